package deckbuilding

import "cantina/engine"

// Purchases, DBG-122 to DBG-138. The order is DBG-134:
//
//	choose, pay, take the card, refill the row, place the card, "when you purchase" abilities

var actPurchase = engine.Action{
	Verb: verbPurchase,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for c := t.First(t.Zone(Row, 0)); c != engine.NoCard; c = t.Next(c) {
			try.On(c, engine.NoCard, 0)
		}
		if c := t.First(t.Zone(Pilots, 0)); c != engine.NoCard {
			try.On(c, engine.NoCard, 0)
		}
	},
	Needs: []engine.Need{
		{Rule: "DBG-124", Why: "{A} is an enemy card, which you can never purchase.", Test: notEnemy},
		{Rule: "DBG-127", Why: "{A} costs {need} resources and you have {have}.", Test: canPay},
	},
	Proc: procPurchase,
}

func notEnemy(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
	return mayOwn(t, s, o.A), 0, 0
}

func canPay(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
	have, need := t.Var(Pool, s), t.Attr(o.A, Cost)
	return have >= need, have, need
}

// mayOwn reports whether a player may purchase a card by its faction (DBG-124 to DBG-126).
func mayOwn(t *engine.Table, s engine.Seat, c engine.CardID) bool {
	return seatOf(t.Def(c).Class) != t.NextSeat(s)
}

// How a purchase is made, in the registers of its frame after the card.
const (
	regTo   = 1 // placeDiscard, or the place that the ability that purchases names
	regFree = 2 // 1: without payment
)

// Where a purchased card goes.
const (
	placeDiscard = iota
	placeDeck
	placeHand
	placeBorrow // to the hand, to be exiled at the end of the turn
	places
)

const (
	buyPay = iota
	buyPlace
	buyTriggers
	buyDone
)

func stepPurchase(t *engine.Table, f *engine.Frame) {
	c, s := engine.CardID(f.R[0]), f.Seat
	switch f.PC {
	case buyPay:
		f.PC = buyPlace
		// From the menu the second register is the empty operand B.
		f.R[regTo] = max(f.R[regTo], placeDiscard)
		price := 0
		if f.R[regFree] == 0 {
			price = t.Attr(c, Cost)
		}
		t.Emit(engine.Event{Kind: EvBuys, Seat: s, Card: c, Other: engine.NoCard, N: int32(price)})
		t.AddVar(Pool, s, -price)
		t.Move(c, t.Zone(Transit, 0), engine.OnTop)
		t.AddVar(Purchases, s, 1)
		if t.Def(c).Class == neutral {
			t.AddVar(NeutralPurchases, s, 1)
		}
		askPlace(t, s, c, int(f.R[regTo]))
		t.DropMods(keyPlace, s) // DBG-136
	case buyPlace:
		f.PC = buyTriggers
		place(t, s, c, int(t.Answer.N))
		t.Emit(engine.Event{Kind: EvPurchased, Seat: s, Card: c, Other: engine.NoCard})
	case buyTriggers:
		f.PC = buyDone
		t.Settle()
	default:
		t.Return()
	}
}

// askPlace offers the places that apply to this purchase. A place that an ability named by being
// used can be replaced only by another such place or that of a base (DBG-135); the place of a base
// can be declined (DBG-137).
func askPlace(t *engine.Table, s engine.Seat, c engine.CardID, named int) {
	var ok [places]bool
	ok[named] = true
	fixed := named != placeDiscard
	for it := t.Statics(keyPlace); it.Next(); {
		p := it.Static().(PurchasesGo)
		if it.Ctx().Seat != s || !p.applies(t, s, c) {
			continue
		}
		ok[p.place()] = true
		fixed = fixed || it.Mod >= 0
	}
	ok[placeDiscard] = !fixed
	t.StartAsk(s, promptPlace, c)
	for p := range ok {
		if ok[p] {
			t.Offer(verbPlace, c, engine.NoCard, p)
		}
	}
}

func place(t *engine.Table, s engine.Seat, c engine.CardID, p int) {
	switch p {
	case placeDeck:
		t.Move(c, t.Zone(Deck, s), engine.OnTop)
	case placeHand, placeBorrow:
		t.Move(c, t.Zone(Hand, s), engine.AtBottom)
		if p == placeBorrow {
			t.SetFlag(c, Borrowed, true)
		}
	default:
		t.Move(c, t.Zone(Discard, s), engine.OnTop)
	}
}
