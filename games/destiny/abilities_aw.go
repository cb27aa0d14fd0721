package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The parts from which the supports and events of Awakenings are made.

// More tags of what an ability chooses.
const (
	tagFrom   = 3
	tagRest   = 4
	tagNumber = 5
	tagDice2  = 12
)

var (
	theirs  = Dice{Of: effect.Opponent}
	anyDice = Dice{Of: effect.Each}

	exhaustThis      = Exhaust{What: effect.Self{}}
	oneResource      = effect.Gain{Var: Resources, N: effect.N(1)}
	discardOne       = effect.Take{From: effect.In(Hand), To: Discard, Tag: tagOther}
	removePicked     = RemoveDice{What: PickedDice{Tag: tagDie}}
	anySupport       = effect.Cards{In: []effect.Place{{Zone: Supports, Of: effect.Opponent}, {Zone: Supports}}}
	discardChosen    = LeavePlay{What: effect.Chosen{Tag: tagOther}, To: Discard}
	controlOnly      = PlayOnlyIf{If: effect.Exists{Cards: effect.In(Battlefield)}}
	readyCharacters  = effect.In(Team, isCharacter, isReady)
	theirReady       = effect.Theirs(Team, isCharacter, isReady)
	theirExhausted   = effect.Theirs(Team, isCharacter, isExhausted)
	exhaustedInTeam  = effect.In(Team, isCharacter, isExhausted)
	valueOfPicked    = DiceValue{Dice: PickedDice{Tag: tagDie}}
	isUpgrade        = effect.Type{Is: upgrade}
	isEvent          = effect.Type{Is: event}
	isSupport        = effect.Type{Is: support}
	chosenOther      = effect.Chosen{Tag: tagOther}
	chosenFrom       = effect.Chosen{Tag: tagFrom}
	chosenCharacter  = effect.Chosen{Tag: tagCharacter}
	upgradeOrSupport = effect.Either{Of: []engine.Filter{isUpgrade, isSupport}}
)

// your is the set of your characters that pass the filters.
func your(where ...engine.Filter) effect.Cards {
	return effect.In(Team, append([]engine.Filter{isCharacter}, where...)...)
}

// whichever is the set of the characters of both that pass the filters.
func whichever(where ...engine.Filter) effect.Cards {
	return effect.Cards{In: anyCharacter.In, Where: append([]engine.Filter{isCharacter}, where...)}
}

// dieOf passes the dice of cards of a colour, or of some other trait.
func dieOf(t engine.TraitID) DieFilter { return DieOf{Card: trait(t)} }

// then does what follows only if everything before was done completely (DES-394, DES-395).
func then(do ...engine.Effect) engine.Effect { return effect.Then{Do: do} }

// spotting is the text of an event that does nothing unless a character of a colour is spotted
// (DES-448, DES-450).
func spotting(colour engine.TraitID, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.Text, Rule: "DES-448", If: spot(colour), Do: do}
}

// pickDie chooses one die.
func pickDie(of effect.Who, where ...DieFilter) engine.Effect {
	return PickDice{From: Dice{Of: of, Where: where}, Tag: tagDie}
}

// resolveOne chooses a die that can be resolved, of yours unless said otherwise, and resolves it.
func resolveOne(r ResolveDice, of effect.Who, where ...DieFilter) engine.Effect {
	r.What = PickedDice{Tag: tagDie}
	return effect.Seq{Do: []engine.Effect{pickDie(of, append(where, Resolvable{Free: r.Free, Plain: r.Plain})...), r}}
}

// pickedShow holds if the die that was chosen passes the filter.
func pickedShow(f DieFilter) engine.Cond {
	return HaveDice{Dice: Dice{Of: effect.Each, Where: []DieFilter{PickedDice{Tag: tagDie}, f}}}
}

// damageBy deals an amount of damage to a character, if it is any.
func damageBy(n engine.Amount) engine.Effect {
	return effect.If{Cond: effect.AtLeast{N: n}, Then: []engine.Effect{damageTo(n, anyCharacter)}}
}

// intercept deals the damage that a die of the opponent shows to one of your characters, and removes
// the die then.
func intercept(who engine.Filter) engine.Ability {
	return text(
		pickDie(effect.Opponent, ShowsDamage{}),
		then(
			effect.Choose{From: your(who), Tag: tagCharacter},
			Deal{N: valueOfPicked, To: chosenCharacter},
			then(removePicked),
		),
	)
}

// theyRemove makes the opponent choose and remove dice of the own pool.
func theyRemove(n int) engine.Effect {
	return effect.Seq{Do: []engine.Effect{
		PickDice{From: theirs, N: effect.N(n), By: effect.Opponent, Tag: tagDice2}, RemoveDice{What: PickedDice{Tag: tagDice2}},
	}}
}

// twoDecks are the two ways to choose whose deck is meant.
func twoDecks(do func(of effect.Who) engine.Effect) engine.Effect {
	return effect.OneOf{Any: true, Modes: []engine.Effect{do(effect.Opponent), do(effect.You)}}
}

// topOf is the top cards of a player's deck.
func topOf(of effect.Who, n int, where ...engine.Filter) effect.Cards {
	return effect.Cards{In: []effect.Place{{Zone: Deck, Of: of}}, Top: n, Where: where}
}

// consult looks at the top two cards of a deck; one may be discarded, and its owner draws the other
// (01123).
func consult(of effect.Who) engine.Effect {
	return effect.Seq{Do: []engine.Effect{
		effect.Show{What: topOf(of, 2), Tag: tagFrom},
		then(
			effect.Take{From: topOf(of, 2), UpTo: true, To: Discard, Of: of, Tag: tagOther},
			effect.If{Cond: effect.Exists{Cards: chosenOther}, Then: []engine.Effect{effect.Draw{Who: of}}},
		),
	}}
}

// arrange looks at the top three cards of a deck and puts each on its bottom or back on its top, in any
// order (01087). The last one put on top is the top card.
func arrange(of effect.Who) engine.Effect {
	rest := topOf(of, 3, chosenFrom, effect.Except{Is: chosenOther})
	return effect.Seq{Do: []engine.Effect{
		effect.Show{What: topOf(of, 3), Tag: tagFrom},
		then(
			effect.Take{From: topOf(of, 3), N: effect.N(3), UpTo: true, To: Deck, Of: of, Where: engine.AtBottom, Tag: tagOther},
			effect.Take{From: rest, N: effect.Count{Cards: rest}, To: Deck, Of: of, Tag: tagRest},
		),
	}}
}

// exhaustOneOf chooses a card of a set and exhausts it.
func exhaustOneOf(whom effect.Cards) engine.Effect {
	return effect.Seq{Do: []engine.Effect{effect.Choose{From: whom, Tag: tagFrom}, Exhaust{What: chosenFrom}}}
}
