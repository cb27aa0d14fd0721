package pocketmodel

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The units: figures are attack, defense, damage, shields, build stars.

var rebelUnits = []engine.Def{
	{
		ID: "rogue-squadron", Code: "PMU-R01", Name: "Rogue Squadron", Subtitle: "X-wing", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: space, Traits: []engine.TraitID{fighter, laser}, Figures: unit(3, 10, 2, 2, 2),
	},
	{
		ID: "talon-squadron", Code: "PMU-R02", Name: "Talon Squadron", Subtitle: "X-wing", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: space, Traits: []engine.TraitID{fighter, laser}, Figures: unit(1, 10, 1, 1, 1),
	},
	{
		ID: "a-wing-flight", Code: "PMU-R03", Name: "A-wing Flight", Subtitle: "A-wing", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: space, Traits: []engine.TraitID{fighter}, Figures: unit(1, 11, 1, 1, 1),
	},
	{
		ID: "y-wing-bombers", Code: "PMU-R04", Name: "Y-wing Bombers", Subtitle: "Y-wing", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: space, Traits: []engine.TraitID{fighter}, Figures: unit(2, 9, 3, 2, 2),
	},
	{
		ID: "b-wing-heavy-flight", Code: "PMU-R05", Name: "B-wing Heavy Flight", Subtitle: "B-wing", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: space, Traits: []engine.TraitID{fighter, laser}, Figures: unit(3, 9, 3, 4, 3),
	},
	{
		ID: "millennium-falcon", Code: "PMU-R06", Name: "Millennium Falcon", Subtitle: "YT-1300 freighter", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: space, Traits: []engine.TraitID{transport, laser}, Figures: unit(4, 11, 2, 3, 3),
	},
	{
		ID: "blockade-runner", Code: "PMU-R07", Name: "Blockade Runner", Subtitle: "Corellian corvette", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: space, Traits: []engine.TraitID{capital, transport}, Figures: unit(3, 9, 3, 5, 4),
	},
	{
		ID: "escort-frigate", Code: "PMU-R08", Name: "Escort Frigate", Subtitle: "Nebulon-B frigate", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: space, Traits: []engine.TraitID{capital, laser}, Figures: unit(4, 9, 4, 7, 5),
	},
	{
		ID: "snowspeeder-patrol", Code: "PMU-R09", Name: "Snowspeeder Patrol", Subtitle: "Snowspeeder", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: ground, Traits: []engine.TraitID{laser}, Figures: unit(1, 10, 1, 1, 1),
	},
	{
		ID: "tauntaun-riders", Code: "PMU-R10", Name: "Tauntaun Riders", Subtitle: "Mounted troopers", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: ground, Traits: []engine.TraitID{trooper, blaster}, Figures: unit(2, 9, 1, 1, 1),
	},
	{
		ID: "swamp-speeder-team", Code: "PMU-R11", Name: "Swamp Speeder Team", Subtitle: "Swamp speeder", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: rebel, Type: ground, Traits: []engine.TraitID{trooper, laser}, Figures: unit(2, 10, 2, 2, 2),
	},
	{
		ID: "infiltrator-shuttle", Code: "PMU-R12", Name: "Infiltrator Shuttle", Subtitle: "Shuttle", Group: groupUnit, Origin: "house", Back: backUnit,
		Class: rebel, Type: space, Traits: []engine.TraitID{transport}, Figures: unit(2, 10, 1, 3, 2),
		Abilities: []engine.Ability{while("PM-038", Carries{})},
	},
}

var empireUnits = []engine.Def{
	{
		ID: "devastator", Code: "PMU-E01", Name: "Devastator", Subtitle: "Star Destroyer", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: space, Traits: []engine.TraitID{capital, laser}, Figures: unit(4, 9, 4, 7, 5),
	},
	{
		ID: "spear-squadron", Code: "PMU-E02", Name: "Spear Squadron", Subtitle: "TIE Fighter", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: space, Traits: []engine.TraitID{fighter}, Figures: unit(1, 10, 1, 1, 1),
	},
	{
		ID: "ebon-squadron", Code: "PMU-E03", Name: "Ebon Squadron", Subtitle: "TIE Fighter", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: space, Traits: []engine.TraitID{fighter, laser}, Figures: unit(1, 10, 1, 1, 1),
	},
	{
		ID: "tie-interceptor-wing", Code: "PMU-E04", Name: "TIE Interceptor Wing", Subtitle: "TIE Interceptor", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: space, Traits: []engine.TraitID{fighter, laser}, Figures: unit(3, 10, 2, 2, 2),
	},
	{
		ID: "tie-advanced-prototype", Code: "PMU-E05", Name: "TIE Advanced Prototype", Subtitle: "TIE Advanced", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: space, Traits: []engine.TraitID{fighter, force}, Figures: unit(4, 11, 2, 3, 3),
	},
	{
		ID: "tie-bomber-wing", Code: "PMU-E06", Name: "TIE Bomber Wing", Subtitle: "TIE Bomber", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: space, Traits: []engine.TraitID{fighter}, Figures: unit(2, 9, 3, 2, 2),
	},
	{
		ID: "tydirium", Code: "PMU-E07", Name: "Tydirium", Subtitle: "Lambda shuttle", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: space, Traits: []engine.TraitID{transport}, Figures: unit(3, 10, 2, 4, 3),
	},
	{
		ID: "darth-vaders-shuttle", Code: "PMU-E08", Name: "Darth Vader's Shuttle", Subtitle: "Lambda shuttle", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: space, Traits: []engine.TraitID{transport, force}, Figures: unit(3, 11, 2, 3, 3),
	},
	{
		ID: "scout-walker", Code: "PMU-E09", Name: "Scout Walker", Subtitle: "AT-ST", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: ground, Traits: []engine.TraitID{armor, trooper}, Figures: unit(2, 10, 2, 2, 2),
	},
	{
		ID: "general-veers-at-at", Code: "PMU-E10", Name: "General Veers' AT-AT", Subtitle: "AT-AT", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: ground, Traits: []engine.TraitID{armor, trooper}, Figures: unit(4, 9, 4, 7, 5),
	},
	{
		ID: "speeder-bike-patrol", Code: "PMU-E11", Name: "Speeder Bike Patrol", Subtitle: "Speeder bike", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: ground, Traits: []engine.TraitID{trooper, blaster}, Figures: unit(2, 9, 1, 1, 1),
	},
	{
		ID: "crawler-platoon", Code: "PMU-E12", Name: "Crawler Platoon", Subtitle: "TIE Crawler", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: empire, Type: ground, Traits: []engine.TraitID{armor}, Figures: unit(3, 10, 2, 4, 3),
	},
}

