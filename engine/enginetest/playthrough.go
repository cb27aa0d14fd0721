package enginetest

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"cantina/engine"
)

// maxPlaythrough bounds the golden playthrough, in bytes.
const maxPlaythrough = 300_000

// playthrough plays one match by a fixed policy and compares the account of it, which a person can
// read, with the golden file.
func (s *suite) playthrough(t *testing.T) {
	got := s.account(t)
	if len(got) > maxPlaythrough {
		t.Errorf("the playthrough has %d bytes; a person should read at most %d", len(got), maxPlaythrough)
	}
	Golden(t, s.o.Playthrough, string(got))
}

// positionEvery is after how many decisions the whole position is shown.
const positionEvery = 60

func (s *suite) account(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	table := &engine.Table{Game: s.g}
	m := s.begin(t, table, 0)
	table.Recording = true
	policy := s.o.Policy
	if policy == nil {
		policy = onward
	}
	fmt.Fprintf(&b, "A match of %s, version %s, seed 0.\nThe chosen option is marked >. Lines after | are the log; those that only one player reads so name the player.\n", s.g.Name, s.g.Version)
	turn := int32(0)
	for !table.Over.Ended {
		if m.made >= s.o.Decisions {
			t.Fatalf("%s: the playthrough does not end; give Options a Policy that ends it", m)
		}
		if table.Turn != turn {
			turn = table.Turn
			fmt.Fprintf(&b, "\n== Turn %d: %s ==\n", turn, s.g.SeatName(table.Active))
		}
		if m.made%positionEvery == 0 {
			for seat := range table.Seats {
				s.show(&b, table.View(seat))
			}
		}
		i := policy(table)
		d := table.Decision()
		fmt.Fprintf(&b, "\n%d. %s: %s [%s]\n", m.made+1, s.g.Seats[d.Seat].ID, table.PromptText(d.Seat), d.Rule)
		s.options(&b, table, i)
		m.choose(t, i)
		for _, e := range table.Events {
			s.write(&b, table, e)
		}
	}
	fmt.Fprintf(&b, "\n== The end, after %d decisions ==\n%s\n", m.made, table.View(0).Position().Over.Text)
	for seat := range table.Seats {
		s.show(&b, table.View(seat))
	}
	return b.Bytes()
}

// maxOptions bounds how many options of a decision are shown, besides the one that is chosen.
const maxOptions = 10

func (s *suite) options(b *bytes.Buffer, t *engine.Table, chosen int) {
	for k, o := range t.Options {
		switch {
		case k == chosen:
			fmt.Fprintf(b, "  > %d %s\n", k+1, t.Label(o))
		case k < maxOptions:
			fmt.Fprintf(b, "    %d %s\n", k+1, t.Label(o))
		case k == maxOptions:
			fmt.Fprintf(b, "    and more, up to %d\n", len(t.Options))
		}
	}
}

// write adds the log line of an event: once if all players read the same.
func (s *suite) write(b *bytes.Buffer, t *engine.Table, e engine.Logged) {
	first, same := t.LogLine(e, 0), true
	for seat := range t.Seats {
		same = same && t.LogLine(e, seat) == first
	}
	if same {
		if first != "" {
			fmt.Fprintf(b, "    | %s\n", first)
		}
		return
	}
	for seat := range t.Seats {
		if line := t.LogLine(e, seat); line != "" {
			fmt.Fprintf(b, "    | (%s) %s\n", s.g.Seats[seat].ID, line)
		}
	}
}

// show writes a position as a seat sees it.
func (s *suite) show(b *bytes.Buffer, v engine.View) {
	p := v.Position()
	fmt.Fprintf(b, "\n  -- as %s sees it --\n", s.g.Seats[v.Seat].ID)
	numbers := func(name string, list engine.Numbers) {
		var out []string
		for _, n := range list {
			out = append(out, fmt.Sprintf("%s %d", n.Name, n.N))
		}
		if out != nil {
			fmt.Fprintf(b, "  %s: %s\n", name, strings.Join(out, ", "))
		}
	}
	numbers("table", p.Vars)
	for _, seat := range p.Seats {
		numbers(seat.Name, seat.Vars)
	}
	for _, z := range p.Zones {
		if z.Count == 0 {
			continue
		}
		name := z.ID
		if z.Seat != engine.Nobody {
			name = s.g.Seats[z.Seat].ID + "." + name
		}
		fmt.Fprintf(b, "  %s (%d): %s\n", name, z.Count, cards(z))
	}
}

// cards lists the cards of a zone, equal ones that lie together as one.
func cards(z engine.ZoneView) string {
	var out []string
	var last string
	n := 0
	add := func(text string) {
		if text == last {
			n++
			out[len(out)-1] = fmt.Sprintf("%s*%d", text, n)
			return
		}
		out, last, n = append(out, text), text, 1
	}
	for _, c := range z.Cards {
		notes := append([]string{}, c.Flags...)
		for _, n := range c.Counters {
			notes = append(notes, fmt.Sprintf("%s %d", n.Name, n.N))
		}
		text := c.Def
		if len(notes) > 0 {
			text += " (" + strings.Join(notes, ", ") + ")"
		}
		add(text)
	}
	if k := z.Count - len(z.Cards); k > 0 {
		out = append(out, fmt.Sprintf("%d unknown", k))
	}
	return strings.Join(out, ", ")
}

// onward takes the first option that does not end, finish or decline anything.
func onward(t *engine.Table) int {
	for i, o := range t.Options {
		if t.Game.Verbs[o.Verb].Tone == "" {
			return i
		}
	}
	return 0
}
