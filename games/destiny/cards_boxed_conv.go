package destiny

import "cantina/engine"

var boxedConv = []engine.Def{
	{
		ID: "commando-droid", Name: "Commando Droid", Set: "CONV", Code: "09019", Class: villain, Type: character, Traits: []engine.TraitID{red, droid},
		Figures: [8]int16{Health: 7, Points: 8},
		Faces:   faces("1RD 1RD +2RD 2ID 1R -"),
	},
	{
		ID: "general-grievous-conv", Name: "General Grievous", Subtitle: "Droid Armies Commander", Set: "CONV", Code: "09021", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{red, leader},
		Figures: [8]int16{Health: 9, Points: 9, Elite: 12},
		Faces:   faces("1RD 2ID 2F 1Sh 1R -"),
	},
	{
		ID: "a-sinister-peace", Name: "A Sinister Peace", Set: "CONV", Code: "09023", Class: villain, Type: event, Traits: []engine.TraitID{red},
	},
	{
		ID: "make-demands", Name: "Make Demands", Set: "CONV", Code: "09024", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "probe-conv", Name: "Probe", Set: "CONV", Code: "09025", Class: villain, Type: event, Traits: []engine.TraitID{red},
	},
	{
		ID: "pulverize", Name: "Pulverize", Set: "CONV", Code: "09026", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "roger-roger", Name: "Roger, Roger", Set: "CONV", Code: "09027", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "the-best-defense-conv", Name: "The Best Defense...", Set: "CONV", Code: "09028", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "defoliator-tank", Name: "Defoliator Tank", Set: "CONV", Code: "09029", Class: villain, Type: support, Traits: []engine.TraitID{red, vehicle},
		Figures: [8]int16{Cost: 4},
		Faces:   faces("3RD 4ID 2Dr 2Dc Sp -"),
	},
	{
		ID: "stap-droid", Name: "Stap Droid", Set: "CONV", Code: "09032", Class: villain, Type: support, Traits: []engine.TraitID{red, ambush, droid},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1RD 1ID 3ID1 1Dc - -"),
	},
	{
		ID: "e-5-blaster-carbine", Name: "E-5 Blaster Carbine", Set: "CONV", Code: "09033", Class: villain, Type: upgrade, Traits: []engine.TraitID{red, weapon},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1RD +2RD 2ID +2ID 1R -"),
	},
	{
		ID: "modular-frame", Name: "Modular Frame", Set: "CONV", Code: "09034", Class: villain, Type: upgrade, Traits: []engine.TraitID{red, redeploy, equipment},
	},
	{
		ID: "assassin-droid", Name: "Assassin Droid", Set: "CONV", Code: "09053", Class: villain, Type: support, Traits: []engine.TraitID{gray, droid},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("1RD 1RD 2RD 1Dr - -"),
	},
	{
		ID: "obi-wan-kenobi", Name: "Obi-Wan Kenobi", Subtitle: "Ardent Avenger", Set: "CONV", Code: "09057", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{blue, jedi},
		Figures: [8]int16{Health: 11, Points: 14, Elite: 18},
		Faces:   faces("2MD 3MD1 2F 2Sh 1R -"),
	},
	{
		ID: "a-friend-lost", Name: "A Friend Lost", Set: "CONV", Code: "09059", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "channel-the-force", Name: "Channel the Force", Set: "CONV", Code: "09060", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "defensive-stance-conv", Name: "Defensive Stance", Set: "CONV", Code: "09061", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "upper-hand", Name: "Upper Hand", Set: "CONV", Code: "09064", Class: hero, Type: event, Traits: []engine.TraitID{blue},
	},
	{
		ID: "obi-wan-kenobis-interceptor", Name: "Obi-Wan Kenobi's Interceptor", Set: "CONV", Code: "09065", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{blue, vehicle},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("2RD 3RD1 3ID 1Sh 1R -"),
	},
	{
		ID: "republic-jedi-armor", Name: "Republic Jedi Armor", Set: "CONV", Code: "09071", Class: hero, Type: upgrade, Traits: []engine.TraitID{blue, equipment},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1F 1Sh 2Sh 2Sh1 1R -"),
	},
	{
		ID: "satine-kryze", Name: "Satine Kryze", Subtitle: "Hope of Mandalore", Set: "CONV", Code: "09091", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{yellow, leader},
		Figures: [8]int16{Health: 9, Points: 8, Elite: 10},
		Faces:   faces("2ID 1F 1F 1R 2R1 -"),
	},
	{
		ID: "calculated-risk", Name: "Calculated Risk", Set: "CONV", Code: "09092", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
	},
	{
		ID: "draw-attention-conv", Name: "Draw Attention", Set: "CONV", Code: "09094", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
	},
	{
		ID: "overqualified", Name: "Overqualified", Set: "CONV", Code: "09110", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "use-the-force-conv", Name: "Use The Force", Set: "CONV", Code: "09112", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "force-flow", Name: "Force Flow", Set: "CONV", Code: "09113", Class: neutral, Type: plot, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Points: 2},
	},
	{
		ID: "lightsaber-conv", Name: "Lightsaber", Set: "CONV", Code: "09118", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, redeploy, weapon},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("3MD1 +2MD 1Sh 1R Sp -"),
	},
	{
		ID: "automated-defense", Name: "Automated Defense", Set: "CONV", Code: "09122", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "energize", Name: "Energize", Set: "CONV", Code: "09124", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "fresh-supplies", Name: "Fresh Supplies", Set: "CONV", Code: "09126", Class: neutral, Type: event, Traits: []engine.TraitID{red},
	},
	{
		ID: "press-the-advantage", Name: "Press the Advantage", Set: "CONV", Code: "09135", Class: neutral, Type: support, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "tech-team", Name: "Tech Team", Set: "CONV", Code: "09136", Class: neutral, Type: support, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "truce", Name: "Truce", Set: "CONV", Code: "09149", Class: neutral, Type: event, Traits: []engine.TraitID{yellow, ambush},
	},
	{
		ID: "unpredictable-conv", Name: "Unpredictable", Set: "CONV", Code: "09150", Class: neutral, Type: event, Traits: []engine.TraitID{yellow, ambush},
	},
	{
		ID: "seeking-the-truth", Name: "Seeking The Truth", Set: "CONV", Code: "09153", Class: neutral, Type: support, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "mandalorian-jetpack", Name: "Mandalorian Jetpack", Set: "CONV", Code: "09157", Class: neutral, Type: upgrade, Traits: []engine.TraitID{yellow, equipment},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("2ID 1Sh 1Sh Sp Sp -"),
	},
	{
		ID: "shock-collar", Name: "Shock Collar", Set: "CONV", Code: "09160", Class: neutral, Type: downgrade, Traits: []engine.TraitID{gray, equipment},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "block-conv", Name: "Block", Set: "CONV", Code: "09163", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "dodge-conv", Name: "Dodge", Set: "CONV", Code: "09164", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "electromagnetic-pulse", Name: "Electromagnetic Pulse", Set: "CONV", Code: "09165", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
	},
	{
		ID: "unshackle", Name: "Unshackle", Set: "CONV", Code: "09167", Class: neutral, Type: event, Traits: []engine.TraitID{gray, ambush},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "grievance-striker", Name: "Grievance Striker", Set: "CONV", Code: "09169", Class: neutral, Type: upgrade, Unique: true, Traits: []engine.TraitID{gray, redeploy, weapon},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1RD 2ID 2ID 1Dr 1Sh -"),
	},
	{
		ID: "punch-dagger", Name: "Punch Dagger", Set: "CONV", Code: "09171", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, weapon},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1MD 2MD1 1Dr 1R - -"),
	},
	{
		ID: "deathwatch-hideout", Name: "Deathwatch Hideout", Subtitle: "Concordia", Set: "CONV", Code: "09174", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
	},
	{
		ID: "lair-of-general-grievous", Name: "Lair of General Grievous", Subtitle: "Vassek 3", Set: "CONV", Code: "09176", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
	},
}
