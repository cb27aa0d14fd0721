package invaders

import "cantina/engine"

// Zones, slots and moves, INV-036 to INV-048.

func free(t *engine.Table, k engine.ZoneKind, s engine.Seat) bool {
	return t.Count(t.Zone(k, s)) < areaSlots
}

// anyFree reports whether a player has a free slot anywhere.
func anyFree(t *engine.Table, s engine.Seat) bool {
	return free(t, PacificRim, s) || free(t, Eurasia, s) || free(t, Africa, s)
}

// put lays a card into the first free slot of a side of a zone. No rule tells slots apart, so nobody is
// asked for one.
func put(t *engine.Table, c engine.CardID, k engine.ZoneKind, s engine.Seat) {
	z := t.Zone(k, s)
	taken := 0
	for o := t.First(z); o != engine.NoCard; o = t.Next(o) {
		taken |= 1 << t.Cards[o].Slot
	}
	slot := uint8(0)
	for taken&(1<<slot) != 0 {
		slot++
	}
	t.Move(c, z, engine.AtBottom)
	t.Cards[c].Slot = slot
}

// inArea reports whether a card lies in a zone of the world.
func inArea(t *engine.Table, c engine.CardID) bool { return t.KindOf(c) < areas }

// stays reports whether a card cannot be moved (INV-058).
func stays(t *engine.Table, c engine.CardID) bool {
	for it := t.Statics(keyStays); it.Next(); {
		if it.Ctx().Src == c {
			return true
		}
	}
	return false
}

// canMove reports whether a card can be moved to a zone: its owner has a free slot there, and, unless it
// may go anywhere, the zone is adjacent (INV-045 to INV-048).
func canMove(t *engine.Table, c engine.CardID, to engine.ZoneKind, anywhere bool) bool {
	from := t.KindOf(c)
	return from < areas && from != to && (anywhere || adjacent(from, to)) && free(t, to, t.Cards[c].Control)
}

// movable reports whether a card can be moved at all.
func movable(t *engine.Table, c engine.CardID, anywhere bool) bool {
	return (canMove(t, c, PacificRim, anywhere) || canMove(t, c, Eurasia, anywhere) || canMove(t, c, Africa, anywhere)) && !stays(t, c)
}

// total is a player's power at a zone: the power of the cards there, without a turned Hero, and for
// Mankind the power of the zone (INV-092, INV-101 to INV-103, INV-114).
func total(t *engine.Table, k engine.ZoneKind, s engine.Seat) int {
	n := 0
	for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.Next(c) {
		if !t.Cards[c].Has(Turned) {
			n += t.Attr(c, Power)
		}
	}
	if s == Mankind {
		n += t.Var(areaVar(k), 0)
	}
	return n
}

// discard puts a card on its owner's discard pile (INV-069); a Hero is removed from the game (INV-093).
func discard(t *engine.Table, c engine.CardID) {
	t.Cards[c].Slot = 0
	if t.Def(c).Type == hero {
		t.Move(c, t.Zone(Removed, 0), engine.AtBottom)
		return
	}
	t.Move(c, t.Zone(Discard, t.Cards[c].Owner), engine.OnTop)
}
