package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine"
)

// words is the vocabulary of a game, found by what people write.
type words struct {
	g    *engine.Game
	defs map[string][]engine.DefID // by id and by slug of the name
	fill int                       // the definition that stands for any card, -1 until it is looked up
}

func newWords(g *engine.Game) *words {
	w := &words{g: g, defs: map[string][]engine.DefID{}, fill: -1}
	for i := range g.Defs {
		id := engine.DefID(i)
		w.defs[g.Defs[i].ID] = append(w.defs[g.Defs[i].ID], id)
		if s := slug(g.Defs[i].Name); s != g.Defs[i].ID {
			w.defs[s] = append(w.defs[s], id)
		}
	}
	return w
}

func (w *words) seat(s string) (engine.Seat, bool) {
	for i, spec := range w.g.Seats {
		if strings.EqualFold(s, spec.ID) {
			return engine.Seat(i), true
		}
	}
	return engine.Nobody, false
}

func (w *words) seats() string {
	var out []string
	for _, s := range w.g.Seats {
		out = append(out, s.ID)
	}
	return strings.Join(out, " or ")
}

// def finds a card by its id or title. A title that several cards have is not enough.
func (w *words) def(s string) (engine.DefID, error) {
	if id, ok := w.g.DefID(strings.ToLower(s)); ok {
		return id, nil // even if it is another card's title too
	}
	list := w.defs[strings.ToLower(s)]
	if len(list) == 0 {
		list = w.defs[slug(s)]
	}
	switch len(list) {
	case 0:
		return 0, fmt.Errorf("there is no card %q%s", clip(s), w.suggest(slug(s)))
	case 1:
		return list[0], nil
	}
	var ids []string
	for _, d := range list {
		ids = append(ids, w.g.Defs[d].ID)
	}
	return 0, fmt.Errorf("several cards are called %q: say %s", clip(s), strings.Join(ids, " or "))
}

// split cuts "seat.name" into its parts; without a seat it is a name of the table.
func (w *words) split(s string) (engine.Seat, string) {
	if before, after, ok := strings.Cut(s, "."); ok {
		if seat, ok := w.seat(before); ok {
			return seat, after
		}
	}
	return engine.Nobody, s
}

// zone finds a zone: row, rebel.hand.
func (w *words) zone(s string) (engine.ZoneID, error) {
	seat, name := w.split(s)
	for k, spec := range w.g.Zones {
		if !strings.EqualFold(name, spec.ID) {
			continue
		}
		switch {
		case spec.PerSeat && seat == engine.Nobody:
			return 0, fmt.Errorf("every player has a zone %q: say whose, for example %s.%s", spec.ID, w.g.Seats[0].ID, spec.ID)
		case !spec.PerSeat && seat != engine.Nobody:
			return 0, fmt.Errorf("the zone %q is shared: say just %s", spec.ID, spec.ID)
		}
		return w.g.ZoneOf(engine.ZoneKind(k), seat), nil
	}
	var ids []string
	for _, z := range w.g.Zones {
		ids = append(ids, z.ID)
	}
	return 0, fmt.Errorf("there is no zone %q; the zones are %s", clip(name), strings.Join(ids, ", "))
}

func (w *words) zoneName(z engine.ZoneID) string {
	name := w.g.Zones[w.g.KindOfZone(z)].ID
	if s := w.g.SeatOfZone(z); s != engine.Nobody {
		return w.g.Seats[s].ID + "." + name
	}
	return name
}

// variable finds a variable of the table or of a seat.
func (w *words) variable(s string) (engine.VarID, engine.Seat, bool) {
	seat, name := w.split(s)
	for i, v := range w.g.Vars {
		if strings.EqualFold(name, v.ID) && v.PerSeat == (seat != engine.Nobody) {
			return engine.VarID(i), seat, true
		}
	}
	return 0, 0, false
}

func (w *words) varNames() string {
	var ids []string
	for _, v := range w.g.Vars {
		if v.PerSeat {
			ids = append(ids, w.g.Seats[0].ID+"."+v.ID)
		} else {
			ids = append(ids, v.ID)
		}
	}
	return strings.Join(ids, ", ")
}

func (w *words) counter(s string) (engine.CounterID, bool) {
	for i, c := range w.g.Counters {
		if strings.EqualFold(s, c.ID) {
			return engine.CounterID(i), true
		}
	}
	return 0, false
}

func (w *words) flag(s string) (engine.FlagID, bool) {
	for i, f := range w.g.Flags {
		if strings.EqualFold(s, f.ID) {
			return engine.FlagID(i), true
		}
	}
	return 0, false
}

func (w *words) attr(s string) (engine.AttrID, bool) {
	for i, a := range w.g.Attrs {
		if strings.EqualFold(s, a.ID) {
			return engine.AttrID(i), true
		}
	}
	return 0, false
}

// allVars are the names of the numbers of every player.
func (w *words) allVars() string {
	var ids []string
	for _, v := range w.g.Vars {
		if !v.PerSeat {
			ids = append(ids, v.ID)
			continue
		}
		for _, s := range w.g.Seats {
			ids = append(ids, s.ID+"."+v.ID)
		}
	}
	return strings.Join(ids, ", ")
}

// number reads an integer with or without a sign.
func number(s string) (int, bool) {
	n, err := strconv.Atoi(s)
	return n, err == nil && n > -1<<15 && n < 1<<15
}

// suggest names the card id that is nearest to a misspelt one, if one is near.
func (w *words) suggest(s string) string {
	best, dist := "", len(s)/3+1
	for i := range w.g.Defs {
		if d := distance(s, w.g.Defs[i].ID, dist+1); d <= dist {
			if d < dist || best == "" {
				best, dist = w.g.Defs[i].ID, d
			}
		}
	}
	if best == "" {
		return ""
	}
	return "; did you mean " + best + "?"
}

// near asks whether the nearest word of a list was meant, if one is near.
func near(s, list string) string {
	best, dist := "", len(s)/3+1
	for _, word := range strings.Split(list, ", ") {
		if d := distance(strings.ToLower(s), word, dist+1); d < dist || d == dist && best == "" {
			best, dist = word, d
		}
	}
	if best == "" {
		return ""
	}
	return "; did you mean " + best + "?"
}

// distance counts the letters to change, add or remove between two words, up to a limit.
func distance(a, b string, limit int) int {
	if d := len(a) - len(b); d > limit || -d > limit || len(a) > 64 {
		return limit
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diag := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := diag
			if a[i-1] != b[j-1] {
				cost++
			}
			diag = row[j]
			row[j] = min(cost, row[j]+1, row[j-1]+1)
		}
	}
	return row[len(b)]
}
