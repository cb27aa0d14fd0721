package deckbuilding

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The bases of the Empire (DBG-008).
var empireBases = []engine.Def{
	{
		ID: "lothal", Name: "Lothal", Group: groupStart, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 8, 0),
	},
	{
		ID: "corellia", Name: "Corellia", Group: groupBegin, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 10, 0),
		Abilities: []engine.Ability{
			when("DBG-341", whenRevealed, Buy{From: effect.In(Row), Free: true, ToHand: true}),
		},
	},
	{
		ID: "kessel", Name: "Kessel", Group: groupBase, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 12, 0),
		Abilities: []engine.Ability{
			when("DBG-342", whenRevealed, exileUpTo(3)),
		},
	},
	{
		ID: "kafrene", Name: "Kafrene", Group: groupBase, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 14, 0),
		Abilities: []engine.Ability{
			when("DBG-343", firstNeutralPlayed, drawOne),
		},
	},
	{
		ID: "mustafar", Name: "Mustafar", Group: groupBase, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 14, 0),
		Abilities: []engine.Ability{
			when("DBG-344", whenRevealed, GainForce{N: 4}),
		},
	},
	{
		ID: "ord-mantell", Name: "Ord Mantell", Group: groupBase, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 14, 0),
		Abilities: []engine.Ability{
			while("DBG-345", HuntsNeutral{}),
		},
	},
	{
		ID: "coruscant", Name: "Coruscant", Group: groupBegin, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 16, 0),
		Abilities: []engine.Ability{
			when(
				"DBG-347", effect.On{Kind: engine.EvTurn},
				effect.Show{What: effect.Cards{In: []effect.Place{{Zone: Galaxy}}, Top: 2}, Tag: 1},
				effect.If{Cond: effect.Exists{Cards: effect.Chosen{Tag: 1}, Min: 2}, Then: []engine.Effect{
					effect.Take{From: effect.Cards{In: []effect.Place{{Zone: Galaxy}}, Top: 2}, To: GalaxyDiscard, Tag: 2},
				}},
			),
		},
	},
	{
		ID: "death-star", Name: "Death Star", Group: groupBegin, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 16, 0),
		Abilities: []engine.Ability{
			pay(
				"DBG-349", effect.Spend{Var: Pool, N: 4},
				effect.Choose{From: effect.Cards{In: []effect.Place{{Zone: Play, Of: effect.Opponent}, {Zone: Row}}, Where: []engine.Filter{isShip}}},
				Destroy{What: effect.Chosen{}},
			),
		},
	},
	{
		ID: "endor", Name: "Endor", Group: groupBegin, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 16, 0),
		Abilities: []engine.Ability{
			while("DBG-350", moreAttack(effect.N(1), nil, effect.Type{Is: unit}, effect.Either{Of: []engine.Filter{effect.Trait{Is: trooper}, effect.Trait{Is: vehicle}}}, effect.Yours{})),
		},
	},
	{
		ID: "rodia", Name: "Rodia", Group: groupBase, Class: empire, Type: base, Copies: 1, Back: backBase, Unique: true,
		Figures: figures(0, 0, 0, 0, 16, 0),
		Abilities: []engine.Ability{
			when(
				"DBG-351", whenRevealed,
				Harm{N: effect.Count{Cards: effect.In(Row, effect.Enemy{})}, To: damageBaseOf},
				effect.Move{What: effect.In(Row, effect.Enemy{}), To: GalaxyDiscard},
			),
		},
	},
}
