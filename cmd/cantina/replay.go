package main

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/games"
	"cantina/match"
)

type replayCmd struct {
	File     string `arg:"" help:"A match record."`
	To       *int   `placeholder:"N" help:"Only show the position after N decisions."`
	Seat     string `help:"Show what this seat knew; everything is open if left out."`
	JSON     bool   `help:"Print the position as JSON."`
	Scenario bool   `help:"Print the position as a scenario, as the seat knows it."`
	Whole    bool   `help:"With --scenario: the whole match up to there, with every hidden card."`
}

// Help implements kong.HelpProvider.
func (replayCmd) Help() string {
	return `Without --to you step through the match: an empty line goes on, a number goes to that decision.

Examples:

  cantina replay match.json
  cantina replay match.json --to 40
  cantina replay match.json --to 40 --scenario > position.txt`
}

// replay is a record that somebody steps through.
type replay struct {
	e    *env
	g    *engine.Game
	r    *match.Record
	seat engine.Seat // whose eyes, Nobody for all cards open
	all  int         // decisions
}

// Run shows the record.
func (c replayCmd) Run(e *env) error {
	r, err := readRecord(c.File)
	if err != nil {
		return err
	}
	g, err := games.Get(r.Game)
	if err != nil {
		return err
	}
	p := &replay{e: e, g: g, r: r, seat: engine.Nobody, all: len(r.Choices())}
	if c.Seat != "" {
		if p.seat, err = findSeat(g, c.Seat); err != nil {
			return err
		}
	}
	// A record that is wrong somewhere says so now and not in the middle.
	if err := match.Verify(r); err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	at := p.all
	if c.To != nil {
		at = *c.To
	}
	if at < 0 || at > p.all {
		return usage("%s has %d decisions, so --to is 0 to %d, not %d", c.File, p.all, p.all, at)
	}
	switch {
	case c.JSON && c.Scenario:
		return usage("choose one of --json and --scenario")
	case c.Whole && !c.Scenario:
		return usage("--whole goes with --scenario")
	case c.Scenario:
		return p.scenario(at, c.Whole)
	case c.JSON:
		t, err := match.Replay(r, at)
		if err != nil {
			return err
		}
		return e.json(p.position(t))
	case c.To != nil:
		return p.show(at)
	}
	return p.steps()
}

// position is what is shown: the seat's own view, or everything.
func (p *replay) position(t *engine.Table) *engine.Position {
	if p.seat != engine.Nobody {
		return t.View(p.seat).Position()
	}
	open := t.Clone()
	for i := range open.Cards {
		open.Cards[i].Seen = 1<<open.Seats - 1
	}
	return open.View(max(open.Ask.Seat, 0)).Position()
}

// show prints what the n-th decision did and the position after it.
func (p *replay) show(n int) error {
	t, err := match.Replay(p.r, n)
	if err != nil {
		return err
	}
	viewer := p.seat
	p.e.printf("After decision %d of %d:\n", n, p.all)
	for _, l := range match.Lines(t, viewer, 0) {
		indent := strings.Repeat("  ", l.Depth+1)
		p.e.printf("%s%s\n", indent, wrap(l.Text, indent))
	}
	pos := p.position(t)
	b := &board{g: p.g, pos: pos, who: p.who, colour: p.e.colours()}
	p.e.printf("%s", b.draw())
	if d := pos.Decision; d != nil {
		p.e.printf("%s\n", wrap(fmt.Sprintf("To choose: %s. %s [%s]", p.g.SeatName(d.Seat), d.Prompt, d.Rule), ""))
	}
	return nil
}

func (p *replay) who(s engine.Seat) string {
	if level := p.r.Seats[s].Bot; level != "" {
		return p.g.SeatName(s) + " (" + level + ")"
	}
	return p.g.SeatName(s)
}

// steps lets a person go through the match.
func (p *replay) steps() error {
	at := 0
	if err := p.show(at); err != nil {
		return err
	}
	p.e.printf("Empty line: next. back, end, a number: go there. quit: stop.\n")
	lines := p.e.lines()
	for {
		line, ok := p.e.ask(lines)
		if !ok {
			return nil
		}
		to := at
		switch word := strings.ToLower(strings.TrimSpace(line)); word {
		case "", "next", "n":
			to++
		case "back", "b":
			to--
		case "end":
			to = p.all
		case "quit", "exit", "q":
			return nil
		default:
			n, err := strconv.Atoi(word)
			if err != nil {
				p.e.printf("Type an empty line, back, end, quit or a number from 0 to %d.\n", p.all)
				continue
			}
			to = n
		}
		if to < 0 || to > p.all {
			p.e.printf("There is no decision %d: the match has 0 to %d.\n", to, p.all)
			continue
		}
		at = to
		if err := p.show(at); err != nil {
			return err
		}
	}
}
