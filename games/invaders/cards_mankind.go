package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The Defenders.
var mankindCards = []engine.Def{
	{
		ID: "militia-barricade", Name: "Militia Barricade", Code: "INV-M01", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 4,
		Traits: []engine.TraitID{infantry}, Figures: figures(0, 0, 1),
	},
	{
		ID: "scout-rover", Name: "Scout Rover", Code: "INV-M02", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 3,
		Traits: []engine.TraitID{tank}, Figures: figures(0, 0, 1),
		Abilities: []engine.Ability{
			whenPlayed(
				effect.Show{What: effect.Cards{In: []effect.Place{{Zone: Deck}}, Top: 1}, Tag: 1},
				effect.May{Do: []engine.Effect{effect.Move{What: effect.Chosen{Tag: 1}, To: Deck, Where: engine.AtBottom}}},
			),
		},
	},
	{
		ID: "mako-combat-walker", Name: "'Mako' Combat Walker", Code: "INV-M03", Group: "deck", Origin: "reference-name", Class: mankind, Type: defender, Copies: 3,
		Traits: []engine.TraitID{robot}, Figures: figures(1, 0, 4),
	},
	{
		ID: "ramses-class-submarine", Name: "'Ramses' Class Submarine", Code: "INV-M04", Group: "deck", Origin: "reference-name", Class: mankind, Type: defender, Copies: 2,
		Traits: []engine.TraitID{naval}, Figures: figures(1, 0, 3),
		Abilities: []engine.Ability{
			use(moveAdjacent),
		},
	},
	{
		ID: "jericho-battle-tank", Name: "'Jericho' Battle Tank", Code: "INV-M05", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 3,
		Traits: []engine.TraitID{tank}, Figures: figures(2, 0, 6),
	},
	{
		ID: "valkyrie-interceptor-wing", Name: "'Valkyrie' Interceptor Wing", Code: "INV-M06", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 2,
		Traits: []engine.TraitID{aircraft}, Figures: figures(1, 1, 4),
		Abilities: []engine.Ability{
			use(moveAnywhere),
		},
	},
	{
		ID: "sentinel-guard-robot", Name: "'Sentinel' Guard Robot", Code: "INV-M07", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 2,
		Traits: []engine.TraitID{robot}, Figures: figures(0, 2, 3),
	},
	{
		ID: "orbital-drop-marines", Name: "Orbital Drop Marines", Code: "INV-M08", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 3,
		Traits: []engine.TraitID{infantry}, Figures: figures(1, 0, 3),
		Abilities: []engine.Ability{
			whenPlayed(healHere),
		},
	},
	{
		ID: "leviathan-carrier-group", Name: "'Leviathan' Carrier Group", Code: "INV-M09", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 2,
		Traits: []engine.TraitID{naval}, Figures: figures(3, 1, 8),
	},
	{
		ID: "tungsten-siege-crawler", Name: "'Tungsten' Siege Crawler", Code: "INV-M10", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 2,
		Traits: []engine.TraitID{tank}, Figures: figures(2, 1, 5),
		Abilities: []engine.Ability{
			whenPlayed(destroyOne(powerAtMost(2), Here{})...),
		},
	},
	{
		ID: "field-engineers", Name: "Field Engineers", Code: "INV-M11", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 2,
		Traits: []engine.TraitID{infantry}, Figures: figures(0, 0, 0),
		Abilities: []engine.Ability{
			pay(discardOne, healHere),
		},
	},
	{
		ID: "shield-wall-generator", Name: "Shield Wall Generator", Code: "INV-M12", Group: "deck", Origin: "house", Class: mankind, Type: defender, Copies: 2,
		Traits: []engine.TraitID{machine}, Figures: figures(2, 0, 2),
		Abilities: []engine.Ability{
			while(morePower(effect.N(1), effect.Yours{}, effect.Other{}, Here{})),
		},
	},
}
