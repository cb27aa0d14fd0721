package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// Effects on characters, cards and actions.

// Deal deals N damage to each card of a set, at the same moment.
type Deal struct {
	N           engine.Amount
	To          effect.Set
	Unblockable bool
}

// GiveShields gives N shields to each card of a set.
type GiveShields struct {
	N  engine.Amount
	To effect.Set
}

// Split lets a player split N damage, shields or indirect damage among the own characters, as they wish
// (DES-250, DES-328).
type Split struct {
	N        engine.Amount
	Shields  bool
	Indirect bool
	By       effect.Who
}

// Heal removes up to N damage from each card of a set.
type Heal struct {
	N    engine.Amount
	From effect.Set
}

// MoveDamage moves N damage from a card to another one, past shields (DES-356, DES-357).
type MoveDamage struct {
	N        engine.Amount
	From, To effect.Set
}

// TakeShields removes N shields (nil: all) from each card of a set.
type TakeShields struct {
	N    engine.Amount
	From effect.Set
}

// Defeat defeats the characters of a set (DES-350).
type Defeat struct{ What effect.Set }

// Exhaust exhausts the ready cards of a set.
type Exhaust struct{ What effect.Set }

// Ready readies the exhausted cards of a set.
type Ready struct{ What effect.Set }

// ActivateCards activates the ready cards of a set, one after the other.
type ActivateCards struct{ What effect.Set }

// ExtraAction grants additional actions.
type ExtraAction struct {
	N   int
	Who effect.Who
}

// Lose makes a player lose resources (nil: all).
type Lose struct {
	N   engine.Amount
	Who effect.Who
}

// DiscardTop discards cards from the top of a player's deck.
type DiscardTop struct {
	N   engine.Amount
	Who effect.Who
}

// PlayCard makes you play a card of a set, for Off less or for free; if May, you need not. The ability
// remembers the character that an upgrade was played on under Tag, if that is not 0.
type PlayCard struct {
	From effect.Cards
	Off  int
	Free bool
	May  bool
	Tag  uint8
}

// EndActionPhase ends the action phase after the current action (DES-447).
type EndActionPhase struct{}

// LeavePlay moves upgrades or supports of a set from play to their owner's zone; their dice are set
// aside.
type LeavePlay struct {
	What effect.Set
	To   engine.ZoneKind
}

// Parts implements engine.Node.
func (e Deal) Parts() []engine.Node { return []engine.Node{e.N, e.To} }

// Parts implements engine.Node.
func (e GiveShields) Parts() []engine.Node { return []engine.Node{e.N, e.To} }

// Parts implements engine.Node.
func (e Split) Parts() []engine.Node { return []engine.Node{e.N} }

// Parts implements engine.Node.
func (e Heal) Parts() []engine.Node { return []engine.Node{e.N, e.From} }

// Parts implements engine.Node.
func (e MoveDamage) Parts() []engine.Node { return []engine.Node{e.N, e.From, e.To} }

// Parts implements engine.Node.
func (e TakeShields) Parts() []engine.Node {
	if e.N == nil {
		return []engine.Node{e.From}
	}
	return []engine.Node{e.N, e.From}
}

// Parts implements engine.Node.
func (e Defeat) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (e Exhaust) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (e Ready) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (e ActivateCards) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (ExtraAction) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (e Lose) Parts() []engine.Node {
	if e.N == nil {
		return nil
	}
	return []engine.Node{e.N}
}

// Parts implements engine.Node.
func (e DiscardTop) Parts() []engine.Node { return []engine.Node{e.N} }

// Parts implements engine.Node.
func (e PlayCard) Parts() []engine.Node { return []engine.Node{e.From} }

// Parts implements engine.Node.
func (EndActionPhase) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (e LeavePlay) Parts() []engine.Node { return []engine.Node{e.What} }

// Can implements engine.Effect.
func (e Deal) Can(c engine.Ctx) bool { return e.N.Of(c) > 0 && any1(c, e.To, nil) }

