package destiny

import (
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/english"
)

// The English of this game: how its zones and events are spoken of, and the words for effects on
// cards and characters. english_dice.go has those for dice, english_static.go those for constant
// effects, english_log.go labels, prompts and log lines.

var lexicon = english.Lexicon{
	Zones: map[engine.ZoneKind]english.Zone{
		Deck:        {Into: "on top of"},
		Discard:     {Put: "discard"},
		Team:        {Noun: "character", Owned: true},
		Upgrades:    {Noun: "upgrade", Owned: true},
		Supports:    {Noun: "support", Owned: true},
		Downgrades:  {Noun: "downgrade", Owned: true},
		Battlefield: {Noun: "battlefield", Single: true},
		Aside:       {Put: "set aside", Owned: true},
		Removed:     {Put: "remove", Owned: true},
		Bring:       {Noun: "battlefield not in use", Owned: true},
	},
	Events: map[engine.EventKind]english.Event{
		EvDamage:     {Verb: "be", Rest: "dealt damage", ByCard: true, Owned: true, Noun: "character"},
		EvShields:    {Verb: "gain", Rest: "shields", ByCard: true, Owned: true, Noun: "character"},
		EvDefeat:     {Verb: "be", Rest: "defeated", ByCard: true, Owned: true, Noun: "character"},
		EvTook:       {Verb: "take", Rest: "damage", ByCard: true, Owned: true, Noun: "character"},
		EvBlocked:    {Verb: "block", Rest: "damage", ByCard: true, Owned: true, Noun: "character"},
		EvActivated:  {Verb: "activate", Done: "activated"},
		EvPlayed:     {Verb: "play", Done: "played"},
		EvResolved:   {Verb: "resolve", Rest: "a die"},
		EvRemovedDie: {Verb: "have", Rest: "a die removed"},
		EvRolled:     {Verb: "roll", Rest: "for the battlefield"},
		EvResolving:  {Verb: "begin", Rest: "to resolve a die"},
		EvRolledIn:   {Verb: "roll", Rest: "into the pool", Owned: true, Noun: "die"},
		EvClaimed:    {Verb: "claim", Rest: "the battlefield"},
		EvRound:      {Verb: "begin", Rest: "a round"},
		EvUpkeep:     {Verb: "begin", Rest: "the upkeep phase"},
	},
	Self:    map[engine.TypeID]string{character: "this character", upgrade: "this upgrade", support: "this support", event: "this event", battlefield: "this battlefield", plot: "this plot", downgrade: "this downgrade"},
	Heads:   map[engine.AbilityKind]string{engine.Activated: "Action", engine.Special: "Special", engine.Claim: "Claim"},
	When:    "after",
	Own:     "their",
	Moves:   moveLines,
	Effect:  wordEffect,
	Cond:    wordCond,
	Filter:  wordFilter,
	Amount:  wordAmount,
	Trigger: wordTrigger,
	Set:     wordSet,
	Pick:    wordPick,
	Tag:     tagOf,
	Static:  wordStatic,
}

