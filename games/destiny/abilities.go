package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The parts from which many cards are made.

var (
	anyCharacter   = effect.Cards{In: []effect.Place{{Zone: Team, Of: effect.Opponent}, {Zone: Team}}, Where: []engine.Filter{isCharacter}}
	yourCharacter  = effect.In(Team, isCharacter)
	theirCharacter = effect.Theirs(Team, isCharacter)
	isExhausted    = Has{Flag: Exhausted}
	isReady        = Hasnt{Flag: Exhausted}
)

// Has passes cards that carry a flag.
type Has struct{ Flag engine.FlagID }

// Hasnt passes cards that do not carry a flag.
type Hasnt struct{ Flag engine.FlagID }

// OnHost passes the card that this upgrade is on.
type OnHost struct{}

// NonUnique passes cards without the uniqueness mark.
type NonUnique struct{}

// Parts implements engine.Node.
func (Has) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (Hasnt) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (OnHost) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (NonUnique) Parts() []engine.Node { return nil }

// Match implements engine.Filter.
func (f Has) Match(c engine.Ctx, id engine.CardID) bool { return c.T.Cards[id].Has(f.Flag) }

// Match implements engine.Filter.
func (f Hasnt) Match(c engine.Ctx, id engine.CardID) bool { return !c.T.Cards[id].Has(f.Flag) }

// Match implements engine.Filter.
func (OnHost) Match(c engine.Ctx, id engine.CardID) bool { return c.T.Cards[c.Src].Host == id }

// Match implements engine.Filter.
func (NonUnique) Match(c engine.Ctx, id engine.CardID) bool { return !c.T.Def(id).Unique }

// Members implements effect.Set: the card that this upgrade is on.
func (OnHost) Members(c engine.Ctx, to []engine.CardID) []engine.CardID {
	if h := c.T.Cards[c.Src].Host; h != engine.NoCard {
		to = append(to, h)
	}
	return to
}

func trait(t engine.TraitID) engine.Filter { return effect.Trait{Is: t} }

// spot holds while the player has a character of a colour in play (DES-448).
func spot(colour engine.TraitID) engine.Cond {
	return effect.Exists{Cards: effect.In(Team, isCharacter, trait(colour))}
}

// text is what an event does.
func text(do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Text, Rule: "DES-158", Do: do}
}

// specially is the special ability of a card's die.
func specially(do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Special, Rule: "DES-244", Do: do}
}

// action is a card action, with its cost.
func action(cost []engine.Effect, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Activated, Rule: "DES-266", Cost: cost, Do: do}
}

// claim is the claim ability of a battlefield.
func claim(do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Claim, Rule: "DES-279", Do: do}
}

// afterThat is an optional "after" ability.
func afterThat(on engine.Trigger, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.When, Rule: "DES-416", On: on, Do: do}
}

// beforeThat is an optional "before" ability.
func beforeThat(on engine.Trigger, cost []engine.Effect, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.When, Rule: "DES-415", On: on, Before: true, Cost: cost, Do: do}
}

// while is an ongoing ability.
func while(s ...engine.Static) engine.Ability {
	return engine.Ability{Kind: engine.While, Rule: "DES-384", Static: s}
}

// damageTo chooses a character of a set and deals it damage.
func damageTo(n engine.Amount, whom effect.Cards) engine.Effect {
	return effect.Seq{Do: []engine.Effect{effect.Choose{From: whom, Tag: tagCharacter}, Deal{N: n, To: effect.Chosen{Tag: tagCharacter}}}}
}

// shieldsTo chooses a character of a set and gives it shields.
func shieldsTo(n int, whom effect.Cards) engine.Effect {
	return effect.Seq{Do: []engine.Effect{effect.Choose{From: whom, Tag: tagCharacter}, GiveShields{N: effect.N(n), To: effect.Chosen{Tag: tagCharacter}}}}
}

// removeDice chooses dice and removes them.
func removeDice(p PickDice) engine.Effect {
	p.Tag = tagDice
	return effect.Seq{Do: []engine.Effect{p, RemoveDice{What: PickedDice{Tag: tagDice}}}}
}

// Tags of what an ability chooses.
const (
	tagCharacter = 1
	tagOther     = 2
	tagDice      = 10
	tagDie       = 11
)
