package engine

import "strings"

// Breach is a rule of deck building that a deck breaks.
type Breach struct {
	Rule string `json:"rule"`
	Text string `json:"text"` // one sentence
}

// SetSpec is an edition of cards, so that lists can name a card by set and number: its Code is the
// prefix with the number behind it.
type SetSpec struct{ ID, Name, Prefix string }

// IllegalDeck is the error of a match to which a player brings a deck that breaks rules.
type IllegalDeck struct {
	Seat     string
	Breaches []Breach
}

// Error lists all breaches.
func (e *IllegalDeck) Error() string {
	var b strings.Builder
	b.WriteString("the deck of " + e.Seat + " is not legal: ")
	for i, x := range e.Breaches {
		if i > 0 {
			b.WriteString(" ")
		}
		b.WriteString(x.Text + " [" + x.Rule + "]")
	}
	return b.String()
}

// checkDecks judges the decks that players bring.
func (g *Game) checkDecks(s Setup, options map[string]string) error {
	if g.CheckDeck == nil || s.AnyDeck {
		return nil
	}
	for i, d := range s.Decks {
		if b := g.CheckDeck(g, d, options); len(b) > 0 {
			return &IllegalDeck{Seat: g.SeatName(Seat(i)), Breaches: b}
		}
	}
	return nil
}
