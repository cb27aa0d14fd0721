package destiny

import "cantina/engine"

// Damage, shields and defeat, sections 23 and 24. Damage is dealt by Happen(EvDamage), so abilities may
// come before it; the order for one amount is DES-320.

// What Happen(EvDamage) passes on.
const (
	extraKind        = 0xff   // the symbol of the die, 0 for damage from a text (DES-325)
	extraUnblockable = 1 << 8 // DES-331
	extraHold        = 1 << 9 // part of an amount dealt to several: defeats are checked by the caller (DES-327)
)

// remaining is how much damage a character can still take (DES-025).
func remaining(t *engine.Table, c engine.CardID) int {
	return max(t.Attr(c, Health)-t.Counter(c, Damage), 0)
}

// dead reports whether a character's damage has reached its health (DES-339).
func dead(t *engine.Table, c engine.CardID) bool {
	return t.In(c, Team) && t.Def(c).Type == character && t.Counter(c, Damage) >= t.Attr(c, Health)
}

// stepDamage deals R[HappenN] damage to a character. Its result is how much was dealt, blocked or not.
func stepDamage(t *engine.Table, f *engine.Frame) {
	c := engine.CardID(f.R[engine.HappenCard])
	if f.PC == 1 {
		t.Result = f.R[engine.HappenN]
		t.Return()
		return
	}
	f.PC = 1
	n := int(f.R[engine.HappenN])
	if n <= 0 || !t.In(c, Team) || t.Def(c).Type != character {
		f.R[engine.HappenN] = 0
		return
	}
	t.SetVar(Blocked, 0, 0)
	if f.R[engine.HappenExtra]&extraUnblockable == 0 {
		if k := -t.AddCounter(c, Shields, -n); k > 0 {
			t.SetVar(Blocked, 0, k)
			t.Emit(engine.Event{Kind: EvBlocked, Seat: t.Cards[c].Control, Card: c, Other: engine.NoCard, N: int32(k)})
			n -= k
		}
	}
	kind := f.R[engine.HappenExtra] & extraKind
	if took := t.AddCounter(c, Damage, min(n, remaining(t, c))); took > 0 {
		t.Emit(engine.Event{Kind: EvTook, Seat: t.Cards[c].Control, Card: c, Other: engine.CardID(kind), N: int32(took)})
	}
	if f.R[engine.HappenExtra]&extraHold == 0 && dead(t, c) {
		t.Happen(EvDefeat, t.Cards[c].Control, engine.NoCard, c, 1, 0)
	}
}

// stepShields gives R[HappenN] shields to a character, up to the limit (DES-335, DES-336).
func stepShields(t *engine.Table, f *engine.Frame) {
	c := engine.CardID(f.R[engine.HappenCard])
	t.Result = 0
	if t.In(c, Team) && t.Def(c).Type == character {
		t.Result = int32(t.AddCounter(c, Shields, int(f.R[engine.HappenN])))
	}
	t.Return()
}

const (
	defeatMark = iota
	defeatUpgrade
	defeatRedeploy
	defeatRedeployed
	defeatOver
)

// stepDefeat takes a defeated character out of play (DES-339 to DES-352): its upgrades may be
// redeployed or are discarded, its dice leave, and the player without characters loses. R[HappenExtra]
// with extraHold leaves the end of the match to the caller.
func stepDefeat(t *engine.Table, f *engine.Frame) {
	c := engine.CardID(f.R[engine.HappenCard])
	s := t.Cards[c].Control
	switch f.PC {
	case defeatMark:
		f.PC = defeatUpgrade
		if !t.In(c, Team) {
			f.PC = defeatOver
			return
		}
		for d := nextDowngrade(t, c, engine.NoCard); d != engine.NoCard; d = nextDowngrade(t, c, engine.NoCard) {
			discardFromPlay(t, d) // DES-348
		}
		for d := range t.Dice { // they stay its dice, for when it returns
			if t.Dice[d].Card == c {
				t.Dice[d].Flags = 0
				t.PutDie(engine.DieID(d), c, goneOrAside(t))
			}
		}
	case defeatUpgrade:
		u := nextUpgrade(t, c, engine.NoCard)
		if u == engine.NoCard {
			f.PC = defeatOver
			to := Removed
			if t.Var(Ruleset, 0) == 1 {
				to = Aside
			}
			t.Move(c, t.Zone(to, t.Cards[c].Owner), engine.AtBottom)
			if f.R[engine.HappenExtra]&extraHold == 0 {
				checkTeams(t)
			}
			return
		}
		if hasKeyword(t, u, redeploy) && otherCharacter(t, s, c) {
			f.PC = defeatRedeploy
			f.R[3] = f.R[3]&0xffff | int32(u)<<16
			return
		}
		discardFromPlay(t, u)
	case defeatRedeploy:
		f.PC = defeatRedeployed
		u := engine.CardID(f.R[3] >> 16)
		t.StartAsk(s, promptRedeploy, u)
		for o := t.First(t.Zone(Team, s)); o != engine.NoCard; o = t.Next(o) {
			if o != c && t.Def(o).Type == character {
				t.Offer(engine.VerbPick, o, engine.NoCard, 0)
			}
		}
		t.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
	case defeatRedeployed:
		f.PC = defeatUpgrade
		u := engine.CardID(f.R[3] >> 16)
		if t.Answer.Verb == engine.VerbDecline {
			discardFromPlay(t, u)
			return
		}
		moveUpgrade(t, u, t.Answer.A)
		if upgradesOn(t, t.Answer.A) > maxUpgrades {
			t.Call(procLimit, s, u, int32(t.Answer.A))
		}
	default:
		t.Result = 1
		t.Return()
	}
}

// goneOrAside is where the dice of a defeated character go (DES-341, DES-344).
func goneOrAside(t *engine.Table) engine.DiePlace {
	if t.Var(Ruleset, 0) == 1 {
		return engine.DieAside
	}
	return engine.DieGone
}

// otherCharacter reports whether a player has a character besides one.
func otherCharacter(t *engine.Table, s engine.Seat, c engine.CardID) bool {
	for o := t.First(t.Zone(Team, s)); o != engine.NoCard; o = t.Next(o) {
		if o != c && t.Def(o).Type == character {
			return true
		}
	}
	return false
}

// moveUpgrade moves an upgrade in play to another character; its die goes onto the card (DES-360,
// DES-465).
func moveUpgrade(t *engine.Table, u, on engine.CardID) {
	s := t.Cards[on].Control
	if t.Cards[u].Control != s {
		t.Move(u, t.Zone(Upgrades, s), engine.AtBottom)
	}
	t.Cards[u].Host = on
	for d := range t.Dice {
		if die := &t.Dice[d]; die.Card == u {
			die.Owner, die.Flags = s, 0
			t.PutDie(engine.DieID(d), u, engine.DieOnCard)
		}
	}
	if !stays(t, u) {
		discardFromPlay(t, u)
	}
}

// checkTeams ends the match when a player has no character left (DES-308, DES-314).
func checkTeams(t *engine.Table) {
	var out [2]bool
	for s := range t.Seats {
		out[s] = !otherCharacter(t, s, engine.NoCard)
	}
	switch {
	case out[0] && out[1]:
		t.End(controller(t), endBothDefeated)
	case out[0]:
		t.End(1, endDefeated)
	case out[1]:
		t.End(0, endDefeated)
	}
}
