package effect

import "cantina/engine"

// Modify adds to an attribute of every card that passes the filters, while the condition holds.
type Modify struct {
	Attr engine.AttrID
	By   engine.Amount
	To   []engine.Filter
	If   engine.Cond
}

// Parts implements engine.Node.
func (m Modify) Parts() []engine.Node {
	out := parts(m.By)
	for _, f := range m.To {
		out = append(out, f)
	}
	if m.If != nil {
		out = append(out, m.If)
	}
	return out
}

// Key implements engine.Static.
func (m Modify) Key() engine.StaticKey { return engine.StaticKey(m.Attr) }

// Applies implements engine.Modifier.
func (m Modify) Applies(c engine.Ctx, id engine.CardID) bool {
	for _, f := range m.To {
		if !f.Match(c, id) {
			return false
		}
	}
	return m.If == nil || m.If.Holds(c)
}

// Change implements engine.Modifier.
func (m Modify) Change(c engine.Ctx) int { return amount(c, m.By) }

// Lasting starts a constant effect that outlives the ability. If Bound, it belongs to this card
// and ends when the card leaves play.
type Lasting struct {
	Effect engine.Static
	Until  engine.Until
	Bound  bool
}

// Parts implements engine.Node.
func (e Lasting) Parts() []engine.Node { return []engine.Node{e.Effect} }

// Can implements engine.Effect.
func (Lasting) Can(engine.Ctx) bool { return true }

// Step implements engine.Effect.
func (e Lasting) Step(c engine.Ctx, f *engine.Frame) {
	on := engine.NoCard
	if e.Bound {
		on = c.Src
	}
	c.T.AddMod(c.T.Game.StaticOf(f.Proc), c.Src, on, c.Seat, e.Until)
	c.Started()
	c.T.Return()
}
