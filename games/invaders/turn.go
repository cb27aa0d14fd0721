package invaders

import "cantina/engine"

// A turn, INV-016 to INV-024:
//
//	0 the current Hero is turned upright (Mankind)       INV-020
//	1 draw phase: two cards                              INV-017
//	2 main phase: actions, until the player ends it      INV-021, INV-022, INV-024
//	3 attack phase (the Invader)                         INV-099
const (
	turnBegin = iota
	turnDraw
	turnMenu
	turnAction
	turnAttack
	turnOver
)

func stepTurn(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case turnBegin:
		f.PC = turnDraw
		t.BeginTurn(f.Seat)
		if h := currentHero(t); f.Seat == Mankind && h != engine.NoCard {
			t.SetFlag(h, Turned, false)
		}
	case turnDraw:
		f.PC = turnMenu
		t.Call(procDraw, f.Seat, engine.NoCard, drawSize)
	case turnMenu:
		f.PC = turnAction
		t.AskMenu(f.Seat, promptMenu)
	case turnAction:
		a := t.Answer
		f.PC = turnMenu
		if a.Verb == verbEnd {
			f.PC = turnAttack
		}
		t.Call(t.ActionOf(a.Verb).Proc, f.Seat, engine.NoCard, int32(a.A), int32(a.B), int32(a.N))
	case turnAttack:
		f.PC = turnOver
		if f.Seat == Invader {
			t.Call(procAttack, Invader, engine.NoCard)
		}
	case turnOver:
		endTurn(t, f.Seat)
		f.Seat, f.PC = t.NextSeat(f.Seat), turnBegin
	}
}

// endTurn ends what lasts for a turn: effects, what was used, the plot (INV-023, INV-085).
func endTurn(t *engine.Table, s engine.Seat) {
	t.EndMods(engine.EndOfTurn)
	for _, k := range [...]engine.ZoneKind{PacificRim, Eurasia, Africa, Strategies} {
		for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.Next(c) {
			t.Cards[c].Flags &^= 1 << Used
		}
	}
	for _, v := range [...]engine.VarID{Drained, Plotted, LessDiscard, LessDrain, spared} {
		t.SetVar(v, 0, 0)
	}
}

var actEnd = engine.Action{
	Verb: verbEnd,
	Each: func(_ *engine.Table, _ engine.Seat, try *engine.Trial) { try.On(engine.NoCard, engine.NoCard, 0) },
	Proc: procEnd,
}

func stepEnd(t *engine.Table, _ *engine.Frame) { t.Return() }

// The invasion plot action, INV-084 to INV-086. Its operand N says what it is for.

var actPlot = engine.Action{
	Verb: verbPlot,
	Each: func(_ *engine.Table, _ engine.Seat, try *engine.Trial) {
		for n := plotDraw; n <= plotDrain; n++ {
			try.On(engine.NoCard, engine.NoCard, n)
		}
	},
	Needs: []engine.Need{
		{Rule: "INV-021", Why: "Only the Invader has the invasion plot action.", Test: func(_ *engine.Table, s engine.Seat, _ engine.Option) (bool, int, int) {
			return s == Invader, 0, 0
		}},
		{Rule: "INV-084", Why: "The invasion plot action was already used this turn.", Test: func(t *engine.Table, _ engine.Seat, _ engine.Option) (bool, int, int) {
			return t.Var(Plotted, 0) == 0, 0, 0
		}},
	},
	Proc: procPlot,
}

func stepPlot(t *engine.Table, f *engine.Frame) {
	if f.PC == 1 {
		t.Return()
		return
	}
	f.PC = 1
	t.SetVar(Plotted, 0, 1)
	moveMarker(t, -1)
	if t.Over.Ended {
		return // before the draw or the card (INV-086)
	}
	switch f.R[2] {
	case plotDraw:
		t.Call(procDraw, Invader, engine.NoCard, 1)
	case plotDiscard:
		t.SetVar(LessDiscard, 0, 1)
	case plotDrain:
		t.SetVar(LessDrain, 0, 1)
	}
}
