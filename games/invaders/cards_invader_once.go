package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The weapons and schemes of the Invader.
var invaderOneShots = []engine.Def{
	{
		ID: "nanobot-kill-swarm", Name: "Nanobot Kill-Swarm", Code: "INV-I18", Group: "deck", Origin: "reference-name", Class: invader, Type: weapon, Copies: 2,
		Traits: []engine.TraitID{weaponry, infestation}, Figures: figures(0, 0, 0),
		Abilities: []engine.Ability{
			oneShot(destroyOne(powerAtMost(4), notHero)...),
		},
	},
	{
		ID: "plasma-lance", Name: "Plasma Lance", Code: "INV-I19", Group: "deck", Origin: "house", Class: invader, Type: weapon, Copies: 3,
		Traits: []engine.TraitID{weaponry}, Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			oneShot(destroyOne(powerAtMost(6), notHero)...),
		},
	},
	{
		ID: "terror-broadcast", Name: "Terror Broadcast", Code: "INV-I20", Group: "deck", Origin: "house", Class: invader, Type: scheme, Copies: 3,
		Figures: figures(0, 1, 0),
		Abilities: []engine.Ability{
			oneShot(theyDiscardRandom),
		},
	},
	{
		ID: "resource-harvest", Name: "Resource Harvest", Code: "INV-I21", Group: "deck", Origin: "house", Class: invader, Type: scheme, Copies: 3,
		Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			oneShot(DrawCards{N: 3}),
		},
	},
	{
		ID: "blood-tithe", Name: "Blood Tithe", Code: "INV-I22", Group: "deck", Origin: "house", Class: invader, Type: scheme, Copies: 2,
		Figures: figures(0, 3, 0),
		Abilities: []engine.Ability{
			oneShot(DrawCards{N: 3}),
		},
	},
	{
		ID: "static-veil", Name: "Static Veil", Code: "INV-I23", Group: "deck", Origin: "house", Class: invader, Type: scheme, Copies: 3,
		Traits: []engine.TraitID{cancels}, Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			answer(false),
		},
	},
	{
		ID: "psychic-interdict", Name: "Psychic Interdict", Code: "INV-I24", Group: "deck", Origin: "house", Class: invader, Type: scheme, Copies: 2,
		Traits: []engine.TraitID{cancels, psychic}, Figures: figures(0, 2, 0),
		Abilities: []engine.Ability{
			answer(true),
		},
	},
	{
		ID: "scour", Name: "Scour", Code: "INV-I25", Group: "deck", Origin: "house", Class: invader, Type: scheme, Copies: 2,
		Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			oneShot(ChooseZone{Strong: true}, Scar{N: 3, On: ChosenZone}),
		},
	},
	{
		ID: "orbital-bombardment", Name: "Orbital Bombardment", Code: "INV-I26", Group: "deck", Origin: "house", Class: invader, Type: weapon, Copies: 2,
		Traits: []engine.TraitID{weaponry}, Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			oneShot(DrainCards{N: 2, Who: effect.Opponent}),
		},
	},
	{
		ID: "hunter-killer", Name: "Hunter-Killer", Code: "INV-I27", Group: "deck", Origin: "house", Class: invader, Type: weapon, Copies: 2,
		Traits: []engine.TraitID{weaponry}, Figures: figures(2, 0, 0),
		Abilities: []engine.Ability{
			oneShot(Destroy{What: theirs(effect.Type{Is: hero})}),
		},
	},
	{
		ID: "accelerate-the-plan", Name: "Accelerate the Plan", Code: "INV-I28", Group: "deck", Origin: "house", Class: invader, Type: scheme, Copies: 2,
		Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			oneShot(MoveMarker{N: 2}),
		},
	},
	{
		ID: "gravity-shift", Name: "Gravity Shift", Code: "INV-I29", Group: "deck", Origin: "house", Class: invader, Type: scheme, Copies: 2,
		Figures: figures(0, 0, 0),
		Abilities: []engine.Ability{
			oneShot(Relocate{What: theirs()}),
		},
	},
}
