package pocketmodel

import (
	"math/rand/v2"
	"testing"

	"cantina/engine"
	"cantina/engine/enginetest"
)

func TestConform(t *testing.T) {
	var settings []map[string]string
	for no := range 16 {
		settings = append(settings, fleets(2, no))
	}
	enginetest.Conform(t, Game(), enginetest.Options{Settings: settings, Decks: decksFor(Game()), Policy: bold})
}

func TestConformThreePlayers(t *testing.T) {
	g := GameFor(3)
	enginetest.Conform(t, g, enginetest.Options{Decks: decksFor(g), Policy: bold, Playthrough: "testdata/playthrough3.txt"})
}

// decksFor are the starter fleets and, in two of three matches, fleets by chance, so that any units
// and cards meet.
func decksFor(g *engine.Game) [][]engine.Deck {
	var out [][]engine.Deck
	for no := range 30 {
		if no%3 == 0 {
			out = append(out, nil)
			continue
		}
		var list []engine.Deck
		for s := range g.Seats {
			list = append(list, g.RandomDeck(rand.New(rand.NewPCG(uint64(no), uint64(s)))))
		}
		out = append(out, list)
	}
	return out
}

// bold strikes and attacks whenever it can, so that the golden playthrough shows battles.
func bold(t *engine.Table) int {
	for _, v := range [...]engine.Verb{verbStrike, verbAttack, verbFight, verbOrder, verbPlay, verbReroll} {
		for i, o := range t.Options {
			if o.Verb == v {
				return i
			}
		}
	}
	home := homeOf(t.Ask.Seat)
	for i, o := range t.Options {
		if o.Verb == verbMove && int(o.N) != home && (placeOf(t, o.A) == home || placeOf(t, o.A) == contested) {
			return i
		}
	}
	return 0
}
