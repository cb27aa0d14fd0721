package pocketmodel

import "cantina/engine"

// A strike, PM-081 to PM-089.
const (
	strikeBegin = iota
	strikeRoll
	strikeOver
)

// stepStrike: R[0] is the striking unit, R[1] the objective.
func stepStrike(t *engine.Table, f *engine.Frame) {
	a, b := engine.CardID(f.R[regAttacker]), engine.CardID(f.R[regTarget])
	owner := t.Cards[b].Owner
	switch f.PC {
	case strikeBegin:
		f.PC = strikeRoll
		engage(t, a, b)
		t.SetVar(Step, 0, stepReveal)
		t.SetVar(TwoRolls, 0, 0)
		t.Emit(engine.Event{Kind: EvStrike, Seat: f.Seat, Card: a, Other: b})
		if t.In(b, Objectives) {
			t.Move(b, t.Zone(Revealed, owner), engine.AtBottom)
			t.Emit(engine.Event{Kind: EvRevealed, Seat: owner, Card: b, Other: engine.NoCard})
			t.Settle()
		}
	case strikeRoll:
		f.PC = strikeOver
		if !inPlay(t, a) || !t.In(b, Revealed) { // PM-112
			return
		}
		t.SetVar(Step, 0, stepStrikeRoll)
		dice := rollStrike(t, a)
		attack, defense := dice+t.Attr(a, Attack), t.Attr(b, ObjDefense)
		if t.Def(a).Type == ground {
			attack += groundBonus // PM-104
		}
		t.SetVar(Step, 0, stepStrikeSum)
		t.SetVar(FinalAttack, f.Seat, attack)
		t.SetVar(FinalDefense, owner, defense)
		if emitSums(t, EvStrikeSums, a, b, dice, attack, defense, dice == automatic) == 0 {
			t.Emit(engine.Event{Kind: EvHolds, Seat: owner, Card: b, Other: engine.NoCard})
			return
		}
		t.SetVar(Step, 0, stepStrikeEnd)
		fall(t, owner, b)
	default:
		disengage(t, a, b)
		t.SetVar(TwoRolls, 0, 0)
		t.Return()
	}
}

// rollStrike rolls the dice of a strike: twice, and the lower sum counts, if a text says so.
func rollStrike(t *engine.Table, a engine.CardID) int {
	s := t.Cards[a].Owner
	roll(t, a, 3)
	d1, d2 := t.Var(Die1, s), t.Var(Die2, s)
	if t.Var(TwoRolls, 0) > 0 {
		roll(t, a, 3)
		if t.Var(Die1, s)+t.Var(Die2, s) > d1+d2 {
			t.SetVar(Die1, s, d1)
			t.SetVar(Die2, s, d2)
		}
	}
	return t.Var(Die1, s) + t.Var(Die2, s)
}

// fall destroys an objective: its owner is eliminated if it was the last, else brings units from the
// reserve (PM-085, PM-086, PM-114, PM-117).
func fall(t *engine.Table, owner engine.Seat, b engine.CardID) {
	stars := t.Figure(b, Stars)
	t.Emit(engine.Event{Kind: EvObjective, Seat: owner, Card: b, Other: engine.NoCard})
	t.Move(b, t.Zone(Discard, owner), engine.OnTop)
	if objectivesOf(t, owner) == 0 {
		eliminate(t, owner)
		return
	}
	for it := t.Statics(keyBring); it.Next(); {
		if it.Ctx().Seat == owner {
			stars += it.Static().(BringsMore).N
		}
	}
	t.Call(procBring, owner, b, int32(stars))
}

// stepBring lets a player bring units of R[0] build stars in total from the reserve (PM-087).
func stepBring(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case 0:
		f.PC = 1
		t.SetVar(Allowance, 0, int(f.R[0]))
	case 1:
		f.PC = 2
		offered := false
		for c := t.First(t.Zone(Reserve, f.Seat)); c != engine.NoCard; c = t.Next(c) {
			if t.Figure(c, Stars) > t.Var(Allowance, 0) || !t.Distinct(c) {
				continue
			}
			if !offered {
				t.StartAsk(f.Seat, promptBring, f.Src)
				offered = true
			}
			t.Offer(verbBring, c, engine.NoCard, 0)
		}
		if !offered {
			f.PC = 3
			return
		}
		t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
	case 2:
		f.PC = 1
		if t.Answer.Verb != verbBring {
			f.PC = 3
			return
		}
		bringHome(t, f.Seat, t.Answer.A)
	default:
		t.SetVar(Allowance, 0, 0)
		t.Return()
	}
}
