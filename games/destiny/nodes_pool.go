package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// Effects on dice.

// PickDice makes a player choose dice of a set: exactly N (as many as there are), up to N, or any
// number; or takes All of them. Total, if not 0, is what they may show in all. The ability remembers them under Tag, for PickedDice. BySymbol offers
// one die for each symbol, because only the symbol matters.
type PickDice struct {
	From     Dice
	N        engine.Amount
	UpTo     bool
	Any      bool
	All      bool
	BySymbol bool
	Total    int
	By       effect.Who
	Tag      uint8
}

// RemoveDice removes all dice of a set at the same time (DES-257, DES-260).
type RemoveDice struct{ What DiceSet }

// RerollDice rerolls all dice of a set at the same time (DES-255, DES-256).
type RerollDice struct{ What DiceSet }

// KeepDie rerolls the die whose ability is carried out, if Reroll, and leaves it in the pool (DES-249).
type KeepDie struct{ Reroll bool }

// TurnDice makes a player turn each die of a set to another side: any, one that shows To, one that
// shows the same symbol as the die chosen under the tag Like, or one that shows damage, or none.
type TurnDice struct {
	What     DiceSet
	To       engine.SymbolID // 0: any side, unless Blank, Like, NoDamage or Damage
	Blank    bool
	NoDamage bool
	Damage   bool
	Like     uint8
}

// ResolveDice makes a player resolve the dice of a set one after the other, each at its cost (section
// 29); if AnyOrder, in the order of their choice, where the dice with a plus are added to the others.
type ResolveDice struct {
	What        DiceSet
	Plus        engine.Amount // added to each value
	Value       engine.Amount // instead of the value
	Free        bool          // costs are not paid
	Unblockable bool
	Plain       bool // a side with a plus counts as one without
	AnyOrder    bool
	By          effect.Who
}

// RollIn rolls dice that lie on the cards of a set into your pool (DES-412). If Aside, it is one
// set-aside die for each card, which is set aside again when it leaves the pool (DES-413); if One, only
// one die of each card.
type RollIn struct {
	Of    effect.Set
	Aside bool
	One   bool
}

// Parts implements engine.Node.
func (e PickDice) Parts() []engine.Node {
	if e.N == nil {
		return []engine.Node{e.From}
	}
	return []engine.Node{e.From, e.N}
}

// Parts implements engine.Node.
func (e RemoveDice) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (e RerollDice) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (KeepDie) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (e TurnDice) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (e ResolveDice) Parts() []engine.Node {
	out := []engine.Node{e.What}
	if e.Plus != nil {
		out = append(out, e.Plus)
	}
	if e.Value != nil {
		out = append(out, e.Value)
	}
	return out
}

// Parts implements engine.Node.
func (e RollIn) Parts() []engine.Node { return []engine.Node{e.Of} }

// Can implements engine.Effect.
func (e PickDice) Can(c engine.Ctx) bool { return e.From.any(c) }

// Can implements engine.Effect.
func (e RemoveDice) Can(c engine.Ctx) bool { return diceCount(c, e.What) > 0 }

// Can implements engine.Effect.
func (e RerollDice) Can(c engine.Ctx) bool { return diceCount(c, e.What) > 0 }

// Can implements engine.Effect.
func (KeepDie) Can(engine.Ctx) bool { return true }

// Can implements engine.Effect.
func (e TurnDice) Can(c engine.Ctx) bool { return diceCount(c, e.What) > 0 }

// Can implements engine.Effect.
func (e ResolveDice) Can(c engine.Ctx) bool {
	start := len(c.T.Scratch)
	c.T.Scratch = e.What.Dice(c, c.T.Scratch)
	ok := false
	for i := start; i < len(c.T.Scratch); i++ {
		ok = ok || e.possible(c, engine.DieID(c.T.Scratch[i]))
	}
	c.T.Scratch = c.T.Scratch[:start]
	return ok
}

func (e ResolveDice) possible(c engine.Ctx, d engine.DieID) bool {
	c.Seat = e.By.Seat(c, c.Src)
	return c.T.Dice[d].Place == engine.DieInPool && (Resolvable{Free: e.Free, Plain: e.Plain}).MatchDie(c, d)
}

// Can implements engine.Effect.
func (e RollIn) Can(c engine.Ctx) bool { return effect.Count{Cards: e.Of}.Of(c) > 0 }

// Asks implements engine.Asks.
func (e PickDice) Asks(engine.Ctx) bool { return e.By == effect.You }

