package deckbuilding

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The Empire cards of the galaxy deck.
var empireCards = []engine.Def{
	{
		ID: "tie-fighter", Name: "TIE Fighter", Group: groupGalaxy, Class: empire, Type: unit, Copies: 3, Traits: []engine.TraitID{fighter},
		Figures: figures(1, 2, 0, 0, 0, 1),
		Abilities: []engine.Ability{
			useIf("DBG-330", effect.Exists{Cards: effect.In(Play, isShip)}, drawOne),
			reward(gain(1)),
		},
	},
	{
		ID: "admiral-piett", Name: "Admiral Piett", Group: groupGalaxy, Class: empire, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{officer},
		Figures: figures(2, 0, 2, 0, 0, 2),
		Abilities: []engine.Ability{
			while("DBG-337", moreAttack(effect.N(1), nil, isShip, effect.Yours{})),
			reward(GainForce{N: 1}),
		},
	},
	{
		ID: "tie-bomber", Name: "TIE Bomber", Group: groupGalaxy, Class: empire, Type: unit, Copies: 2, Traits: []engine.TraitID{fighter},
		Figures: figures(2, 2, 0, 0, 0, 2),
		Abilities: []engine.Ability{
			use("DBG-331", discardRow),
			reward(exileUpTo(1)),
		},
	},
	{
		ID: "scout-trooper", Name: "Scout Trooper", Group: groupGalaxy, Class: empire, Type: unit, Copies: 2, Traits: []engine.TraitID{trooper},
		Figures: figures(2, 0, 2, 0, 0, 2),
		Abilities: []engine.Ability{
			use("DBG-332", revealGalaxy(GainForce{N: 1})...),
			reward(exileUpTo(1)),
		},
	},
	{
		ID: "death-trooper", Name: "Death Trooper", Group: groupGalaxy, Class: empire, Type: unit, Copies: 2, Traits: []engine.TraitID{trooper},
		Figures: figures(3, 3, 0, 0, 0, 3),
		Abilities: []engine.Ability{
			while("DBG-338", moreAttack(effect.N(2), withForce, effect.Self{})),
			reward(GainForce{N: 2}),
		},
	},
	{
		ID: "tie-interceptor", Name: "TIE Interceptor", Group: groupGalaxy, Class: empire, Type: unit, Copies: 2, Traits: []engine.TraitID{fighter},
		Figures: figures(3, 3, 0, 0, 0, 3),
		Abilities: []engine.Ability{
			use("DBG-332", revealGalaxy(drawOne)...),
			reward(gain(3)),
		},
	},
	{
		ID: "moff-jerjerrod", Name: "Moff Jerjerrod", Group: groupGalaxy, Class: empire, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{officer},
		Figures: figures(4, 2, 2, 0, 0, 4),
		Abilities: []engine.Ability{
			use(
				"DBG-333", effect.Show{What: topGalaxy, Tag: 1},
				effect.If{Cond: effect.Exists{Cards: effect.Chosen{Tag: 1}}, Then: []engine.Effect{
					effect.If{Cond: withForce, Then: []engine.Effect{
						effect.Choose{From: anyRowCard, UpTo: true, Tag: 2},
						effect.Exchange{A: effect.Chosen{Tag: 1}, B: effect.Chosen{Tag: 2}},
					}},
				}},
			),
			reward(GainForce{N: 3}),
		},
	},
	{
		ID: "general-veers", Name: "General Veers", Group: groupGalaxy, Class: empire, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{officer},
		Figures: figures(4, 4, 0, 0, 0, 4),
		Abilities: []engine.Ability{
			useIf("DBG-334", effect.Exists{Cards: effect.In(Play, effect.Either{Of: []engine.Filter{effect.Trait{Is: trooper}, effect.Trait{Is: vehicle}}})}, drawOne),
			reward(GainForce{N: 3}),
		},
	},
	{
		ID: "at-st", Name: "AT-ST", Group: groupGalaxy, Class: empire, Type: unit, Copies: 2, Traits: []engine.TraitID{vehicle},
		Figures: figures(4, 4, 0, 0, 0, 4),
		Abilities: []engine.Ability{
			use("DBG-331", discardRow),
			reward(exileUpTo(2)),
		},
	},
	{
		ID: "landing-craft", Name: "Landing Craft", Group: groupGalaxy, Class: empire, Type: unit, Copies: 2, Traits: []engine.TraitID{transport},
		Figures: figures(4, 0, 0, 0, 0, 4),
		Abilities: []engine.Ability{
			use("DBG-321", effect.OneOf{Modes: []engine.Effect{gain(4), Repair{N: 4}}}),
			reward(gain(4)),
		},
	},
	{
		ID: "director-krennic", Name: "Director Krennic", Group: groupGalaxy, Class: empire, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{officer},
		Figures: figures(5, 3, 2, 0, 0, 5),
		Abilities: []engine.Ability{
			use("DBG-335", effect.Draw{N: effect.IfElse{If: effect.Exists{Cards: effect.In(Base, effect.Named{Title: "Death Star"})}, Then: 2, Else: 1}}),
			reward(gain(3), GainForce{N: 2}),
		},
	},
	{
		ID: "boba-fett", Name: "Boba Fett", Group: groupGalaxy, Class: empire, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{bountyHunter},
		Figures: figures(5, 5, 0, 0, 0, 5),
		Abilities: []engine.Ability{
			when("DBG-316", whenDefeats, drawOne),
			reward(gain(3), GainForce{N: 2}),
		},
	},
	{
		ID: "at-at", Name: "AT-AT", Group: groupGalaxy, Class: empire, Type: unit, Copies: 1, Traits: []engine.TraitID{vehicle},
		Figures: figures(6, 6, 0, 0, 0, 6),
		Abilities: []engine.Ability{
			use("DBG-320", effect.Take{From: effect.In(Discard, effect.Trait{Is: trooper}), To: Hand, Where: engine.AtBottom}),
			reward(Buy{From: effect.In(Row, effect.Own{}), Free: true}),
		},
	},
	{
		ID: "grand-moff-tarkin", Name: "Grand Moff Tarkin", Group: groupGalaxy, Class: empire, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{officer},
		Figures: figures(6, 2, 2, 2, 0, 6),
		Abilities: []engine.Ability{
			use("DBG-339", effect.Take{From: effect.In(Row, effect.Class{Is: empire}), To: Hand, Where: engine.AtBottom, Mark: &borrowed}),
			reward(gain(3), GainForce{N: 3}),
		},
	},
	{
		ID: "darth-vader", Name: "Darth Vader", Group: groupGalaxy, Class: empire, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{sith},
		Figures: figures(8, 6, 0, 2, 0, 8),
		Abilities: []engine.Ability{
			while("DBG-338", moreAttack(effect.N(4), withForce, effect.Self{})),
			reward(gain(4), GainForce{N: 4}),
		},
	},
	{
		ID: "gozanti-cruiser", Name: "Gozanti Cruiser", Group: groupGalaxy, Class: empire, Type: ship, Copies: 3,
		Figures: figures(3, 0, 2, 0, 3, 0),
		Abilities: []engine.Ability{
			pay("DBG-322", discardOne, drawOne),
		},
	},
	{
		ID: "imperial-carrier", Name: "Imperial Carrier", Group: groupGalaxy, Class: empire, Type: ship, Copies: 2,
		Figures: figures(5, 0, 3, 0, 5, 0),
		Abilities: []engine.Ability{
			while("DBG-336", moreAttack(effect.N(1), nil, effect.Trait{Is: fighter}, effect.Yours{})),
		},
	},
	{
		ID: "star-destroyer", Name: "Star Destroyer", Group: groupGalaxy, Class: empire, Type: ship, Copies: 2,
		Figures: figures(7, 4, 0, 0, 7, 0),
	},
}
