package deckbuilding

import "cantina/engine"

// The starter decks (DBG-003, DBG-004).
var starters = []engine.Def{
	{ID: "alliance-shuttle", Name: "Alliance Shuttle", Group: groupStarter, Class: rebel, Type: unit, Copies: 7, Traits: []engine.TraitID{transport}, Figures: figures(0, 0, 1, 0, 0, 0)},
	{ID: "rebel-trooper", Name: "Rebel Trooper", Group: groupStarter, Class: rebel, Type: unit, Copies: 2, Traits: []engine.TraitID{trooper}, Figures: figures(0, 2, 0, 0, 0, 0)},
	{
		ID: "temple-guardian", Name: "Temple Guardian", Group: groupStarter, Class: rebel, Type: unit, Copies: 1, Figures: figures(0, 0, 0, 0, 0, 0),
		Abilities: []engine.Ability{when("DBG-302", whenPlayed, chooseOneOf(1))},
	},
	{ID: "imperial-shuttle", Name: "Imperial Shuttle", Group: groupStarter, Class: empire, Type: unit, Copies: 7, Traits: []engine.TraitID{transport}, Figures: figures(0, 0, 1, 0, 0, 0)},
	{ID: "stormtrooper", Name: "Stormtrooper", Group: groupStarter, Class: empire, Type: unit, Copies: 2, Traits: []engine.TraitID{trooper}, Figures: figures(0, 2, 0, 0, 0, 0)},
	{
		ID: "inquisitor", Name: "Inquisitor", Group: groupStarter, Class: empire, Type: unit, Copies: 1, Figures: figures(0, 0, 0, 0, 0, 0),
		Abilities: []engine.Ability{when("DBG-302", whenPlayed, chooseOneOf(1))},
	},
}
