package pocketmodel

import "cantina/engine"

// A battle, exactly as in the seed's procedure:
//
//	1 the attacking player plays a combat card or passes                   PM-051
//	2 the defending player plays a combat card or passes                   PM-052
//	3 after a pass in 1 and a card in 2: the attacking player again        PM-053
//	4 dice, an automatic hit on 12, attack scores                          PM-059 to PM-064
//	5 defense scores                                                       PM-065
//	6 who is hit, both at the same time                                    PM-066
//	7 damage markers, destroyed units                                      PM-068 to PM-072
//	8 who played a card discards it and draws                              PM-076 to PM-078
const (
	battleBegin = iota
	battleStep2
	battleStep3
	battleRoll
	battleReroll
	battleRerolled
	battleScores
	battleDamage
	battleCards
	battleAfter
)

// Registers of a battle and of a strike.
const (
	regAttacker = iota
	regTarget
	regCount
)

// stepBattle: R[0] is the attacking unit, R[1] the other one, R[2] counts rerolls and then holds the hits.
func stepBattle(t *engine.Table, f *engine.Frame) {
	a, b := engine.CardID(f.R[regAttacker]), engine.CardID(f.R[regTarget])
	switch f.PC {
	case battleBegin:
		f.PC = battleStep2
		engage(t, a, b)
		t.SetVar(Step, 0, 1)
		t.Emit(engine.Event{Kind: EvBattle, Seat: f.Seat, Card: a, Other: b})
		t.AskMenu(f.Seat, promptCard1)
	case battleStep2:
		f.PC = battleStep3
		playOrPass(t, f.Seat, a)
		t.SetVar(Step, 0, 2)
		t.AskMenu(t.Cards[b].Owner, promptCard2)
	case battleStep3:
		f.PC = battleRoll
		s := t.Cards[b].Owner
		playOrPass(t, s, b)
		if t.Var(Passed, f.Seat) > 0 && t.Var(Passed, s) == 0 {
			t.SetVar(Step, 0, 3)
			t.AskMenu(f.Seat, promptCard3)
		}
	case battleRoll:
		f.PC = battleReroll
		if t.Var(Step, 0) == 3 {
			playOrPass(t, f.Seat, a)
		}
		t.SetVar(Step, 0, 4)
		roll(t, a, 3)
		roll(t, b, 3)
	case battleReroll: // the attacking player first (PM-107)
		u := a
		if f.R[regCount] == 1 {
			u = b
		}
		f.PC = battleRerolled
		if !offerReroll(t, u) {
			t.Answer.Verb = engine.VerbDecline
		}
	case battleRerolled:
		if t.Answer.Verb == verbReroll {
			u := a
			if f.R[regCount] == 1 {
				u = b
			}
			roll(t, u, int(t.Answer.N))
		}
		f.PC = battleReroll
		if f.R[regCount]++; f.R[regCount] == 2 {
			f.PC = battleScores
		}
	case battleScores:
		f.PC = battleDamage
		t.SetVar(Step, 0, 6)
		f.R[regCount] = sums(t, a, b) | sums(t, b, a)<<1
	case battleDamage:
		f.PC = battleCards
		t.SetVar(Step, 0, 7)
		damage(t, a, b, f.R[regCount])
	case battleCards:
		f.PC = battleAfter
		t.SetVar(Step, 0, 8)
		for _, u := range [...]engine.CardID{a, b} {
			t.Emit(engine.Event{Kind: EvFought, Seat: t.Cards[u].Owner, Card: u, Other: engine.NoCard})
		}
		cleanUp(t, a, b)
		t.Settle() // PM-079
	default:
		disengage(t, a, b)
		t.Return()
	}
}

