package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine"
)

// ref names a card: [zone:]card[#n] is the n-th copy of a card (in that zone), zone#n the n-th card
// of a zone from the top.
type ref struct {
	text   string
	def    engine.DefID
	byDef  bool
	zone   engine.ZoneID
	byZone bool
	nth    int // from 1; 0 if it does not matter
}

func (w *words) ref(s string) (ref, error) {
	r := ref{text: s}
	name := s
	if before, after, ok := strings.Cut(s, "#"); ok {
		n, err := strconv.Atoi(after)
		if err != nil || n < 1 || n > 1000 {
			return r, fmt.Errorf("%q: after # comes which copy, from 1", clip(s))
		}
		name, r.nth = before, n
	}
	if zone, card, ok := strings.Cut(name, ":"); ok {
		z, err := w.zone(zone)
		if err != nil {
			return r, err
		}
		name, r.zone, r.byZone = card, z, true
	}
	d, err := w.def(name)
	if err == nil {
		r.def, r.byDef = d, true
		return r, nil
	}
	if z, zerr := w.zone(name); zerr == nil && r.nth > 0 && !r.byZone {
		r.zone, r.byZone = z, true
		return r, nil
	}
	return r, err
}

// find returns the cards that a ref may mean, those in play first, then zone by zone from the top.
func (w *words) find(t *engine.Table, r ref) []engine.CardID {
	if !r.byDef {
		if c := t.At(r.zone, r.nth-1); c != engine.NoCard {
			return []engine.CardID{c}
		}
		return nil
	}
	var out []engine.CardID
	for _, inPlay := range []bool{true, false} {
		for z := range t.Zones {
			id := engine.ZoneID(z)
			if w.g.Zones[w.g.KindOfZone(id)].InPlay != inPlay || r.byZone && r.zone != id {
				continue
			}
			for c := t.First(id); c != engine.NoCard; c = t.Next(c) {
				if t.Cards[c].Def == r.def {
					out = append(out, c)
				}
			}
		}
	}
	if r.nth > 0 {
		if r.nth > len(out) {
			return nil
		}
		return out[r.nth-1 : r.nth]
	}
	return out
}

// one returns the card that a ref means. Without more words that is the only one, or the only one
// in play, or the only one in a zone that somebody sees into.
func (w *words) one(t *engine.Table, s string) (engine.CardID, error) {
	r, err := w.ref(s)
	if err != nil {
		return engine.NoCard, err
	}
	list := w.find(t, r)
	for _, narrow := range []func(engine.CardID) bool{
		t.InPlay,
		func(c engine.CardID) bool { return w.g.Zones[t.KindOf(c)].See != engine.SeenByNone },
	} {
		if len(list) < 2 {
			break
		}
		var some []engine.CardID
		for _, c := range list {
			if narrow(c) {
				some = append(some, c)
			}
		}
		if len(some) > 0 {
			list = some
		}
	}
	switch {
	case len(list) == 0:
		return engine.NoCard, fmt.Errorf("there is no %s in this position", s)
	case len(list) > 1 && !equal(t, list):
		return engine.NoCard, fmt.Errorf("there are %d cards %s: say which, as %s", len(list), s, w.places(t, r, list))
	}
	return list[0], nil
}

// equal reports whether cards cannot be told apart by anything but their identity.
func equal(t *engine.Table, list []engine.CardID) bool {
	for _, c := range list[1:] {
		if !alike(t, c, list[0]) {
			return false
		}
	}
	return true
}

func alike(t *engine.Table, a, b engine.CardID) bool {
	if a == b {
		return true
	}
	if a == engine.NoCard || b == engine.NoCard {
		return false
	}
	x, y := &t.Cards[a], &t.Cards[b]
	return x.Def == y.Def && x.Zone == y.Zone && x.Flags == y.Flags && x.Counters == y.Counters &&
		x.Host == y.Host && x.Target == y.Target && x.Control == y.Control && x.Down == y.Down
}

// places tells how the cards of a list can be told apart.
func (w *words) places(t *engine.Table, r ref, list []engine.CardID) string {
	all := w.find(t, ref{def: r.def, byDef: true})
	var out []string
	for _, c := range list {
		for i, o := range all {
			if o == c {
				out = append(out, fmt.Sprintf("%s#%d (in %s)", w.g.Defs[r.def].ID, i+1, w.zoneName(t.Cards[c].Zone)))
			}
		}
	}
	return strings.Join(out, " or ")
}

