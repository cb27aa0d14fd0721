package english

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// trigger words the moment of an ability: "you play this card".
func (s *Scribe) trigger(t engine.Trigger) string {
	if s.lex.Trigger != nil {
		if text, ok := s.lex.Trigger(s, t); ok {
			return text
		}
	}
	switch t := t.(type) {
	case effect.On:
		return s.during(s.event(t), t.If)
	case effect.Moves:
		s.subject = t.By
		what := s.Describe(nil)
		if t.Card != nil {
			what = s.Describe([]engine.Filter{t.Card})
		}
		c := s.move(t.By, words(what.One(), s.in(effect.Place{Zone: t.From, Of: t.By}, "from")), effect.Place{Zone: t.To, Of: t.By}, engine.OnTop)
		return s.during(s.say(c, state), t.If)
	}
	return Unknown(t)
}

// moment is the beginning of a triggered ability: "when you play this card", "during your turn, when
// the opponent draws a card".
func (s *Scribe) moment(word string, t engine.Trigger) string {
	text := word + " " + s.trigger(t)
	var c engine.Cond
	switch t := t.(type) {
	case effect.On:
		c = t.If
	case effect.Moves:
		c = t.If
	}
	if _, ok := c.(effect.YourTurn); ok {
		return "during " + s.you.Whose + " turn, " + text
	}
	return text
}

func (s *Scribe) during(text string, c engine.Cond) string {
	switch c := c.(type) {
	case nil:
		return text
	case effect.YourTurn:
		return text
	default:
		return text + ", " + s.Given("if", c)
	}
}

// engineEvents are the clauses for the events that all games share.
var engineEvents = map[engine.EventKind]Event{
	engine.EvTurn:    {Verb: "begin", Rest: "a turn"},
	engine.EvUse:     {Verb: "use"},
	engine.EvShuffle: {Verb: "shuffle", Rest: "a deck"},
	engine.EvShow:    {Verb: "see"},
	engine.EvRoll:    {Verb: "roll", Rest: "a die"},
	engine.EvTurnDie: {Verb: "turn", Rest: "a die"},
	engine.EvMoveDie: {Verb: "move", Rest: "a die"},
	engine.EvMove:    {Verb: "move", ByCard: true},
	engine.EvSwap:    {Verb: "change", Rest: "places", ByCard: true},
	engine.EvCounter: {Verb: "change", Rest: "its counters", ByCard: true},
	engine.EvFlag:    {Verb: "change", Rest: "its state", ByCard: true},
	engine.EvVar:     {Verb: "have", Rest: "a number changed"},
	engine.EvChoice:  {Verb: "make", Rest: "a choice"},
	engine.EvEnd:     {Verb: "win"},
}

func (s *Scribe) event(t effect.On) string {
	s.subject = t.By
	if t.Kind == engine.EvTurn {
		return s.Person(t.By).Whose + " turn begins"
	}
	ev, ok := s.lex.Events[t.Kind]
	if !ok {
		ev, ok = engineEvents[t.Kind]
	}
	if !ok {
		return Unknown(t)
	}
	card := s.eventCard(t, ev)
	if t.By == effect.Each && ev.Done != "" && card != "" {
		return card + " is " + ev.Done
	}
	c := Clause{Who: t.By, Verb: ev.Verb, Rest: words(card, ev.Rest)}
	if ev.ByCard {
		if card == "" {
			card = "a card"
		}
		c = Clause{Subject: card, Verb: ev.Verb, Rest: ev.Rest}
	}
	return s.say(c, state)
}

// eventCard is the card of an event, "" if nothing is said of it.
func (s *Scribe) eventCard(t effect.On, ev Event) string {
	if t.Card == nil && ev.Noun == "" {
		return ""
	}
	n := Noun{}
	if t.Card != nil {
		n = s.Describe([]engine.Filter{t.Card})
	}
	if len(n.Head) == 0 && ev.Noun != "" {
		n.Head = [][]string{{ev.Noun}}
	}
	if ev.Owned && n.Yours == "" && t.By != effect.Each {
		n.Yours = s.Person(t.By).Whose
	}
	return n.One()
}
