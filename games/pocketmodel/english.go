package pocketmodel

import (
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/english"
)

// The English of this game's cards.

var lexicon = english.Lexicon{
	Self: map[engine.TypeID]string{objective: "this objective", space: "this unit", ground: "this unit"},
	Events: map[engine.EventKind]english.Event{
		EvBattle:     {Verb: "begin", Rest: "a battle"},
		EvStrike:     {Verb: "begin", Rest: "a strike"},
		EvSkipped:    {Verb: "be", Rest: "skipped", ByCard: true},
		EvCombatCard: {Verb: "play"},
		EvDice:       {Verb: "roll", ByCard: true},
		EvSums:       {Verb: "have", Rest: "a final score", ByCard: true},
		EvStrikeSums: {Verb: "have", Rest: "a final score in a strike", ByCard: true},
		EvMarked:     {Verb: "receive", Rest: "damage markers", ByCard: true},
		EvIgnored:    {Verb: "hit", Rest: "too late", ByCard: true},
		EvDestroyed:  {Verb: "be", Rest: "destroyed", ByCard: true},
		EvTrimmed:    {Verb: "lose", Rest: "a shields bonus", ByCard: true},
		EvRevealed:   {Verb: "be", Rest: "turned face up", ByCard: true},
		EvFought:     {Verb: "have", Rest: "fought", ByCard: true},
		EvObjective:  {Verb: "be", Rest: "destroyed", ByCard: true},
		EvHolds:      {Verb: "hold", ByCard: true},
		EvEliminated: {Verb: "be", Rest: "eliminated", ByCard: true},
	},
	Moves: []english.MoveLine{
		{From: Deck, To: Hand, Text: "{Seat} draws {cards}."},
		{From: Battle, To: Discard, Text: "{Seat} discards {cards}."},
		{From: Hand, To: Revealed, Text: "{Seat} plays {cards} as an objective."},
		{From: english.AnyZone, To: Discard, Text: "{cards} go{es} to {seat}'s discard pile."},
	},
	Effect:  wordEffect,
	Cond:    wordCond,
	Static:  wordStatic,
	Trigger: wordTrigger,
	Filter:  wordFilter,
}

func wordEffect(s *english.Scribe, e engine.Effect) (english.Clause, bool) {
	switch e := e.(type) {
	case Wound:
		on := "your unit"
		if e.Striker {
			on = "the striking unit"
		}
		return english.Clause{Verb: "put", Rest: english.Things(e.N, "damage markers") + " on " + on}, true
	case MoveOwn:
		to := "it one zone"
		if e.Home {
			to += " towards " + s.Person(effect.You).Whose + " home zone"
		}
		return english.Clause{Verb: "move", Rest: to}, true
	case BringUnits:
		your := s.Person(effect.You).Whose
		return english.Clause{Verb: "bring", Rest: "units of up to " + english.Things(e.Stars, "build stars") + " in total from " + your + " reserve into " + your + " home zone"}, true
	case Repair:
		your := s.Person(effect.You).Whose
		return english.Clause{Verb: "remove", Rest: "1 damage marker from one of " + your + " units in " + your + " home zone"}, true
	case RollTwice:
		return english.Clause{Subject: "the dice of that strike are rolled twice and the lower sum counts"}, true
	}
	return english.Clause{}, false
}

func wordTrigger(s *english.Scribe, t engine.Trigger) (string, bool) {
	switch t := t.(type) {
	case AfterBattle:
		text := "this battle is over"
		fate := ""
		switch {
		case t.Destroyed:
			fate = "destroyed"
		case t.Survived:
			fate = "not destroyed"
		}
		switch {
		case t.If != nil && fate != "":
			return text + ", " + s.Given("if", t.If) + " and was " + fate, true
		case t.If != nil:
			return text + ", " + s.Given("if", t.If), true
		case fate != "":
			return text + ", if your unit was " + fate, true
		}
		return text, true
	case TurnedUp:
		if t.ByStrike {
			return "a strike turns this objective face up", true
		}
		return "this objective is turned face up", true
	}
	return "", false
}

