package destiny

import "cantina/engine"

// The effects of nodes_play.go that are carried out at once.

// Apply implements engine.Instant.
func (e Heal) Apply(c engine.Ctx) {
	c.Started()
	n := e.N.Of(c)
	walk(c, e.From.Members, func(id engine.CardID) { c.T.AddCounter(id, Damage, -n) })
}

// move moves the damage; it is no Instant, because a character may be defeated by it (DES-358).
func (e MoveDamage) move(c engine.Ctx) {
	c.Started()
	from, ok := nth(c, e.From, 0)
	to, ok2 := nth(c, e.To, 0)
	if !ok || !ok2 || from == to {
		c.FellShort()
		return
	}
	n := min(e.N.Of(c), c.T.Counter(from, Damage))
	if c.T.Def(to).Type == character {
		n = min(n, remaining(c.T, to))
	}
	if n < e.N.Of(c) {
		c.FellShort()
	}
	c.T.AddCounter(from, Damage, -n)
	c.T.AddCounter(to, Damage, n)
}

// Apply implements engine.Instant.
func (e TakeShields) Apply(c engine.Ctx) {
	c.Started()
	n := maxShields
	if e.N != nil {
		n = e.N.Of(c)
	}
	walk(c, e.From.Members, func(id engine.CardID) { c.T.AddCounter(id, Shields, -n) })
}

// Apply implements engine.Instant.
func (e Exhaust) Apply(c engine.Ctx) {
	c.Started()
	if !e.Can(c) {
		c.FellShort()
	}
	walk(c, e.What.Members, func(id engine.CardID) { c.T.SetFlag(id, Exhausted, true) })
}

// Apply implements engine.Instant.
func (e Ready) Apply(c engine.Ctx) {
	c.Started()
	if !e.Can(c) {
		c.FellShort()
	}
	walk(c, e.What.Members, func(id engine.CardID) { c.T.SetFlag(id, Exhausted, false) })
}

// Apply implements engine.Instant.
func (e ExtraAction) Apply(c engine.Ctx) {
	c.Started()
	for range max(e.N, 1) {
		grantExtra(c.T, e.Who.Seat(c, c.Src))
	}
}

// Apply implements engine.Instant.
func (e Lose) Apply(c engine.Ctx) {
	c.Started()
	s := e.Who.Seat(c, c.Src)
	n := c.T.Var(Resources, s)
	if e.N != nil {
		n = e.N.Of(c)
	}
	if -c.T.AddVar(Resources, s, -n) < n {
		c.FellShort()
	}
}

// Apply implements engine.Instant.
func (e DiscardTop) Apply(c engine.Ctx) {
	c.Started()
	s := e.Who.Seat(c, c.Src)
	for range e.N.Of(c) {
		id := c.T.First(c.T.Zone(Deck, s))
		if id == engine.NoCard {
			c.FellShort()
			return
		}
		c.T.Move(id, c.T.Zone(Discard, s), engine.OnTop)
	}
}

// Apply implements engine.Instant.
func (EndActionPhase) Apply(c engine.Ctx) {
	c.Started()
	c.T.SetVar(EndPhase, 0, 1)
}

// walk calls do with every member of a set that is fixed first.
func walk(c engine.Ctx, members func(engine.Ctx, []engine.CardID) []engine.CardID, do func(engine.CardID)) {
	start := len(c.T.Scratch)
	c.T.Scratch = members(c, c.T.Scratch)
	for i := start; i < len(c.T.Scratch); i++ {
		do(c.T.Scratch[i])
	}
	c.T.Scratch = c.T.Scratch[:start]
}

// Step implements engine.Effect.
func (e Heal) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect. After the move the character that took the damage may be defeated.
func (e MoveDamage) Step(c engine.Ctx, f *engine.Frame) {
	if f.PC == 0 {
		f.PC = 1
		e.move(c)
		return
	}
	if !defeatNext(c.T) {
		c.T.Return()
	}
}

// Step implements engine.Effect.
func (e TakeShields) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e Exhaust) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e Ready) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e ExtraAction) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e Lose) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e DiscardTop) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e EndActionPhase) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect. A character that loses health by it may be defeated (DES-340).
func (e LeavePlay) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	if f.PC == 1 {
		if !defeatIfDead(t, engine.CardID(f.R[0])) {
			t.Return()
		}
		return
	}
	f.PC, f.R[0] = 1, int32(engine.NoCard)
	c.Started()
	if id, ok := nth(c, e.What, 0); ok {
		f.R[0] = int32(t.Cards[id].Host)
	}
	walk(c, e.What.Members, func(id engine.CardID) { leave(t, id, e.To) })
}