// item is an entry of a list of cards: a card, several copies of it, or any cards.
type item struct {
	def  engine.DefID
	any  bool
	n    int
	dice int // how many dice each has, 0 for the usual number
	mods []mod
}

// mod is one remark in brackets after a card: a word and what follows it.
type mod struct {
	word string
	args []string
}

func (m mod) String() string { return strings.Join(append([]string{m.word}, m.args...), " ") }

// list reads a list of cards: separated by commas or blanks, each with *n for several copies and
// remarks in brackets; *n alone is any n cards, and none an empty list.
func (w *words) list(toks []token) ([]item, error) {
	var out []item
	if len(toks) == 1 && !toks[0].mark && (strings.EqualFold(toks[0].text, "none") || toks[0].text == "-") {
		return nil, nil
	}
	for len(toks) > 0 {
		switch {
		case toks[0].is(","):
			toks = toks[1:]
			continue
		case toks[0].is("("):
			if len(out) == 0 {
				return nil, fmt.Errorf("a bracket ( must follow a card")
			}
			mods, rest, err := brackets(toks)
			if err != nil {
				return nil, err
			}
			out[len(out)-1].mods = append(out[len(out)-1].mods, mods...)
			toks = rest
			continue
		case toks[0].mark:
			return nil, fmt.Errorf("%q does not belong in a list of cards", toks[0].text)
		}
		it, used, err := w.item(toks)
		if err != nil {
			return nil, err
		}
		out = append(out, it)
		toks = toks[used:]
	}
	return out, nil
}

func (w *words) item(toks []token) (item, int, error) {
	name, n, err := times(toks[0].text)
	if err != nil {
		return item{}, 0, err
	}
	if name == "" {
		return item{any: true, n: n}, 1, nil
	}
	// A title of several words need not be quoted.
	for k := min(len(toks), 6); k > 1; k-- {
		if text, ok := join(toks[:k]); ok {
			if title, n, err := times(text); err == nil {
				if d, err := w.def(title); err == nil {
					return item{def: d, n: n}, k, nil
				}
			}
		}
	}
	name, dice := slash(name)
	d, err := w.def(name)
	if err != nil {
		return item{}, 0, err
	}
	if dice > 0 && len(w.g.Defs[d].Faces) == 0 {
		return item{}, 0, fmt.Errorf("%s has no die", w.g.Defs[d].ID)
	}
	return item{def: d, n: n, dice: dice}, 1, nil
}

// slash reads how many dice "card/2" asks for.
func slash(s string) (string, int) {
	if name, count, ok := strings.Cut(s, "/"); ok {
		if n, err := strconv.Atoi(count); err == nil && n > 0 && n < 10 {
			return name, n
		}
	}
	return s, 0
}

// times reads how many copies "card*3" asks for.
func times(s string) (string, int, error) {
	name, count, ok := strings.Cut(s, "*")
	if !ok || count == "" && name == "" {
		return name, 1, nil
	}
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || n > 500 {
		return "", 0, fmt.Errorf("%q: after * comes how many, from 1 to 500", clip(s))
	}
	return strings.TrimSpace(name), n, nil
}

func join(toks []token) (string, bool) {
	var parts []string
	for _, t := range toks {
		if t.mark {
			return "", false
		}
		parts = append(parts, t.text)
	}
	return strings.Join(parts, " "), true
}

// brackets reads (word args, word args) and returns what follows.
func brackets(toks []token) ([]mod, []token, error) {
	var out []mod
	var cur []string
	end := func() {
		if len(cur) > 0 {
			out = append(out, mod{strings.ToLower(cur[0]), cur[1:]})
			cur = nil
		}
	}
	for i, t := range toks[1:] {
		switch {
		case t.is(")"):
			end()
			return out, toks[i+2:], nil
		case t.is(","):
			end()
		case t.is("="), t.is("->"), t.is(":"):
		case t.mark:
			return nil, nil, fmt.Errorf("%q does not belong in brackets after a card", t.text)
		default:
			cur = append(cur, t.text)
		}
	}
	return nil, nil, fmt.Errorf("a bracket ) is missing")
}
