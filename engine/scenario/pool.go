package scenario

import (
	"fmt"

	"cantina/engine"
)

// pool deals the cards of a match to the zones that a setup lists. Every card exists once: a listed
// card is taken from where the game's own setup put it, from a zone that is not listed or whose
// list does not want it. Listed zones hold exactly what is listed; other zones stay as the game's
// setup made them, with as many cards as before, but for the decks that nobody sees into, from which
// cards are taken. Cards that lay in a listed zone and are not wanted stay in the box.
type pool struct {
	w       *words
	t       *engine.Table
	natural []engine.ZoneID   // where the game's setup put each card
	order   []engine.CardID   // all cards, zone by zone from the top
	listed  []bool            // by zone
	want    [][]item          // by zone
	put     [][]engine.CardID // by zone: its cards, top first; NoCard where any card may go
	used    []bool            // by card
	empty   bool              // zones that are not listed are empty
}

func newPool(w *words, t *engine.Table) *pool {
	p := &pool{w: w, t: t}
	n := len(t.Zones)
	p.listed, p.want, p.put = make([]bool, n), make([][]item, n), make([][]engine.CardID, n)
	for z := range t.Zones {
		for c := t.First(engine.ZoneID(z)); c != engine.NoCard; c = t.Next(c) {
			p.order = append(p.order, c)
		}
	}
	for i := range t.Cards {
		p.natural = append(p.natural, t.Cards[i].Zone)
	}
	p.used = make([]bool, len(t.Cards))
	return p
}

// list says what a zone holds; a later list for the same zone replaces an earlier one.
func (p *pool) list(z engine.ZoneID, items []item) {
	p.listed[z], p.want[z] = true, items
}

// named deals the cards that are named in the list of a zone.
func (p *pool) named(z engine.ZoneID) error {
	for _, it := range p.want[z] {
		for range it.n {
			c := engine.NoCard
			if !it.any {
				var err error
				if c, err = p.take(z, it); err != nil {
					return err
				}
			}
			p.put[z] = append(p.put[z], c)
		}
	}
	return nil
}

// take finds the best free copy of a card for a zone, or brings a new one into the match.
func (p *pool) take(z engine.ZoneID, it item) (engine.CardID, error) {
	best, rank := engine.NoCard, 1000
	for _, c := range p.order {
		if p.used[c] || p.t.Cards[c].Def != it.def {
			continue
		}
		if r := p.rank(c, z); r < rank {
			best, rank = c, r
		}
	}
	if best != engine.NoCard {
		p.used[best] = true
		return best, nil
	}
	d := &p.w.g.Defs[it.def]
	have := 0
	for _, c := range p.order {
		if p.t.Cards[c].Def == it.def {
			have++
		}
	}
	if d.Copies > 0 && have >= d.Copies {
		return best, fmt.Errorf("there are only %d %s cards, and this asks for %d", have, d.ID, have+1)
	}
	return p.create(it.def, z, it.dice), nil
}

// create brings a card into the match that the game's setup left out, or one of a game whose cards
// come from decks and so have no fixed number.
func (p *pool) create(d engine.DefID, z engine.ZoneID, dice int) engine.CardID {
	var c engine.CardID
	if seat := p.w.g.SeatOfZone(z); p.w.g.Bring != nil && seat != engine.Nobody {
		c = p.w.g.Bring(p.t, d, seat, dice)
	} else {
		c = p.t.NewCard(d, seat)
	}
	p.order, p.natural, p.used = append(p.order, c), append(p.natural, engine.NoZone), append(p.used, true)
	return c
}

// rank tells how gladly a card is taken for a zone, 0 being best: a card that lies there, one that
// is free or lies in a deck, one from a zone whose content nobody has asked for.
func (p *pool) rank(c engine.CardID, z engine.ZoneID) int {
	from := p.natural[c]
	spec := &p.w.g.Zones[p.w.g.KindOfZone(from)]
	r := 0
	switch {
	case from == z:
		return 0
	case p.listed[from] || p.deck(from):
		r = 1
	case !spec.InPlay:
		r = 2
	default:
		r = 3
	}
	owner, seat := p.t.Cards[c].Owner, p.w.g.SeatOfZone(z)
	switch {
	case owner == seat:
	case owner == engine.Nobody || seat == engine.Nobody:
		r += 10
	default:
		r += 20
	}
	return r
}

