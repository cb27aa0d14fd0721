package invaders

import "cantina/engine"

// The attack phase, INV-099 to INV-113, zone by zone:
//
//	0 Chainmail may be enabled                           INV-080
//	1 the powers are compared                            INV-101 to INV-105
//	2 Mankind drains the difference                      INV-104, INV-113
//	3 after the last zone: no drain this turn, and the marker moves down   INV-111
//
// R[0] is the zone.

const (
	attackBegin = iota
	attackWindow
	attackDrain
)

func stepAttack(t *engine.Table, f *engine.Frame) {
	if f.R[0] == areas {
		if t.Var(Drained, 0) == 0 {
			moveMarker(t, -1)
		}
		if !t.Over.Ended {
			t.Return()
		}
		return
	}
	k := engine.ZoneKind(f.R[0])
	switch f.PC {
	case attackBegin:
		f.PC = attackDrain
		if s := shield(t); s != engine.NoCard && inflicts(t, k) > 0 {
			f.PC = attackWindow
			t.StartAsk(Mankind, promptChainmail, s)
			t.Offer(verbEnable, s, engine.NoCard, 0)
			t.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
		}
	case attackWindow:
		f.PC = attackDrain
		if t.Answer.Verb == verbEnable {
			t.Call(procEnable, Mankind, engine.NoCard, int32(t.Answer.A), 0, f.R[0]+1)
		}
	case attackDrain:
		f.PC = attackBegin
		f.R[0]++
		t.Emit(attackEvent(t, k, Invader))
		if n := inflicts(t, k); n > 0 {
			t.Call(procDrain, Mankind, engine.NoCard, int32(n))
		}
	}
}

// attackEvent tells the log the powers of an attack, which it packs into one number.
func attackEvent(t *engine.Table, k engine.ZoneKind, s engine.Seat) engine.Event {
	return engine.Event{
		Kind: EvAttacks, Seat: s, Card: engine.NoCard, Other: engine.NoCard, From: t.Zone(k, s),
		N: int32(total(t, k, s))<<16 | int32(uint16(total(t, k, t.NextSeat(s)))),
	}
}

// inflicts is how many cards Mankind must drain for a zone: by how much the Invader is ahead, less what
// cards there take off (INV-104, INV-113), and nothing if the zone is spared (INV-080).
func inflicts(t *engine.Table, k engine.ZoneKind) int {
	if t.Var(spared, 0) == int(k)+1 {
		return 0
	}
	n := total(t, k, Invader) - total(t, k, Mankind)
	if n <= 0 {
		return 0
	}
	for it := t.Statics(keyShelter); it.Next(); {
		if t.KindOf(it.Ctx().Src) == k {
			n -= it.Static().(Shelters).N
		}
	}
	return max(n, 0)
}

// shield returns Mankind's dormant strategy that spares a zone, or NoCard.
func shield(t *engine.Table) engine.CardID {
	for c := t.First(t.Zone(Strategies, Mankind)); c != engine.NoCard; c = t.Next(c) {
		if !t.Cards[c].Has(Enabled) && spares(t.Def(c)) && affordable(t, Mankind, c) {
			return c
		}
	}
	return engine.NoCard
}

// spares reports whether a strategy spares the zone that is attacked.
func spares(d *engine.Def) bool {
	for i := range d.Abilities {
		for _, e := range d.Abilities[i].Do {
			if _, ok := e.(SpareZone); ok {
				return true
			}
		}
	}
	return false
}
