package deckbuilding

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The Rebel cards of the galaxy deck.
var rebelCards = []engine.Def{
	{
		ID: "y-wing", Name: "Y-Wing", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 2, Traits: []engine.TraitID{fighter},
		Figures: figures(1, 2, 0, 0, 0, 1),
		Abilities: []engine.Ability{
			pay(
				"DBG-371", exileSelf,
				effect.Choose{From: effect.Cards{In: []effect.Place{{Zone: Base, Of: effect.Opponent}, {Zone: Play, Of: effect.Opponent}}, Where: []engine.Filter{effect.Either{Of: []engine.Filter{isShip, effect.Type{Is: base}}}}}},
				Harm{N: effect.N(2), To: effect.Chosen{}},
			),
			reward(gain(1)),
		},
	},
	{
		ID: "baze-malbus", Name: "Baze Malbus", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{trooper},
		Figures: figures(2, 2, 0, 0, 0, 2),
		Abilities: []engine.Ability{
			while("DBG-372", moreAttack(effect.Count{Cards: effect.Theirs(Victory, effect.Class{Is: rebel}, effect.Type{Is: base})}, nil, effect.Self{})),
			reward(GainForce{N: 1}),
		},
	},
	{
		ID: "snowspeeder", Name: "Snowspeeder", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 2, Traits: []engine.TraitID{vehicle},
		Figures: figures(2, 2, 0, 0, 0, 2),
		Abilities: []engine.Ability{
			use("DBG-365", theyDiscard),
			reward(exileUpTo(1)),
		},
	},
	{
		ID: "duros-spy", Name: "Duros Spy", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 2, Traits: []engine.TraitID{trooper},
		Figures: figures(2, 0, 2, 0, 0, 2),
		Abilities: []engine.Ability{
			use("DBG-362", effect.OneOf{By: effect.Opponent, Modes: []engine.Effect{theyDiscard, GainForce{N: 1}}}),
			reward(exileUpTo(1)),
		},
	},
	{
		ID: "chirrut-imwe", Name: "Chirrut Îmwe", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{trooper},
		Figures: figures(3, 0, 0, 2, 0, 3),
		Abilities: []engine.Ability{
			while("DBG-338", moreAttack(effect.N(2), withForce, effect.Self{})),
			reward(GainForce{N: 2}),
		},
	},
	{
		ID: "rebel-commando", Name: "Rebel Commando", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 2, Traits: []engine.TraitID{trooper},
		Figures: figures(3, 3, 0, 0, 0, 3),
		Abilities: []engine.Ability{
			use("DBG-366", effect.If{Cond: withForce, Then: []engine.Effect{effect.Random{From: effect.Theirs(Hand), To: Discard, Of: effect.Opponent}}, Else: []engine.Effect{theyDiscard}}),
			reward(GainForce{N: 2}),
		},
	},
	{
		ID: "x-wing", Name: "X-Wing", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 3, Traits: []engine.TraitID{fighter},
		Figures: figures(3, 3, 0, 0, 0, 3),
		Abilities: []engine.Ability{
			useIf("DBG-376", withForce, drawOne),
			reward(gain(3)),
		},
	},
	{
		ID: "chewbacca", Name: "Chewbacca", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{scoundrel},
		Figures: figures(4, 5, 0, 0, 0, 4),
		Abilities: []engine.Ability{
			useIf("DBG-373", effect.Exists{Cards: effect.In(Play, effect.Type{Is: unit}, effect.Unique{}, effect.Other{})}, drawOne),
			reward(GainForce{N: 3}),
		},
	},
	{
		ID: "jyn-erso", Name: "Jyn Erso", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{scoundrel},
		Figures: figures(4, 4, 0, 0, 0, 4),
		Abilities: []engine.Ability{
			use(
				"DBG-367", effect.Show{What: effect.Theirs(Hand), Tag: 1},
				effect.If{Cond: withForce, Then: []engine.Effect{effect.Take{From: effect.Theirs(Hand), To: Deck, Of: effect.Opponent, Tag: 2}}},
			),
			reward(GainForce{N: 3}),
		},
	},
	{
		ID: "u-wing", Name: "U-Wing", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 2, Traits: []engine.TraitID{transport},
		Figures: figures(4, 0, 3, 0, 0, 4),
		Abilities: []engine.Ability{
			useIf("DBG-376", withForce, Repair{N: 3}),
			reward(gain(4)),
		},
	},
	{
		ID: "han-solo", Name: "Han Solo", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{scoundrel},
		Figures: figures(5, 3, 2, 0, 0, 5),
		Abilities: []engine.Ability{
			use("DBG-374", effect.Draw{N: effect.IfElse{If: effect.Exists{Cards: effect.In(Play, effect.Named{Title: "Millennium Falcon"})}, Then: 2, Else: 1}}),
			reward(gain(3), GainForce{N: 2}),
		},
	},
	{
		ID: "cassian-andor", Name: "Cassian Andor", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{trooper},
		Figures: figures(5, 5, 0, 0, 0, 5),
		Abilities: []engine.Ability{
			when("DBG-316", whenDefeats, theyDiscard),
			reward(gain(3), GainForce{N: 2}),
		},
	},
	{
		ID: "b-wing", Name: "B-Wing", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 2, Traits: []engine.TraitID{fighter},
		Figures: figures(5, 5, 0, 0, 0, 5),
		Abilities: []engine.Ability{
			use("DBG-364", effect.OneOf{By: effect.Opponent, Modes: []engine.Effect{theyDiscard, attackThisTurn(2)}}),
			reward(exileUpTo(2)),
		},
	},
	{
		ID: "princess-leia", Name: "Princess Leia", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{officer},
		Figures: figures(6, 2, 2, 2, 0, 6),
		Abilities: []engine.Ability{
			use("DBG-375", Buy{From: effect.In(Row, effect.Class{Is: rebel}), Free: true, OnDeckIf: withForce}),
			reward(gain(3), GainForce{N: 3}),
		},
	},
	{
		ID: "millennium-falcon", Name: "Millennium Falcon", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{transport},
		Figures: figures(7, 5, 2, 0, 0, 7),
		Abilities: []engine.Ability{
			use("DBG-320", effect.Take{From: effect.In(Discard, effect.Type{Is: unit}, effect.Unique{}), To: Hand, Where: engine.AtBottom}),
			reward(Buy{From: effect.In(Row, effect.Own{}), Free: true}),
		},
	},
	{
		ID: "luke-skywalker", Name: "Luke Skywalker", Group: groupGalaxy, Class: rebel, Type: unit, Copies: 1, Unique: true, Traits: []engine.TraitID{jedi},
		Figures: figures(8, 6, 0, 2, 0, 8),
		Abilities: []engine.Ability{
			useIf("DBG-369", withForce, effect.Choose{From: theirShips}, Destroy{What: effect.Chosen{}}),
			reward(gain(4), GainForce{N: 4}),
		},
	},
	{
		ID: "rebel-transport", Name: "Rebel Transport", Group: groupGalaxy, Class: rebel, Type: ship, Copies: 2,
		Figures: figures(2, 0, 0, 0, 2, 0),
		Abilities: []engine.Ability{
			use("DBG-321", effect.OneOf{Modes: []engine.Effect{Repair{N: 2}, gain(1)}}),
		},
	},
	{
		ID: "hammerhead-corvette", Name: "Hammerhead Corvette", Group: groupGalaxy, Class: rebel, Type: ship, Copies: 2,
		Figures: figures(4, 0, 2, 0, 4, 0),
		Abilities: []engine.Ability{
			pay(
				"DBG-370", exileSelf,
				effect.Choose{From: effect.Cards{In: []effect.Place{{Zone: Play, Of: effect.Opponent}, {Zone: Row}}, Where: []engine.Filter{isShip, effect.Either{Of: []engine.Filter{effect.Lies{In: Play}, effect.Enemy{}}}}}},
				Destroy{What: effect.Chosen{}},
			),
		},
	},
	{
		ID: "mon-calamari-cruiser", Name: "Mon Calamari Cruiser", Group: groupGalaxy, Class: rebel, Type: ship, Copies: 2,
		Figures: figures(6, 3, 0, 0, 6, 0),
	},
}
