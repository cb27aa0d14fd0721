package pocketmodel

import "cantina/engine"

// The Combat action, PM-042 to PM-049: attackers and targets are named one by one, then the attacking
// player picks battle after battle.

var actAttack = engine.Action{
	Verb: verbAttack,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		if !mayCombat(t, try) {
			return
		}
		for p := range places(t) {
			for c := t.First(t.Zone(kindAt(p), s)); c != engine.NoCard; c = t.Next(c) {
				for o := range t.Seats {
					if o != s {
						eachTarget(t, c, p, o, try)
					}
				}
			}
		}
		eachReserve(t, s, try)
	},
	Needs: append(append([]engine.Need{needInPlay}, open(Combating, "Combat")...),
		engine.Need{Rule: "PM-043", Why: "{unit} is named as an attacker already: it has one target.", Test: notAttacking},
		engine.Need{Rule: "PM-043", Why: "{unit} and {target} are not in the same zone.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return placeOf(t, o.A) == placeOf(t, o.B), 0, 0
		}},
		engine.Need{Rule: "PM-101", Why: "{unit} is a ground unit: it attacks space units only in its own home zone.", Test: func(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
			return t.Def(o.A).Type != ground || t.Def(o.B).Type != space || placeOf(t, o.A) == homeOf(s), 0, 0
		}},
		engine.Need{Rule: "PM-090", Why: "{target} is sheltered by an objective and cannot be chosen as a defender.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return !sheltered(t, o.B), 0, 0
		}},
		needStars,
	),
	Proc: procAttack,
}

var needStars = engine.Need{
	Rule: "PM-042", Why: "With {unit} your attackers would have {have} build stars; together they may have {need}.",
	Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
		have := t.Figure(o.A, Stars)
		if t.Var(Combating, 0) == now {
			have += t.Var(UsedStars, 0)
		}
		return have <= ruleOfFive, have, ruleOfFive
	},
}

// eachTarget proposes the units of a player that a unit in a place could attack. Of equal ones that are
// no targets yet one is enough.
func eachTarget(t *engine.Table, c engine.CardID, p int, o engine.Seat, try *engine.Trial) {
	for q := range places(t) {
		if q != p && !try.Explaining() {
			continue
		}
		for b := t.First(t.Zone(kindAt(q), o)); b != engine.NoCard; b = t.Next(b) {
			if try.Explaining() || t.Cards[b].Has(Aimed) || t.Distinct(b) {
				try.On(c, b, 0)
			}
		}
	}
}

var actStrike = engine.Action{
	Verb: verbStrike,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		if !mayCombat(t, try) {
			return
		}
		for o := range t.Seats {
			if o == s {
				continue
			}
			for p := range places(t) {
				if p != homeOf(o) && !try.Explaining() {
					continue
				}
				for c := t.First(t.Zone(kindAt(p), s)); c != engine.NoCard; c = t.Next(c) {
					eachObjective(t, c, o, try)
				}
			}
		}
	},
	Needs: append(open(Combating, "Combat"),
		engine.Need{Rule: "PM-043", Why: "{unit} is named as an attacker already: it has one target.", Test: notAttacking},
		engine.Need{Rule: "PM-043", Why: "{unit} is not in the home zone where {target} lies.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return placeOf(t, o.A) == homeOf(t.Cards[o.B].Owner), 0, 0
		}},
		needStars,
	),
	Proc: procAttack,
}

// eachObjective proposes the objectives of a player. Those that are face down and no targets yet
// cannot be told apart.
func eachObjective(t *engine.Table, c engine.CardID, o engine.Seat, try *engine.Trial) {
	for b := t.First(t.Zone(Revealed, o)); b != engine.NoCard; b = t.Next(b) {
		try.On(c, b, 0)
	}
	fresh := false
	for b := t.First(t.Zone(Objectives, o)); b != engine.NoCard; b = t.Next(b) {
		if aimed := t.Cards[b].Has(Aimed); aimed || !fresh || try.Explaining() {
			try.On(c, b, 0)
			fresh = fresh || !aimed
		}
	}
}

func mayCombat(t *engine.Table, try *engine.Trial) bool {
	return atMenu(t) && (try.Explaining() || t.Var(Combating, 0) == now || t.Var(Combating, 0) == notYet && taken(t) < 2)
}

func notAttacking(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
	return !t.Cards[o.A].Has(Attacking), 0, 0
}

// sheltered reports whether an objective keeps a unit from being chosen as a defender.
func sheltered(t *engine.Table, c engine.CardID) bool {
	s := t.Cards[c].Owner
	if placeOf(t, c) != homeOf(s) {
		return false
	}
	for it := t.Statics(keyShelter); it.Next(); {
		if it.Ctx().Seat == s && t.Def(c).HasTrait(it.Static().(Shelter).Icon) {
			return true
		}
	}
	return false
}

// stepAttack names attacker R[0] and its target R[1].
func stepAttack(t *engine.Table, f *engine.Frame) {
	c, target := engine.CardID(f.R[0]), engine.CardID(f.R[1])
	begin(t, Combating)
	t.SetVar(UsedStars, 0, t.Var(UsedStars, 0)+t.Figure(c, Stars))
	t.SetFlag(c, Attacking, true)
	t.Cards[c].Target = target
	t.SetFlag(target, Aimed, true)
	t.Return()
}

var actFight = engine.Action{
	Verb: verbFight,
	Each: func(t *engine.Table, _ engine.Seat, try *engine.Trial) {
		if atMenu(t) && (try.Explaining() || t.Var(Combating, 0) == now) {
			try.On(engine.NoCard, engine.NoCard, 0)
		}
	},
	Needs: []engine.Need{{Rule: "PM-045", Why: "You have named no attacker.", Test: func(t *engine.Table, _ engine.Seat, _ engine.Option) (bool, int, int) {
		return t.Var(Combating, 0) == now, 0, 0
	}}},
	Proc: procFight,
}

// stepFight resolves all battles and strikes that were named, in the order that the attacking player
// picks, each when the one before is finished (PM-046 to PM-049, PM-080).
func stepFight(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case 0:
		f.PC = 1
		offered := false
		unitsOf(t, f.Seat, func(c engine.CardID) bool {
			switch card := &t.Cards[c]; {
			case !card.Has(Attacking):
			case card.Target == engine.NoCard: // PM-048
				card.Flags &^= 1 << Attacking
				t.Emit(engine.Event{Kind: EvSkipped, Seat: f.Seat, Card: c, Other: engine.NoCard})
			default:
				if !offered {
					t.StartAsk(f.Seat, promptOrder, engine.NoCard)
					offered = true
				}
				t.Offer(verbOrder, c, card.Target, 0)
			}
			return true
		})
		if offered {
			return
		}
		endCombat(t)
		t.Return()
	default:
		f.PC = 0
		c, target := t.Answer.A, t.Answer.B
		p := procBattle
		if isObjective(t, target) {
			p = procStrike
		}
		t.Call(p, f.Seat, c, int32(c), int32(target))
	}
}

// endCombat ends the Combat action and takes the marks off targets.
func endCombat(t *engine.Table) {
	t.SetVar(Combating, 0, done)
	for c := range t.Cards {
		t.Cards[c].Flags &^= 1 << Aimed
	}
}
