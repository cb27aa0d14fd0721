package destiny

import "cantina/engine"

// A round, sections 9, 20 and 21:
//
//	action phase: turns, one action or a pass each, first the controller of the battlefield
//	  DES-134 to DES-145; a claimer passes automatically DES-283 to DES-287;
//	  additional actions after the action and its queue DES-289 to DES-295
//	upkeep phase: ready and return dice, two resources, discard and draw  DES-296 to DES-307
const (
	roundBegin = iota
	roundTurn
	roundAction
	roundQueue
	roundExtra
	roundExtraAction
	roundAfter
	roundUpkeep
	roundOver
)

// R[0] of the round is the count of changes when the action began, R[1] is 1 if it was a pass.
func stepRound(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case roundBegin:
		f.PC = roundTurn
		beginRound(t)
		f.Seat = controller(t)
		t.BeginTurn(f.Seat)
	case roundTurn:
		f.R[0], f.R[1] = int32(t.Changes), 0
		if t.Var(Claimed, 0) == int(f.Seat)+1 {
			f.PC, f.R[1] = roundAfter, 1
			return
		}
		f.PC = roundAction
		clearDice(t, dieResolved) // of the action before
		t.AskMenu(f.Seat, promptMenu)
	case roundAction:
		a := t.Answer
		if a.Verb == verbPass {
			f.PC, f.R[1] = roundAfter, 1
			return
		}
		f.PC = roundQueue
		t.Call(t.ActionOf(a.Verb).Proc, f.Seat, engine.NoCard, int32(a.A), int32(a.B), int32(a.N))
	case roundQueue:
		f.PC = roundExtra
		t.Settle()
	case roundExtra:
		s, ok := nextExtra(t)
		switch {
		case !ok || t.Var(EndPhase, 0) == 1:
			f.PC = roundAfter
		case t.Var(Claimed, 0) == int(s)+1: // DES-284
			t.SetVar(Extra, 0, t.Var(Extra, 0)/3)
		default:
			f.PC = roundExtraAction
			clearDice(t, dieResolved)
			t.SetVar(Extra, 0, t.Var(Extra, 0)/3)
			f.R[2] = int32(s)
			clearDice(t, dieResolved)
			t.AskMenu(s, promptExtra)
		}
	case roundExtraAction:
		a := t.Answer
		f.PC = roundExtra
		if a.Verb != verbPass {
			f.PC = roundQueue
			t.Call(t.ActionOf(a.Verb).Proc, engine.Seat(f.R[2]), engine.NoCard, int32(a.A), int32(a.B), int32(a.N))
		}
	case roundAfter:
		f.PC = roundTurn
		unchanged := t.Var(Ruleset, 0) == 1 && uint32(f.R[0]) == t.Changes // DES-142
		if f.R[1] == 1 || unchanged {
			t.SetVar(Passes, 0, t.Var(Passes, 0)+1)
		} else {
			t.SetVar(Passes, 0, 0)
		}
		if t.Var(Passes, 0) >= int(t.Seats) || t.Var(EndPhase, 0) == 1 {
			f.PC = roundOver
			t.Call(procUpkeep, controller(t), engine.NoCard)
			return
		}
		f.Seat = t.NextSeat(f.Seat)
		t.BeginTurn(f.Seat)
	default:
		f.PC = roundBegin
	}
}

func beginRound(t *engine.Table) {
	t.AddVar(Round, 0, 1)
	for _, v := range [...]engine.VarID{Passes, Claimed, Extra, EndPhase} {
		t.SetVar(v, 0, 0)
	}
	for s := range t.Seats {
		t.SetVar(Replaced, s, 0)
	}
	for c := range t.Cards {
		t.Cards[c].Flags &^= 1 << Used
	}
	t.Emit(engine.Event{Kind: EvRound, Seat: engine.Nobody, Card: engine.NoCard, Other: engine.NoCard, N: int32(t.Var(Round, 0))})
}

