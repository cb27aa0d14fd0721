package engine

// Use starts an ability of a card for a seat; it resolves when the caller's step has returned.
// The event's card and number are what its effects read through Ctx.
func (t *Table) Use(a AbilityID, src CardID, seat Seat, eventCard CardID, n int32) {
	t.use(a, src, seat, eventCard, n, 0)
}

func (t *Table) use(a AbilityID, src CardID, seat Seat, eventCard CardID, n, flags int32) {
	t.Call(ProcAbility, seat, src, int32(a), int32(eventCard), n, flags)
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

// Settle resolves all triggered abilities that wait, when the caller's step has returned.
func (t *Table) Settle() {
	if len(t.Queue) > 0 {
		t.Call(ProcSettle, t.Active, NoCard)
	}
}

// stepSettle lets the active player put the waiting abilities in order; optional ones can be
// declined. What is triggered meanwhile joins the queue.
func stepSettle(t *Table, f *Frame) {
	if f.PC == 1 {
		f.PC = 0
		if t.Answer.Verb == VerbDecline {
			t.dropOptional()
			return
		}
		w := t.Queue[t.Answer.N]
		t.Queue = append(t.Queue[:t.Answer.N], t.Queue[t.Answer.N+1:]...)
		t.use(w.Ability, w.Src, w.Seat, w.Card, w.N, 0)
		return
	}
	t.dropUnready()
	switch len(t.Queue) {
	case 0:
		t.Return()
		return
	case 1:
		w := t.Queue[0]
		a := t.Game.abilities[w.Ability]
		asks := false
		if first, ok := a.Do[0].(Asks); ok && len(a.Cost) == 0 {
			asks = first.Asks(t.waitCtx(w))
		}
		if a.Mandatory || asks {
			t.Queue = t.Queue[:0]
			flags := int32(flagDeclinable)
			if a.Mandatory {
				flags = 0
			}
			t.use(w.Ability, w.Src, w.Seat, w.Card, w.N, flags)
			return
		}
	}
	f.PC = 1
	t.StartAsk(f.Seat, PromptTrigger, NoCard)
	optional := true
	for i, w := range t.Queue {
		t.Offer(VerbTrigger, w.Src, w.Card, i)
		optional = optional && !t.Game.abilities[w.Ability].Mandatory
	}
	if optional {
		t.Offer(VerbDecline, NoCard, NoCard, 0)
	}
}

// waitCtx is the point of view of a waiting ability. It has no frame yet, so its event's card is
// not readable; conditions on the event belong in its Trigger.
func (t *Table) waitCtx(w Waiting) Ctx { return Ctx{T: t, Src: w.Src, Seat: w.Seat, Root: -1} }

func (t *Table) dropUnready() {
	keep := t.Queue[:0]
	for _, w := range t.Queue {
		if t.waitCtx(w).Ready(t.Game.abilities[w.Ability]) {
			keep = append(keep, w)
		}
	}
	t.Queue = keep
}

func (t *Table) dropOptional() {
	keep := t.Queue[:0]
	for _, w := range t.Queue {
		if t.Game.abilities[w.Ability].Mandatory {
			keep = append(keep, w)
		}
	}
	t.Queue = keep
}
