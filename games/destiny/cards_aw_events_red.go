package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var awEventsRed = []engine.Def{
	{
		ID: "cannon-fodder", Name: "Cannon Fodder", Set: "AW", Code: "01068", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{intercept(NonUnique{})},
	},
	{
		ID: "closing-the-net", Name: "Closing the Net", Set: "AW", Code: "01069", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(theyRemove(1), effect.May{Do: []engine.Effect{effect.Move{What: effect.Self{}, To: Deck, Of: effect.Owner, Where: engine.AtBottom}}})},
	},
	{
		ID: "endless-ranks", Name: "Endless Ranks", Set: "AW", Code: "01070", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 5},
		Abilities: []engine.Ability{text(effect.Choose{From: effect.Cards{In: []effect.Place{{Zone: Removed}, {Zone: Aside}}, Where: []engine.Filter{isCharacter, trait(red), NonUnique{}}}, Tag: tagCharacter}, ReturnToTeam{What: chosenCharacter})},
	},
	{
		ID: "occupation", Name: "Occupation", Set: "AW", Code: "01071", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
		Abilities: []engine.Ability{
			while(controlOnly),
			text(Lose{Who: effect.Opponent}),
		},
	},
	{
		ID: "probe", Name: "Probe", Set: "AW", Code: "01072", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{text(effect.Sample{From: effect.Theirs(Hand), N: effect.N(2), Tag: tagOther}, effect.Move{What: effect.Theirs(Hand, isEvent, chosenOther), To: Discard, Of: effect.Opponent})},
	},
	{
		ID: "sweep-the-area", Name: "Sweep the Area", Set: "AW", Code: "01073", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{text(PickDice{From: theirs, N: effect.Count{Cards: your(trait(red), isReady)}, Tag: tagDie}, RerollDice{What: PickedDice{Tag: tagDie}})},
	},
	{
		ID: "tactical-mastery", Name: "Tactical Mastery", Set: "AW", Code: "01074", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spotting(red, ExtraAction{N: 2})},
	},
	{
		ID: "the-best-defense", Name: "The Best Defense...", Set: "AW", Code: "01075", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(damageTo(effect.N(3), your(trait(red))), then(removeDice(PickDice{From: theirs, N: effect.N(2), UpTo: true})))},
	},
	{
		ID: "commando-raid", Name: "Commando Raid", Set: "AW", Code: "01103", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(resolveOne(ResolveDice{Plus: effect.N(2)}, effect.You, dieOf(red), Shows{Symbol: discard}), then(effect.Draw{}))},
	},
	{
		ID: "defensive-position", Name: "Defensive Position", Set: "AW", Code: "01104", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			while(controlOnly),
			text(RemoveDice{What: Dice{Of: effect.Opponent, Where: []DieFilter{ShowsValue{Min: 2}}}}),
		},
	},
	{
		ID: "field-medic", Name: "Field Medic", Set: "AW", Code: "01105", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(effect.Choose{From: anyCharacter, Tag: tagCharacter}, Heal{N: effect.N(2), From: chosenCharacter})},
	},
	{
		ID: "hit-and-run", Name: "Hit and Run", Set: "AW", Code: "01106", Class: hero, Type: event, Traits: []engine.TraitID{red, ambush},
		Abilities: []engine.Ability{text(effect.Choose{From: your(trait(red), isReady), Tag: tagCharacter}, ActivateCards{What: chosenCharacter})},
	},
	{
		ID: "its-a-trap", Name: "It's a Trap!", Set: "AW", Code: "01107", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				PickDice{From: theirs, BySymbol: true, Tag: tagDie},
				then(
					PickDice{From: Dice{Where: []DieFilter{dieOf(red), CanShow{Like: tagDie}}}, N: effect.N(2), UpTo: true, Tag: tagDice},
					TurnDice{What: PickedDice{Tag: tagDice}, Like: tagDie},
				),
			),
		},
	},
	{
		ID: "natural-talent", Name: "Natural Talent", Set: "AW", Code: "01108", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(resolveOne(ResolveDice{Plus: effect.N(1)}, effect.You))},
	},
	{
		ID: "rearm", Name: "Rearm", Set: "AW", Code: "01109", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{text(PlayCard{From: effect.In(Discard, isUpgrade, trait(red)), Off: 1})},
	},
	{
		ID: "retreat", Name: "Retreat", Set: "AW", Code: "01110", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(TakeAction{By: effect.Opponent}, then(EndActionPhase{}))},
	},
	{
		ID: "strategic-planning", Name: "Strategic Planning", Set: "AW", Code: "01111", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(effect.OneOf{Any: true, Modes: []engine.Effect{
				effect.Seq{Do: []engine.Effect{
					effect.Choose{From: effect.Cards{In: anySupport.In, Where: []engine.Filter{isExhausted, effect.Except{Is: Bearing{Trait: mod}}}}, Tag: tagOther},
					Ready{What: chosenOther},
				}},
				effect.Seq{Do: []engine.Effect{
					effect.Choose{From: effect.Cards{In: anySupport.In, Where: []engine.Filter{isReady}}, Tag: tagOther},
					Exhaust{What: chosenOther},
				}},
			}}),
		},
	},
	{
		ID: "surgical-strike", Name: "Surgical Strike", Set: "AW", Code: "01112", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				PickDice{From: Dice{Where: []DieFilter{dieOf(red), Shows{Symbol: ranged}}}, Any: true, Tag: tagDie}, removePicked,
				then(
					effect.Choose{From: effect.Cards{In: anySupport.In, Where: []engine.Filter{effect.AttrAtMost{Attr: Cost, N: DiceValue{Dice: PickedDice{Tag: tagDie}, Each: 1}}}}, Tag: tagOther},
					discardChosen,
				),
			),
		},
	},
	{
		ID: "award-ceremony", Name: "Award Ceremony", Set: "AW", Code: "01138", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spotting(red, effect.Draw{N: effect.Count{Cards: exhaustedInTeam}}, effect.Take{From: effect.In(Hand), N: effect.Count{Cards: exhaustedInTeam}, To: Aside, Tag: tagOther})},
	},
	{
		ID: "dug-in", Name: "Dug in", Set: "AW", Code: "01139", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			while(controlOnly),
			text(Split{N: effect.N(3), Shields: true}),
		},
	},
	{
		ID: "firepower", Name: "Firepower", Set: "AW", Code: "01140", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(resolveOne(ResolveDice{Plus: effect.IfElse{If: pickedShow(dieOf(vehicle)), Then: 2, Else: 1}}, effect.You, dieOf(red), Shows{Symbol: ranged}))},
	},
	{
		ID: "leadership", Name: "Leadership", Set: "AW", Code: "01141", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				effect.Choose{From: your(trait(red), effect.Unique{}, isReady), Tag: tagFrom}, Exhaust{What: chosenFrom},
				then(effect.Choose{From: whichever(isExhausted, effect.Except{Is: chosenFrom}), Tag: tagCharacter}, Ready{What: chosenCharacter}),
			),
		},
	},
	{
		ID: "logistics", Name: "Logistics", Set: "AW", Code: "01142", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{spotting(red, resolveOne(ResolveDice{Plus: effect.N(1)}, effect.Each, Shows{Symbol: resource}))},
	},
	{
		ID: "squad-tactics", Name: "Squad Tactics", Set: "AW", Code: "01143", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{text(effect.Choose{From: your(NonUnique{}, isReady), N: effect.Count{Cards: your(NonUnique{}, isReady)}, UpTo: true, Tag: tagCharacter}, ActivateCards{What: chosenCharacter})},
	},
}
