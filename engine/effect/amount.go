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
