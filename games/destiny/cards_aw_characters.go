package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var awCharacters = []engine.Def{
	{
		ID: "captain-phasma", Name: "Captain Phasma", Subtitle: "Elite Trooper", Set: "AW", Code: "01001", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{red, leader, trooper},
		Figures:   [8]int16{Health: 11, Points: 12, Elite: 15},
		Faces:     faces("1RD 2RD 1F 1Dc 1R -"),
		Abilities: []engine.Ability{while(Gives{Keyword: guardian, To: []engine.Filter{effect.Yours{}, isCharacter, NonUnique{}}})},
	},
	{
		ID: "first-order-stormtrooper", Name: "First Order Stormtrooper", Set: "AW", Code: "01002", Class: villain, Type: character, Traits: []engine.TraitID{red, trooper},
		Figures: [8]int16{Health: 7, Points: 7},
		Faces:   faces("1RD 2RD 2RD1 1R - -"),
	},
	{
		ID: "general-grievous", Name: "General Grievous", Subtitle: "Jedi Hunter", Set: "AW", Code: "01003", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{red, leader},
		Figures: [8]int16{Health: 10, Points: 13, Elite: 18},
		Faces:   faces("2MD 2MD 3MD1 1Dr 1R -"),
		Abilities: []engine.Ability{
			beforeThat(
				effect.On{Kind: EvDefeat, By: effect.Opponent}, nil,
				effect.Choose{From: effect.Theirs(Upgrades, OnCard{Of: effect.It{}}, effect.Except{Is: trait(ability)}), Tag: tagOther},
				MoveUpgrade{What: chosenOther, To: effect.Self{}},
			),
		},
	},
	{
		ID: "general-veers", Name: "General Veers", Subtitle: "Field Commander", Set: "AW", Code: "01004", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{red, leader},
		Figures:   [8]int16{Health: 9, Points: 11, Elite: 14},
		Faces:     faces("1RD 2RD +2RD 1Sh 1R -"),
		Abilities: []engine.Ability{action(removeThisDie, pickDie(effect.You, DieOf{Card: effect.Lies{In: Supports}}), TurnDice{What: PickedDice{Tag: tagDie}})},
	},
	{
		ID: "count-dooku", Name: "Count Dooku", Subtitle: "Devious Strategist", Set: "AW", Code: "01009", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{blue, sith},
		Figures:   [8]int16{Health: 10, Points: 11, Elite: 15},
		Faces:     faces("1MD 2MD 1F 2Dc1 1R -"),
		Abilities: []engine.Ability{beforeThat(effect.On{Kind: EvDamage, By: effect.Each, Card: effect.Self{}}, []engine.Effect{discardOne}, GiveShields{N: effect.N(1), To: effect.Self{}})},
	},
	{
		ID: "darth-vader", Name: "Darth Vader", Subtitle: "Sith Lord", Set: "AW", Code: "01010", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{blue, sith},
		Figures:   [8]int16{Health: 13, Points: 16, Elite: 21},
		Faces:     faces("2MD 3MD 2Dr 1Sh 1R -"),
		Abilities: []engine.Ability{afterThat(whenActivated, effect.Take{From: effect.Theirs(Hand), By: effect.Opponent, To: Discard, Of: effect.Opponent, Tag: tagOther})},
	},
	{
		ID: "kylo-ren", Name: "Kylo Ren", Subtitle: "Vader's Disciple", Set: "AW", Code: "01011", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{blue, apprentice},
		Figures: [8]int16{Health: 11, Points: 10, Elite: 13},
		Faces:   faces("1MD 2MD1 1Sh 1R Sp -"),
		Abilities: []engine.Ability{
			specially(
				effect.Choose{From: theirCharacter, Tag: tagCharacter},
				effect.Sample{From: effect.Theirs(Hand), Tag: tagOther},
				then(Deal{N: effect.AttrOf{Attr: Cost, Cards: chosenOther}, To: chosenCharacter}),
			),
		},
	},
	{
		ID: "nightsister", Name: "Nightsister", Set: "AW", Code: "01012", Class: villain, Type: character, Traits: []engine.TraitID{blue, witch},
		Figures:   [8]int16{Health: 7, Points: 8},
		Faces:     faces("1RD 2RD 1Dr 1Dc 1R -"),
		Abilities: []engine.Ability{action(nil, rerollOne(effect.Each), Deal{N: effect.N(1), To: effect.Self{}})},
	},
	{
		ID: "bala-tik", Name: "Bala-Tik", Subtitle: "Gang Leader", Set: "AW", Code: "01019", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{yellow, leader, scoundrel},
		Figures:   [8]int16{Health: 8, Points: 8, Elite: 11},
		Faces:     faces("1RD +2RD 1F 1Sh 1R -"),
		Abilities: []engine.Ability{afterThat(effect.On{Kind: EvDefeat, By: effect.Opponent}, Ready{What: effect.Self{}})},
	},
	{
		ID: "jabba-the-hutt", Name: "Jabba the Hutt", Subtitle: "The Great and Mighty", Set: "AW", Code: "01020", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{yellow, leader, scoundrel},
		Figures:   [8]int16{Health: 11, Points: 11, Elite: 14},
		Faces:     faces("1F 1F 2Dr 2Dc 1R -"),
		Abilities: []engine.Ability{afterThat(whenActivated, rerollOne(effect.Each, dieOf(yellow)))},
	},
	{
		ID: "jango-fett", Name: "Jango Fett", Subtitle: "Lethal Mercenary", Set: "AW", Code: "01021", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{yellow, bountyHunter},
		Figures:   [8]int16{Health: 10, Points: 12, Elite: 16},
		Faces:     faces("1RD 2RD 1MD 1R +1R -"),
		Abilities: []engine.Ability{afterThat(effect.On{Kind: EvActivated, By: effect.Opponent, Card: isCharacter}, ActivateCards{What: effect.Self{}})},
	},
	{
		ID: "tusken-raider", Name: "Tusken Raider", Set: "AW", Code: "01022", Class: villain, Type: character, Traits: []engine.TraitID{yellow, scavenger},
		Figures: [8]int16{Health: 8, Points: 9},
		Faces:   faces("1RD 1MD 3MD1 1Sh 1R -"),
		Abilities: []engine.Ability{
			{
				Kind: engine.When, Rule: "DES-416", On: whenActivated, Cost: []engine.Effect{discardOne},
				Do: []engine.Effect{resolveOne(ResolveDice{}, effect.You, DieOn{Cards: effect.Self{}})},
			},
		},
	},
	{
		ID: "admiral-ackbar", Name: "Admiral Ackbar", Subtitle: "Perceptive Tactician", Set: "AW", Code: "01027", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{red, leader},
		Figures: [8]int16{Health: 9, Points: 10, Elite: 14},
		Faces:   faces("1RD 2F 1Dc 1R 1R -"),
		Abilities: []engine.Ability{
			always(
				effect.On{Kind: EvLastCard, By: effect.Opponent},
				effect.Choose{From: theirCharacter, By: effect.Opponent, Tag: tagCharacter},
				Deal{N: effect.N(2), To: chosenCharacter},
			),
		},
	},
	{
		ID: "leia-organa", Name: "Leia Organa", Subtitle: "Born Leader", Set: "AW", Code: "01028", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{red, leader},
		Figures:   [8]int16{Health: 11, Points: 12, Elite: 16},
		Faces:     faces("1RD 2RD 2RD1 1F 1R -"),
		Abilities: []engine.Ability{action(removeThisDie, reroll(PickDice{N: effect.N(2), UpTo: true}))},
	},
	{
		ID: "poe-dameron", Name: "Poe Dameron", Subtitle: "Ace Pilot", Set: "AW", Code: "01029", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{red, pilot},
		Figures: [8]int16{Health: 12, Points: 14, Elite: 18},
		Faces:   faces("2RD 3RD1 1Dr 1R Sp -"),
		Abilities: []engine.Ability{
			specially(
				discardOne,
				then(
					ResolveSide{Of: chosenOther},
					effect.If{Cond: effect.Every{Of: chosenOther, Is: trait(vehicle)}, Then: []engine.Effect{PlayCard{From: effect.In(Discard, chosenOther), May: true}}},
				),
			),
		},
	},
	{
		ID: "rebel-trooper", Name: "Rebel Trooper", Set: "AW", Code: "01030", Class: hero, Type: character, Traits: []engine.TraitID{red, guardian, trooper},
		Figures: [8]int16{Health: 7, Points: 8},
		Faces:   faces("1RD 2RD +1RD 1Sh 1R -"),
	},
	{
		ID: "luke-skywalker", Name: "Luke Skywalker", Subtitle: "Jedi Knight", Set: "AW", Code: "01035", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{blue, jedi},
		Figures:   [8]int16{Health: 12, Points: 15, Elite: 20},
		Faces:     faces("2MD 3MD 1F 1Sh 1R -"),
		Abilities: []engine.Ability{always(whenActivated, effect.Draw{})},
	},
	{
		ID: "padawan", Name: "Padawan", Set: "AW", Code: "01036", Class: hero, Type: character, Traits: []engine.TraitID{blue, apprentice},
		Figures:   [8]int16{Health: 7, Points: 8},
		Faces:     faces("1MD 1MD 2MD 1F 1R -"),
		Abilities: []engine.Ability{while(Cheaper{N: 1, Card: trait(weapon), On: effect.Self{}, If: effect.Not{If: effect.Exists{Cards: effect.In(Upgrades, OnCard{Of: effect.Self{}})}}})},
	},
	{
		ID: "qui-gon-jinn", Name: "Qui-Gon Jinn", Subtitle: "Ataru Master", Set: "AW", Code: "01037", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{blue, jedi},
		Figures: [8]int16{Health: 11, Points: 13, Elite: 17},
		Faces:   faces("1MD 2MD 1Sh 2Sh 1R -"),
		Abilities: []engine.Ability{
			beforeThat(
				effect.On{Kind: EvShields, By: effect.Each, Card: effect.Self{}},
				[]engine.Effect{TakeShields{N: effect.N(1), From: effect.Self{}}},
				damageTo(effect.N(1), anyCharacter),
			),
		},
	},
	{
		ID: "rey", Name: "Rey", Subtitle: "Force Prodigy", Set: "AW", Code: "01038", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{blue, scavenger},
		Figures:   [8]int16{Health: 10, Points: 9, Elite: 12},
		Faces:     faces("1MD +2MD 1Dc 1R +1R -"),
		Abilities: []engine.Ability{always(Plays{Card: isUpgrade, On: effect.Self{}}, ExtraAction{})},
	},
	{
		ID: "finn", Name: "Finn", Subtitle: "First Order Defector", Set: "AW", Code: "01045", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{yellow, scoundrel},
		Figures: [8]int16{Health: 10, Points: 13, Elite: 16},
		Faces:   faces("1RD 2RD 1MD 1Sh 1R -"),
		Abilities: []engine.Ability{
			while(AnyWeapon{}),
			while(DeckMay{Class: villain, Colour: red, Traits: []engine.TraitID{weapon, vehicle}}),
		},
	},
	{
		ID: "han-solo", Name: "Han Solo", Subtitle: "Scoundrel", Set: "AW", Code: "01046", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{yellow, scoundrel},
		Figures:   [8]int16{Health: 10, Points: 14, Elite: 18},
		Faces:     faces("2RD 3RD1 2Dr 1R 1R -"),
		Abilities: []engine.Ability{afterThat(Plays{Card: effect.Either{Of: []engine.Filter{trait(ambush), Has{Flag: Granted}}}}, GiveShields{N: effect.N(1), To: effect.Self{}})},
	},
	{
		ID: "hired-gun", Name: "Hired Gun", Set: "AW", Code: "01047", Class: hero, Type: character, Traits: []engine.TraitID{yellow, scoundrel},
		Figures: [8]int16{Health: 9, Points: 8},
		Faces:   faces("2RD1 3RD1 1Dr 1R 1R -"),
	},
	{
		ID: "padme-amidala", Name: "Padme Amidala", Subtitle: "Queen of Naboo", Set: "AW", Code: "01048", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{yellow, leader},
		Figures: [8]int16{Health: 10, Points: 10, Elite: 14},
		Faces:   faces("2F 1Dc 1R Sp Sp -"),
		Abilities: []engine.Ability{
			specially(effect.OneOf{Modes: []engine.Effect{
				DiscardTop{N: effect.N(1), Who: effect.Opponent},
				spendFor(1, DiscardTop{N: effect.N(2), Who: effect.Opponent}),
			}}),
		},
	},
}
