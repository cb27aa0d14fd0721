package main

import (
	"context"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	crand "crypto/rand"

	"cantina/engine"
	"cantina/games"
)

// width is the widest line that is printed.
const width = 80

// env is what a command works with instead of the process's own.
type env struct {
	ctx      context.Context
	in       io.Reader
	out, err io.Writer
}

func (e *env) printf(format string, args ...any) { fmt.Fprintf(e.out, format, args...) }

// json prints a value as indented JSON.
func (e *env) json(v any) error {
	enc := json.NewEncoder(e.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// sink is the program's output. It keeps the first error, so that a full disk does not pass for success.
type sink struct {
	w   io.Writer
	err error
}

func (s *sink) Write(p []byte) (int, error) {
	if s.err != nil {
		return 0, s.err
	}
	n, err := s.w.Write(p)
	s.err = err
	return n, err
}

func (s *sink) failed() error {
	if s.err != nil {
		return fmt.Errorf("the output could not be written: %w", s.err)
	}
	return nil
}

// terminal reports whether a stream is a terminal that understands more than lines of text.
func terminal(stream any) bool {
	return os.Getenv("TERM") != "dumb" && os.Getenv("TERM") != "" && charDevice(stream)
}

// charDevice reports whether somebody sits at the other end of a stream, as far as the system tells:
// /dev/null passes for a terminal too, which does no harm.
func charDevice(stream any) bool {
	if s, ok := stream.(*sink); ok {
		stream = s.w
	}
	f, ok := stream.(*os.File)
	if !ok {
		return false
	}
	st, err := f.Stat()
	return err == nil && st.Mode()&os.ModeCharDevice != 0
}

// colours reports whether output may be coloured: see no-color.org.
func (e *env) colours() bool { return os.Getenv("NO_COLOR") == "" && terminal(e.out) }

func findGame(id string) (*engine.Game, error) {
	g, err := games.Get(id)
	if err != nil {
		return nil, usageError{err.Error()}
	}
	return g, nil
}

// findSeat finds a seat by its id; the empty one is the first seat.
func findSeat(g *engine.Game, id string) (engine.Seat, error) {
	var ids []string
	for i, s := range g.Seats {
		if s.ID == id || id == "" {
			return engine.Seat(i), nil
		}
		ids = append(ids, s.ID)
	}
	return 0, usage("%s has no seat %q; the seats are: %s", g.ID, id, strings.Join(ids, ", "))
}

// parseSeed reads a seed: a number, or the 64 hex digits of a match record. Without one it is a
// secret one.
func parseSeed(s string) (seed [32]byte, err error) {
	if s == "" {
		_, err = crand.Read(seed[:])
		return seed, err
	}
	if b, err := hex.DecodeString(s); err == nil && len(b) == len(seed) {
		return [32]byte(b), nil
	}
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		return seed, usage("the seed %q is neither a whole number nor 64 hex digits", s)
	}
	binary.LittleEndian.PutUint64(seed[:], n)
	return seed, nil
}

// setup makes the setup of a match and checks the options and decks.
func setup(g *engine.Game, seed [32]byte, options map[string]string, decks []engine.Deck) (engine.Setup, error) {
	s := engine.Setup{Seed: seed, Options: options, Decks: decks}
	_, err := g.New(s)
	var illegal *engine.IllegalDeck
	if err != nil && !errors.As(err, &illegal) {
		err = usageError{err.Error()}
	}
	return s, err
}

// readFile reads a file of at most max bytes; its errors name the file.
func readFile(name string, most int64) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, most+1))
	if err != nil {
		return nil, err
	}
	if int64(len(b)) > most {
		return nil, fmt.Errorf("%s has more than %d bytes, which is too long for it", name, most)
	}
	return b, nil
}
