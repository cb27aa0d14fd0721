// Package games lists the games that Cantina has. It is the only place that names them all.
package games

import (
	"fmt"
	"strings"

	"cantina/engine"
	"cantina/games/deckbuilding"
	"cantina/games/destiny"
	"cantina/games/invaders"
	"cantina/games/pocketmodel"
)

// All returns the games in the order in which they are shown.
func All() []*engine.Game {
	return []*engine.Game{deckbuilding.Game(), destiny.Game(), invaders.Game(), pocketmodel.Game()}
}

// Get finds a game by its id. The error names those that exist.
func Get(id string) (*engine.Game, error) {
	var ids []string
	for _, g := range All() {
		if g.ID == id {
			return g, nil
		}
		ids = append(ids, g.ID)
	}
	if g := pocketmodel.ByID(id); g != nil { // for more than two players
		return g, nil
	}
	return nil, fmt.Errorf("there is no game %q; the games are: %s", id, strings.Join(ids, ", "))
}
