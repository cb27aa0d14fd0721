package enginetest

import (
	"strings"
	"testing"

	"cantina/engine"
)

// texts checks what players read: prompts, labels and refusals are filled in, and every refusal has a
// rule of the rulebook.
func (s *suite) texts(t *testing.T) {
	t.Parallel()
	table := &engine.Table{Game: s.g}
	for no := range s.few() {
		m := s.begin(t, table, no)
		s.play(t, m, func(int) {
			if m.made > s.far {
				return
			}
			s.labels(t, m)
			if (m.made+no)%every == 0 {
				for seat := range table.Seats {
					s.refusals(t, m, seat)
				}
			}
		})
	}
}

func (s *suite) labels(t *testing.T, m *match) {
	t.Helper()
	for seat := engine.Nobody; seat < m.t.Seats; seat++ {
		if p := m.t.PromptText(seat); p == "" || vague(p) != "" {
			t.Fatalf("%s: the prompt for %s reads %q", m, s.name(seat), p)
		}
	}
	type state struct { // by which equal cards can be told apart
		label    string
		zone     engine.ZoneID
		flags    uint16
		counters [4]int16
		host     engine.CardID
	}
	seen := map[state]bool{}
	for _, o := range m.t.Options {
		l := m.t.Label(o)
		if l == "" || vague(l) != "" {
			t.Fatalf("%s: an option of %s reads %q", m, s.g.Verbs[o.Verb].ID, l)
		}
		// Elsewhere equal words may mean two cards in different states.
		if m.t.Game.Verbs[o.Verb].Die || o.A == engine.NoCard || !s.g.Zones[m.t.KindOf(o.A)].Alike {
			continue
		}
		c := &m.t.Cards[o.A]
		at := state{l, c.Zone, c.Flags, c.Counters, c.Host}
		if seen[at] {
			t.Fatalf("%s: the option %q is there twice, for cards that are alike", m, l)
		}
		seen[at] = true
	}
}

// refusals checks what a seat is told about every card that it knows.
func (s *suite) refusals(t *testing.T, m *match, seat engine.Seat) {
	t.Helper()
	v := m.t.View(seat)
	for _, z := range v.Position().Zones {
		for _, c := range z.Cards {
			id := v.CardByHandle(c.Handle)
			list := v.Explain(id)
			if len(list) == 0 && !s.offered(m.t, seat, id) {
				t.Fatalf("%s: %s is not told why %s in %s cannot be used", m, s.name(seat), c.Def, z.ID)
			}
			for _, r := range list {
				if !s.rule(r.Rule) {
					t.Fatalf("%s: %s is refused %s by the rule %q, which the rulebook does not have: %s", m, s.name(seat), c.Def, r.Rule, r.Text)
				}
				if r.Text == "" || unfit(r.Text) != "" {
					t.Fatalf("%s: %s is refused %s with the words %q", m, s.name(seat), c.Def, r.Text)
				}
			}
		}
	}
}

func (s *suite) offered(t *engine.Table, seat engine.Seat, c engine.CardID) bool {
	if t.Ask.Seat != seat {
		return false
	}
	for _, o := range t.Options {
		if o.A == c || o.B == c {
			return true
		}
	}
	return false
}

// unfit returns what no text may hold: an unfilled key, a node without words, a leaked Go value, the
// name of no card or of no player, doubled punctuation.
func unfit(text string) string {
	for _, x := range []string{"{", "}", noWords, "%!", "<nil>", "  ", " ,", " ."} {
		if strings.Contains(text, x) {
			return x
		}
	}
	return ""
}

// vague returns the name of no card or no player, which prompts, labels and log lines must not hold.
func vague(text string) string {
	for _, x := range []string{"nobody", "nothing", "mode "} {
		if strings.Contains(text, x) {
			return x
		}
	}
	return unfit(text)
}
