package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The Invaders and Desolators.
var invaderCards = []engine.Def{
	{
		ID: "spore-drone", Name: "Spore Drone", Code: "INV-I01", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 5,
		Traits: []engine.TraitID{infestation}, Figures: figures(0, 0, 1),
	},
	{
		ID: "deathworm-infestation", Name: "Deathworm Infestation", Code: "INV-I02", Group: "deck", Origin: "reference-name", Class: invader, Type: alien, Copies: 3,
		Traits: []engine.TraitID{infestation}, Figures: figures(1, 0, 2),
		Abilities: []engine.Ability{
			while(morePower(effect.Count{Cards: yours(keyword(infestation), Here{}, effect.Other{})}, effect.Self{})),
		},
	},
	{
		ID: "anthraxus-mega-slug", Name: "'Anthraxus' Mega-Slug", Code: "INV-I03", Group: "deck", Origin: "reference-name", Class: invader, Type: alien, Copies: 1,
		Traits: []engine.TraitID{beast}, Figures: figures(2, 0, 3),
		Abilities: []engine.Ability{
			{
				Kind: engine.Activated, Rule: "INV-073", If: effect.Exists{Cards: yours(keyword(infestation), Here{})}, Do: []engine.Effect{drainOne},
			},
		},
	},
	{
		ID: "kraken-warmachine", Name: "'Kraken' Warmachine", Code: "INV-I04", Group: "deck", Origin: "reference-name", Class: invader, Type: alien, Copies: 2,
		Traits: []engine.TraitID{machine}, Figures: figures(1, 2, 5),
	},
	{
		ID: "tripod-scout", Name: "Tripod Scout", Code: "INV-I05", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 4,
		Traits: []engine.TraitID{walker}, Figures: figures(0, 0, 1),
	},
	{
		ID: "harrow-tripod", Name: "'Harrow' Tripod", Code: "INV-I06", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 4,
		Traits: []engine.TraitID{walker}, Figures: figures(1, 1, 3),
	},
	{
		ID: "colossus-siege-tripod", Name: "'Colossus' Siege Tripod", Code: "INV-I07", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 2,
		Traits: []engine.TraitID{walker}, Figures: figures(2, 3, 7),
	},
	{
		ID: "skitter-swarm", Name: "Skitter Swarm", Code: "INV-I08", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 3,
		Traits: []engine.TraitID{infestation}, Figures: figures(0, 1, 2),
	},
	{
		ID: "arachne-spider-tank", Name: "'Arachne' Spider Tank", Code: "INV-I09", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 3,
		Traits: []engine.TraitID{machine, tank}, Figures: figures(1, 2, 5),
	},
	{
		ID: "mind-tyrant", Name: "Mind Tyrant", Code: "INV-I10", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 2,
		Traits: []engine.TraitID{psychic}, Figures: figures(2, 1, 2),
		Abilities: []engine.Ability{
			use(theyDiscard),
		},
	},
	{
		ID: "burrower", Name: "Burrower", Code: "INV-I11", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 3,
		Traits: []engine.TraitID{beast}, Figures: figures(1, 0, 2),
		Abilities: []engine.Ability{
			use(moveAdjacent),
		},
	},
	{
		ID: "void-carrier", Name: "Void Carrier", Code: "INV-I12", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 1,
		Traits: []engine.TraitID{machine}, Figures: figures(3, 2, 5),
		Abilities: []engine.Ability{
			while(morePower(effect.N(1), effect.Yours{}, effect.Other{}, Here{})),
		},
	},
	{
		ID: "hive-brood-mother", Name: "Hive Brood-Mother", Code: "INV-I13", Group: "deck", Origin: "house", Class: invader, Type: alien, Copies: 2,
		Traits: []engine.TraitID{infestation}, Figures: figures(2, 0, 1),
		Abilities: []engine.Ability{
			while(morePower(TokensOn{Kind: Tokens}, effect.Self{})),
			use(AddTokens{Kind: Tokens, N: 1, Max: 4, On: effect.Self{}}),
		},
	},
	{
		ID: "ashfall-desolator", Name: "'Ashfall' Desolator", Code: "INV-I14", Group: "deck", Origin: "house", Class: invader, Type: desolator, Copies: 2,
		Traits: []engine.TraitID{machine}, Figures: figures(1, 0, 1),
		Abilities: []engine.Ability{
			use(scarHere),
		},
	},
	{
		ID: "drought-desolator", Name: "'Drought' Desolator", Code: "INV-I15", Group: "deck", Origin: "house", Class: invader, Type: desolator, Copies: 2,
		Traits: []engine.TraitID{machine}, Figures: figures(1, 1, 1),
		Abilities: []engine.Ability{
			whenPlayed(Scar{N: 2}),
		},
	},
	{
		ID: "worldbreaker-desolator", Name: "'Worldbreaker' Desolator", Code: "INV-I16", Group: "deck", Origin: "house", Class: invader, Type: desolator, Copies: 1,
		Traits: []engine.TraitID{machine}, Figures: figures(4, 1, 4),
		Abilities: []engine.Ability{
			use(Scar{N: 2}),
		},
	},
	{
		ID: "leech-desolator", Name: "'Leech' Desolator", Code: "INV-I17", Group: "deck", Origin: "house", Class: invader, Type: desolator, Copies: 2,
		Traits: []engine.TraitID{beast}, Figures: figures(1, 1, 1),
		Abilities: []engine.Ability{
			use(drainOne),
		},
	},
}