var republicUnits = []engine.Def{
	{
		ID: "vigilance", Code: "PMU-P01", Name: "Vigilance", Subtitle: "Venator Star Destroyer", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: space, Traits: []engine.TraitID{capital, laser}, Figures: unit(4, 9, 4, 7, 5),
	},
	{
		ID: "v-wing-flight", Code: "PMU-P02", Name: "V-wing Flight", Subtitle: "V-wing", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: space, Traits: []engine.TraitID{fighter}, Figures: unit(1, 10, 1, 1, 1),
	},
	{
		ID: "arc-squadron", Code: "PMU-P03", Name: "ARC Squadron", Subtitle: "ARC-170", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: space, Traits: []engine.TraitID{fighter, laser}, Figures: unit(2, 10, 2, 3, 2),
	},
	{
		ID: "jedi-interceptor", Code: "PMU-P04", Name: "Jedi Interceptor", Subtitle: "Eta-2 interceptor", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: space, Traits: []engine.TraitID{fighter, force}, Figures: unit(3, 11, 2, 1, 2),
	},
	{
		ID: "jedi-starfighter", Code: "PMU-P05", Name: "Jedi Starfighter", Subtitle: "Jedi starfighter", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: space, Traits: []engine.TraitID{fighter, force}, Figures: unit(4, 11, 2, 3, 3),
	},
	{
		ID: "assault-transport", Code: "PMU-P06", Name: "Assault Transport", Subtitle: "Acclamator", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: space, Traits: []engine.TraitID{capital, transport}, Figures: unit(3, 9, 3, 5, 4),
	},
	{
		ID: "212th-attack-battalion-republic-gunship", Code: "PMU-P07", Name: "212th Attack Battalion Republic Gunship", Subtitle: "LAAT/i gunship", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: space, Traits: []engine.TraitID{transport, trooper}, Figures: unit(3, 10, 3, 3, 3),
	},
	{
		ID: "twilight", Code: "PMU-P08", Name: "Twilight", Subtitle: "G9 Rigger freighter", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: space, Traits: []engine.TraitID{transport, laser}, Figures: unit(3, 10, 2, 4, 3),
	},
	{
		ID: "clone-walker", Code: "PMU-P09", Name: "Clone Walker", Subtitle: "AT-RT", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: ground, Traits: []engine.TraitID{trooper, blaster}, Figures: unit(2, 9, 1, 1, 1),
	},
	{
		ID: "barc-patrol", Code: "PMU-P10", Name: "BARC Patrol", Subtitle: "BARC speeder", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: ground, Traits: []engine.TraitID{trooper}, Figures: unit(1, 10, 1, 1, 1),
	},
	{
		ID: "six-leg-walker", Code: "PMU-P11", Name: "Six-Leg Walker", Subtitle: "AT-TE", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: ground, Traits: []engine.TraitID{armor, trooper}, Figures: unit(3, 9, 3, 5, 4),
	},
	{
		ID: "juggernaut", Code: "PMU-P12", Name: "Juggernaut", Subtitle: "HAVw A6 Juggernaut", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: republic, Type: ground, Traits: []engine.TraitID{armor}, Figures: unit(4, 9, 4, 7, 5),
	},
}

