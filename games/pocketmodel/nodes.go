package pocketmodel

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The effect nodes that only this game has. Like those of package effect they hold no function.

// OnUnit passes the unit that this combat card was played on.
type OnUnit struct{}

// Parts implements engine.Node.
func (OnUnit) Parts() []engine.Node { return nil }

// Match implements engine.Filter.
func (OnUnit) Match(c engine.Ctx, id engine.CardID) bool { return c.T.Cards[c.Src].Host == id }

// Against passes the unit that fights against the one this combat card was played on.
type Against struct{}

// Parts implements engine.Node.
func (Against) Parts() []engine.Node { return nil }

// Match implements engine.Filter.
func (Against) Match(c engine.Ctx, id engine.CardID) bool {
	return id != engine.NoCard && foeOf(c.T, c.T.Cards[c.Src].Host) == id
}

// Unit passes units.
type Unit struct{}

// Parts implements engine.Node.
func (Unit) Parts() []engine.Node { return nil }

// Match implements engine.Filter.
func (Unit) Match(c engine.Ctx, id engine.CardID) bool { return isAUnit(c.T.Def(id)) }

// SameZone passes units in the zone where this unit is.
type SameZone struct{}

// Parts implements engine.Node.
func (SameZone) Parts() []engine.Node { return nil }

// Match implements engine.Filter.
func (SameZone) Match(c engine.Ctx, id engine.CardID) bool {
	p := placeOf(c.T, c.Src)
	return p >= 0 && placeOf(c.T, id) == p
}

// AtHome passes units in the home zone of this objective's owner.
type AtHome struct{}

// Parts implements engine.Node.
func (AtHome) Parts() []engine.Node { return nil }

// Match implements engine.Filter.
func (AtHome) Match(c engine.Ctx, id engine.CardID) bool { return placeOf(c.T, id) == homeOf(c.Seat) }

// Around is the set of units with an icon in the zone of the unit that this combat card was played on:
// opposing ones, or other friendly ones.
type Around struct {
	NotYours bool
	Icon     engine.TraitID
}

// Parts implements engine.Node.
func (Around) Parts() []engine.Node { return nil }

// Members implements effect.Set.
func (s Around) Members(c engine.Ctx, to []engine.CardID) []engine.CardID {
	t := c.T
	u := t.Cards[c.Src].Host
	if u == engine.NoCard || !inPlay(t, u) {
		return to
	}
	k := t.KindOf(u)
	for o := range t.Seats {
		if (o == c.Seat) == s.NotYours {
			continue
		}
		for x := t.First(t.Zone(k, o)); x != engine.NoCard; x = t.Next(x) {
			if x != u && t.Def(x).HasTrait(s.Icon) {
				to = append(to, x)
			}
		}
	}
	return to
}

// HasIcon holds while the unit that this combat card was played on has an icon, unless the opponent's
// card takes the icon text away.
type HasIcon struct{ Is engine.TraitID }

// Parts implements engine.Node.
func (HasIcon) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (x HasIcon) Holds(c engine.Ctx) bool {
	u := c.T.Cards[c.Src].Host
	return u != engine.NoCard && c.T.Def(u).HasTrait(x.Is) && !jammed(c.T, u)
}

// jammed reports whether the card played on the opposing unit takes the icon text of this unit's card
// away. It looks at the card only, so two of them take each other's text away, which changes nothing.
func jammed(t *engine.Table, u engine.CardID) bool {
	foe := foeOf(t, u)
	if foe == engine.NoCard {
		return false
	}
	c := t.First(t.Zone(Battle, t.Cards[foe].Owner))
	if c == engine.NoCard || t.Cards[c].Host != foe {
		return false
	}
	for i := range t.Def(c).Abilities {
		a := &t.Def(c).Abilities[i]
		if a.Kind != engine.While {
			continue
		}
		if _, ok := a.Static[0].(Jams); ok {
			x, ok := a.If.(HasIcon)
			return !ok || t.Def(foe).HasTrait(x.Is)
		}
	}
	return false
}

// FoeStars holds while the opposing unit has at most so many build stars.
type FoeStars struct{ Max int }

// Parts implements engine.Node.
func (FoeStars) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (x FoeStars) Holds(c engine.Ctx) bool {
	foe := foeOf(c.T, unitOf(c.T, c.Src))
	return foe != engine.NoCard && c.T.Figure(foe, Stars) <= x.Max
}

// FirstCopy holds for the first of several face-up copies of an objective that a player has, so that
// copies do not add up.
type FirstCopy struct{}

// Parts implements engine.Node.
func (FirstCopy) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (FirstCopy) Holds(c engine.Ctx) bool {
	for o := c.T.Cards[c.Src].Prev; o != engine.NoCard; o = c.T.Cards[o].Prev {
		if c.T.Cards[o].Def == c.T.Cards[c.Src].Def {
			return false
		}
	}
	return true
}

// InStrike holds while a strike is resolved.
type InStrike struct{}

