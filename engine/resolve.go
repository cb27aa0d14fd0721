package engine

// Use starts an ability of a card for a seat; it resolves when the caller's step has returned.
// The event's card and number are what its effects read through Ctx.
func (t *Table) Use(a AbilityID, src CardID, seat Seat, eventCard CardID, n int32) {
	t.start(Waiting{Ability: a, Src: src, Seat: seat, Card: eventCard, Other: NoCard, N: n}, 0)
}

func (t *Table) start(w Waiting, flags int32) {
	t.Call(ProcAbility, w.Seat, w.Src, int32(w.Ability), int32(w.Other)<<16|int32(uint16(w.Card)), w.N, flags)
	if !t.Over.Ended {
		t.Top().Root = int16(len(t.Stack) - 1)
	}
}

// stepAbility carries out an ability: its costs, then its effects, one after the other. PC counts
// the effects that were started.
func stepAbility(t *Table, f *Frame) {
	id := AbilityID(f.R[regAbility])
	a := t.Game.abilities[id]
	if f.PC == 0 {
		t.Emit(Event{Kind: EvUse, Seat: f.Seat, Card: f.Src, Other: NoCard, N: int32(id)})
	}
	all := len(a.Cost) + len(a.Do)
	node := t.Game.abilityNode[id]
	for range f.PC {
		node += ProcID(t.Game.nodeSize[int(node)-len(t.Game.Procs)])
	}
	for int(f.PC) < all {
		f.PC++
		if in := t.Game.instants[int(node)-len(t.Game.Procs)]; in != nil {
			in.Apply(t.ctx(f))
			if t.Over.Ended {
				return
			}
			node += ProcID(t.Game.nodeSize[int(node)-len(t.Game.Procs)])
			continue
		}
		t.Call(node, f.Seat, f.Src)
		return
	}
	t.Return()
}

// Run carries out a sub-effect of the running effect node: at once if it can be, else on a frame
// of its own; f may not be used afterwards in that case, and Run returns false.
func (c Ctx) Run(p ProcID, f *Frame) bool {
	g := c.T.Game
	if in := g.instants[int(p)-len(g.Procs)]; in != nil {
		in.Apply(c)
		return true
	}
	c.T.Call(p, f.Seat, f.Src)
	return false
}

// After returns the number of the effect node that follows p among its siblings.
func (g *Game) After(p ProcID) ProcID { return p + ProcID(g.nodeSize[int(p)-len(g.Procs)]) }

// StaticOf returns the constant effect that is a part of an effect node.
func (g *Game) StaticOf(p ProcID) StaticID { return g.nodeStatic[int(p)-len(g.Procs)] }

// Asks is implemented by effects that begin with a choice, so that an optional ability can be
// declined inside that choice instead of before it.
type Asks interface {
	Asks(c Ctx) bool
}

// Ready reports whether an ability could be carried out now: its condition holds, its costs can be
// paid in full, and without a cost it would change or show something.
func (c Ctx) Ready(a *Ability) bool {
	return (a.If == nil || a.If.Holds(c)) && c.Payable(a) && (len(a.Cost) > 0 || c.DoesSomething(a))
}

// Payable reports whether every cost of an ability can be paid.
func (c Ctx) Payable(a *Ability) bool {
	for _, e := range a.Cost {
		if !e.Can(c) {
			return false
		}
	}
	return true
}

// DoesSomething reports whether an ability would change or show anything.
func (c Ctx) DoesSomething(a *Ability) bool {
	for _, e := range a.Do {
		if e.Can(c) {
			return true
		}
	}
	return false
}

// Settle resolves all after-abilities that wait, when the caller's step has returned.
func (t *Table) Settle() {
	if len(t.Queue) > 0 {
		t.Call(ProcSettle, t.Active, NoCard)
	}
}

