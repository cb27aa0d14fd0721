package deckbuilding

import (
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/english"
)

// The English of this game: how its zones, events and own nodes are spoken of.

var lexicon = english.Lexicon{
	Zones: map[engine.ZoneKind]english.Zone{
		Deck:          {Into: "on top of"},
		Play:          {Has: "in play"},
		Base:          {Has: "in play", Single: true},
		Discard:       {Put: "discard"},
		GalaxyDiscard: {Put: "discard"},
		Exile:         {Put: "exile"},
	},
	Events: map[engine.EventKind]english.Event{
		EvPlayed:    {Verb: "play"},
		EvPurchased: {Verb: "purchase"},
		EvRevealed:  {Verb: "reveal"},
		EvDefeats:   {Verb: "defeat", Rest: "a target in the galaxy row", ByCard: true},
		EvDestroyed: {Verb: "destroy"},
		EvBuys:      {Verb: "begin to purchase"},
		EvAttack:    {Verb: "attack"},
		EvFailed:    {Verb: "withstand", Rest: "an attack", ByCard: true},
		EvPrevented: {Verb: "have", Rest: "damage prevented", ByCard: true},
	},
	Classes: map[engine.ClassID]string{empire: "Empire", rebel: "Rebel"},
	Self:    map[engine.TypeID]string{base: "this base"},
	Moves: []english.MoveLine{
		{From: Deck, To: Hand, Text: "{Seat} draws {cards}."},
		{From: Hand, To: Play, Text: "{Seat} plays {cards}."}, // not the choice, which is made before the card is shown
		{From: Discard, To: Hand, Text: "{Seat} takes {cards} from the discard pile into the hand."},
		{From: Row, To: Hand, Text: "{Seat} takes {cards} from the galaxy row into the hand."},
		{From: Transit, To: Hand, Text: "{cards} goes to {seat}'s hand."},
		{From: Transit, To: Deck, Text: "{cards} goes on top of {seat}'s deck."},
		{From: Hand, To: Deck, Text: "{cards} {is} put on top of {seat}'s deck."},
		{From: Hand, To: Discard, Text: "{Seat} discards {cards}."},
		{From: Galaxy, To: Row, Text: "{cards} come{s} into the galaxy row."},
		{From: Row, To: GalaxyDiscard, Text: "{cards} go{es} from the galaxy row to the galaxy discard pile."},
		{From: Galaxy, To: GalaxyDiscard, Text: "{cards} {is} discarded from the galaxy deck."},
		{From: Aside, To: Bases, Text: "{Seat} puts {cards} into the base deck."},
		{From: english.AnyZone, To: Exile, Text: "{cards} {is} exiled."},
	},
	Effect: wordEffect,
	Cond:   wordCond,
	Static: wordStatic,
}

func wordEffect(s *english.Scribe, e engine.Effect) (english.Clause, bool) {
	switch e := e.(type) {
	case GainForce:
		return english.Clause{Verb: "gain", Rest: strconv.Itoa(e.N) + " Force"}, true
	case Repair:
		return english.Clause{Verb: "repair", Rest: strconv.Itoa(e.N) + " damage on " + s.Person(effect.You).Whose + " base"}, true
	case Harm:
		what, tail := s.Quantity(e.N, "damage")
		return english.Clause{Verb: "deal", Rest: what + " to " + s.All(e.To), Tail: tail}, true
	case Destroy:
		return english.Clause{Verb: "destroy", Rest: s.All(e.What)}, true
	case Buy:
		return wordBuy(s, e), true
	}
	return english.Clause{}, false
}

func wordBuy(s *english.Scribe, e Buy) english.Clause {
	your := s.Person(effect.You).Whose
	c := english.Clause{Verb: "purchase", Rest: s.Some(e.From, nil, false, "in")}
	if e.Free {
		c.Tail = " for free"
	}
	if e.ToHand {
		c.Tail += " and take it into " + your + " hand"
	}
	if e.OnDeckIf != nil {
		c.Tail += "; it goes on top of " + your + " deck " + s.Given("if", e.OnDeckIf)
	}
	return c
}

func wordCond(s *english.Scribe, c engine.Cond) (string, bool) {
	switch c := c.(type) {
	case ForceWithYou:
		return "the Force is with " + s.Person(effect.You).Name, true
	case AttackingRow:
		return "it attacks a card in the galaxy row", true
	case effect.VarIs:
		if c.Var == NeutralPlayed && c.Is == 1 {
			return "it is your first this turn", true
		}
	}
	return "", false
}

func wordStatic(s *english.Scribe, st engine.Static, span string) (english.Clause, bool) {
	switch st := st.(type) {
	case PurchasesGo:
		return wordPlace(s, st, span), true
	case FirstDamagePrevented:
		return english.Clause{Subject: "the first " + strconv.Itoa(st.N) + " damage to " + s.Self() + " each turn", Verb: "be", Rest: "prevented"}, true
	case HuntsNeutral:
		return english.Clause{
			May: true, Verb: "attack",
			Rest: "a neutral unit in the galaxy row once per turn, with its cost as target value; its reward is as many resources",
		}, true
	}
	return english.Clause{}, false
}

// wordPlace: a place named for the rest of a turn is for the next purchase and must be used; one that
// a card in play names may be declined (DBG-137).
func wordPlace(s *english.Scribe, p PurchasesGo, span string) english.Clause {
	your := s.Person(effect.You).Whose
	which, when := "every", ""
	switch {
	case span != "":
		which, when = "next", " "+span
	case p.First:
		which, when = "first", " each turn"
	}
	if p.Neutral {
		which += " neutral"
	}
	c := english.Clause{Verb: "put", Rest: your + " " + which + " purchase" + when + " on top of " + your + " deck", May: span == ""}
	if p.ToHand {
		c.Verb, c.Rest = "take", your+" "+which+" purchase"+when+" into "+your+" hand"
	}
	if p.Borrow {
		c.Tail = "; it is exiled at the end of that turn"
	}
	return c
}

// words adds this game's own operands and log lines to the common English.
type words struct{ english.Words }

var placeNames = [places]string{
	placeDiscard: "Into your discard pile",
	placeDeck:    "On top of your deck",
	placeHand:    "Into your hand",
	placeBorrow:  "Into your hand, exiled at the end of the turn",
}

// Operand implements engine.Words.
func (w words) Operand(t *engine.Table, key string, o engine.Option, viewer engine.Seat) string {
	switch key {
	case "place":
		return placeNames[o.N]
	case "defeated":
		return defeated(t).Name
	case "reward":
		d := defeated(t)
		if d.Class == neutral {
			return "gain " + english.Things(int(o.N), "resources")
		}
		_, reward := t.Game.Text(d)
		return strings.ToLower(reward[:1]) + strings.TrimSuffix(reward[1:], ".")
	}
	return w.Words.Operand(t, key, o, viewer)
}

// defeated is the card whose reward is offered by the attack that runs.
func defeated(t *engine.Table) *engine.Def { return &t.Game.Defs[t.Top().R[regDefeated]] }

// Events implements engine.Words.
func (w words) Events(t *engine.Table, run []engine.Logged, viewer engine.Seat) string {
	e := run[0]
	if e.Kind == EvBuys {
		price := "free"
		if e.N > 0 {
			price = strconv.Itoa(int(e.N))
		}
		return english.Upper(t.Game.SeatName(e.Seat)) + " purchases " + t.Game.NameOf(e, viewer) + " for " + price + "."
	}
	return w.Words.Events(t, run, viewer)
}
