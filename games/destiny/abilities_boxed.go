package destiny

import (
	"slices"

	"cantina/engine"
	"cantina/engine/effect"
)

// The parts from which the cards of the boxed decks after Awakenings are made.

const (
	tagCharacter2 = 6
	tagName       = 7
)

var (
	whenYouActivate     = effect.On{Kind: EvActivated, Card: effect.Self{}}
	whenHostIsActivated = effect.On{Kind: EvActivated, Card: OnHost{}}
	anyDie              = PickDice{From: anyDice}
	showingDamage       = PickDice{From: Dice{Of: effect.Each, Where: []DieFilter{ShowsDamage{}}}}
	someShields         = effect.Seq{Do: []engine.Effect{effect.Choose{From: whichever(Bears{Counter: Shields}), Tag: tagCharacter}, TakeShields{N: effect.N(1), From: chosenCharacter}}}
	turnPicked          = TurnDice{What: PickedDice{Tag: tagDie}}
	rerollPicked        = RerollDice{What: PickedDice{Tag: tagDie}}
	bothPicked          = BothOf{A: PickedDice{Tag: tagDie}, B: PickedDice{Tag: tagDice}}
	allHurt             = PlayOnlyIf{If: effect.Every{Of: theirCharacter, Is: Bears{Counter: Damage}}}
	theyGiveOne         = TheyGive{N: 1}
	isDroid             = effect.Either{Of: []engine.Filter{trait(droid), effect.Named{Title: "General Grievous"}}}
	droidOrGrievous     = StaysOn{To: isDroid}
)

// reprint is what an earlier card of the same title does.
func reprint(of []engine.Def, id string) []engine.Ability {
	i := slices.IndexFunc(of, func(d engine.Def) bool { return d.ID == id })
	return of[i].Abilities
}

// onlyWhile is an ongoing ability that holds under a condition.
func onlyWhile(cond engine.Cond, s ...engine.Static) engine.Ability {
	a := while(s...)
	a.If = cond
	return a
}

// hostIs holds while this upgrade is on a character that passes the filter.
func hostIs(f engine.Filter) engine.Cond { return effect.Every{Of: OnHost{}, Is: f} }

// afterIf is an optional "after" ability under a condition, which is judged when its turn comes (DES-426).
func afterIf(on engine.Trigger, cond engine.Cond, do ...engine.Effect) engine.Ability {
	a := afterThat(on, do...)
	a.If = cond
	return a
}

// spottingAny is the text of an event that does nothing unless a card with a trait is spotted (DES-448).
func spottingAny(t engine.TraitID, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Text, Rule: "DES-448", If: spotted(trait(t)), Do: do}
}

// spotted holds while you have a character or support in play that passes the filter.
func spotted(f engine.Filter) engine.Cond {
	return effect.Exists{Cards: effect.Cards{In: []effect.Place{{Zone: Team}, {Zone: Supports}}, Where: []engine.Filter{f}}}
}

// powerAction is a card action that may be used once per round (DES-271), with what else it costs.
func powerAction(cost []engine.Effect, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Activated, Rule: "DES-271", Cost: append([]engine.Effect{Once{}}, cost...), Do: do}
}

// damageIf chooses a character and deals it an amount, or another one if the condition holds for it.
func damageIf(cond engine.Cond, then, other effect.N) engine.Effect {
	return damageTo(effect.IfElse{If: cond, Then: then, Else: other}, anyCharacter)
}

// chosenHas holds if the character that was chosen has at least so many of a counter.
func chosenHas(k engine.CounterID, n int) engine.Cond {
	return effect.Every{Of: chosenCharacter, Is: Bears{Counter: k, Min: n}}
}

// turnDie chooses a die, or more, and turns it.
func turnDie(p PickDice, to TurnDice) engine.Effect {
	if p.Tag == 0 {
		p.Tag = tagDie
	}
	to.What = PickedDice{Tag: p.Tag}
	return effect.Seq{Do: []engine.Effect{p, to}}
}

// thenReroll chooses another die, or none, and rerolls it.
func thenReroll() engine.Effect {
	return effect.Seq{Do: []engine.Effect{PickDice{From: anyDice, UpTo: true, Tag: tagDice}, RerollDice{What: PickedDice{Tag: tagDice}}}}
}

// indirectTo deals indirect damage to a player (DES-250).
func indirectTo(who effect.Who, n engine.Amount) engine.Effect {
	return Split{N: n, Indirect: true, By: who}
}
