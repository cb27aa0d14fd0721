package destiny

import (
	"cantina/engine"
)

// How the effects of nodes_play.go are carried out. Those that go through Happen serve one card a step;
// PC counts them.

// Step implements engine.Effect. R[0] is 1 when all damage is dealt.
func (e Deal) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	if f.R[0] == 1 {
		if !defeatNext(t) {
			t.Return()
		}
		return
	}
	id, ok := nth(c, e.To, int(f.PC))
	if !ok {
		f.R[0] = 1
		return
	}
	if f.PC == 0 {
		f.R[1] = int32(e.N.Of(c)) // fixed before anything happens
	}
	if f.R[1] <= 0 {
		c.FellShort() // DES-323
	}
	f.PC++
	c.Started()
	extra := int32(extraHold)
	if e.Unblockable {
		extra |= extraUnblockable
	}
	t.Happen(EvDamage, c.Seat, c.Src, id, f.R[1], extra)
}

// Step implements engine.Effect.
func (e GiveShields) Step(c engine.Ctx, f *engine.Frame) {
	id, ok := nth(c, e.To, int(f.PC))
	if !ok {
		c.T.Return()
		return
	}
	f.PC++
	c.Started()
	n := e.N.Of(c)
	if c.T.Counter(id, Shields)+n > maxShields {
		c.FellShort() // some are lost (DES-336)
	}
	c.T.Happen(EvShields, c.Seat, c.Src, id, int32(n), 0)
}

// Step implements engine.Effect.
func (e Split) Step(c engine.Ctx, f *engine.Frame) {
	if f.PC == 1 {
		c.T.Return()
		return
	}
	f.PC = 1
	c.Started()
	what, kind := int32(splitDamage), int32(0)
	switch {
	case e.Shields:
		what = splitShields
	case e.Indirect:
		kind = int32(indirect)
	}
	c.T.Call(procSplit, e.By.Seat(c, c.Src), c.Src, int32(e.N.Of(c)), what, kind)
}

// Step implements engine.Effect. R[0] is the card, fixed before the first is defeated.
func (e Defeat) Step(c engine.Ctx, f *engine.Frame) {
	if f.PC > 0 && c.T.In(engine.CardID(f.R[0]), Team) {
		c.FellShort() // another effect replaced it
	}
	id, ok := nth(c, e.What, 0)
	if !ok || f.PC > 0 && (engine.CardID(f.R[0]) == id || !c.T.In(id, Team)) {
		c.T.Return()
		return
	}
	f.PC, f.R[0] = 1, int32(id)
	c.Started()
	c.T.Happen(EvDefeat, c.T.Cards[id].Control, c.Src, id, 1, 0)
}

// Step implements engine.Effect.
func (e ActivateCards) Step(c engine.Ctx, f *engine.Frame) {
	for {
		id, ok := nth(c, e.What, int(f.PC))
		if !ok {
			c.T.Return()
			return
		}
		f.PC++
		if c.T.Cards[id].Has(Exhausted) || !canActivate(c.T, id) || !c.T.InPlay(id) {
			continue
		}
		c.Started()
		c.T.Call(procActivate, c.T.Cards[id].Control, c.Src, int32(id))
		return
	}
}

// somehow reports whether a card could be played by this effect.
func (e PlayCard) somehow(c engine.Ctx, id engine.CardID) bool {
	t := c.T
	d := t.Def(id)
	if d.Type == character || d.Type == battlefield || d.Type == plot || d.Unique && hasCopy(t, c.Seat, id) || !conditionMet(t, c.Seat, id) {
		return false
	}
	if !attaches(d) {
		return e.Free || t.Var(Resources, c.Seat) >= price(t, c.Seat, id, engine.NoCard, engine.NoCard)-e.Off-offers(t, c.Seat, id)
	}
	for on := t.First(t.Zone(Team, hostSide(t, c.Seat, id))); on != engine.NoCard; on = t.Next(on) {
		if e.on(c, id, on) {
			return true
		}
	}
	return false
}

// on reports whether an upgrade could be played on a character by this effect.
func (e PlayCard) on(c engine.Ctx, id, on engine.CardID) bool {
	t := c.T
	if t.Def(on).Type != character || !attachable(t, c.Seat, id, on) {
		return false
	}
	off := e.Off
	if e.Free {
		off = 1 << 10
	}
	room := upgradesOn(t, on) < maxUpgrades || t.Var(Ruleset, 0) == 1 || t.Def(id).Type == downgrade
	if room && t.Var(Resources, c.Seat) >= price(t, c.Seat, id, on, engine.NoCard)-off-offers(t, c.Seat, id) {
		return true
	}
	if t.Def(id).Type == downgrade {
		return false
	}
	for u := nextUpgrade(t, on, engine.NoCard); u != engine.NoCard; u = nextUpgrade(t, on, u) {
		if replaceable(t, c.Seat, id, on, u, off) {
			return true
		}
	}
	return false
}

// Asks implements engine.Asks.
func (PlayCard) Asks(engine.Ctx) bool { return true }

// Step implements engine.Effect: choose the card, for an upgrade also the character, and play it.
func (e PlayCard) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	switch f.PC {
	case 0:
		if !e.Can(c) {
			t.Return()
			return
		}
		f.PC = 1
		c.Ask(c.Seat, engine.PromptPick, 0)
		start := len(t.Scratch)
		t.Scratch = e.From.Members(c, t.Scratch)
		for _, id := range t.Scratch[start:] {
			e.offer(c, id)
		}
		t.Scratch = t.Scratch[:start]
		switch {
		case e.May:
			t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
		case c.MayDecline():
			t.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
		}
	case 1:
		switch t.Answer.Verb {
		case engine.VerbDecline:
			c.Abandon()
			return
		case engine.VerbDone:
			t.Return()
			return
		}
		c.Started()
		f.PC = 2
		if e.Tag != 0 && t.Answer.B != engine.NoCard {
			c.AddPick(e.Tag, int(t.Answer.B))
		}
		rest := int32(e.Off)
		if e.Free {
			rest = playFree
		}
		t.Call(procPlay, c.Seat, c.Src, int32(t.Answer.A), int32(t.Answer.B), rest)
	default:
		t.Return()
	}
}

// offered reports whether an equal card is an option already.
func offered(t *engine.Table, id engine.CardID) bool {
	for _, o := range t.Options {
		if o.A != engine.NoCard && t.Cards[o.A].Def == t.Cards[id].Def && t.Cards[o.A].Zone == t.Cards[id].Zone {
			return true
		}
	}
	return false
}

func (e PlayCard) offer(c engine.Ctx, id engine.CardID) {
	t := c.T
	// Of a hand the copy most widely known stands for equal ones; elsewhere the first of the set does,
	// which need not be the first of its zone.
	if t.In(id, Hand) && !t.Distinct(id) || offered(t, id) || !e.somehow(c, id) {
		return
	}
	if !attaches(t.Def(id)) {
		t.Offer(verbPlay, id, engine.NoCard, 0)
		return
	}
	for on := t.First(t.Zone(Team, hostSide(t, c.Seat, id))); on != engine.NoCard; on = t.Next(on) {
		if e.on(c, id, on) {
			t.Offer(verbPlayOn, id, on, 0)
		}
	}
}