// Parts implements engine.Node.
func (InStrike) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (InStrike) Holds(c engine.Ctx) bool { return c.T.Var(Step, 0) >= stepReveal }

// InBattle holds while no strike is resolved.
type InBattle struct{}

// Parts implements engine.Node.
func (InBattle) Parts() []engine.Node { return nil }

// Holds implements engine.Cond.
func (InBattle) Holds(c engine.Ctx) bool { return c.T.Var(Step, 0) < stepReveal }

// AfterBattle triggers when the battle of the unit that this combat card was played on is over; if
// Destroyed or Survived, only if the unit was, or was not, destroyed.
type AfterBattle struct {
	If        engine.Cond
	Destroyed bool
	Survived  bool
}

// Parts implements engine.Node.
func (x AfterBattle) Parts() []engine.Node {
	if x.If == nil {
		return nil
	}
	return []engine.Node{x.If}
}

// Event implements engine.Trigger.
func (AfterBattle) Event() engine.EventKind { return EvFought }

// Hit implements engine.Trigger.
func (x AfterBattle) Hit(c engine.Ctx, e engine.Event) bool {
	if c.T.Cards[c.Src].Host != e.Card || x.If != nil && !x.If.Holds(c) {
		return false
	}
	alive := inPlay(c.T, e.Card)
	return !(x.Destroyed && alive || x.Survived && !alive)
}

// TurnedUp triggers when this objective is turned face up; if ByStrike, only when a strike does it.
type TurnedUp struct{ ByStrike bool }

// Parts implements engine.Node.
func (TurnedUp) Parts() []engine.Node { return nil }

// Event implements engine.Trigger.
func (TurnedUp) Event() engine.EventKind { return EvRevealed }

// Hit implements engine.Trigger.
func (x TurnedUp) Hit(c engine.Ctx, e engine.Event) bool {
	return e.Card == c.Src && (!x.ByStrike || striker(c.T) != engine.NoCard)
}

// striker returns the unit of the strike that is resolved, or NoCard.
func striker(t *engine.Table) engine.CardID {
	for i := len(t.Stack) - 1; i >= 0; i-- {
		if f := &t.Stack[i]; f.Proc == procStrike {
			return engine.CardID(f.R[regAttacker])
		}
	}
	return engine.NoCard
}

// Wound puts N damage markers on the unit of this combat card, or on the striking unit.
type Wound struct {
	N       int
	Striker bool
}

// Parts implements engine.Node.
func (Wound) Parts() []engine.Node { return nil }

func (e Wound) unit(c engine.Ctx) engine.CardID {
	if e.Striker {
		return striker(c.T)
	}
	return c.EventCard()
}

// Can implements engine.Effect.
func (e Wound) Can(c engine.Ctx) bool {
	u := e.unit(c)
	return u != engine.NoCard && inPlay(c.T, u)
}

// Step implements engine.Effect.
func (e Wound) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (e Wound) Apply(c engine.Ctx) {
	c.Started()
	if u := e.unit(c); e.Can(c) && mark(c.T, u, e.N) {
		destroy(c.T, u)
		eliminate(c.T, engine.Nobody)
	}
}

// MoveOwn moves the unit of this combat card one zone, or one zone towards your home zone.
type MoveOwn struct{ Home bool }

// Parts implements engine.Node.
func (MoveOwn) Parts() []engine.Node { return nil }

// target returns the place towards home, or the contested zone; below 0 if there is none.
func (e MoveOwn) target(c engine.Ctx, u engine.CardID) int {
	switch p := placeOf(c.T, u); {
	case p == homeOf(c.Seat):
		return -1
	case p == contested:
		return homeOf(c.Seat)
	}
	return contested
}

// Can implements engine.Effect.
func (e MoveOwn) Can(c engine.Ctx) bool {
	u := c.EventCard()
	return u != engine.NoCard && inPlay(c.T, u) && (!e.Home || e.target(c, u) >= 0)
}

// Asks implements engine.Asks.
func (MoveOwn) Asks(engine.Ctx) bool { return true }

// Step implements engine.Effect.
func (e MoveOwn) Step(c engine.Ctx, f *engine.Frame) {
	u := c.EventCard()
	switch {
	case f.PC == 1 && c.T.Answer.Verb == engine.VerbDecline:
		c.Abandon()
		return
	case f.PC == 1:
		c.Started()
		moveUnit(c.T, u, int(c.T.Answer.N))
	case e.Can(c):
		f.PC = 1
		c.Ask(c.Seat, promptGo, 0)
		if e.Home {
			c.T.Offer(verbGo, engine.NoCard, engine.NoCard, e.target(c, u))
		} else {
			for p := range places(c.T) {
				if adjacent(placeOf(c.T, u), p) {
					c.T.Offer(verbGo, engine.NoCard, engine.NoCard, p)
				}
			}
		}
		if c.MayDecline() {
			c.T.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
		}
		return
	}
	c.T.Return()
}

// BringUnits brings units of so many build stars at most from your reserve into your home zone.
type BringUnits struct{ Stars int }

