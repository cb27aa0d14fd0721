package invaders

import "cantina/engine"

// The cancel window, INV-062 to INV-067: the players answer the last card played in turn, until one does
// not. Then the cards that were played in answer take effect, the last one first: each cancels the
// card that it answers, unless it was cancelled itself.
//
//	R[0] the last card played   R[1] who may answer it   R[2] 1 once nobody answers any more
//
// A player who holds no fitting cancel card that can be paid is not asked. The card that one answers is its
// target.

const (
	cancelAsk = iota
	cancelAnswer
	cancelResolve
	cancelDiscard
)

func stepCancel(t *engine.Table, f *engine.Frame) {
	last, s := engine.CardID(f.R[0]), engine.Seat(f.R[1])
	switch f.PC {
	case cancelAsk:
		f.PC = cancelResolve
		offered := false
		for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
			if x, ok := cancelOf(t.Def(c)); !ok || !x.fits(t, last) || !affordable(t, s, c) || !t.Distinct(c) {
				continue
			}
			if !offered {
				offered = true
				f.PC = cancelAnswer
				t.StartAsk(s, promptCancel, last)
			}
			t.Offer(verbCancel, c, engine.NoCard, 0)
		}
		if offered {
			t.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
		}
	case cancelAnswer:
		if t.Answer.Verb == engine.VerbDecline {
			f.PC = cancelResolve
			return
		}
		f.PC = cancelAsk
		c := t.Answer.A
		f.R[0], f.R[1] = int32(c), int32(t.NextSeat(s))
		discards, drains := price(t, c, DiscardCost), price(t, c, DrainCost)
		t.Move(c, t.Zone(Transit, 0), engine.OnTop)
		t.Cards[c].Target = last
		t.Call(procPay, s, c, int32(discards), int32(discards), int32(drains))
	case cancelResolve:
		if last == f.Src {
			t.Return()
			return
		}
		f.PC = cancelDiscard
		if a := textOf(t, last); a != engine.NoAbility && !t.Cards[last].Has(cancelled) {
			t.Use(a, last, t.Cards[last].Owner, engine.NoCard, 0)
		}
	case cancelDiscard:
		f.PC = cancelResolve
		f.R[0] = int32(t.Cards[last].Target)
		t.Cards[last].Target = engine.NoCard
		fizzle(t, last)
	}
}

// cancelOf returns the text of a cancel card, and whether it is one.
func cancelOf(d *engine.Def) (Cancel, bool) {
	for i := range d.Abilities {
		if a := &d.Abilities[i]; a.Kind == engine.Text {
			if c, ok := a.Do[0].(Cancel); ok {
				return c, true
			}
		}
	}
	return Cancel{}, false
}
