package enginetest

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"testing"

	"cantina/engine"
)

// every spaces out the decisions at which expensive laws are checked.
const every = 7

// secrecy checks that re-dealing what a seat cannot know changes neither what it sees nor what it is
// told, and leaves a position that can be played on.
func (s *suite) secrecy(t *testing.T) {
	t.Parallel()
	table, dealt := &engine.Table{Game: s.g}, &engine.Table{Game: s.g}
	for no := range s.few() {
		m := s.begin(t, table, no)
		s.play(t, m, func(int) {
			if (m.made+no)%every != 0 || m.made > s.far {
				return
			}
			for seat := engine.Nobody; seat < table.Seats; seat++ {
				want := s.sight(t, table, seat)
				for k := range uint64(2) {
					dealt.Copy(table)
					dealt.Determinize(seat, rand.NewPCG(uint64(m.made), k))
					if got := s.sight(t, dealt, seat); !bytes.Equal(got, want) {
						t.Fatalf("%s: %s sees a difference when unknown cards are re-dealt:\n%s", m, s.name(seat), firstDifference(want, got))
					}
					s.goOn(t, m, dealt, k)
				}
			}
		})
	}
}

// sight is everything that a seat is shown and told: its position, and why its cards cannot be used.
func (s *suite) sight(t *testing.T, table *engine.Table, seat engine.Seat) []byte {
	t.Helper()
	v := table.View(seat)
	p := v.Position()
	out, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	if seat == engine.Nobody {
		return out
	}
	for _, z := range p.Zones {
		for _, c := range z.Cards {
			why, err := json.Marshal(v.Explain(v.CardByHandle(c.Handle)))
			if err != nil {
				t.Fatal(err)
			}
			out = append(append(out, '\n'), why...)
		}
	}
	return out
}

// goOn plays a few choices in a re-dealt match.
func (s *suite) goOn(t *testing.T, m *match, dealt *engine.Table, k uint64) {
	t.Helper()
	rng := rand.NewPCG(uint64(m.made), k)
	for range 4 {
		if err := dealt.Check(); err != nil {
			t.Fatalf("%s: re-dealt, the position is broken: %v", m, err)
		}
		if dealt.Over.Ended {
			return
		}
		if err := dealt.Choose(int(rng.Uint64() % uint64(len(dealt.Options)))); err != nil {
			t.Fatalf("%s: re-dealt, it does not go on: %v", m, err)
		}
	}
}

// logSecrecy checks that a log line does not depend on a card that its reader did not know when it
// happened: with any other card in its place it must read the same.
func (s *suite) logSecrecy(t *testing.T) {
	t.Parallel()
	table, other := &engine.Table{Game: s.g}, &engine.Table{Game: s.g}
	table.Recording = true
	for no := range s.few() {
		m := s.begin(t, table, no)
		for !table.Over.Ended && m.made < s.o.Decisions {
			m.choose(t, m.pick())
			for _, e := range table.Events {
				for seat := range table.Seats {
					s.logLine(t, m, e, seat, other)
				}
			}
		}
	}
}

func (s *suite) logLine(t *testing.T, m *match, e engine.Logged, seat engine.Seat, other *engine.Table) {
	t.Helper()
	line := m.t.LogLine(e, seat)
	if vague(line) != "" {
		t.Fatalf("%s: the log line %q for %s is not filled in", m, line, s.name(seat))
	}
	if e.Kind == engine.EvVar || e.Card == engine.NoCard || e.Seen&(1<<seat) != 0 {
		return
	}
	other.Copy(m.t)
	def := (e.Def + 1) % engine.DefID(len(s.g.Defs))
	other.Cards[e.Card].Def, e.Def = def, def
	if got := other.LogLine(e, seat); got != line {
		t.Fatalf("%s: %s did not know the card, and yet reads %q, which would be %q with another card", m, s.name(seat), line, got)
	}
}

// shuffles checks that nobody can follow a card through a shuffle by its handle: of the cards of a
// shuffled zone about one keeps its handle.
func (s *suite) shuffles(t *testing.T) {
	t.Parallel()
	table := &engine.Table{Game: s.g}
	table.Recording = true
	before := map[engine.CardID]uint16{}
	shuffles, kept, all := 0, 0, 0
	for no := range s.few() {
		m := s.begin(t, table, no)
		s.play(t, m, func(int) {
			for _, e := range table.Events { // of the choice before
				if e.Kind != engine.EvShuffle || table.Count(e.To) < 2 || m.made == 0 {
					continue
				}
				shuffles++
				for c := table.First(e.To); c != engine.NoCard; c = table.Next(c) {
					all++
					if before[c] == table.Handle(c) {
						kept++
					}
				}
			}
			for c := range table.Cards {
				before[engine.CardID(c)] = table.Handle(engine.CardID(c))
			}
		})
	}
	if kept > all/4+8 {
		t.Errorf("%d of %d cards kept their handle in %d shuffles: they can be followed", kept, all, shuffles)
	}
	t.Logf("%d of %d cards kept their handle in %d shuffles", kept, all, shuffles)
}

func (s *suite) name(seat engine.Seat) string {
	if seat == engine.Nobody {
		return "a spectator"
	}
	return s.g.Seats[seat].ID
}

// firstDifference shows two texts around the first place where they differ.
func firstDifference(a, b []byte) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	part := func(x []byte) string { return string(x[max(i-160, 0):min(i+160, len(x))]) }
	return part(a) + "\n  and re-dealt\n" + part(b)
}
