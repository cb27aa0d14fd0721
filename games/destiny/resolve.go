package destiny

import "cantina/engine"

// Resolving dice, sections 12 to 15. The menu offers the symbols of which some die can be resolved;
// the action then goes die by die: the die and its modifiers, the costs, the target, the symbol, back
// to the card, "after" abilities; then the next die, or stop (DES-198 to DES-211).

var actResolve = engine.Action{
	Verb: verbResolve,
	Each: func(_ *engine.Table, _ engine.Seat, try *engine.Trial) {
		for s := melee; s <= special; s++ {
			try.On(engine.NoCard, engine.NoCard, int(s))
		}
	},
	Needs: []engine.Need{{Rule: "DES-199", Why: "No die of yours with this symbol can be resolved.", Test: func(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
		for d := range t.Dice {
			if resolvable(t, engine.DieID(d), s, engine.SymbolID(o.N), false) {
				return true, 0, 0
			}
		}
		return false, 0, 0
	}}},
	Proc: procResolve,
}

// resolvable reports whether a die of a player's pool shows the symbol on a side that can be resolved
// by itself and paid for (DES-205, DES-213, DES-223).
func resolvable(t *engine.Table, d engine.DieID, s engine.Seat, symbol engine.SymbolID, free bool) bool {
	f := t.Face(d)
	return inPool(t, d, s) && f.Symbol == symbol && symbol != blank && !f.Plus &&
		t.Dice[d].Flags&dieResolved == 0 && (free || int(f.Cost) <= t.Var(Resources, s))
}

const (
	resolveAsk = iota
	resolveChosen
	resolveSettle
)

// stepResolve is the action. R[2] is the symbol, R[3] how many dice were resolved.
func stepResolve(t *engine.Table, f *engine.Frame) {
	symbol := engine.SymbolID(f.R[2])
	switch f.PC {
	case resolveAsk:
		t.StartAsk(f.Seat, promptDie, engine.NoCard)
		for d := range t.Dice {
			if resolvable(t, engine.DieID(d), f.Seat, symbol, false) {
				t.Offer(verbDie, engine.CardID(d), engine.NoCard, 0)
			}
		}
		if len(t.Options) == 0 {
			t.Ask.Prompt = engine.PromptNone
			for d := range t.Dice {
				t.Dice[d].Flags &^= dieResolved
			}
			t.Return()
			return
		}
		if f.R[3] > 0 {
			t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
		}
		f.PC = resolveChosen
	case resolveChosen:
		if t.Answer.Verb == engine.VerbDone {
			for d := range t.Dice {
				t.Dice[d].Flags &^= dieResolved
			}
			t.Return()
			return
		}
		f.PC = resolveSettle
		f.R[3]++
		t.Call(procDie, f.Seat, engine.NoCard, int32(t.Answer.A), 0, dieModifiers)
	default:
		f.PC = resolveAsk
		t.Settle() // DES-209
	}
}

// How a die is resolved, R[2] of procDie.
const (
	dieModifiers   = 1 << iota // modifiers may be added
	dieFree                    // its cost is not paid (DES-225)
	dieUnblockable             // its damage is unblockable
	diePlain                   // a modifier side counts as one without plus (DES-221)
	dieSetValue                // R[1] is the value, not added to it
	dieTheirs                  // an opponent's die
	dieFromSet                 // only modifiers of the same set, each raised by R[1] too (DES-401)
	dieAs          = 8         // from bit 8 on: resolve it as if it showed this symbol (DES-407)
)

// resolvedLost is where the number of EvResolved has, above the symbol, what a disrupt took.
const resolvedLost = 8

// resolvingSymbol is where the symbol begins in the number of EvResolving; the value is below it.
const resolvingSymbol = 16

const (
	dieAddAsk = iota
	dieAdd
	diePay
	dieTarget
	dieTargeted
	dieSpecial
	dieNext
	dieBack
)

