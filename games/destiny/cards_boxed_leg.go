package destiny

import "cantina/engine"

var boxedLeg = []engine.Def{
	{
		ID: "veteran-stormtrooper", Name: "Veteran Stormtrooper", Set: "LEG", Code: "05013", Class: villain, Type: character, Traits: []engine.TraitID{red, trooper},
		Figures: [8]int16{Health: 9, Points: 9},
		Faces:   faces("1RD 2RD 3ID 1R - -"),
	},
	{
		ID: "boba-fett", Name: "Boba Fett", Subtitle: "Deadly Mercenary", Set: "LEG", Code: "05019", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{yellow, bountyHunter},
		Figures: [8]int16{Health: 11, Points: 12, Elite: 16},
		Faces:   faces("2RD 2MD 1Dr 1R Sp -"),
	},
	{
		ID: "slave-i", Name: "Slave I", Set: "LEG", Code: "05025", Class: villain, Type: support, Unique: true, Traits: []engine.TraitID{yellow, vehicle},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("2RD 2ID 3ID1 1Sh 1R -"),
	},
	{
		ID: "hunter-instinct", Name: "Hunter Instinct", Set: "LEG", Code: "05026", Class: villain, Type: upgrade, Traits: []engine.TraitID{yellow, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1F 1Dr 1R Sp Sp -"),
	},
	{
		ID: "wrist-rockets", Name: "Wrist Rockets", Set: "LEG", Code: "05027", Class: villain, Type: upgrade, Traits: []engine.TraitID{yellow, weapon},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("2RD 4ID1 1Dc 1R Sp -"),
	},
	{
		ID: "luke-skywalker-leg", Name: "Luke Skywalker", Subtitle: "Unlikely Hero", Set: "LEG", Code: "05031", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{blue, apprentice},
		Figures: [8]int16{Health: 11, Points: 11, Elite: 14},
		Faces:   faces("1RD 2RD 1MD 1Sh 1R -"),
	},
	{
		ID: "r2-d2", Name: "R2-D2", Set: "LEG", Code: "05035", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{blue, droid},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1MD 1Dr 1Sh 1R Sp Sp"),
	},
	{
		ID: "han-solo-leg", Name: "Han Solo", Subtitle: "Savvy Smuggler", Set: "LEG", Code: "05046", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{yellow, scoundrel},
		Figures: [8]int16{Health: 10, Points: 11, Elite: 14},
		Faces:   faces("2RD 2RD1 1Dc 1R +1R -"),
	},
	{
		ID: "millennium-falcon-leg", Name: "Millennium Falcon", Set: "LEG", Code: "05052", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{yellow, vehicle},
		Figures: [8]int16{Cost: 4},
		Faces:   faces("2RD 3RD 4ID1 2Sh 2R -"),
	},
	{
		ID: "force-focus", Name: "Force Focus", Set: "LEG", Code: "05056", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1Sh 1R 1R Sp Sp -"),
	},
	{
		ID: "heirloom-lightsaber", Name: "Heirloom Lightsaber", Set: "LEG", Code: "05058", Class: neutral, Type: upgrade, Traits: []engine.TraitID{blue, weapon},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("1MD 2MD 3MD 1Sh 1R -"),
	},
	{
		ID: "74-z-speeder-bike", Name: "74-Z Speeder Bike", Set: "LEG", Code: "05064", Class: neutral, Type: upgrade, Traits: []engine.TraitID{red, vehicle},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("2RD1 1F 1F 1Sh 1R -"),
	},
	{
		ID: "hidden-blaster", Name: "Hidden Blaster", Set: "LEG", Code: "05072", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, ambush, weapon},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1RD +2RD +2RD 1Dr 1R -"),
	},
	{
		ID: "hunting-rifle", Name: "Hunting Rifle", Set: "LEG", Code: "05073", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, weapon},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1RD 2RD1 1Dr 1R - -"),
	},
	{
		ID: "battle-fatigue", Name: "Battle Fatigue", Set: "LEG", Code: "05084", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "imperial-might", Name: "Imperial Might", Set: "LEG", Code: "05086", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "rumors", Name: "Rumors", Set: "LEG", Code: "05096", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "subdue", Name: "Subdue", Set: "LEG", Code: "05097", Class: villain, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "take-flight", Name: "Take Flight", Set: "LEG", Code: "05098", Class: villain, Type: event, Traits: []engine.TraitID{yellow, ambush},
	},
	{
		ID: "heightened-awareness", Name: "Heightened Awareness", Set: "LEG", Code: "05102", Class: hero, Type: event, Traits: []engine.TraitID{blue, ambush},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "bravado", Name: "Bravado", Set: "LEG", Code: "05116", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 3},
	},
	{
		ID: "impulsive", Name: "Impulsive", Set: "LEG", Code: "05119", Class: hero, Type: event, Traits: []engine.TraitID{yellow, ambush},
	},
	{
		ID: "smugglers-run", Name: "Smuggler's Run", Set: "LEG", Code: "05121", Class: hero, Type: event, Traits: []engine.TraitID{yellow},
	},
	{
		ID: "mazs-vault", Name: "Maz's Vault", Set: "LEG", Code: "05122", Class: hero, Type: support, Unique: true, Traits: []engine.TraitID{yellow, location},
	},
	{
		ID: "alter", Name: "Alter", Set: "LEG", Code: "05125", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "invigorate", Name: "Invigorate", Set: "LEG", Code: "05128", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "mislead", Name: "Mislead", Set: "LEG", Code: "05130", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "the-force-is-with-me", Name: "The Force Is With Me", Set: "LEG", Code: "05133", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "perseverance", Name: "Perseverance", Set: "LEG", Code: "05134", Class: neutral, Type: support, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "crackdown", Name: "Crackdown", Set: "LEG", Code: "05136", Class: neutral, Type: event, Traits: []engine.TraitID{red},
	},
	{
		ID: "crash-landing", Name: "Crash Landing", Set: "LEG", Code: "05137", Class: neutral, Type: event, Traits: []engine.TraitID{red},
	},
	{
		ID: "locked-and-loaded", Name: "Locked and Loaded", Set: "LEG", Code: "05139", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "superior-position", Name: "Superior Position", Set: "LEG", Code: "05143", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "bamboozle", Name: "Bamboozle", Set: "LEG", Code: "05147", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
	},
	{
		ID: "dangerous-maneuver", Name: "Dangerous Maneuver", Set: "LEG", Code: "05150", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
	},
	{
		ID: "entangle", Name: "Entangle", Set: "LEG", Code: "05151", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "face-off", Name: "Face-Off", Set: "LEG", Code: "05152", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "hasty-exit", Name: "Hasty Exit", Set: "LEG", Code: "05153", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
	},
	{
		ID: "quick-draw", Name: "Quick Draw", Set: "LEG", Code: "05155", Class: neutral, Type: event, Traits: []engine.TraitID{yellow},
	},
	{
		ID: "ice-storm", Name: "Ice Storm", Set: "LEG", Code: "05160", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
	},
	{
		ID: "backup-specialist", Name: "Backup Specialist", Set: "LEG", Code: "05163", Class: neutral, Type: support, Traits: []engine.TraitID{gray},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "quickdraw-holster", Name: "Quickdraw Holster", Set: "LEG", Code: "05167", Class: neutral, Type: upgrade, Traits: []engine.TraitID{gray, equipment},
	},
	{
		ID: "arid-wasteland", Name: "Arid Wasteland", Subtitle: "Geonosis", Set: "LEG", Code: "05174", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
	},
	{
		ID: "outer-rim-outpost", Name: "Outer Rim Outpost", Subtitle: "Nal Hutta", Set: "LEG", Code: "05178", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
	},
}
