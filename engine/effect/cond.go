package effect

import "cantina/engine"

// Exists holds while a set has at least Min members (1 if Min is 0).
type Exists struct {
	Cards Set
	Min   int
}

// Parts implements engine.Node.
func (x Exists) Parts() []engine.Node { return []engine.Node{x.Cards} }

// Holds implements engine.Cond.
func (x Exists) Holds(c engine.Ctx) bool { return count(c, x.Cards) >= max(x.Min, 1) }

// Not holds while a condition does not.
type Not struct{ If engine.Cond }

// Parts implements engine.Node.
func (x Not) Parts() []engine.Node { return []engine.Node{x.If} }

// Holds implements engine.Cond.
func (x Not) Holds(c engine.Ctx) bool { return !x.If.Holds(c) }

// VarIs holds while a variable of a player (or of the table) has a value.
type VarIs struct {
	Var engine.VarID
	Of  Who
	Is  int
}

// Parts implements engine.Node.
func (VarIs) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (x VarIs) Holds(c engine.Ctx) bool {
	return c.T.Var(x.Var, x.Of.Seat(c, engine.NoCard)) == x.Is
}

// Every holds while all members of a set pass a filter; an empty set does not.
type Every struct {
	Of Set
	Is engine.Filter
}

// Parts implements engine.Node.
func (x Every) Parts() []engine.Node { return []engine.Node{x.Of, x.Is} }

// Holds implements engine.Cond.
func (x Every) Holds(c engine.Ctx) bool {
	start := len(c.T.Scratch)
	c.T.Scratch = x.Of.Members(c, c.T.Scratch)
	ok := len(c.T.Scratch) > start
	for i := start; i < len(c.T.Scratch); i++ {
		ok = ok && x.Is.Match(c, c.T.Scratch[i])
	}
	c.T.Scratch = c.T.Scratch[:start]
	return ok
}

// AtLeast holds while a number is at least Min (1 if Min is 0).
type AtLeast struct {
	N   engine.Amount
	Min int
}

// Parts implements engine.Node.
func (x AtLeast) Parts() []engine.Node { return []engine.Node{x.N} }

// Holds implements engine.Cond.
func (x AtLeast) Holds(c engine.Ctx) bool { return amount(c, x.N) >= max(x.Min, 1) }
