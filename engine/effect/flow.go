package effect

import "cantina/engine"

// Seq carries out effects one after the other, each as far as possible.
type Seq struct {
	Do []engine.Effect `json:"steps"` // "do" already says what an effect is
}

// Parts implements engine.Node.
func (e Seq) Parts() []engine.Node { return effects(e.Do) }

// Can implements engine.Effect.
func (e Seq) Can(c engine.Ctx) bool { return anyCan(c, e.Do) }

// Asks implements engine.Asks.
func (e Seq) Asks(c engine.Ctx) bool { return firstAsks(c, e.Do) }

// Step implements engine.Effect. R[0] is the node to run next, PC how many have run.
func (e Seq) Step(c engine.Ctx, f *engine.Frame) {
	if f.PC == 0 {
		f.R[0] = int32(f.Proc) + 1
	}
	runList(c, f, len(e.Do))
}

// If carries out one of two lists, as the condition is when it is reached.
type If struct {
	Cond engine.Cond
	Then []engine.Effect
	Else []engine.Effect
}

// Parts implements engine.Node.
func (e If) Parts() []engine.Node {
	return append(append([]engine.Node{e.Cond}, effects(e.Then)...), effects(e.Else)...)
}

// Can implements engine.Effect.
func (e If) Can(c engine.Ctx) bool {
	if e.Cond.Holds(c) {
		return anyCan(c, e.Then)
	}
	return anyCan(c, e.Else)
}

// Step implements engine.Effect. R[1] is how many effects the chosen list has.
func (e If) Step(c engine.Ctx, f *engine.Frame) {
	if f.PC == 0 {
		next, n := f.Proc+1, len(e.Then)
		if !e.Cond.Holds(c) {
			for range e.Then {
				next = c.T.Game.After(next)
			}
			n = len(e.Else)
		}
		f.R[0], f.R[1] = int32(next), int32(n)
	}
	runList(c, f, int(f.R[1]))
}

// runList runs the n effects from node R[0] on.
func runList(c engine.Ctx, f *engine.Frame, n int) {
	for int(f.PC) < n {
		f.PC++
		p := engine.ProcID(f.R[0])
		f.R[0] = int32(c.T.Game.After(p))
		if !c.Run(p, f) || c.T.Over.Ended {
			return
		}
	}
	c.T.Return()
}

// Then carries out effects only if everything that the ability has done before was done completely:
// "do this; then do that", and also "do this to do that".
type Then struct {
	Do []engine.Effect `json:"steps"`
}

// Parts implements engine.Node.
func (e Then) Parts() []engine.Node { return effects(e.Do) }

// Can implements engine.Effect.
func (e Then) Can(c engine.Ctx) bool { return c.Complete() && anyCan(c, e.Do) }

// Step implements engine.Effect.
func (e Then) Step(c engine.Ctx, f *engine.Frame) {
	if f.PC == 0 {
		if !c.Complete() {
			c.T.Return()
			return
		}
		f.R[0] = int32(f.Proc) + 1
	}
	runList(c, f, len(e.Do))
}

// Pay carries out effects only after a cost that is paid in full (DES-395: "do this to do that"). If
// May, the player need not; it is asked only if the effects would change anything.
type Pay struct {
	May  bool
	Cost []engine.Effect
	Do   []engine.Effect `json:"steps"`
}

// Parts implements engine.Node.
func (e Pay) Parts() []engine.Node { return append(effects(e.Cost), effects(e.Do)...) }

// Can implements engine.Effect.
func (e Pay) Can(c engine.Ctx) bool { return e.payable(c) && (len(e.Do) == 0 || anyCan(c, e.Do)) }

func (e Pay) payable(c engine.Ctx) bool {
	for _, x := range e.Cost {
		if !x.Can(c) {
			return false
		}
	}
	return true
}

// Mode implements engine.Modes.
func (e Pay) Mode(int) engine.Effect { return Pay{Cost: e.Cost, Do: e.Do} }

