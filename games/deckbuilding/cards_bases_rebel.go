package deckbuilding

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The bases of the Rebels (DBG-008).
var rebelBases = []engine.Def{
	{
		ID: "dantooine", Name: "Dantooine", Group: groupStart, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 8, 0),
	},
	{
		ID: "mon-cala", Name: "Mon Cala", Group: groupBegin, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 10, 0),
		Abilities: []engine.Ability{
			when("DBG-341", whenRevealed, Buy{From: effect.In(Row), Free: true, ToHand: true}),
		},
	},
	{
		ID: "dagobah", Name: "Dagobah", Group: groupBase, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 12, 0),
		Abilities: []engine.Ability{
			when("DBG-342", whenRevealed, exileUpTo(3)),
		},
	},
	{
		ID: "bespin", Name: "Bespin", Group: groupBase, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 14, 0),
		Abilities: []engine.Ability{
			when("DBG-343", firstNeutralPlayed, drawOne),
		},
	},
	{
		ID: "alderaan", Name: "Alderaan", Group: groupBase, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 14, 0),
		Abilities: []engine.Ability{
			when("DBG-344", whenRevealed, GainForce{N: 4}),
		},
	},
	{
		ID: "hoth", Name: "Hoth", Group: groupBegin, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 14, 0),
		Abilities: []engine.Ability{
			while("DBG-354", FirstDamagePrevented{N: 2}),
		},
	},
	{
		ID: "jedha", Name: "Jedha", Group: groupBase, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 14, 0),
		Abilities: []engine.Ability{
			while("DBG-356", PurchasesGo{ToHand: true, Borrow: true, First: true, Neutral: true}),
		},
	},
	{
		ID: "tatooine", Name: "Tatooine", Group: groupBase, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 14, 0),
		Abilities: []engine.Ability{
			when(
				"DBG-358", whenRevealed,
				effect.If{Cond: effect.Exists{Cards: effect.In(GalaxyDiscard, effect.Class{Is: rebel})}, Then: []engine.Effect{
					effect.Choose{From: anyRowCard, Tag: 1},
					effect.Choose{From: effect.In(GalaxyDiscard, effect.Class{Is: rebel}), Tag: 2},
					effect.Exchange{A: effect.Chosen{Tag: 1}, B: effect.Chosen{Tag: 2}},
				}},
				gain(1),
			),
		},
	},
	{
		ID: "sullust", Name: "Sullust", Group: groupBegin, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 16, 0),
		Abilities: []engine.Ability{
			while("DBG-360", PurchasesGo{First: true}),
		},
	},
	{
		ID: "yavin-4", Name: "Yavin 4", Group: groupBegin, Class: rebel, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 16, 0),
		Abilities: []engine.Ability{
			when("DBG-361", effect.Moves{From: Hand, To: Discard, By: effect.Opponent, If: effect.YourTurn{}}, Harm{N: effect.N(2), To: damageBaseOf}),
		},
	},
}
