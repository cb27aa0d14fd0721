package deckbuilding

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The neutral cards of the galaxy deck, and the Outer Rim Pilots (DBG-007).
var neutralCards = []engine.Def{
	{
		ID: "outer-rim-pilot", Name: "Outer Rim Pilot", Group: groupPilot, Class: neutral, Type: unit, Copies: 10,
		Figures: figures(2, 0, 2, 0, 0, 0),
		Abilities: []engine.Ability{
			pay("DBG-300", exileSelf, GainForce{N: 1}),
		},
	},
	{
		ID: "z-95-headhunter", Name: "Z-95 Headhunter", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 2, Traits: []engine.TraitID{fighter},
		Figures: figures(1, 2, 0, 0, 0, 0),
		Abilities: []engine.Ability{
			useIf("DBG-323", effect.Exists{Cards: theirShips}, drawOne),
		},
	},
	{
		ID: "jawa-scavenger", Name: "Jawa Scavenger", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 2,
		Figures: figures(1, 0, 2, 0, 0, 0),
		Abilities: []engine.Ability{
			pay("DBG-311", exileSelf, Buy{From: effect.In(GalaxyDiscard)}),
		},
	},
	{
		ID: "kel-dor-mystic", Name: "Kel Dor Mystic", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 2,
		Figures: figures(2, 0, 0, 2, 0, 0),
		Abilities: []engine.Ability{
			pay("DBG-313", exileSelf, effect.Take{From: handOrDiscard, To: Exile}),
		},
	},
	{
		ID: "rodian-gunslinger", Name: "Rodian Gunslinger", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 2, Traits: []engine.TraitID{bountyHunter},
		Figures: figures(2, 2, 0, 0, 0, 0),
		Abilities: []engine.Ability{
			while("DBG-315", moreAttack(effect.N(2), AttackingRow{}, effect.Self{})),
		},
	},
	{
		ID: "lobot", Name: "Lobot", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{officer},
		Figures: figures(3, 0, 0, 0, 0, 0),
		Abilities: []engine.Ability{
			when("DBG-303", whenPlayed, chooseOneOf(2)),
		},
	},
	{
		ID: "bossk", Name: "Bossk", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{bountyHunter},
		Figures: figures(3, 3, 0, 0, 0, 0),
		Abilities: []engine.Ability{
			when("DBG-316", whenDefeats, GainForce{N: 1}),
		},
	},
	{
		ID: "fang-fighter", Name: "Fang Fighter", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 2, Traits: []engine.TraitID{fighter},
		Figures: figures(3, 3, 0, 0, 0, 0),
		Abilities: []engine.Ability{
			when("DBG-307", whenPurchased, effect.Move{What: effect.Self{}, To: Hand, Where: engine.AtBottom}, effect.If{Cond: withForce, Then: []engine.Effect{drawOne}}),
		},
	},
	{
		ID: "twilek-smuggler", Name: "Twi'lek Smuggler", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 2, Traits: []engine.TraitID{scoundrel},
		Figures: figures(3, 0, 3, 0, 0, 0),
		Abilities: []engine.Ability{
			use("DBG-305", effect.Lasting{Effect: PurchasesGo{}, Until: engine.EndOfTurn}),
		},
	},
	{
		ID: "dengar", Name: "Dengar", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{bountyHunter},
		Figures: figures(4, 4, 0, 0, 0, 0),
		Abilities: []engine.Ability{
			when("DBG-316", whenDefeats, gain(2)),
		},
	},
	{
		ID: "quarren-mercenary", Name: "Quarren Mercenary", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 2, Traits: []engine.TraitID{trooper},
		Figures: figures(4, 4, 0, 0, 0, 0),
		Abilities: []engine.Ability{
			when("DBG-309", whenPurchased, effect.If{
				Cond: withForce,
				Then: []engine.Effect{exileUpTo(2)},
				Else: []engine.Effect{effect.Take{From: handOrDiscard, To: Exile}},
			}),
		},
	},
	{
		ID: "hwk-290", Name: "HWK-290", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 2, Traits: []engine.TraitID{transport},
		Figures: figures(4, 0, 4, 0, 0, 0),
		Abilities: []engine.Ability{
			pay("DBG-314", exileSelf, Repair{N: 4}),
		},
	},
	{
		ID: "ig-88", Name: "IG-88", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{bountyHunter, droid},
		Figures: figures(5, 5, 0, 0, 0, 0),
		Abilities: []engine.Ability{
			when("DBG-316", whenDefeats, effect.Take{From: handOrDiscard, To: Exile}),
		},
	},
	{
		ID: "lando-calrissian", Name: "Lando Calrissian", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{scoundrel},
		Figures: figures(6, 3, 3, 0, 0, 0),
		Abilities: []engine.Ability{
			use("DBG-318", drawOne, effect.If{Cond: withForce, Then: []engine.Effect{theyDiscard}}),
		},
	},
	{
		ID: "jabbas-sail-barge", Name: "Jabba's Sail Barge", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{vehicle},
		Figures: figures(7, 4, 3, 0, 0, 0),
		Abilities: []engine.Ability{
			use("DBG-320", effect.Take{From: effect.In(Discard, effect.Trait{Is: bountyHunter}), To: Hand, Where: engine.AtBottom}),
		},
	},
	{
		ID: "jabba-the-hutt", Name: "Jabba the Hutt", Group: groupGalaxy, Class: neutral, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{scoundrel},
		Figures: figures(8, 2, 2, 2, 0, 0),
		Abilities: []engine.Ability{
			pay("DBG-319", effect.Take{From: effect.In(Hand), To: Exile}, effect.Draw{N: effect.IfElse{If: withForce, Then: 2, Else: 1}}),
		},
	},
	{
		ID: "c-roc-cruiser", Name: "C-ROC Cruiser", Group: groupGalaxy, Class: neutral, Type: ship, Copies: 2,
		Figures: figures(3, 0, 1, 0, 3, 0),
		Abilities: []engine.Ability{
			pay("DBG-322", discardOne, Repair{N: 3}),
		},
	},
	{
		ID: "blockade-runner", Name: "Blockade Runner", Group: groupGalaxy, Class: neutral, Type: ship, Copies: 3,
		Figures: figures(4, 1, 1, 0, 4, 0),
	},
	{
		ID: "nebulon-b-frigate", Name: "Nebulon-B Frigate", Group: groupGalaxy, Class: neutral, Type: ship, Copies: 2,
		Figures: figures(5, 0, 0, 0, 5, 0),
		Abilities: []engine.Ability{
			use("DBG-321", effect.OneOf{Modes: []engine.Effect{Repair{N: 3}, gain(3)}}),
		},
	},
}
