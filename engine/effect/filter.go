package effect

import "cantina/engine"

// Type passes cards of a type.
type Type struct{ Is engine.TypeID }

// Class passes cards of a side or faction.
type Class struct{ Is engine.ClassID }

// Own passes cards of your own faction.
type Own struct{}

// Enemy passes cards of the opponent's faction; neutral cards never.
type Enemy struct{}

// Trait passes cards that have a trait.
type Trait struct{ Is engine.TraitID }

// Unique passes unique cards.
type Unique struct{}

// Named passes cards with a title.
type Named struct{ Title string }

// Other passes every card but the one whose ability it is.
type Other struct{}

// Yours passes cards that you control.
type Yours struct{}

// Lies passes cards that are in a zone of a kind, of whatever player.
type Lies struct{ In engine.ZoneKind }

// Either passes cards that pass at least one of the filters.
type Either struct{ Of []engine.Filter }

// Except passes the cards that a filter does not pass.
type Except struct{ Is engine.Filter }

// CopyOf passes cards with the title of the first card that was chosen under a tag.
type CopyOf struct{ Tag uint8 }

// AttrAtMost passes cards with an attribute that is at most a number.
type AttrAtMost struct {
	Attr engine.AttrID
	N    engine.Amount
}

// Parts implements engine.Node.
func (Type) Parts() []engine.Node   { return nil }
func (Class) Parts() []engine.Node  { return nil } // Parts implements engine.Node.
func (Own) Parts() []engine.Node    { return nil } // Parts implements engine.Node.
func (Enemy) Parts() []engine.Node  { return nil } // Parts implements engine.Node.
func (Trait) Parts() []engine.Node  { return nil } // Parts implements engine.Node.
func (Unique) Parts() []engine.Node { return nil } // Parts implements engine.Node.
func (Named) Parts() []engine.Node  { return nil } // Parts implements engine.Node.
func (Other) Parts() []engine.Node  { return nil } // Parts implements engine.Node.
func (Yours) Parts() []engine.Node  { return nil } // Parts implements engine.Node.
func (Lies) Parts() []engine.Node   { return nil } // Parts implements engine.Node.
func (CopyOf) Parts() []engine.Node { return nil } // Parts implements engine.Node.

// Parts implements engine.Node.
func (f Except) Parts() []engine.Node { return []engine.Node{f.Is} }

// Parts implements engine.Node.
func (f AttrAtMost) Parts() []engine.Node { return []engine.Node{f.N} }

// Parts implements engine.Node.
func (f Either) Parts() []engine.Node {
	out := make([]engine.Node, len(f.Of))
	for i, x := range f.Of {
		out[i] = x
	}
	return out
}

// Match implements engine.Filter.
func (f Type) Match(c engine.Ctx, id engine.CardID) bool { return c.T.Def(id).Type == f.Is }

// Match implements engine.Filter.
func (f Class) Match(c engine.Ctx, id engine.CardID) bool { return c.T.Def(id).Class == f.Is }

// Match implements engine.Filter.
func (Own) Match(c engine.Ctx, id engine.CardID) bool {
	return c.T.Def(id).Class == c.T.Game.Seats[c.Seat].Class
}

// Match implements engine.Filter.
func (Enemy) Match(c engine.Ctx, id engine.CardID) bool {
	return c.T.Def(id).Class == c.T.Game.Seats[c.Opponent()].Class
}

// Match implements engine.Filter.
func (f Trait) Match(c engine.Ctx, id engine.CardID) bool { return c.T.Def(id).HasTrait(f.Is) }

// Match implements engine.Filter.
func (Unique) Match(c engine.Ctx, id engine.CardID) bool { return c.T.Def(id).Unique }

// Match implements engine.Filter.
func (f Named) Match(c engine.Ctx, id engine.CardID) bool { return c.T.Def(id).Name == f.Title }

// Match implements engine.Filter.
func (Other) Match(c engine.Ctx, id engine.CardID) bool { return id != c.Src }

// Match implements engine.Filter.
func (Yours) Match(c engine.Ctx, id engine.CardID) bool { return c.T.Cards[id].Control == c.Seat }

// Match implements engine.Filter.
func (f Lies) Match(c engine.Ctx, id engine.CardID) bool { return c.T.In(id, f.In) }

// Match implements engine.Filter.
func (f Either) Match(c engine.Ctx, id engine.CardID) bool {
	for _, x := range f.Of {
		if x.Match(c, id) {
			return true
		}
	}
	return false
}

// Match implements engine.Filter.
func (f Except) Match(c engine.Ctx, id engine.CardID) bool { return !f.Is.Match(c, id) }

// Match implements engine.Filter.
func (f CopyOf) Match(c engine.Ctx, id engine.CardID) bool {
	first := c.Pick(f.Tag)
	return first != engine.NoCard && c.T.Def(first).Name == c.T.Def(id).Name
}

// Match implements engine.Filter.
func (f AttrAtMost) Match(c engine.Ctx, id engine.CardID) bool {
	return c.T.Attr(id, f.Attr) <= amount(c, f.N)
}
