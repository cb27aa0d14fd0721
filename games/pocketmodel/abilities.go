package pocketmodel

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The parts from which several cards are made. They are values, built once at start-up.

var isUnit = Unit{}

// bonus is the combat bonus of a combat card (PM-008).
func bonus(a engine.AttrID, n int) engine.Ability {
	return while("PM-008", ours(a, effect.N(n)))
}

// ours adds to a figure of the unit that the card was played on.
func ours(a engine.AttrID, n engine.Amount) engine.Static {
	return effect.Modify{Attr: a, By: n, To: []engine.Filter{OnUnit{}}}
}

// theirs adds to a figure of the opposing unit.
func theirs(a engine.AttrID, n engine.Amount) engine.Static {
	return effect.Modify{Attr: a, By: n, To: []engine.Filter{Against{}}}
}

// more adds to a figure of all cards that pass the filters.
func more(a engine.AttrID, n int, to ...engine.Filter) engine.Static {
	return effect.Modify{Attr: a, By: effect.N(n), To: to}
}

// while is a constant ability.
func while(rule string, s engine.Static) engine.Ability { return whileIf(rule, nil, s) }

// whileIf is an ability that is constant while a condition holds.
func whileIf(rule string, cond engine.Cond, s engine.Static) engine.Ability {
	return engine.Ability{Kind: engine.While, Rule: rule, If: cond, Static: []engine.Static{s}}
}

// afterBattle is a text of a combat card for after the battle.
func afterBattle(rule string, must bool, on AfterBattle, do engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.When, Rule: rule, On: on, Mandatory: must, Do: []engine.Effect{do}}
}

// whenRevealed is what an objective does when it is turned face up.
func whenRevealed(rule string, byStrike bool, do engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.When, Rule: rule, On: TurnedUp{ByStrike: byStrike}, Mandatory: true, Do: []engine.Effect{do}}
}
