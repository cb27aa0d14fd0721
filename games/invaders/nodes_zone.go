package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// Nodes about the zones of the world: choosing one, their power -1 tokens, destroying and moving cards.

// ChooseZone makes you choose a zone of the world; if Scarred one with power -1 tokens, if Strong one
// that has power left.
type ChooseZone struct{ Scarred, Strong bool }

// Parts implements engine.Node.
func (ChooseZone) Parts() []engine.Node { return nil }

func (e ChooseZone) ok(t *engine.Table, k engine.ZoneKind) bool {
	p := t.Var(areaVar(k), 0)
	return (!e.Scarred || p < printed[k]) && (!e.Strong || p > 0)
}

// Can implements engine.Effect.
func (e ChooseZone) Can(c engine.Ctx) bool {
	return e.ok(c.T, PacificRim) || e.ok(c.T, Eurasia) || e.ok(c.T, Africa)
}

// Step implements engine.Effect.
func (e ChooseZone) Step(c engine.Ctx, f *engine.Frame) {
	if f.PC == 1 {
		c.AddPick(tagZone, int(c.T.Answer.N))
	}
	if f.PC == 1 || !e.Can(c) {
		c.T.Return()
		return
	}
	f.PC = 1
	c.Started()
	c.Ask(c.Seat, promptZone, tagZone)
	for k := range engine.ZoneKind(areas) {
		if e.ok(c.T, k) {
			c.T.Offer(verbZone, engine.NoCard, engine.NoCard, int(k))
		}
	}
}

// Scar puts N power -1 tokens on a zone, or on each (INV-115, INV-117).
type Scar struct {
	N  int
	On Area
}

// Parts implements engine.Node.
func (Scar) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (e Scar) Can(c engine.Ctx) bool {
	first, last := e.On.of(c)
	for k := first; k <= last; k++ {
		if c.T.Var(areaVar(k), 0) > 0 {
			return true
		}
	}
	return false
}

// Step implements engine.Effect.
func (e Scar) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (e Scar) Apply(c engine.Ctx) {
	c.Started()
	first, last := e.On.of(c)
	for k := first; k <= last && !c.T.Over.Ended; k++ {
		addPower(c.T, k, -e.N)
	}
}

// Heal removes N power -1 tokens from a zone; if UpTo, as many as you like up to N (INV-116).
type Heal struct {
	N    int
	UpTo bool
	On   Area
}

// Parts implements engine.Node.
func (Heal) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (e Heal) Can(c engine.Ctx) bool { return e.most(c) > 0 }

// most is how many tokens can be removed.
func (e Heal) most(c engine.Ctx) int {
	k, last := e.On.of(c)
	if k > last {
		return 0
	}
	return min(e.N, printed[k]-c.T.Var(areaVar(k), 0))
}

// Step implements engine.Effect.
func (e Heal) Step(c engine.Ctx, f *engine.Frame) {
	n := e.most(c)
	switch {
	case f.PC == 1:
		n = int(c.T.Answer.N)
	case n == 0:
		c.T.Return()
		return
	case e.UpTo:
		f.PC = 1
		c.Started()
		c.Ask(c.Seat, promptRemove, 0)
		for i := n; i >= 0; i-- {
			c.T.Offer(verbRemove, engine.NoCard, engine.NoCard, i)
		}
		return
	}
	c.Started()
	k, _ := e.On.of(c)
	addPower(c.T, k, n)
	c.T.Return()
}

// Destroy destroys the cards of a set. If several different cards go to one pile their owner says in
// which order (INV-072). For a Hero that is destroyed Mankind puts another into play (INV-093).
type Destroy struct{ What effect.Set }

// Parts implements engine.Node.
func (e Destroy) Parts() []engine.Node { return []engine.Node{e.What} }

// Can implements engine.Effect.
func (e Destroy) Can(c engine.Ctx) bool { return effect.Count{Cards: e.What}.Of(c) > 0 }

