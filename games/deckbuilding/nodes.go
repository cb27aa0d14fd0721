package deckbuilding

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The effect nodes that only this game has. Like those of package effect they hold no function.

// ForceWithYou holds while the marker is on your side of the track (DBG-061, DBG-062).
type ForceWithYou struct{}

// Parts implements engine.Node.
func (ForceWithYou) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (ForceWithYou) Holds(c engine.Ctx) bool { return forceWith(c.T, c.Seat) }

// AttackingRow holds while this card is in an attack on a card of the galaxy row (DBG-315).
type AttackingRow struct{}

// Parts implements engine.Node.
func (AttackingRow) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (AttackingRow) Holds(c engine.Ctx) bool {
	card := &c.T.Cards[c.Src]
	return card.Has(Committed) && card.Target != engine.NoCard
}

// GainForce moves the marker N spaces towards your end.
type GainForce struct{ N int }

// Parts implements engine.Node.
func (GainForce) Parts() []engine.Node { return nil }

// Can implements engine.Effect: the marker must not be on your end (DBG-163).
func (GainForce) Can(c engine.Ctx) bool { return c.T.Var(Marker, 0) != trackEnd*towards(c.Seat) }

// Step implements engine.Effect.
func (e GainForce) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (e GainForce) Apply(c engine.Ctx) { c.Started(); gainForce(c.T, c.Seat, e.N) }

// Repair removes damage from your base, as much as is there (DBG-236).
type Repair struct{ N int }

// Parts implements engine.Node.
func (Repair) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (Repair) Can(c engine.Ctx) bool {
	b := c.T.First(c.T.Zone(Base, c.Seat))
	return b != engine.NoCard && c.T.Counter(b, Damage) > 0
}

// Step implements engine.Effect.
func (e Repair) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (e Repair) Apply(c engine.Ctx) {
	c.Started()
	if b := c.T.First(c.T.Zone(Base, c.Seat)); b != engine.NoCard {
		c.T.AddCounter(b, Damage, -e.N)
	}
}

// Harm deals N damage to each card of a set, bases or capital ships, directly (DBG-168).
type Harm struct {
	N  engine.Amount
	To effect.Set
}

// Parts implements engine.Node.
func (e Harm) Parts() []engine.Node { return []engine.Node{e.N, e.To} }

// Can implements engine.Effect.
func (e Harm) Can(c engine.Ctx) bool { return e.N.Of(c) > 0 && effect.Count{Cards: e.To}.Of(c) > 0 }

// Step implements engine.Effect.
func (e Harm) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (e Harm) Apply(c engine.Ctx) {
	c.Started()
	n := e.N.Of(c)
	start := len(c.T.Scratch)
	c.T.Scratch = e.To.Members(c, c.T.Scratch)
	for i := start; i < len(c.T.Scratch); i++ {
		id := c.T.Scratch[i]
		if c.T.Def(id).Type == base {
			damageBase(c.T, c.T.Cards[id].Control, n)
		} else {
			damageShip(c.T, id, n)
		}
	}
	c.T.Scratch = c.T.Scratch[:start]
}

// Destroy destroys the capital ships of a set (DBG-169).
type Destroy struct{ What effect.Set }

// Parts implements engine.Node.
func (e Destroy) Parts() []engine.Node { return []engine.Node{e.What} }

// Can implements engine.Effect.
func (e Destroy) Can(c engine.Ctx) bool { return effect.Count{Cards: e.What}.Of(c) > 0 }

// Step implements engine.Effect.
func (e Destroy) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (e Destroy) Apply(c engine.Ctx) {
	c.Started()
	start := len(c.T.Scratch)
	c.T.Scratch = e.What.Members(c, c.T.Scratch)
	for i := start; i < len(c.T.Scratch); i++ {
		destroyShip(c.T, c.T.Scratch[i])
	}
	c.T.Scratch = c.T.Scratch[:start]
}

