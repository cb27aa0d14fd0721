package pocketmodel

import "cantina/engine"

// A turn, PM-034 to PM-036: texts for its start, then up to two actions of different kinds out of Move,
// Combat and Play objective. A Move action goes on until another one begins or the turn ends.
const (
	turnBegin = iota
	turnMenu
	turnAction
	turnOver
)

func stepTurn(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case turnBegin:
		if t.Var(Eliminated, f.Seat) > 0 {
			f.Seat = t.NextSeat(f.Seat)
			return
		}
		f.PC = turnMenu
		t.BeginTurn(f.Seat)
		t.Settle()
	case turnMenu:
		f.PC = turnAction
		if t.Var(Eliminated, f.Seat) > 0 {
			f.PC = turnOver
			return
		}
		t.AskMenu(f.Seat, promptMenu)
	case turnAction:
		a := t.Answer
		f.PC = turnMenu
		if a.Verb == verbEnd {
			f.PC = turnOver
			return
		}
		t.Call(t.ActionOf(a.Verb).Proc, f.Seat, engine.NoCard, int32(a.A), int32(a.B), int32(a.N))
	default:
		endMove(t, f.Seat)
		for _, v := range [...]engine.VarID{Moving, Combating, Playing, UsedStars} {
			t.SetVar(v, 0, 0)
		}
		f.Seat, f.PC = t.NextSeat(f.Seat), turnBegin
	}
}

// taken is how many kinds of action were begun this turn.
func taken(t *engine.Table) int {
	n := 0
	for _, v := range [...]engine.VarID{Moving, Combating, Playing} {
		if t.Var(v, 0) != notYet {
			n++
		}
	}
	return n
}

// begin begins an action of a kind, or goes on with it; a Move action that was going on ends.
func begin(t *engine.Table, kind engine.VarID) {
	if kind != Moving {
		endMove(t, t.Active)
	}
	if t.Var(kind, 0) == notYet {
		t.SetVar(kind, 0, now)
		t.SetVar(UsedStars, 0, 0)
	}
}

func endMove(t *engine.Table, s engine.Seat) {
	if t.Var(Moving, 0) != now {
		return
	}
	t.SetVar(Moving, 0, done)
	unitsOf(t, s, func(c engine.CardID) bool {
		t.Cards[c].Flags &^= 1 << Moved
		return true
	})
}

// open are the needs of an action of a kind: it goes on, or it may begin (PM-035).
func open(kind engine.VarID, name string) []engine.Need {
	return []engine.Need{
		{Rule: "PM-045", Why: "You are naming attackers: the battles and strikes come first.", Test: func(t *engine.Table, _ engine.Seat, _ engine.Option) (bool, int, int) {
			return kind == Combating || t.Var(Combating, 0) != now, 0, 0
		}},
		{Rule: "PM-035", Why: "You have taken your " + name + " action this turn.", Test: func(t *engine.Table, _ engine.Seat, _ engine.Option) (bool, int, int) {
			return t.Var(kind, 0) != done, 0, 0
		}},
		{Rule: "PM-035", Why: "You have taken two actions this turn.", Test: func(t *engine.Table, _ engine.Seat, _ engine.Option) (bool, int, int) {
			return t.Var(kind, 0) == now || taken(t) < 2, 0, 0
		}},
	}
}

func atMenu(t *engine.Table) bool { return t.Ask.Prompt == promptMenu }

var actEnd = engine.Action{
	Verb: verbEnd,
	Each: func(t *engine.Table, _ engine.Seat, try *engine.Trial) {
		if atMenu(t) {
			try.On(engine.NoCard, engine.NoCard, 0)
		}
	},
	Needs: open(Playing, "")[:1],
	Proc:  procDone,
}

// Moving, PM-037 to PM-041.
var actMove = engine.Action{
	Verb: verbMove,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		if !atMenu(t) || !try.Explaining() && (t.Var(Moving, 0) == done || t.Var(Combating, 0) == now) {
			return
		}
		for p := range places(t) {
			for c := t.First(t.Zone(kindAt(p), s)); c != engine.NoCard; c = t.Next(c) {
				for to := range places(t) {
					if to != p && (adjacent(p, to) || try.Explaining()) {
						try.On(c, engine.NoCard, to)
					}
				}
			}
		}
		eachReserve(t, s, try)
	},
	Needs: append(append([]engine.Need{needInPlay}, open(Moving, "Move")...),
		engine.Need{Rule: "PM-039", Why: "{unit} has moved in this action.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return !t.Cards[o.A].Has(Moved), 0, 0
		}},
		engine.Need{Rule: "PM-023", Why: "{unit} is not next to {place}.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return adjacent(placeOf(t, o.A), int(o.N)), 0, 0
		}},
		engine.Need{Rule: "PM-038", Why: "With {unit} you would move {have} build stars; you may move {need}.", Test: func(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
			have := t.Figure(o.A, Stars)
			if t.Var(Moving, 0) == now {
				have += t.Var(UsedStars, 0)
			}
			if have <= ruleOfFive { // it is only ever raised
				return true, have, ruleOfFive
			}
			need := moveStars(t, s)
			return have <= need, have, need
		}},
	),
	Proc: procMove,
}

