package invaders

import "cantina/engine"

// The weapons and tactics of Mankind.
var mankindOneShots = []engine.Def{
	{
		ID: "fist-of-xerxes-sonic-weaponry", Name: "'Fist of Xerxes' Sonic Weaponry", Code: "INV-M23", Group: "deck", Origin: "reference-name", Class: mankind, Type: weapon, Copies: 1,
		Traits: []engine.TraitID{weaponry}, Figures: figures(0, 5, 0),
		Abilities: []engine.Ability{
			oneShot(destroyOne()...),
		},
	},
	{
		ID: "tactical-nuke", Name: "Tactical Nuke", Code: "INV-M24", Group: "deck", Origin: "house", Class: mankind, Type: weapon, Copies: 2,
		Traits: []engine.TraitID{weaponry}, Figures: figures(2, 0, 0),
		Abilities: []engine.Ability{
			oneShot(burnZone()...),
		},
	},
	{
		ID: "counter-intelligence", Name: "Counter-Intelligence", Code: "INV-M25", Group: "deck", Origin: "house", Class: mankind, Type: tactic, Copies: 3,
		Traits: []engine.TraitID{cancels}, Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			answer(false),
		},
	},
	{
		ID: "radar-jamming", Name: "Radar Jamming", Code: "INV-M26", Group: "deck", Origin: "house", Class: mankind, Type: tactic, Copies: 2,
		Traits: []engine.TraitID{cancels}, Figures: figures(0, 2, 0),
		Abilities: []engine.Ability{
			answer(true),
		},
	},
	{
		ID: "orbital-resupply", Name: "Orbital Resupply", Code: "INV-M27", Group: "deck", Origin: "house", Class: mankind, Type: tactic, Copies: 3,
		Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			oneShot(DrawCards{N: 3}),
		},
	},
	{
		ID: "emergency-mobilisation", Name: "Emergency Mobilisation", Code: "INV-M28", Group: "deck", Origin: "house", Class: mankind, Type: tactic, Copies: 1,
		Figures: figures(0, 3, 0),
		Abilities: []engine.Ability{
			oneShot(DrawCards{N: 3}),
		},
	},
	{
		ID: "missile-barrage", Name: "Missile Barrage", Code: "INV-M29", Group: "deck", Origin: "house", Class: mankind, Type: weapon, Copies: 3,
		Traits: []engine.TraitID{weaponry}, Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			oneShot(destroyOne(powerAtMost(4))...),
		},
	},
	{
		ID: "rebuild-the-line", Name: "Rebuild the Line", Code: "INV-M30", Group: "deck", Origin: "house", Class: mankind, Type: tactic, Copies: 3,
		Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			oneShot(ChooseZone{Scarred: true}, Heal{N: 2, UpTo: true, On: ChosenZone}),
		},
	},
	{
		ID: "sabotage-the-plan", Name: "Sabotage the Plan", Code: "INV-M31", Group: "deck", Origin: "house", Class: mankind, Type: tactic, Copies: 2,
		Figures: figures(2, 0, 0),
		Abilities: []engine.Ability{
			oneShot(MoveMarker{N: -1}),
		},
	},
	{
		ID: "salvage-teams", Name: "Salvage Teams", Code: "INV-M32", Group: "deck", Origin: "house", Class: mankind, Type: tactic, Copies: 3,
		Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			oneShot(recoverCards(5)),
		},
	},
	{
		ID: "rapid-redeployment", Name: "Rapid Redeployment", Code: "INV-M33", Group: "deck", Origin: "house", Class: mankind, Type: tactic, Copies: 2,
		Figures: figures(0, 0, 0),
		Abilities: []engine.Ability{
			oneShot(Relocate{What: yours(), N: 2, Anywhere: true}),
		},
	},
}
