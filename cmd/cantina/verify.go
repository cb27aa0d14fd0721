package main

import (
	"errors"
	"fmt"
	"io/fs"

	"cantina/games"
	"cantina/match"
)

type verifyCmd struct {
	File string `arg:"" help:"A match record."`
	JSON bool   `help:"Print JSON."`
}

// Help implements kong.HelpProvider.
func (verifyCmd) Help() string {
	return `Plays the record again. It is right when the seed has the SHA-256 that was promised before the first choice, every
choice was possible, and every position has the hash that was written down.

Example:

  cantina verify match.json`
}

// readRecord reads a match record; the error names the file.
func readRecord(name string) (*match.Record, error) {
	b, err := readFile(name, match.MaxRecord)
	if err != nil {
		return nil, err
	}
	r, err := match.Decode(b)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return r, nil
}

// verdict is what --json prints.
type verdict struct {
	OK        bool   `json:"ok"`
	Error     string `json:"error,omitempty"`
	Game      string `json:"game,omitempty"`
	Version   string `json:"version,omitempty"`
	Decisions int    `json:"decisions"`
	Over      bool   `json:"over"`
	Winner    string `json:"winner,omitempty"` // a seat; missing if nobody has won
	Outcome   string `json:"outcome,omitempty"`
}

// tell says what a right record tells.
func (v *verdict) tell(r *match.Record) {
	v.Game, v.Version, v.Decisions = r.Game, r.Version, len(r.Choices())
	if r.Outcome == nil {
		return
	}
	v.Over, v.Outcome = true, r.Outcome.Text
	if g, err := games.Get(r.Game); err == nil && r.Outcome.Winner >= 0 && int(r.Outcome.Winner) < len(g.Seats) {
		v.Winner = g.Seats[r.Outcome.Winner].ID
	}
}

// Run checks the record.
func (c verifyCmd) Run(e *env) error {
	r, err := readRecord(c.File)
	if err == nil {
		if err = match.Verify(r); err != nil {
			err = fmt.Errorf("%s: %w", c.File, err)
		}
	}
	if c.JSON {
		if errors.Is(err, fs.ErrNotExist) {
			return err
		}
		out := verdict{OK: err == nil}
		if err == nil {
			out.tell(r)
		} else {
			out.Error = err.Error()
			err = errNegative
		}
		if e := e.json(out); e != nil {
			return e
		}
		return err
	}
	if err != nil {
		return err
	}
	e.printf("%s is right: %s, %s", c.File, r.Game, count(len(r.Choices()), "decision"))
	if r.Outcome != nil {
		e.printf("; %s", r.Outcome.Text)
	}
	e.printf("\n")
	return nil
}