// engage makes a pair fight: it is on the table for all to see.
func engage(t *engine.Table, a, b engine.CardID) {
	t.Cards[a].Flags = t.Cards[a].Flags&^(1<<Attacking) | 1<<Fighting
	t.Cards[b].Flags |= 1 << Fighting
	for s := range t.Seats {
		for _, v := range [...]engine.VarID{Die1, Die2, FinalAttack, FinalDefense, Passed} {
			t.SetVar(v, s, 0)
		}
	}
}

func disengage(t *engine.Table, a, b engine.CardID) {
	for _, c := range [...]engine.CardID{a, b} {
		t.Cards[c].Flags &^= 1 << Fighting
	}
	t.Cards[a].Target = engine.NoCard
	t.SetVar(Step, 0, 0)
}

// foeOf returns the other unit of the battle that is fought, or NoCard.
func foeOf(t *engine.Table, c engine.CardID) engine.CardID {
	for i := len(t.Stack) - 1; i >= 0; i-- {
		if f := &t.Stack[i]; f.Proc == procBattle {
			a, b := engine.CardID(f.R[regAttacker]), engine.CardID(f.R[regTarget])
			switch c {
			case a:
				return b
			case b:
				return a
			}
		}
	}
	return engine.NoCard
}

// fighterOf returns the unit of a player in the battle that is fought, or NoCard.
func fighterOf(t *engine.Table, s engine.Seat) engine.CardID {
	for i := len(t.Stack) - 1; i >= 0; i-- {
		if f := &t.Stack[i]; f.Proc == procBattle {
			for _, r := range [...]int{regAttacker, regTarget} {
				if c := engine.CardID(f.R[r]); t.Cards[c].Owner == s {
					return c
				}
			}
		}
	}
	return engine.NoCard
}

// Combat cards, PM-050 to PM-057.
var actPlay = engine.Action{
	Verb: verbPlay,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		if p := t.Ask.Prompt; p < promptCard1 || p > promptCard3 {
			if !try.Explaining() || !atMenu(t) {
				return
			}
		}
		for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
			try.On(c, engine.NoCard, 0)
		}
	},
	Needs: []engine.Need{
		{Rule: "PM-057", Why: "{A} is an objective card: it cannot be played in a battle.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return t.Def(o.A).Type == combat, 0, 0
		}},
		{Rule: "PM-050", Why: "{A} can be played only in a battle.", Test: func(t *engine.Table, _ engine.Seat, _ engine.Option) (bool, int, int) {
			return !atMenu(t), 0, 0
		}},
	},
	Proc: procDone,
}

var actPass = engine.Action{
	Verb: verbPass,
	Each: func(t *engine.Table, _ engine.Seat, try *engine.Trial) {
		if p := t.Ask.Prompt; p >= promptCard1 && p <= promptCard3 {
			try.On(engine.NoCard, engine.NoCard, 0)
		}
	},
	Proc: procDone,
}

// playOrPass carries out what a player has answered in step 1, 2 or 3, for the unit in the battle.
func playOrPass(t *engine.Table, s engine.Seat, u engine.CardID) {
	if t.Answer.Verb != verbPlay {
		t.SetVar(Passed, s, 1)
		return
	}
	c := t.Answer.A
	t.SetVar(Passed, s, 0)
	t.Move(c, t.Zone(Battle, s), engine.AtBottom)
	t.Cards[c].Host = u
	t.Emit(engine.Event{Kind: EvCombatCard, Seat: s, Card: c, Other: u})
}

// roll rolls the two dice of a unit: which is 1 for the first, 2 for the second, 3 for both.
func roll(t *engine.Table, u engine.CardID, which int) {
	s := t.Cards[u].Owner
	if which&1 != 0 {
		t.SetVar(Die1, s, t.RollSix())
	}
	if which&2 != 0 {
		t.SetVar(Die2, s, t.RollSix())
	}
	t.Emit(engine.Event{Kind: EvDice, Seat: s, Card: u, Other: engine.NoCard, N: int32(t.Var(Die1, s)*10 + t.Var(Die2, s))})
}

// offerReroll asks whether a unit's player rolls again, if a text allows it.
func offerReroll(t *engine.Table, u engine.CardID) bool {
	for it := t.Statics(keyReroll); it.Next(); {
		if unitOf(t, it.Ctx().Src) != u {
			continue
		}
		s := t.Cards[u].Owner
		t.StartAsk(s, promptReroll, it.Ctx().Src)
		if it.Static().(Reroll).Both {
			t.Offer(verbReroll, engine.NoCard, engine.NoCard, 3)
		} else {
			t.Offer(verbReroll, engine.NoCard, engine.NoCard, 1)
			if t.Var(Die1, s) != t.Var(Die2, s) {
				t.Offer(verbReroll, engine.NoCard, engine.NoCard, 2)
			}
		}
		t.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
		return true
	}
	return false
}

// unitOf returns the unit that a text in a battle is about: the card itself, or the one it was played on.
func unitOf(t *engine.Table, c engine.CardID) engine.CardID {
	if t.In(c, Battle) {
		return t.Cards[c].Host
	}
	return c
}

// hasText reports whether a text of a kind works for a unit.
func hasText(t *engine.Table, key engine.StaticKey, u engine.CardID) bool {
	for it := t.Statics(key); it.Next(); {
		if unitOf(t, it.Ctx().Src) == u {
			return true
		}
	}
	return false
}

const automatic = 12

// What an event EvSums or EvStrikeSums packs into its number.
const (
	sumAttackShift  = 8
	sumDefenseShift = 16
	sumHit          = 1 << 24
	sumAuto         = 1 << 25
	sumOffset       = 64 // so that scores below zero can be packed
)

// sums works out both scores of a unit against another one (steps 4 to 6) and returns 1 for a hit.
func sums(t *engine.Table, u, foe engine.CardID) int32 {
	s, o := t.Cards[u].Owner, t.Cards[foe].Owner
	dice := t.Var(Die1, s) + t.Var(Die2, s)
	auto := dice == automatic && !hasText(t, keyNoAuto, foe)
	attack, defense := dice+t.Attr(u, Attack), t.Attr(foe, Defense)
	t.SetVar(FinalAttack, s, attack)
	t.SetVar(FinalDefense, o, defense)
	return emitSums(t, EvSums, u, foe, dice, attack, defense, auto)
}

func emitSums(t *engine.Table, kind engine.EventKind, u, foe engine.CardID, dice, attack, defense int, auto bool) int32 {
	hit := auto || attack >= defense
	n := int32(dice) | int32(attack+sumOffset)<<sumAttackShift | int32(defense+sumOffset)<<sumDefenseShift
	if auto {
		n |= sumAuto
	}
	if hit {
		n |= sumHit
	}
	t.Emit(engine.Event{Kind: kind, Seat: t.Cards[u].Owner, Card: u, Other: foe, N: n})
	if hit {
		return 1
	}
	return 0
}

// damage carries out step 7: hits are simultaneous, but for first strike (PM-109). Bit 0 of hits is the
// attacker's, bit 1 the other's.
func damage(t *engine.Table, a, b engine.CardID, hits int32) {
	na, nb := 0, 0 // markers that each places
	if hits&1 != 0 {
		na = t.Attr(a, Damage)
	}
	if hits&2 != 0 {
		nb = t.Attr(b, Damage)
	}
	if na > 0 && nb > 0 {
		firstA, firstB := hasText(t, keyFirst, a), hasText(t, keyFirst, b)
		switch {
		case firstA && !firstB && dies(t, b, na):
			nb = 0
			t.Emit(engine.Event{Kind: EvIgnored, Seat: t.Cards[b].Owner, Card: b, Other: a})
		case firstB && !firstA && dies(t, a, nb):
			na = 0
			t.Emit(engine.Event{Kind: EvIgnored, Seat: t.Cards[a].Owner, Card: a, Other: b})
		}
	}
	// Shields are read before anything leaves.
	deadA, deadB := mark(t, a, nb), mark(t, b, na)
	if deadA {
		destroy(t, a)
	}
	if deadB {
		destroy(t, b)
	}
	if deadA || deadB {
		eliminate(t, engine.Nobody)
	}
}

