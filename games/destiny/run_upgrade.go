package destiny

import "cantina/engine"

// How the effects of nodes_upgrade.go are carried out.

// Step implements engine.Effect. The new controller then discards one of two copies of a unique card
// (DES-486), and down to the limit (DES-362).
func (e MoveUpgrade) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	switch f.PC {
	case 1:
		f.PC = 2
		if on := engine.CardID(f.R[1]); upgradesOn(t, on) > maxUpgrades {
			t.Call(procLimit, t.Cards[on].Control, engine.CardID(f.R[0]), int32(on))
		}
		return
	case 2:
		t.Return()
		return
	}
	f.PC = 2
	u, ok := nth(c, e.What, 0)
	on, ok2 := nth(c, e.To, 0)
	if !ok || !ok2 || t.Cards[u].Host == on || !t.In(u, Upgrades) || !t.In(on, Team) {
		c.FellShort()
		return
	}
	c.Started()
	moveUpgrade(t, u, on)
	f.PC, f.R[0], f.R[1] = 1, int32(u), int32(on)
	if t.Def(u).Unique && t.In(u, Upgrades) {
		t.Call(procCopies, t.Cards[u].Control, u)
	}
}

// stepCopies makes a player who controls two copies of the unique card Src discard one (DES-486).
func stepCopies(t *engine.Table, f *engine.Frame) {
	if f.PC == 1 {
		discardFromPlay(t, t.Answer.A)
		t.Return()
		return
	}
	f.PC = 1
	n := 0
	t.StartAsk(f.Seat, promptCopies, f.Src)
	for _, k := range [...]engine.ZoneKind{Upgrades, Supports} {
		for o := t.First(t.Zone(k, f.Seat)); o != engine.NoCard; o = t.Next(o) {
			if sameUnique(t, o, f.Src) {
				t.Offer(engine.VerbPick, o, engine.NoCard, 0)
				n++
			}
		}
	}
	if n < 2 {
		t.Ask.Prompt = engine.PromptNone
		t.Options = t.Options[:0]
		t.Return()
	}
}

// Apply implements engine.Instant.
func (e SwitchUpgrade) Apply(c engine.Ctx) {
	t := c.T
	with, ok := nth(c, e.With, 0)
	if !ok || !t.In(c.Src, Upgrades) {
		c.FellShort()
		return
	}
	c.Started()
	on := t.Cards[c.Src].Host
	leave(t, c.Src, Hand)
	attach(t, with, on, c.Seat)
}

// Apply implements engine.Instant.
func (e BecomeSupport) Apply(c engine.Ctx) {
	if !e.Can(c) {
		c.FellShort()
		return
	}
	c.Started()
	t := c.T
	t.Cards[c.Src].Host = engine.NoCard
	t.Move(c.Src, t.Zone(Supports, t.Cards[c.Src].Control), engine.AtBottom)
	t.SetFlag(c.Src, Exhausted, false)
}

// Apply implements engine.Instant.
func (e HoldDice) Apply(c engine.Ctx) {
	c.Started()
	t := c.T
	eachDie(c, e.What, func(d engine.DieID) {
		die := &t.Dice[d]
		if die.Place != engine.DieInPool {
			return
		}
		if !t.InPlay(c.Src) {
			removeDie(t, d)
			return
		}
		s, card := die.Owner, die.Card
		die.Owner, die.Flags = c.Seat, 0
		t.Cards[c.Src].Target = card
		t.PutDie(d, c.Src, engine.DieOnCard)
		t.Emit(engine.Event{Kind: EvRemovedDie, Seat: s, Card: card, Other: engine.CardID(d)})
	})
}

// held reports whether a die lies on another card than the one to which it belongs.
func held(t *engine.Table, d engine.DieID) bool {
	die := &t.Dice[d]
	return die.Place == engine.DieOnCard && int(die.Kind) != t.Def(die.Card).Die()
}

