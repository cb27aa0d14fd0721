package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// Effects that few cards have, and the amounts, filters and triggers that belong to them.

// ResolveMany makes a player resolve any number of the own dice, in any order and with modifiers
// (DES-401, DES-403, DES-414). What it triggers waits until the whole effect is done (DES-406).
type ResolveMany struct{ By effect.Who }

// TakeAction lets a player take one action now, or decline it.
type TakeAction struct{ By effect.Who }

// UseClaim carries out the claim ability of the battlefield for you, without claiming it.
type UseClaim struct{}

// SwitchBattlefield puts the battlefield of a set into use instead of the one in use. Who controls
// the battlefield stays the same.
type SwitchBattlefield struct{ To effect.Set }

// ReturnToTeam puts defeated characters back into play, with their dice on them (DES-351).
type ReturnToTeam struct{ What effect.Set }

// PutDamage puts damage on the cards of a set without dealing it (DES-163).
type PutDamage struct {
	N  engine.Amount
	On effect.Set
}

// HowMany makes you choose a number from 0 to Max; the ability remembers it under Tag, for ThatMany.
type HowMany struct {
	Max engine.Amount
	Tag uint8
}

// ThatMany is the number chosen under a tag.
type ThatMany struct{ Tag uint8 }

// HandSize is the number of cards up to which you draw (DES-302).
type HandSize struct{}

// JustLost is how many resources the opponent lost by the die that triggered this ability.
type JustLost struct{}

// CounterOf is the sum of a counter over a set of cards.
type CounterOf struct {
	Counter engine.CounterID
	Cards   effect.Set
}

// Bears passes cards that have at least Min of a counter (1 if Min is 0).
type Bears struct {
	Counter engine.CounterID
	Min     int
}

// OnPicked passes upgrades on the card that was chosen under a tag.
type OnPicked struct{ Tag uint8 }

// Bearing passes cards that have an upgrade with a trait.
type Bearing struct{ Trait engine.TraitID }

// DieResolved triggers when a player has resolved a die as a symbol; with Lost only if a disrupt took
// something.
type DieResolved struct {
	By     effect.Who
	Symbol engine.SymbolID
	Lost   bool
}

// Parts implements engine.Node.
func (ResolveMany) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (TakeAction) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (UseClaim) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (e SwitchBattlefield) Parts() []engine.Node { return []engine.Node{e.To} }

// Parts implements engine.Node.
func (e ReturnToTeam) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (e PutDamage) Parts() []engine.Node { return []engine.Node{e.N, e.On} }

// Parts implements engine.Node.
func (e HowMany) Parts() []engine.Node { return []engine.Node{e.Max} }

// Parts implements engine.Node.
func (ThatMany) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (HandSize) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (JustLost) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (a CounterOf) Parts() []engine.Node { return []engine.Node{a.Cards} }

// Parts implements engine.Node.
func (Bears) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (OnPicked) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (Bearing) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (DieResolved) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (e ResolveMany) Can(c engine.Ctx) bool {
	s := e.By.Seat(c, c.Src)
	for d := range c.T.Dice {
		if resolvable(c.T, engine.DieID(d), s, c.T.Face(engine.DieID(d)).Symbol, false) {
			return true
		}
	}
	return false
}

// Can implements engine.Effect.
func (TakeAction) Can(engine.Ctx) bool { return true }

// Can implements engine.Effect.
func (UseClaim) Can(c engine.Ctx) bool { return theBattlefield(c.T) != engine.NoCard }

// Can implements engine.Effect.
func (e SwitchBattlefield) Can(c engine.Ctx) bool { return any1(c, e.To, nil) }

// Can implements engine.Effect.
func (e ReturnToTeam) Can(c engine.Ctx) bool { return any1(c, e.What, nil) }

// Can implements engine.Effect.
func (e PutDamage) Can(c engine.Ctx) bool { return any1(c, e.On, nil) }

// Can implements engine.Effect.
func (e HowMany) Can(c engine.Ctx) bool { return e.Max.Of(c) > 0 }

// Asks implements engine.Asks.
func (HowMany) Asks(engine.Ctx) bool { return true }

// Of implements engine.Amount.
func (a ThatMany) Of(c engine.Ctx) int { return max(int(c.Pick(a.Tag)), 0) }

// Of implements engine.Amount.
func (HandSize) Of(c engine.Ctx) int { return handLimit(c.T, c.Seat) }

// Of implements engine.Amount.
func (JustLost) Of(c engine.Ctx) int { return c.EventN() >> resolvedLost }

// Of implements engine.Amount.
func (a CounterOf) Of(c engine.Ctx) int {
	start := len(c.T.Scratch)
	c.T.Scratch = a.Cards.Members(c, c.T.Scratch)
	n := 0
	for i := start; i < len(c.T.Scratch); i++ {
		n += c.T.Counter(c.T.Scratch[i], a.Counter)
	}
	c.T.Scratch = c.T.Scratch[:start]
	return n
}

// Match implements engine.Filter.
func (f Bears) Match(c engine.Ctx, id engine.CardID) bool {
	return c.T.Counter(id, f.Counter) >= max(f.Min, 1)
}

// Match implements engine.Filter.
func (f OnPicked) Match(c engine.Ctx, id engine.CardID) bool {
	host := c.T.Cards[id].Host
	return host != engine.NoCard && c.HasPick(f.Tag, host)
}

// Match implements engine.Filter.
func (f Bearing) Match(c engine.Ctx, id engine.CardID) bool {
	for u := nextUpgrade(c.T, id, engine.NoCard); u != engine.NoCard; u = nextUpgrade(c.T, id, u) {
		if c.T.Def(u).HasTrait(f.Trait) {
			return true
		}
	}
	return false
}

// Event implements engine.Trigger.
func (DieResolved) Event() engine.EventKind { return EvResolved }

// Hit implements engine.Trigger.
func (x DieResolved) Hit(c engine.Ctx, e engine.Event) bool {
	return x.By.Is(c, e.Seat) && engine.SymbolID(e.N&(1<<resolvedLost-1)) == x.Symbol && (!x.Lost || e.N>>resolvedLost > 0)
}
