package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The cards of the worked examples (EX-38, EX-45, EX-46) that are in none of the boxed decks.
var exampleCards = []engine.Def{
	{
		ID: "gamorrean-guard", Name: "Gamorrean Guard", Set: "EaW", Code: "03019", Class: villain, Type: character, Traits: []engine.TraitID{yellow, guardian, guard},
		Figures: [8]int16{Health: 11, Points: 10},
		Faces:   faces("1MD 3MD1 +2MD 1Dr - -"),
	},
	{
		ID: "runaway-boomas", Name: "Runaway Boomas", Set: "LEG", Code: "05051", Class: hero, Type: support, Traits: []engine.TraitID{yellow, artillery},
		Figures:   [8]int16{Cost: 3},
		Faces:     faces("2ID 2ID 3ID - - -"),
		Abilities: []engine.Ability{powerAction([]engine.Effect{effect.Spend{Var: Resources, N: 1}}, RollIn{Of: effect.Self{}, Aside: true})},
	},
	{
		ID: "wounded", Name: "Wounded", Set: "CONV", Code: "09161", Class: neutral, Type: downgrade, Traits: []engine.TraitID{gray, injury},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{while(effect.Modify{Attr: Health, By: effect.N(-1), To: []engine.Filter{OnHost{}}})},
	},
}
