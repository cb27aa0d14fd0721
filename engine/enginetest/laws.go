package enginetest

import (
	"bytes"
	"testing"

	"cantina/engine"
)

// rulebook checks that every rule that the game's declarations cite is in its rulebook.
func (s *suite) rulebook(t *testing.T) {
	g := s.g
	need := func(id, what string) {
		if !s.rule(id) {
			t.Errorf("%s cites the rule %q, which the rulebook does not have", what, id)
		}
	}
	for i, p := range g.Prompts {
		if i > 0 && p.ID != "" {
			need(p.Rule, "prompt "+p.ID)
		}
	}
	for _, e := range g.Endings {
		need(e.Rule, "an ending")
	}
	for _, o := range g.Options {
		need(o.Rule, "option "+o.ID)
	}
	for _, a := range g.Actions {
		for _, n := range a.Needs {
			need(n.Rule, "a precondition of "+g.Verbs[a.Verb].ID)
		}
	}
	for i := range g.Defs {
		for _, a := range g.Defs[i].Abilities {
			need(a.Rule, "an ability of "+g.Defs[i].ID)
		}
	}
}

// matches checks, in many random matches, that they end, that every card is in one place and every
// number within its bounds, and that decisions are well formed.
func (s *suite) matches(t *testing.T) {
	t.Parallel()
	table := &engine.Table{Game: s.g}
	longest, seen := 0, map[engine.Option]bool{}
	for no := range s.o.Games {
		m := s.begin(t, table, no)
		s.play(t, m, func(int) {
			if err := table.Check(); err != nil {
				t.Fatalf("%s: %v", m, err)
			}
			s.decision(t, m, seen)
		})
		if err := table.Check(); err != nil {
			t.Fatalf("%s: %v", m, err)
		}
		if o := table.Over; o.Stalled {
			t.Fatalf("%s: it stalled", m)
		} else if r := s.g.Endings[o.Reason].Rule; !s.rule(r) {
			t.Fatalf("%s: it ended by the rule %q, which the rulebook does not have", m, r)
		}
		if err := table.Choose(0); err == nil {
			t.Fatalf("%s: a choice was accepted after the end", m)
		}
		longest = max(longest, m.made)
	}
	t.Logf("%d matches, the longest with %d decisions", s.o.Games, longest)
}

// decision checks that a decision has two options or more, all different, and a rule.
func (s *suite) decision(t *testing.T, m *match, seen map[engine.Option]bool) {
	t.Helper()
	d := m.t.Decision()
	if len(d.Options) < 2 && !m.t.Ask.Keep {
		t.Fatalf("%s: a decision with a single option was asked", m)
	}
	clear(seen)
	for _, o := range d.Options {
		if seen[o] {
			t.Fatalf("%s: the option %q is there twice", m, m.t.Label(o))
		}
		seen[o] = true
	}
	if !s.rule(d.Rule) {
		t.Fatalf("%s: the decision cites the rule %q, which the rulebook does not have", m, d.Rule)
	}
	for _, bad := range []int{-1, len(d.Options)} {
		if err := m.t.Choose(bad); err == nil {
			t.Fatalf("%s: option %d of %d was accepted", m, bad, len(d.Options))
		}
	}
}

// restore checks that a copy, and a match that was saved and loaded, go on exactly as the original
// does, at every decision.
func (s *suite) restore(t *testing.T) {
	t.Parallel()
	table, loaded, copied := &engine.Table{Game: s.g}, &engine.Table{Game: s.g}, &engine.Table{Game: s.g}
	var save, other []byte
	for no := range s.few() {
		m := s.begin(t, table, no)
		for !table.Over.Ended && m.made < min(s.far, s.o.Decisions) {
			save = table.AppendSave(save[:0])
			if err := loaded.Load(save); err != nil {
				t.Fatalf("%s: %v", m, err)
			}
			copied.Copy(table)
			i := m.pick()
			m.choose(t, i)
			save = table.AppendSave(save[:0])
			for _, twin := range []struct {
				name string
				t    *engine.Table
			}{{"saved and loaded", loaded}, {"copied", copied}} {
				if err := twin.t.Choose(i); err != nil {
					t.Fatalf("%s: %s, it does not go on: %v", m, twin.name, err)
				}
				if other = twin.t.AppendSave(other[:0]); !bytes.Equal(save, other) {
					t.Fatalf("%s: %s, it goes on differently", m, twin.name)
				}
			}
		}
	}
}

// hashEvery spaces out the decisions at which two matches are compared.
const hashEvery = 32

// replay checks that the same setup and choices give the same match, on a fresh table and on one that
// has played another match before.
func (s *suite) replay(t *testing.T) {
	t.Parallel()
	used := &engine.Table{Game: s.g}
	s.begin(t, used, s.o.Games)
	for no := range s.few() {
		m := s.begin(t, &engine.Table{Game: s.g}, no)
		var choices []int
		var hashes [][8]byte
		s.play(t, m, func(i int) {
			if len(choices)%hashEvery == 0 {
				hashes = append(hashes, m.t.Hash())
			}
			choices = append(choices, i)
		})
		hashes = append(hashes, m.t.Hash())
		for range 2 { // the second time the table holds the end of the same match
			again := s.begin(t, used, no)
			for k, i := range choices {
				if k%hashEvery == 0 && again.t.Hash() != hashes[k/hashEvery] {
					t.Fatalf("%s: played again with the same choices it is another match", again)
				}
				again.choose(t, i)
			}
			if again.t.Hash() != hashes[len(hashes)-1] {
				t.Fatalf("%s: played again with the same choices it ends differently", again)
			}
		}
	}
}

// allocation checks that choosing allocates nothing once the buffers have grown.
func (s *suite) allocation(t *testing.T) {
	table := &engine.Table{Game: s.g}
	for no := range s.few() { // let the buffers grow
		s.play(t, s.begin(t, table, no), func(int) {})
	}
	m := s.begin(t, table, 0)
	var choices []int
	s.play(t, m, func(i int) { choices = append(choices, i) })
	start := &engine.Table{Game: s.g}
	s.begin(t, start, 0)
	n := testing.AllocsPerRun(5, func() {
		table.Copy(start)
		for _, i := range choices {
			if table.Choose(i) != nil {
				return
			}
		}
	})
	if n != 0 {
		t.Errorf("playing a match of %d decisions a second time allocates %v times; it should not at all", len(choices), n)
	}
}
