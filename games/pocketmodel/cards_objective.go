package pocketmodel

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The objective cards: figures are objective defense and build stars.
var objectiveCards = []engine.Def{
	{
		ID: "coruscant-naval-base", Code: "PMO-01", Name: "Coruscant Naval Base", Group: groupObjective, Origin: "reference-name", Type: objective,
		Figures: card(13, 2),
	},
	{
		ID: "death-star-trench", Code: "PMO-02", Name: "Death Star Trench", Group: groupObjective, Origin: "reference-name", Type: objective,
		Figures:   card(12, 3),
		Abilities: []engine.Ability{while("PM-092", more(Attack, 1, isUnit, effect.Trait{Is: trooper}))},
	},
	{
		ID: "executor-bridge", Code: "PMO-03", Name: "Executor Bridge", Group: groupObjective, Origin: "reference-name", Type: objective,
		Figures:   card(11, 3),
		Abilities: []engine.Ability{while("PM-038", MoreToMove{N: 1})},
	},
	{
		ID: "jedi-academy", Code: "PMO-04", Name: "Jedi Academy", Group: groupObjective, Origin: "reference-name", Type: objective,
		Figures:   card(12, 3),
		Abilities: []engine.Ability{whileIf("PM-093", FirstCopy{}, more(Defense, 1, effect.Yours{}, isUnit, effect.Trait{Is: force}))},
	},
	{
		ID: "rebel-base", Code: "PMO-05", Name: "Rebel Base", Group: groupObjective, Origin: "reference-name", Type: objective,
		Figures:   card(9, 5),
		Abilities: []engine.Ability{while("PM-083", effect.Modify{Attr: Attack, By: effect.N(2), To: []engine.Filter{effect.Yours{}, isUnit}, If: InStrike{}})},
	},
	{
		ID: "asteroid-hideout", Code: "PMO-06", Name: "Asteroid Hideout", Group: groupObjective, Origin: "reference-name", Type: objective,
		Figures:   card(10, 4),
		Abilities: []engine.Ability{whileIf("PM-093", FirstCopy{}, Shelter{Icon: transport})},
	},
	{
		ID: "coruscant-industrial-zone", Code: "PMO-07", Name: "Coruscant Industrial Zone", Group: groupObjective, Origin: "reference-name", Type: objective,
		Figures:   card(11, 3),
		Abilities: []engine.Ability{while("PM-086", BringsMore{N: 1})},
	},
	{
		ID: "meditation-chamber", Code: "PMO-08", Name: "Meditation Chamber", Group: groupObjective, Origin: "reference-name", Type: objective,
		Figures:   card(11, 3),
		Abilities: []engine.Ability{while("PM-033", LargerHand{N: 1})},
	},
	{
		ID: "orbital-shipyard", Code: "PMO-09", Name: "Orbital Shipyard", Group: groupObjective, Origin: "house", Type: objective,
		Figures:   card(10, 3),
		Abilities: []engine.Ability{whenRevealed("PM-091", false, BringUnits{Stars: 2})},
	},
	{
		ID: "shield-generator-station", Code: "PMO-10", Name: "Shield Generator Station", Group: groupObjective, Origin: "house", Type: objective,
		Figures:   card(9, 4),
		Abilities: []engine.Ability{while("PM-084", more(ObjDefense, 1, effect.Yours{}, effect.Other{}, effect.Lies{In: Revealed}))},
	},
	{
		ID: "ion-cannon-emplacement", Code: "PMO-11", Name: "Ion Cannon Emplacement", Group: groupObjective, Origin: "house", Type: objective,
		Figures:   card(11, 3),
		Abilities: []engine.Ability{whenRevealed("PM-091", true, Wound{N: 2, Striker: true})},
	},
	{
		ID: "ambush-point", Code: "PMO-12", Name: "Ambush Point", Group: groupObjective, Origin: "house", Type: objective,
		Figures:   card(10, 4),
		Abilities: []engine.Ability{whenRevealed("PM-100", false, effect.Draw{N: effect.N(2)})},
	},
	{
		ID: "minefield", Code: "PMO-13", Name: "Minefield", Group: groupObjective, Origin: "house", Type: objective,
		Figures:   card(11, 3),
		Abilities: []engine.Ability{while("PM-092", more(Defense, -1, isUnit, effect.Trait{Is: capital}))},
	},
	{
		ID: "repair-dock", Code: "PMO-14", Name: "Repair Dock", Group: groupObjective, Origin: "house", Type: objective,
		Figures:   card(11, 3),
		Abilities: []engine.Ability{{Kind: engine.When, Rule: "PM-036", On: effect.On{Kind: engine.EvTurn}, Mandatory: true, Do: []engine.Effect{Repair{}}}},
	},
	{
		ID: "command-bunker", Code: "PMO-15", Name: "Command Bunker", Group: groupObjective, Origin: "house", Type: objective,
		Figures:   card(12, 2),
		Abilities: []engine.Ability{while("PM-092", more(Defense, 1, isUnit, AtHome{}))},
	},
	{
		ID: "decoy-transmitter", Code: "PMO-16", Name: "Decoy Transmitter", Group: groupObjective, Origin: "house", Type: objective,
		Figures:   card(10, 4),
		Abilities: []engine.Ability{whenRevealed("PM-091", true, RollTwice{})},
	},
}