// Step implements engine.Effect. The cards are fixed first, so that a new Hero is none of them.
func (e Destroy) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	start := len(t.Scratch)
	switch f.PC {
	case 0:
		f.PC = 1
		c.Started()
		t.Scratch = e.What.Members(c, t.Scratch)
		for _, id := range t.Scratch[start:] {
			c.AddPick(tagDoomed, int(id))
		}
		t.Scratch = t.Scratch[:start]
	case 1:
		for _, p := range c.Picked() {
			if p.Tag == tagDoomed && inArea(t, engine.CardID(p.Val)) {
				t.Scratch = append(t.Scratch, engine.CardID(p.Val))
			}
		}
		left := t.Scratch[start:]
		t.Scratch = t.Scratch[:start]
		switch {
		case len(left) == 0:
			t.Return()
		case allAlike(t, left):
			destroy(t, left[0])
		default:
			f.PC = 2
			t.StartAsk(t.Cards[left[0]].Owner, promptOrder, c.Src)
			for i, id := range left {
				offerOnce(t, left[:i], id)
			}
		}
	default:
		f.PC = 1
		destroy(t, t.Answer.A)
	}
}

// allAlike reports whether cards are all of one definition.
func allAlike(t *engine.Table, ids []engine.CardID) bool {
	for _, id := range ids {
		if t.Cards[id].Def != t.Cards[ids[0]].Def {
			return false
		}
	}
	return true
}

// offerOnce offers a card unless one of the same definition was offered before.
func offerOnce(t *engine.Table, before []engine.CardID, id engine.CardID) {
	for _, o := range before {
		if t.Cards[o].Def == t.Cards[id].Def {
			return
		}
	}
	t.Offer(engine.VerbPick, id, engine.NoCard, 0)
}

func destroy(t *engine.Table, c engine.CardID) {
	t.Emit(engine.Event{Kind: EvDestroyed, Seat: t.Cards[c].Control, Card: c, Other: engine.NoCard})
	discard(t, c)
	if t.Def(c).Type == hero {
		t.Call(procHero, Mankind, engine.NoCard)
	}
}

// Relocate moves cards of a set, one or up to N, each to an adjacent zone or, if Anywhere, to any zone, where
// their owner has a free slot (INV-045 to INV-048). You choose the cards and the zones.
type Relocate struct {
	What     effect.Set
	N        int
	Anywhere bool
}

const (
	tagMoved  = 101
	tagDoomed = 102
)

// Parts implements engine.Node.
func (e Relocate) Parts() []engine.Node { return []engine.Node{e.What} }

// Can implements engine.Effect.
func (e Relocate) Can(c engine.Ctx) bool {
	start := len(c.T.Scratch)
	c.T.Scratch = e.What.Members(c, c.T.Scratch)
	ok := false
	for i := start; i < len(c.T.Scratch); i++ {
		ok = ok || movable(c.T, c.T.Scratch[i], e.Anywhere)
	}
	c.T.Scratch = c.T.Scratch[:start]
	return ok
}

// Step implements engine.Effect. R[0] counts the cards moved, R[1] is the card that is being moved.
func (e Relocate) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	switch f.PC {
	case 0: // which card
		if int(f.R[0]) >= max(e.N, 1) {
			t.Return()
			return
		}
		f.PC = 1
		offered := false
		start := len(t.Scratch)
		t.Scratch = e.What.Members(c, t.Scratch)
		for i := start; i < len(t.Scratch); i++ {
			id := t.Scratch[i]
			if c.HasPick(tagMoved, id) || !movable(t, id, e.Anywhere) {
				continue
			}
			if !offered {
				offered = true
				c.Ask(c.Seat, promptMove, tagMoved)
			}
			t.Offer(engine.VerbPick, id, engine.NoCard, 0)
		}
		t.Scratch = t.Scratch[:start]
		if !offered {
			t.Return()
			return
		}
		if e.N > 0 {
			t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
		}
	case 1: // where to
		c.Started()
		if t.Answer.Verb == engine.VerbDone {
			t.Return()
			return
		}
		f.PC = 2
		id := t.Answer.A
		f.R[1] = int32(id)
		c.AddPick(tagMoved, int(id))
		t.StartAsk(c.Seat, promptWhere, id)
		for k := range engine.ZoneKind(areas) {
			if canMove(t, id, k, e.Anywhere) {
				t.Offer(verbPlace, id, engine.NoCard, int(k))
			}
		}
	case 2:
		f.PC = 0
		f.R[0]++
		id := engine.CardID(f.R[1])
		put(t, id, engine.ZoneKind(t.Answer.N), t.Cards[id].Control)
	}
}
