package main

import (
	"fmt"

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

// Run checks the record.
func (c verifyCmd) Run(e *env) error {
	r, err := readRecord(c.File)
	if err == nil {
		if err = match.Verify(r); err != nil {
			err = fmt.Errorf("%s: %w", c.File, err)
		}
	}
	if c.JSON {
		out := struct {
			OK    bool   `json:"ok"`
			Error string `json:"error,omitempty"`
		}{OK: err == nil}
		if err != nil {
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
