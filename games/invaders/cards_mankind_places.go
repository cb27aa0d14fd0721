package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The Locations.
var mankindLocations = []engine.Def{
	{
		ID: "new-york", Name: "New York", Code: "INV-M13", Group: "deck", Origin: "reference-name", Class: mankind, Type: location, Copies: 1,
		Traits: []engine.TraitID{city}, Figures: figures(1, 0, 2),
		Abilities: []engine.Ability{
			use(drawDiscard...),
		},
	},
	{
		ID: "dubai", Name: "Dubai - World Capital", Code: "INV-M14", Group: "deck", Origin: "reference-name", Class: mankind, Type: location, Copies: 1,
		Traits: []engine.TraitID{city}, Figures: figures(0, 5, 4),
		Abilities: []engine.Ability{
			whenPlayed(DrawCards{N: 2}),
		},
	},
	{
		ID: "norad", Name: "NORAD - Cheyenne Mountain Bunker", Code: "INV-M15", Group: "deck", Origin: "reference-name", Class: mankind, Type: location, Copies: 1,
		Traits: []engine.TraitID{bunker}, Figures: figures(5, 0, 3),
		Abilities: []engine.Ability{
			while(Shelters{N: 4}),
		},
	},
	{
		ID: "mount-rushmore", Name: "Mount Rushmore - Secret Research Facility", Code: "INV-M16", Group: "deck", Origin: "reference-name", Class: mankind, Type: location, Copies: 1,
		Traits: []engine.TraitID{research}, Figures: figures(3, 0, 1),
		Abilities: []engine.Ability{
			whenEnters("INV-056", AddTokens{Kind: Tokens, N: 8, On: effect.Self{}}),
			while(TokensSpare{}),
		},
	},
	{
		ID: "geneva-bio-laboratory", Name: "Geneva Bio-Laboratory", Code: "INV-M17", Group: "deck", Origin: "house", Class: mankind, Type: location, Copies: 2,
		Traits: []engine.TraitID{research}, Figures: figures(2, 0, 0),
		Abilities: []engine.Ability{
			use(AddTokens{Kind: Bio, N: 1, On: effect.Self{}}),
		},
	},
	{
		ID: "panama-canal-locks", Name: "Panama Canal Locks", Code: "INV-M18", Group: "deck", Origin: "house", Class: mankind, Type: location, Copies: 2,
		Traits: []engine.TraitID{naval}, Figures: figures(1, 0, 1),
		Abilities: []engine.Ability{
			use(Relocate{What: yours(effect.Other{}), Anywhere: true}),
		},
	},
	{
		ID: "svalbard-seed-vault", Name: "Svalbard Seed Vault", Code: "INV-M19", Group: "deck", Origin: "house", Class: mankind, Type: location, Copies: 2,
		Traits: []engine.TraitID{bunker}, Figures: figures(2, 0, 1),
		Abilities: []engine.Ability{
			use(recoverCards(2)),
		},
	},
	{
		ID: "sydney-sonar-net", Name: "Sydney Sonar Net", Code: "INV-M20", Group: "deck", Origin: "house", Class: mankind, Type: location, Copies: 2,
		Traits: []engine.TraitID{naval}, Figures: figures(0, 1, 2),
	},
	{
		ID: "kilimanjaro-rail-gun", Name: "Kilimanjaro Rail Gun", Code: "INV-M21", Group: "deck", Origin: "house", Class: mankind, Type: location, Copies: 2,
		Traits: []engine.TraitID{weaponry}, Figures: figures(2, 0, 2),
		Abilities: []engine.Ability{
			pay(discardOne, destroyOne(powerAtMost(3), Here{})...),
		},
	},
	{
		ID: "black-narcissus-weapons-array", Name: "'Black Narcissus' Weapons Array", Code: "INV-M22", Group: "deck", Origin: "reference-name", Class: mankind, Type: location, Copies: 1,
		Traits: []engine.TraitID{weaponry}, Figures: figures(3, 2, 2),
		Abilities: []engine.Ability{
			use(AttackHere{Max: 4}),
		},
	},
}
