package destiny

import "cantina/engine"

// Activating, section 11, with Guardian before it (DES-455 to DES-461).

var actActivate = engine.Action{
	Verb: verbActivate,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for _, k := range [...]engine.ZoneKind{Team, Supports} {
			for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.Next(c) {
				try.On(c, engine.NoCard, 0)
			}
		}
	},
	Needs: []engine.Need{
		{Rule: "DES-184", Why: "{A} is exhausted.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return !t.Cards[o.A].Has(Exhausted), 0, 0
		}},
		{Rule: "DES-190", Why: "{A} has no die.", Test: func(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
			return canActivate(t, o.A), 0, 0
		}},
	},
	Proc: procActivate,
}

// canActivate reports whether a card is of a kind that is activated: a character, or a support with a
// die.
func canActivate(t *engine.Table, c engine.CardID) bool {
	return t.Def(c).Type == character || t.In(c, Supports) && t.Def(c).Die() >= 0
}

// hasKeyword reports whether a card has a keyword, printed or given by another card (DES-454).
func hasKeyword(t *engine.Table, c engine.CardID, k engine.TraitID) bool {
	if t.Def(c).HasTrait(k) {
		return true
	}
	for it := t.Statics(keyKeyword); it.Next(); {
		if g := it.Static().(Gives); g.Keyword == k && g.to(it.Ctx(), c) {
			return true
		}
	}
	return false
}

const (
	activateGuardian = iota
	activateGuarded
	activateRoll
	activateDone
)

// stepActivate activates the card R[0].
func stepActivate(t *engine.Table, f *engine.Frame) {
	c, s := engine.CardID(f.R[0]), f.Seat
	switch f.PC {
	case activateGuardian:
		f.PC = activateRoll
		if t.Def(c).Type != character || !hasKeyword(t, c, guardian) {
			return
		}
		t.StartAsk(s, promptGuardian, c)
		for d := range t.Dice {
			if inPool(t, engine.DieID(d), t.NextSeat(s)) && showsDamage(t, engine.DieID(d)) {
				t.Offer(verbDie, engine.CardID(d), engine.NoCard, 0)
			}
		}
		if len(t.Options) == 0 {
			t.Ask.Prompt = engine.PromptNone
			return
		}
		t.Offer(verbNo, engine.NoCard, engine.NoCard, 0)
		f.PC = activateGuarded
	case activateGuarded:
		f.PC = activateRoll
		if t.Answer.Verb == verbDie {
			d := engine.DieID(t.Answer.A)
			n := value(t, d)
			removeDie(t, d) // also if nothing gets through (DES-458), also if it is fatal (DES-459)
			t.Happen(EvDamage, s, engine.NoCard, c, int32(n), 0)
		}
	case activateRoll:
		f.PC = activateDone
		if !t.InPlay(c) || t.Cards[c].Has(Exhausted) {
			return
		}
		t.SetFlag(c, Exhausted, true)
		clearDice(t, dieRolled)
		rollCard(t, c)
		t.Emit(engine.Event{Kind: EvActivated, Seat: s, Card: c, Other: engine.NoCard})
	default:
		t.Return()
	}
}

// showsDamage reports whether a die shows melee or ranged damage, in rr also indirect (DES-052).
func showsDamage(t *engine.Table, d engine.DieID) bool {
	switch t.Face(d).Symbol {
	case melee, ranged:
		return true
	case indirect:
		return t.Var(Ruleset, 0) == 1
	}
	return false
}