func wordEffect(s *english.Scribe, e engine.Effect) (english.Clause, bool) {
	for _, words := range []func(*english.Scribe, engine.Effect) (english.Clause, bool){wordDice, wordRare, wordBoxed} {
		if c, ok := words(s, e); ok {
			return c, true
		}
	}
	switch e := e.(type) {
	case Deal:
		return wordDeal(s, e), true
	case GiveShields:
		what, tail := muchOf(s, e.N, "shields")
		return english.Clause{Verb: "give", Rest: what + " to " + s.All(e.To), Tail: tail}, true
	case Split:
		return wordSplit(s, e), true
	case Heal:
		what, tail := muchOf(s, e.N, "damage")
		return english.Clause{Verb: "remove", Rest: what + " from " + s.All(e.From), Tail: tail}, true
	case MoveDamage:
		what, tail := muchOf(s, e.N, "damage")
		return english.Clause{Verb: "move", Rest: what + " from " + s.All(e.From) + " to " + s.All(e.To), Tail: tail}, true
	case TakeShields:
		what, tail := "all shields", ""
		if e.N != nil {
			what, tail = muchOf(s, e.N, "shields")
		}
		return english.Clause{Verb: "remove", Rest: what + " from " + s.All(e.From), Tail: tail}, true
	case Defeat:
		return english.Clause{Verb: "defeat", Rest: s.All(e.What)}, true
	case Exhaust:
		return english.Clause{Verb: "exhaust", Rest: s.All(e.What)}, true
	case Ready:
		return english.Clause{Verb: "ready", Rest: s.All(e.What)}, true
	case ActivateCards:
		return english.Clause{Verb: "activate", Rest: s.All(e.What)}, true
	case ExtraAction:
		return english.Clause{Who: e.Who, Verb: "take", Rest: english.Things(max(e.N, 1), "additional actions")}, true
	case Lose:
		what, tail := "all resources", ""
		if e.N != nil {
			what, tail = s.Quantity(e.N, "resources")
		}
		return english.Clause{Who: e.Who, Verb: "lose", Rest: what, Tail: tail}, true
	case DiscardTop:
		return wordDiscardTop(s, e), true
	case PlayCard:
		return wordPlayCard(s, e), true
	case EndActionPhase:
		return english.Clause{Subject: "the action phase", Verb: "end"}, true
	case LeavePlay:
		return wordLeave(s, e), true
	}
	return english.Clause{}, false
}

// muchOf is an amount of damage or shields: "2 damage", "that much damage", "damage equal to the value
// of that die".
func muchOf(s *english.Scribe, a engine.Amount, noun string) (what, tail string) {
	switch a := a.(type) {
	case ThatMany:
		if noun == "shields" {
			return "that many " + noun, ""
		}
		return "that much " + noun, ""
	case nil, effect.N, effect.IfElse:
		return s.Quantity(a, noun)
	case effect.Count:
		if _, chosen := a.Cards.(effect.Chosen); chosen {
			return english.Things(max(a.Each, 1), noun), " for each of those cards"
		}
		return s.Quantity(a, noun)
	case DiceCount:
		return english.Things(1, noun), " for each of " + allDice(s, a.Dice)
	}
	what = noun + " equal to " + s.NumberOf(a)
	if strings.Contains(what, ",") {
		what += ","
	}
	return what, ""
}

func wordDeal(s *english.Scribe, e Deal) english.Clause {
	noun := "damage"
	if e.Unblockable {
		noun = "unblockable damage"
	}
	what, tail := muchOf(s, e.N, noun)
	to := s.All(e.To)
	if cards, ok := e.To.(effect.Cards); ok {
		to = s.EachOf(cards)
	}
	return english.Clause{Verb: "deal", Rest: what + " to " + to, Tail: tail}
}

// wordSplit: who splits does so among the own characters.
func wordSplit(s *english.Scribe, e Split) english.Clause {
	noun, verb := "damage", "deal"
	switch {
	case e.Shields:
		noun, verb = "shields", "give"
	case e.Indirect:
		noun = "indirect damage"
	}
	what, tail := muchOf(s, e.N, noun)
	return english.Clause{Who: e.By, Verb: verb, Rest: what + " to " + s.Person(e.By).Own + " characters, split as they wish", Tail: tail}
}

func wordDiscardTop(s *english.Scribe, e DiscardTop) english.Clause {
	what, tail := s.Quantity(e.N, "cards")
	if what == "a card" {
		what = "card"
	}
	return english.Clause{Who: e.Who, Verb: "discard", Rest: "the top " + what + " of " + s.Person(e.Who).Own + " deck", Tail: tail}
}