var separatistUnits = []engine.Def{
	{
		ID: "providence-command-ship", Code: "PMU-S01", Name: "Providence Command Ship", Subtitle: "Providence destroyer", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: space, Traits: []engine.TraitID{capital, laser}, Figures: unit(4, 9, 4, 7, 5),
	},
	{
		ID: "vulture-swarm", Code: "PMU-S02", Name: "Vulture Swarm", Subtitle: "Vulture droid fighter", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: space, Traits: []engine.TraitID{fighter, droid}, Figures: unit(1, 10, 1, 1, 1),
	},
	{
		ID: "tri-fighter-wing", Code: "PMU-S03", Name: "Tri-Fighter Wing", Subtitle: "Droid tri-fighter", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: space, Traits: []engine.TraitID{fighter, droid}, Figures: unit(3, 10, 2, 2, 2),
	},
	{
		ID: "hive-defence-flight", Code: "PMU-S04", Name: "Hive Defence Flight", Subtitle: "Nantex fighter", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: space, Traits: []engine.TraitID{fighter}, Figures: unit(1, 11, 1, 1, 1),
	},
	{
		ID: "droid-control-ship", Code: "PMU-S05", Name: "Droid Control Ship", Subtitle: "Droid control ship", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: space, Traits: []engine.TraitID{capital, droid}, Figures: unit(3, 10, 3, 7, 5),
		Abilities: []engine.Ability{while("PM-106", effect.Modify{Attr: Attack, By: effect.N(1), To: []engine.Filter{effect.Yours{}, effect.Trait{Is: droid}, effect.Other{}, SameZone{}}, If: InBattle{}})},
	},
	{
		ID: "droid-gunship", Code: "PMU-S06", Name: "Droid Gunship", Subtitle: "Droid gunship", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: space, Traits: []engine.TraitID{droid, laser}, Figures: unit(3, 10, 3, 3, 3),
	},
	{
		ID: "landing-ship", Code: "PMU-S07", Name: "Landing Ship", Subtitle: "C-9979 landing craft", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: space, Traits: []engine.TraitID{transport, droid}, Figures: unit(2, 9, 2, 7, 4),
	},
	{
		ID: "armoured-assault-tank", Code: "PMU-S08", Name: "Armoured Assault Tank", Subtitle: "AAT", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: ground, Traits: []engine.TraitID{armor, droid}, Figures: unit(2, 10, 2, 2, 2),
	},
	{
		ID: "spider-droid", Code: "PMU-S09", Name: "Spider Droid", Subtitle: "OG-9 spider droid", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: ground, Traits: []engine.TraitID{armor, droid}, Figures: unit(3, 10, 2, 4, 3),
	},
	{
		ID: "persuader-tank", Code: "PMU-S10", Name: "Persuader Tank", Subtitle: "NR-N99 droid tank", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: separatist, Type: ground, Traits: []engine.TraitID{armor, droid}, Figures: unit(3, 9, 3, 5, 4),
	},
	{
		ID: "battle-droid-platoon", Code: "PMU-S11", Name: "Battle Droid Platoon", Subtitle: "Battle droids", Group: groupUnit, Origin: "house", Back: backUnit,
		Class: separatist, Type: ground, Traits: []engine.TraitID{trooper, droid, blaster}, Figures: unit(1, 9, 2, 1, 1),
	},
	{
		ID: "sabotage-probes", Code: "PMU-S12", Name: "Sabotage Probes", Subtitle: "Probe droids", Group: groupUnit, Origin: "house", Back: backUnit,
		Class: separatist, Type: space, Traits: []engine.TraitID{droid}, Figures: unit(0, 11, 1, 1, 1),
		Abilities: []engine.Ability{while("PM-108", NoAutoHit{})},
	},
}

var fringeUnits = []engine.Def{
	{
		ID: "jango-fetts-slave-i", Code: "PMU-F01", Name: "Jango Fett's Slave I", Subtitle: "Firespray", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: fringe, Type: space, Traits: []engine.TraitID{laser, blaster}, Figures: unit(4, 10, 3, 3, 3),
	},
	{
		ID: "dash-rendars-outrider", Code: "PMU-F02", Name: "Dash Rendar's Outrider", Subtitle: "YT-2400 freighter", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: fringe, Type: space, Traits: []engine.TraitID{transport, laser}, Figures: unit(3, 11, 2, 4, 3),
	},
	{
		ID: "dewback-rider", Code: "PMU-F03", Name: "Dewback Rider", Subtitle: "Mounted troopers", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: fringe, Type: ground, Traits: []engine.TraitID{trooper}, Figures: unit(1, 10, 1, 1, 1),
	},
	{
		ID: "swoop-racer", Code: "PMU-F04", Name: "Swoop Racer", Subtitle: "Swoop bike", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: fringe, Type: ground, Traits: []engine.TraitID{blaster}, Figures: unit(2, 9, 1, 1, 1),
	},
	{
		ID: "razor", Code: "PMU-F05", Name: "Razor", Subtitle: "unknown", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: fringe, Type: space, Traits: []engine.TraitID{capital, laser}, Figures: unit(3, 9, 3, 6, 4),
	},
	{
		ID: "screamer-squadron", Code: "PMU-F06", Name: "Screamer Squadron", Subtitle: "unknown", Group: groupUnit, Origin: "reference-name", Back: backUnit,
		Class: fringe, Type: space, Traits: []engine.TraitID{fighter, laser}, Figures: unit(2, 10, 2, 3, 2),
	},
}
