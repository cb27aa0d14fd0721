package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The parts from which the characters and upgrades of Awakenings are made.

var (
	// removeThisDie is the cost of removing a die of this card (DES-259).
	removeThisDie = []engine.Effect{removeDice(PickDice{From: Dice{Where: []DieFilter{DieOf{Card: effect.Self{}}}}})}
	// whenActivated triggers when this card was activated.
	whenActivated = effect.On{Kind: EvActivated, By: effect.Each, Card: effect.Self{}}
	// whenPlayed triggers when this card was played.
	whenPlayed = Plays{Card: effect.Self{}}
)

// always is an "after" ability that cannot be declined (DES-383).
func always(on engine.Trigger, do ...engine.Effect) engine.Ability {
	a := afterThat(on, do...)
	a.Mandatory = true
	return a
}

// reroll chooses dice and rerolls them.
func reroll(p PickDice) engine.Effect {
	p.Tag = tagDie
	return effect.Seq{Do: []engine.Effect{p, RerollDice{What: PickedDice{Tag: tagDie}}}}
}

// rerollOne chooses one die and rerolls it.
func rerollOne(of effect.Who, where ...DieFilter) engine.Effect {
	return reroll(PickDice{From: Dice{Of: of, Where: where}})
}

// unblockableTo deals unblockable damage to a character.
func unblockableTo(n int) engine.Effect {
	return effect.Seq{Do: []engine.Effect{
		effect.Choose{From: anyCharacter, Tag: tagCharacter}, Deal{N: effect.N(n), To: chosenCharacter, Unblockable: true},
	}}
}

// spendFor spends resources for effects; without them nothing happens (DES-395).
func spendFor(n int, do ...engine.Effect) engine.Effect {
	return effect.Pay{Cost: []engine.Effect{effect.Spend{Var: Resources, N: n}}, Do: do}
}

// payFor lets you spend resources for effects.
func payFor(n int, do ...engine.Effect) engine.Effect {
	return effect.Pay{May: true, Cost: []engine.Effect{effect.Spend{Var: Resources, N: n}}, Do: do}
}
