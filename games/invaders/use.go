package invaders

import "cantina/engine"

// Using a card in play, INV-073 to INV-075, and the Ops Centre (INV-083).

var actUse = engine.Action{
	Verb: verbUse,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for _, k := range [...]engine.ZoneKind{PacificRim, Eurasia, Africa, Strategies} {
			for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.Next(c) {
				none := t.Def(c).Type != strategy
				for i := range t.Def(c).Abilities {
					if t.Def(c).Abilities[i].Kind == engine.Activated {
						none = false
						try.On(c, engine.NoCard, i)
					}
				}
				if none && try.Explaining() {
					try.On(c, engine.NoCard, noAbility)
				}
			}
		}
	},
	Needs: []engine.Need{
		{Rule: "INV-073", Why: "{A} has no ability that is used.", Test: func(_ *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return o.N != noAbility, 0, 0
		}},
		{Rule: "INV-083", Why: "The Ops Centre was already used this turn.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return t.Def(o.A).Type != opsCentre || !t.Cards[o.A].Has(Used), 0, 0
		}},
		{Rule: "INV-073", Why: "{A} was already used this turn.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return !t.Cards[o.A].Has(Used), 0, 0
		}},
		{Rule: "INV-095", Why: "{A} is turned by 90 degrees.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return !t.Cards[o.A].Has(Turned), 0, 0
		}},
		{Rule: "INV-073", Why: "The condition of {A} is not met: {ability}", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			a := ability(t, o)
			return a.If == nil || a.If.Holds(t.CtxOf(o.A)), 0, 0
		}},
		{Rule: "INV-031", Why: "The cost of {A} cannot be paid: {ability}", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return t.CtxOf(o.A).Payable(ability(t, o)), 0, 0
		}},
		{Rule: "INV-047", Why: "There is no zone with a free slot to move to: {ability}", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			a := ability(t, o)
			_, moves := a.Do[0].(Relocate)
			return !moves || t.CtxOf(o.A).DoesSomething(a), 0, 0
		}},
		{Rule: "INV-059", Why: "Using {A} now would change nothing: {ability}", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			a := ability(t, o)
			return len(a.Cost) > 0 || t.CtxOf(o.A).DoesSomething(a), 0, 0
		}},
	},
	Proc: procUse,
}

// noAbility is the operand of a card that has none, to explain it.
const noAbility = -1

func ability(t *engine.Table, o engine.Option) *engine.Ability { return &t.Def(o.A).Abilities[o.N] }

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

// Strategies, INV-076 to INV-081. Their cost is paid like that of a card; they cannot be cancelled.

var actEnable = engine.Action{
	Verb: verbEnable,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for c := t.First(t.Zone(Strategies, s)); c != engine.NoCard; c = t.Next(c) {
			if t.Def(c).Type == strategy {
				try.On(c, engine.NoCard, 0)
			}
		}
	},
	Needs: []engine.Need{
		{Rule: "INV-078", Why: "{A} was already enabled.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return !t.Cards[o.A].Has(Enabled), 0, 0
		}},
		{Rule: "INV-080", Why: "{A} is enabled in the Invader's attack phase.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return !spares(t.Def(o.A)), 0, 0
		}},
		{Rule: "INV-081", Why: "{A} costs {need|discarded card|discarded cards}; the hand has {have|card|cards}.", Test: canDiscard},
		{Rule: "INV-081", Why: "{A} costs {need|drained card|drained cards}; the deck has {have|card|cards}.", Test: canDrain},
	},
	Proc: procEnable,
}

// stepEnable enables the strategy R[0]; R[2] is the zone, from 1, that is being attacked.
func stepEnable(t *engine.Table, f *engine.Frame) {
	c := engine.CardID(f.R[0])
	switch f.PC {
	case 0:
		f.PC = 1
		n, drains := price(t, c, DiscardCost), price(t, c, DrainCost)
		t.Call(procPay, f.Seat, c, int32(n), int32(n), int32(drains))
	case 1:
		f.PC = 2
		t.SetFlag(c, Enabled, true)
		if check(t); t.Over.Ended {
			return
		}
		if a := textOf(t, c); a != engine.NoAbility {
			t.Use(a, c, f.Seat, engine.NoCard, f.R[2])
		}
	default:
		t.Return()
	}
}
