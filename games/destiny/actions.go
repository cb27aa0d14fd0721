package destiny

import "cantina/engine"

// The other actions: discard to reroll (17), use a card action (18), claim (19), pass.

var actReroll = engine.Action{
	Verb: verbReroll,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
			try.On(c, engine.NoCard, 0)
		}
	},
	Needs: []engine.Need{{Rule: "DES-264", Why: "You have no die in your pool to reroll.", Test: func(t *engine.Table, s engine.Seat, _ engine.Option) (bool, int, int) {
		for d := range t.Dice {
			if inPool(t, engine.DieID(d), s) {
				return true, 0, 0
			}
		}
		return false, 0, 0
	}}},
	Proc: procReroll,
}

// stepReroll discards the card R[0] and rerolls at least one die; all are chosen before any is rolled
// (DES-262 to DES-265). R[3] counts those chosen.
func stepReroll(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case 0:
		f.PC = 1
		t.Move(engine.CardID(f.R[0]), t.Zone(Discard, f.Seat), engine.OnTop)
	case 1:
		f.PC = 2
		t.StartAsk(f.Seat, promptReroll, engine.NoCard)
		for d := range t.Dice {
			if inPool(t, engine.DieID(d), f.Seat) && t.Dice[d].Flags&dieTurned == 0 {
				t.Offer(verbDie, engine.CardID(d), engine.NoCard, 0)
			}
		}
		if f.R[3] > 0 {
			t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
		}
	default:
		if t.Answer.Verb == verbDie {
			f.PC = 1
			f.R[3]++
			t.Dice[t.Answer.A].Flags |= dieTurned
			if !allChosen(t, f.Seat) {
				return
			}
		}
		for d := range t.Dice {
			if t.Dice[d].Flags&dieTurned != 0 {
				t.Dice[d].Flags &^= dieTurned
				t.Roll(engine.DieID(d))
			}
		}
		t.Return()
	}
}

func allChosen(t *engine.Table, s engine.Seat) bool {
	for d := range t.Dice {
		if inPool(t, engine.DieID(d), s) && t.Dice[d].Flags&dieTurned == 0 {
			return false
		}
	}
	return true
}

var actUse = engine.Action{
	Verb: verbUse,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for _, k := range [...]engine.ZoneKind{Team, Upgrades, Supports, Downgrades, Battlefield} {
			for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.Next(c) {
				for i := range t.Def(c).Abilities {
					if t.Def(c).Abilities[i].Kind == engine.Activated {
						try.On(c, engine.NoCard, i)
					}
				}
			}
		}
	},
	Needs: []engine.Need{
		{Rule: "DES-387", Why: "The condition of {A} is not met: {ability}", Test: func(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
			a := &t.Def(o.A).Abilities[o.N]
			return a.If == nil || a.If.Holds(ctxFor(t, s, o.A)), 0, 0
		}},
		{Rule: "DES-271", Why: "{A} has used its power action in this round: {ability}", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return !t.Cards[o.A].Has(Used) || !isPower(&t.Def(o.A).Abilities[o.N]), 0, 0
		}},
		{Rule: "DES-378", Why: "The cost of {A} cannot be paid: {ability}", Test: func(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
			return ctxFor(t, s, o.A).Payable(&t.Def(o.A).Abilities[o.N]), 0, 0
		}},
	},
	Proc: procUse,
}

// isPower reports whether a card action is a power action (DES-271).
func isPower(a *engine.Ability) bool {
	if len(a.Cost) == 0 {
		return false
	}
	_, ok := a.Cost[0].(Once)
	return ok
}

func stepUse(t *engine.Table, f *engine.Frame) {
	if f.PC == 1 {
		t.Return()
		return
	}
	f.PC = 1
	c := engine.CardID(f.R[0])
	t.Use(t.Game.AbilityOf(t.Cards[c].Def, int(f.R[2])), c, f.Seat, engine.NoCard, 0)
}

var actClaim = engine.Action{
	Verb: verbClaim,
	Each: func(_ *engine.Table, _ engine.Seat, try *engine.Trial) { try.On(engine.NoCard, engine.NoCard, 0) },
	Needs: []engine.Need{
		{Rule: "DES-276", Why: "The battlefield was already claimed in this round.", Test: func(t *engine.Table, _ engine.Seat, _ engine.Option) (bool, int, int) {
			return t.Var(Claimed, 0) == 0, 0, 0
		}},
		{Rule: "DES-492", Why: "There is no battlefield.", Test: func(t *engine.Table, _ engine.Seat, _ engine.Option) (bool, int, int) {
			return theBattlefield(t) != engine.NoCard, 0, 0
		}},
	},
	Proc: procClaim,
}

// theBattlefield returns the battlefield in use.
func theBattlefield(t *engine.Table) engine.CardID {
	return t.First(t.Zone(Battlefield, controller(t)))
}

const (
	claimTake = iota
	claimAsked
	claimAfter
)

// stepClaim takes control, then the claim ability may be used, then "after you claim" (DES-281).
func stepClaim(t *engine.Table, f *engine.Frame) {
	b := theBattlefield(t)
	switch f.PC {
	case claimTake:
		f.PC = claimAfter
		t.SetVar(Claimed, 0, int(f.Seat)+1)
		t.Changes++
		if t.Cards[b].Control != f.Seat {
			t.Move(b, t.Zone(Battlefield, f.Seat), engine.OnTop)
		}
		for i, a := range t.Def(b).Abilities {
			if a.Kind != engine.Claim {
				continue
			}
			f.PC = claimAsked
			t.StartAsk(f.Seat, promptClaim, b)
			t.Offer(verbUse, b, engine.NoCard, i)
			t.Offer(verbNo, engine.NoCard, engine.NoCard, 0)
		}
	case claimAsked:
		f.PC = claimAfter
		if t.Answer.Verb == verbUse {
			t.Use(t.Game.AbilityOf(t.Cards[b].Def, int(t.Answer.N)), b, f.Seat, engine.NoCard, 0)
		}
	default:
		t.Return()
		t.Emit(engine.Event{Kind: EvClaimed, Seat: f.Seat, Card: b, Other: engine.NoCard})
	}
}

var actPass = engine.Action{
	Verb: verbPass,
	Each: func(_ *engine.Table, _ engine.Seat, try *engine.Trial) { try.On(engine.NoCard, engine.NoCard, 0) },
}
