package pocketmodel

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The combat cards. The first ability is the combat bonus (PM-008); then what the icon text gives
// (PM-009).
var combatCards = []engine.Def{
	{
		ID: "admiral-ackbar", Code: "PMC-01", Name: "Admiral Ackbar", Group: groupCombat, Origin: "reference-name", Type: combat, Traits: []engine.TraitID{laser},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Attack, 1),
			whileIf("PM-009", HasIcon{Is: laser}, ours(Attack, effect.Count{Cards: Around{NotYours: true, Icon: trooper}})),
		},
	},
	{
		ID: "admiral-piett", Code: "PMC-02", Name: "Admiral Piett", Group: groupCombat, Origin: "reference-name", Type: combat, Traits: []engine.TraitID{capital},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Defense, 1),
			whileIf("PM-009", HasIcon{Is: capital}, ours(Damage, effect.N(2))),
		},
	},
	{
		ID: "tractor-beam", Code: "PMC-03", Name: "Tractor Beam", Group: groupCombat, Origin: "reference-name", Type: combat, Traits: []engine.TraitID{capital},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Attack, 2),
			whileIf("PM-009", HasIcon{Is: capital}, theirs(Defense, effect.N(-2))),
		},
	},
	{
		ID: "boarding-party", Code: "PMC-04", Name: "Boarding Party", Group: groupCombat, Origin: "reference-name", Type: combat, Traits: []engine.TraitID{trooper},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Damage, 1),
			whileIf("PM-009", HasIcon{Is: trooper}, ours(Attack, effect.N(2))),
		},
	},
	{
		ID: "ace-pilot", Code: "PMC-05", Name: "Ace Pilot", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{fighter},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Attack, 2),
			whileIf("PM-009", HasIcon{Is: fighter}, ours(Defense, effect.N(1))),
		},
	},
	{
		ID: "lock-s-foils", Code: "PMC-06", Name: "Lock S-foils", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{fighter},
		Figures: card(10, 4),
		Abilities: []engine.Ability{
			bonus(Attack, 3),
		},
	},
	{
		ID: "evasive-spiral", Code: "PMC-07", Name: "Evasive Spiral", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{fighter},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Defense, 2),
			whileIf("PM-009", HasIcon{Is: fighter}, ours(Defense, effect.N(2))),
		},
	},
	{
		ID: "deflector-surge", Code: "PMC-08", Name: "Deflector Surge", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{capital},
		Figures: card(12, 2),
		Abilities: []engine.Ability{
			bonus(Shields, 3),
			whileIf("PM-009", HasIcon{Is: capital}, ours(Shields, effect.N(2))),
		},
	},
	{
		ID: "angle-the-shields", Code: "PMC-09", Name: "Angle the Shields", Group: groupCombat, Origin: "house", Type: combat,
		Figures: card(12, 3),
		Abilities: []engine.Ability{
			bonus(Shields, 2),
		},
	},
	{
		ID: "proton-torpedoes", Code: "PMC-10", Name: "Proton Torpedoes", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{fighter},
		Figures: card(10, 4),
		Abilities: []engine.Ability{
			bonus(Damage, 2),
			whileIf("PM-009", HasIcon{Is: fighter}, ours(Attack, effect.N(1))),
		},
	},
	{
		ID: "turbolaser-broadside", Code: "PMC-11", Name: "Turbolaser Broadside", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{capital},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Damage, 2),
			whileIf("PM-009", HasIcon{Is: capital}, ours(Attack, effect.N(1))),
		},
	},
	{
		ID: "trust-the-force", Code: "PMC-12", Name: "Trust the Force", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{force},
		Figures: card(10, 4),
		Abilities: []engine.Ability{
			bonus(Attack, 1),
			whileIf("PM-107", HasIcon{Is: force}, Reroll{Both: true}),
		},
	},
	{
		ID: "dark-side-fury", Code: "PMC-13", Name: "Dark Side Fury", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{force},
		Figures: card(10, 4),
		Abilities: []engine.Ability{
			bonus(Attack, 2),
			whileIf("PM-009", HasIcon{Is: force}, ours(Damage, effect.N(1))),
		},
	},
	{
		ID: "precognition", Code: "PMC-14", Name: "Precognition", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{force},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Defense, 2),
			whileIf("PM-108", HasIcon{Is: force}, NoAutoHit{}),
		},
	},
	{
		ID: "droid-swarm-logic", Code: "PMC-15", Name: "Droid Swarm Logic", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{droid},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Attack, 1),
			whileIf("PM-009", HasIcon{Is: droid}, ours(Attack, effect.Least{A: effect.Count{Cards: Around{Icon: droid}}, B: effect.N(3)})),
		},
	},
	{
		ID: "expendable-units", Code: "PMC-16", Name: "Expendable Units", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{droid},
		Figures: card(10, 4),
		Abilities: []engine.Ability{
			bonus(Damage, 1),
			afterBattle("PM-077", true, AfterBattle{If: HasIcon{Is: droid}, Destroyed: true}, effect.Draw{}),
		},
	},
	{
		ID: "entrenched-position", Code: "PMC-17", Name: "Entrenched Position", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{trooper},
		Figures: card(12, 2),
		Abilities: []engine.Ability{
			bonus(Defense, 2),
			whileIf("PM-009", HasIcon{Is: trooper}, ours(Shields, effect.N(1))),
		},
	},
	{
		ID: "concentrated-blaster-fire", Code: "PMC-18", Name: "Concentrated Blaster Fire", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{blaster},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Attack, 2),
			whileIf("PM-009", HasIcon{Is: blaster}, ours(Damage, effect.N(1))),
		},
	},
	{
		ID: "heavy-plating", Code: "PMC-19", Name: "Heavy Plating", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{armor},
		Figures: card(12, 2),
		Abilities: []engine.Ability{
			bonus(Shields, 2),
			whileIf("PM-009", HasIcon{Is: armor}, ours(Defense, effect.N(1))),
		},
	},
	{
		ID: "crush-them", Code: "PMC-20", Name: "Crush Them", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{armor},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Attack, 2),
			whileIf("PM-009", HasIcon{Is: armor}, ours(Attack, effect.IfElse{If: FoeStars{Max: 2}, Then: 2})),
		},
	},
	{
		ID: "punch-it", Code: "PMC-21", Name: "Punch It", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{transport},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Defense, 3),
			afterBattle("PM-079", false, AfterBattle{If: HasIcon{Is: transport}, Survived: true}, MoveOwn{}),
		},
	},
	{
		ID: "smugglers-luck", Code: "PMC-22", Name: "Smuggler's Luck", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{transport},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Attack, 1),
			whileIf("PM-107", HasIcon{Is: transport}, Reroll{}),
		},
	},
	{
		ID: "jam-their-comms", Code: "PMC-23", Name: "Jam Their Comms", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{laser},
		Figures: card(10, 4),
		Abilities: []engine.Ability{
			bonus(Defense, 1),
			whileIf("PM-009", HasIcon{Is: laser}, Jams{}),
		},
	},
	{
		ID: "sensor-lock", Code: "PMC-24", Name: "Sensor Lock", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{laser},
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Attack, 2),
			whileIf("PM-009", HasIcon{Is: laser}, theirs(Defense, effect.N(-1))),
		},
	},
	{
		ID: "first-strike", Code: "PMC-25", Name: "First Strike", Group: groupCombat, Origin: "house", Type: combat, Traits: []engine.TraitID{fighter},
		Figures: card(10, 4),
		Abilities: []engine.Ability{
			bonus(Attack, 1),
			whileIf("PM-109", HasIcon{Is: fighter}, FirstStrike{}),
		},
	},
	{
		ID: "tactical-retreat", Code: "PMC-26", Name: "Tactical Retreat", Group: groupCombat, Origin: "house", Type: combat,
		Figures: card(12, 2),
		Abilities: []engine.Ability{
			bonus(Defense, 2),
			afterBattle("PM-079", false, AfterBattle{Survived: true}, MoveOwn{Home: true}),
		},
	},
	{
		ID: "reserve-power", Code: "PMC-27", Name: "Reserve Power", Group: groupCombat, Origin: "house", Type: combat,
		Figures: card(11, 3),
		Abilities: []engine.Ability{
			bonus(Shields, 2),
			afterBattle("PM-077", true, AfterBattle{}, effect.Draw{}),
		},
	},
	{
		ID: "overcharged-cannons", Code: "PMC-28", Name: "Overcharged Cannons", Group: groupCombat, Origin: "house", Type: combat,
		Figures: card(10, 4),
		Abilities: []engine.Ability{
			bonus(Damage, 3),
			afterBattle("PM-111", true, AfterBattle{Survived: true}, Wound{N: 1}),
		},
	},
}
