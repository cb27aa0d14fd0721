package effect

import "cantina/engine"

// Set is a set of cards, in an order that depends only on the state.
type Set interface {
	engine.Node
	// Members appends the cards to the slice, which is Table.Scratch.
	Members(c engine.Ctx, to []engine.CardID) []engine.CardID
}

// Place is a kind of zone of a player. For a shared zone the player does not matter.
type Place struct {
	Zone engine.ZoneKind
	Of   Who
}

// Cards are the cards of some places that pass all filters; Top, if not 0, takes only so many from
// the top of each place.
type Cards struct {
	In    []Place
	Where []engine.Filter
	Top   int
}

// In is the set of all cards of your zone of a kind (or of a shared zone).
func In(z engine.ZoneKind, where ...engine.Filter) Cards {
	return Cards{In: []Place{{Zone: z}}, Where: where}
}

// Theirs is the set of all cards of the opponent's zone of a kind.
func Theirs(z engine.ZoneKind, where ...engine.Filter) Cards {
	return Cards{In: []Place{{Zone: z, Of: Opponent}}, Where: where}
}

// Parts implements engine.Node.
func (s Cards) Parts() []engine.Node {
	out := make([]engine.Node, len(s.Where))
	for i, f := range s.Where {
		out[i] = f
	}
	return out
}

// Match reports whether a card passes the filters; it does not look where the card is.
func (s Cards) Match(c engine.Ctx, id engine.CardID) bool {
	for _, f := range s.Where {
		if !f.Match(c, id) {
			return false
		}
	}
	return true
}

// Members implements Set. The slice is Table.Scratch, above which filters put what they need.
func (s Cards) Members(c engine.Ctx, to []engine.CardID) []engine.CardID {
	for _, p := range s.In {
		first, last := p.seats(c)
		for seat := first; seat <= last; seat++ {
			n := 0
			for id := c.T.First(c.T.Zone(p.Zone, seat)); id != engine.NoCard; id = c.T.Next(id) {
				if n++; s.Top > 0 && n > s.Top {
					break
				}
				c.T.Scratch = to
				ok := s.Match(c, id)
				if to = c.T.Scratch; ok {
					to = append(to, id)
				}
			}
		}
	}
	return to
}

// count is the number of Members. It is a method of its own because Cards would be put on the heap
// to become a Set.
func (s Cards) count(c engine.Ctx) int {
	start := len(c.T.Scratch)
	c.T.Scratch = s.Members(c, c.T.Scratch)
	n := len(c.T.Scratch) - start
	c.T.Scratch = c.T.Scratch[:start]
	return n
}

// seats returns whose zones the place means, from the first to the last seat.
func (p Place) seats(c engine.Ctx) (first, last engine.Seat) {
	switch p.Of {
	case Opponent:
		return c.Opponent(), c.Opponent()
	case Each:
		if c.T.Game.Zones[p.Zone].PerSeat {
			return 0, c.T.Seats - 1
		}
		return 0, 0
	}
	return c.Seat, c.Seat
}

// Self is the card whose ability it is.
type Self struct{}

// Parts implements engine.Node.
func (Self) Parts() []engine.Node { return nil }

// Members implements Set.
func (Self) Members(c engine.Ctx, to []engine.CardID) []engine.CardID { return append(to, c.Src) }

// Match implements engine.Filter: only this card.
func (Self) Match(c engine.Ctx, id engine.CardID) bool { return id == c.Src }

// It is the card of the event that triggered the ability.
type It struct{}

// Parts implements engine.Node.
func (It) Parts() []engine.Node { return nil }

// Members implements Set.
func (It) Members(c engine.Ctx, to []engine.CardID) []engine.CardID {
	if id := c.EventCard(); id != engine.NoCard {
		to = append(to, id)
	}
	return to
}

// Chosen is what the ability has chosen or shown under a tag.
type Chosen struct{ Tag uint8 }

// Parts implements engine.Node.
func (Chosen) Parts() []engine.Node { return nil }

// Members implements Set.
func (s Chosen) Members(c engine.Ctx, to []engine.CardID) []engine.CardID {
	for _, p := range c.Picked() {
		if p.Tag == s.Tag {
			to = append(to, engine.CardID(p.Val))
		}
	}
	return to
}

// Match implements engine.Filter: only cards that were chosen or shown under the tag.
func (s Chosen) Match(c engine.Ctx, id engine.CardID) bool { return c.HasPick(s.Tag, id) }

// count returns the number of members.
func count(c engine.Ctx, s Set) int {
	start := len(c.T.Scratch)
	c.T.Scratch = s.Members(c, c.T.Scratch)
	n := len(c.T.Scratch) - start
	c.T.Scratch = c.T.Scratch[:start]
	return n
}
