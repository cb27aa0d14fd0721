package invaders

import (
	"strconv"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/english"
)

// The English of this game: how its zones, events and own nodes are spoken of.

var areaNames = [areas]string{PacificRim: "the Pacific Rim", Eurasia: "Eurasia", Africa: "Africa"}

var lexicon = english.Lexicon{
	Zones: map[engine.ZoneKind]english.Zone{
		PacificRim: {Has: "in play", Owned: true},
		Eurasia:    {Has: "in play", Owned: true},
		Africa:     {Has: "in play", Owned: true},
		Deck:       {Into: "on top of"},
		Discard:    {Put: "discard"},
	},
	Events: map[engine.EventKind]english.Event{
		EvPlayed:    {Verb: "play"},
		EvEnters:    {Verb: "enter", Rest: "play", ByCard: true},
		EvDestroyed: {Verb: "lose", Rest: "to an effect that destroys it"},
		EvAttacks:   {Verb: "attack", Rest: "a zone"},
		EvSpared:    {Verb: "spare", Rest: "a drain or a draw", ByCard: true},
	},
	Self: map[engine.TypeID]string{hero: "this Hero", strategy: "this strategy"},
	Moves: []english.MoveLine{
		{From: Deck, To: Hand, Text: "{Seat} draws {cards}."},
		{From: Deck, To: Discard, Text: "{Seat} drains {cards}."},
		{From: Hand, To: Transit, Text: "{Seat} plays {cards}."},
		{From: Hand, To: Discard, Text: "{Seat} discards {cards}."},
		{From: Discard, To: Deck, Text: "{Seat} puts {cards} under the deck."},
		{From: Discard, To: Hand, Text: "{Seat} takes {cards} from the discard pile into the hand."},
		{From: Deck, To: Deck, Text: "{Seat} puts {cards} under the deck."},
		{From: english.AnyZone, To: Removed, Text: "{cards} {is} removed from the game."},
	},
	Effect: wordEffect,
	Cond:   wordCond,
	Filter: wordFilter,
	Amount: wordAmount,
	Static: wordStatic,
}

func init() {
	for k := range engine.ZoneKind(areas) {
		lexicon.Moves = append(lexicon.Moves, english.MoveLine{From: english.AnyZone, To: k, Text: "{cards} go{es} to " + areaNames[k] + "."})
	}
	lexicon.Moves = append(lexicon.Moves, english.MoveLine{From: english.AnyZone, To: Discard, Text: "{cards} {is} discarded."})
}

// area is how a text speaks of a zone.
func (a Area) word() string {
	switch a {
	case ChosenZone:
		return "it"
	case EachZone:
		return "each zone"
	}
	return "this zone"
}

// minusTokens is a number of power -1 tokens.
func minusTokens(n int) string {
	if n == 1 {
		return "a power -1 token"
	}
	return english.InWords(n) + " power -1 tokens"
}

func tokens(kind engine.CounterID, n int) string {
	if kind == Bio {
		return english.Things(n, "bio tokens")
	}
	return english.Things(n, "tokens")
}

func wordEffect(s *english.Scribe, e engine.Effect) (english.Clause, bool) {
	switch e := e.(type) {
	case Cancel:
		if e.Powerless {
			return english.Clause{Verb: "cancel", Rest: "a card without a power value as it is played"}, true
		}
		return english.Clause{Verb: "cancel", Rest: "a card as it is played"}, true
	case DrawCards:
		return english.Clause{Who: e.Who, Verb: "draw", Rest: english.Things(e.N, "cards")}, true
	case DrainCards:
		return english.Clause{Who: e.Who, Verb: "drain", Rest: english.Things(e.N, "cards")}, true
	case AttackHere:
		return english.Clause{
			Verb: "attack", Rest: "this zone: if your total power there is greater, " + s.Person(effect.Opponent).Name +
				" drains the difference, at most " + strconv.Itoa(e.Max),
		}, true
	case MoveMarker:
		way := "up "
		if e.N < 0 {
			way = "down "
		}
		return english.Clause{Verb: "move", Rest: "the invasion marker " + way + english.Things(max(e.N, -e.N), "spaces")}, true
	case AddTokens:
		c := english.Clause{Verb: "put", Rest: tokens(e.Kind, e.N) + " on " + s.All(e.On)}
		if e.Max > 0 {
			c.Tail = " (at most " + strconv.Itoa(e.Max) + ")"
		}
		return c, true
	case SpareZone:
		return english.Clause{Subject: "the zone that is about to be attacked", Verb: "inflict", Rest: "no drain in this attack phase"}, true
	case ChooseZone:
		s.Mention("that zone")
		return english.Clause{Verb: "choose", Rest: "a zone"}, true
	case Scar:
		return english.Clause{Verb: "put", Rest: minusTokens(e.N) + " on " + e.On.word()}, true
	case Heal:
		n := minusTokens(e.N)
		if e.UpTo {
			n = "up to " + n
		}
		return english.Clause{Verb: "remove", Rest: n + " from " + e.On.word()}, true
	case Destroy:
		if set, ok := e.What.(effect.Cards); ok && len(set.Where) == 1 && set.Where[0] == (effect.Type{Is: hero}) {
			return english.Clause{Verb: "destroy", Rest: "the current Hero of the Resistance"}, true
		}
		return english.Clause{Verb: "destroy", Rest: s.All(e.What)}, true
	case Relocate:
		return wordRelocate(s, e), true
	case effect.Move:
		if c, ok := e.What.(effect.Cards); ok && c.Top > 1 && e.To == Deck {
			return english.Clause{Verb: "put", Rest: s.All(e.What) + " on the bottom of your deck, in their order"}, true
		}
	}
	return english.Clause{}, false
}

