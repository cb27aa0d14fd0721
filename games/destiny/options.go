package destiny

import (
	"maps"
	"slices"

	"cantina/engine"
)

// The options that name a boxed deck for each seat, and the official pairing.
var (
	deckOptions   = [...]string{"deck-a", "deck-b"}
	boxedDefaults = [...]string{"aw-kylo", "aw-rey"}
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
		{ID: deckOptions[0], Name: "Deck of player A", Text: "A boxed deck.", Rule: "DES-105", Default: boxedDefaults[0], Values: decks},
		{ID: deckOptions[1], Name: "Deck of player B", Text: "A boxed deck.", Rule: "DES-105", Default: boxedDefaults[1], Values: decks},
	}
}
