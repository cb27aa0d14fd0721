package deckbuilding

import "cantina/engine"

// Playing a card, DBG-100 to DBG-112: it moves to the play area, gives its resources and its Force,
// and then "when you play" abilities resolve.

var actPlay = engine.Action{
	Verb: verbPlay,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
			try.On(c, engine.NoCard, 0)
		}
	},
	Proc: procPlay,
}

func stepPlay(t *engine.Table, f *engine.Frame) {
	if f.PC == 1 {
		t.Return()
		return
	}
	f.PC = 1
	c, s := engine.CardID(f.R[0]), f.Seat
	t.Move(c, t.Zone(Play, s), engine.AtBottom)
	t.AddVar(Pool, s, t.Attr(c, Resources))
	gainForce(t, s, t.Attr(c, Force))
	if t.Def(c).Class == neutral {
		t.AddVar(NeutralPlayed, s, 1)
	}
	t.Emit(engine.Event{Kind: EvPlayed, Seat: s, Card: c, Other: engine.NoCard})
	t.Settle()
}

// Using an ability, DBG-150 to DBG-157.

var actUse = engine.Action{
	Verb: verbUse,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for _, k := range [...]engine.ZoneKind{Base, Play} {
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
		{Rule: "DBG-150", Why: "The ability of {A} was already used this turn.", Test: notUsed},
		{Rule: "DBG-157", Why: "The condition of {A} is not met: {ability}", Test: conditionHolds},
		{Rule: "DBG-166", Why: "The cost of {A} cannot be paid: {ability}", Test: costPayable},
		{Rule: "DBG-167", Why: "Using {A} now would change nothing: {ability}", Test: doesSomething},
	},
	Proc: procUse,
}

func notUsed(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
	return !t.Cards[o.A].Has(Used), 0, 0
}

func conditionHolds(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
	a := &t.Def(o.A).Abilities[o.N]
	return a.If == nil || a.If.Holds(t.CtxOf(o.A)), 0, 0
}

func costPayable(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
	return t.CtxOf(o.A).Payable(&t.Def(o.A).Abilities[o.N]), 0, 0
}

func doesSomething(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
	a := &t.Def(o.A).Abilities[o.N]
	return len(a.Cost) > 0 || t.CtxOf(o.A).DoesSomething(a), 0, 0
}

func stepUse(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case 0:
		f.PC = 1
		c := engine.CardID(f.R[0])
		t.SetFlag(c, Used, true)
		t.Use(t.Game.AbilityOf(t.Cards[c].Def, int(f.R[2])), c, f.Seat, engine.NoCard, 0)
	case 1:
		f.PC = 2
		t.Settle()
	default:
		t.Return()
	}
}
