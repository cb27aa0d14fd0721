package destiny

import "cantina/engine"

var boxedTpg = []engine.Def{
	{
		ID: "kylo-ren-tpg", Name: "Kylo Ren", Subtitle: "Tormented One", Set: "TPG", Code: "04001", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{blue, apprentice},
		Figures: [8]int16{Health: 12, Points: 14, Elite: 17},
		Faces:   faces("1MD 2MD 2MD1 1Dr 1R -"),
	},
	{
		ID: "captain-phasma-tpg", Name: "Captain Phasma", Subtitle: "Ruthless Tactician", Set: "TPG", Code: "04002", Class: villain, Type: character, Unique: true, Traits: []engine.TraitID{red, leader, trooper},
		Figures: [8]int16{Health: 10, Points: 9, Elite: 13},
		Faces:   faces("1RD 2RD 1F 1R Sp -"),
	},
	{
		ID: "droid-commandos", Name: "Droid Commandos", Set: "TPG", Code: "04003", Class: villain, Type: support, Traits: []engine.TraitID{red, droid},
		Figures: [8]int16{Cost: 4},
		Faces:   faces("2RD 3RD 3RD1 2Dc Sp -"),
	},
	{
		ID: "captain-phasmas-blaster", Name: "Captain Phasma's Blaster", Set: "TPG", Code: "04004", Class: villain, Type: upgrade, Unique: true, Traits: []engine.TraitID{red, weapon},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("1RD 2RD 3RD1 +3RD 1R -"),
	},
	{
		ID: "praetorian-guard", Name: "Praetorian Guard", Set: "TPG", Code: "04005", Class: villain, Type: upgrade, Traits: []engine.TraitID{red, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1MD 1MD +2MD 1Sh 1R -"),
	},
	{
		ID: "dark-counsel", Name: "Dark Counsel", Set: "TPG", Code: "04006", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1F 1F 1R Sp - -"),
	},
	{
		ID: "crossguard-lightsaber", Name: "Crossguard Lightsaber", Set: "TPG", Code: "04007", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, weapon},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1MD +2MD 1Sh 1R Sp -"),
	},
	{
		ID: "force-stasis", Name: "Force Stasis", Set: "TPG", Code: "04008", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1Dr 1Sh 1R Sp Sp -"),
	},
	{
		ID: "jedi-rival", Name: "Jedi Rival", Set: "TPG", Code: "04009", Class: villain, Type: upgrade, Traits: []engine.TraitID{blue, title},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "armored-support", Name: "Armored Support", Set: "TPG", Code: "04010", Class: villain, Type: support, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "first-strike", Name: "First Strike", Set: "TPG", Code: "04011", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "i-have-you-now", Name: "I Have You Now", Set: "TPG", Code: "04012", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "imperial-envoy", Name: "Imperial Envoy", Set: "TPG", Code: "04013", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "mobilize", Name: "Mobilize", Set: "TPG", Code: "04014", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 3},
	},
	{
		ID: "tactical-mastery-tpg", Name: "Tactical Mastery", Set: "TPG", Code: "04015", Class: villain, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "as-i-have-foreseen", Name: "As I Have Foreseen", Set: "TPG", Code: "04016", Class: neutral, Type: event, Traits: []engine.TraitID{blue, ambush},
	},
	{
		ID: "clash", Name: "Clash", Set: "TPG", Code: "04017", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "intimidate-tpg", Name: "Intimidate", Set: "TPG", Code: "04018", Class: villain, Type: event, Traits: []engine.TraitID{blue},
	},
	{
		ID: "your-skills-are-complete", Name: "Your Skills Are Complete", Set: "TPG", Code: "04019", Class: villain, Type: event, Traits: []engine.TraitID{blue},
	},
	{
		ID: "doubt", Name: "Doubt", Set: "TPG", Code: "04020", Class: villain, Type: event, Traits: []engine.TraitID{gray},
	},
	{
		ID: "parry", Name: "Parry", Set: "TPG", Code: "04021", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "subjugate", Name: "Subjugate", Set: "TPG", Code: "04022", Class: villain, Type: event, Traits: []engine.TraitID{gray},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "hangar-bay", Name: "Hangar Bay", Subtitle: "Imperial Fleet", Set: "TPG", Code: "04023", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
	},
	{
		ID: "rey-tpg", Name: "Rey", Subtitle: "Finding The Ways", Set: "TPG", Code: "04024", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{blue, apprentice},
		Figures: [8]int16{Health: 11, Points: 12, Elite: 15},
		Faces:   faces("1MD 2MD 1Dc 1Sh 1R -"),
	},
	{
		ID: "poe-dameron-tpg", Name: "Poe Dameron", Subtitle: "More Than A Pilot", Set: "TPG", Code: "04025", Class: hero, Type: character, Unique: true, Traits: []engine.TraitID{red, leader, pilot},
		Figures: [8]int16{Health: 11, Points: 11, Elite: 15},
		Faces:   faces("1RD 2RD 2F 1R Sp -"),
	},
	{
		ID: "medical-droid", Name: "Medical Droid", Set: "TPG", Code: "04026", Class: hero, Type: support, Traits: []engine.TraitID{red, droid},
		Figures: [8]int16{Cost: 1},
		Faces:   faces("1Sh 1R Sp Sp - -"),
	},
	{
		ID: "strike-team", Name: "Strike Team", Set: "TPG", Code: "04027", Class: hero, Type: support, Traits: []engine.TraitID{red, ambush},
		Figures: [8]int16{Cost: 5},
		Faces:   faces("2RD 3RD 3RD1 +4RD 2Dr -"),
	},
	{
		ID: "teamwork", Name: "Teamwork", Set: "TPG", Code: "04028", Class: hero, Type: upgrade, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("+2RD +2MD 1R Sp Sp -"),
	},
	{
		ID: "poe-damerons-blaster", Name: "Poe Dameron's Blaster", Set: "TPG", Code: "04029", Class: hero, Type: upgrade, Unique: true, Traits: []engine.TraitID{red, weapon},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("2RD +2RD 1Dr 1R Sp -"),
	},
	{
		ID: "reys-lightsaber", Name: "Rey's Lightsaber", Set: "TPG", Code: "04030", Class: hero, Type: upgrade, Unique: true, Traits: []engine.TraitID{blue, redeploy, weapon},
		Figures: [8]int16{Cost: 3},
		Faces:   faces("2MD 3MD1 +2MD 1Sh 1R -"),
	},
	{
		ID: "inner-strength", Name: "Inner Strength", Set: "TPG", Code: "04031", Class: hero, Type: upgrade, Traits: []engine.TraitID{blue, ability},
		Figures: [8]int16{Cost: 2},
		Faces:   faces("1F 2Sh 1R Sp Sp -"),
	},
	{
		ID: "lukes-protection", Name: "Luke's Protection", Set: "TPG", Code: "04032", Class: hero, Type: support, Traits: []engine.TraitID{blue},
	},
	{
		ID: "honor-guard", Name: "Honor Guard", Set: "TPG", Code: "04033", Class: hero, Type: support, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "direct-hit", Name: "Direct Hit", Set: "TPG", Code: "04034", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "logistics-tpg", Name: "Logistics", Set: "TPG", Code: "04035", Class: neutral, Type: event, Traits: []engine.TraitID{red},
	},
	{
		ID: "recon", Name: "Recon", Set: "TPG", Code: "04036", Class: neutral, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "strategic-planning-tpg", Name: "Strategic Planning", Set: "TPG", Code: "04037", Class: hero, Type: event, Traits: []engine.TraitID{red},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "concentrate", Name: "Concentrate", Set: "TPG", Code: "04038", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "defensive-stance-tpg", Name: "Defensive Stance", Set: "TPG", Code: "04039", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "distraction", Name: "Distraction", Set: "TPG", Code: "04040", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "do-or-do-not", Name: "Do Or Do Not", Set: "TPG", Code: "04041", Class: hero, Type: event, Traits: []engine.TraitID{blue},
	},
	{
		ID: "fierce-resolve", Name: "Fierce Resolve", Set: "TPG", Code: "04042", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 2},
	},
	{
		ID: "evade", Name: "Evade", Set: "TPG", Code: "04043", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "flank-tpg", Name: "Flank", Set: "TPG", Code: "04044", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures: [8]int16{Cost: 1},
	},
	{
		ID: "sound-the-alarm", Name: "Sound The Alarm", Set: "TPG", Code: "04045", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
	},
	{
		ID: "obi-wans-hut", Name: "Obi-Wan's Hut", Subtitle: "Tatooine", Set: "TPG", Code: "04046", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
	},
}
