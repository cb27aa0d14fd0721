package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var boxedTpg = []engine.Def{
	{
		ID: "kylo-ren-tpg", Name: "Kylo Ren", Subtitle: "Tormented One", Set: "TPG", Code: "04001", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{blue, apprentice},
		Figures: [8]int16{Health: 12, Points: 14, Elite: 17},
		Faces:   faces("1MD 2MD 2MD1 1Dr 1R -"),
		Abilities: []engine.Ability{
			afterThat(
				whenYouActivate,
				NameTrait{Of: []engine.TraitID{blue, red, yellow, gray}, Tag: tagName},
				effect.Sample{From: effect.Theirs(Hand), Tag: tagOther},
				effect.If{Cond: effect.Every{Of: chosenOther, Is: HasNamed{Tag: tagName}}, Then: []engine.Effect{damageTo(effect.N(2), anyCharacter)}},
			),
		},
	},
	{
		ID: "captain-phasma-tpg", Name: "Captain Phasma", Subtitle: "Ruthless Tactician", Set: "TPG", Code: "04002", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{red, leader, trooper},
		Figures:   [8]int16{Health: 10, Points: 9, Elite: 13},
		Faces:     faces("1RD 2RD 1F 1R Sp -"),
		Abilities: []engine.Ability{specially(damageIf(chosenHas(Damage, 6), 3, 2))},
	},
	{
		ID: "droid-commandos", Name: "Droid Commandos", Set: "TPG", Code: "04003", Class: villain, Type: support, Traits: []engine.TraitID{red, droid},
		Figures:   [8]int16{Cost: 4},
		Faces:     faces("2RD 3RD 3RD1 2Dc Sp -"),
		Abilities: []engine.Ability{specially(effect.Choose{From: anyCharacter, N: effect.Count{Cards: anyCharacter}, UpTo: true, Tag: tagCharacter}, Deal{N: effect.N(1), To: chosenCharacter})},
	},
	{
		ID: "captain-phasmas-blaster", Name: "Captain Phasma's Blaster", Set: "TPG", Code: "04004", Class: villain, Type: upgrade, Unique: true, Traits: []engine.TraitID{red, weapon},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("1RD 2RD 3RD1 +3RD 1R -"),
		Abilities: []engine.Ability{onlyWhile(hostIs(effect.Named{Title: "Captain Phasma"}), Gives{Keyword: redeploy, To: []engine.Filter{effect.Self{}}})},
	},
	{
		ID: "praetorian-guard", Name: "Praetorian Guard", Set: "TPG", Code: "04005", Class: villain, Type: upgrade, Traits: []engine.TraitID{red, ability},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1MD 1MD +2MD 1Sh 1R -"),
		Abilities: []engine.Ability{while(Gives{Keyword: guardian, To: []engine.Filter{OnHost{}}})},
	},
	{
		ID: "dark-counsel", Name: "Dark Counsel", Set: "TPG", Code: "04006", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Faces:     faces("1F 1F 1R Sp - -"),
		Abilities: []engine.Ability{specially(effect.Draw{}, KeepDie{Reroll: true})},
	},
	{
		ID: "crossguard-lightsaber", Name: "Crossguard Lightsaber", Set: "TPG", Code: "04007", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, weapon},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1MD +2MD 1Sh 1R Sp -"),
		Abilities: []engine.Ability{
			always(Plays{Card: effect.Self{}, On: effect.Named{Title: "Kylo Ren"}}, damageTo(effect.N(1), anyCharacter)),
			specially(damageIf(chosenHas(Shields, 1), 3, 2)),
		},
	},
	{
		ID: "force-stasis", Name: "Force Stasis", Set: "TPG", Code: "04008", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1Dr 1Sh 1R Sp Sp -"),
		Abilities: []engine.Ability{
			while(AttachTo{To: trait(blue)}),
			specially(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{Shows{Symbol: ranged}}}}), then(damageTo(effect.N(1), anyCharacter))),
		},
	},
	{
		ID: "jedi-rival", Name: "Jedi Rival", Set: "TPG", Code: "04009", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, title},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{afterThat(whenHostIsActivated, someShields)},
	},
	{
		ID: "armored-support", Name: "Armored Support", Set: "TPG", Code: "04010", Class: villain, Type: support, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			action(
				[]engine.Effect{exhaustThis},
				pickDie(effect.You, dieOf(red)), rerollPicked,
				effect.If{Cond: pickedShow(ShowsDamage{}), Then: []engine.Effect{damageTo(effect.N(1), anyCharacter)}},
			),
		},
	},
	{
		ID: "first-strike", Name: "First Strike", Set: "TPG", Code: "04011", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(pickDie(effect.Opponent, ShowsDamage{}), damageBy(valueOfPicked))},
	},
	{
		ID: "i-have-you-now", Name: "I Have You Now", Set: "TPG", Code: "04012", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(turnDie(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{CanShow{Damage: true}}}}, TurnDice{Damage: true}))},
	},
	{
		ID: "imperial-envoy", Name: "Imperial Envoy", Set: "TPG", Code: "04013", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
		Abilities: []engine.Ability{
			text(
				effect.Sample{From: effect.Theirs(Hand), N: effect.N(2), Tag: tagOther},
				then(damageBy(effect.Count{Cards: effect.Theirs(Hand, effect.Either{Of: []engine.Filter{isEvent, isSupport}}, chosenOther)})),
			),
		},
	},
	{
		ID: "mobilize", Name: "Mobilize", Set: "TPG", Code: "04014", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 3},
		Abilities: []engine.Ability{text(effect.Gain{Var: Resources, N: effect.N(4)})},
	},
	{
		ID: "tactical-mastery-tpg", Name: "Tactical Mastery", Set: "TPG", Code: "04015", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: reprint(awEventsRed, "tactical-mastery"),
	},
	{
		ID: "as-i-have-foreseen", Name: "As I Have Foreseen", Set: "TPG", Code: "04016", Class: neutral, Type: event, Traits: []engine.TraitID{blue, ambush},
		Abilities: []engine.Ability{text(effect.Show{What: effect.Theirs(Hand), Tag: tagOther})},
	},
	{
		ID: "clash", Name: "Clash", Set: "TPG", Code: "04017", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				turnDie(PickDice{From: Dice{Where: []DieFilter{CanShow{Symbol: melee}}}}, TurnDice{To: melee}),
				turnDie(PickDice{From: Dice{Of: effect.Opponent, Where: []DieFilter{Shows{Symbol: melee}, CanShow{Symbol: blank}}}, Tag: tagDice}, TurnDice{Blank: true}),
			),
		},
	},
	{
		ID: "intimidate-tpg", Name: "Intimidate", Set: "TPG", Code: "04018", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Abilities: reprint(awEventsBlue, "intimidate"),
	},
	{
		ID: "your-skills-are-complete", Name: "Your Skills Are Complete", Set: "TPG", Code: "04019", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{text(turnDie(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{DieOf{Card: isUpgrade}, CanShow{Symbol: blank}}}}, TurnDice{Blank: true}))},
	},
	{
		ID: "doubt", Name: "Doubt", Set: "TPG", Code: "04020", Class: villain, Type: event, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{
			text(
				rerollOne(effect.Opponent),
				then(effect.OneOf{By: effect.Opponent, Any: true, Modes: []engine.Effect{ResolveDice{What: PickedDice{Tag: tagDie}, By: effect.Opponent}, removePicked}}),
			),
		},
	},
	{
		ID: "parry", Name: "Parry", Set: "TPG", Code: "04021", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{Shows{Symbol: melee}}}}))},
	},
	{
		ID: "subjugate", Name: "Subjugate", Set: "TPG", Code: "04022", Class: villain, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(removeDice(anyDie))},
	},
	{
		ID: "hangar-bay", Name: "Hangar Bay", Subtitle: "Imperial Fleet", Set: "TPG", Code: "04023", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{
			claim(
				effect.Show{What: topOf(effect.Opponent, 1), All: true, Tag: tagOther},
				effect.If{Cond: effect.Every{Of: chosenOther, Is: effect.Either{Of: []engine.Filter{isEvent, isSupport}}}, Then: []engine.Effect{damageTo(effect.N(1), anyCharacter)}},
			),
		},
	},
	{
		ID: "rey-tpg", Name: "Rey", Subtitle: "Finding The Ways", Set: "TPG", Code: "04024", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{blue, apprentice},
		Figures:   [8]int16{Health: 11, Points: 12, Elite: 15},
		Faces:     faces("1MD 2MD 1Dc 1Sh 1R -"),
		Abilities: []engine.Ability{afterIf(whenYouActivate, effect.Every{Of: effect.Self{}, Is: Bears{Counter: Shields}}, damageTo(effect.N(1), anyCharacter))},
	},
	{
		ID: "poe-dameron-tpg", Name: "Poe Dameron", Subtitle: "More Than A Pilot", Set: "TPG", Code: "04025", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{red, leader, pilot},
		Figures:   [8]int16{Health: 11, Points: 11, Elite: 15},
		Faces:     faces("1RD 2RD 2F 1R Sp -"),
		Abilities: []engine.Ability{specially(shieldsTo(1, anyCharacter), turnDie(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{OtherDie{}}}, UpTo: true}, TurnDice{}))},
	},
	{
		ID: "medical-droid", Name: "Medical Droid", Set: "TPG", Code: "04026", Class: hero, Type: support, Traits: []engine.TraitID{red, droid},
		Figures:   [8]int16{Cost: 1},
		Faces:     faces("1Sh 1R Sp Sp - -"),
		Abilities: []engine.Ability{specially(effect.Choose{From: anyCharacter, Tag: tagCharacter}, Heal{N: effect.N(1), From: chosenCharacter})},
	},
	{
		ID: "strike-team", Name: "Strike Team", Set: "TPG", Code: "04027", Class: hero, Type: support, Traits: []engine.TraitID{red, ambush},
		Figures:   [8]int16{Cost: 5},
		Faces:     faces("2RD 3RD 3RD1 +4RD 2Dr -"),
		Abilities: []engine.Ability{while(Cheaper{N: 1, Card: effect.Self{}, If: effect.AtLeast{N: effect.VarOf{Var: Resources, Who: effect.Opponent}, Min: 3}})},
	},
	{
		ID: "teamwork", Name: "Teamwork", Set: "TPG", Code: "04028", Class: hero, Type: upgrade, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("+2RD +2MD 1R Sp Sp -"),
		Abilities: []engine.Ability{
			specially(
				GiveShields{N: effect.N(1), To: OnHost{}},
				effect.Choose{From: whichever(effect.Except{Is: OnHost{}}), UpTo: true, Tag: tagCharacter}, GiveShields{N: effect.N(1), To: chosenCharacter},
			),
		},
	},
	{
		ID: "poe-damerons-blaster", Name: "Poe Dameron's Blaster", Set: "TPG", Code: "04029", Class: hero, Type: upgrade, Unique: true, Traits: []engine.TraitID{red, weapon},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("2RD +2RD 1Dr 1R Sp -"),
		Abilities: []engine.Ability{specially(damageIf(hostIs(effect.Named{Title: "Poe Dameron"}), 3, 2))},
	},
	{
		ID: "reys-lightsaber", Name: "Rey's Lightsaber", Set: "TPG", Code: "04030", Class: hero, Type: upgrade, Unique: true, Traits: []engine.TraitID{blue, redeploy, weapon},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("2MD 3MD1 +2MD 1Sh 1R -"),
		Abilities: []engine.Ability{always(whenPlayed, GiveShields{N: effect.IfElse{If: hostIs(effect.Named{Title: "Rey"}), Then: 2, Else: 1}, To: OnHost{}})},
	},
	{
		ID: "inner-strength", Name: "Inner Strength", Set: "TPG", Code: "04031", Class: hero, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1F 2Sh 1R Sp Sp -"),
		Abilities: []engine.Ability{specially(effect.Choose{From: effect.Theirs(Team, isCharacter, effect.Except{Is: Bears{Counter: Shields}}), Tag: tagCharacter}, MoveDamage{N: effect.N(1), From: OnHost{}, To: chosenCharacter})},
	},
	{
		ID: "lukes-protection", Name: "Luke's Protection", Set: "TPG", Code: "04032", Class: hero, Type: support, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{action([]engine.Effect{LeavePlay{What: effect.Self{}, To: Deck}}, shieldsTo(1, whichever(trait(blue))))},
	},
	{
		ID: "honor-guard", Name: "Honor Guard", Set: "TPG", Code: "04033", Class: hero, Type: support, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{action([]engine.Effect{LeavePlay{What: effect.Self{}, To: Discard}}, removeDice(showingDamage))},
	},
	{
		ID: "direct-hit", Name: "Direct Hit", Set: "TPG", Code: "04034", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(resolveOne(ResolveDice{Plus: effect.N(2)}, effect.You, ShowsDamage{}))},
	},
	{
		ID: "logistics-tpg", Name: "Logistics", Set: "TPG", Code: "04035", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Abilities: reprint(awEventsRed, "logistics"),
	},
	{
		ID: "recon", Name: "Recon", Set: "TPG", Code: "04036", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				pickDie(effect.Each),
				then(turnDie(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{NotDie{Is: PickedDice{Tag: tagDie}}, CanShow{Like: tagDie}}}, Tag: tagDice}, TurnDice{Like: tagDie})),
			),
		},
	},
	{
		ID: "strategic-planning-tpg", Name: "Strategic Planning", Set: "TPG", Code: "04037", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: reprint(awEventsRed, "strategic-planning"),
	},
	{
		ID: "concentrate", Name: "Concentrate", Set: "TPG", Code: "04038", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				pickDie(effect.You), turnPicked,
				payFor(1, turnDie(PickDice{From: Dice{Where: []DieFilter{NotDie{Is: PickedDice{Tag: tagDie}}}}, Tag: tagDice}, TurnDice{})),
			),
		},
	},
	{
		ID: "defensive-stance-tpg", Name: "Defensive Stance", Set: "TPG", Code: "04039", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: reprint(awEventsBlue, "defensive-stance"),
	},
	{
		ID: "distraction", Name: "Distraction", Set: "TPG", Code: "04040", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				PickDice{From: anyDice, N: effect.N(2), Tag: tagDie},
				then(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{PickedDice{Tag: tagDie}}}, By: effect.Opponent, Tag: tagDice}, RemoveDice{What: PickedDice{Tag: tagDice}}),
			),
		},
	},
	{
		ID: "do-or-do-not", Name: "Do Or Do Not", Set: "TPG", Code: "04041", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{text(rerollOne(effect.You), then(effect.OneOf{Modes: []engine.Effect{ResolveDice{What: PickedDice{Tag: tagDie}, Plus: effect.N(1)}, removePicked}}))},
	},
	{
		ID: "fierce-resolve", Name: "Fierce Resolve", Set: "TPG", Code: "04042", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(rerollOne(effect.You), then(damageBy(valueOfPicked)))},
	},
	{
		ID: "evade", Name: "Evade", Set: "TPG", Code: "04043", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{Shows{Symbol: ranged}}}}))},
	},
	{
		ID: "flank-tpg", Name: "Flank", Set: "TPG", Code: "04044", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 1},
		Abilities: reprint(awEventsGray, "flank"),
	},
	{
		ID: "sound-the-alarm", Name: "Sound The Alarm", Set: "TPG", Code: "04045", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{text(reroll(PickDice{From: Dice{Of: effect.Opponent, Where: []DieFilter{ShowsDamage{}}}, Any: true}))},
	},
	{
		ID: "obi-wans-hut", Name: "Obi-Wan's Hut", Subtitle: "Tatooine", Set: "TPG", Code: "04046", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(effect.OneOf{Any: true, Modes: []engine.Effect{shieldsTo(1, whichever(trait(blue))), spendFor(1, shieldsTo(1, whichever(effect.Except{Is: trait(blue)})))}})},
	},
}
