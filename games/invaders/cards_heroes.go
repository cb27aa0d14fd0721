package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The Heroes of the Resistance (INV-003).
var heroCards = []engine.Def{
	{
		ID: "captain-imogen-vale", Name: "Captain Imogen Vale", Code: "INV-H01", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 2),
		Abilities: []engine.Ability{
			use(moveAnywhere),
		},
	},
	{
		ID: "sergeant-tomas-okafor", Name: "Sergeant Tomas Okafor", Code: "INV-H02", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 4),
		Abilities: []engine.Ability{
			whileUpright(Stays{}),
		},
	},
	{
		ID: "doctor-wen-lanying", Name: "Doctor Wen Lanying", Code: "INV-H03", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 1),
		Abilities: []engine.Ability{
			use(drawDiscard...),
		},
	},
	{
		ID: "commander-rhys-adeyemi", Name: "Commander Rhys Adeyemi", Code: "INV-H04", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 3),
		Abilities: []engine.Ability{
			use(moveAdjacent),
		},
	},
	{
		ID: "pilot-sunniva-berg", Name: "Pilot Sunniva Berg", Code: "INV-H05", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 2),
		Abilities: []engine.Ability{
			use(moveAnywhere),
			whileUpright(morePower(effect.N(1), effect.Yours{}, keyword(aircraft), Here{})),
		},
	},
	{
		ID: "engineer-paolo-reyes", Name: "Engineer Paolo Reyes", Code: "INV-H06", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 2),
		Abilities: []engine.Ability{
			use(healHere),
		},
	},
	{
		ID: "colonel-nadia-haddad", Name: "Colonel Nadia Haddad", Code: "INV-H07", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 3),
		Abilities: []engine.Ability{
			whileUpright(morePower(effect.N(1), effect.Yours{}, keyword(tank), Here{})),
		},
	},
	{
		ID: "infiltrator-kit-marlowe", Name: "Infiltrator Kit Marlowe", Code: "INV-H08", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 1),
		Abilities: []engine.Ability{
			whenEnters("INV-095", theyDiscardRandom),
			use(moveAnywhere),
		},
	},
	{
		ID: "professor-ilse-brandt", Name: "Professor Ilse Brandt", Code: "INV-H09", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 1),
		Abilities: []engine.Ability{
			use(effect.Choose{From: yours(keyword(research))}, AddTokens{Kind: Bio, N: 1, On: effect.Chosen{}}),
		},
	},
	{
		ID: "gunner-dayo-mensah", Name: "Gunner Dayo Mensah", Code: "INV-H10", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 3),
		Abilities: []engine.Ability{
			pay(discardOne, destroyOne(powerAtMost(2), Here{})...),
		},
	},
	{
		ID: "general-maren-kovacs", Name: "General Maren Kovacs", Code: "INV-H11", Group: "hero", Origin: "house", Class: mankind, Type: hero, Copies: 1, Back: backHero,
		Figures: figures(0, 0, 5),
		Abilities: []engine.Ability{
			whileUpright(Stays{}),
			whileUpright(Shelters{N: 2}),
		},
	},
}
