package deckbuilding

import "cantina/engine"

// The galaxy row, DBG-140 to DBG-149. moved is told of every card that goes anywhere.
func moved(t *engine.Table, c engine.CardID, from, to engine.ZoneID, swapped bool) {
	g := t.Game
	own(t, c, to)
	if g.KindOfZone(from) == Row {
		loseAttacks(t, c)
		if !swapped {
			t.Cards[c].Slot = 0
		}
	}
	if !swapped && (g.KindOfZone(from) == Row || g.KindOfZone(to) == GalaxyDiscard) {
		refill(t)
	}
}

// own makes a card that is not a base belong to the player whose zone it reached, and to nobody in
// a shared zone (DBG-025).
func own(t *engine.Table, c engine.CardID, to engine.ZoneID) {
	if t.Def(c).Type == base {
		return
	}
	t.Cards[c].Owner = t.Game.SeatOfZone(to)
}

// refill fills the free places of the row from the top of the galaxy deck. Only when that is empty
// the galaxy discard pile is shuffled into a new one (DBG-142, DBG-143); if both are empty the place
// stays free until a card is discarded (DBG-145).
func refill(t *engine.Table) {
	row, deck, pile := t.Zone(Row, 0), t.Zone(Galaxy, 0), t.Zone(GalaxyDiscard, 0)
	for t.Count(row) < rowSize {
		if t.Count(deck) == 0 {
			if t.Count(pile) == 0 {
				return
			}
			for c := t.First(pile); c != engine.NoCard; c = t.First(pile) {
				t.Place(c, deck, engine.AtBottom)
			}
			t.Shuffle(deck)
		}
		c := t.First(deck)
		t.Cards[c].Slot = freeSlot(t, row)
		t.Move(c, row, engine.AtBottom)
	}
}

func freeSlot(t *engine.Table, row engine.ZoneID) uint8 {
	taken := 0
	for c := t.First(row); c != engine.NoCard; c = t.Next(c) {
		taken |= 1 << t.Cards[c].Slot
	}
	for i := range uint8(rowSize) {
		if taken&(1<<i) == 0 {
			return i
		}
	}
	return 0
}

// loseAttacks ends the unresolved attacks on a row card that has left; their cards have attacked
// (DBG-210).
func loseAttacks(t *engine.Table, target engine.CardID) {
	for c := t.First(t.Zone(Play, t.Active)); c != engine.NoCard; c = t.Next(c) {
		if card := &t.Cards[c]; card.Has(Committed) && card.Target == target {
			card.Flags = card.Flags&^(1<<Committed) | 1<<Attacked
			card.Target = engine.NoCard
		}
	}
}

// Paying off a neutral card, the option of DBG-036 and DBG-037.
var actPayOff = engine.Action{
	Verb: verbPayOff,
	Each: func(t *engine.Table, _ engine.Seat, try *engine.Trial) {
		if t.Var(PayingOff, 0) == 0 {
			return
		}
		for c := t.First(t.Zone(Row, 0)); c != engine.NoCard; c = t.Next(c) {
			try.On(c, engine.NoCard, 0)
		}
	},
	Needs: []engine.Need{
		{Rule: "DBG-036", Why: "{A} is not a neutral card.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return t.Def(o.A).Class == neutral, 0, 0
		}},
		{Rule: "DBG-036", Why: "Paying off {A} costs {need} and you have {have}.", Test: canPay},
	},
	Proc: procPayOff,
}

func stepPayOff(t *engine.Table, f *engine.Frame) {
	c := engine.CardID(f.R[0])
	t.AddVar(Pool, f.Seat, -t.Attr(c, Cost))
	t.Move(c, t.Zone(GalaxyDiscard, 0), engine.OnTop)
	t.Return()
}