// Step implements engine.Effect. R[0] is how many are still to be chosen.
func (e PickDice) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	if f.PC == 1 {
		switch t.Answer.Verb {
		case engine.VerbDecline:
			c.Abandon()
			return
		case engine.VerbDone:
			c.Started()
			t.Return()
			return
		}
		c.Started()
		c.AddPick(e.Tag, int(t.Answer.A))
		f.R[0]--
	} else {
		f.R[0] = 1
		switch {
		case e.All:
			e.pickAll(c)
			t.Return()
			return
		case e.Any:
			f.R[0] = 1 << 10
		case e.N != nil:
			f.R[0] = int32(e.N.Of(c))
		}
	}
	start := len(t.Scratch)
	t.Scratch = e.From.Dice(c, t.Scratch)
	asked := false
	for _, d := range t.Scratch[start:] {
		if f.R[0] <= 0 || c.HasPick(e.Tag, d) || e.BySymbol && e.offered(t, d) || e.Total > 0 && e.beyond(c, engine.DieID(d)) {
			continue
		}
		if !asked {
			c.Ask(e.By.Seat(c, c.Src), promptDice, e.Tag)
			asked = true
		}
		t.Offer(verbDie, d, engine.NoCard, 0)
	}
	t.Scratch = t.Scratch[:start]
	if !asked {
		if f.R[0] > 0 && !e.UpTo && !e.Any {
			c.FellShort()
		}
		t.Return()
		return
	}
	f.PC = 1
	switch {
	case e.UpTo || e.Any:
		t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
	case c.MayDecline() && e.By == effect.You:
		t.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
	}
}

// beyond reports whether a die shows more than what is left of the total.
func (e PickDice) beyond(c engine.Ctx, d engine.DieID) bool {
	n := value(c.T, d)
	for _, p := range c.Picked() {
		if p.Tag == e.Tag {
			n += value(c.T, engine.DieID(p.Val))
		}
	}
	return n > e.Total
}

// pickAll takes every die of the set.
func (e PickDice) pickAll(c engine.Ctx) {
	c.Started()
	start := len(c.T.Scratch)
	c.T.Scratch = e.From.Dice(c, c.T.Scratch)
	for _, d := range c.T.Scratch[start:] {
		c.AddPick(e.Tag, int(d))
	}
	c.T.Scratch = c.T.Scratch[:start]
}

// offered reports whether a die with the same symbol is among the options already.
func (e PickDice) offered(t *engine.Table, d engine.CardID) bool {
	if len(t.Options) == 0 || t.Ask.Prompt != promptDice {
		return false
	}
	for _, o := range t.Options {
		if o.Verb == verbDie && t.Face(engine.DieID(o.A)).Symbol == t.Face(engine.DieID(d)).Symbol {
			return true
		}
	}
	return false
}

// Apply implements engine.Instant.
func (e RemoveDice) Apply(c engine.Ctx) {
	c.Started()
	eachDie(c, e.What, func(d engine.DieID) { removeDie(c.T, d) })
}

// Apply implements engine.Instant.
func (e RerollDice) Apply(c engine.Ctx) {
	c.Started()
	eachDie(c, e.What, func(d engine.DieID) {
		if c.T.Dice[d].Place == engine.DieInPool {
			c.T.Roll(d)
		}
	})
}

// Apply implements engine.Instant.
func (e KeepDie) Apply(c engine.Ctx) {
	c.Started()
	d := engine.DieID(c.EventN())
	if c.T.Dice[d].Place != engine.DieInPool {
		return
	}
	c.T.Dice[d].Flags |= dieKept
	if e.Reroll {
		c.T.Roll(d)
	}
}

// Apply implements engine.Instant.
func (e RollIn) Apply(c engine.Ctx) {
	c.Started()
	start := len(c.T.Scratch)
	c.T.Scratch = e.Of.Members(c, c.T.Scratch)
	for _, id := range c.T.Scratch[start:] {
		for d := range c.T.Dice {
			if !e.means(c, engine.DieID(d), id) {
				continue
			}
			if e.Aside {
				c.T.Dice[d].Flags |= dieLoose
			}
			rollInto(c.T, engine.DieID(d), id)
			if e.Aside || e.One {
				break
			}
		}
	}
	c.T.Scratch = c.T.Scratch[:start]
}

