package bot

import (
	"reflect"
	"testing"

	"cantina/engine"
	"cantina/games"
)

// TestDecksAreSwapped: in each four matches each bot has each deck in each seat, with one seed, and the
// result does not depend on the workers.
func TestDecksAreSwapped(t *testing.T) {
	for _, g := range games.All() {
		if g.DefaultDeck == nil {
			continue
		}
		s := Series{Game: g, A: "random", B: "random", Games: 16, Seed: 5, Workers: 1}
		for seat := range g.Seats {
			name, deck := g.DefaultDeck(engine.Seat(seat), nil)
			s.Decks = append(s.Decks, Deck{name, deck})
		}
		r, err := s.Run()
		if err != nil {
			t.Fatal(err)
		}
		if len(r.ByDeck) != 4 {
			t.Fatalf("%s: %d rows, want one for each deck and seat", g.ID, len(r.ByDeck))
		}
		wins, winsA := 0, 0
		for _, d := range r.ByDeck {
			if d.Games != 8 || d.GamesA != 4 {
				t.Errorf("%s: %s in seat %s has %d matches, %d of them by A; want 8 and 4", g.ID, d.Deck, d.Seat, d.Games, d.GamesA)
			}
			wins += d.Wins
			winsA += d.WinsA
		}
		if wins != r.WinsA+r.WinsB || winsA != r.WinsA {
			t.Errorf("%s: the decks won %d, %d by A; the bots %d and %d", g.ID, wins, winsA, r.WinsA, r.WinsB)
		}
		s.Workers = 3
		if again, err := s.Run(); err != nil || !reflect.DeepEqual(again, r) {
			t.Errorf("%s: with 3 workers %+v (%v), with one %+v", g.ID, again, err, r)
		}
	}
}
