package pocketmodel

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"cantina/engine"
)

// The rules for fleets and decks, PM-015 to PM-019.
const (
	fleetStars = 30
	deckSize   = 30
	maxCopies  = 3
)

// checkDeck lists every rule that a fleet with its deck breaks.
func checkDeck(g *engine.Game, d engine.Deck, _ map[string]string) []engine.Breach {
	var out []engine.Breach
	breach := func(rule, format string, args ...any) {
		out = append(out, engine.Breach{Rule: rule, Text: fmt.Sprintf(format, args...)})
	}
	copies := map[string]int{}
	stars, units, cards := 0, 0, 0
	var order []string
	for _, c := range d {
		id, ok := g.DefID(c.ID)
		if !ok || c.N < 1 {
			continue // the reader of decks names these
		}
		def := &g.Defs[id]
		if copies[c.ID] == 0 {
			order = append(order, c.ID)
		}
		copies[c.ID] += c.N
		if isAUnit(def) {
			units += c.N
			stars += c.N * int(def.Figures[Stars])
		} else {
			cards += c.N
		}
	}
	if units == 0 {
		breach("PM-019", "The fleet has no unit; it needs at least one.")
	}
	if stars > fleetStars {
		breach("PM-015", "The units have %d build stars together; a fleet has %d at most.", stars, fleetStars)
	}
	if cards < deckSize {
		breach("PM-016", "The deck has %d cards; it needs %d at least.", cards, deckSize)
	}
	slices.Sort(order)
	for _, id := range order {
		if copies[id] > maxCopies {
			def, _ := g.DefID(id)
			breach("PM-017", "There are %d copies of %s; %d are allowed.", copies[id], g.Defs[def].Name, maxCopies)
		}
	}
	return out
}

// defaultDeck is the starter fleet that the options name for a seat.
func defaultDeck(g *engine.Game) func(engine.Seat, map[string]string) (string, engine.Deck) {
	return func(s engine.Seat, options map[string]string) (string, engine.Deck) {
		id := options[g.Options[s].ID]
		if id == "" {
			id = g.Options[s].Default
		}
		return id, starterDecks[id]
	}
}

// randomDeck makes a legal fleet with all its build stars and a legal deck, of any units and cards.
func randomDeck(g *engine.Game) func(*rand.Rand) engine.Deck {
	return func(rng *rand.Rand) engine.Deck {
		counts := make([]int, len(g.Defs))
		stars, cards := fleetStars, deckSize
		for stars > 0 || cards > 0 {
			i := rng.IntN(len(g.Defs))
			if counts[i] == maxCopies {
				continue
			}
			switch d := &g.Defs[i]; {
			case isAUnit(d) && int(d.Figures[Stars]) <= stars:
				stars -= int(d.Figures[Stars])
			case !isAUnit(d) && cards > 0:
				cards--
			default:
				continue
			}
			counts[i]++
		}
		var out engine.Deck
		for i, n := range counts {
			if n > 0 {
				out = append(out, engine.DeckCard{ID: g.Defs[i].ID, N: n})
			}
		}
		return out
	}
}
