package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var awBattlefields = []engine.Def{
	{
		ID: "command-center", Name: "Command Center", Subtitle: "Lothal", Set: "AW", Code: "01165", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(DiscardTop{N: effect.N(2), Who: effect.Opponent})},
	},
	{
		ID: "echo-base", Name: "Echo Base", Subtitle: "Hoth", Set: "AW", Code: "01166", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(shieldsTo(1, anyCharacter))},
	},
	{
		ID: "emperors-throne-room", Name: "Emperor's Throne Room", Subtitle: "Death Star II", Set: "AW", Code: "01167", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(PickDice{From: Dice{Where: []DieFilter{CanShow{Symbol: special}}}, Tag: tagDie}, TurnDice{What: PickedDice{Tag: tagDie}, To: special}, effect.May{Do: []engine.Effect{ResolveDice{What: PickedDice{Tag: tagDie}}}})},
	},
	{
		ID: "frozen-wastes", Name: "Frozen Wastes", Subtitle: "Starkiller Base", Set: "AW", Code: "01168", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{DieOf{Card: isCharacter}}}}))},
	},
	{
		ID: "imperial-armory", Name: "Imperial Armory", Subtitle: "Death Star", Set: "AW", Code: "01169", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(PlayCard{From: effect.In(Hand, effect.Type{Is: upgrade}), Off: 1})},
	},
	{
		ID: "jedi-temple", Name: "Jedi Temple", Subtitle: "Coruscant", Set: "AW", Code: "01170", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(effect.Show{What: effect.Theirs(Hand)}, effect.Take{From: effect.Theirs(Hand, effect.Type{Is: event}), N: effect.N(2), UpTo: true, To: Discard, Of: effect.Opponent, Tag: tagOther})},
	},
	{
		ID: "rebel-war-room", Name: "Rebel War Room", Subtitle: "Yavin IV", Set: "AW", Code: "01171", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(PickDice{From: Dice{Where: []DieFilter{Resolvable{Free: true}}}, Tag: tagDie}, ResolveDice{What: PickedDice{Tag: tagDie}, Free: true})},
	},
	{
		ID: "mos-eisley-spaceport", Name: "Mos Eisley Spaceport", Subtitle: "Tatooine", Set: "AW", Code: "01172", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(effect.Choose{From: effect.In(Upgrades), Tag: tagOther}, effect.If{Cond: effect.Exists{Cards: effect.Chosen{Tag: tagOther}}, Then: []engine.Effect{LeavePlay{What: effect.Chosen{Tag: tagOther}, To: Hand}, effect.Gain{Var: Resources, N: effect.N(1)}}})},
	},
	{
		ID: "separatist-base", Name: "Separatist Base", Subtitle: "Mustafar", Set: "AW", Code: "01173", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(effect.Choose{From: theirCharacter, By: effect.Opponent, Tag: tagCharacter}, Deal{N: effect.N(1), To: effect.Chosen{Tag: tagCharacter}, Unblockable: true})},
	},
	{
		ID: "starship-graveyard", Name: "Starship Graveyard", Subtitle: "Jakku", Set: "AW", Code: "01174", Class: neutral, Type: battlefield, Traits: []engine.TraitID{gray},
		Abilities: []engine.Ability{claim(effect.Take{From: effect.In(Discard, effect.Either{Of: []engine.Filter{effect.Type{Is: support}, effect.Type{Is: upgrade}}}), To: Deck, Tag: tagOther})},
	},
}
