package destiny

import (
	"maps"
	"slices"

	"cantina/engine"
)

// options are the ruleset and, for players who bring no deck of their own, the boxed decks.
func options() []engine.OptionSpec {
	var decks []engine.OptionValue
	for _, id := range slices.Sorted(maps.Keys(starterDecks)) {
		decks = append(decks, engine.OptionValue{ID: id, Name: id})
	}
	return []engine.OptionSpec{
		{
			ID: "rules", Name: "Rules", Text: "The starter sheet, or the Rules Reference.", Rule: "DES-003", Default: "starter",
			Values: []engine.OptionValue{{ID: "starter", Name: "starter sheet"}, {ID: "rr", Name: "Rules Reference"}},
		},
		{ID: "deck-a", Name: "Deck of player A", Text: "A boxed deck.", Rule: "DES-105", Default: "aw-kylo", Values: decks},
		{ID: "deck-b", Name: "Deck of player B", Text: "A boxed deck.", Rule: "DES-105", Default: "aw-rey", Values: decks},
	}
}
