package scenario

import (
	"fmt"
	"strings"

	"cantina/engine"
)

// Expectations about which cards lie where, and who knows them.

// exactly checks "zone: cards": these cards and no others, the top one first.
func (j *judge) exactly(zone string, toks []token) error {
	if strings.EqualFold(zone, "not") {
		return j.not(toks)
	}
	if seat, aside, ok := j.w.diceZone(zone); ok {
		return j.dice(zone, seat, aside, toks, true)
	}
	z, err := j.w.zone(zone)
	if err != nil {
		return err
	}
	items, err := j.w.list(toks)
	if err != nil {
		return err
	}
	c := j.t.First(z)
	for _, it := range items {
		for range it.n {
			if c == engine.NoCard || !it.any && j.t.Cards[c].Def != it.def {
				return falsef("%s is: %s", zone, j.w.content(j.t, z))
			}
			if err := j.remarks(c, it.mods); err != nil {
				return err
			}
			c = j.t.Next(c)
		}
	}
	if c != engine.NoCard {
		return falsef("%s is: %s", zone, j.w.content(j.t, z))
	}
	return nil
}

// content lists the cards of a zone, the top one first.
func (w *words) content(t *engine.Table, z engine.ZoneID) string {
	var out []string
	for c := t.First(z); c != engine.NoCard; c = t.Next(c) {
		out = append(out, t.Def(c).ID)
	}
	if out == nil {
		return "none"
	}
	return strings.Join(out, ", ")
}

// remarks checks what is said of a card in brackets.
func (j *judge) remarks(c engine.CardID, mods []mod) error {
	for _, m := range mods {
		want := *j.t.Clone()
		if err := j.w.remarkOne(&want, c, m); err != nil {
			return fmt.Errorf("%s (%s): %w", j.t.Def(c).ID, m, err)
		}
		if want.Cards[c] != j.t.Cards[c] {
			return falsef("%s in %s is not (%s)", j.t.Def(c).ID, j.w.zoneName(j.t.Cards[c].Zone), m)
		}
	}
	return nil
}

// has checks that each listed card is among those of a zone.
func (j *judge) has(zone string, toks []token) error {
	if seat, aside, ok := j.w.diceZone(zone); ok {
		return j.dice(zone, seat, aside, toks, false)
	}
	_, _, err := j.match(zone, toks)
	return err
}

// holds checks that a zone has exactly the listed cards, in any order.
func (j *judge) holds(zone string, toks []token) error {
	n, z, err := j.match(zone, toks)
	if err == nil && n != j.t.Count(z) {
		return falsef("%s holds also other cards: %s", zone, j.w.content(j.t, z))
	}
	return err
}

// match finds a card of the zone for each listed one and returns how many those are.
func (j *judge) match(zone string, toks []token) (int, engine.ZoneID, error) {
	z, err := j.w.zone(zone)
	if err != nil {
		return 0, 0, err
	}
	items, err := j.w.list(toks)
	if err != nil {
		return 0, 0, err
	}
	taken := map[engine.CardID]bool{}
	n := 0
	for _, anyCard := range []bool{false, true} { // the places for any card get what is left
		for _, it := range items {
			if it.any != anyCard {
				continue
			}
			for range it.n {
				c := j.t.First(z)
				for c != engine.NoCard && (taken[c] || !it.any && j.t.Cards[c].Def != it.def || j.remarks(c, it.mods) != nil) {
					c = j.t.Next(c)
				}
				if c == engine.NoCard {
					what := "so many cards"
					if !it.any {
						what = strings.TrimSpace(j.w.g.Defs[it.def].ID + " " + remarkText(it.mods))
					}
					return n, z, falsef("%s does not have %s; it is: %s", zone, what, j.w.content(j.t, z))
				}
				taken[c] = true
				n++
			}
		}
	}
	return n, z, nil
}

func remarkText(mods []mod) string {
	if len(mods) == 0 {
		return ""
	}
	var out []string
	for _, m := range mods {
		out = append(out, m.String())
	}
	return "(" + strings.Join(out, ", ") + ")"
}

// in checks where a card is.
func (j *judge) in(card, zone string) error {
	z, err := j.w.zone(zone)
	if err != nil {
		return err
	}
	r, err := j.w.ref(card)
	if err != nil {
		return err
	}
	list := j.w.find(j.t, r)
	if len(list) == 0 {
		return falsef("there is no %s in this match", card)
	}
	var where []string
	for _, c := range list {
		if j.t.Cards[c].Zone == z {
			return nil
		}
		where = append(where, j.w.zoneName(j.t.Cards[c].Zone))
	}
	return falsef("%s is in %s", card, strings.Join(where, ", "))
}

// sees checks what a player sees of a zone: "seat zone: cards", where *n are n unknown cards, or
// "seat zone 5 unknown".
func (j *judge) sees(toks []token) error {
	if len(toks) > 1 && toks[1].is(":") {
		toks = append([]token{toks[0]}, toks[2:]...)
	}
	if len(toks) < 2 {
		return fmt.Errorf("write: SEAT sees ZONE: cards, with *n for n unknown ones")
	}
	s, ok := j.w.seat(toks[0].text)
	if !ok {
		return fmt.Errorf("there is no player %q; the players are %s", clip(toks[0].text), j.w.seats())
	}
	z, err := j.w.zone(toks[1].text)
	if err != nil {
		return err
	}
	rest := toks[2:]
	if len(rest) > 0 && rest[0].is(":") {
		rest = rest[1:]
	}
	if len(rest) == 2 && strings.EqualFold(rest[1].text, "unknown") {
		rest = []token{{text: "*" + rest[0].text}}
	}
	items, err := j.w.list(rest)
	if err != nil {
		return err
	}
	view := seen(j.t, s, z)
	at := 0
	for _, it := range items {
		for range it.n {
			want := ""
			if !it.any {
				want = j.w.g.Defs[it.def].ID
			}
			if at >= len(view) || view[at] != want {
				return falsef("%s sees of %s: %s", toks[0].text, toks[1].text, seenText(view))
			}
			at++
		}
	}
	if at != len(view) {
		return falsef("%s sees of %s: %s", toks[0].text, toks[1].text, seenText(view))
	}
	return nil
}

// seen lists the cards of a zone as a seat's view shows them, empty for an unknown one.
func seen(t *engine.Table, s engine.Seat, z engine.ZoneID) []string {
	p := t.View(s).Position()
	out := make([]string, p.Zones[z].Count)
	for _, c := range p.Zones[z].Cards {
		out[c.Pos] = c.Def
	}
	return out
}

func seenText(view []string) string {
	if len(view) == 0 {
		return "none"
	}
	var out []string
	for i := 0; i < len(view); {
		n := i
		for n < len(view) && view[n] == "" {
			n++
		}
		if n > i {
			out = append(out, fmt.Sprintf("*%d", n-i))
			i = n
			continue
		}
		out = append(out, view[i])
		i++
	}
	return strings.Join(out, ", ")
}

// knows checks that a player knows which card a card is.
func (j *judge) knows(toks []token) error {
	if len(toks) != 2 {
		return fmt.Errorf("write: SEAT knows CARD")
	}
	s, ok := j.w.seat(toks[0].text)
	if !ok {
		return fmt.Errorf("there is no player %q; the players are %s", clip(toks[0].text), j.w.seats())
	}
	c, err := j.w.one(j.t, toks[1].text)
	if err != nil {
		return err
	}
	if j.t.Cards[c].Seen&(1<<s) == 0 {
		return falsef("%s does not know %s in %s", toks[0].text, toks[1].text, j.w.zoneName(j.t.Cards[c].Zone))
	}
	return nil
}
