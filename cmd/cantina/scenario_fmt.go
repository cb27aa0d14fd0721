package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"

	"cantina/engine"
	"cantina/engine/scenario"
	"cantina/match"
)

// maxScenario bounds the size of a scenario file in bytes.
const maxScenario = 4 << 20

type scenarioFmtCmd struct {
	Files []string `arg:"" help:"Scenario files, or folders with them."`
	Write bool     `short:"w" help:"Write the result back to the files."`
	List  bool     `short:"l" help:"Only list the files that would change; fails if there are any."`
}

// Help implements kong.HelpProvider.
func (scenarioFmtCmd) Help() string {
	return `Writes scenarios in their one canonical form, to standard output or, with -w, back to the files.

Example:

  cantina scenario fmt -w games/deckbuilding/testdata/scenarios`
}

// Run formats the scenarios.
func (c scenarioFmtCmd) Run(e *env) error {
	if c.Write && c.List {
		return usage("choose one of -w and -l")
	}
	files, err := scenarioFiles(c.Files)
	if err != nil {
		return err
	}
	changed := 0
	for _, name := range files {
		old, err := readFile(name, maxScenario)
		if err != nil {
			return err
		}
		text, err := scenario.Format(name, old)
		if err != nil {
			return err
		}
		switch {
		case !c.Write && !c.List:
			if _, err := e.out.Write(text); err != nil {
				return err
			}
		case bytes.Equal(old, text):
		case c.List:
			e.printf("%s\n", name)
			changed++
		default:
			if err := os.WriteFile(name, text, 0o644); err != nil {
				return err
			}
			e.printf("%s\n", name)
		}
	}
	if changed > 0 {
		return fmt.Errorf("%s not in the canonical form: cantina scenario fmt -w mends that", count(changed, "file"))
	}
	return nil
}

// scenario writes the position after n decisions as a scenario: what a seat knows of it, that of the
// seat that has to choose if none was named. In the middle of something it is that of the last
// menu and the choices since; where even that cannot be written, or if whole is set, the whole match.
func (p *replay) scenario(n int, whole bool) error {
	t, err := match.Replay(p.r, n)
	if err != nil {
		return err
	}
	seat := p.seat
	if seat == engine.Nobody {
		seat = t.Ask.Seat
	}
	var text []byte
	c, choices, err := p.choices(n)
	if err != nil {
		return err
	}
	err = scenario.ErrExport
	if !whole {
		text, err = scenario.ExportNow(p.g, c.Setup, choices, seat)
	}
	if errors.Is(err, scenario.ErrExport) {
		if !whole {
			fmt.Fprintf(p.e.err, "%s; so this is the whole match up to there.\n", sentenceCase(err.Error()))
		}
		text, err = scenario.ExportGame(p.g, c.Setup, choices)
	}
	if err != nil {
		return err
	}
	_, err = p.e.out.Write(text)
	return err
}

// choices returns how the match was set up and its first choices.
func (p *replay) choices(n int) (match.Config, []int, error) {
	c, err := p.r.Config()
	choices := make([]int, n)
	for i, k := range p.r.Choices()[:n] {
		choices[i] = int(k)
	}
	return c, choices, err
}
