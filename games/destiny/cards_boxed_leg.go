package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var boxedLeg = []engine.Def{
	{
		ID: "veteran-stormtrooper", Name: "Veteran Stormtrooper", Set: "LEG", Code: "05013", Class: villain, Type: character, Traits: []engine.TraitID{red, trooper},
		Figures: [8]int16{Health: 9, Points: 9},
		Faces:   faces("1RD 2RD 3ID 1R - -"),
	},
	{
		ID: "boba-fett", Name: "Boba Fett", Subtitle: "Deadly Mercenary", Set: "LEG", Code: "05019", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{yellow, bountyHunter},
		Figures:   [8]int16{Health: 11, Points: 12, Elite: 16},
		Faces:     faces("2RD 2MD 1Dr 1R Sp -"),
		Abilities: []engine.Ability{specially(pickDie(effect.Each), damageBy(valueOfPicked))},
	},
	{
		ID: "slave-i", Name: "Slave I", Set: "LEG", Code: "05025", Class: villain, Type: support, Unique: true, Traits: []engine.TraitID{yellow, vehicle},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("2RD 2ID 3ID1 1Sh 1R -"),
		Abilities: []engine.Ability{
			powerAction(
				nil, rerollOne(effect.You, dieOf(yellow)),
				then(PickDice{From: Dice{Of: effect.Opponent, Where: []DieFilter{ShowsNumber{N: valueOfPicked}}}, UpTo: true, Tag: tagDice}, RemoveDice{What: PickedDice{Tag: tagDice}}),
			),
		},
	},
	{
		ID: "hunter-instinct", Name: "Hunter Instinct", Set: "LEG", Code: "05026", Class: villain, Type: upgrade, Traits: []engine.TraitID{yellow, ability},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1F 1Dr 1R Sp Sp -"),
		Abilities: []engine.Ability{specially(damageIf(chosenHas(Damage, 3), 2, 1))},
	},
	{
		ID: "wrist-rockets", Name: "Wrist Rockets", Set: "LEG", Code: "05027", Class: villain, Type: upgrade, Traits: []engine.TraitID{yellow, weapon},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("2RD 4ID1 1Dc 1R Sp -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(yellow)}),
			specially(
				damageTo(effect.N(2), anyCharacter),
				payFor(1, effect.Choose{From: anyCharacter, Tag: tagCharacter2}, Deal{N: effect.N(2), To: effect.Chosen{Tag: tagCharacter2}}),
			),
		},
	},
	{
		ID: "luke-skywalker-leg", Name: "Luke Skywalker", Subtitle: "Unlikely Hero", Set: "LEG", Code: "05031", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{blue, apprentice},
		Figures:   [8]int16{Health: 11, Points: 11, Elite: 14},
		Faces:     faces("1RD 2RD 1MD 1Sh 1R -"),
		Abilities: []engine.Ability{powerAction([]engine.Effect{effect.Spend{Var: Resources, N: 2}}, resolveOne(ResolveDice{Plus: effect.N(2)}, effect.You, DieOn{Cards: effect.Self{}}))},
	},
	{
		ID: "r2-d2", Name: "R2-D2", Set: "LEG", Code: "05035", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{blue, droid},
		Figures:   [8]int16{Cost: 1},
		Faces:     faces("1MD 1Dr 1Sh 1R Sp Sp"),
		Abilities: []engine.Ability{specially(effect.Draw{}, turnDie(PickDice{UpTo: true}, TurnDice{}))},
	},
	{
		ID: "han-solo-leg", Name: "Han Solo", Subtitle: "Savvy Smuggler", Set: "LEG", Code: "05046", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{yellow, scoundrel},
		Figures:   [8]int16{Health: 10, Points: 11, Elite: 14},
		Faces:     faces("2RD 2RD1 1Dc 1R +1R -"),
		Abilities: []engine.Ability{afterThat(whenYouActivate, rerollOne(effect.Each))},
	},
	{
		ID: "millennium-falcon-leg", Name: "Millennium Falcon", Set: "LEG", Code: "05052", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{yellow, vehicle},
		Figures:   [8]int16{Cost: 4},
		Faces:     faces("2RD 3RD 4ID1 2Sh 2R -"),
		Abilities: []engine.Ability{afterThat(whenYouActivate, effect.Choose{From: readyCharacters, Tag: tagCharacter}, ActivateCards{What: chosenCharacter})},
	},
	{
		ID: "force-focus", Name: "Force Focus", Set: "LEG", Code: "05056", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1Sh 1R 1R Sp Sp -"),
		Abilities: []engine.Ability{
			while(PlayOnlyIf{If: spot(blue)}),
			specially(
				pickDie(effect.You), turnPicked,
				effect.Pay{
					May: true, Cost: []engine.Effect{effect.Choose{From: effect.In(Hand, trait(blue)), Tag: tagOther}},
					Do: []engine.Effect{effect.Show{What: chosenOther, All: true, Tag: tagRest}, turnDie(PickDice{From: theirs, Tag: tagDice}, TurnDice{})},
				},
			),
		},
	},
	{
		ID: "heirloom-lightsaber", Name: "Heirloom Lightsaber", Set: "LEG", Code: "05058", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, weapon},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("1MD 2MD 3MD 1Sh 1R -"),
		Abilities: []engine.Ability{onlyWhile(hostIs(trait(blue)), Gives{Keyword: redeploy, To: []engine.Filter{effect.Self{}}})},
	},
	{
		ID: "74-z-speeder-bike", Name: "74-Z Speeder Bike", Set: "LEG", Code: "05064", Class: neutral, Type: upgrade, Traits: []engine.TraitID{red, vehicle},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("2RD1 1F 1F 1Sh 1R -"),
		Abilities: []engine.Ability{
			action(
				nil,
				PickDice{From: Dice{Where: []DieFilter{DieOf{Card: OnHost{}}}}, Tag: tagDie},
				ResolveDice{What: BothOf{A: Dice{Where: []DieFilter{DieOf{Card: effect.Self{}}}}, B: PickedDice{Tag: tagDie}}, AnyOrder: true},
			),
		},
	},
	{
		ID: "hidden-blaster", Name: "Hidden Blaster", Set: "LEG", Code: "05072", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, ambush, weapon},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1RD +2RD +2RD 1Dr 1R -"),
		Abilities: []engine.Ability{afterThat(whenPlayed, someShields)},
	},
	{
		ID: "hunting-rifle", Name: "Hunting Rifle", Set: "LEG", Code: "05073", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, weapon},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1RD 2RD1 1Dr 1R - -"),
	},
	{
		ID: "battle-fatigue", Name: "Battle Fatigue", Set: "LEG", Code: "05084", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			while(allHurt),
			text(removeDice(PickDice{From: theirs})),
		},
	},
	{
		ID: "imperial-might", Name: "Imperial Might", Set: "LEG", Code: "05086", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(resolveOne(ResolveDice{Plus: effect.N(2)}, effect.You))},
	},
	{
		ID: "rumors", Name: "Rumors", Set: "LEG", Code: "05096", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				effect.Choose{From: effect.Theirs(Hand), By: effect.Opponent, Tag: tagFrom},
				then(
					effect.Show{What: effect.Theirs(Hand, effect.Except{Is: chosenFrom}), Tag: tagRest},
					effect.Take{From: effect.Theirs(Hand, effect.Except{Is: chosenFrom}), To: Discard, Of: effect.Opponent, Tag: tagOther},
				),
			),
		},
	},
	{
		ID: "subdue", Name: "Subdue", Set: "LEG", Code: "05097", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(effect.Choose{From: whichever(Bears{Counter: Damage, Min: 3}), Tag: tagCharacter}, removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{DieOn{Cards: chosenCharacter}}}}))},
	},
	{
		ID: "take-flight", Name: "Take Flight", Set: "LEG", Code: "05098", Class: villain, Type: event, Traits: []engine.TraitID{yellow, ambush},
		Abilities: []engine.Ability{text(reroll(PickDice{From: Dice{Where: []DieFilter{dieOf(yellow)}}, N: effect.N(2), UpTo: true}))},
	},
	{
		ID: "heightened-awareness", Name: "Heightened Awareness", Set: "LEG", Code: "05102", Class: hero, Type: event, Traits: []engine.TraitID{blue, ambush},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(shieldsTo(3, anyCharacter))},
	},
	{
		ID: "bravado", Name: "Bravado", Set: "LEG", Code: "05116", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 3},
		Abilities: []engine.Ability{spotting(yellow, removeDice(PickDice{From: theirs}), then(damageTo(effect.N(2), anyCharacter)))},
	},
	{
		ID: "impulsive", Name: "Impulsive", Set: "LEG", Code: "05119", Class: hero, Type: event, Traits: []engine.TraitID{yellow, ambush},
		Abilities: []engine.Ability{text(resolveOne(ResolveDice{}, effect.You))},
	},
	{
		ID: "smugglers-run", Name: "Smuggler's Run", Set: "LEG", Code: "05121", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{
			text(
				effect.Choose{From: your(trait(yellow), isReady), Tag: tagCharacter}, ActivateCards{What: chosenCharacter},
				effect.If{Cond: HaveDice{Dice: Dice{Where: []DieFilter{DieOn{Cards: chosenCharacter}, JustRolled{}, Shows{Symbol: resource}}}}, Then: []engine.Effect{oneResource}},
			),
		},
	},
	{
		ID: "mazs-vault", Name: "Maz's Vault", Set: "LEG", Code: "05122", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{yellow, location},
		Abilities: []engine.Ability{while(MoreIncome{N: 1})},
	},
	{
		ID: "alter", Name: "Alter", Set: "LEG", Code: "05125", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(turnDie(PickDice{From: anyDice, N: effect.N(2), UpTo: true}, TurnDice{}))},
	},
	{
		ID: "invigorate", Name: "Invigorate", Set: "LEG", Code: "05128", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spotting(blue, Heal{N: effect.N(1), From: yourCharacter})},
	},
	{
		ID: "mislead", Name: "Mislead", Set: "LEG", Code: "05130", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{DieOf{Card: isCharacter}, ShowsValue{Max: 2}}}}))},
	},
	{
		ID: "the-force-is-with-me", Name: "The Force Is With Me", Set: "LEG", Code: "05133", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{ShowsOneOf{Symbols: []engine.SymbolID{ranged, indirect}}}}}))},
	},
	{
		ID: "perseverance", Name: "Perseverance", Set: "LEG", Code: "05134", Class: neutral, Type: support, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{action([]engine.Effect{exhaustThis}, rerollOne(effect.You), then(effect.May{Do: []engine.Effect{rerollPicked}}))},
	},
	{
		ID: "crackdown", Name: "Crackdown", Set: "LEG", Code: "05136", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{
			while(allHurt),
			text(oneResource),
		},
	},
	{
		ID: "crash-landing", Name: "Crash Landing", Set: "LEG", Code: "05137", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{text(pickDie(effect.Each, ShowsDamage{}), removePicked, then(indirectTo(effect.You, valueOfPicked)))},
	},
	{
		ID: "locked-and-loaded", Name: "Locked and Loaded", Set: "LEG", Code: "05139", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spotting(red, turnDie(PickDice{From: Dice{Where: []DieFilter{CanShow{Symbol: indirect}}}, N: effect.N(2), UpTo: true}, TurnDice{To: indirect}))},
	},
	{
		ID: "superior-position", Name: "Superior Position", Set: "LEG", Code: "05143", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			while(controlOnly),
			text(removeDice(anyDie)),
		},
	},
	{
		ID: "bamboozle", Name: "Bamboozle", Set: "LEG", Code: "05147", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(rerollOne(effect.Opponent), effect.If{Cond: pickedShow(Shows{Symbol: blank}), Then: []engine.Effect{theyGiveOne}})},
	},
	{
		ID: "dangerous-maneuver", Name: "Dangerous Maneuver", Set: "LEG", Code: "05150", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(effect.Choose{From: yourCharacter, Tag: tagCharacter}, Heal{N: effect.N(2), From: chosenCharacter}, indirectTo(effect.You, effect.N(2)))},
	},
	{
		ID: "entangle", Name: "Entangle", Set: "LEG", Code: "05151", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{spotting(yellow, removeDice(PickDice{From: anyDice, N: effect.N(2), UpTo: true, Total: 3}))},
	},
	{
		ID: "face-off", Name: "Face-Off", Set: "LEG", Code: "05152", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				pickDie(effect.You, DieOf{Card: isCharacter}), PickDice{From: Dice{Of: effect.Opponent, Where: []DieFilter{DieOf{Card: isCharacter}}}, Tag: tagDice}, RerollDice{What: bothPicked},
				then(Deal{N: effect.N(2), To: CardsOfLowest{Among: bothPicked}}),
			),
		},
	},
	{
		ID: "hasty-exit", Name: "Hasty Exit", Set: "LEG", Code: "05153", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(effect.Pay{Cost: []engine.Effect{GiveBattlefield{}}, Do: []engine.Effect{removeDice(showingDamage)}})},
	},
	{
		ID: "quick-draw", Name: "Quick Draw", Set: "LEG", Code: "05155", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(PlayCard{From: effect.In(Hand, isUpgrade, trait(weapon)), Tag: tagCharacter}, effect.May{Do: []engine.Effect{ActivateCards{What: chosenCharacter}}})},
	},
	{
		ID: "ice-storm", Name: "Ice Storm", Set: "LEG", Code: "05160", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{text(TakeShields{N: effect.N(1), From: anyCharacter})},
	},
	{
		ID: "backup-specialist", Name: "Backup Specialist", Set: "LEG", Code: "05163", Class: neutral, Type: support, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{action([]engine.Effect{exhaustThis}, reroll(PickDice{N: effect.N(2), UpTo: true}))},
	},
	{
		ID: "quickdraw-holster", Name: "Quickdraw Holster", Set: "LEG", Code: "05167", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, equipment},
		Abilities: []engine.Ability{afterThat(whenHostIsActivated, reroll(PickDice{From: Dice{Where: []DieFilter{DieOn{Cards: OnHost{}}, dieOf(weapon)}}, Any: true}))},
	},
	{
		ID: "arid-wasteland", Name: "Arid Wasteland", Subtitle: "Geonosis", Set: "LEG", Code: "05174", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(Lose{N: effect.N(1), Who: effect.Opponent})},
	},
	{
		ID: "outer-rim-outpost", Name: "Outer Rim Outpost", Subtitle: "Nal Hutta", Set: "LEG", Code: "05178", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(oneResource, effect.Draw{})},
	},
}