// fill deals any cards to the places of a listed zone that ask for any: cards of the same owner and
// with the same back as the game itself puts there.
func (p *pool) fill(z engine.ZoneID) error {
	at, got := 0, 0
	for _, it := range p.want[z] {
		if !it.any {
			at += it.n
			continue
		}
		back, err := p.back(z, it)
		if err != nil {
			return err
		}
		for range it.n {
			c := p.spare(z, back)
			if c == engine.NoCard && p.w.g.Bring != nil {
				c = p.create(p.w.filler(), z, 0)
			}
			if c == engine.NoCard {
				return fmt.Errorf("only %d cards are left for %s, and this asks for any %d", got, p.w.zoneName(z), it.n)
			}
			p.put[z][at] = c
			at++
			got++
		}
	}
	return nil
}

// spare takes the best free card with a back for a zone, or NoCard.
func (p *pool) spare(z engine.ZoneID, back uint8) engine.CardID {
	best, rank := engine.NoCard, 1000
	for _, c := range p.order {
		if p.used[c] || p.t.Def(c).Back != back {
			continue
		}
		if r := p.rank(c, z); r < rank && r < 20 {
			best, rank = c, r
		}
	}
	if best != engine.NoCard {
		p.used[best] = true
	}
	return best
}

// back is the back of any cards that are asked for: that of the card named in (like CARD), else of
// those that the game's setup puts into the zone or into another player's zone of the kind, else of
// those in the first zone of the owner that is a deck.
func (p *pool) back(z engine.ZoneID, it item) (uint8, error) {
	for _, m := range it.mods {
		if m.word != "like" {
			continue
		}
		if len(m.args) != 1 {
			return 0, fmt.Errorf("(like CARD) names one card whose back they have")
		}
		d, err := p.w.def(m.args[0])
		if err != nil {
			return 0, err
		}
		return p.w.g.Defs[d].Back, nil
	}
	g := p.w.g
	kind, seat := g.KindOfZone(z), g.SeatOfZone(z)
	like := func(ok func(engine.ZoneID) bool) (uint8, bool) {
		for _, c := range p.order {
			if n := p.natural[c]; n != engine.NoZone && ok(n) {
				return p.t.Def(c).Back, true
			}
		}
		return 0, false
	}
	for _, ok := range []func(engine.ZoneID) bool{
		func(n engine.ZoneID) bool { return n == z },
		func(n engine.ZoneID) bool { return g.KindOfZone(n) == kind },
		func(n engine.ZoneID) bool {
			return g.SeatOfZone(n) == seat && g.Zones[g.KindOfZone(n)].See == engine.SeenByNone
		},
	} {
		if b, found := like(ok); found {
			return b, nil
		}
	}
	return 0, nil
}

// rest settles the zones that are not listed: a card that was taken from one into which somebody sees
// is replaced by a like one, so these come before the decks.
func (p *pool) rest() {
	if p.empty {
		return
	}
	for _, deck := range []bool{false, true} {
		for _, c := range p.order {
			z := p.natural[c]
			if z == engine.NoZone || p.listed[z] || p.deck(z) != deck {
				continue
			}
			if p.used[c] {
				if deck {
					continue
				}
				if c = p.replace(c); c == engine.NoCard {
					continue
				}
			}
			p.used[c] = true
			p.put[z] = append(p.put[z], c)
		}
	}
}

// deck reports whether nobody sees into a zone.
func (p *pool) deck(z engine.ZoneID) bool {
	return p.w.g.Zones[p.w.g.KindOfZone(z)].See == engine.SeenByNone
}

// replace takes a free card, or one of a deck, that is like a card that was taken away: of the same
// owner, with the same back and of the same group of the box.
func (p *pool) replace(gone engine.CardID) engine.CardID {
	for _, c := range p.order {
		z := p.natural[c]
		if p.used[c] || z == engine.NoZone || p.t.Cards[c].Owner != p.t.Cards[gone].Owner || p.t.Def(c).Back != p.t.Def(gone).Back || p.t.Def(c).Group != p.t.Def(gone).Group {
			continue
		}
		if p.listed[z] || p.deck(z) {
			return c
		}
	}
	return engine.NoCard
}
