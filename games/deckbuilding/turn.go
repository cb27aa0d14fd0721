package deckbuilding

import "cantina/engine"

// A turn, DBG-070 to DBG-095:
//
//	0 "when your turn begins" abilities                  DBG-082
//	1 a player without a base reveals a new one          DBG-072 to DBG-076
//	2 the Force bonus                                    DBG-077 to DBG-079
//	3 resources of capital ships                         DBG-080, DBG-081
//	4 actions, until the player ends the turn            DBG-090 to DBG-095
const (
	turnBegin = iota
	turnBase
	turnReveal
	turnIncome
	turnMenu
	turnAction
	turnOver
)

func stepTurn(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case turnBegin:
		f.PC = turnBase
		t.BeginTurn(f.Seat)
		t.Settle()
	case turnBase:
		if t.Count(t.Zone(Base, f.Seat)) > 0 || t.Count(t.Zone(Bases, f.Seat)) == 0 {
			f.PC = turnIncome
			return
		}
		f.PC = turnReveal
		t.StartAsk(f.Seat, promptBase, engine.NoCard)
		for c := t.First(t.Zone(Bases, f.Seat)); c != engine.NoCard; c = t.Next(c) {
			t.Offer(verbReveal, c, engine.NoCard, 0)
		}
	case turnReveal:
		f.PC = turnIncome
		c := t.Answer.A
		t.Move(c, t.Zone(Base, f.Seat), engine.OnTop)
		t.Emit(engine.Event{Kind: EvRevealed, Seat: f.Seat, Card: c, Other: engine.NoCard})
		t.Settle()
	case turnIncome:
		f.PC = turnMenu
		if t.Var(Marker, 0) == trackEnd*towards(f.Seat) {
			t.AddVar(Pool, f.Seat, 1)
		}
		for c := t.First(t.Zone(Play, f.Seat)); c != engine.NoCard; c = t.Next(c) {
			if t.Def(c).Type == ship {
				t.AddVar(Pool, f.Seat, t.Attr(c, Resources))
			}
		}
	case turnMenu:
		f.PC = turnAction
		t.AskMenu(f.Seat, promptMenu)
	case turnAction:
		a := t.Answer
		f.PC = turnMenu
		if a.Verb == verbEnd {
			f.PC = turnOver
		}
		t.Call(t.ActionOf(a.Verb).Proc, f.Seat, engine.NoCard, int32(a.A), int32(a.B), int32(a.N))
	case turnOver:
		f.Seat, f.PC = t.NextSeat(f.Seat), turnBegin
	}
}

// towards is the direction of a player's end of the Force track.
func towards(s engine.Seat) int {
	if s == Rebel {
		return 1
	}
	return -1
}

// forceWith reports whether the Force is with a player (DBG-061 to DBG-063).
func forceWith(t *engine.Table, s engine.Seat) bool { return t.Var(Marker, 0)*towards(s) > 0 }

// gainForce moves the marker towards a player's end, which is where it stops (DBG-064, DBG-065).
func gainForce(t *engine.Table, s engine.Seat, n int) { t.AddVar(Marker, 0, n*towards(s)) }

var actEnd = engine.Action{
	Verb: verbEnd,
	Each: func(_ *engine.Table, _ engine.Seat, try *engine.Trial) { try.On(engine.NoCard, engine.NoCard, 0) },
	Proc: procEnd,
}

// stepEnd is the end of a turn:
//
//	DBG-281 cards that must be exiled are exiled
//	DBG-282 units go to the discard pile, capital ships stay
//	DBG-283 base and ships are straightened
//	DBG-284 the hand is discarded, resources are lost
//	DBG-285 five cards are drawn
//	DBG-288 effects that last "this turn" end
func stepEnd(t *engine.Table, f *engine.Frame) {
	s := f.Seat
	for _, k := range [...]engine.ZoneKind{Hand, Play, Discard, Deck} {
		exileBorrowed(t, t.Zone(k, s))
	}
	pile := t.Zone(Discard, s)
	for c := t.First(t.Zone(Play, s)); c != engine.NoCard; {
		next := t.Next(c)
		if t.Def(c).Type == unit {
			t.Move(c, pile, engine.OnTop)
		} else {
			straighten(t, c)
		}
		c = next
	}
	if b := t.First(t.Zone(Base, s)); b != engine.NoCard {
		straighten(t, b)
	}
	for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.First(t.Zone(Hand, s)) {
		t.Move(c, pile, engine.OnTop)
	}
	t.SetVar(Pool, s, 0)
	for range handSize {
		if !draw(t, s) {
			break
		}
	}
	t.EndMods(engine.EndOfTurn)
	for _, v := range [...]engine.VarID{NeutralPlayed, Purchases, NeutralPurchases} {
		t.SetVar(v, s, 0)
	}
	for p := Empire; p <= Rebel; p++ {
		if b := t.First(t.Zone(Base, p)); b != engine.NoCard {
			t.Cards[b].Counters[Prevented] = 0
		}
	}
	t.Return()
}

func straighten(t *engine.Table, c engine.CardID) {
	t.Cards[c].Flags &^= 1<<Used | 1<<Committed | 1<<Attacked
	t.Cards[c].Target = engine.NoCard
}

func exileBorrowed(t *engine.Table, z engine.ZoneID) {
	for c := t.First(z); c != engine.NoCard; {
		next := t.Next(c)
		if t.Cards[c].Has(Borrowed) {
			t.SetFlag(c, Borrowed, false)
			t.Move(c, t.Zone(Exile, 0), engine.OnTop)
		}
		c = next
	}
}

// draw draws one card; an empty deck is first made anew from the discard pile (DBG-180 to DBG-183).
func draw(t *engine.Table, s engine.Seat) bool {
	if !canDraw(t, s) {
		return false
	}
	deck := t.Zone(Deck, s)
	if t.Count(deck) == 0 {
		for c := t.First(t.Zone(Discard, s)); c != engine.NoCard; c = t.First(t.Zone(Discard, s)) {
			t.Place(c, deck, engine.AtBottom)
		}
		t.Shuffle(deck)
	}
	t.Move(t.First(deck), t.Zone(Hand, s), engine.AtBottom)
	return true
}

func canDraw(t *engine.Table, s engine.Seat) bool {
	return t.Count(t.Zone(Deck, s))+t.Count(t.Zone(Discard, s)) > 0
}
