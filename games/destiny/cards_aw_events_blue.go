package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

var awEventsBlue = []engine.Def{
	{
		ID: "abandon-all-hope", Name: "Abandon All Hope", Set: "AW", Code: "01079", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 2},
		Abilities: []engine.Ability{text(effect.OneOf{By: effect.Opponent, Any: true, Modes: []engine.Effect{Lose{Who: effect.Opponent}, effect.Move{What: effect.Theirs(Hand), To: Discard, Of: effect.Opponent}}})},
	},
	{
		ID: "boundless-ambition", Name: "Boundless Ambition", Set: "AW", Code: "01080", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(effect.Draw{N: effect.Minus{N: HandSize{}, Less: effect.Count{Cards: effect.In(Hand)}}})},
	},
	{
		ID: "enrage", Name: "Enrage", Set: "AW", Code: "01081", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{text(damageTo(effect.N(1), your(trait(blue))), then(oneResource))},
	},
	{
		ID: "feel-your-anger", Name: "Feel Your Anger", Set: "AW", Code: "01082", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(PickDice{From: theirs, N: DiceCount{Dice: Dice{Of: effect.Opponent, Where: []DieFilter{Shows{Symbol: blank}}}}, Tag: tagDie}, removePicked)},
	},
	{
		ID: "force-strike", Name: "Force Strike", Set: "AW", Code: "01083", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 1},
		Abilities: []engine.Ability{
			text(
				pickDie(effect.You, dieOf(blue), CanShow{Symbol: melee}), TurnDice{What: PickedDice{Tag: tagDie}, To: melee},
				then(effect.May{Do: []engine.Effect{ResolveDice{What: PickedDice{Tag: tagDie}}}}),
			),
		},
	},
	{
		ID: "intimidate", Name: "Intimidate", Set: "AW", Code: "01084", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{text(effect.Choose{From: anyCharacter, Tag: tagCharacter}, TakeShields{From: chosenCharacter})},
	},
	{
		ID: "isolation", Name: "Isolation", Set: "AW", Code: "01085", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spotting(blue, removeDice(PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{DieOf{Card: isCharacter}}}}))},
	},
	{
		ID: "no-mercy", Name: "No Mercy", Set: "AW", Code: "01086", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 2},
		Abilities: []engine.Ability{
			text(
				effect.Take{From: effect.In(Hand, trait(blue)), N: effect.Count{Cards: effect.In(Hand, trait(blue))}, UpTo: true, To: Discard, Tag: tagOther},
				then(resolveOne(ResolveDice{Plus: effect.Count{Cards: chosenOther}}, effect.You, ShowsDamage{})),
			),
		},
	},
	{
		ID: "pulling-the-strings", Name: "Pulling the Strings", Set: "AW", Code: "01087", Class: villain, Type: event, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{text(twoDecks(arrange))},
	},
	{
		ID: "anticipate", Name: "Anticipate", Set: "AW", Code: "01114", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 2},
		Abilities: []engine.Ability{
			text(
				ResolveMany{By: effect.Opponent},
				then(RemoveDice{What: Dice{Of: effect.Opponent, Where: []DieFilter{NotDie{Is: WasResolved{}}}}}),
			),
		},
	},
	{
		ID: "defensive-stance", Name: "Defensive Stance", Set: "AW", Code: "01115", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(shieldsTo(2, anyCharacter))},
	},
	{
		ID: "force-misdirection", Name: "Force Misdirection", Set: "AW", Code: "01116", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(PickDice{From: Dice{Where: []DieFilter{dieOf(blue)}}, BySymbol: true, Tag: tagDie}, then(RemoveDice{What: Dice{Of: effect.Opponent, Where: []DieFilter{ShowsLike{Tag: tagDie}}}}))},
	},
	{
		ID: "heroism", Name: "Heroism", Set: "AW", Code: "01117", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{intercept(effect.Unique{})},
	},
	{
		ID: "noble-sacrifice", Name: "Noble Sacrifice", Set: "AW", Code: "01118", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{
			text(
				effect.Choose{From: your(trait(blue)), Tag: tagFrom}, Defeat{What: chosenFrom},
				then(effect.Choose{From: whichever(isReady), Tag: tagCharacter}, Exhaust{What: chosenCharacter}),
			),
		},
	},
	{
		ID: "patience", Name: "Patience", Set: "AW", Code: "01119", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(PickDice{Any: true, Tag: tagDie}, removePicked, then(DiscardTop{N: DiceCount{Dice: PickedDice{Tag: tagDie}}, Who: effect.Opponent}))},
	},
	{
		ID: "return-of-the-jedi", Name: "Return of the Jedi", Set: "AW", Code: "01120", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(effect.Take{From: effect.In(Discard, isEvent, trait(blue)), To: Hand, Tag: tagOther})},
	},
	{
		ID: "riposte", Name: "Riposte", Set: "AW", Code: "01121", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Abilities: []engine.Ability{
			text(
				effect.Choose{From: yourCharacter, Tag: tagFrom}, HowMany{Max: CounterOf{Counter: Shields, Cards: chosenFrom}, Tag: tagNumber},
				TakeShields{N: ThatMany{Tag: tagNumber}, From: chosenFrom},
				then(damageBy(ThatMany{Tag: tagNumber})),
			),
		},
	},
	{
		ID: "willpower", Name: "Willpower", Set: "AW", Code: "01122", Class: hero, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(effect.Choose{From: your(isExhausted, Bears{Counter: Damage}), Tag: tagFrom}, effect.Choose{From: theirExhausted, Tag: tagCharacter}, MoveDamage{N: effect.N(1), From: chosenFrom, To: chosenCharacter})},
	},
	{
		ID: "deflect", Name: "Deflect", Set: "AW", Code: "01145", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spotting(blue, pickDie(effect.Each, Shows{Symbol: ranged}), removePicked, damageBy(effect.Half{N: valueOfPicked}))},
	},
	{
		ID: "disturbance-in-the-force", Name: "Disturbance in the Force", Set: "AW", Code: "01146", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(RerollDice{What: anyDice})},
	},
	{
		ID: "mind-trick", Name: "Mind Trick", Set: "AW", Code: "01147", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures: [8]int16{Cost: 2},
		Abilities: []engine.Ability{
			spotting(
				blue,
				PickDice{From: theirs, Any: true, By: effect.Opponent, Tag: tagDice},
				effect.OneOf{Any: true, Modes: []engine.Effect{
					RemoveDice{What: PickedDice{Tag: tagDice}},
					RemoveDice{What: Dice{Of: effect.Opponent, Where: []DieFilter{NotDie{Is: PickedDice{Tag: tagDice}}}}},
				}},
			),
		},
	},
	{
		ID: "the-power-of-the-force", Name: "The Power of the Force", Set: "AW", Code: "01148", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{text(resolveOne(ResolveDice{Value: effect.Count{Cards: effect.In(Upgrades, trait(blue))}}, effect.You))},
	},
	{
		ID: "use-the-force", Name: "Use The Force", Set: "AW", Code: "01149", Class: neutral, Type: event, Traits: []engine.TraitID{blue},
		Figures:   [8]int16{Cost: 1},
		Abilities: []engine.Ability{spotting(blue, pickDie(effect.Each), TurnDice{What: PickedDice{Tag: tagDie}})},
	},
}