// means reports whether a die is one to be rolled in for a card.
func (e RollIn) means(c engine.Ctx, d engine.DieID, id engine.CardID) bool {
	die := &c.T.Dice[d]
	if e.Aside {
		return die.Place == engine.DieAside && die.Owner == c.Seat && int(die.Kind) == c.T.Def(id).Die()
	}
	return die.Card == id && die.Place == engine.DieOnCard
}

// Step implements engine.Effect.
func (e RemoveDice) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e RerollDice) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e KeepDie) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e RollIn) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect. PC is how many dice were turned.
func (e TurnDice) Step(c engine.Ctx, f *engine.Frame) {
	d, ok := nthDie(c, e.What, int(f.PC))
	if !ok {
		c.T.Return()
		return
	}
	f.PC++
	c.Started()
	want := int32(e.To)
	switch {
	case e.Like != 0:
		want = int32(likeSymbol(c, e.Like))
	case e.NoDamage:
		want = turnNoDamage
	case e.Damage:
		want = turnDamage
	case e.To == blank && !e.Blank:
		want = turnAny
	}
	if c.T.Dice[d].Place != engine.DieInPool || !sideExists(c.T, d, int(want)) {
		c.FellShort()
		return
	}
	c.T.Call(procTurnDie, c.Seat, c.Src, int32(d), want)
}

// Step implements engine.Effect. PC is how many dice were resolved; the set is fixed by its picks.
func (e ResolveDice) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	if e.AnyOrder {
		e.inAnyOrder(c, f)
		return
	}
	for {
		d, ok := nthDie(c, e.What, int(f.PC))
		if !ok {
			t.Return()
			return
		}
		f.PC++
		if !e.possible(c, d) {
			c.FellShort()
			continue
		}
		c.Started()
		t.Call(procDie, e.By.Seat(c, c.Src), c.Src, int32(d), e.bonus(c), e.flags())
		return
	}
}

// inAnyOrder asks which die of the set is next, until none can be resolved any more.
func (e ResolveDice) inAnyOrder(c engine.Ctx, f *engine.Frame) {
	t, s := c.T, e.By.Seat(c, c.Src)
	switch f.PC {
	case 0:
		f.PC = 1
		c.Started()
		eachDie(c, e.What, func(d engine.DieID) {
			if t.Dice[d].Place == engine.DieInPool {
				t.Dice[d].Flags |= dieInSet
			}
		})
	case 1:
		f.PC = 2
		c.Ask(s, promptDie, 0)
		eachDie(c, e.What, func(d engine.DieID) {
			if t.Dice[d].Flags&dieInSet != 0 && e.possible(c, d) {
				t.Offer(verbDie, engine.CardID(d), engine.NoCard, 0)
			}
		})
		if len(t.Options) == 0 {
			t.Ask.Prompt = engine.PromptNone
			eachDie(c, e.What, func(d engine.DieID) { t.Dice[d].Flags &^= dieInSet })
			t.Return()
		}
	default:
		f.PC = 1
		t.Call(procDie, s, c.Src, int32(t.Answer.A), e.bonus(c), e.flags()|dieModifiers|dieFromSet)
	}
}

func (e ResolveDice) bonus(c engine.Ctx) int32 {
	switch {
	case e.Value != nil:
		return int32(e.Value.Of(c))
	case e.Plus != nil:
		return int32(e.Plus.Of(c))
	}
	return 0
}

func (e ResolveDice) flags() int32 {
	n := int32(0)
	for _, x := range [...]struct {
		on  bool
		bit int32
	}{{e.Value != nil, dieSetValue}, {e.Free, dieFree}, {e.Unblockable, dieUnblockable}, {e.Plain, diePlain}} {
		if x.on {
			n |= x.bit
		}
	}
	return n
}

func eachDie(c engine.Ctx, s DiceSet, do func(engine.DieID)) {
	start := len(c.T.Scratch)
	c.T.Scratch = s.Dice(c, c.T.Scratch)
	for i := start; i < len(c.T.Scratch); i++ {
		do(engine.DieID(c.T.Scratch[i]))
	}
	c.T.Scratch = c.T.Scratch[:start]
}

func nthDie(c engine.Ctx, s DiceSet, n int) (engine.DieID, bool) {
	start := len(c.T.Scratch)
	c.T.Scratch = s.Dice(c, c.T.Scratch)
	defer func() { c.T.Scratch = c.T.Scratch[:start] }()
	if start+n >= len(c.T.Scratch) {
		return 0, false
	}
	return engine.DieID(c.T.Scratch[start+n]), true
}
