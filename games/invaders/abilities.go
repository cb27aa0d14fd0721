package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The parts from which several cards are made. They are values, built once at start-up.

var (
	notHero = effect.Except{Is: effect.Type{Is: hero}}

	theyDiscard       = effect.Take{From: effect.Theirs(Hand), By: effect.Opponent, To: Discard, Of: effect.Opponent}
	theyDiscardRandom = effect.Random{From: effect.Theirs(Hand), To: Discard, Of: effect.Opponent}
	discardOne        = effect.Take{From: effect.In(Hand), To: Discard}

	moveAdjacent = Relocate{What: effect.Self{}}
	moveAnywhere = Relocate{What: effect.Self{}, Anywhere: true}
	healHere     = Heal{N: 1}
	scarHere     = Scar{N: 1}
	drainOne     = DrainCards{N: 1, Who: effect.Opponent}
	drawDiscard  = []engine.Effect{DrawCards{N: 1}, discardOne}
)

// inAreas are the cards of a player in all zones of the world.
func inAreas(w effect.Who, where ...engine.Filter) effect.Cards {
	return effect.Cards{In: []effect.Place{{Zone: PacificRim, Of: w}, {Zone: Eurasia, Of: w}, {Zone: Africa, Of: w}}, Where: where}
}

func yours(where ...engine.Filter) effect.Cards  { return inAreas(effect.You, where...) }
func theirs(where ...engine.Filter) effect.Cards { return inAreas(effect.Opponent, where...) }

func powerAtMost(n int) engine.Filter { return effect.AttrAtMost{Attr: Power, N: effect.N(n)} }

func keyword(t engine.TraitID) engine.Filter { return effect.Trait{Is: t} }

// use is an ability that may be used once a turn.
func use(do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Activated, Rule: "INV-073", Do: do}
}

// pay is an ability that may be used once a turn for a cost.
func pay(cost engine.Effect, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Activated, Rule: "INV-073", Cost: []engine.Effect{cost}, Do: do}
}

// oneShot is the text of a card without a power value (INV-053).
func oneShot(do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Text, Rule: "INV-053", Do: do}
}

// enabling is the text of a strategy (INV-077).
func enabling(rule string, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Text, Rule: rule, Do: do}
}

// answer is the text of a cancel card (INV-062).
func answer(powerless bool) engine.Ability {
	return engine.Ability{Kind: engine.Text, Rule: "INV-062", Do: []engine.Effect{Cancel{Powerless: powerless}}}
}

// whenPlayed is carried out once, when this card is played (INV-052).
func whenPlayed(do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.When, Rule: "INV-052", Mandatory: true, On: effect.On{Kind: EvPlayed, Card: effect.Self{}}, Do: do}
}

// whenEnters is carried out once, when this card comes into play (INV-056, INV-095).
func whenEnters(rule string, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.When, Rule: rule, Mandatory: true, On: effect.On{Kind: EvEnters, Card: effect.Self{}}, Do: do}
}

// while is a constant ability (INV-050).
func while(s engine.Static) engine.Ability {
	return engine.Ability{Kind: engine.While, Rule: "INV-050", Static: []engine.Static{s}}
}

// whileUpright is a constant ability of a Hero (INV-095).
func whileUpright(s engine.Static) engine.Ability {
	return engine.Ability{Kind: engine.While, Rule: "INV-095", If: Upright{}, Static: []engine.Static{s}}
}

// morePower raises the power of the cards that pass the filters.
func morePower(n engine.Amount, to ...engine.Filter) engine.Static {
	return effect.Modify{Attr: Power, By: n, To: to}
}

// destroyOne destroys one of the opponent's cards, of your choice.
func destroyOne(where ...engine.Filter) []engine.Effect {
	return []engine.Effect{effect.Choose{From: theirs(where...)}, Destroy{What: effect.Chosen{}}}
}

// burnZone destroys every card of the opponent in a zone of your choice, and two tokens go on the zone.
func burnZone() []engine.Effect {
	return []engine.Effect{ChooseZone{}, Destroy{What: theirs(There{})}, Scar{N: 2, On: ChosenZone}}
}

// recover puts the top cards of your discard pile under your deck, in their order (INV-070).
func recoverCards(n int) engine.Effect {
	return effect.Move{What: effect.Cards{In: []effect.Place{{Zone: Discard}}, Top: n}, To: Deck, Where: engine.AtBottom}
}

// figures are the printed figures of a card.
func figures(discards, drains, power int) [8]int16 {
	return [8]int16{DiscardCost: int16(discards), DrainCost: int16(drains), Power: int16(power)}
}
