package deckbuilding

import "cantina/engine"

// hull returns the hit points that are left on a base or ship.
func hull(t *engine.Table, c engine.CardID) int {
	return t.Attr(c, HitPoints) - t.Counter(c, Damage)
}

// destroyed is the one place that decides whether damage destroys (DBG-223, DBG-228, difference D1).
func destroyed(damage, hitPoints int) bool { return damage >= hitPoints }

// damageShip deals damage to a capital ship and destroys it when that is enough (DBG-223, DBG-224).
func damageShip(t *engine.Table, c engine.CardID, n int) {
	t.AddCounter(c, Damage, n)
	if destroyed(t.Counter(c, Damage), t.Attr(c, HitPoints)) {
		destroyShip(t, c)
	}
}

// destroyShip puts a ship into its owner's discard pile, or out of the row (DBG-169).
func destroyShip(t *engine.Table, c engine.CardID) {
	t.Emit(engine.Event{Kind: EvDestroyed, Seat: t.Active, Card: c, Other: engine.NoCard})
	if t.Game.SeatOfZone(t.Cards[c].Zone) == engine.Nobody {
		t.Move(c, t.Zone(GalaxyDiscard, 0), engine.OnTop)
		return
	}
	t.Move(c, t.Zone(Discard, t.Cards[c].Control), engine.OnTop)
}

// damageBase deals damage to a player's base; without one it is lost (DBG-233, DBG-234). What is
// beyond the hit points is lost (DBG-229). A destroyed base goes to the opponent's victory pile, and
// the last one needed ends the game at once (DBG-230, DBG-290, DBG-291).
func damageBase(t *engine.Table, owner engine.Seat, n int) {
	b := t.First(t.Zone(Base, owner))
	if b == engine.NoCard || n <= 0 {
		return
	}
	n -= prevent(t, b, n)
	if n <= 0 {
		return
	}
	t.AddCounter(b, Damage, min(n, hull(t, b)))
	if !destroyed(t.Counter(b, Damage), t.Attr(b, HitPoints)) {
		return
	}
	by := t.NextSeat(owner)
	t.Emit(engine.Event{Kind: EvDestroyed, Seat: by, Card: b, Other: engine.NoCard})
	t.Move(b, t.Zone(Victory, by), engine.AtBottom)
	if t.Count(t.Zone(Victory, by)) >= t.Var(ToWin, 0) {
		t.End(by, endBases)
	}
}

// prevent returns how much of the damage a base's ability prevents (DBG-354, DBG-355).
func prevent(t *engine.Table, b engine.CardID, n int) int {
	for it := t.Statics(keyShield); it.Next(); {
		if it.Ctx().Src != b {
			continue
		}
		k := min(n, it.Static().(FirstDamagePrevented).N-t.Counter(b, Prevented))
		if k > 0 {
			t.AddCounter(b, Prevented, k)
			t.Emit(engine.Event{Kind: EvPrevented, Seat: t.Cards[b].Control, Card: b, Other: engine.NoCard, N: int32(k)})
			return k
		}
	}
	return 0
}
