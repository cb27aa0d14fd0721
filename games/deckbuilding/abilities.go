package deckbuilding

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The parts from which several cards are made. They are values, built once at start-up.

var (
	isShip    = effect.Type{Is: ship}
	withForce = ForceWithYou{}

	handOrDiscard = effect.Cards{In: []effect.Place{{Zone: Hand}, {Zone: Discard}}}
	theirShips    = effect.Theirs(Play, isShip)
	anyRowCard    = effect.In(Row)
	topGalaxy     = effect.Cards{In: []effect.Place{{Zone: Galaxy}}, Top: 1}

	theyDiscard  = effect.Take{From: effect.Theirs(Hand), By: effect.Opponent, To: Discard, Of: effect.Opponent}
	discardOne   = effect.Take{From: effect.In(Hand), To: Discard}
	exileSelf    = effect.Move{What: effect.Self{}, To: Exile}
	discardRow   = effect.Take{From: anyRowCard, To: GalaxyDiscard}
	drawOne      = effect.Draw{}
	borrowed     = Borrowed
	damageBaseOf = effect.Theirs(Base)
)

func gain(n int) engine.Effect { return effect.Gain{Var: Pool, N: effect.N(n)} }

func exileUpTo(n int) engine.Effect {
	return effect.Take{From: handOrDiscard, N: effect.N(n), UpTo: true, To: Exile}
}

// attackThisTurn adds to this card's attack until the end of the turn (DBG-172).
func attackThisTurn(n int) engine.Effect {
	return effect.Lasting{
		Effect: effect.Modify{Attr: Attack, By: effect.N(n), To: []engine.Filter{effect.Self{}}},
		Until:  engine.EndOfTurn, Bound: true,
	}
}

// whenPlayed triggers when this card is played.
var whenPlayed = effect.On{Kind: EvPlayed, Card: effect.Self{}}

// whenDefeats triggers when this unit has defeated a target in the galaxy row (DBG-247).
var whenDefeats = effect.On{Kind: EvDefeats, Card: effect.Self{}}

// whenRevealed triggers when this base is revealed (DBG-076).
var whenRevealed = effect.On{Kind: EvRevealed, Card: effect.Self{}}

// whenPurchased triggers when this card is purchased.
var whenPurchased = effect.On{Kind: EvPurchased, Card: effect.Self{}}

// firstNeutralPlayed triggers when you play the first neutral card of a turn (DBG-343).
var firstNeutralPlayed = effect.On{
	Kind: EvPlayed, Card: effect.Class{Is: neutral}, If: effect.VarIs{Var: NeutralPlayed, Is: 1},
}

// reward is the reward of a card for the player who defeats it in the row.
func reward(do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Reward, Rule: "DBG-246", Do: do}
}

// use is an ability that may be used once a turn.
func use(rule string, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Activated, Rule: rule, Do: do}
}

// useIf is an ability that may be used once a turn while a condition holds.
func useIf(rule string, cond engine.Cond, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Activated, Rule: rule, If: cond, Do: do}
}

// pay is an ability that may be used once a turn for a cost.
func pay(rule string, cost engine.Effect, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Activated, Rule: rule, Cost: []engine.Effect{cost}, Do: do}
}

// when is an ability that triggers.
func when(rule string, on engine.Trigger, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.When, Rule: rule, On: on, Do: do}
}

// while is a constant ability.
func while(rule string, s ...engine.Static) engine.Ability {
	return engine.Ability{Kind: engine.While, Rule: rule, Static: s}
}

// moreAttack raises the attack of the cards that pass the filters.
func moreAttack(n engine.Amount, cond engine.Cond, to ...engine.Filter) engine.Static {
	return effect.Modify{Attr: Attack, By: n, To: to, If: cond}
}

// chooseOneOf is the choice that the Temple Guardian, the Inquisitor and Lobot give (DBG-302, DBG-303).
func chooseOneOf(n int) engine.Effect {
	return effect.OneOf{Modes: []engine.Effect{attackThisTurn(n), gain(n), GainForce{N: n}}}
}

// figures are the printed figures of a unit or ship; hp is 0 for units.
func figures(cost, attack, resources, force, hp, target int) [8]int16 {
	return [8]int16{
		Cost: int16(cost), Attack: int16(attack), Resources: int16(resources), Force: int16(force),
		HitPoints: int16(hp), TargetValue: int16(target),
	}
}

// revealGalaxy reveals the top galaxy card: an Empire card has the effect, a Rebel card is discarded
// (DBG-332). It goes back where it was otherwise (DBG-171).
func revealGalaxy(ifEmpire engine.Effect) []engine.Effect {
	top := effect.Chosen{Tag: 1}
	return []engine.Effect{
		effect.Show{What: topGalaxy, All: true, Tag: 1},
		effect.If{Cond: effect.Every{Of: top, Is: effect.Class{Is: empire}}, Then: []engine.Effect{ifEmpire}},
		effect.If{Cond: effect.Every{Of: top, Is: effect.Class{Is: rebel}}, Then: []engine.Effect{
			effect.Move{What: top, To: GalaxyDiscard},
		}},
	}
}