// giveBack puts the dice that a card holds back on their own card, or sets them aside if that is gone.
func giveBack(t *engine.Table, c engine.CardID) {
	home := t.Cards[c].Target
	for d := range t.Dice {
		id := engine.DieID(d)
		if t.Dice[d].Card != c || !held(t, id) || home == engine.NoCard {
			continue
		}
		t.Dice[d].Owner = t.Cards[home].Control
		if t.InPlay(home) {
			t.PutDie(id, home, engine.DieOnCard)
		} else {
			t.PutDie(id, home, goneOrAside(t)) // it stays its die
		}
	}
}

// Step implements engine.Effect. R[0] is the die that shows the side, one of those set aside for the
// card, and R[1] its card.
func (e ResolveSide) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	d := engine.DieID(f.R[0])
	switch f.PC {
	case 0:
		card, ok := nth(c, e.Of, 0)
		if !ok || !asideDie(t, card, &d) {
			t.Return()
			return
		}
		f.PC, f.R[0], f.R[1] = 1, int32(d), int32(card)
		c.Ask(c.Seat, promptSide, 0)
		for side, face := range t.Game.Dice[t.Dice[d].Kind].Faces {
			if face.Symbol != blank && !face.Plus && int(face.Cost) <= t.Var(Resources, c.Seat) {
				t.Offer(verbSide, engine.CardID(d), engine.NoCard, side)
			}
		}
		if len(t.Options) == 0 {
			t.Ask.Prompt = engine.PromptNone
			t.Return()
		}
	case 1:
		f.PC = 2
		c.Started()
		t.Dice[d].Card = engine.CardID(f.R[1])
		t.TurnTo(d, int(t.Answer.N))
		t.Call(procDie, c.Seat, c.Src, int32(d))
	default:
		t.Dice[d].Card, t.Dice[d].Side = engine.NoCard, 0
		t.Return()
	}
}

// asideDie finds a set-aside die of a card.
func asideDie(t *engine.Table, c engine.CardID, out *engine.DieID) bool {
	for d := range t.Dice {
		if die := &t.Dice[d]; die.Place == engine.DieAside && die.Owner == t.Cards[c].Owner && int(die.Kind) == t.Def(c).Die() {
			*out = engine.DieID(d)
			return true
		}
	}
	return false
}

// Step implements engine.Effect. Equal abilities are offered once.
func (e UseSpecial) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	switch f.PC {
	case 0:
		if !e.Can(c) {
			c.FellShort()
			t.Return()
			return
		}
		f.PC = 1
		c.Ask(c.Seat, promptSpecial, 0)
		for s := range t.Seats {
			for _, k := range [...]engine.ZoneKind{Team, Upgrades, Supports} {
				for id := t.First(t.Zone(k, s)); id != engine.NoCard; id = t.Next(id) {
					e.offer(c, id)
				}
			}
		}
	case 1:
		f.PC = 2
		c.Started()
		t.Use(t.Game.AbilityOf(t.Cards[t.Answer.A].Def, int(t.Answer.N)), c.Src, c.Seat, engine.NoCard, int32(c.EventN()))
	default:
		t.Return()
	}
}

func (e UseSpecial) offer(c engine.Ctx, id engine.CardID) {
	for _, o := range c.T.Options {
		if c.T.Cards[o.A].Def == c.T.Cards[id].Def {
			return
		}
	}
	for i := range c.T.Def(id).Abilities {
		if e.usable(c, id, i) {
			c.T.Offer(verbUse, id, engine.NoCard, i)
		}
	}
}

// Apply implements engine.Instant.
func (e Doom) Apply(c engine.Ctx) {
	c.Started()
	walk(c, e.What.Members, func(id engine.CardID) { c.T.SetFlag(id, Doomed, true) })
}

// Step implements engine.Effect.
func (e SwitchUpgrade) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e BecomeSupport) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e HoldDice) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Step implements engine.Effect.
func (e Doom) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }
