package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The effect nodes that only this game has. Like those of package effect they hold no function.

// Area says which zone of the world a text means.
type Area uint8

// The zones that a text can mean.
const (
	ThisZone   Area = iota // the one that this card lies in
	ChosenZone             // the one that the text has had chosen
	EachZone
)

// tagZone is under which a chosen zone is remembered.
const tagZone = 100

// of returns the first and last zone that is meant; no zone if first is above last.
func (a Area) of(c engine.Ctx) (first, last engine.ZoneKind) {
	switch a {
	case EachZone:
		return 0, areas - 1
	case ChosenZone:
		if k := c.Pick(tagZone); k != engine.NoCard {
			return engine.ZoneKind(k), engine.ZoneKind(k)
		}
	case ThisZone:
		if inArea(c.T, c.Src) {
			return c.T.KindOf(c.Src), c.T.KindOf(c.Src)
		}
	}
	return 1, 0
}

// Here passes cards in the zone of the world that this card lies in.
type Here struct{}

// Parts implements engine.Node.
func (Here) Parts() []engine.Node { return nil }

// Match implements engine.Filter.
func (Here) Match(c engine.Ctx, id engine.CardID) bool {
	k := c.T.KindOf(id)
	return k < areas && k == c.T.KindOf(c.Src)
}

// There passes cards in the zone that the text has had chosen.
type There struct{}

// Parts implements engine.Node.
func (There) Parts() []engine.Node { return nil }

// Match implements engine.Filter.
func (There) Match(c engine.Ctx, id engine.CardID) bool {
	return int(c.Pick(tagZone)) == int(c.T.KindOf(id))
}

// InZone passes cards in any zone of the world.
type InZone struct{}

// Parts implements engine.Node.
func (InZone) Parts() []engine.Node { return nil }

// Match implements engine.Filter.
func (InZone) Match(c engine.Ctx, id engine.CardID) bool { return inArea(c.T, id) }

// Upright holds while this card is not turned by 90 degrees (INV-095).
type Upright struct{}

// Parts implements engine.Node.
func (Upright) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (Upright) Holds(c engine.Ctx) bool { return !c.T.Cards[c.Src].Has(Turned) }

// IsEnabled holds while this strategy is enabled (INV-077).
type IsEnabled struct{}

// Parts implements engine.Node.
func (IsEnabled) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (IsEnabled) Holds(c engine.Ctx) bool { return c.T.Cards[c.Src].Has(Enabled) }

// TokensOn is the number of tokens on this card.
type TokensOn struct{ Kind engine.CounterID }

// Parts implements engine.Node.
func (TokensOn) Parts() []engine.Node { return nil }

// Of implements engine.Amount.
func (a TokensOn) Of(c engine.Ctx) int { return c.T.Counter(c.Src, a.Kind) }

// Stays is a constant effect: this card cannot be moved.
type Stays struct{}

// Parts implements engine.Node.
func (Stays) Parts() []engine.Node { return nil }

// Key implements engine.Static.
func (Stays) Key() engine.StaticKey { return keyStays }

// Shelters is a constant effect: the drain inflicted at this zone is lowered by N (INV-113).
type Shelters struct{ N int }

// Parts implements engine.Node.
func (Shelters) Parts() []engine.Node { return nil }

// Key implements engine.Static.
func (Shelters) Key() engine.StaticKey { return keyShelter }

// TokensSpare is a constant effect: each token taken off this card spares you a drain or a draw.
type TokensSpare struct{}

// Parts implements engine.Node.
func (TokensSpare) Parts() []engine.Node { return nil }

// Key implements engine.Static.
func (TokensSpare) Key() engine.StaticKey { return keySpare }

// WinsByBio is a constant effect: you win as soon as your cards in play hold N bio tokens (INV-127).
type WinsByBio struct{ N int }

// Parts implements engine.Node.
func (WinsByBio) Parts() []engine.Node { return nil }

// Key implements engine.Static.
func (WinsByBio) Key() engine.StaticKey { return keyBioWin }

// Cancel cancels the card that this card answers (INV-062, INV-063): any card, or, if Powerless, one
// without a power value.
type Cancel struct{ Powerless bool }

// Parts implements engine.Node.
func (Cancel) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (Cancel) Can(c engine.Ctx) bool { return c.T.Cards[c.Src].Target != engine.NoCard }

// Step implements engine.Effect.
func (e Cancel) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (e Cancel) Apply(c engine.Ctx) {
	if e.Can(c) {
		c.T.SetFlag(c.T.Cards[c.Src].Target, cancelled, true)
	}
}

func (e Cancel) fits(t *engine.Table, c engine.CardID) bool {
	return !e.Powerless || !lasting(t.Def(c))
}

// DrawCards makes a player draw cards, who loses if the deck is empty (INV-018).
type DrawCards struct {
	N   int
	Who effect.Who
}

// Parts implements engine.Node.
func (DrawCards) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (DrawCards) Can(engine.Ctx) bool { return true }

// Step implements engine.Effect.
func (e DrawCards) Step(c engine.Ctx, f *engine.Frame) {
	take(c, f, procDraw, e.Who.Seat(c, c.Src), e.N)
}

// DrainCards makes a player drain cards, who loses if the deck is empty (INV-109).
type DrainCards struct {
	N   int
	Who effect.Who
}

// Parts implements engine.Node.
func (DrainCards) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (DrainCards) Can(engine.Ctx) bool { return true }

// Step implements engine.Effect.
func (e DrainCards) Step(c engine.Ctx, f *engine.Frame) {
	take(c, f, procDrain, e.Who.Seat(c, c.Src), e.N)
}

func take(c engine.Ctx, f *engine.Frame, p engine.ProcID, s engine.Seat, n int) {
	if f.PC == 1 {
		c.T.Return()
		return
	}
	f.PC = 1
	c.Started()
	c.T.Call(p, s, engine.NoCard, int32(n))
}

// AttackHere makes you attack this zone: if your power is greater there, the opponent drains the
// difference, at most Max (INV-100).
type AttackHere struct{ Max int }

// Parts implements engine.Node.
func (AttackHere) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (AttackHere) Can(c engine.Ctx) bool { return ahead(c) > 0 }

// Step implements engine.Effect.
func (e AttackHere) Step(c engine.Ctx, f *engine.Frame) {
	n := ahead(c)
	if f.PC == 0 && inArea(c.T, c.Src) {
		c.T.Emit(attackEvent(c.T, c.T.KindOf(c.Src), c.Seat))
	}
	if f.PC == 1 || n <= 0 {
		c.T.Return()
		return
	}
	take(c, f, procDrain, c.Opponent(), min(n, e.Max))
}

func ahead(c engine.Ctx) int {
	if !inArea(c.T, c.Src) {
		return 0
	}
	k := c.T.KindOf(c.Src)
	return total(c.T, k, c.Seat) - total(c.T, k, c.Opponent())
}

// MoveMarker moves the invasion marker, up if N is positive.
type MoveMarker struct{ N int }

// Parts implements engine.Node.
func (MoveMarker) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (e MoveMarker) Can(c engine.Ctx) bool { return e.N < 0 || c.T.Var(Track, 0) < trackEnd }

// Step implements engine.Effect.
func (e MoveMarker) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (e MoveMarker) Apply(c engine.Ctx) { c.Started(); moveMarker(c.T, e.N) }

// AddTokens puts N tokens on each card of a set, up to Max on one (no limit if Max is 0).
type AddTokens struct {
	Kind engine.CounterID
	N    int
	Max  int
	On   effect.Set
}

// Parts implements engine.Node.
func (e AddTokens) Parts() []engine.Node { return []engine.Node{e.On} }

// Can implements engine.Effect.
func (e AddTokens) Can(c engine.Ctx) bool {
	start := len(c.T.Scratch)
	c.T.Scratch = e.On.Members(c, c.T.Scratch)
	ok := false
	for _, id := range c.T.Scratch[start:] {
		ok = ok || e.room(c, id) > 0
	}
	c.T.Scratch = c.T.Scratch[:start]
	return ok
}

func (e AddTokens) room(c engine.Ctx, id engine.CardID) int {
	if e.Max == 0 {
		return e.N
	}
	return min(e.N, e.Max-c.T.Counter(id, e.Kind))
}

// Step implements engine.Effect.
func (e AddTokens) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (e AddTokens) Apply(c engine.Ctx) {
	c.Started()
	start := len(c.T.Scratch)
	c.T.Scratch = e.On.Members(c, c.T.Scratch)
	for i := start; i < len(c.T.Scratch) && !c.T.Over.Ended; i++ {
		if id := c.T.Scratch[i]; e.room(c, id) > 0 {
			addTokens(c.T, id, e.Kind, e.room(c, id))
		}
	}
	c.T.Scratch = c.T.Scratch[:start]
}

// SpareZone makes the zone that is being attacked inflict no drain (INV-080).
type SpareZone struct{}

// Parts implements engine.Node.
func (SpareZone) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (SpareZone) Can(c engine.Ctx) bool { return c.EventN() > 0 }

// Step implements engine.Effect.
func (e SpareZone) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (SpareZone) Apply(c engine.Ctx) { c.Started(); c.T.SetVar(spared, 0, c.EventN()) }
