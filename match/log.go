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
	for i, e := range t.Events {
		// A choice is noted before it has any effect. Playing a card from the hand shows it at once, and
		// so the line of the choice may name it to those who know it in the event that follows.
		if e.Kind == engine.EvChoice && i+1 < len(t.Events) && t.Events[i+1].Card == e.Card {
			e.Seen |= t.Events[i+1].Seen
		}
		text := t.LogLine(e, viewer)
		if text == "" {
			continue
		}
		had++
		l := Line{N: had, Text: text, Seat: e.Seat, Depth: 1}
		if e.Kind == engine.EvChoice || e.Kind == engine.EvTurn || e.Kind == engine.EvEnd {
			l.Depth = 0
		}
		if known(e.Seen, viewer) {
			l.about = append(l.about, e.Card)
		}
		if known(e.OtherSeen, viewer) { // 0 where Other is no card
			l.about = append(l.about, e.Other)
		}
		out = append(out, l)
	}
	return out
}

func known(seen uint8, viewer engine.Seat) bool {
	return viewer != engine.Nobody && seen&(1<<viewer) != 0
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