// stepSettle resolves the waiting abilities of one level (R[0]) until none is left that could be
// carried out; what is triggered meanwhile joins them. R[1] is how many may be chosen among, R[2] the place of the one
// that waits for a yes.
func stepSettle(t *Table, f *Frame) {
	level := int16(f.R[0])
	if f.PC == 1 {
		f.PC = 0
		if t.Answer.Verb == VerbDecline {
			t.dropOptional(level, int(f.R[1]))
			return
		}
		t.resolve(int(t.Answer.N), 0)
		return
	}
	if t.Game.Order == OrderQueue {
		t.dropFirst(level)
	}
	first, n := t.ready(level)
	if n == 0 {
		t.dropUnready(level)
		t.Return()
		return
	}
	if t.Game.Order == OrderQueue {
		n = 1
	}
	if n == 1 {
		w := t.Queue[first]
		a := t.Game.abilities[w.Ability]
		asks := false
		if e, ok := a.Do[0].(Asks); ok && len(a.Cost) == 0 {
			asks = e.Asks(t.waitCtx(first))
		}
		switch {
		case a.Mandatory:
			t.resolve(first, 0)
			return
		case asks && !a.Instead: // a replacement is used or not before it begins
			t.resolve(first, flagDeclinable)
			return
		}
	}
	f.PC, f.R[1] = 1, int32(n)
	who := f.Seat
	if t.Game.Order == OrderQueue {
		who = t.Queue[first].Seat
	}
	t.StartAsk(who, PromptTrigger, NoCard)
	if n == 1 {
		t.Ask = Ask{Prompt: PromptUse, Seat: who, Src: t.Queue[first].Src, Ability: t.Queue[first].Ability}
	}
	optional := true
	for i, w := range t.Queue {
		if w.Level != level || n == 1 && i != first || n > 1 && !t.isReady(i) {
			continue
		}
		t.Offer(VerbTrigger, w.Src, w.Card, i)
		optional = optional && !t.Game.abilities[w.Ability].Mandatory
	}
	if optional {
		t.Offer(VerbDecline, NoCard, NoCard, 0)
	}
}

// ready returns the first entry of a level that could be carried out now, and how many could. One that
// could not waits, as long as another may make it possible: a card that is drawn can be discarded.
func (t *Table) ready(level int16) (first, n int) {
	for i := range t.Queue {
		if t.Queue[i].Level == level && t.isReady(i) {
			if n == 0 {
				first = i
			}
			n++
		}
	}
	return first, n
}

// resolve takes an entry out of the queue and starts its ability. A replacement makes the other
// abilities on its event void.
func (t *Table) resolve(i int, flags int32) {
	w := t.Queue[i]
	t.Queue = append(t.Queue[:i], t.Queue[i+1:]...)
	if t.Game.abilities[w.Ability].Instead {
		keep := t.Queue[:0]
		for _, o := range t.Queue {
			if o.Level != w.Level {
				keep = append(keep, o)
			}
		}
		t.Queue = keep
		t.Stack[w.Level].R[HappenKind] |= replaced
	}
	t.start(w, flags)
}

// waitCtx is the point of view of the ability that waits as entry i of the queue.
func (t *Table) waitCtx(i int) Ctx {
	w := &t.Queue[i]
	return Ctx{T: t, Src: w.Src, Seat: w.Seat, Root: int16(-2 - i)}
}

func (t *Table) isReady(i int) bool { return t.waitCtx(i).Ready(t.Game.abilities[t.Queue[i].Ability]) }

// dropFirst drops the entries of a level whose turn has come and that cannot be carried out, up to the
// first that can. What comes later is judged later.
func (t *Table) dropFirst(level int16) {
	for i := 0; i < len(t.Queue); {
		if t.Queue[i].Level != level {
			i++
			continue
		}
		if t.isReady(i) {
			return
		}
		t.Queue = append(t.Queue[:i], t.Queue[i+1:]...)
	}
}

func (t *Table) dropUnready(level int16) {
	keep := t.Queue[:0]
	for i, w := range t.Queue {
		if w.Level != level || t.isReady(i) {
			keep = append(keep, w)
		}
	}
	t.Queue = keep
}

// dropOptional drops the declined abilities: all optional ones of the level that were offered, or only
// the first if just that one was.
func (t *Table) dropOptional(level int16, offered int) {
	keep := t.Queue[:0]
	dropped := 0
	for i, w := range t.Queue {
		if w.Level == level && dropped < offered && !t.Game.abilities[w.Ability].Mandatory && t.isReady(i) {
			dropped++
			continue
		}
		keep = append(keep, w)
	}
	t.Queue = keep
}
