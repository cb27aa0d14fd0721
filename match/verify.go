package match

import (
	"encoding/hex"
	"errors"
	"fmt"

	"cantina/engine"
	"cantina/games"
)

// ErrNoSeed is the error of playing a record again whose match is not over: the seed is still
// secret.
var ErrNoSeed = errors.New("match record: it has no seed, which is told only when the match is over, so it cannot be played again")

// errStop ends a walk early.
var errStop = errors.New("stop")

// Choices returns all choices of the record.
func (r *Record) Choices() []uint16 {
	var out []uint16
	for _, b := range r.Blocks {
		out = append(out, b.Choices...)
	}
	return out
}

// Config returns what the record's match was set up with.
func (r *Record) Config() (Config, error) {
	if r.Seed == "" {
		return Config{}, ErrNoSeed
	}
	if err := r.check(); err != nil {
		return Config{}, fmt.Errorf("match record: %w", err)
	}
	g, err := games.Get(r.Game)
	if err != nil {
		return Config{}, fmt.Errorf("match record: %w", err)
	}
	c := Config{Game: g, Setup: engine.Setup{Options: allOptions(g, r.Options), Decks: r.Decks}, Players: r.Seats}
	seed, _ := hex.DecodeString(r.Seed) // check has seen that it is 64 hex digits
	copy(c.Setup.Seed[:], seed)
	if sum := c.Setup.Commitment(); hex.EncodeToString(sum[:]) != r.Commitment {
		return Config{}, fmt.Errorf("match record: the seed does not match the commitment: its SHA-256 is %x…, and the match was promised %.8s…",
			sum[:4], r.Commitment)
	}
	return c, nil
}

// Walk plays the record again from the beginning and visits every position, also the first: n is
// the number of decisions before it, and the table's Events are those of the last choice. The
// hashes on the way are checked. An error of visit ends the walk.
func Walk(r *Record, visit func(n int, t *engine.Table) error) error {
	c, err := r.Config()
	if err != nil {
		return err
	}
	choices := r.Choices()
	var visited error
	err = walk(c, choices, func(n int, t *engine.Table) error {
		if want := r.hashAt(n, len(choices)); want != "" && want != hash(t) {
			return fmt.Errorf("the position after decision %d has the hash %s and the record says %s: it was edited, or made by another build", n, hash(t), want)
		}
		visited = visit(n, t)
		return visited
	})
	if err != nil && err != visited {
		return fmt.Errorf("match record: %w", err)
	}
	return err
}

// hashAt returns the hash that the record holds of the position after n decisions, if any.
func (r *Record) hashAt(n, all int) string {
	switch {
	case n == 0:
		return r.Begin
	case n%blockSize == 0 || n == all:
		return r.Blocks[(n-1)/blockSize].Hash
	}
	return ""
}

// Replay returns the position after the given number of decisions of the record, after all if it
// is below 0.
func Replay(r *Record, upTo int) (*engine.Table, error) {
	if n := len(r.Choices()); upTo > n {
		return nil, fmt.Errorf("match record: it has %d decisions, so there is no position after %d", n, upTo)
	}
	var out *engine.Table
	err := Walk(r, func(n int, t *engine.Table) error {
		out = t
		if n == upTo {
			return errStop
		}
		return nil
	})
	if err != nil && err != errStop {
		return nil, err
	}
	return out, nil
}

// Verify plays the whole record again and checks that it says the truth: the seed matches the
// commitment, every choice was possible, every hash and the outcome are as recorded.
func Verify(r *Record) error {
	t, err := Replay(r, -1)
	if err != nil {
		return err
	}
	got, said := outcome(t), r.Outcome
	switch {
	case got == nil && said == nil, got != nil && said != nil && got.same(said):
		return nil
	case got == nil:
		return fmt.Errorf("match record: it says that the match ended, and after its %d decisions it goes on", len(r.Choices()))
	case said == nil:
		return fmt.Errorf("match record: it has no outcome, and the match ended with: %s", got.Text)
	}
	return fmt.Errorf("match record: it says %q (winner %d, %s), and the match ended with %q (winner %d, %s)",
		said.Text, said.Winner, said.Rule, got.Text, got.Winner, got.Rule)
}

// same compares what happened; the words for it may change.
func (o *Outcome) same(p *Outcome) bool {
	return o.Winner == p.Winner && o.Stalled == p.Stalled && o.Rule == p.Rule
}

// Resume brings the match of a record back, to be played on. It needs the seed.
func Resume(r *Record) (*Match, error) {
	if err := Verify(r); err != nil {
		return nil, err
	}
	c, err := r.Config()
	if err != nil {
		return nil, err
	}
	var entries []Entry
	for _, n := range r.Choices() {
		entries = append(entries, Entry(n))
	}
	m, err := Restore(c, entries)
	if err != nil {
		return nil, err
	}
	m.takeBacks = r.TakeBacks
	return m, nil
}
