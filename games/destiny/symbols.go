package destiny

import "cantina/engine"

// What the symbols do, section 15. carryOut runs on the frame of stepDie; R[3] is the value.
func carryOut(t *engine.Table, f *engine.Frame, d engine.DieID) {
	n, s := int(f.R[3]), f.Seat
	symbol := symbolOf(t, d, f.R[2])
	switch symbol {
	case melee, ranged, shield:
		if f.PC == dieTarget {
			f.PC = dieTargeted
			if symbol == shield && hasSplit(t, d) {
				f.PC = dieBack
				t.Call(procSplit, s, t.Dice[d].Card, int32(n), splitShields, 0)
				return
			}
			askCharacter(t, s)
			return
		}
		f.PC = dieBack
		if symbol == shield {
			t.Happen(EvShields, s, t.Dice[d].Card, t.Answer.A, int32(n), 0)
			return
		}
		extra := int32(symbol)
		if f.R[2]&dieUnblockable != 0 {
			extra |= extraUnblockable
		}
		t.Happen(EvDamage, s, t.Dice[d].Card, t.Answer.A, int32(n), extra)
	case indirect:
		f.PC = dieBack
		t.Call(procSplit, t.NextSeat(s), t.Dice[d].Card, int32(n), splitDamage, int32(indirect))
	case resource:
		f.PC = dieBack
		t.AddVar(Resources, s, n)
	case disrupt:
		f.PC = dieBack
		t.SetVar(Lost, 0, -t.AddVar(Resources, t.NextSeat(s), -n))
	case discard:
		f.PC = dieBack
		randomDiscard(t, t.NextSeat(s), n)
	case focus:
		f.PC = dieBack
		t.Call(procFocus, s, t.Dice[d].Card, int32(d), int32(n))
	case special:
		carryOutSpecial(t, f, d)
	default:
		f.PC = dieBack
	}
}

// askCharacter asks for any character in play, on either side (DES-231).
func askCharacter(t *engine.Table, s engine.Seat) {
	t.StartAsk(s, promptTarget, engine.NoCard)
	for i := range t.Seats {
		o := (s + 1 + i) % t.Seats // the opponent's first
		for c := t.First(t.Zone(Team, o)); c != engine.NoCard; c = t.Next(c) {
			if t.Def(c).Type == character {
				t.Offer(engine.VerbPick, c, engine.NoCard, 0)
			}
		}
	}
}

// randomDiscard discards cards of a hand at random, as many as there are (DES-239, DES-240).
func randomDiscard(t *engine.Table, s engine.Seat, n int) {
	for range n {
		c := t.RandomCard(t.Zone(Hand, s))
		if c == engine.NoCard {
			return
		}
		t.Move(c, t.Zone(Discard, s), engine.OnTop)
	}
}

// carryOutSpecial uses a special ability of the die's card; if there are several the player picks one
// (DES-244 to DES-247).
func carryOutSpecial(t *engine.Table, f *engine.Frame, d engine.DieID) {
	card := t.Dice[d].Card
	if card == engine.NoCard {
		f.PC = dieBack
		return
	}
	def := t.Def(card)
	if f.PC == dieTarget {
		f.PC = dieSpecial
		t.StartAsk(f.Seat, promptSpecial, card)
		for i := range def.Abilities {
			if def.Abilities[i].Kind == engine.Special {
				t.Offer(verbUse, card, engine.NoCard, i)
			}
		}
		if len(t.Options) == 0 {
			t.Ask.Prompt = engine.PromptNone
			f.PC = dieBack
		}
		return
	}
	f.PC = dieBack
	t.Use(t.Game.AbilityOf(t.Cards[card].Def, int(t.Answer.N)), card, f.Seat, engine.NoCard, int32(d))
}

const (
	focusAsk = iota
	focusDie
)

// stepFocus turns R[1] other dice of the player's pool, exactly so many in the starter rules and up to
// so many in rr (DES-241 to DES-243). R[0] is the focus die.
func stepFocus(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case focusAsk:
		if f.R[1] <= 0 {
			t.Return()
			return
		}
		t.StartAsk(f.Seat, promptFocus, engine.NoCard)
		for d := range t.Dice {
			if inPool(t, engine.DieID(d), f.Seat) && d != int(f.R[0]) && t.Dice[d].Flags&(dieAdded|dieTurned) == 0 {
				t.Offer(verbDie, engine.CardID(d), engine.NoCard, 0)
			}
		}
		if len(t.Options) == 0 {
			t.Ask.Prompt = engine.PromptNone
			f.R[1] = 0
			clearDice(t, dieTurned)
			return
		}
		if t.Var(Ruleset, 0) == 1 {
			t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
		}
		f.PC = focusDie
	default:
		f.PC = focusAsk
		if t.Answer.Verb == engine.VerbDone {
			f.R[1] = 0
			clearDice(t, dieTurned)
			return
		}
		t.Dice[t.Answer.A].Flags |= dieTurned
		if f.R[1]--; f.R[1] == 0 {
			clearDice(t, dieTurned)
		}
		t.Call(procTurnDie, f.Seat, engine.NoCard, int32(t.Answer.A), turnAny)
	}
}

func clearDice(t *engine.Table, flag uint8) {
	for d := range t.Dice {
		t.Dice[d].Flags &^= flag
	}
}

// Which sides a die may be turned to, R[1] of procTurnDie: a symbol, or one of these.
const (
	turnAny      = -1
	turnNoDamage = -2
	turnDamage   = -3
)

// stepTurnDie asks for another side of the die R[0] and turns it there (DES-251).
func stepTurnDie(t *engine.Table, f *engine.Frame) {
	d := engine.DieID(f.R[0])
	if f.PC == 0 {
		f.PC = 1
		if !sideExists(t, d, int(f.R[1])) || t.Dice[d].Place != engine.DieInPool {
			t.Return()
			return
		}
		t.StartAsk(f.Seat, promptSide, t.Dice[d].Card)
		for side := range 6 {
			if side != int(t.Dice[d].Side) && sideFits(t, d, side, int(f.R[1])) {
				t.Offer(verbSide, engine.CardID(d), engine.NoCard, side)
			}
		}
		return
	}
	t.TurnTo(d, int(t.Answer.N))
	t.Return()
}

func sideFits(t *engine.Table, d engine.DieID, side, want int) bool {
	face := t.Game.Dice[t.Dice[d].Kind].Faces[side]
	damages := face.Symbol == melee || face.Symbol == ranged || face.Symbol == indirect && t.Var(Ruleset, 0) == 1
	switch want {
	case turnAny:
		return true
	case turnNoDamage:
		return !damages
	case turnDamage:
		return damages
	}
	return int(face.Symbol) == want
}

// sideExists reports whether a die can be turned as wanted: another side must fit (DES-253).
func sideExists(t *engine.Table, d engine.DieID, want int) bool {
	for side := range 6 {
		if side != int(t.Dice[d].Side) && sideFits(t, d, side, want) {
			return true
		}
	}
	return false
}