// Buy purchases one card of a set, free or for its cost (DBG-132). The card goes to the discard pile
// or to the place named; OnDeckIf names the top of the deck if its condition holds then.
type Buy struct {
	From     effect.Cards
	Free     bool
	ToHand   bool
	OnDeckIf engine.Cond
}

// Parts implements engine.Node.
func (e Buy) Parts() []engine.Node {
	if e.OnDeckIf != nil {
		return []engine.Node{e.From, e.OnDeckIf}
	}
	return []engine.Node{e.From}
}

// Can implements engine.Effect.
func (e Buy) Can(c engine.Ctx) bool {
	start := len(c.T.Scratch)
	c.T.Scratch = e.From.Members(c, c.T.Scratch)
	ok := false
	for _, id := range c.T.Scratch[start:] {
		ok = ok || e.possible(c, id)
	}
	c.T.Scratch = c.T.Scratch[:start]
	return ok
}

func (e Buy) possible(c engine.Ctx, id engine.CardID) bool {
	return mayOwn(c.T, c.Seat, id) && (e.Free || c.T.Var(Pool, c.Seat) >= c.T.Attr(id, Cost))
}

// Asks implements engine.Asks.
func (Buy) Asks(engine.Ctx) bool { return true }

// Step implements engine.Effect.
func (e Buy) Step(c engine.Ctx, f *engine.Frame) {
	switch f.PC {
	case 0:
		if !e.Can(c) {
			c.T.Return()
			return
		}
		f.PC = 1
		c.Ask(c.Seat, engine.PromptPick, 0)
		start := len(c.T.Scratch)
		c.T.Scratch = e.From.Members(c, c.T.Scratch)
		for _, id := range c.T.Scratch[start:] {
			if e.possible(c, id) && c.T.Distinct(id) {
				c.T.Offer(engine.VerbPick, id, engine.NoCard, 0)
			}
		}
		c.T.Scratch = c.T.Scratch[:start]
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
		to, free := int32(placeDiscard), int32(0)
		switch {
		case e.ToHand:
			to = placeHand
		case e.OnDeckIf != nil && e.OnDeckIf.Holds(c):
			to = placeDeck
		}
		if e.Free {
			free = 1
		}
		c.T.Call(procPurchase, c.Seat, c.Src, int32(c.T.Answer.A), to, free)
	default:
		c.T.Return()
	}
}

// PurchasesGo says where a card that you purchase goes instead of the discard pile. First limits it
// to the first (neutral, if Neutral) card purchased in a turn.
type PurchasesGo struct {
	ToHand  bool // else on top of the deck
	Borrow  bool // and it must be exiled at the end of the turn
	First   bool
	Neutral bool
}

// Parts implements engine.Node.
func (PurchasesGo) Parts() []engine.Node { return nil }

// Key implements engine.Static.
func (PurchasesGo) Key() engine.StaticKey { return keyPlace }

func (p PurchasesGo) applies(t *engine.Table, s engine.Seat, c engine.CardID) bool {
	if p.Neutral {
		return t.Def(c).Class == neutral && (!p.First || t.Var(NeutralPurchases, s) == 1)
	}
	return !p.First || t.Var(Purchases, s) == 1
}

func (p PurchasesGo) place() int {
	switch {
	case p.Borrow:
		return placeBorrow
	case p.ToHand:
		return placeHand
	}
	return placeDeck
}

// FirstDamagePrevented prevents the first N damage to this base each turn (DBG-354).
type FirstDamagePrevented struct{ N int }

// Parts implements engine.Node.
func (FirstDamagePrevented) Parts() []engine.Node { return nil }

// Key implements engine.Static.
func (FirstDamagePrevented) Key() engine.StaticKey { return keyShield }

// HuntsNeutral lets you attack one neutral unit of the galaxy row a turn, with its cost as target
// value and as gain (DBG-345).
type HuntsNeutral struct{}

// Parts implements engine.Node.
func (HuntsNeutral) Parts() []engine.Node { return nil }

// Key implements engine.Static.
func (HuntsNeutral) Key() engine.StaticKey { return keyHunt }
