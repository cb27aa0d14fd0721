package invaders

import "cantina/engine"

// Heroes of the Resistance, INV-087 to INV-095. Mankind puts a new one into play:
//
//	0 none is left: the Invader wins                     INV-123
//	1 all slots are taken: another card makes room       INV-094
//	2 the top Hero goes to a zone with a free slot, turned but at the setup   INV-013, INV-093
//
// R[0] is heroFirst at the setup.

const heroFirst = 1

func stepHero(t *engine.Table, f *engine.Frame) {
	pile := t.Zone(Heroes, 0)
	switch f.PC {
	case 0:
		if t.Count(pile) == 0 {
			t.SetVar(heroless, 0, 1)
			check(t)
			return
		}
		f.PC = 2
		if anyFree(t, Mankind) {
			return
		}
		f.PC = 1
		t.StartAsk(Mankind, promptRoom, engine.NoCard)
		for k := range engine.ZoneKind(areas) {
			for c := t.First(t.Zone(k, Mankind)); c != engine.NoCard; c = t.Next(c) {
				t.Offer(verbDiscard, c, engine.NoCard, 0)
			}
		}
	case 1:
		f.PC = 2
		discard(t, t.Answer.A)
	case 2:
		f.PC = 3
		h := t.First(pile)
		t.Show(h, engine.Nobody)
		t.StartAsk(Mankind, promptHero, h)
		offerPlaces(t, h, Mankind)
	case 3:
		f.PC = 4
		h := t.First(pile)
		if f.R[0] != heroFirst {
			t.SetFlag(h, Turned, true)
		}
		put(t, h, engine.ZoneKind(t.Answer.N), Mankind)
		t.Emit(engine.Event{Kind: EvEnters, Seat: Mankind, Card: h, Other: engine.NoCard})
		t.Settle()
	default:
		t.Return()
	}
}

// offerPlaces offers the zones where a player has a free slot.
func offerPlaces(t *engine.Table, c engine.CardID, s engine.Seat) {
	for k := range engine.ZoneKind(areas) {
		if free(t, k, s) {
			t.Offer(verbPlace, c, engine.NoCard, int(k))
		}
	}
}

// currentHero returns the Hero in play, or NoCard.
func currentHero(t *engine.Table) engine.CardID {
	for k := range engine.ZoneKind(areas) {
		for c := t.First(t.Zone(k, Mankind)); c != engine.NoCard; c = t.Next(c) {
			if t.Def(c).Type == hero {
				return c
			}
		}
	}
	return engine.NoCard
}
