package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// Which dice an effect means. A die stands where a card id stands otherwise; the tags of dice and cards
// that one ability chooses must differ.

// DieFilter picks out dice.
type DieFilter interface {
	engine.Node
	MatchDie(c engine.Ctx, d engine.DieID) bool
}

// DiceSet is a set of dice.
type DiceSet interface {
	engine.Node
	Dice(c engine.Ctx, to []engine.CardID) []engine.CardID
}

// Dice are the dice of a player's pool (Each: of both) that pass all filters.
type Dice struct {
	Of    effect.Who
	Where []DieFilter
}

// Parts implements engine.Node.
func (s Dice) Parts() []engine.Node {
	out := make([]engine.Node, len(s.Where))
	for i, f := range s.Where {
		out[i] = f
	}
	return out
}

// Dice implements DiceSet.
func (s Dice) Dice(c engine.Ctx, to []engine.CardID) []engine.CardID {
	for d := range c.T.Dice {
		die := &c.T.Dice[d]
		if die.Place != engine.DieInPool || s.Of != effect.Each && !s.Of.Is(c, die.Owner) {
			continue
		}
		c.T.Scratch = to // filters put what they need above it
		ok := s.match(c, engine.DieID(d))
		if to = c.T.Scratch; ok {
			to = append(to, engine.CardID(d))
		}
	}
	return to
}

// any reports whether there is such a die, without making a DiceSet of it.
func (s Dice) any(c engine.Ctx) bool {
	for d := range c.T.Dice {
		die := &c.T.Dice[d]
		if die.Place == engine.DieInPool && (s.Of == effect.Each || s.Of.Is(c, die.Owner)) && s.match(c, engine.DieID(d)) {
			return true
		}
	}
	return false
}

func (s Dice) match(c engine.Ctx, d engine.DieID) bool {
	for _, f := range s.Where {
		if !f.MatchDie(c, d) {
			return false
		}
	}
	return true
}

// PickedDice are the dice that the ability has chosen under a tag.
type PickedDice struct{ Tag uint8 }

// Parts implements engine.Node.
func (PickedDice) Parts() []engine.Node { return nil }

// Dice implements DiceSet.
func (s PickedDice) Dice(c engine.Ctx, to []engine.CardID) []engine.CardID {
	for _, p := range c.Picked() {
		if p.Tag == s.Tag {
			to = append(to, engine.CardID(p.Val))
		}
	}
	return to
}

// The filters of dice.
type (
	// Shows passes dice that show the symbol.
	Shows struct{ Symbol engine.SymbolID }
	// ShowsDamage passes dice that show damage (DES-052).
	ShowsDamage struct{}
	// ShowsValue passes dice whose value is between Min and Max (0: no upper bound).
	ShowsValue struct{ Min, Max int }
	// Modified passes dice that show a side with a plus.
	Modified struct{}
	// DieOf passes dice whose card passes a filter.
	DieOf struct{ Card engine.Filter }
	// DieOn passes the dice of the cards of a set and of the upgrades on them.
	DieOn struct{ Cards effect.Set }
	// OtherDie passes every die but the one whose ability is carried out.
	OtherDie struct{}
	// CanShow passes dice that can be turned to another side with the symbol; with Like, the symbol of
	// the die chosen under that tag; with Damage, any symbol of damage.
	CanShow struct {
		Symbol engine.SymbolID
		Like   uint8
		Damage bool
	}
	// ShowsLike passes dice that show the same symbol as the die chosen under the tag.
	ShowsLike struct{ Tag uint8 }
	// NotDie passes the dice that a filter does not pass.
	NotDie struct{ Is DieFilter }
	// WasResolved passes dice that were resolved and stayed in the pool, in this action.
	WasResolved struct{}
	// Resolvable passes dice that you could resolve now, at their cost unless Free; also modifiers if Plain.
	Resolvable struct{ Free, Plain bool }
)

// Parts implements engine.Node.
func (Shows) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (ShowsDamage) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (ShowsValue) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (Modified) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (f DieOf) Parts() []engine.Node { return []engine.Node{f.Card} }

// Parts implements engine.Node.
func (f DieOn) Parts() []engine.Node { return []engine.Node{f.Cards} }

// Parts implements engine.Node.
func (OtherDie) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (Resolvable) Parts() []engine.Node { return nil }

// MatchDie implements DieFilter.
func (f Shows) MatchDie(c engine.Ctx, d engine.DieID) bool { return c.T.Face(d).Symbol == f.Symbol }

// MatchDie implements DieFilter.
func (ShowsDamage) MatchDie(c engine.Ctx, d engine.DieID) bool { return showsDamage(c.T, d) }

// MatchDie implements DieFilter.
func (f ShowsValue) MatchDie(c engine.Ctx, d engine.DieID) bool {
	n := value(c.T, d)
	return n >= f.Min && (f.Max == 0 || n <= f.Max)
}

// MatchDie implements DieFilter.
func (Modified) MatchDie(c engine.Ctx, d engine.DieID) bool { return c.T.Face(d).Plus }