// Can implements engine.Effect.
func (e GiveShields) Can(c engine.Ctx) bool { return e.N.Of(c) > 0 && any1(c, e.To, nil) }

// Can implements engine.Effect.
func (e Split) Can(c engine.Ctx) bool { return e.N.Of(c) > 0 }

// Can implements engine.Effect.
func (e Heal) Can(c engine.Ctx) bool {
	return any1(c, e.From, func(id engine.CardID) bool { return c.T.Counter(id, Damage) > 0 })
}

// Can implements engine.Effect.
func (e MoveDamage) Can(c engine.Ctx) bool {
	return any1(c, e.To, nil) && any1(c, e.From, func(id engine.CardID) bool { return c.T.Counter(id, Damage) > 0 })
}

// Can implements engine.Effect.
func (e TakeShields) Can(c engine.Ctx) bool {
	return any1(c, e.From, func(id engine.CardID) bool { return c.T.Counter(id, Shields) > 0 })
}

// Can implements engine.Effect.
func (e Defeat) Can(c engine.Ctx) bool { return any1(c, e.What, nil) }

// Can implements engine.Effect: an exhausted card cannot be exhausted (DES-377, DES-378).
func (e Exhaust) Can(c engine.Ctx) bool {
	return any1(c, e.What, func(id engine.CardID) bool { return !c.T.Cards[id].Has(Exhausted) })
}

// Can implements engine.Effect.
func (e Ready) Can(c engine.Ctx) bool {
	return any1(c, e.What, func(id engine.CardID) bool { return c.T.Cards[id].Has(Exhausted) })
}

// Can implements engine.Effect.
func (e ActivateCards) Can(c engine.Ctx) bool {
	return any1(c, e.What, func(id engine.CardID) bool { return !c.T.Cards[id].Has(Exhausted) && canActivate(c.T, id) })
}

// Can implements engine.Effect.
func (ExtraAction) Can(engine.Ctx) bool { return true }

// Can implements engine.Effect.
func (e Lose) Can(c engine.Ctx) bool { return c.T.Var(Resources, e.Who.Seat(c, c.Src)) > 0 }

// Can implements engine.Effect.
func (e DiscardTop) Can(c engine.Ctx) bool {
	return c.T.Count(c.T.Zone(Deck, e.Who.Seat(c, c.Src))) > 0
}

// Can implements engine.Effect.
func (e PlayCard) Can(c engine.Ctx) bool {
	start := len(c.T.Scratch)
	c.T.Scratch = e.From.Members(c, c.T.Scratch)
	ok := false
	for i := start; i < len(c.T.Scratch) && !ok; i++ {
		ok = e.somehow(c, c.T.Scratch[i])
	}
	c.T.Scratch = c.T.Scratch[:start]
	return ok
}

// Can implements engine.Effect.
func (EndActionPhase) Can(engine.Ctx) bool { return true }

// Can implements engine.Effect.
func (e LeavePlay) Can(c engine.Ctx) bool { return any1(c, e.What, nil) }

// any1 reports whether a member of a set passes a test (nil: any member).
func any1(c engine.Ctx, s effect.Set, ok func(engine.CardID) bool) bool {
	start := len(c.T.Scratch)
	c.T.Scratch = s.Members(c, c.T.Scratch)
	found := false
	for i := start; i < len(c.T.Scratch) && !found; i++ {
		found = ok == nil || ok(c.T.Scratch[i])
	}
	c.T.Scratch = c.T.Scratch[:start]
	return found
}

// nth returns the n-th member of a set.
func nth(c engine.Ctx, s effect.Set, n int) (engine.CardID, bool) {
	start := len(c.T.Scratch)
	c.T.Scratch = s.Members(c, c.T.Scratch)
	id, ok := engine.NoCard, start+n < len(c.T.Scratch)
	if ok {
		id = c.T.Scratch[start+n]
	}
	c.T.Scratch = c.T.Scratch[:start]
	return id, ok
}
