package pocketmodel

import (
	"fmt"
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
	}
	if stars > fleetStars {
		breach("PM-015", "The units have %d build stars together; a fleet has %d at most.", stars, fleetStars)
	}
	if cards < deckSize {
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