// needInPlay refuses what lies in a reserve, which eachReserve proposes to somebody who asks why.
var needInPlay = engine.Need{Rule: "PM-024", Why: "{unit} is in the reserve and not in play.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
	return inPlay(t, o.A), 0, 0
}}

func eachReserve(t *engine.Table, s engine.Seat, try *engine.Trial) {
	if try.Explaining() {
		for c := t.First(t.Zone(Reserve, s)); c != engine.NoCard; c = t.Next(c) {
			try.On(c, engine.NoCard, contested)
		}
	}
}

// moveStars is the Rule of Five for a Move action (PM-037, PM-038).
func moveStars(t *engine.Table, s engine.Seat) int {
	n := ruleOfFive
	for it := t.Statics(keyMoveStars); it.Next(); {
		if it.Ctx().Seat == s {
			n += it.Static().(MoreToMove).N
		}
	}
	return n
}

// stepMove moves unit R[0] to place R[2]; a carrier takes a ground unit along. R[1] is where it was.
func stepMove(t *engine.Table, f *engine.Frame) {
	c, to := engine.CardID(f.R[0]), int(f.R[2])
	switch f.PC {
	case 0:
		from := placeOf(t, c)
		begin(t, Moving)
		t.SetVar(UsedStars, 0, t.Var(UsedStars, 0)+t.Figure(c, Stars))
		moveUnit(t, c, to)
		t.SetFlag(c, Moved, true)
		if !carries(t, c) {
			t.Return()
			return
		}
		f.PC = 1
		offered := false
		for u := t.First(t.Zone(kindAt(from), f.Seat)); u != engine.NoCard; u = t.Next(u) {
			if t.Def(u).Type != ground || t.Figure(u, Stars) != 1 || t.Cards[u].Has(Moved) || !t.Distinct(u) {
				continue
			}
			if !offered {
				t.StartAsk(f.Seat, promptCarry, c)
				offered = true
			}
			t.Offer(verbCarry, u, engine.NoCard, 0)
		}
		if !offered {
			t.Return()
			return
		}
		t.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
	default:
		if u := t.Answer.A; t.Answer.Verb == verbCarry {
			moveUnit(t, u, to)
			t.SetFlag(u, Moved, true)
		}
		t.Return()
	}
}

func moveUnit(t *engine.Table, c engine.CardID, to int) {
	t.Move(c, t.Zone(kindAt(to), t.Cards[c].Owner), engine.AtBottom)
}

func carries(t *engine.Table, c engine.CardID) bool {
	for it := t.Statics(keyCarry); it.Next(); {
		if it.Ctx().Src == c {
			return true
		}
	}
	return false
}

// The Play objective action, PM-094 to PM-096.
var actObjective = engine.Action{
	Verb: verbObjective,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		if !atMenu(t) {
			return
		}
		for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
			for _, k := range [...]engine.ZoneKind{Revealed, Objectives} {
				for o := t.First(t.Zone(k, s)); o != engine.NoCard; o = t.Next(o) {
					try.On(c, o, 0)
					if k == Objectives {
						break // they cannot be told apart
					}
				}
			}
			if try.Explaining() && objectivesOf(t, s) < objectives {
				try.On(c, engine.NoCard, 0)
			}
		}
	},
	Needs: append([]engine.Need{
		{Rule: "PM-094", Why: "{A} is not an objective card.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return t.Def(o.A).Type == objective, 0, 0
		}},
	}, append(open(Playing, "Play objective"),
		engine.Need{Rule: "PM-096", Why: "{A} can only replace an objective; an empty slot cannot be filled again.", Test: func(_ *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return o.B != engine.NoCard, 0, 0
		}})...),
	Proc: procObjective,
}

func stepObjective(t *engine.Table, f *engine.Frame) {
	c, old := engine.CardID(f.R[0]), engine.CardID(f.R[1])
	switch f.PC {
	case 0:
		f.PC = 1
		begin(t, Playing)
		t.Move(old, t.Zone(Discard, f.Seat), engine.OnTop)
		t.Move(c, t.Zone(Revealed, f.Seat), engine.AtBottom)
		t.Emit(engine.Event{Kind: EvRevealed, Seat: f.Seat, Card: c, Other: engine.NoCard})
		t.Settle()
	default:
		refill(t, f.Seat)
		t.SetVar(Playing, 0, done)
		t.Return()
	}
}
