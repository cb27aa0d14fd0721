package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The strategies of both sides and the Ops Centre (INV-076).
var strategyCards = []engine.Def{
	{
		ID: "melt-the-polar-caps", Name: "Melt the Polar Caps", Code: "INV-S01", Group: "strategy", Origin: "reference-idea", Class: invader, Type: strategy, Copies: 1, Back: backStrategy,
		Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			enabling("INV-077", Scar{N: 1, On: EachZone}),
		},
	},
	{
		ID: "shatter-the-moon", Name: "Shatter the Moon", Code: "INV-S02", Group: "strategy", Origin: "reference-idea", Class: invader, Type: strategy, Copies: 1, Back: backStrategy,
		Figures: figures(2, 0, 0),
		Abilities: []engine.Ability{
			enabling("INV-077", DrainCards{N: 4, Who: effect.Opponent}),
		},
	},
	{
		ID: "wake-the-brood", Name: "Wake the Brood", Code: "INV-S03", Group: "strategy", Origin: "house", Class: invader, Type: strategy, Copies: 1, Back: backStrategy,
		Figures: figures(0, 2, 0),
		Abilities: []engine.Ability{
			enabling("INV-077", effect.Take{From: effect.In(Discard, keyword(infestation)), To: Hand}),
		},
	},
	{
		ID: "swarm-tide", Name: "Swarm Tide", Code: "INV-S04", Group: "strategy", Origin: "house", Class: invader, Type: strategy, Copies: 1, Back: backStrategy,
		Figures: figures(0, 0, 0),
		Abilities: []engine.Ability{
			enabling("INV-077", effect.Lasting{Effect: morePower(effect.N(2), effect.Yours{}, keyword(infestation), InZone{})}),
		},
	},
	{
		ID: "prolong-the-campaign", Name: "Prolong the Campaign", Code: "INV-S05", Group: "strategy", Origin: "house", Class: invader, Type: strategy, Copies: 1, Back: backStrategy,
		Figures: figures(0, 0, 0),
		Abilities: []engine.Ability{
			enabling("INV-077", MoveMarker{N: 3}),
		},
	},
	{
		ID: "activate-project-chainmail", Name: "Activate Project 'Chainmail'", Code: "INV-S06", Group: "strategy", Origin: "reference-name", Class: mankind, Type: strategy, Copies: 1, Back: backStrategy,
		Figures: figures(0, 0, 0),
		Abilities: []engine.Ability{
			enabling("INV-080", SpareZone{}),
		},
	},
	{
		ID: "global-draft", Name: "Global Draft", Code: "INV-S07", Group: "strategy", Origin: "house", Class: mankind, Type: strategy, Copies: 1, Back: backStrategy,
		Figures: figures(0, 0, 0),
		Abilities: []engine.Ability{
			enabling("INV-077", DrawCards{N: 3}),
		},
	},
	{
		ID: "scorched-earth", Name: "Scorched Earth", Code: "INV-S08", Group: "strategy", Origin: "house", Class: mankind, Type: strategy, Copies: 1, Back: backStrategy,
		Figures: figures(2, 0, 0),
		Abilities: []engine.Ability{
			enabling("INV-077", burnZone()...),
		},
	},
	{
		ID: "bio-weapon-programme", Name: "Bio-Weapon Programme", Code: "INV-S09", Group: "strategy", Origin: "reference-idea", Class: mankind, Type: strategy, Copies: 1, Back: backStrategy,
		Figures: figures(1, 0, 0),
		Abilities: []engine.Ability{
			{Kind: engine.While, Rule: "INV-127", If: IsEnabled{}, Static: []engine.Static{WinsByBio{N: bioNeeded}}},
		},
	},
	{
		ID: "ops-centre", Name: "Ops Centre", Code: "INV-OPS", Group: "strategy", Origin: "reference-idea", Class: mankind, Type: opsCentre, Copies: 1, Back: backStrategy,
		Figures: figures(0, 0, 0),
		Abilities: []engine.Ability{
			{
				Kind: engine.Activated, Rule: "INV-083", Cost: []engine.Effect{discardOne},
				Do: []engine.Effect{Relocate{What: yours(), Anywhere: true}},
			},
		},
	},
}
