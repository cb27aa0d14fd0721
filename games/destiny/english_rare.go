package destiny

import (
	"slices"
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/english"
)

// The words for effects that few cards have, and for conditions and triggers.

func wordRare(s *english.Scribe, e engine.Effect) (english.Clause, bool) {
	switch e := e.(type) {
	case ResolveMany:
		return english.Clause{Who: e.By, Verb: "resolve", Rest: "any number of " + s.Person(e.By).Own + " dice"}, true
	case TakeAction:
		return english.Clause{Who: e.By, Verb: "take", Rest: "one action", May: true}, true
	case UseClaim:
		return english.Clause{Verb: "use", Rest: "the claim ability of the battlefield"}, true
	case SwitchBattlefield:
		return english.Clause{Verb: "switch", Rest: "the battlefield with " + s.All(e.To)}, true
	case ReturnToTeam:
		return english.Clause{Verb: "return", Rest: s.All(e.What) + " that was defeated to the game, without damage"}, true
	case PutDamage:
		what, tail := muchOf(s, e.N, "damage")
		return english.Clause{Verb: "put", Rest: what + " on " + s.All(e.On), Tail: tail}, true
	case HowMany:
		return english.Clause{Verb: "choose", Rest: "a number up to " + s.NumberOf(e.Max)}, true
	case MoveUpgrade:
		return english.Clause{Verb: "move", Rest: s.All(e.What) + " to " + s.All(e.To)}, true
	case SwitchUpgrade:
		return english.Clause{Verb: "switch", Rest: s.Self() + " with " + s.All(e.With)}, true
	case BecomeSupport:
		return english.Clause{Subject: s.Self(), Verb: "become", Rest: "a support"}, true
	case HoldDice:
		return english.Clause{Verb: "put", Rest: allDice(s, e.What) + " on " + s.Self() + "; it goes back when " + s.Self() + " leaves play"}, true
	case ResolveSide:
		return english.Clause{Verb: "resolve", Rest: "a side of " + english.Possess("die", s.All(e.Of))}, true
	case UseSpecial:
		return english.Clause{Verb: "use", Rest: "a special ability of another card in play as if it stood on " + s.Self()}, true
	case Doom:
		return english.Clause{Verb: "choose", Rest: s.All(e.What) + "; it is defeated after this round"}, true
	}
	return english.Clause{}, false
}

func wordTrigger(s *english.Scribe, t engine.Trigger) (string, bool) {
	switch t := t.(type) {
	case Plays:
		p := s.Person(t.By)
		what := s.Describe([]engine.Filter{t.Card}).One()
		if t.On != nil {
			what += " on " + s.Describe([]engine.Filter{t.On}).One()
		}
		return p.Name + " " + p.Does("play") + " " + what, true
	case Takes:
		return s.Describe([]engine.Filter{t.Card}).One() + " takes " + shown[t.Symbol], true
	case DieResolved:
		p := s.Person(t.By)
		text := p.Name + " " + p.Does("resolve") + " a die showing " + shown[t.Symbol]
		if t.Lost {
			text += " and the opponent loses resources"
		}
		return text, true
	case effect.On:
		if t.Kind == EvLastCard {
			p := s.Person(t.By)
			return p.Name + " " + p.Does("play") + " or " + p.Does("discard") + " the last card of " + p.Own + " hand", true
		}
	}
	return "", false
}

func wordCond(s *english.Scribe, c engine.Cond) (string, bool) {
	switch c := c.(type) {
	case HaveDice:
		return wordHaveDice(s, c), true
	case effect.AtLeast:
		return wordAtLeast(s, c)
	case effect.VarIs:
		if c.Var == Round && c.Is == 1 {
			return "it is the first round", true
		}
	case effect.Every:
		if b, ok := c.Is.(Bears); ok {
			who := s.All(c.Of)
			switch of := c.Of.(type) {
			case effect.Chosen:
				who = "it"
			case effect.Cards:
				who = s.EachOf(of)
			}
			return who + " has " + atLeast(b.Min, counters[b.Counter].Name), true
		}
		if x, ok := c.Is.(effect.Except); ok {
			if b, ok := x.Is.(Bears); ok {
				return s.All(c.Of) + " has no " + counters[b.Counter].Name, true
			}
		}
	case effect.Exists:
		if set, ok := c.Cards.(effect.Cards); ok {
			if text, ok := wordPlaces(s, set); ok {
				return text, true
			}
		}
		if set, ok := c.Cards.(effect.Cards); ok && len(set.In) == 1 && set.In[0].Zone == Battlefield && len(set.Where) == 0 {
			p := s.Person(set.In[0].Of)
			return p.Name + " " + p.Does("control") + " the battlefield", true
		}
	}
	return "", false
}

func wordAtLeast(s *english.Scribe, c effect.AtLeast) (string, bool) {
	switch n := c.N.(type) {
	case effect.VarOf:
		if n.Var == Resources {
			p := s.Person(n.Who)
			return p.Name + " " + p.Does("have") + " " + strconv.Itoa(c.Min) + " or more resources", true
		}
		if n.Var == Blocked && c.Min <= 1 {
			return "any of that damage was blocked", true
		}
	case effect.Minus:
		if text, ok := wordMoreDice(s, n); ok && c.Min <= 1 {
			return text, true
		}
		a, ok := n.N.(effect.Count)
		b, ok2 := n.Less.(effect.Count)
		if ok && ok2 && c.Min <= 1 {
			return strings.TrimPrefix(s.All(a.Cards), "all ") + " outnumber " + strings.TrimPrefix(s.All(b.Cards), "all "), true
		}
	}
	return "", false
}

// wordMoreDice: "your dice outnumber the opponent's dice".
func wordMoreDice(s *english.Scribe, n effect.Minus) (string, bool) {
	a, ok := n.N.(DiceCount)
	b, ok2 := n.Less.(DiceCount)
	if !ok || !ok2 {
		return "", false
	}
	return strings.TrimPrefix(allDice(s, a.Dice), "all ") + " outnumber " + strings.TrimPrefix(allDice(s, b.Dice), "all "), true
}

// wordHaveDice: of the die that was chosen "it shows a blank", "it is a vehicle die".
func wordHaveDice(s *english.Scribe, c HaveDice) string {
	set, ok := c.Dice.(Dice)
	if !ok {
		return "there is " + allDice(s, c.Dice)
	}
	i := slices.IndexFunc(set.Where, func(f DieFilter) bool { _, ok := f.(PickedDice); return ok })
	if i < 0 {
		n := dieNoun(s, set)
		if c.Min <= 1 {
			return "there is " + n.One()
		}
		return "there are " + n.Many("at least "+english.InWords(c.Min))
	}
	it := s.Again(set.Where[i].(PickedDice).Tag, "that die")
	rest := Dice{Of: set.Of, Where: slices.Delete(slices.Clone(set.Where), i, i+1)}
	if len(rest.Where) == 1 {
		switch f := rest.Where[0].(type) {
		case Shows:
			return it + " shows " + shown[f.Symbol]
		case ShowsValue:
			return it + " shows a value of " + bounds(f.Min, f.Max)
		}
	}
	return it + " is " + dieNoun(s, rest).One()
}
