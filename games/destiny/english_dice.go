package destiny

import (
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/english"
)

// shown is what a die shows, after "showing".
var shown = []string{
	blank: "a blank", melee: "melee damage", ranged: "ranged damage", indirect: "indirect damage", shield: "shields",
	resource: "resources", disrupt: "disrupt", discard: "discard", focus: "focus", special: "a special", anySymbol: "any symbol",
}

// dieNoun is what the filters of a set of dice say.
func dieNoun(s *english.Scribe, set Dice) english.Noun {
	n := english.Noun{Head: [][]string{{"die"}}}
	if set.Of != effect.Each {
		n.Yours = s.Whose(set.Of)
	}
	for _, f := range set.Where {
		wordDieFilter(s, f, &n)
	}
	return n
}

func wordDieFilter(s *english.Scribe, f DieFilter, n *english.Noun) {
	post := func(text string) { n.Post = append(n.Post, text) }
	switch f := f.(type) {
	case Shows:
		post("showing " + shown[f.Symbol])
	case ShowsDamage:
		post("showing damage")
	case ShowsValue:
		post("showing a value of " + bounds(f.Min, f.Max))
	case Modified:
		post("showing a +")
	case DieOf:
		wordDieOf(s, f, n)
	case DieOn:
		post("of " + s.All(f.Cards) + " or its upgrades")
	case OtherDie:
		n.Other = true
	case CanShow, Resolvable: // what cannot be turned or resolved is not offered
	case ShowsOneOf:
		var list []string
		for _, symbol := range f.Symbols {
			list = append(list, shown[symbol])
		}
		post("showing " + english.Or(list))
	case ShowsLike:
		post("showing that symbol")
	case WasResolved:
		post("that were resolved")
	case NotDie:
		wordNotDie(s, f, n)
	case PickedDice:
		n.Title = s.Chosen(f.Tag, "that die")
		switch n.Yours {
		case "":
		default:
			n.Title += " if it is " + strings.Replace(n.Yours, "your", "yours", 1)
		}
	default:
		text, ok := wordBoxedDie(s, f)
		if !ok {
			text = english.Unknown(f)
		}
		post(text)
	}
}

func wordNotDie(s *english.Scribe, f NotDie, n *english.Noun) {
	switch f.Is.(type) {
	case PickedDice:
		n.Other = true
	case WasResolved:
		n.Post = append(n.Post, "that were not resolved")
	default:
		var x english.Noun
		wordDieFilter(s, f.Is, &x)
		n.Post = append(n.Post, append([]string{"not"}, x.Post...)...)
	}
}

func bounds(low, high int) string {
	switch {
	case high == 0:
		return strconv.Itoa(low) + " or more"
	case low == 0:
		return strconv.Itoa(high) + " or less"
	}
	return strconv.Itoa(low) + " to " + strconv.Itoa(high)
}

// wordDieOf: "a character die", "a blue die", "a die of an exhausted character".
func wordDieOf(s *english.Scribe, f DieOf, n *english.Noun) {
	switch x := f.Card.(type) {
	case effect.Self:
		n.Yours = s.Self() + "'s"
		if s.Self() == "it" {
			n.Yours = "its"
		}
	case OnHost:
		n.Yours = attached + "'s"
	case effect.Lies:
		n.Adj = append(n.Adj, []string{strings.TrimSuffix(zones[x.In].Name, "s")})
	case effect.Type:
		n.Adj = append(n.Adj, []string{types[x.Is]})
	case effect.Trait:
		n.Adj = append(n.Adj, []string{traits[x.Is]})
	default:
		n.Post = append(n.Post, "of "+s.Describe([]engine.Filter{f.Card}).One())
	}
}

// allDice is every die of a set.
func allDice(s *english.Scribe, set DiceSet) string {
	switch set := set.(type) {
	case PickedDice:
		return s.Chosen(set.Tag, "that die")
	case BothOf:
		return wordBoth(s, set)
	case Dice:
		if len(set.Where) == 0 && set.Of == effect.Each {
			return "all dice"
		}
		return dieNoun(s, set).All()
	}
	return english.Unknown(set)
}

