package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var awEventsYellow = []engine.Def{
	{
		ID: "ace-in-the-hole", Name: "Ace in the Hole", Set: "AW", Code: "01092", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(effect.Take{From: effect.In(Hand, isUpgrade, trait(yellow)), To: Discard, Tag: tagOther}, then(RollIn{Of: chosenOther, Aside: true}))},
	},
	{
		ID: "armed-to-the-teeth", Name: "Armed to the Teeth", Set: "AW", Code: "01093", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{
			text(
				effect.Choose{From: your(trait(yellow)), Tag: tagFrom},
				effect.Choose{From: effect.In(Upgrades, OnPicked{Tag: tagFrom}), N: effect.Count{Cards: effect.In(Upgrades, OnPicked{Tag: tagFrom})}, UpTo: true, Tag: tagOther},
				discardChosen,
				then(damageBy(effect.Count{Cards: chosenOther})),
			),
		},
	},
	{
		ID: "confiscation", Name: "Confiscation", Set: "AW", Code: "01094", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{
			text(
				effect.Choose{From: effect.Theirs(Upgrades, effect.AttrAtMost{Attr: Cost, N: effect.VarOf{Var: Resources}}), Tag: tagOther},
				Lose{N: effect.AttrOf{Attr: Cost, Cards: chosenOther}},
				then(LeavePlay{What: chosenOther, To: Hand}),
			),
		},
	},
	{
		ID: "fight-dirty", Name: "Fight Dirty", Set: "AW", Code: "01095", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(PickDice{From: Dice{Where: []DieFilter{dieOf(yellow)}}, Any: true, Tag: tagDie}, removePicked, then(damageBy(DiceCount{Dice: PickedDice{Tag: tagDie}})))},
	},
	{
		ID: "go-for-the-kill", Name: "Go for the Kill", Set: "AW", Code: "01096", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(resolveOne(ResolveDice{Unblockable: true}, effect.You, Shows{Symbol: ranged}))},
	},
	{
		ID: "he-doesnt-like-you", Name: "He Doesn't Like You", Set: "AW", Code: "01097", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(pickDie(effect.You), removePicked, then(removeDice(PickDice{From: theirs})))},
	},
	{
		ID: "lying-in-wait", Name: "Lying in Wait", Set: "AW", Code: "01098", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(effect.Take{From: effect.Theirs(Hand), N: effect.Minus{N: effect.Count{Cards: effect.Theirs(Hand)}, Less: effect.Count{Cards: effect.In(Hand)}}, By: effect.Opponent, To: Discard, Of: effect.Opponent, Tag: tagOther})},
	},
	{
		ID: "dont-get-cocky", Name: "Don't Get Cocky", Set: "AW", Code: "01127", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(effect.Draw{N: effect.N(2)}, effect.Draw{N: effect.N(2), Who: effect.Opponent})},
	},
	{
		ID: "draw-attention", Name: "Draw Attention", Set: "AW", Code: "01128", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{
			text(
				effect.Choose{From: your(Bears{Counter: Damage}), Tag: tagFrom},
				effect.Choose{From: your(effect.Except{Is: chosenFrom}), Tag: tagCharacter},
				then(
					HowMany{Max: effect.Least{A: effect.N(2), B: CounterOf{Counter: Damage, Cards: chosenFrom}}, Tag: tagNumber},
					MoveDamage{N: ThatMany{Tag: tagNumber}, From: chosenFrom, To: chosenCharacter},
				),
			),
		},
	},
	{
		ID: "hyperspace-jump", Name: "Hyperspace Jump", Set: "AW", Code: "01129", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 3},
		Abilities: []engine.Ability{
			text(
				EndActionPhase{},
				effect.Choose{From: effect.Cards{In: []effect.Place{{Zone: Bring, Of: effect.Each}}}, UpTo: true, Tag: tagOther}, SwitchBattlefield{To: chosenOther},
				effect.Move{What: effect.Self{}, To: Aside, Of: effect.Owner},
			),
		},
	},
	{
		ID: "let-the-wookiee-win", Name: "Let The Wookiee Win", Set: "AW", Code: "01130", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(effect.OneOf{By: effect.Opponent, Any: true, Modes: []engine.Effect{
				effect.Seq{Do: []engine.Effect{effect.Choose{From: theirExhausted, By: effect.Opponent, Tag: tagCharacter}, Deal{N: effect.N(2), To: chosenCharacter}}},
				theyRemove(2),
			}}),
		},
	},
	{
		ID: "negotiate", Name: "Negotiate", Set: "AW", Code: "01131", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(pickDie(effect.You, DieOf{Card: isCharacter}), removePicked, then(theyRemove(2)))},
	},
	{
		ID: "scavenge", Name: "Scavenge", Set: "AW", Code: "01132", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(DiscardTop{N: effect.N(3)}, then(effect.Take{From: effect.In(Discard, upgradeOrSupport), UpTo: true, To: Hand, Tag: tagOther}))},
	},
	{
		ID: "shoot-first", Name: "Shoot First", Set: "AW", Code: "01133", Class: hero, Type: event, Traits: []engine.TraitID{yellow, ambush},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(resolveOne(ResolveDice{}, effect.You, dieOf(yellow), Shows{Symbol: ranged}), then(removeDice(PickDice{From: Dice{Of: effect.Opponent, Where: []DieFilter{Shows{Symbol: ranged}}}})))},
	},
	{
		ID: "smuggling", Name: "Smuggling", Set: "AW", Code: "01134", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{spotting(yellow, discardOne, then(oneResource))},
	},
	{
		ID: "disarm", Name: "Disarm", Set: "AW", Code: "01158", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				pickDie(effect.You, ShowsDamage{}), removePicked,
				then(
					effect.Choose{From: effect.Cards{
						In:    []effect.Place{{Zone: Upgrades, Of: effect.Opponent}, {Zone: Upgrades}, {Zone: Supports, Of: effect.Opponent}, {Zone: Supports}},
						Where: []engine.Filter{effect.Either{Of: []engine.Filter{trait(weapon), trait(equipment)}}, effect.AttrAtMost{Attr: Cost, N: valueOfPicked}},
					}, Tag: tagOther},
					discardChosen,
				),
			),
		},
	},
	{
		ID: "electroshock", Name: "Electroshock", Set: "AW", Code: "01159", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spotting(yellow, removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{ShowsValue{Max: 2}}}}))},
	},
	{
		ID: "reversal", Name: "Reversal", Set: "AW", Code: "01160", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 3},
		Abilities: []engine.Ability{spotting(yellow, pickDie(effect.Each, ShowsDamage{}), removePicked, damageBy(valueOfPicked))},
	},
	{
		ID: "scramble", Name: "Scramble", Set: "AW", Code: "01161", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{spotting(yellow, RerollDice{What: theirs})},
	},
	{
		ID: "unpredictable", Name: "Unpredictable", Set: "AW", Code: "01162", Class: neutral, Type: event, Traits: []engine.TraitID{yellow, ambush},
		Abilities: []engine.Ability{text(pickDie(effect.Each), RerollDice{What: PickedDice{Tag: tagDie}})},
	},
}