// dies reports whether so many markers more destroy a unit (PM-069).
func dies(t *engine.Table, u engine.CardID, n int) bool {
	return t.Counter(u, Markers)+n >= t.Attr(u, Shields)
}

// What EvMarked packs: new markers, all markers, shields.
const (
	markAllShift     = 8
	markShieldsShift = 20
)

// mark puts markers on a unit and reports whether they destroy it.
func mark(t *engine.Table, u engine.CardID, n int) bool {
	if n <= 0 {
		return false
	}
	dead := dies(t, u, n)
	t.AddCounter(u, Markers, n)
	t.Emit(engine.Event{
		Kind: EvMarked, Seat: t.Cards[u].Owner, Card: u, Other: engine.NoCard,
		N: int32(n) | int32(t.Counter(u, Markers))<<markAllShift | int32(t.Attr(u, Shields))<<markShieldsShift,
	})
	return dead
}

// destroy puts a unit into its owner's reserve, without its markers (PM-070, PM-071).
func destroy(t *engine.Table, u engine.CardID) {
	t.Emit(engine.Event{Kind: EvDestroyed, Seat: t.Cards[u].Owner, Card: u, Other: engine.NoCard})
	t.Move(u, t.Zone(Reserve, t.Cards[u].Owner), engine.AtBottom)
}

// cleanUp is step 8: who played a card discards it and draws, the attacking player first.
func cleanUp(t *engine.Table, a, b engine.CardID) {
	for _, u := range [...]engine.CardID{a, b} {
		s := t.Cards[u].Owner
		c := t.First(t.Zone(Battle, s))
		if c == engine.NoCard {
			continue
		}
		t.Move(c, t.Zone(Discard, s), engine.OnTop)
		if inPlay(t, u) { // a shields bonus has ended (PM-075)
			if keep := t.Figure(u, Shields) - 1; t.Counter(u, Markers) > keep {
				t.AddCounter(u, Markers, keep-t.Counter(u, Markers))
				t.Emit(engine.Event{Kind: EvTrimmed, Seat: s, Card: u, Other: engine.NoCard, N: int32(keep)})
			}
		}
		refill(t, s)
	}
}

// eliminate checks who is eliminated (PM-113 to PM-117) and ends the game when one player or none is
// left. victim is a player whose last objective was destroyed, or Nobody.
func eliminate(t *engine.Table, victim engine.Seat) {
	left, last := 0, engine.Nobody
	fell := false
	reason := endUnits
	for s := range t.Seats {
		if t.Var(Eliminated, s) > 0 {
			continue
		}
		units := anyInPlay(t, s)
		if units && s != victim {
			left++
			last = s
			continue
		}
		fell = true
		if reason = endUnits; units {
			reason = endObjectives
		}
		t.SetVar(Eliminated, s, 1)
		t.Emit(engine.Event{Kind: EvEliminated, Seat: s, Card: engine.NoCard, Other: engine.NoCard, N: int32(reason)})
	}
	switch {
	case !fell:
	case left == 0:
		t.End(engine.Nobody, endDraw)
	case left == 1:
		t.End(last, reason)
	default:
		for s := range t.Seats {
			if t.Var(Eliminated, s) > 0 {
				leave(t, s)
			}
		}
	}
}

// leave takes what an eliminated player has out of the game (PM-120).
func leave(t *engine.Table, s engine.Seat) {
	gone := t.Zone(Gone, s)
	for k := Hand; k < Homes+engine.ZoneKind(t.Seats); k++ {
		if k == Gone || k == Hand {
			continue
		}
		for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.First(t.Zone(k, s)) {
			t.Move(c, gone, engine.AtBottom)
		}
	}
}