// Step implements engine.Effect. R[1] is 1 once it is to be carried out.
func (e Pay) Step(c engine.Ctx, f *engine.Frame) {
	switch {
	case f.R[1] == 1:
		runList(c, f, len(e.Cost)+len(e.Do))
	case f.PC == 0 && (e.Can(c) || !e.May && e.payable(c)):
		f.PC = 1
		if !e.May {
			f.PC, f.R[0], f.R[1] = 0, int32(f.Proc)+1, 1
			return
		}
		c.Ask(c.Seat, engine.PromptMode, 0)
		c.T.Offer(engine.VerbMode, engine.NoCard, engine.NoCard, 0)
		c.T.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
	case f.PC == 1 && c.T.Answer.Verb == engine.VerbMode:
		c.Started()
		f.PC, f.R[0], f.R[1] = 0, int32(f.Proc)+1, 1
	default:
		c.FellShort()
		c.T.Return()
	}
}

// OneOf lets a player take exactly one of several effects, or N different ones: of those that would
// change something, or, if Any, of all. If none would change anything, nothing happens.
type OneOf struct {
	By    Who
	N     int
	Any   bool
	Modes []engine.Effect
}

// Parts implements engine.Node.
func (e OneOf) Parts() []engine.Node { return effects(e.Modes) }

// Can implements engine.Effect.
func (e OneOf) Can(c engine.Ctx) bool { return anyCan(c, e.Modes) }

// Asks implements engine.Asks.
func (e OneOf) Asks(engine.Ctx) bool { return e.By == You }

// Mode implements engine.Modes.
func (e OneOf) Mode(i int) engine.Effect { return e.Modes[i] }

// Step implements engine.Effect. R[1] has a bit for each mode taken, R[2] is how many those are.
func (e OneOf) Step(c engine.Ctx, f *engine.Frame) {
	switch f.PC {
	case 0:
		first := true
		for i, m := range e.Modes {
			if f.R[1]&(1<<i) != 0 || !(e.Any && e.Can(c) || m.Can(c)) {
				continue
			}
			if first {
				c.Ask(e.By.Seat(c, c.Src), engine.PromptMode, 0)
				first = false
			}
			c.T.Offer(engine.VerbMode, engine.NoCard, engine.NoCard, i)
		}
		if first {
			c.T.Return()
			return
		}
		f.PC = 1
		if c.MayDecline() {
			c.T.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
		}
	case 1:
		if c.T.Answer.Verb == engine.VerbDecline {
			c.Abandon()
			return
		}
		c.Started()
		f.PC = 2
		f.R[1] |= 1 << c.T.Answer.N
		f.R[2]++
		next := f.Proc + 1
		for range c.T.Answer.N {
			next = c.T.Game.After(next)
		}
		c.Run(next, f)
	default:
		f.PC = 0
		if int(f.R[2]) >= max(e.N, 1) {
			c.T.Return()
		}
	}
}

// May lets a player carry out effects or not, if they would change anything.
type May struct {
	By Who
	Do []engine.Effect `json:"steps"`
}

// Parts implements engine.Node.
func (e May) Parts() []engine.Node { return effects(e.Do) }

// Can implements engine.Effect.
func (e May) Can(c engine.Ctx) bool { return anyCan(c, e.Do) }

// Asks implements engine.Asks.
func (e May) Asks(engine.Ctx) bool { return e.By == You }

// Mode implements engine.Modes.
func (e May) Mode(int) engine.Effect { return Seq{Do: e.Do} }

// Step implements engine.Effect. R[1] is 1 once the player has said yes.
func (e May) Step(c engine.Ctx, f *engine.Frame) {
	switch {
	case f.R[1] == 1:
		runList(c, f, len(e.Do))
	case f.PC == 0 && e.Can(c):
		f.PC = 1
		c.Ask(e.By.Seat(c, c.Src), engine.PromptMode, 0)
		c.T.Offer(engine.VerbMode, engine.NoCard, engine.NoCard, 0)
		c.T.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
	case f.PC == 1 && c.T.Answer.Verb == engine.VerbMode:
		c.Started()
		f.PC, f.R[0], f.R[1] = 0, int32(f.Proc)+1, 1
	default:
		c.T.Return()
	}
}

func effects(list []engine.Effect) []engine.Node {
	out := make([]engine.Node, len(list))
	for i, e := range list {
		out[i] = e
	}
	return out
}

func anyCan(c engine.Ctx, list []engine.Effect) bool {
	for _, e := range list {
		if e.Can(c) {
			return true
		}
	}
	return false
}

func firstAsks(c engine.Ctx, list []engine.Effect) bool {
	if len(list) == 0 {
		return false
	}
	a, ok := list[0].(engine.Asks)
	return ok && a.Asks(c)
}