func wordPick(s *english.Scribe, e engine.Effect) (english.Pick, bool) {
	p, ok := e.(PickDice)
	if !ok {
		return english.Pick{}, false
	}
	s.Acts(p.By)
	n := dieNoun(s, p.From)
	out := english.Pick{By: p.By, Tag: p.Tag, Name: "that die", What: n.One()}
	if len(p.From.Where) == 1 {
		if _, ok := p.From.Where[0].(PickedDice); ok {
			out.What = "one of " + n.Title
		}
	}
	number, fixed := p.N.(effect.N)
	switch {
	case p.BySymbol:
		return english.Pick{By: p.By, Tag: p.Tag, Name: "that symbol", What: "a symbol showing on " + n.One()}, true
	case p.All:
		out.What, out.Many = n.Each(), true
	case p.Total > 0:
		out.What, out.Many = n.Many("up to "+english.InWords(int(number)))+" showing at most "+strconv.Itoa(p.Total)+" in all", true
	case p.Any:
		out.What, out.Many = n.Many("any number"), true
	case p.N != nil && !fixed:
		out.What, out.Many = n.One()+" for "+eachCounted(s, p.N), true
	case p.UpTo && number <= 1:
		out.What = n.UpToOne()
	case p.UpTo:
		out.What, out.Many = n.Many("up to "+english.InWords(int(number))), true
	case number > 1:
		out.What, out.Many = n.Many(english.InWords(int(number))), true
	}
	if out.Many {
		out.Name = "those dice"
	}
	return out, true
}

// eachCounted is what an amount counts, one by one: "each of your ready characters".
func eachCounted(s *english.Scribe, a engine.Amount) string {
	switch a := a.(type) {
	case DiceCount:
		if set, ok := a.Dice.(Dice); ok {
			return dieNoun(s, set).Each()
		}
		return "each of " + allDice(s, a.Dice)
	case effect.Count:
		if set, ok := a.Cards.(effect.Cards); ok {
			return s.EachOf(set)
		}
	}
	return "each of " + s.NumberOf(a)
}

func tagOf(n engine.Node) (uint8, bool) {
	p, ok := n.(PickedDice)
	return p.Tag, ok
}

func wordDice(s *english.Scribe, e engine.Effect) (english.Clause, bool) {
	switch e := e.(type) {
	case RemoveDice:
		return english.Clause{Verb: "remove", Rest: allDice(s, e.What)}, true
	case RerollDice:
		return english.Clause{Verb: "reroll", Rest: allDice(s, e.What)}, true
	case KeepDie:
		if e.Reroll {
			s.Mention("this die")
			return english.Clause{Verb: "reroll", Rest: "this die", Tail: " and keep it in the pool"}, true
		}
		return english.Clause{Subject: "this die", Verb: "stay", Rest: "in the pool"}, true
	case TurnDice:
		return english.Clause{Verb: "turn", Rest: allDice(s, e.What) + " to " + sideWanted(e)}, true
	case ResolveDice:
		return wordResolve(s, e), true
	case RollIn:
		if e.Aside {
			return english.Clause{Verb: "roll", Rest: english.Possess("die", s.All(e.Of)) + " into " + s.Whose(effect.You) + " pool; it is set aside when it leaves the pool"}, true
		}
		if e.One {
			return english.Clause{Verb: "roll", Rest: "a die on " + s.All(e.Of) + " into " + s.Whose(effect.You) + " pool"}, true
		}
		return english.Clause{Verb: "roll", Rest: "the dice on " + s.All(e.Of) + " into " + s.Whose(effect.You) + " pool"}, true
	}
	return english.Clause{}, false
}

func sideWanted(e TurnDice) string {
	switch {
	case e.NoDamage:
		return "a side that shows no damage"
	case e.Damage:
		return "a side that shows damage"
	case e.Like != 0:
		return "a side that shows that symbol"
	case e.To == blank && !e.Blank:
		return "any side"
	}
	return "a side that shows " + shown[e.To]
}

func wordResolve(s *english.Scribe, e ResolveDice) english.Clause {
	c := english.Clause{Who: e.By, Verb: "resolve", Rest: allDice(s, e.What)}
	switch {
	case e.Value != nil:
		c.Tail += " with a value equal to " + s.NumberOf(e.Value)
	case e.Plus != nil:
		c.Tail += ", its value raised by " + s.NumberOf(e.Plus)
	}
	if e.AnyOrder {
		c.Tail += ", in any order"
	}
	if e.Free {
		c.Tail += " without paying its cost"
	}
	if e.Plain {
		c.Tail += " as if it had no +"
	}
	if e.Unblockable {
		c.Tail += "; its damage is unblockable"
	}
	return c
}
