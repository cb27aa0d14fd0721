package enginetest

import (
	"encoding/binary"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"cantina/engine"
)

// Options say how a game is tested. The zero value tests it with its default options.
type Options struct {
	// Games is the number of random matches that the cheap laws are checked in, 40 if it is 0. The
	// expensive laws are checked in a tenth of them and only so far into each. The environment variable
	// CANTINA_GAMES overrides it, for long runs by hand, which check everything to the end.
	Games int
	// Settings are the options of the matches, used in turn.
	Settings []map[string]string
	// Decks are the decks of the matches, used in turn, for games whose players bring decks.
	Decks [][]engine.Deck
	// Decisions bounds the decisions of one random match, 20,000 if it is 0.
	Decisions int
	// Policy makes the choices of the golden playthrough; nil takes the first option that does not end
	// or decline anything.
	Policy func(t *engine.Table) int
	// Playthrough is the path of the golden playthrough, testdata/playthrough.txt if it is empty.
	Playthrough string
	// Cards is the path of the reviewed texts of all cards, testdata/cards.txt if it is empty.
	Cards string
	// OffCards are the nodes of the game that no card has, because its procedures use them.
	OffCards []string
}

// Conform checks the laws of package engine, and what players may rely on, in random matches of a
// game. Each law is a test of its own.
func Conform(t *testing.T, g *engine.Game, o Options) {
	s := &suite{g: g, far: 400}
	if o.Games == 0 {
		o.Games = 40
	}
	if text := os.Getenv("CANTINA_GAMES"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			t.Fatalf("CANTINA_GAMES is %q; it must be a number of matches", text)
		}
		o.Games, s.far = n, 1<<30
	}
	if o.Decisions == 0 {
		o.Decisions = 20000
	}
	if o.Playthrough == "" {
		o.Playthrough = "testdata/playthrough.txt"
	}
	if o.Cards == "" {
		o.Cards = "testdata/cards.txt"
	}
	s.o = o
	for _, law := range []struct {
		name  string
		check func(*testing.T)
	}{
		{"rulebook", s.rulebook},
		{"allocation", s.allocation}, // not parallel: it counts allocations
		{"playthrough", s.playthrough},
		{"cards", s.cards},
		{"json", s.json},
		{"matches", s.matches},
		{"restore", s.restore},
		{"replay", s.replay},
		{"secrecy", s.secrecy},
		{"log", s.logSecrecy},
		{"shuffles", s.shuffles},
		{"texts", s.texts},
	} {
		t.Run(law.name, law.check)
	}
}

type suite struct {
	g   *engine.Game
	o   Options
	far int // how many decisions of a match the expensive laws are checked at
}

// few is the number of matches for expensive laws: each setting is among them.
func (s *suite) few() int { return max(s.o.Games/10, len(s.o.Settings), 3) }

// match is one random match: numbered, so that it can be played again.
type match struct {
	t     *engine.Table
	no    int
	setup engine.Setup
	rng   *rand.PCG
	made  int // decisions so far
}

// begin sets up the match of a number on a table, whose memory is reused.
func (s *suite) begin(tb testing.TB, t *engine.Table, no int) *match {
	tb.Helper()
	m := &match{t: t, no: no, rng: rand.NewPCG(uint64(no), 0x5eed)}
	binary.LittleEndian.PutUint64(m.setup.Seed[:], uint64(no))
	if n := len(s.o.Settings); n > 0 {
		m.setup.Options = s.o.Settings[no%n]
	}
	if n := len(s.o.Decks); n > 0 {
		m.setup.Decks, m.setup.AnyDeck = s.o.Decks[no%n], true
	}
	if err := t.Reset(m.setup); err != nil {
		tb.Fatalf("match %d cannot begin: %v", no, err)
	}
	return m
}

// pick returns a uniformly random option.
func (m *match) pick() int {
	hi, _ := bits.Mul64(m.rng.Uint64(), uint64(len(m.t.Options)))
	return int(hi)
}

func (m *match) choose(tb testing.TB, i int) {
	tb.Helper()
	m.made++
	if err := m.t.Choose(i); err != nil {
		tb.Fatalf("%s: %v", m, err)
	}
}

// String tells how to find the position again.
func (m *match) String() string {
	text := fmt.Sprintf("match %d (options %v), after %d decisions", m.no, m.setup.Options, m.made)
	if !m.t.Over.Ended && m.t.Ask.Prompt != engine.PromptNone && int(m.t.Ask.Prompt) < len(m.t.Game.Prompts) {
		text += fmt.Sprintf(", at %q of %s", m.t.Game.Prompts[m.t.Ask.Prompt].ID, m.t.Game.Seats[m.t.Ask.Seat].ID)
	}
	return text
}

// play plays a match to its end and calls look at every decision with the choice about to be made.
func (s *suite) play(t *testing.T, m *match, look func(choice int)) {
	t.Helper()
	for !m.t.Over.Ended {
		if m.made >= s.o.Decisions {
			t.Fatalf("%s: it has not ended after %d decisions", m, s.o.Decisions)
		}
		if len(m.t.Options) == 0 {
			t.Fatalf("%s: there is no option", m)
		}
		i := m.pick()
		look(i)
		m.choose(t, i)
	}
}

// rule reports whether the rulebook has a rule.
func (s *suite) rule(id string) bool {
	_, ok := s.g.Rules.Get(id)
	return ok
}
