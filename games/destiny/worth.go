package destiny

import (
	"math"

	"cantina/engine"
)

// worth rates a position for one-ply bots, in damage points: a point of remaining health is worth 1.
// Cards in hands and decks count by their number only, so it reads nothing that a seat does not know.
func worth(t *engine.Table, s engine.Seat) float64 {
	w := side(t, s) - side(t, t.NextSeat(s))
	if t.Over.Ended && t.Over.Winner != engine.Nobody {
		if t.Over.Winner == s {
			return w + victory
		}
		return w - victory
	}
	if controller(t) == s {
		w += battlefieldWorth
	}
	return w
}

const (
	victory          = 1000
	battlefieldWorth = 0.5
	alive            = 5.0 // what a character is worth beyond its health: its dice and upgrades
	shieldWorth      = 0.8
	cardWorth        = 0.45
	deckWorth        = 0.2 // who runs out of cards loses, and what was discarded is gone
	perCost          = 1.0 // an upgrade or support in play, for each resource of its cost
	dieWorth         = 1.0 // beyond it if it has a die
	readyDie         = 0.7 // of what a die shows on average, if it can still be rolled in this round
	spared           = 4   // resources beyond these are worth less
	blankWorth       = 0.1 // it may be rerolled or turned
	specialWorth     = 1.0
	sideCost         = 0.5
	plusWorth        = 0.6 // it needs a die without plus
)

// assets are what helps who has it; a downgrade only harms.
var assets = [...]engine.ZoneKind{Upgrades, Supports}

func side(t *engine.Table, s engine.Seat) float64 {
	w := 0.0
	for c := t.First(t.Zone(Team, s)); c != engine.NoCard; c = t.Next(c) {
		if t.Def(c).Type == character {
			left := float64(remaining(t, c))
			w += left + alive*math.Sqrt(left/float64(max(t.Attr(c, Health), 1))) // so that damage falls on one after the other
			w += shieldWorth * float64(t.Counter(c, Shields))
		}
	}
	for _, k := range assets {
		for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.Next(c) {
			w += perCost*float64(t.Figure(c, Cost)) + 0.3
			if t.Def(c).Die() >= 0 {
				w += dieWorth
			}
		}
	}
	w += cardWorth*float64(t.Count(t.Zone(Hand, s))) + deckWorth*float64(t.Count(t.Zone(Deck, s)))
	w += money(t.Var(Resources, s))
	if t.Var(Claimed, 0) != int(s)+1 { // who has claimed does nothing more in this round
		w += dice(t, s)
	}
	return w
}

func money(n int) float64 { return 0.7*float64(min(n, spared)) + 0.3*float64(max(n-spared, 0)) }

// dice rates those that can be resolved or rolled in this round.
func dice(t *engine.Table, s engine.Seat) float64 {
	w := 0.0
	for d := range t.Dice {
		die := &t.Dice[d]
		switch {
		case die.Owner != s || die.Card == engine.NoCard:
		case die.Place == engine.DieInPool:
			w += faceWorth(t.Face(engine.DieID(d)), value(t, engine.DieID(d)))
		case die.Place == engine.DieOnCard && !exhaustedHost(t, die.Card):
			w += readyDie * meanWorth(t, engine.DieID(d))
		}
	}
	return w
}

// exhaustedHost reports whether the card with which a die is rolled is exhausted.
func exhaustedHost(t *engine.Table, c engine.CardID) bool {
	if h := t.Cards[c].Host; h != engine.NoCard {
		c = h
	}
	return t.Cards[c].Has(Exhausted)
}

// perValue is what a point on a die is worth while it waits in the pool: less than what it does.
var perValue = [...]float64{
	melee: 0.8, ranged: 0.8, indirect: 0.6, shield: 0.6, resource: 0.5, disrupt: 0.3, discard: 0.3, focus: 0.5, special: 0, anySymbol: 0.5,
}

// faceWorth rates a face that shows n.
func faceWorth(f engine.Face, n int) float64 {
	switch f.Symbol {
	case blank:
		return blankWorth
	case special:
		return specialWorth - sideCost*float64(f.Cost)
	}
	w := perValue[f.Symbol]*float64(n) - sideCost*float64(f.Cost)
	if f.Plus {
		w *= plusWorth
	}
	return max(w, blankWorth)
}

// meanWorth is what a die shows on average.
func meanWorth(t *engine.Table, d engine.DieID) float64 {
	w := 0.0
	for _, f := range t.Game.Dice[t.Dice[d].Kind].Faces {
		n := int(f.Value)
		if f.X {
			n = 2
		}
		w += faceWorth(f, n)
	}
	return w / 6
}
