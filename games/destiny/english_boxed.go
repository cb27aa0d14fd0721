package destiny

import (
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/english"
)

// The words for the nodes of the boxed decks after Awakenings.

// onceWords is how the text of a power action begins before its name is put there.
const onceWords = "once per round"

func wordBoxed(s *english.Scribe, e engine.Effect) (english.Clause, bool) {
	switch e := e.(type) {
	case NameTrait:
		var list []string
		for _, t := range e.Of {
			list = append(list, traits[t])
		}
		return english.Clause{Verb: "choose", Rest: english.Or(list)}, true
	case Once:
		return english.Clause{Subject: onceWords}, true
	case TheyGive:
		return english.Clause{Who: effect.Opponent, Verb: "give", Rest: "you " + english.Things(e.N, "resources")}, true
	case GiveBattlefield:
		return english.Clause{Verb: "give", Rest: "control of the battlefield to the opponent"}, true
	case Split:
		if e.Indirect {
			what, tail := muchOf(s, e.N, "indirect damage")
			to := "yourself"
			if e.By == effect.Opponent {
				to = "the opponent"
			}
			return english.Clause{Verb: "deal", Rest: what + " to " + to, Tail: tail}, true
		}
	}
	return english.Clause{}, false
}

// wordBoxedFilter words filters of cards.
func wordBoxedFilter(f engine.Filter, n *english.Noun) bool {
	switch f := f.(type) {
	case HasNamed:
		n.Post = append(n.Post, "of that colour")
	case BearsDie: // what has none is not offered
	case Bears:
		n.Post = append(n.Post, "with "+atLeast(f.Min, counters[f.Counter].Name))
	default:
		return false
	}
	return true
}

// atLeast is "damage", or with a bound "3 or more damage".
func atLeast(n int, noun string) string {
	if n <= 1 {
		return noun
	}
	return strconv.Itoa(n) + " or more " + noun
}

// wordBoxedDie words filters of dice.
func wordBoxedDie(s *english.Scribe, f DieFilter) (string, bool) {
	switch f := f.(type) {
	case ShowsNumber:
		switch {
		case f.Less:
			return "showing less than " + s.NumberOf(f.N), true
		case f.N == engine.Amount(effect.N(0)):
			return "showing no value", true
		}
		return "showing exactly " + s.NumberOf(f.N), true
	case JustRolled:
		return "that was just rolled", true
	}
	return "", false
}

func wordBoxedStatic(s *english.Scribe, st engine.Static) (string, bool) {
	switch st := st.(type) {
	case MoreIncome:
		return "each player gains " + english.Things(st.N, "resources") + " more in the upkeep phase", true
	case StaysOn:
		return "discard " + s.Self() + " if it is not on " + s.Describe([]engine.Filter{effect.Type{Is: character}, st.To}).One(), true
	case TeamPoints:
		return "while you build your team, " + s.Describe([]engine.Filter{st.Card}).Each() + " costs " + english.Things(st.Less, "points") + " less", true
	}
	return "", false
}

func wordBoxedSet(s *english.Scribe, set effect.Set) (string, bool) {
	if x, ok := set.(CardsOfLowest); ok {
		return "each character whose die shows the lowest value of " + allDice(s, x.Among), true
	}
	return "", false
}

// wordPlaces words that there is a card in several places at once.
func wordPlaces(s *english.Scribe, set effect.Cards) (string, bool) {
	if len(set.In) != 2 {
		return "", false
	}
	switch {
	case set.In[0].Zone == Team && set.In[1].Zone == Supports:
		return "you have " + s.Describe(set.Where).One() + " in play", true
	case set.In[0].Zone == Removed && set.In[1].Zone == Aside:
		return s.Describe(set.Where).One() + " of yours was defeated", true
	}
	return "", false
}

// wordBoth words two sets of dice: "both dice", "this upgrade's die and that die".
func wordBoth(s *english.Scribe, set BothOf) string {
	if _, ok := set.A.(PickedDice); ok {
		return "both dice"
	}
	return strings.TrimPrefix(allDice(s, set.A), "all ") + " and " + allDice(s, set.B)
}