// MatchDie implements DieFilter.
func (f DieOf) MatchDie(c engine.Ctx, d engine.DieID) bool {
	card := c.T.Dice[d].Card
	return card != engine.NoCard && f.Card.Match(c, card)
}

// MatchDie implements DieFilter.
func (f DieOn) MatchDie(c engine.Ctx, d engine.DieID) bool {
	card := c.T.Dice[d].Card
	if card == engine.NoCard {
		return false
	}
	host := c.T.Cards[card].Host
	start := len(c.T.Scratch)
	c.T.Scratch = f.Cards.Members(c, c.T.Scratch)
	ok := false
	for _, id := range c.T.Scratch[start:] {
		ok = ok || id == card || id == host
	}
	c.T.Scratch = c.T.Scratch[:start]
	return ok
}

// MatchDie implements DieFilter.
func (OtherDie) MatchDie(c engine.Ctx, d engine.DieID) bool { return int(d) != c.EventN() }

// Parts implements engine.Node.
func (CanShow) Parts() []engine.Node { return nil }

// MatchDie implements DieFilter.
func (f CanShow) MatchDie(c engine.Ctx, d engine.DieID) bool {
	want := int(f.Symbol)
	switch {
	case f.Damage:
		want = turnDamage
	case f.Like != 0:
		want = int(likeSymbol(c, f.Like))
	}
	return sideExists(c.T, d, want)
}

// likeSymbol is the symbol that the first die chosen under a tag shows.
func likeSymbol(c engine.Ctx, tag uint8) engine.SymbolID {
	d := c.Pick(tag)
	if d == engine.NoCard {
		return blank
	}
	return c.T.Face(engine.DieID(d)).Symbol
}

// Parts implements engine.Node.
func (ShowsLike) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (f NotDie) Parts() []engine.Node { return []engine.Node{f.Is} }

// Parts implements engine.Node.
func (WasResolved) Parts() []engine.Node { return nil }

// MatchDie implements DieFilter.
func (f ShowsLike) MatchDie(c engine.Ctx, d engine.DieID) bool {
	return c.Pick(f.Tag) != engine.NoCard && c.T.Face(d).Symbol == likeSymbol(c, f.Tag)
}

// MatchDie implements DieFilter.
func (f NotDie) MatchDie(c engine.Ctx, d engine.DieID) bool { return !f.Is.MatchDie(c, d) }

// MatchDie implements DieFilter.
func (WasResolved) MatchDie(c engine.Ctx, d engine.DieID) bool {
	return c.T.Dice[d].Flags&dieResolved != 0
}

// MatchDie implements DieFilter: the dice that were chosen under the tag.
func (s PickedDice) MatchDie(c engine.Ctx, d engine.DieID) bool {
	return c.HasPick(s.Tag, engine.CardID(d))
}

// MatchDie implements DieFilter.
func (f Resolvable) MatchDie(c engine.Ctx, d engine.DieID) bool {
	face := c.T.Face(d)
	return face.Symbol != blank && c.T.Dice[d].Flags&(dieResolved|dieAdded) == 0 && (f.Plain || !face.Plus) && (f.Free || int(face.Cost) <= c.T.Var(Resources, c.Seat))
}

// diceCount returns how many dice a set has.
func diceCount(c engine.Ctx, s DiceSet) int {
	start := len(c.T.Scratch)
	c.T.Scratch = s.Dice(c, c.T.Scratch)
	n := len(c.T.Scratch) - start
	c.T.Scratch = c.T.Scratch[:start]
	return n
}

// DiceCount is the number of dice of a set.
type DiceCount struct{ Dice DiceSet }

// Parts implements engine.Node.
func (a DiceCount) Parts() []engine.Node { return []engine.Node{a.Dice} }

// DiceValue is the sum of the values that dice show, each raised by Each.
type DiceValue struct {
	Dice DiceSet
	Each int
}

// HaveDice holds while a set has at least Min dice (1 if Min is 0).
type HaveDice struct {
	Dice DiceSet
	Min  int
}

// Parts implements engine.Node.
func (x HaveDice) Parts() []engine.Node { return []engine.Node{x.Dice} }

// Holds implements engine.Cond.
func (x HaveDice) Holds(c engine.Ctx) bool { return diceCount(c, x.Dice) >= max(x.Min, 1) }

// Parts implements engine.Node.
func (a DiceValue) Parts() []engine.Node { return []engine.Node{a.Dice} }

// Of implements engine.Amount.
func (a DiceCount) Of(c engine.Ctx) int { return diceCount(c, a.Dice) }

// Of implements engine.Amount. A die that has left the pool meanwhile counts with the value it showed.
func (a DiceValue) Of(c engine.Ctx) int {
	start := len(c.T.Scratch)
	c.T.Scratch = a.Dice.Dice(c, c.T.Scratch)
	n := 0
	for _, d := range c.T.Scratch[start:] {
		n += value(c.T, engine.DieID(d)) + a.Each
	}
	c.T.Scratch = c.T.Scratch[:start]
	return n
}
