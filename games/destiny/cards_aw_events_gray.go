package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var awEventsGray = []engine.Def{
	{
		ID: "nowhere-to-run", Name: "Nowhere to Run", Set: "AW", Code: "01091", Class: villain, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(PickDice{From: Dice{Where: []DieFilter{Shows{Symbol: blank}}}, All: true, Tag: tagDie}, TurnDice{What: PickedDice{Tag: tagDie}})},
	},
	{
		ID: "daring-escape", Name: "Daring Escape", Set: "AW", Code: "01126", Class: hero, Type: event, Traits: []engine.TraitID{gray, ambush},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(PickDice{From: theirs, Any: true, Tag: tagDie}, RerollDice{What: PickedDice{Tag: tagDie}}, then(RemoveDice{What: Dice{Of: effect.Opponent, Where: []DieFilter{Shows{Symbol: blank}}}}))},
	},
	{
		ID: "aim", Name: "Aim", Set: "AW", Code: "01151", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(pickDie(effect.You, CanShow{Symbol: ranged}), TurnDice{What: PickedDice{Tag: tagDie}, To: ranged})},
	},
	{
		ID: "all-in", Name: "All In", Set: "AW", Code: "01152", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(ResolveMany{})},
	},
	{
		ID: "block", Name: "Block", Set: "AW", Code: "01153", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(RemoveDice{What: Dice{Of: effect.Opponent, Where: []DieFilter{Shows{Symbol: melee}}}})},
	},
	{
		ID: "close-quarters-assault", Name: "Close Quarters Assault", Set: "AW", Code: "01154", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{text(effect.Random{From: effect.Theirs(Hand), N: DiceCount{Dice: Dice{Where: []DieFilter{Shows{Symbol: melee}}}}, To: Discard, Of: effect.Opponent})},
	},
	{
		ID: "dodge", Name: "Dodge", Set: "AW", Code: "01155", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(RemoveDice{What: Dice{Of: effect.Opponent, Where: []DieFilter{Shows{Symbol: ranged}}}})},
	},
	{
		ID: "flank", Name: "Flank", Set: "AW", Code: "01156", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			while(PlayOnlyIf{If: effect.AtLeast{N: effect.Minus{N: effect.Count{Cards: readyCharacters}, Less: effect.Count{Cards: theirReady}}}}),
			text(removeDice(PickDice{From: theirs})),
		},
	},
	{
		ID: "take-cover", Name: "Take Cover", Set: "AW", Code: "01157", Class: neutral, Type: event, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{text(shieldsTo(1, anyCharacter))},
	},
}