// stepDie resolves the die R[0] and the modifiers added to it. R[1] is added to its value; R[3] is the
// value once it is fixed.
func stepDie(t *engine.Table, f *engine.Frame) {
	d := engine.DieID(f.R[0])
	s := f.Seat
	switch f.PC {
	case dieAddAsk:
		f.PC = diePay
		t.Dice[d].Flags |= dieResolved // from now on: it cannot be resolved by its own effect (DES-205)
		if f.R[2]&dieModifiers == 0 {
			return
		}
		t.StartAsk(s, promptModifier, t.Dice[d].Card)
		for m := range t.Dice {
			if canAdd(t, engine.DieID(m), d, s, f.R[2]) {
				t.Offer(verbDie, engine.CardID(m), engine.NoCard, 0)
			}
		}
		if len(t.Options) == 0 {
			t.Ask.Prompt = engine.PromptNone
			return
		}
		t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
		f.PC = dieAdd
	case dieAdd:
		f.PC = diePay
		if t.Answer.Verb == verbDie {
			t.Dice[t.Answer.A].Flags |= dieAdded
			f.PC = dieAddAsk
		}
	case diePay:
		f.PC = dieTarget
		f.R[3] = int32(groupValue(t, d, f.R[1], f.R[2]))
		f.R[2] |= int32(symbolOf(t, d, f.R[2])) << dieAs // also if the die is turned or rolled meanwhile
		if f.R[2]&dieFree == 0 {
			t.AddVar(Resources, s, -groupCost(t, d, s))
		}
		t.Emit(engine.Event{Kind: EvResolving, Seat: s, Card: t.Dice[d].Card, Other: engine.CardID(d), N: f.R[3] | int32(symbolOf(t, d, f.R[2]))<<resolvingSymbol})
	case dieTarget, dieTargeted, dieSpecial, dieNext:
		carryOut(t, f, d)
	default:
		finish(t, f, d)
	}
}

// symbolOf is the symbol as which a die is resolved.
func symbolOf(t *engine.Table, d engine.DieID, flags int32) engine.SymbolID {
	if as := engine.SymbolID(flags >> dieAs); as != 0 {
		return as
	}
	return t.Face(d).Symbol
}

// canAdd reports whether a modifier can be added to a die (DES-212 to DES-218): its symbol fits and
// its cost can be paid together with the others.
func canAdd(t *engine.Table, m, d engine.DieID, s engine.Seat, flags int32) bool {
	f := t.Face(m)
	base := t.Face(d).Symbol
	return m != d && inPool(t, m, s) && f.Plus && (flags&dieFromSet == 0 || t.Dice[m].Flags&dieInSet != 0) && (f.Symbol == base || f.Symbol == anySymbol && base != special) &&
		t.Dice[m].Flags&(dieAdded|dieResolved) == 0 && groupCost(t, d, s)+int(f.Cost) <= t.Var(Resources, s)
}

// groupCost is what a die and the modifiers added to it cost.
func groupCost(t *engine.Table, d engine.DieID, s engine.Seat) int {
	n := int(t.Face(d).Cost)
	for m := range t.Dice {
		if inPool(t, engine.DieID(m), s) && t.Dice[m].Flags&dieAdded != 0 {
			n += int(t.Face(engine.DieID(m)).Cost)
		}
	}
	return n
}

// groupValue is the value of a die with its modifiers and what a card adds (DES-214, DES-408).
func groupValue(t *engine.Table, d engine.DieID, bonus, flags int32) int {
	n := value(t, d) + int(bonus)
	if flags&dieSetValue != 0 {
		n = int(bonus)
	}
	for m := range t.Dice {
		if t.Dice[m].Flags&dieAdded != 0 {
			n += value(t, engine.DieID(m))
			if flags&dieFromSet != 0 {
				n += int(bonus)
			}
		}
	}
	return n
}

// finish takes the die and its modifiers out of the pool and tells what was resolved.
func finish(t *engine.Table, f *engine.Frame, d engine.DieID) {
	symbol, card := symbolOf(t, d, f.R[2]), t.Dice[d].Card
	for m := range t.Dice {
		if t.Dice[m].Flags&dieAdded != 0 {
			toCard(t, engine.DieID(m))
		}
	}
	switch {
	case t.Dice[d].Flags&dieKept != 0:
		t.Dice[d].Flags = dieResolved
	case t.Dice[d].Place == engine.DieInPool:
		toCard(t, d)
	}
	n := int32(symbol)
	if symbol == disrupt {
		n |= int32(t.Var(Lost, 0)) << resolvedLost
	}
	t.Return()
	t.Emit(engine.Event{Kind: EvResolved, Seat: f.Seat, Card: card, Other: engine.CardID(d), N: n})
}
