package destiny

import (
	"math/rand/v2"
	"testing"

	"cantina/engine"
	"cantina/engine/enginetest"
)

// TestConform: in random matches every option is legal and every choice can be made (DES-527); a decision has
// two options or more (DES-529); seed and choices give the same match again (DES-525, DES-526); what a player
// is shown and reads depends only on what the player knows (DES-073, DES-530), and no card can be
// followed through a shuffle (DES-531). The golden playthrough has every roll, choice and change in its
// order (DES-533).
func TestConform(t *testing.T) {
	enginetest.Conform(t, Game(), enginetest.Options{
		Games:    2000,
		Decks:    append(boxedPair(), mixedDecks(99)...),
		Settings: []map[string]string{{"rules": "starter"}, {"rules": "rr"}, {"rules": "starter"}},
	})
}

// boxedPair are the decks of the two Awakenings starters.
func boxedPair() [][]engine.Deck {
	return [][]engine.Deck{{starterDecks["aw-kylo"], starterDecks["aw-rey"]}}
}

// mixedDecks makes pairs of decks of any Awakenings cards, legal or not, so that all of them meet.
func mixedDecks(n int) [][]engine.Deck {
	rng := rand.New(rand.NewPCG(7, 9))
	kinds := map[engine.TypeID][]string{}
	for i := range Game().Defs {
		if d := &Game().Defs[i]; d.Set == "AW" {
			kind := d.Type
			if kind == upgrade || kind == support {
				kind = event
			}
			kinds[kind] = append(kinds[kind], d.ID)
		}
	}
	take := func(kind engine.TypeID, n, copies int) (out engine.Deck) {
		for _, i := range rng.Perm(len(kinds[kind]))[:n] {
			out = append(out, engine.DeckCard{ID: kinds[kind][i], N: copies, Dice: 1 + rng.IntN(2)})
		}
		return out
	}
	deck := func() engine.Deck {
		d := append(take(character, 2+rng.IntN(2), 1), take(battlefield, 1, 1)...)
		cards := take(event, 15, 2)
		for i := range cards {
			cards[i].Dice = 0
		}
		return append(d, cards...)
	}
	out := make([][]engine.Deck, n)
	for i := range out {
		out[i] = []engine.Deck{deck(), deck()}
	}
	return out
}
