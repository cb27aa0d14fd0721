package effect

import "cantina/engine"

// Who is a player, seen from the ability.
type Who uint8

// The players of an ability. Each means every player; it is allowed only in sets of cards.
const (
	You Who = iota
	Opponent
	Each
	Owner // of the card concerned
)

// Seat returns the seat that is meant. card is the card concerned, for Owner; a common card goes
// where you say.
func (w Who) Seat(c engine.Ctx, card engine.CardID) engine.Seat {
	switch w {
	case Opponent:
		return c.Opponent()
	case Owner:
		if card != engine.NoCard && c.T.Cards[card].Owner != engine.Nobody {
			return c.T.Cards[card].Owner
		}
	}
	return c.Seat
}

// Is reports whether the seat is the one meant.
func (w Who) Is(c engine.Ctx, s engine.Seat) bool {
	switch w {
	case You:
		return s == c.Seat
	case Opponent:
		return s != c.Seat && s != engine.Nobody
	}
	return true
}

var whoNames = []string{"you", "opponent", "each", "owner"}

// String returns the word used in the JSON form.
func (w Who) String() string { return whoNames[w] }
