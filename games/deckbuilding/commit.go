package deckbuilding

import "cantina/engine"

// Committing cards to attacks, DBG-200 to DBG-213. A card that is committed carries the flag
// Committed; its Target is the row card, or nothing for the attack on the base.

var actCommit = engine.Action{
	Verb: verbCommit,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for o := t.First(t.Zone(Row, 0)); o != engine.NoCard; o = t.Next(o) {
			if targetValue(t, s, o) == 0 && !try.Explaining() {
				continue
			}
			for c := t.First(t.Zone(Play, s)); c != engine.NoCard; c = t.Next(c) {
				try.On(c, o, 0)
			}
		}
	},
	Needs: []engine.Need{
		{Rule: "DBG-241", Why: "{B} is not an enemy card with a target value.", Test: isTarget},
		{Rule: "DBG-200", Why: "{A} is committed to an attack or has attacked this turn.", Test: fresh},
		{Rule: "DBG-202", Why: "{A} is a capital ship; only units attack cards in the galaxy row.", Test: isUnit},
	},
	Proc: procCommit,
}

var actCommitBase = engine.Action{
	Verb: verbCommitBase,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		b := enemyBase(t, s)
		for c := t.First(t.Zone(Play, s)); c != engine.NoCard; c = t.Next(c) {
			try.On(c, b, 0)
		}
	},
	Needs: []engine.Need{
		{Rule: "DBG-200", Why: "{A} is committed to an attack or has attacked this turn.", Test: fresh},
		{Rule: "DBG-239", Why: "The opponent has neither a base nor a capital ship to attack.", Test: somethingToAttack},
	},
	Proc: procCommit,
}

// isTarget reports whether B can be attacked in the row: an enemy card with a target value
// (DBG-241), or a neutral unit while a base allows it (DBG-345).
func isTarget(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
	return targetValue(t, s, o.B) > 0, 0, 0
}

func targetValue(t *engine.Table, s engine.Seat, c engine.CardID) int {
	d := t.Def(c)
	switch {
	case !t.In(c, Row) || d.Type != unit:
		return 0
	case d.Class == neutral:
		if hunter(t, s) != engine.NoCard {
			return t.Attr(c, Cost)
		}
		return 0
	case seatOf(d.Class) == s:
		return 0
	}
	return t.Attr(c, TargetValue)
}

// hunter returns the base that still lets a player hunt a neutral unit this turn, or NoCard.
func hunter(t *engine.Table, s engine.Seat) engine.CardID {
	for it := t.Statics(keyHunt); it.Next(); {
		if c := it.Ctx(); c.Seat == s && !t.Cards[c.Src].Has(Used) {
			return c.Src
		}
	}
	return engine.NoCard
}

func fresh(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
	return t.Cards[o.A].Flags&(1<<Committed|1<<Attacked) == 0, 0, 0
}

func isUnit(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
	return t.Def(o.A).Type == unit, 0, 0
}

func somethingToAttack(t *engine.Table, s engine.Seat, _ engine.Option) (bool, int, int) {
	o := t.NextSeat(s)
	return t.Count(t.Zone(Base, o)) > 0 || nextShip(t, t.First(t.Zone(Play, o))) != engine.NoCard, 0, 0
}

// nextShip returns the first capital ship from a card on in its zone, or NoCard.
func nextShip(t *engine.Table, c engine.CardID) engine.CardID {
	for c != engine.NoCard && t.Def(c).Type != ship {
		c = t.Next(c)
	}
	return c
}

// enemyBase returns the opponent's base, or NoCard when it was destroyed.
func enemyBase(t *engine.Table, s engine.Seat) engine.CardID {
	return t.First(t.Zone(Base, t.NextSeat(s)))
}

// targetOf is what Card.Target holds for an attack on a card: the attack on the base is one also
// without a base, so it has no card.
func targetOf(t *engine.Table, c engine.CardID) engine.CardID {
	if c != engine.NoCard && t.Def(c).Type == base {
		return engine.NoCard
	}
	return c
}

func stepCommit(t *engine.Table, f *engine.Frame) {
	c := engine.CardID(f.R[0])
	t.SetFlag(c, Committed, true)
	t.Cards[c].Target = targetOf(t, engine.CardID(f.R[1]))
	t.Return()
}
