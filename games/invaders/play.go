package invaders

import "cantina/engine"

// Playing a card, INV-025 to INV-068:
//
//	0 the card is revealed and its cost paid             INV-025 to INV-032
//	1 the opponent may cancel it                         INV-062 to INV-067
//	2 a card with a power value is placed, perhaps where another is sacrificed  INV-039 to INV-044
//	3 its text                                           INV-049, INV-052
//	4 a card without a power value is discarded          INV-053
//
// R[0] is the card, R[1] the Hero that was sacrificed for it, if one was.

const (
	playPay = iota
	playWindow
	playPlace
	playInto
	playSacrifice
	playHero
	playText
	playDone
)

var actPlay = engine.Action{
	Verb: verbPlay,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
			try.On(c, engine.NoCard, 0)
		}
	},
	Needs: []engine.Need{
		{Rule: "INV-067", Why: "{A} can only be played against a card that the opponent is playing.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			_, cancels := cancelOf(t.Def(o.A))
			return !cancels, 0, 0
		}},
		{Rule: "INV-031", Why: "{A} costs {need|discarded card|discarded cards}; the hand has {have|other card|other cards}.", Test: canDiscard},
		{Rule: "INV-031", Why: "{A} costs {need|drained card|drained cards}; the deck has {have|card|cards}.", Test: canDrain},
		{Rule: "INV-039", Why: "There is no free slot for {A} in any zone.", Test: func(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
			// Mankind can sacrifice a card where all slots are taken (INV-041, INV-042), the Invader cannot (INV-044).
			return !lasting(t.Def(o.A)) || s == Mankind || anyFree(t, s), 0, 0
		}},
	},
	Proc: procPlay,
}

// price is a cost of a card or a strategy now: what is printed, less what the invasion plot takes off
// the next card of the Invader (INV-085).
func price(t *engine.Table, c engine.CardID, a engine.AttrID) int {
	n := t.Attr(c, a)
	if t.Def(c).Type == strategy || t.Cards[c].Owner != Invader || t.Active != Invader {
		return n
	}
	less := LessDiscard
	if a == DrainCost {
		less = LessDrain
	}
	return max(n-t.Var(less, 0), 0)
}

func canDiscard(t *engine.Table, s engine.Seat, o engine.Option) (ok bool, have, need int) {
	have, need = t.Count(t.Zone(Hand, s)), price(t, o.A, DiscardCost)
	if t.In(o.A, Hand) {
		have-- // not the card itself (INV-032)
	}
	return have >= need, have, need
}

func canDrain(t *engine.Table, s engine.Seat, o engine.Option) (ok bool, have, need int) {
	have, need = t.Count(t.Zone(Deck, s)), price(t, o.A, DrainCost)
	return have >= need, have, need
}

// affordable reports whether a player can pay both costs of a card in hand or of a strategy.
func affordable(t *engine.Table, s engine.Seat, c engine.CardID) bool {
	o := engine.Option{A: c, B: engine.NoCard}
	if ok, _, _ := canDiscard(t, s, o); !ok {
		return false
	}
	ok, _, _ := canDrain(t, s, o)
	return ok
}

func stepPlay(t *engine.Table, f *engine.Frame) {
	c, s := engine.CardID(f.R[0]), f.Seat
	switch f.PC {
	case playPay:
		f.PC = playWindow
		discards, drains := price(t, c, DiscardCost), price(t, c, DrainCost)
		t.SetVar(LessDiscard, 0, 0)
		t.SetVar(LessDrain, 0, 0)
		t.Move(c, t.Zone(Transit, 0), engine.OnTop)
		t.Call(procPay, s, c, int32(discards), int32(discards), int32(drains))
	case playWindow:
		f.PC = playPlace
		t.Call(procCancel, s, c, f.R[0], int32(t.NextSeat(s)))
	case playPlace:
		if t.Cards[c].Has(cancelled) {
			fizzle(t, c)
			t.Return()
			return
		}
		f.R[1] = int32(engine.NoCard)
		if !lasting(t.Def(c)) {
			f.PC = playText
			return
		}
		f.PC = playInto
		t.StartAsk(s, promptPlace, c)
		if s == Invader {
			offerPlaces(t, c, s)
		} else {
			for k := range areas {
				t.Offer(verbPlace, c, engine.NoCard, k)
			}
		}
		if len(t.Options) == 0 { // only in a guess of hidden cards
			t.Ask.Prompt = engine.PromptNone
			fizzle(t, c)
			t.Return()
		}
	case playInto:
		k := engine.ZoneKind(t.Answer.N)
		if free(t, k, s) {
			f.PC = playText
			put(t, c, k, s)
			return
		}
		f.PC = playSacrifice
		t.StartAsk(s, promptSacrifice, c)
		for o := t.First(t.Zone(k, s)); o != engine.NoCard; o = t.Next(o) {
			t.Offer(verbSacrifice, o, engine.NoCard, 0)
		}
	case playSacrifice:
		f.PC = playHero
		o := t.Answer.A
		k := t.KindOf(o)
		if t.Def(o).Type == hero {
			f.R[1] = int32(o)
		}
		discard(t, o)
		put(t, c, k, s)
	case playHero:
		f.PC = playText
		if f.R[1] != int32(engine.NoCard) {
			t.Call(procHero, Mankind, engine.NoCard)
		}
	case playText:
		f.PC = playDone
		t.Emit(engine.Event{Kind: EvPlayed, Seat: s, Card: c, Other: engine.NoCard})
		if lasting(t.Def(c)) {
			if inArea(t, c) { // it may have made room for a Hero
				t.Emit(engine.Event{Kind: EvEnters, Seat: s, Card: c, Other: engine.NoCard})
				t.Settle()
			}
			return
		}
		if a := textOf(t, c); a != engine.NoAbility {
			t.Use(a, c, s, engine.NoCard, 0)
		}
	default:
		if !lasting(t.Def(c)) {
			discard(t, c)
		}
		t.Return()
	}
}

// fizzle discards a card that has no effect because it was cancelled (INV-063).
func fizzle(t *engine.Table, c engine.CardID) {
	t.SetFlag(c, cancelled, false)
	discard(t, c)
}

// textOf returns the ability that is carried out when a card is played or a strategy enabled.
func textOf(t *engine.Table, c engine.CardID) engine.AbilityID {
	d := t.Def(c)
	for i := range d.Abilities {
		if d.Abilities[i].Kind == engine.Text {
			return t.Game.AbilityOf(t.Cards[c].Def, i)
		}
	}
	return engine.NoAbility
}

// stepPay pays a cost: cards that the player chooses from the hand, then cards from the deck. R[0] is
// what is to be discarded in all, R[1] what is left of it, R[2] what is to be drained.
func stepPay(t *engine.Table, f *engine.Frame) {
	s := f.Seat
	if f.PC == 1 {
		t.Move(t.Answer.A, t.Zone(Discard, s), engine.OnTop)
		f.R[1]--
	}
	if f.R[1] > 0 && t.Count(t.Zone(Hand, s)) > 0 {
		f.PC = 1
		t.StartAsk(s, promptPay, f.Src)
		for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
			if t.Distinct(c) {
				t.Offer(verbDiscard, c, engine.NoCard, 0)
			}
		}
		return
	}
	for range f.R[2] { // a cost may use up the deck (INV-033)
		if c := t.First(t.Zone(Deck, s)); c != engine.NoCard {
			t.Move(c, t.Zone(Discard, s), engine.OnTop)
		}
	}
	t.Return()
}
