package effect

import "cantina/engine"

// Gain adds to a variable of a player.
type Gain struct {
	Var engine.VarID
	N   engine.Amount
	Who Who
}

// Parts implements engine.Node.
func (e Gain) Parts() []engine.Node { return parts(e.N) }

// Can implements engine.Effect.
func (e Gain) Can(c engine.Ctx) bool { return amount(c, e.N) > 0 }

// Apply implements engine.Instant.
func (e Gain) Apply(c engine.Ctx) {
	c.Started()
	c.T.AddVar(e.Var, e.Who.Seat(c, c.Src), amount(c, e.N))
}

// Spend pays from a variable of yours; it is a cost.
type Spend struct {
	Var engine.VarID
	N   int
}

// Parts implements engine.Node.
func (Spend) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (e Spend) Can(c engine.Ctx) bool { return c.T.Var(e.Var, c.Seat) >= e.N }

// Apply implements engine.Instant.
func (e Spend) Apply(c engine.Ctx) {
	c.Started()
	c.T.AddVar(e.Var, c.Seat, -e.N)
}

// Draw makes a player draw cards, by the game's rule for an empty deck.
type Draw struct {
	N   engine.Amount
	Who Who
}

// Parts implements engine.Node.
func (e Draw) Parts() []engine.Node { return parts(e.N) }

// Can implements engine.Effect.
func (e Draw) Can(c engine.Ctx) bool {
	return amount(c, e.N) > 0 && c.T.Game.CanDraw(c.T, e.Who.Seat(c, c.Src))
}

// Apply implements engine.Instant.
func (e Draw) Apply(c engine.Ctx) {
	c.Started()
	seat := e.Who.Seat(c, c.Src)
	for range amount(c, e.N) {
		if !c.T.Game.Draw(c.T, seat) || c.T.Over.Ended {
			c.FellShort()
			return
		}
	}
}

// Move moves all cards of a set to a zone. The set is fixed before the first card moves.
type Move struct {
	What  Set
	To    engine.ZoneKind
	Of    Who // whose zone To is
	Where engine.Where
}

// Parts implements engine.Node.
func (e Move) Parts() []engine.Node { return []engine.Node{e.What} }

// Can implements engine.Effect.
func (e Move) Can(c engine.Ctx) bool { return count(c, e.What) > 0 }

// Apply implements engine.Instant.
func (e Move) Apply(c engine.Ctx) {
	c.Started()
	start := len(c.T.Scratch)
	c.T.Scratch = e.What.Members(c, c.T.Scratch)
	for i := start; i < len(c.T.Scratch) && !c.T.Over.Ended; i++ {
		id := c.T.Scratch[i]
		c.T.Move(id, c.T.Zone(e.To, e.Of.Seat(c, id)), e.Where)
	}
	c.T.Scratch = c.T.Scratch[:start]
}

// Random picks cards of a set at random, under a tag, and moves them to a zone.
type Random struct {
	From Cards
	N    engine.Amount
	To   engine.ZoneKind
	Of   Who
}

// Parts implements engine.Node.
func (e Random) Parts() []engine.Node {
	if e.N == nil {
		return []engine.Node{e.From}
	}
	return []engine.Node{e.From, e.N}
}

// Can implements engine.Effect.
func (e Random) Can(c engine.Ctx) bool { return e.From.count(c) > 0 }

// Apply implements engine.Instant.
func (e Random) Apply(c engine.Ctx) {
	c.Started()
	for range amount(c, e.N) {
		start := len(c.T.Scratch)
		c.T.Scratch = e.From.Members(c, c.T.Scratch)
		n := len(c.T.Scratch) - start
		if n == 0 {
			c.FellShort()
			return
		}
		id := c.T.Scratch[start+c.T.Intn(n)]
		c.T.Scratch = c.T.Scratch[:start]
		c.T.Move(id, c.T.Zone(e.To, e.Of.Seat(c, id)), engine.OnTop)
	}
}

// Sample picks cards of a set at random and shows them to you; the ability remembers them under Tag.
type Sample struct {
	From Cards
	N    engine.Amount
	Tag  uint8
}

// Parts implements engine.Node.
func (e Sample) Parts() []engine.Node {
	if e.N == nil {
		return []engine.Node{e.From}
	}
	return []engine.Node{e.From, e.N}
}

// Can implements engine.Effect.
func (e Sample) Can(c engine.Ctx) bool { return e.From.count(c) > 0 }

// Apply implements engine.Instant.
func (e Sample) Apply(c engine.Ctx) {
	c.Started()
	start := len(c.T.Scratch)
	c.T.Scratch = e.From.Members(c, c.T.Scratch)
	for range amount(c, e.N) {
		n := len(c.T.Scratch) - start
		if n == 0 {
			c.FellShort()
			break
		}
		i := start + c.T.Intn(n)
		id := c.T.Scratch[i]
		c.T.Scratch[i] = c.T.Scratch[start+n-1]
		c.T.Scratch = c.T.Scratch[:start+n-1]
		c.T.Show(id, c.Seat)
		c.AddPick(e.Tag, int(id))
	}
	c.T.Scratch = c.T.Scratch[:start]
}

// Show lets you, or everybody if All, see the cards of a set, and remembers them under Tag.
type Show struct {
	What Set
	All  bool
	Tag  uint8
}

// Parts implements engine.Node.
func (e Show) Parts() []engine.Node { return []engine.Node{e.What} }

// Can implements engine.Effect.
func (e Show) Can(c engine.Ctx) bool { return count(c, e.What) > 0 }

// Apply implements engine.Instant.
func (e Show) Apply(c engine.Ctx) {
	c.Started()
	to := c.Seat
	if e.All {
		to = engine.Nobody
	}
	start := len(c.T.Scratch)
	c.T.Scratch = e.What.Members(c, c.T.Scratch)
	for _, id := range c.T.Scratch[start:] {
		c.T.Show(id, to)
		c.AddPick(e.Tag, int(id))
	}
	if s, ok := e.What.(Cards); ok && len(c.T.Scratch)-start < s.Top*len(s.In) {
		c.FellShort()
	}
	c.T.Scratch = c.T.Scratch[:start]
}

// Exchange swaps the places of the first card of each of two sets; if one is empty nothing happens.
type Exchange struct{ A, B Set }

// Parts implements engine.Node.
func (e Exchange) Parts() []engine.Node { return []engine.Node{e.A, e.B} }

// Can implements engine.Effect.
func (e Exchange) Can(c engine.Ctx) bool { return count(c, e.A) > 0 && count(c, e.B) > 0 }

// Apply implements engine.Instant.
func (e Exchange) Apply(c engine.Ctx) {
	if !e.Can(c) {
		return
	}
	c.Started()
	start := len(c.T.Scratch)
	c.T.Scratch = e.A.Members(c, c.T.Scratch)
	mid := len(c.T.Scratch)
	c.T.Scratch = e.B.Members(c, c.T.Scratch)
	a, b := c.T.Scratch[start], c.T.Scratch[mid]
	c.T.Scratch = c.T.Scratch[:start]
	c.T.Swap(a, b)
}