func wordPlayCard(s *english.Scribe, e PlayCard) english.Clause {
	c := english.Clause{Verb: "play", Rest: s.Some(e.From, nil, false, "from"), May: e.May}
	switch {
	case e.Free:
		c.Tail = " for free"
	case e.Off > 0:
		c.Tail = " for " + strconv.Itoa(e.Off) + " less"
	}
	return c
}

func wordLeave(s *english.Scribe, e LeavePlay) english.Clause {
	what := s.All(e.What)
	switch e.To {
	case Discard:
		return english.Clause{Verb: "discard", Rest: what}
	case Deck:
		return english.Clause{Verb: "put", Rest: what + " on top of its owner's deck"}
	case Aside:
		return english.Clause{Verb: "set", Rest: what + " aside"}
	}
	return english.Clause{Verb: "return", Rest: what + " to its owner's " + zones[e.To].Name}
}

var (
	colours  = map[engine.TraitID]bool{blue: true, red: true, yellow: true, gray: true}
	keywords = map[engine.TraitID]bool{guardian: true, redeploy: true, ambush: true}
)

func wordFilter(s *english.Scribe, f engine.Filter, n *english.Noun) bool {
	adj := func(text string) { n.Adj = append([][]string{{text}}, n.Adj...) }
	post := func(text string) { n.Post = append(n.Post, text) }
	switch f := f.(type) {
	case effect.Trait:
		switch {
		case colours[f.Is]:
			n.Adj = append(n.Adj, []string{traits[f.Is]})
		case keywords[f.Is]:
			post("with " + traits[f.Is])
		default:
			return false
		}
	case effect.Cards:
		for _, x := range f.Where {
			s.Filter(n, x)
		}
	case effect.Except:
		return wordExcept(s, f, n)
	case Has:
		if f.Flag == Granted {
			post("with " + traits[ambush])
			return true
		}
		adj(flags[f.Flag].Name)
	case Hasnt:
		if f.Flag == Exhausted {
			adj("ready")
			return true
		}
		adj("not " + flags[f.Flag].Name)
	case NonUnique:
		adj("non-unique")
	case OnHost:
		n.Title = attached
	case OnCard:
		post("on " + s.All(f.Of))
	case OnPicked:
		post("on " + s.Chosen(f.Tag, "that character"))
	case Bearing:
		post("with a " + traits[f.Trait])
	case Cheapest:
		adj("cheapest")
		n.The = true
	default:
		return wordBoxedFilter(f, n)
	}
	return true
}

func wordExcept(s *english.Scribe, f effect.Except, n *english.Noun) bool {
	switch x := f.Is.(type) {
	case Bears:
		n.Post = append(n.Post, "without "+atLeast(x.Min, counters[x.Counter].Name))
	case Bearing:
		n.Post = append(n.Post, "without a "+traits[x.Trait])
	case effect.Trait:
		n.Adj = append(n.Adj, []string{"non-" + s.Trait(x.Is)})
	default:
		return false
	}
	return true
}

// attached is the character that an upgrade is on.
const attached = "the attached character"

func wordSet(s *english.Scribe, set effect.Set) (string, bool) {
	if _, ok := set.(OnHost); ok {
		return attached, true
	}
	return wordBoxedSet(s, set)
}

func wordAmount(s *english.Scribe, a engine.Amount) (string, bool) {
	switch a := a.(type) {
	case DiceCount:
		if _, ok := a.Dice.(PickedDice); ok {
			return "the number of those dice", true
		}
		return "the number of " + strings.TrimPrefix(allDice(s, a.Dice), "all "), true
	case DiceValue:
		text := english.Possess("value", allDice(s, a.Dice))
		if a.Each > 0 {
			text += " raised by " + strconv.Itoa(a.Each) + " for each die"
		}
		return text, true
	case ThatMany:
		return "that number", true
	case HandSize:
		return s.Whose(effect.You) + " hand size", true
	case JustLost:
		return "what the opponent just lost", true
	case CounterOf:
		return "the " + counters[a.Counter].Name + " on " + s.All(a.Cards), true
	}
	return "", false
}
