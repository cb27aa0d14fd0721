package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"cantina/engine/scenario"
	"cantina/games"
)

type scenarioCmd struct {
	Run scenarioRunCmd `cmd:"" help:"Play scenario files and check what they expect."`
	Fmt scenarioFmtCmd `cmd:"" help:"Write scenario files in their canonical form."`

	Words scenarioWordsCmd `cmd:"" help:"List the words of a game that scenarios are written in."`
}

type scenarioRunCmd struct {
	Files []string `arg:"" help:"Scenario files, or folders with them."`
	JSON  bool     `help:"Print JSON."`
}

// Help implements kong.HelpProvider.
func (scenarioRunCmd) Help() string {
	return `Each file is played straight, with a save and a load at every decision, and from its choices; all must agree. The
grammar is in docs/scenarios.md.

Example:

  cantina scenario run games/deckbuilding/testdata/scenarios`
}

type scenarioWordsCmd struct {
	Game string `arg:"" help:"The game, see cantina games."`
}

// Help implements kong.HelpProvider.
func (scenarioWordsCmd) Help() string {
	return `Players, options, zones, numbers, remarks, verbs and decisions. The ids of cards are in cantina cards GAME.

Example:

  cantina scenario words deckbuilding`
}

// Run lists the words.
func (c scenarioWordsCmd) Run(e *env) error {
	g, err := findGame(c.Game)
	if err == nil {
		e.printf("%s", scenario.Vocabulary(g))
	}
	return err
}

type scenarioResult struct {
	File  string `json:"file"`
	OK    bool   `json:"ok"`
	Error string `json:"error,omitempty"`
}

// Run plays the scenarios.
func (c scenarioRunCmd) Run(e *env) error {
	files, err := scenarioFiles(c.Files)
	if err != nil {
		return err
	}
	results, wrong := []scenarioResult{}, 0
	for _, name := range files {
		if e.ctx.Err() != nil {
			return errors.New("stopped")
		}
		r := scenarioResult{File: name, OK: true}
		if err := scenario.RunFile(name, games.Get); err != nil {
			r.OK, r.Error = false, err.Error()
			wrong++
		}
		if !c.JSON {
			r.print(e)
		}
		results = append(results, r)
	}
	if c.JSON {
		if err := e.json(results); err != nil {
			return err
		}
		if wrong > 0 {
			return errNegative
		}
		return nil
	}
	if wrong > 0 {
		return fmt.Errorf("%d of %s failed", wrong, count(len(files), "scenario"))
	}
	e.printf("%s passed\n", count(len(files), "scenario"))
	return nil
}

// print says what is wrong with a scenario: file, line and sentence, as compilers do.
func (r scenarioResult) print(e *env) {
	if !r.OK {
		e.printf("%s\n", r.Error)
	}
}

// scenarioFiles lists the files named, and those of the folders named.
func scenarioFiles(names []string) ([]string, error) {
	var out []string
	for _, name := range names {
		before := len(out)
		err := filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && (path == name || strings.HasSuffix(path, ".txt")) {
				out = append(out, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		if len(out) == before {
			return nil, fmt.Errorf("there is no scenario file (*.txt) in %s", name)
		}
	}
	return out, nil
}