func wordCond(s *english.Scribe, c engine.Cond) (string, bool) {
	switch c := c.(type) {
	case HasIcon:
		return "your unit is " + english.A(s.Trait(c.Is)+" unit"), true
	case FoeStars:
		return "the opposing unit has " + strconv.Itoa(c.Max) + " or fewer build stars", true
	case FirstCopy:
		return "no other copy of it counts", true
	case InStrike:
		return "it strikes", true
	case InBattle:
		return "it does not strike", true
	}
	return "", false
}

// wordStatic: "your unit has +2 attack", "all trooper units have +1 attack".
func wordStatic(s *english.Scribe, st engine.Static, _ string) (english.Clause, bool) {
	your := s.Person(effect.You).Whose
	switch st := st.(type) {
	case effect.Modify:
		return english.Clause{Subject: modify(s, st)}, true
	case MoreToMove:
		return english.Clause{May: true, Verb: "move", Rest: "units of " + english.Things(st.N, "build stars") + " more in a Move action"}, true
	case LargerHand:
		return english.Clause{Subject: your + " maximum hand size", Verb: "be", Rest: strconv.Itoa(st.N) + " more"}, true
	case BringsMore:
		return english.Clause{Subject: "when another objective of yours is destroyed, you may bring units of " + english.Things(st.N, "build stars") + " more"}, true
	case Shelter:
		return english.Clause{Subject: your + " " + s.Trait(st.Icon) + " units in " + your + " home zone cannot be chosen as defenders"}, true
	case NoAutoHit:
		return english.Clause{Subject: "a roll of 12 by the opposing unit is no automatic hit"}, true
	case FirstStrike:
		return english.Clause{Subject: "your unit is not hit if it destroys the opposing unit in this battle"}, true
	case Reroll:
		which := "one die"
		if st.Both {
			which = "both dice"
		}
		return english.Clause{May: true, Verb: "roll", Rest: which + " again; the last roll stands"}, true
	case Jams:
		return english.Clause{Subject: "the icon text of the opponent's combat card is ignored in this battle"}, true
	case Carries:
		return english.Clause{Subject: "when this unit moves, a ground unit of yours with 1 build star may move with it from its zone and does not count towards the Rule of Five"}, true
	}
	return english.Clause{}, false
}

func wordFilter(s *english.Scribe, f engine.Filter, n *english.Noun) bool {
	switch f.(type) {
	case OnUnit:
		n.Title = "your unit"
	case Against:
		n.Title = "the opposing unit"
	case Unit:
		n.Head = append(n.Head, []string{"unit"})
	case SameZone:
		n.Post = append(n.Post, "in its zone")
	case AtHome:
		n.Post = append(n.Post, "in "+s.Person(effect.You).Whose+" home zone")
	default:
		return false
	}
	return true
}

func modify(s *english.Scribe, m effect.Modify) string {
	n := s.Describe(m.To)
	who, have := n.Title, " has "
	if who == "" {
		if len(n.Head) == 0 {
			n.Head = [][]string{{"unit"}}
		}
		if m.Attr == ObjDefense {
			n.Head = [][]string{{"objective"}}
			n.Post = nil
		}
		who, have = n.Many(""), " have "
		if n.Yours == "" {
			who = n.All()
		}
	}
	text := who + have + by(s, m) + " " + strings.TrimSuffix(s.Game.Attrs[m.Attr].Name, "s")
	if m.Attr == Shields {
		text += "s"
	}
	switch a := m.By.(type) {
	case effect.Count:
		text += " for each " + around(s, a)
	case effect.Least:
		if c, ok := a.A.(effect.Count); ok {
			text += " for each " + around(s, c) + " (at most " + s.NumberOf(a.B) + ")"
		}
	case effect.IfElse:
		text += " if " + s.Cond(a.If)
	}
	switch m.If.(type) {
	case InStrike:
		text += " in strikes"
	case InBattle:
		text += " in battles"
	}
	return text
}

// by is the signed number of a modifier.
func by(s *english.Scribe, m effect.Modify) string {
	n := 1
	switch a := m.By.(type) {
	case effect.N:
		n = int(a)
	case effect.IfElse:
		n = int(a.Then)
	}
	if n < 0 {
		return "-" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

func around(s *english.Scribe, c effect.Count) string {
	a, ok := c.Cards.(Around)
	if !ok {
		return english.Unknown(c)
	}
	if a.NotYours {
		return "opposing " + s.Trait(a.Icon) + " unit in its zone"
	}
	return "other " + s.Trait(a.Icon) + " unit of yours in its zone"
}
