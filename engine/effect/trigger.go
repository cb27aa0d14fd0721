package effect

import "cantina/engine"

// On triggers on an event of a kind, done by or happening to a player, to a card that passes the
// filter (nil: any, also none), while a condition holds.
type On struct {
	Kind engine.EventKind
	By   Who
	Card engine.Filter
	If   engine.Cond
}

// Parts implements engine.Node.
func (x On) Parts() []engine.Node { return trigParts(x.Card, x.If) }

// Event implements engine.Trigger.
func (x On) Event() engine.EventKind { return x.Kind }

// Hit implements engine.Trigger.
func (x On) Hit(c engine.Ctx, e engine.Event) bool {
	return x.By.Is(c, e.Seat) && (x.Card == nil || e.Card != engine.NoCard && x.Card.Match(c, e.Card)) && (x.If == nil || x.If.Holds(c))
}

// Moves triggers when a card goes from a zone of a kind to a zone of a kind.
type Moves struct {
	From, To engine.ZoneKind
	By       Who // whose card it is
	Card     engine.Filter
	If       engine.Cond
}

// Parts implements engine.Node.
func (x Moves) Parts() []engine.Node { return trigParts(x.Card, x.If) }

// Event implements engine.Trigger.
func (x Moves) Event() engine.EventKind { return engine.EvMove }

// Hit implements engine.Trigger.
func (x Moves) Hit(c engine.Ctx, e engine.Event) bool {
	g := c.T.Game
	return g.KindOfZone(e.From) == x.From && g.KindOfZone(e.To) == x.To && x.By.Is(c, e.Seat) &&
		(x.Card == nil || x.Card.Match(c, e.Card)) && (x.If == nil || x.If.Holds(c))
}

func trigParts(f engine.Filter, i engine.Cond) []engine.Node {
	var out []engine.Node
	if f != nil {
		out = append(out, f)
	}
	if i != nil {
		out = append(out, i)
	}
	return out
}

// YourTurn holds while it is your turn.
type YourTurn struct{}

// Parts implements engine.Node.
func (YourTurn) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (YourTurn) Holds(c engine.Ctx) bool { return c.T.Active == c.Seat }
