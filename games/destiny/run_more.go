package destiny

import "cantina/engine"

// How the effects of nodes_more.go are carried out.

// Step implements engine.Effect.
func (e ResolveMany) Step(c engine.Ctx, f *engine.Frame) {
	t, s := c.T, e.By.Seat(c, c.Src)
	if f.PC == 1 {
		f.PC = 0
		if t.Answer.Verb == engine.VerbDone {
			t.Return()
			return
		}
		c.Started()
		t.Call(procDie, s, c.Src, int32(t.Answer.A), 0, dieModifiers)
		return
	}
	c.Ask(s, promptDie, 0)
	for d := range t.Dice {
		if resolvable(t, engine.DieID(d), s, t.Face(engine.DieID(d)).Symbol, false) {
			t.Offer(verbDie, engine.CardID(d), engine.NoCard, 0)
		}
	}
	if len(t.Options) == 0 {
		t.Ask.Prompt = engine.PromptNone
		t.Return()
		return
	}
	f.PC = 1
	t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
}

// Step implements engine.Effect. A player who has claimed the battlefield declines (DES-284).
func (e TakeAction) Step(c engine.Ctx, f *engine.Frame) {
	t, s := c.T, e.By.Seat(c, c.Src)
	switch f.PC {
	case 0:
		if t.Var(Claimed, 0) == int(s)+1 {
			t.Return()
			return
		}
		f.PC = 1
		c.Started()
		t.AskMenu(s, promptExtra)
	case 1:
		a := t.Answer
		if a.Verb == verbPass {
			t.Return()
			return
		}
		f.PC = 2
		t.Call(t.ActionOf(a.Verb).Proc, s, engine.NoCard, int32(a.A), int32(a.B), int32(a.N))
	default:
		t.Return()
	}
}

// Step implements engine.Effect.
func (UseClaim) Step(c engine.Ctx, f *engine.Frame) {
	t, b := c.T, theBattlefield(c.T)
	if f.PC == 0 && b != engine.NoCard {
		f.PC = 1
		for i := range t.Def(b).Abilities {
			if t.Def(b).Abilities[i].Kind == engine.Claim {
				t.Use(t.Game.AbilityOf(t.Cards[b].Def, i), b, c.Seat, engine.NoCard, 0)
				return
			}
		}
	}
	t.Return()
}

// Apply implements engine.Instant.
func (e SwitchBattlefield) Apply(c engine.Ctx) {
	c.Started()
	t, old := c.T, theBattlefield(c.T)
	b, ok := nth(c, e.To, 0)
	if !ok || old == engine.NoCard {
		return
	}
	s := controller(t)
	t.Move(old, t.Zone(Bring, t.Cards[old].Owner), engine.OnTop)
	t.Move(b, t.Zone(Battlefield, s), engine.OnTop)
}

// Apply implements engine.Instant.
func (e ReturnToTeam) Apply(c engine.Ctx) {
	c.Started()
	walk(c, e.What.Members, func(id engine.CardID) {
		t := c.T
		t.Move(id, t.Zone(Team, t.Cards[id].Owner), engine.AtBottom)
		for d := range t.Dice {
			if t.Dice[d].Card == id {
				t.PutDie(engine.DieID(d), id, engine.DieOnCard)
			}
		}
	})
}

// Apply implements engine.Instant.
func (e PutDamage) Apply(c engine.Ctx) {
	c.Started()
	walk(c, e.On.Members, func(id engine.CardID) { c.T.AddCounter(id, Damage, e.N.Of(c)) })
}

// Step implements engine.Effect.
func (e HowMany) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	if f.PC == 1 {
		c.Started()
		c.AddPick(e.Tag, int(t.Answer.N))
		t.Return()
		return
	}
	f.PC = 1
	c.Ask(c.Seat, promptNumber, e.Tag)
	for n := range e.Max.Of(c) + 1 {
		t.Offer(verbNumber, engine.NoCard, engine.NoCard, n)
	}
}

// Step implements engine.Effect.
func (e SwitchBattlefield) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e ReturnToTeam) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e PutDamage) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }
