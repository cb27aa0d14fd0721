package effect

import "cantina/engine"

// N is a fixed number.
type N int

// Parts implements engine.Node.
func (N) Parts() []engine.Node { return nil }

// Of implements engine.Amount.
func (n N) Of(engine.Ctx) int { return int(n) }

// Count is the number of cards in a set, times a factor (1 if Each is 0).
type Count struct {
	Cards Set
	Each  int
}

// Parts implements engine.Node.
func (a Count) Parts() []engine.Node { return []engine.Node{a.Cards} }

// Of implements engine.Amount.
func (a Count) Of(c engine.Ctx) int { return count(c, a.Cards) * max(a.Each, 1) }

// IfElse is one of two numbers.
type IfElse struct {
	If         engine.Cond
	Then, Else N
}

// Parts implements engine.Node.
func (a IfElse) Parts() []engine.Node { return []engine.Node{a.If} }

// Of implements engine.Amount.
func (a IfElse) Of(c engine.Ctx) int {
	if a.If.Holds(c) {
		return int(a.Then)
	}
	return int(a.Else)
}

// VarOf is a variable of a player.
type VarOf struct {
	Var engine.VarID
	Who Who
}

// AttrOf is the sum of an attribute over a set of cards.
type AttrOf struct {
	Attr  engine.AttrID
	Cards Set
}

// Minus is a number less another one, not below 0.
type Minus struct{ N, Less engine.Amount }

// Least is the smaller one of two numbers.
type Least struct{ A, B engine.Amount }

// Half is half of a number, rounded up.
type Half struct{ N engine.Amount }

// Parts implements engine.Node.
func (VarOf) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (a AttrOf) Parts() []engine.Node { return []engine.Node{a.Cards} }

// Parts implements engine.Node.
func (a Minus) Parts() []engine.Node { return []engine.Node{a.N, a.Less} }

// Parts implements engine.Node.
func (a Least) Parts() []engine.Node { return []engine.Node{a.A, a.B} }

// Parts implements engine.Node.
func (a Half) Parts() []engine.Node { return []engine.Node{a.N} }

// Of implements engine.Amount.
func (a VarOf) Of(c engine.Ctx) int { return c.T.Var(a.Var, a.Who.Seat(c, engine.NoCard)) }

// Of implements engine.Amount.
func (a AttrOf) Of(c engine.Ctx) int {
	start := len(c.T.Scratch)
	c.T.Scratch = a.Cards.Members(c, c.T.Scratch)
	n := 0
	for i := start; i < len(c.T.Scratch); i++ {
		n += c.T.Attr(c.T.Scratch[i], a.Attr)
	}
	c.T.Scratch = c.T.Scratch[:start]
	return n
}

// Of implements engine.Amount.
func (a Half) Of(c engine.Ctx) int { return (amount(c, a.N) + 1) / 2 }

// Of implements engine.Amount.
func (a Minus) Of(c engine.Ctx) int { return max(amount(c, a.N)-amount(c, a.Less), 0) }

// Of implements engine.Amount.
func (a Least) Of(c engine.Ctx) int { return min(amount(c, a.A), amount(c, a.B)) }

// amount reads an amount; a missing one is 1.
func amount(c engine.Ctx, a engine.Amount) int {
	if a == nil {
		return 1
	}
	return a.Of(c)
}

func parts(nodes ...engine.Node) []engine.Node {
	out := nodes[:0]
	for _, n := range nodes {
		if n != nil {
			out = append(out, n)
		}
	}
	return out
}
