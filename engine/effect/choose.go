package effect

import "cantina/engine"

// Choose makes a player choose cards of a set: exactly N (as many as there are), or up to N. The
// ability remembers them under Tag, for Chosen.
type Choose struct {
	From Cards
	N    engine.Amount
	UpTo bool
	By   Who
	Tag  uint8
}

// Parts implements engine.Node.
func (e Choose) Parts() []engine.Node {
	if e.N == nil {
		return []engine.Node{e.From}
	}
	return []engine.Node{e.From, e.N}
}

// Can implements engine.Effect.
func (e Choose) Can(c engine.Ctx) bool { return e.From.count(c) > 0 && amount(c, e.N) > 0 }

// Asks implements engine.Asks.
func (e Choose) Asks(engine.Ctx) bool { return e.By == You }

// Step implements engine.Effect.
func (e Choose) Step(c engine.Ctx, f *engine.Frame) {
	if pick(c, f, e) {
		c.T.Return()
	}
}

// pick asks for one card after the other and reports whether all are chosen. It uses PC 0 and 1 of
// the frame, R[0] for how many are still to be chosen, R[1] for how many are.
func pick(c engine.Ctx, f *engine.Frame, e Choose) (done bool) {
	if f.PC == 1 {
		switch c.T.Answer.Verb {
		case engine.VerbDecline:
			c.Abandon()
			return false
		case engine.VerbDone:
			c.Started()
			return true
		}
		c.Started()
		c.AddPick(e.Tag, int(c.T.Answer.A))
		f.R[0]--
		f.R[1]++
	} else {
		f.R[0] = int32(amount(c, e.N))
	}
	if f.R[0] <= 0 {
		return true
	}
	offered := false
	f.PC = 1
	start := len(c.T.Scratch)
	c.T.Scratch = e.From.Members(c, c.T.Scratch)
	for _, id := range c.T.Scratch[start:] {
		if c.HasPick(e.Tag, id) || !distinct(c, e.Tag, id) {
			continue
		}
		if !offered {
			c.Ask(e.By.Seat(c, c.Src), engine.PromptPick, e.Tag)
			offered = true
		}
		c.T.Offer(engine.VerbPick, id, engine.NoCard, 0)
	}
	c.T.Scratch = c.T.Scratch[:start]
	if !offered {
		if !e.UpTo {
			c.FellShort()
		}
		return true
	}
	switch {
	case e.UpTo:
		c.T.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
	case c.MayDecline() && e.By == You:
		c.T.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
	}
	return false
}

// distinct is Table.Distinct, but once one of several equal cards was picked the next one stands for
// the rest.
func distinct(c engine.Ctx, tag uint8, id engine.CardID) bool {
	if c.T.Distinct(id) {
		return true
	}
	card := &c.T.Cards[id]
	for o := c.T.First(card.Zone); o != engine.NoCard; o = c.T.Next(o) {
		other := &c.T.Cards[o]
		if o == id || other.Def != card.Def || other.Flags != card.Flags || other.Counters != card.Counters {
			continue
		}
		if !c.HasPick(tag, o) && (c.T.Distinct(o) || before(c, o, id)) {
			return false
		}
	}
	return true
}

func before(c engine.Ctx, a, b engine.CardID) bool {
	for x := c.T.Next(a); x != engine.NoCard; x = c.T.Next(x) {
		if x == b {
			return true
		}
	}
	return false
}

// Take makes a player choose cards of a set and moves them, all together, to a zone.
type Take struct {
	From  Cards
	N     engine.Amount
	UpTo  bool
	By    Who
	To    engine.ZoneKind
	Of    Who // whose zone To is
	Where engine.Where
	Mark  *engine.FlagID // set on each card, if not nil
	Tag   uint8
}

func (e Take) choose() Choose {
	return Choose{From: e.From, N: e.N, UpTo: e.UpTo, By: e.By, Tag: e.Tag}
}

// Parts implements engine.Node.
func (e Take) Parts() []engine.Node { return e.choose().Parts() }

// Can implements engine.Effect.
func (e Take) Can(c engine.Ctx) bool { return e.choose().Can(c) }

// Asks implements engine.Asks.
func (e Take) Asks(engine.Ctx) bool { return e.By == You }

// Step implements engine.Effect.
func (e Take) Step(c engine.Ctx, f *engine.Frame) {
	if !pick(c, f, e.choose()) {
		return
	}
	n := int(f.R[1])
	picks := c.Picked()
	for _, p := range picks[len(picks)-n:] {
		id := engine.CardID(p.Val)
		c.T.Move(id, c.T.Zone(e.To, e.Of.Seat(c, id)), e.Where)
		if e.Mark != nil {
			c.T.SetFlag(id, *e.Mark, true)
		}
	}
	c.T.Return()
}