// grantExtra puts an additional action behind those already granted (DES-292).
func grantExtra(t *engine.Table, s engine.Seat) {
	place := 1
	for t.Var(Extra, 0) >= place {
		place *= 3
	}
	t.SetVar(Extra, 0, t.Var(Extra, 0)+place*(int(s)+1))
}

// nextExtra returns who takes the next additional action.
func nextExtra(t *engine.Table) (engine.Seat, bool) {
	d := t.Var(Extra, 0) % 3
	return engine.Seat(d - 1), d > 0
}

const (
	upkeepReady = iota
	upkeepAsk
	upkeepAsked
	upkeepCheck
	upkeepDoomed
	upkeepOver
)

// stepUpkeep plays the upkeep phase for both players.
func stepUpkeep(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case upkeepReady:
		f.PC = upkeepAsk
		f.R[0] = int32(f.Seat)
		t.Emit(engine.Event{Kind: EvUpkeep, Seat: engine.Nobody, Card: engine.NoCard, Other: engine.NoCard})
		for c := range t.Cards {
			if t.Cards[c].Has(Exhausted) {
				t.SetFlag(engine.CardID(c), Exhausted, false)
			}
		}
		for d := range t.Dice {
			if t.Dice[d].Place == engine.DieInPool {
				toCard(t, engine.DieID(d))
			}
		}
		for s := range t.Seats {
			t.AddVar(Resources, s, income(t, s))
		}
	case upkeepAsk:
		f.PC = upkeepAsked
		askMarked(t, f.Seat, promptUpkeep)
	case upkeepAsked:
		if t.Answer.Verb == engine.VerbPick {
			t.SetFlag(t.Answer.A, Marked, true)
			f.PC = upkeepAsk
			return
		}
		f.Seat = t.NextSeat(f.Seat)
		f.PC = upkeepAsk
		if f.Seat == engine.Seat(f.R[0]) {
			f.PC = upkeepCheck
			refillHands(t)
			t.Settle()
		}
	case upkeepCheck:
		f.PC = upkeepDoomed
		checkCards(t)
	case upkeepDoomed:
		for s := range t.Seats {
			for c := t.First(t.Zone(Team, s)); c != engine.NoCard; c = t.Next(c) {
				if t.Cards[c].Has(Doomed) {
					t.SetFlag(c, Doomed, false)
					t.Happen(EvDefeat, t.Cards[c].Control, engine.NoCard, c, 1, 0)
					return
				}
			}
		}
		f.PC = upkeepOver
		t.Settle()
	default:
		t.Return()
	}
}

// income is what a player gains in upkeep step 2 (DES-298).
func income(t *engine.Table, s engine.Seat) int {
	n := 2
	for it := t.Statics(keyIncomeMore); it.Next(); {
		n += it.Static().(MoreIncome).N
	}
	for it := t.Statics(keyIncome); it.Next(); {
		if it.Ctx().Seat != s {
			n = max(n-it.Static().(LessIncome).N, 1)
		}
	}
	return n
}

// refillHands discards what both have chosen, then both draw (DES-301 to DES-305).
func refillHands(t *engine.Table) {
	for s := range t.Seats {
		moveMarked(t, s, Discard)
	}
	for s := range t.Seats {
		for t.Count(t.Zone(Hand, s)) < handLimit(t, s) && draw(t, s) {
		}
	}
}

// handLimit is the number of cards drawn up to (DES-302).
func handLimit(t *engine.Table, s engine.Seat) int {
	n := handSize
	for it := t.Statics(keyHandSize); it.Next(); {
		if it.Ctx().Seat == s {
			n += it.Static().(MoreHandSize).N
		}
	}
	return n
}

// checkCards ends the match when a player has neither hand nor deck (DES-311, DES-312).
func checkCards(t *engine.Table) {
	var out [2]bool
	for s := range t.Seats {
		out[s] = t.Count(t.Zone(Hand, s))+t.Count(t.Zone(Deck, s)) == 0
	}
	switch {
	case out[0] && out[1]:
		t.End(controller(t), endBothNoCards)
	case out[0]:
		t.End(1, endNoCards)
	case out[1]:
		t.End(0, endNoCards)
	}
}
