package deckbuilding

import "cantina/engine"

// The evaluation for one-ply bots. The unit is one damage on the opponent's base. What is worth more
// at every step of a plan makes a bot carry the plan out: a card in hand, in play, committed, its
// damage dealt. All of it is known to both players, except the own hand; of decks only the cards
// count, not their order.
const (
	worthWin      = 1000
	worthBase     = 25   // a destroyed base, besides the damage on it
	worthCard     = 0.8  // of a card owned, for each resource it costs
	worthStarter  = -1.5 // a starter card is in the way of better ones
	worthForce    = 0.6  // for each space of the Force track
	worthForceEnd = 1    // the resource at the end of the track
	worthHull     = 0.5  // for each hit point left on a ship in play
	worthIncome   = 2    // for each resource that a ship brings every turn
	worthGun      = 1    // for each attack that a ship has every turn
	worthRow      = 0.1  // for each resource that a card in the row costs which only one player may purchase
	worthTheir    = 0.8  // for each card in the opponent's hand

	// This turn only.
	worthPool      = 0.5  // a resource that can still be spent
	worthHand      = 0.7  // a card that can still be played
	worthUnit      = 2.2  // a unit in play: so that cards are played before the first purchase
	worthReady     = 0.35 // for each attack that is not committed
	worthCommitted = 0.75 // for each attack committed to the base
	worthTarget    = 0.8  // for each point of the target value of a card in the row that will be defeated
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
	m := t.Var(Marker, 0) * towards(s)
	w += worthForce * float64(m)
	switch m {
	case trackEnd:
		w += worthForceEnd
	case -trackEnd:
		w -= worthForceEnd
	}
	for c := t.First(t.Zone(Row, 0)); c != engine.NoCard; c = t.Next(c) {
		switch d := t.Def(c); seatOf(d.Class) {
		case s:
			w += worthRow * float64(d.Figures[Cost])
		case o:
			w -= worthRow * float64(d.Figures[Cost])
		}
	}
	if t.Active == s {
		w += thisTurn(t, s)
		w -= worthTheir * float64(t.Count(t.Zone(Hand, o)))
	}
	return w
}

// standing is what a player has for good: destroyed bases, damage dealt, cards and ships.
func standing(t *engine.Table, s engine.Seat) float64 {
	w := worthBase * float64(t.Count(t.Zone(Victory, s)))
	for c := t.First(t.Zone(Victory, s)); c != engine.NoCard; c = t.Next(c) {
		w += float64(t.Figure(c, HitPoints))
	}
	if b := t.First(t.Zone(Base, t.NextSeat(s))); b != engine.NoCard {
		w += float64(t.Counter(b, Damage))
	}
	for i := range t.Cards {
		if t.Cards[i].Owner == s && !t.Cards[i].Has(Borrowed) {
			w += cardWorth(t.Def(engine.CardID(i)))
		}
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
	free := 0 // attack of units that are not committed
	for c := t.First(t.Zone(Play, s)); c != engine.NoCard; c = t.Next(c) {
		card, unitCard := &t.Cards[c], t.Def(c).Type == unit
		if unitCard {
			w += worthUnit
		}
		switch attack := t.Attr(c, Attack); {
		case card.Has(Attacked):
		case !card.Has(Committed):
			w += worthReady * float64(attack)
			if unitCard {
				free += attack
			}
		case card.Target == engine.NoCard:
			w += worthCommitted * float64(attack)
		}
	}
	for c := t.First(t.Zone(Row, 0)); c != engine.NoCard; c = t.Next(c) {
		w += onTarget(t, s, c, free)
	}
	return w
}

// onTarget is the worth of what is committed to a row card: its part of the target value, as long as
// the target can still be reached with what is free.
func onTarget(t *engine.Table, s engine.Seat, target engine.CardID, free int) float64 {
	sum := 0
	for c := nextAttacker(t, t.First(t.Zone(Play, s)), target, Committed); c != engine.NoCard; c = nextAttacker(t, t.Next(c), target, Committed) {
		sum += t.Attr(c, Attack)
	}
	value := targetValue(t, s, target)
	if sum == 0 || sum+free < value {
		return 0
	}
	return worthTarget * float64(min(sum, value))
}