func wordRelocate(s *english.Scribe, e Relocate) english.Clause {
	what := s.Self()
	if set, ok := e.What.(effect.Cards); ok {
		what = s.Some(set, nil, false, "in")
		if e.N > 0 {
			what = s.Some(set, effect.N(e.N), true, "in")
		}
	}
	where := "an adjacent zone"
	if e.Anywhere {
		where = "any zone"
	}
	if e.N > 1 {
		where = "each to " + where
		return english.Clause{Verb: "move", Rest: what + ", " + where + " that has a free slot"}
	}
	return english.Clause{Verb: "move", Rest: what + " to " + where + " that has a free slot"}
}

func wordCond(_ *english.Scribe, c engine.Cond) (string, bool) {
	switch c.(type) {
	case Upright:
		return "this Hero is upright", true
	case IsEnabled:
		return "this strategy is enabled", true
	}
	return "", false
}

func wordFilter(s *english.Scribe, f engine.Filter, n *english.Noun) bool {
	switch f := f.(type) {
	case effect.Trait: // a keyword is no noun: "an Infestation card"
		n.Adj = append(n.Adj, []string{s.Trait(f.Is)})
	case Here:
		n.Post = append(n.Post, "in this zone")
	case There:
		n.Post = append(n.Post, "there")
	case InZone:
		n.Post = append(n.Post, "in play")
	default:
		return false
	}
	return true
}

func wordAmount(_ *english.Scribe, a engine.Amount) (string, bool) {
	if x, ok := a.(TokensOn); ok {
		return "the number of " + counters[x.Kind].Name + " on this card", true
	}
	return "", false
}

func wordStatic(s *english.Scribe, st engine.Static, _ string) (english.Clause, bool) {
	switch st := st.(type) {
	case Stays:
		return english.Clause{Subject: s.Self() + " cannot be moved"}, true
	case Shelters:
		return english.Clause{Subject: "the drain inflicted at this zone", Verb: "be", Rest: "lowered by " + strconv.Itoa(st.N) + " in each attack phase"}, true
	case TokensSpare:
		return english.Clause{May: true, Verb: "take", Rest: "tokens off " + s.Self() + ", each instead of a card that you would have to draw, or to drain for no cost"}, true
	case WinsByBio:
		return english.Clause{Subject: "you win as soon as your cards in play hold " + english.Things(st.N, "bio tokens") + " or more in total"}, true
	}
	return english.Clause{}, false
}

// words adds this game's own operands and log lines to the common English.
type words struct{ english.Words }

// Operand implements engine.Words.
func (w words) Operand(t *engine.Table, key string, o engine.Option, viewer engine.Seat) string {
	switch key {
	case "nth area":
		return areaNames[o.N]
	case "area":
		return areaNames[t.Top().R[0]]
	case "price":
		return priceText(t, o.A)
	case "plot":
		return plotNames[o.N]
	case "full":
		if t.Ask.Prompt == promptPlace && !free(t, engine.ZoneKind(o.N), t.Ask.Seat) {
			return ", where a card is sacrificed"
		}
		return ""
	case "end":
		if t.Active == Invader {
			return "End the main phase and attack"
		}
		return "End the turn"
	}
	return w.Words.Operand(t, key, o, viewer)
}

var plotNames = [...]string{
	plotDraw: "draw a card", plotDiscard: "the next card you play costs 1 discard less", plotDrain: "the next card you play costs 1 drain less",
}

// priceText is what a card costs now.
func priceText(t *engine.Table, c engine.CardID) string {
	discards, drains := price(t, c, DiscardCost), price(t, c, DrainCost)
	switch {
	case discards == 0 && drains == 0:
		return "free"
	case drains == 0:
		return "discard " + strconv.Itoa(discards)
	case discards == 0:
		return "drain " + strconv.Itoa(drains)
	}
	return "discard " + strconv.Itoa(discards) + ", drain " + strconv.Itoa(drains)
}

// Events implements engine.Words.
func (w words) Events(t *engine.Table, run []engine.Logged, viewer engine.Seat) string {
	e := run[0]
	switch {
	case e.Kind == EvAttacks:
		return english.Upper(t.Game.SeatName(e.Seat)) + " attacks " + areaNames[t.Game.KindOfZone(e.From)] + " with " +
			strconv.Itoa(int(e.N>>16)) + " against " + strconv.Itoa(int(int16(e.N))) + "."
	case e.Kind == engine.EvFlag && engine.FlagID(e.Other) == cancelled && e.N == 1:
		return t.Game.NameOf(e, viewer) + " is cancelled."
	}
	return w.Words.Events(t, run, viewer)
}
