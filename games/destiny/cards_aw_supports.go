package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var awSupports = []engine.Def{
	{
		ID: "at-st", Name: "AT-ST", Set: "AW", Code: "01005", Class: villain, Type: support, Traits: []engine.TraitID{red, vehicle},
		Figures:   [8]int16{Cost: 6},
		Faces:     faces("3RD 4RD 5RD1 2Sh Sp Sp"),
		Abilities: []engine.Ability{specially(effect.Choose{From: anySupport, Tag: tagOther}, discardChosen)},
	},
	{
		ID: "first-order-tie-fighter", Name: "First Order TIE Fighter", Set: "AW", Code: "01006", Class: villain, Type: support, Traits: []engine.TraitID{red, vehicle},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("1RD 2RD 3RD1 1Dr Sp -"),
		Abilities: []engine.Ability{specially(TakeShields{From: theirCharacter})},
	},
	{
		ID: "speeder-bike-scout", Name: "Speeder Bike Scout", Set: "AW", Code: "01018", Class: villain, Type: support, Traits: []engine.TraitID{gray, vehicle},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("2RD 3RD1 1Dr 1Sh Sp -"),
		Abilities: []engine.Ability{specially(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{OtherDie{}}}}), ExtraAction{})},
	},
	{
		ID: "launch-bay", Name: "Launch Bay", Set: "AW", Code: "01031", Class: hero, Type: support, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 5},
		Faces:     faces("XRD XRD XDr XSh XDc -"),
		Abilities: []engine.Ability{while(XIs{N: effect.Count{Cards: effect.In(Hand)}})},
	},
	{
		ID: "black-one", Name: "Black One", Set: "AW", Code: "01032", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{red, vehicle},
		Figures:   [8]int16{Cost: 4},
		Faces:     faces("2RD 3RD 1Dr 2Sh Sp -"),
		Abilities: []engine.Ability{specially(damageTo(effect.N(1), anyCharacter), KeepDie{Reroll: true})},
	},
	{
		ID: "bb-8", Name: "BB-8", Set: "AW", Code: "01043", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{gray, droid},
		Figures:   [8]int16{Cost: 1},
		Faces:     faces("1F 1Dr 1Sh 1R Sp -"),
		Abilities: []engine.Ability{specially(pickDie(effect.You, OtherDie{}), KeepDie{Reroll: true}, RerollDice{What: PickedDice{Tag: tagDie}})},
	},
	{
		ID: "millennium-falcon", Name: "Millennium Falcon", Set: "AW", Code: "01049", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{yellow, vehicle},
		Figures:   [8]int16{Cost: 5},
		Faces:     faces("3RD 4RD 2F 3Dc 2R Sp"),
		Abilities: []engine.Ability{specially(PlayCard{From: effect.Cards{In: []effect.Place{{Zone: Hand}, {Zone: Discard}}, Where: []engine.Filter{isEvent, trait(yellow)}}, Free: true})},
	},
	{
		ID: "outpost", Name: "Outpost", Set: "AW", Code: "01053", Class: neutral, Type: support, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1F 1Dr 2Dr 1Sh Sp -"),
		Abilities: []engine.Ability{specially(UseClaim{})},
	},
	{
		ID: "black-market", Name: "Black Market", Set: "AW", Code: "01064", Class: neutral, Type: support, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("+2RD 2F 2Sh 1R Sp -"),
		Abilities: []engine.Ability{specially(effect.Draw{N: effect.N(2)}, PlayCard{From: effect.In(Hand, isUpgrade), Off: 1, May: true})},
	},
	{
		ID: "drudge-work", Name: "Drudge Work", Set: "AW", Code: "01076", Class: villain, Type: support, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{action([]engine.Effect{exhaustThis, exhaustOneOf(readyCharacters)}, oneResource)},
	},
	{
		ID: "local-garrison", Name: "Local Garrison", Set: "AW", Code: "01077", Class: villain, Type: support, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 3},
		Abilities: []engine.Ability{while(LessIncome{N: 1})},
	},
	{
		ID: "emperors-favor", Name: "Emperor's Favor", Set: "AW", Code: "01088", Class: villain, Type: support, Unique: true, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{while(MoreHandSize{N: 1})},
	},
	{
		ID: "power-of-the-dark-side", Name: "Power of the Dark Side", Set: "AW", Code: "01089", Class: villain, Type: support, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 2},
		Abilities: []engine.Ability{
			action(
				[]engine.Effect{exhaustThis},
				pickDie(effect.You), RerollDice{What: PickedDice{Tag: tagDie}},
				effect.If{Cond: pickedShow(Shows{Symbol: blank}), Then: []engine.Effect{
					effect.Choose{From: anyCharacter, Tag: tagCharacter},
					Deal{N: effect.N(2), To: chosenCharacter, Unblockable: true},
				}},
			),
		},
	},
	{
		ID: "backup-muscle", Name: "Backup Muscle", Set: "AW", Code: "01099", Class: villain, Type: support, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(PutDamage{N: effect.N(3), On: effect.Self{}}),
			action([]engine.Effect{exhaustThis}, effect.Choose{From: anyCharacter, Tag: tagCharacter}, MoveDamage{N: effect.N(1), From: effect.Self{}, To: chosenCharacter}),
		},
	},
	{
		ID: "my-kind-of-scum", Name: "My Kind of Scum", Set: "AW", Code: "01100", Class: villain, Type: support, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{{Kind: engine.When, Rule: "DES-416", On: DieResolved{Symbol: disrupt, Lost: true}, Cost: []engine.Effect{exhaustThis}, Do: []engine.Effect{effect.Gain{Var: Resources, N: JustLost{}}}}},
	},
	{
		ID: "underworld-connections", Name: "Underworld Connections", Set: "AW", Code: "01101", Class: villain, Type: support, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{action([]engine.Effect{exhaustThis}, oneResource)},
	},
	{
		ID: "resistance-hq", Name: "Resistance HQ", Set: "AW", Code: "01113", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
		Abilities: []engine.Ability{
			action(
				[]engine.Effect{exhaustThis, discardOne},
				shieldsTo(1, anyCharacter),
				then(effect.OneOf{By: effect.Opponent, Modes: []engine.Effect{Lose{N: effect.N(1), Who: effect.Opponent}, Ready{What: effect.Self{}}}}),
			),
		},
	},
	{
		ID: "jedi-council", Name: "Jedi Council", Set: "AW", Code: "01123", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{action([]engine.Effect{exhaustThis}, twoDecks(consult))},
	},
	{
		ID: "awakening", Name: "Awakening", Set: "AW", Code: "01124", Class: hero, Type: support, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{action([]engine.Effect{exhaustThis}, resolveOne(ResolveDice{Plain: true}, effect.You, Modified{}))},
	},
	{
		ID: "the-force-is-strong", Name: "The Force is Strong", Set: "AW", Code: "01125", Class: hero, Type: support, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			action(
				[]engine.Effect{exhaustThis, effect.Take{From: effect.In(Hand, trait(blue)), To: Discard, Tag: tagOther}},
				PlayCard{From: effect.In(Hand, effect.CopyOf{Tag: tagOther}), Free: true},
			),
		},
	},
	{
		ID: "play-the-odds", Name: "Play the Odds", Set: "AW", Code: "01135", Class: hero, Type: support, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			action(
				[]engine.Effect{exhaustThis},
				pickDie(effect.You, dieOf(yellow)), RerollDice{What: PickedDice{Tag: tagDie}},
				effect.If{Cond: pickedShow(Shows{Symbol: resource}), Then: []engine.Effect{oneResource}},
			),
		},
	},
	{
		ID: "street-informants", Name: "Street Informants", Set: "AW", Code: "01136", Class: hero, Type: support, Traits: []engine.TraitID{yellow, ambush},
		Abilities: []engine.Ability{action([]engine.Effect{exhaustThis}, effect.Show{What: effect.Theirs(Hand), Tag: tagOther})},
	},
	{
		ID: "supporting-fire", Name: "Supporting Fire", Set: "AW", Code: "01144", Class: neutral, Type: support, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{action([]engine.Effect{exhaustThis}, resolveOne(ResolveDice{Plus: effect.N(1)}, effect.You, Shows{Symbol: ranged}))},
	},
	{
		ID: "it-binds-all-things", Name: "It Binds All Things", Set: "AW", Code: "01150", Class: neutral, Type: support, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{while(BeforePlay{Card: effect.Cards{Where: []engine.Filter{trait(blue), isUpgrade}}, Off: 1})},
	},
	{
		ID: "infamous", Name: "Infamous", Set: "AW", Code: "01163", Class: neutral, Type: support, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{while(BeforePlay{Card: trait(yellow), Ambush: true})},
	},
}
