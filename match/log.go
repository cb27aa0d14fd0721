package match

import "cantina/engine"

// Line is one line of the log as one viewer reads it. Lines are numbered from 1 for each viewer.
type Line struct {
	N     int         `json:"n"`
	Text  string      `json:"text"`
	Seat  engine.Seat `json:"seat"`
	Cards []uint16    `json:"cards,omitempty"` // handles of cards that it speaks of and the viewer can see
	Depth int         `json:"depth,omitempty"` // 1 for what follows from the line above

	about []engine.CardID // the cards that the viewer knew when it happened
}

// Log returns the whole log for a viewer, Nobody for a spectator. The match keeps no lines: they
// are made by playing the choices again.
func (m *Match) Log(viewer engine.Seat) ([]Line, error) {
	var lines []Line
	err := walk(m.config, m.choices, func(_ int, t *engine.Table) error {
		lines = append(lines, render(t, viewer, len(lines))...)
		return nil
	})
	for i := range lines {
		lines[i].point(m.View(viewer), m.table)
	}
	return lines, err
}

// Latest returns the lines of the last choice for a viewer who has had the given number of lines.
func (m *Match) Latest(viewer engine.Seat, had int) []Line { return Lines(m.table, viewer, had) }

// Lines renders the events of a table's last choice for a viewer, numbered after those it has had.
func Lines(t *engine.Table, viewer engine.Seat, had int) []Line {
	lines := render(t, viewer, had)
	for i := range lines {
		lines[i].point(t.View(viewer), t)
	}
	return lines
}

func render(t *engine.Table, viewer engine.Seat, had int) []Line {
	var out []Line
	for rest := t.Events; len(rest) > 0; {
		text, n := t.LogRun(rest, viewer)
		run := rest[:n]
		rest = rest[n:]
		if text == "" {
			continue
		}
		had++
		first := run[0]
		l := Line{N: had, Text: text, Seat: first.Seat, Depth: 1}
		if len(out) == 0 || first.Kind == engine.EvTurn || first.Kind == engine.EvEnd {
			l.Depth = 0 // the first line tells what was chosen
		}
		for _, e := range run {
			if e.Card != engine.NoCard && t.Game.SeenBy(e.Seen, viewer) {
				l.about = append(l.about, e.Card)
			}
			if e.Other != engine.NoCard && t.Game.SeenBy(e.OtherSeen, viewer) { // 0 where Other is no card
				l.about = append(l.about, e.Other)
			}
		}
		out = append(out, l)
	}
	return out
}

// point sets the handles of the line's cards: of those that the viewer still knows. A card that
// was shuffled away has another handle by now, and telling it would tell where the card went.
func (l *Line) point(v engine.View, t *engine.Table) {
	for _, c := range l.about {
		if h := t.Handle(c); v.CardByHandle(h) == c {
			l.Cards = append(l.Cards, h)
		}
	}
	l.about = nil
}
