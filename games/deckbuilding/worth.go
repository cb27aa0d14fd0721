package deckbuilding

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The evaluation for one-ply bots. The unit is one damage on the opponent's base. What is worth more
// at every step of a plan makes a bot carry the plan out: a card in hand, in play, committed, its
// damage dealt. So what is committed must never be worth more than what the attack brings. All of it
// is known to both players, except the own hand; of decks only the cards count, not their order.
const (
	worthWin      = 1000
	worthBase     = 25   // a destroyed base, besides the damage on it
	worthCard     = 0.8  // of a card owned, for each resource it costs
	worthStarter  = -1.5 // a starter card is in the way of better ones
	worthForce    = 0.6  // for each space of the Force track
	worthForceEnd = 1    // the resource at the end of the track
	worthHull     = 0.9  // for each hit point left on a ship in play
	worthIncome   = 2    // for each resource that a ship brings every turn
	worthGun      = 1    // for each attack that a ship has every turn
	worthRow      = 0.25 // for each resource that a row card costs which only the opponent may purchase
	worthTheir    = 0.8  // for each card in the opponent's hand

	// This turn only.
	worthPool      = 0.5  // a resource that can still be spent
	worthHand      = 0.7  // a card that can still be played
	worthUnit      = 2.2  // a unit in play: so that cards are played before the first purchase
	worthReady     = 0.35 // for each attack that is not committed
	worthCommitted = 0.75 // for each attack committed to the base that will get through
	worthExile     = 1.2  // for each card that a reward exiles
	worthFree      = 2    // of a purchase for free as a reward
	worthPlan      = 0.8  // the part of a defeated row card's worth that the commitment to it has
	worthRefill    = 0.4  // what comes into the row instead
)

func worth(t *engine.Table, s engine.Seat) float64 {
	o := t.NextSeat(s)
	if t.Over.Ended {
		switch t.Over.Winner {
		case s:
			return worthWin
		case o:
			return -worthWin
		}
		return 0
	}
	w := standing(t, s) - standing(t, o)
	for i := range t.Cards {
		c := &t.Cards[i]
		switch {
		case c.Owner == engine.Nobody || c.Has(Borrowed):
		case c.Owner == s:
			w += cardWorth(&t.Game.Defs[c.Def])
		default:
			w -= cardWorth(&t.Game.Defs[c.Def])
		}
	}
	m := t.Var(Marker, 0) * towards(s)
	w += worthForce * float64(m)
	switch m {
	case trackEnd:
		w += worthForceEnd
	case -trackEnd:
		w -= worthForceEnd
	}
	for c := t.First(t.Zone(Row, 0)); c != engine.NoCard; c = t.Next(c) {
		if d := t.Def(c); seatOf(d.Class) == o {
			w -= worthRow * float64(d.Figures[Cost])
		}
	}
	if t.Active == s {
		w += thisTurn(t, s)
		w -= worthTheir * float64(t.Count(t.Zone(Hand, o)))
	}
	return w
}

// standing is what a player has for good besides the cards: destroyed bases, damage dealt, ships.
func standing(t *engine.Table, s engine.Seat) float64 {
	w := worthBase * float64(t.Count(t.Zone(Victory, s)))
	for c := t.First(t.Zone(Victory, s)); c != engine.NoCard; c = t.Next(c) {
		w += float64(t.Figure(c, HitPoints))
	}
	if b := t.First(t.Zone(Base, t.NextSeat(s))); b != engine.NoCard {
		w += float64(t.Counter(b, Damage))
	}
	for c := t.First(t.Zone(Play, s)); c != engine.NoCard; c = t.Next(c) {
		if t.Def(c).Type == ship {
			w += worthHull*float64(hull(t, c)) + worthIncome*float64(t.Figure(c, Resources)) + worthGun*float64(t.Figure(c, Attack))
		}
	}
	return w
}

func cardWorth(d *engine.Def) float64 {
	switch {
	case d.Type == base:
		return 0
	case d.Group == groupStarter:
		return worthStarter
	}
	return worthCard * float64(d.Figures[Cost])
}

// thisTurn is what a player still can do in the own turn.
func thisTurn(t *engine.Table, s engine.Seat) float64 {
	w := worthPool*float64(t.Var(Pool, s)) + worthHand*float64(t.Count(t.Zone(Hand, s)))
	free := 0     // attack of units that are not committed
	freeShip := 0 // and of ships, which can only attack the base
	toBase := 0
	for c := t.First(t.Zone(Play, s)); c != engine.NoCard; c = t.Next(c) {
		card, aShip := &t.Cards[c], t.Def(c).Type == ship
		if !aShip {
			w += worthUnit
		}
		switch {
		case card.Has(Attacked):
		case card.Has(Committed) && card.Target == engine.NoCard:
			toBase += t.Attr(c, Attack)
		case card.Has(Committed):
		case aShip:
			freeShip += t.Attr(c, Attack)
		default:
			free += t.Attr(c, Attack)
		}
	}
	w += worthReady*float64(free+freeShip) + onBase(t, s, toBase, free+freeShip)
	for c := t.First(t.Zone(Row, 0)); c != engine.NoCard; c = t.Next(c) {
		var part float64
		part, free = onTarget(t, s, c, free)
		w += part
	}
	return w
}

// onBase is the worth of what is committed to the attack on the base, less what the base prevents,
// of which the attack that is still free takes its share.
func onBase(t *engine.Table, s engine.Seat, committed, free int) float64 {
	if committed == 0 {
		return 0
	}
	stops := 0
	for it := t.Statics(keyShield); it.Next(); {
		if c := it.Ctx(); c.Seat != s {
			stops = it.Static().(FirstDamagePrevented).N - t.Counter(c.Src, Prevented)
		}
	}
	all := committed + free
	return worthCommitted * float64(committed*max(all-stops, 0)) / float64(all)
}

// onTarget is the worth of what is committed to a row card: its part of what defeating the card
// brings, as long as free attack can do the rest. It returns the free attack that is then left.
func onTarget(t *engine.Table, s engine.Seat, target engine.CardID, free int) (w float64, left int) {
	sum := 0
	for c := nextAttacker(t, t.First(t.Zone(Play, s)), target, Committed); c != engine.NoCard; c = nextAttacker(t, t.Next(c), target, Committed) {
		sum += t.Attr(c, Attack)
	}
	value := targetValue(t, s, target)
	if sum == 0 || value == 0 || sum+free < value {
		return 0, free
	}
	d := t.Def(target)
	gain := rewardWorth(t, s, d, value) - worthRefill
	if d.Class != neutral {
		gain += worthRow * float64(d.Figures[Cost])
	}
	sum = min(sum, value)
	return worthPlan * gain * float64(sum) / float64(value), free - (value - sum)
}

// rewardWorth is the worth of the reward of a row card; a neutral unit gives its cost (DBG-345).
func rewardWorth(t *engine.Table, s engine.Seat, d *engine.Def, value int) float64 {
	if d.Class == neutral {
		return worthPool * float64(value)
	}
	w := 0.0
	for i := range d.Abilities {
		if d.Abilities[i].Kind != engine.Reward {
			continue
		}
		for _, e := range d.Abilities[i].Do {
			switch e := e.(type) {
			case effect.Gain:
				n, _ := e.N.(effect.N)
				w += worthPool * float64(n)
			case GainForce:
				w += worthForce * float64(min(e.N, trackEnd-t.Var(Marker, 0)*towards(s)))
			case effect.Take:
				n, _ := e.N.(effect.N)
				w += worthExile * float64(n)
			case Buy:
				w += worthFree
			}
		}
	}
	return w
}
