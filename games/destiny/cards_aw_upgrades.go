package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var awUpgrades = []engine.Def{
	{
		ID: "commanding-presence", Name: "Commanding Presence", Set: "AW", Code: "01007", Class: villain, Type: upgrade, Traits: []engine.TraitID{red, ability},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("1F 2F 2Dr 1R Sp Sp"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(red)}),
			specially(
				pickDie(effect.Each, OtherDie{}, dieOf(red)),
				ResolveDice{What: Dice{Where: []DieFilter{PickedDice{Tag: tagDie}}}, Plus: effect.N(2)},
				RemoveDice{What: Dice{Of: effect.Opponent, Where: []DieFilter{PickedDice{Tag: tagDie}}}},
			),
		},
	},
	{
		ID: "f-11d-rifle", Name: "F-11D Rifle", Set: "AW", Code: "01008", Class: villain, Type: upgrade, Traits: []engine.TraitID{red, redeploy, weapon},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("2RD1 +1RD +2RD 1R Sp -"),
		Abilities: []engine.Ability{specially(Split{N: effect.N(2), By: effect.Opponent})},
	},
	{
		ID: "force-choke", Name: "Force Choke", Set: "AW", Code: "01013", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("2Dr 1Dc 1R Sp Sp -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(blue)}),
			specially(
				effect.Choose{From: whichever(effect.Except{Is: OnHost{}}), Tag: tagCharacter},
				Deal{N: effect.N(1), To: chosenCharacter, Unblockable: true},
				then(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{DieOn{Cards: chosenCharacter}}}, UpTo: true, Tag: tagDie}, TurnDice{What: PickedDice{Tag: tagDie}}),
			),
		},
	},
	{
		ID: "immobilize", Name: "Immobilize", Set: "AW", Code: "01014", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1Dr 1Sh 1Sh 2Sh 1R -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(blue)}),
			action(removeThisDie, pickDie(effect.Each, CanShow{Symbol: blank}), TurnDice{What: PickedDice{Tag: tagDie}, Blank: true}),
		},
	},
	{
		ID: "kylo-rens-lightsaber", Name: "Kylo Ren's Lightsaber", Set: "AW", Code: "01015", Class: villain, Type: upgrade, Unique: true, Traits: []engine.TraitID{blue, weapon},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("3MD1 +2MD +3MD 1Sh Sp -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(blue)}),
			specially(
				damageTo(effect.N(2), anyCharacter),
				effect.If{Cond: effect.AtLeast{N: effect.VarOf{Var: Blocked}}, Then: []engine.Effect{KeepDie{Reroll: true}}},
			),
		},
	},
	{
		ID: "sith-holocron", Name: "Sith Holocron", Set: "AW", Code: "01016", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, equipment},
		Faces: faces("1F +1R Sp Sp - -"),
		Abilities: []engine.Ability{
			specially(
				effect.Choose{From: effect.In(Hand, isUpgrade, trait(blue), trait(ability)), Tag: tagOther},
				SwitchUpgrade{With: chosenOther},
				then(payFor(1, RollIn{Of: chosenOther})),
			),
		},
	},
	{
		ID: "infantry-grenades", Name: "Infantry Grenades", Set: "AW", Code: "01017", Class: villain, Type: upgrade, Traits: []engine.TraitID{gray, weapon},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1RD 2RD1 1R Sp - -"),
		Abilities: []engine.Ability{specially(Deal{N: effect.N(2), To: theirCharacter}, LeavePlay{What: effect.Self{}, To: Discard})},
	},
	{
		ID: "crime-lord", Name: "Crime Lord", Set: "AW", Code: "01023", Class: villain, Type: upgrade, Traits: []engine.TraitID{yellow, ability},
		Figures: [8]int16{Cost: 4},
		Faces:   faces("2F 3Dr1 2Sh 2R Sp Sp"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(yellow)}),
			specially(spendFor(5, effect.Choose{From: anyCharacter, Tag: tagCharacter}, Doom{What: chosenCharacter})),
		},
	},
	{
		ID: "flame-thrower", Name: "Flame Thrower", Set: "AW", Code: "01024", Class: villain, Type: upgrade, Traits: []engine.TraitID{yellow, weapon},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("2MD 4MD1 1Dr 1R Sp -"),
		Abilities: []engine.Ability{specially(effect.Choose{From: anyCharacter, N: effect.N(3), UpTo: true, Tag: tagCharacter}, Deal{N: effect.N(1), To: chosenCharacter})},
	},
	{
		ID: "gaffi-stick", Name: "Gaffi Stick", Set: "AW", Code: "01025", Class: villain, Type: upgrade, Traits: []engine.TraitID{yellow, redeploy, weapon},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("2MD1 +2MD 1Dr 1R Sp -"),
		Abilities: []engine.Ability{specially(removeDice(PickDice{From: Dice{Where: []DieFilter{Shows{Symbol: melee}}}}), then(damageTo(effect.N(3), anyCharacter)))},
	},
	{
		ID: "on-the-hunt", Name: "On The Hunt", Set: "AW", Code: "01026", Class: villain, Type: upgrade, Traits: []engine.TraitID{yellow, ability},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("+1RD +1MD 1Dc Sp Sp -"),
		Abilities: []engine.Ability{
			specially(
				effect.Choose{From: anyCharacter, Tag: tagCharacter},
				TakeShields{From: chosenCharacter},
				payFor(1, removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{DieOn{Cards: chosenCharacter}}}})),
			),
		},
	},
	{
		ID: "scout", Name: "Scout", Set: "AW", Code: "01033", Class: hero, Type: upgrade, Traits: []engine.TraitID{red, ability},
		Figures:   [8]int16{Cost: 1},
		Faces:     faces("1F 2Dr1 1R Sp Sp -"),
		Abilities: []engine.Ability{specially(effect.Show{What: effect.Theirs(Hand), Tag: tagFrom}, effect.Take{From: effect.Theirs(Hand, Cheapest{}), To: Discard, Of: effect.Opponent, Tag: tagOther})},
	},
	{
		ID: "survival-gear", Name: "Survival Gear", Set: "AW", Code: "01034", Class: hero, Type: upgrade, Traits: []engine.TraitID{red, equipment},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1MD 1F 1Sh 2Sh 1R +1R"),
	},
	{
		ID: "force-protection", Name: "Force Protection", Set: "AW", Code: "01039", Class: hero, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("1Dr 1Dc 1R Sp Sp -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(blue)}),
			specially(Split{N: effect.N(3), Shields: true}),
		},
	},
	{
		ID: "jedi-robes", Name: "Jedi Robes", Set: "AW", Code: "01040", Class: hero, Type: upgrade, Traits: []engine.TraitID{blue, equipment},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1F 1F 1Dr 1R +1R -"),
		Abilities: []engine.Ability{always(whenPlayed, GiveShields{N: effect.IfElse{If: effect.VarIs{Var: Round, Is: 1}, Then: 2, Else: 1}, To: OnHost{}})},
	},
	{
		ID: "luke-skywalkers-lightsaber", Name: "Luke Skywalker's Lightsaber", Set: "AW", Code: "01041", Class: hero, Type: upgrade, Unique: true, Traits: []engine.TraitID{blue, weapon},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("3MD1 +3MD 2Sh 1R Sp -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(blue)}),
			specially(effect.OneOf{Modes: []engine.Effect{shieldsTo(2, anyCharacter), unblockableTo(2)}}),
		},
	},
	{
		ID: "one-with-the-force", Name: "One With The Force", Set: "AW", Code: "01042", Class: hero, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 4},
		Faces:   faces("3RD 2F 3F 3Dr 2Sh 2R"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(blue)}),
			{
				Kind: engine.When, Rule: "DES-415", On: effect.On{Kind: EvDefeat, By: effect.Each, Card: OnHost{}}, Before: true, Mandatory: true,
				Do: []engine.Effect{BecomeSupport{}},
			},
		},
	},
	{
		ID: "reys-staff", Name: "Rey's Staff", Set: "AW", Code: "01044", Class: hero, Type: upgrade, Unique: true, Traits: []engine.TraitID{gray, weapon},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1MD 1MD 3MD1 1R Sp -"),
		Abilities: []engine.Ability{specially(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{ShowsDamage{}}}}))},
	},
	{
		ID: "diplomatic-immunity", Name: "Diplomatic Immunity", Set: "AW", Code: "01050", Class: hero, Type: upgrade, Traits: []engine.TraitID{yellow, ability},
		Figures:   [8]int16{Cost: 4},
		Faces:     faces("2F 1Sh 2Sh 3Sh 4Sh 2Dr"),
		Abilities: []engine.Ability{while(SplitShields{})},
	},
	{
		ID: "dl-44-heavy-blaster-pistol", Name: "DL-44 Heavy Blaster Pistol", Set: "AW", Code: "01051", Class: hero, Type: upgrade, Traits: []engine.TraitID{yellow, ambush, weapon},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("3RD 3RD1 +2RD 1R - -"),
		Abilities: []engine.Ability{always(whenPlayed, theyRemove(1))},
	},
	{
		ID: "infiltrate", Name: "Infiltrate", Set: "AW", Code: "01052", Class: hero, Type: upgrade, Traits: []engine.TraitID{yellow, ability},
		Figures:   [8]int16{Cost: 1},
		Faces:     faces("1Dr 1Sh 1R Sp Sp -"),
		Abilities: []engine.Ability{specially(reroll(PickDice{From: theirs, N: effect.N(2), UpTo: true}))},
	},
	{
		ID: "dh-17-blaster-pistol", Name: "DH-17 Blaster Pistol", Set: "AW", Code: "01054", Class: neutral, Type: upgrade, Traits: []engine.TraitID{red, weapon},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1RD 2RD1 +2RD 1Sh - -"),
	},
	{
		ID: "iqa-11-blaster-rifle", Name: "IQA-11 Blaster Rifle", Set: "AW", Code: "01055", Class: neutral, Type: upgrade, Traits: []engine.TraitID{red, weapon},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("2RD +3RD 1Dr 1R Sp -"),
		Abilities: []engine.Ability{specially(unblockableTo(2))},
	},
	{
		ID: "promotion", Name: "Promotion", Set: "AW", Code: "01056", Class: neutral, Type: upgrade, Traits: []engine.TraitID{red, ability},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("+1RD +1MD 1F 1Sh 1R -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(red)}),
			afterThat(whenPlayed, effect.Draw{}),
		},
	},
	{
		ID: "force-throw", Name: "Force Throw", Set: "AW", Code: "01057", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("1RD 1Dr 2Dr Sp Sp -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(blue)}),
			specially(
				pickDie(effect.Each, OtherDie{}), removePicked,
				then(damageBy(valueOfPicked)),
			),
		},
	},
	{
		ID: "force-training", Name: "Force Training", Set: "AW", Code: "01058", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1RD +2MD 1F 1R Sp -"),
		Abilities: []engine.Ability{
			while(PlayOnlyIf{If: spot(blue)}),
			specially(effect.OneOf{N: 2, Modes: []engine.Effect{damageTo(effect.N(1), anyCharacter), oneResource, shieldsTo(1, anyCharacter)}}),
		},
	},
	{
		ID: "lightsaber", Name: "Lightsaber", Set: "AW", Code: "01059", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, redeploy, weapon},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("3MD1 +2MD 1Sh 1R Sp -"),
		Abilities: []engine.Ability{specially(unblockableTo(2))},
	},
	{
		ID: "mind-probe", Name: "Mind Probe", Set: "AW", Code: "01060", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 4},
		Faces:   faces("3RD1 2Dr 2Dc Sp Sp -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(blue)}),
			specially(damageTo(effect.Count{Cards: effect.Theirs(Hand)}, theirCharacter)),
		},
	},
	{
		ID: "comlink", Name: "Comlink", Set: "AW", Code: "01061", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, equipment},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1F 1F 1Sh 1R +1R -"),
		Abilities: []engine.Ability{afterThat(whenPlayed, effect.OneOf{Modes: []engine.Effect{reroll(PickDice{Any: true}), reroll(PickDice{From: theirs, Any: true})}})},
	},
	{
		ID: "datapad", Name: "Datapad", Set: "AW", Code: "01062", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, equipment},
		Figures:   [8]int16{Cost: 1},
		Faces:     faces("1R +1R +1R Sp - -"),
		Abilities: []engine.Ability{specially(pickDie(effect.You, OtherDie{}), TurnDice{What: PickedDice{Tag: tagDie}, NoDamage: true})},
	},
	{
		ID: "holdout-blaster", Name: "Holdout Blaster", Set: "AW", Code: "01063", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, redeploy, ambush, weapon},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1RD 2RD1 +2RD 1Sh 1R -"),
	},
	{
		ID: "cunning", Name: "Cunning", Set: "AW", Code: "01065", Class: neutral, Type: upgrade, Traits: []engine.TraitID{yellow, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1F 1Dr 1Dc 1R Sp -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(yellow)}),
			specially(UseSpecial{}),
		},
	},
	{
		ID: "jetpack", Name: "Jetpack", Set: "AW", Code: "01066", Class: neutral, Type: upgrade, Traits: []engine.TraitID{yellow, equipment},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("+2RD +3RD 1Dr 2Sh Sp -"),
		Abilities: []engine.Ability{specially(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{Shows{Symbol: melee}}}}), GiveShields{N: effect.N(1), To: OnHost{}})},
	},
	{
		ID: "thermal-detonator", Name: "Thermal Detonator", Set: "AW", Code: "01067", Class: neutral, Type: upgrade, Traits: []engine.TraitID{yellow, weapon},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("1Dc 2Dc 1R Sp Sp1 -"),
		Abilities: []engine.Ability{
			while(PlayOnlyIf{If: spot(yellow)}),
			specially(Deal{N: effect.N(3), To: theirCharacter}, LeavePlay{What: effect.Self{}, To: Discard}),
		},
	},
	{
		ID: "personal-escort", Name: "Personal Escort", Set: "AW", Code: "01078", Class: villain, Type: upgrade, Traits: []engine.TraitID{red, ability},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{while(Gives{Keyword: guardian, To: []engine.Filter{OnHost{}}})},
	},
	{
		ID: "hidden-in-shadow", Name: "Hidden In Shadow", Set: "AW", Code: "01090", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			{
				Kind: engine.Activated, Rule: "DES-266", If: effect.Every{Of: OnHost{}, Is: effect.Except{Is: Bears{Counter: Shields}}},
				Cost: []engine.Effect{exhaustThis}, Do: []engine.Effect{GiveShields{N: effect.N(1), To: OnHost{}}},
			},
		},
	},
	{
		ID: "prized-possession", Name: "Prized Possession", Set: "AW", Code: "01102", Class: villain, Type: upgrade, Unique: true, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 4},
		Abilities: []engine.Ability{afterThat(whenPlayed, pickDie(effect.Opponent, DieOf{Card: isCharacter}), HoldDice{What: PickedDice{Tag: tagDie}})},
	},
	{
		ID: "second-chance", Name: "Second Chance", Set: "AW", Code: "01137", Class: hero, Type: upgrade, Traits: []engine.TraitID{yellow, ability},
		Figures: [8]int16{Cost: 3},
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(yellow)}),
			{
				Kind: engine.When, Rule: "DES-441", On: effect.On{Kind: EvDefeat, By: effect.Each, Card: OnHost{}}, Before: true, Instead: true, Mandatory: true,
				Do: []engine.Effect{Heal{N: effect.N(5), From: OnHost{}}, LeavePlay{What: effect.Self{}, To: Discard}},
			},
		},
	},
	{
		ID: "hunker-down", Name: "Hunker Down", Set: "AW", Code: "01164", Class: neutral, Type: upgrade, Traits: []engine.TraitID{yellow, ability},
		Abilities: []engine.Ability{
			always(Takes{Symbol: melee, Card: OnHost{}}, LeavePlay{What: effect.Self{}, To: Discard}),
			action([]engine.Effect{exhaustThis}, GiveShields{N: effect.N(1), To: OnHost{}}),
		},
	},
}