// Parts implements engine.Node.
func (BringUnits) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (e BringUnits) Can(c engine.Ctx) bool { return anyFits(c.T, c.T.Zone(Reserve, c.Seat), e.Stars) }

// Step implements engine.Effect.
func (e BringUnits) Step(c engine.Ctx, f *engine.Frame) {
	if f.PC == 1 {
		c.T.Return()
		return
	}
	f.PC = 1
	c.Started()
	c.T.Call(procBring, c.Seat, c.Src, int32(e.Stars))
}

// Repair removes a damage marker from one of your units in your home zone.
type Repair struct{}

// Parts implements engine.Node.
func (Repair) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (Repair) Can(c engine.Ctx) bool {
	for u := c.T.First(c.T.Zone(kindAt(homeOf(c.Seat)), c.Seat)); u != engine.NoCard; u = c.T.Next(u) {
		if c.T.Counter(u, Markers) > 0 {
			return true
		}
	}
	return false
}

// Asks implements engine.Asks.
func (Repair) Asks(engine.Ctx) bool { return true }

// Step implements engine.Effect.
func (e Repair) Step(c engine.Ctx, f *engine.Frame) {
	switch {
	case f.PC == 1:
		c.Started()
		c.T.AddCounter(c.T.Answer.A, Markers, -1)
	case e.Can(c):
		f.PC = 1
		c.Ask(c.Seat, engine.PromptPick, 0)
		for u := c.T.First(c.T.Zone(kindAt(homeOf(c.Seat)), c.Seat)); u != engine.NoCard; u = c.T.Next(u) {
			if c.T.Counter(u, Markers) > 0 && c.T.Distinct(u) {
				c.T.Offer(engine.VerbPick, u, engine.NoCard, 0)
			}
		}
		return
	}
	c.T.Return()
}

// RollTwice makes the dice of the strike that is resolved be rolled twice; the lower sum counts.
type RollTwice struct{}

// Parts implements engine.Node.
func (RollTwice) Parts() []engine.Node { return nil }

// Can implements engine.Effect.
func (RollTwice) Can(c engine.Ctx) bool { return striker(c.T) != engine.NoCard }

// Step implements engine.Effect.
func (e RollTwice) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Apply implements engine.Instant.
func (RollTwice) Apply(c engine.Ctx) { c.Started(); c.T.SetVar(TwoRolls, 0, 1) }

// Constant effects.
type (
	// MoreToMove lets you move so many build stars more in a Move action.
	MoreToMove struct{ N int }
	// LargerHand makes your maximum hand size larger.
	LargerHand struct{ N int }
	// BringsMore brings more build stars from your reserve when another objective of yours is destroyed.
	BringsMore struct{ N int }
	// Shelter keeps your units with an icon in your home zone from being chosen as defenders.
	Shelter struct{ Icon engine.TraitID }
	// NoAutoHit keeps the opposing unit from hitting this unit automatically.
	NoAutoHit struct{}
	// FirstStrike is PM-109.
	FirstStrike struct{}
	// Reroll lets you roll one die again, or both.
	Reroll struct{ Both bool }
	// Jams takes the icon text of the opponent's combat card away.
	Jams struct{}
	// Carries lets a ground unit of one star move with this unit.
	Carries struct{}
)

// Parts implements engine.Node.
func (MoreToMove) Parts() []engine.Node  { return nil }
func (LargerHand) Parts() []engine.Node  { return nil } // Parts implements engine.Node.
func (BringsMore) Parts() []engine.Node  { return nil } // Parts implements engine.Node.
func (Shelter) Parts() []engine.Node     { return nil } // Parts implements engine.Node.
func (NoAutoHit) Parts() []engine.Node   { return nil } // Parts implements engine.Node.
func (FirstStrike) Parts() []engine.Node { return nil } // Parts implements engine.Node.
func (Reroll) Parts() []engine.Node      { return nil } // Parts implements engine.Node.
func (Jams) Parts() []engine.Node        { return nil } // Parts implements engine.Node.
func (Carries) Parts() []engine.Node     { return nil } // Parts implements engine.Node.

// Key implements engine.Static.
func (MoreToMove) Key() engine.StaticKey  { return keyMoveStars }
func (LargerHand) Key() engine.StaticKey  { return keyHand }    // Key implements engine.Static.
func (BringsMore) Key() engine.StaticKey  { return keyBring }   // Key implements engine.Static.
func (Shelter) Key() engine.StaticKey     { return keyShelter } // Key implements engine.Static.
func (NoAutoHit) Key() engine.StaticKey   { return keyNoAuto }  // Key implements engine.Static.
func (FirstStrike) Key() engine.StaticKey { return keyFirst }   // Key implements engine.Static.
func (Reroll) Key() engine.StaticKey      { return keyReroll }  // Key implements engine.Static.
func (Jams) Key() engine.StaticKey        { return keyJam }     // Key implements engine.Static.
func (Carries) Key() engine.StaticKey     { return keyCarry }   // Key implements engine.Static.

var _ effect.Set = Around{}
