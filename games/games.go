// Package games lists the games that Cantina has. It is the only place that names them all.
package games

import (
	"fmt"
	"strings"

	"cantina/engine"
	"cantina/games/deckbuilding"
	"cantina/games/destiny"
)

// All returns the games in the order in which they are shown.
func All() []*engine.Game { return []*engine.Game{deckbuilding.Game(), destiny.Game()} }

// Get finds a game by its id. The error names those that exist.
func Get(id string) (*engine.Game, error) {
	var ids []string
	for _, g := range All() {
		if g.ID == id {
			return g, nil
		}
		ids = append(ids, g.ID)
	}
	return nil, fmt.Errorf("there is no game %q; the games are: %s", id, strings.Join(ids, ", "))
}
