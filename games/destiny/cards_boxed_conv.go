package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var boxedConv = []engine.Def{
	{
		ID: "commando-droid", Name: "Commando Droid", Set: "CONV", Code: "09019", Class: villain, Type: character, Traits: []engine.TraitID{red, droid},
		Figures:   [8]int16{Health: 7, Points: 8},
		Faces:     faces("1RD 1RD +2RD 2ID 1R -"),
		Abilities: []engine.Ability{afterThat(whenYouActivate, effect.Choose{From: effect.Cards{In: []effect.Place{{Zone: Team}, {Zone: Supports}}, Where: []engine.Filter{trait(droid), isReady}}, Tag: tagCharacter}, ActivateCards{What: chosenCharacter})},
	},
	{
		ID: "general-grievous-conv", Name: "General Grievous", Subtitle: "Droid Armies Commander", Set: "CONV", Code: "09021", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{red, leader},
		Figures: [8]int16{Health: 9, Points: 9, Elite: 12},
		Faces:   faces("1RD 2ID 2F 1Sh 1R -"),
		Abilities: []engine.Ability{
			while(TeamPoints{Less: 1, Card: trait(droid)}),
			powerAction(nil, reroll(PickDice{From: Dice{Where: []DieFilter{dieOf(droid)}}, Any: true})),
		},
	},
	{
		ID: "a-sinister-peace", Name: "A Sinister Peace", Set: "CONV", Code: "09023", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{text(discardOne, then(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{ShowsValue{Min: 2}}}})))},
	},
	{
		ID: "make-demands", Name: "Make Demands", Set: "CONV", Code: "09024", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spottingAny(leader, effect.Choose{From: theirCharacter, Tag: tagCharacter}, effect.OneOf{By: effect.Opponent, Modes: []engine.Effect{theyGiveOne, Deal{N: effect.N(2), To: chosenCharacter}}})},
	},
	{
		ID: "probe-conv", Name: "Probe", Set: "CONV", Code: "09025", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Abilities: reprint(awEventsRed, "probe"),
	},
	{
		ID: "pulverize", Name: "Pulverize", Set: "CONV", Code: "09026", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(PickDice{From: Dice{Where: []DieFilter{ShowsDamage{}}}, N: effect.N(3), UpTo: true, Tag: tagDie}, ResolveDice{What: PickedDice{Tag: tagDie}, Plus: effect.N(1), AnyOrder: true})},
	},
	{
		ID: "roger-roger", Name: "Roger, Roger", Set: "CONV", Code: "09027", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spotting(red, turnDie(PickDice{From: Dice{Where: []DieFilter{dieOf(droid)}}, N: effect.N(2), UpTo: true}, TurnDice{}))},
	},
	{
		ID: "the-best-defense-conv", Name: "The Best Defense...", Set: "CONV", Code: "09028", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: reprint(awEventsRed, "the-best-defense"),
	},
	{
		ID: "defoliator-tank", Name: "Defoliator Tank", Set: "CONV", Code: "09029", Class: villain, Type: support, Traits: []engine.TraitID{red, vehicle},
		Figures:   [8]int16{Cost: 4},
		Faces:     faces("3RD 4ID 2Dr 2Dc Sp -"),
		Abilities: []engine.Ability{specially(Deal{N: effect.N(3), To: whichever(effect.Except{Is: trait(droid)}, effect.Except{Is: effect.Named{Title: "General Grievous"}})})},
	},
	{
		ID: "stap-droid", Name: "Stap Droid", Set: "CONV", Code: "09032", Class: villain, Type: support, Traits: []engine.TraitID{red, ambush, droid},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1RD 1ID 3ID1 1Dc - -"),
	},
	{
		ID: "e-5-blaster-carbine", Name: "E-5 Blaster Carbine", Set: "CONV", Code: "09033", Class: villain, Type: upgrade, Traits: []engine.TraitID{red, weapon},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1RD +2RD 2ID +2ID 1R -"),
		Abilities: []engine.Ability{onlyWhile(hostIs(trait(droid)), Gives{Keyword: redeploy, To: []engine.Filter{effect.Self{}}})},
	},
	{
		ID: "modular-frame", Name: "Modular Frame", Set: "CONV", Code: "09034", Class: villain, Type: upgrade, Traits: []engine.TraitID{red, redeploy, equipment},
		Abilities: []engine.Ability{
			while(effect.Modify{Attr: Health, By: effect.N(1), To: []engine.Filter{OnHost{}}}),
			while(droidOrGrievous),
		},
	},
	{
		ID: "assassin-droid", Name: "Assassin Droid", Set: "CONV", Code: "09053", Class: villain, Type: support, Traits: []engine.TraitID{gray, droid},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("1RD 1RD 2RD 1Dr - -"),
		Abilities: []engine.Ability{afterThat(effect.On{Kind: EvRolledIn, Card: effect.Self{}}, damageTo(effect.N(1), anyCharacter))},
	},
	{
		ID: "obi-wan-kenobi", Name: "Obi-Wan Kenobi", Subtitle: "Ardent Avenger", Set: "CONV", Code: "09057", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{blue, jedi},
		Figures:   [8]int16{Health: 11, Points: 14, Elite: 18},
		Faces:     faces("2MD 3MD1 2F 2Sh 1R -"),
		Abilities: []engine.Ability{powerAction(nil, resolveOne(ResolveDice{Plus: effect.N(1)}, effect.You, ShowsValue{Min: 2}))},
	},
	{
		ID: "a-friend-lost", Name: "A Friend Lost", Set: "CONV", Code: "09059", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			while(PlayOnlyIf{If: effect.Exists{Cards: effect.Cards{In: []effect.Place{{Zone: Removed}, {Zone: Aside}}, Where: []engine.Filter{isCharacter, effect.Unique{}}}}}),
			text(turnDie(PickDice{From: Dice{Where: []DieFilter{CanShow{Damage: true}}}, N: effect.N(2), UpTo: true}, TurnDice{Damage: true})),
		},
	},
	{
		ID: "channel-the-force", Name: "Channel the Force", Set: "CONV", Code: "09060", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 2},
		Abilities: []engine.Ability{
			text(
				rerollOne(effect.Each),
				effect.If{Cond: spotted(trait(leader)), Then: []engine.Effect{turnDie(PickDice{From: anyDice, UpTo: true, Tag: tagDice2}, TurnDice{})}},
				effect.If{Cond: spotted(trait(jedi)), Then: []engine.Effect{removeDice(PickDice{From: anyDice, UpTo: true})}},
			),
		},
	},
	{
		ID: "defensive-stance-conv", Name: "Defensive Stance", Set: "CONV", Code: "09061", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: reprint(awEventsBlue, "defensive-stance"),
	},
	{
		ID: "upper-hand", Name: "Upper Hand", Set: "CONV", Code: "09064", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{
			while(PlayOnlyIf{If: HaveDice{Dice: Dice{Where: []DieFilter{ShowsValue{Min: 2}}}}}),
			text(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{ShowsNumber{N: effect.N(0)}}}})),
		},
	},
	{
		ID: "obi-wan-kenobis-interceptor", Name: "Obi-Wan Kenobi's Interceptor", Set: "CONV", Code: "09065", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{blue, vehicle},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("2RD 3RD1 3ID 1Sh 1R -"),
		Abilities: []engine.Ability{afterIf(whenYouActivate, spotted(effect.Named{Title: "Obi-Wan Kenobi"}), turnDie(PickDice{From: Dice{Where: []DieFilter{Shows{Symbol: blank}}}}, TurnDice{}))},
	},
	{
		ID: "republic-jedi-armor", Name: "Republic Jedi Armor", Set: "CONV", Code: "09071", Class: hero, Type: upgrade, Traits: []engine.TraitID{blue, equipment},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1F 1Sh 2Sh 2Sh1 1R -"),
		Abilities: []engine.Ability{
			always(Plays{Card: effect.Self{}, On: trait(jedi)}, GiveShields{N: effect.N(1), To: OnHost{}}),
			while(effect.Modify{Attr: Health, By: effect.N(1), To: []engine.Filter{OnHost{}}}),
		},
	},
	{
		ID: "satine-kryze", Name: "Satine Kryze", Subtitle: "Hope of Mandalore", Set: "CONV", Code: "09091", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{yellow, leader},
		Figures:   [8]int16{Health: 9, Points: 8, Elite: 10},
		Faces:     faces("2ID 1F 1F 1R 2R1 -"),
		Abilities: []engine.Ability{afterThat(whenYouActivate, rerollOne(effect.You))},
	},
	{
		ID: "calculated-risk", Name: "Calculated Risk", Set: "CONV", Code: "09092", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: []engine.Ability{text(rerollOne(effect.Each), then(effect.If{Cond: pickedShow(ShowsValue{Min: 2}), Then: []engine.Effect{oneResource}}))},
	},
	{
		ID: "draw-attention-conv", Name: "Draw Attention", Set: "CONV", Code: "09094", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Abilities: reprint(awEventsYellow, "draw-attention"),
	},
	{
		ID: "overqualified", Name: "Overqualified", Set: "CONV", Code: "09110", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(pickDie(effect.You), then(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{ShowsNumber{N: valueOfPicked, Less: true}}}})))},
	},
	{
		ID: "use-the-force-conv", Name: "Use The Force", Set: "CONV", Code: "09112", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: reprint(awEventsBlue, "use-the-force"),
	},
	{
		ID: "force-flow", Name: "Force Flow", Set: "CONV", Code: "09113", Class: neutral, Type: plot, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Points: 2},
		Abilities: []engine.Ability{action([]engine.Effect{LeavePlay{What: effect.Self{}, To: Aside}}, turnDie(anyDie, TurnDice{}))},
	},
	{
		ID: "lightsaber-conv", Name: "Lightsaber", Set: "CONV", Code: "09118", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, redeploy, weapon},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("3MD1 +2MD 1Sh 1R Sp -"),
		Abilities: reprint(awUpgrades, "lightsaber"),
	},
	{
		ID: "automated-defense", Name: "Automated Defense", Set: "CONV", Code: "09122", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spottingAny(droid, removeDice(anyDie))},
	},
	{
		ID: "energize", Name: "Energize", Set: "CONV", Code: "09124", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(effect.Choose{From: effect.Cards{In: []effect.Place{{Zone: Team}, {Zone: Supports}, {Zone: Upgrades}}, Where: []engine.Filter{trait(droid), BearsDie{}}}, Tag: tagOther}, RollIn{Of: chosenOther, One: true})},
	},
	{
		ID: "fresh-supplies", Name: "Fresh Supplies", Set: "CONV", Code: "09126", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Abilities: []engine.Ability{
			while(controlOnly),
			text(oneResource),
		},
	},
	{
		ID: "press-the-advantage", Name: "Press the Advantage", Set: "CONV", Code: "09135", Class: neutral, Type: support, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			action(
				[]engine.Effect{exhaustThis}, rerollOne(effect.You),
				then(effect.If{Cond: effect.AtLeast{N: effect.Minus{N: DiceCount{Dice: Dice{}}, Less: DiceCount{Dice: theirs}}}, Then: []engine.Effect{thenReroll()}}),
			),
		},
	},
	{
		ID: "tech-team", Name: "Tech Team", Set: "CONV", Code: "09136", Class: neutral, Type: support, Traits: []engine.TraitID{red},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{while(BeforePlay{Card: isSupport, Off: 1})},
	},
	{
		ID: "truce", Name: "Truce", Set: "CONV", Code: "09149", Class: neutral, Type: event, Traits: []engine.TraitID{yellow, ambush},
		Abilities: []engine.Ability{text(oneResource, effect.Gain{Var: Resources, N: effect.N(1), Who: effect.Opponent})},
	},
	{
		ID: "unpredictable-conv", Name: "Unpredictable", Set: "CONV", Code: "09150", Class: neutral, Type: event, Traits: []engine.TraitID{yellow, ambush},
		Abilities: reprint(awEventsYellow, "unpredictable"),
	},
	{
		ID: "seeking-the-truth", Name: "Seeking The Truth", Set: "CONV", Code: "09153", Class: neutral, Type: support, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			action(
				[]engine.Effect{exhaustThis}, rerollOne(effect.You),
				then(effect.If{Cond: spotted(trait(leader)), Then: []engine.Effect{thenReroll()}}),
			),
		},
	},
	{
		ID: "mandalorian-jetpack", Name: "Mandalorian Jetpack", Set: "CONV", Code: "09157", Class: neutral, Type: upgrade, Traits: []engine.TraitID{yellow, equipment},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("2ID 1Sh 1Sh Sp Sp -"),
		Abilities: []engine.Ability{specially(rerollOne(effect.Each, OtherDie{}), then(damageBy(valueOfPicked)))},
	},
	{
		ID: "shock-collar", Name: "Shock Collar", Set: "CONV", Code: "09160", Class: neutral, Type: downgrade, Traits: []engine.TraitID{gray, equipment},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{always(effect.On{Kind: EvActivated, By: effect.Each, Card: OnHost{}}, Deal{N: effect.N(1), To: OnHost{}})},
	},
	{
		ID: "block-conv", Name: "Block", Set: "CONV", Code: "09163", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 2},
		Abilities: reprint(awEventsGray, "block"),
	},
	{
		ID: "dodge-conv", Name: "Dodge", Set: "CONV", Code: "09164", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 2},
		Abilities: reprint(awEventsGray, "dodge"),
	},
	{
		ID: "electromagnetic-pulse", Name: "Electromagnetic Pulse", Set: "CONV", Code: "09165", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{text(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{DieOf{Card: effect.Either{Of: []engine.Filter{trait(droid), trait(vehicle)}}}}}}))},
	},
	{
		ID: "unshackle", Name: "Unshackle", Set: "CONV", Code: "09167", Class: neutral, Type: event, Traits: []engine.TraitID{gray, ambush},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(effect.Choose{From: effect.Cards{In: []effect.Place{{Zone: Downgrades, Of: effect.Each}}}, Tag: tagOther}, discardChosen)},
	},
	{
		ID: "grievance-striker", Name: "Grievance Striker", Set: "CONV", Code: "09169", Class: neutral, Type: upgrade, Unique: true, Traits: []engine.TraitID{gray, redeploy, weapon},
		Figures:   [8]int16{Cost: 2},
		Faces:     faces("1RD 2ID 2ID 1Dr 1Sh -"),
		Abilities: []engine.Ability{afterThat(Plays{Card: effect.Self{}, On: effect.Either{Of: []engine.Filter{effect.Named{Title: "General Grievous"}, effect.Named{Title: "Obi-Wan Kenobi"}}}}, damageTo(effect.N(1), anyCharacter))},
	},
	{
		ID: "punch-dagger", Name: "Punch Dagger", Set: "CONV", Code: "09171", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, weapon},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1MD 2MD1 1Dr 1R - -"),
	},
	{
		ID: "deathwatch-hideout", Name: "Deathwatch Hideout", Subtitle: "Concordia", Set: "CONV", Code: "09174", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{
			claim(
				oneResource,
				effect.If{Cond: spotted(effect.Named{Title: "Satine Kryze"}), Then: []engine.Effect{effect.Take{From: effect.In(Discard), To: Deck, Where: engine.AtBottom, Tag: tagOther}}},
			),
		},
	},
	{
		ID: "lair-of-general-grievous", Name: "Lair of General Grievous", Subtitle: "Vassek 3", Set: "CONV", Code: "09176", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{
			claim(effect.OneOf{Any: true, Modes: []engine.Effect{
				effect.If{Cond: spotted(effect.Named{Title: "General Grievous"}), Then: []engine.Effect{damageTo(effect.N(1), anyCharacter)}},
				effect.OneOf{By: effect.Opponent, Modes: []engine.Effect{theyGiveOne, indirectTo(effect.Opponent, effect.N(1))}},
			}}),
		},
	},
}
