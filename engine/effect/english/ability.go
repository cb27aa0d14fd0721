package english

import (
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
)

// ability words a whole ability, as a line of rules text.
func (s *Scribe) ability(a *engine.Ability) string {
	switch a.Kind {
	case engine.While:
		return s.while(a)
	case engine.When:
		return s.when(a)
	case engine.Activated:
		return s.activated(a)
	}
	text := paragraph(s.list(a.Do, order))
	if a.If != nil {
		text = s.Given("if", a.If) + ", " + text
	}
	if head := s.lex.Heads[a.Kind]; head != "" {
		text = head + ": " + text
	}
	return Upper(text)
}

// activated: "While you have a ship in play, once per turn: draw a card." A cost that takes the card
// itself away leaves no doubt about how often.
func (s *Scribe) activated(a *engine.Ability) string {
	var head []string
	own := s.lex.Heads[a.Kind]
	if own != "" {
		head = append(head, own)
	}
	if a.If != nil {
		head = append(head, s.Given("while", a.If))
	}
	if own == "" && !takesSelf(a.Cost) {
		head = append(head, "once per turn")
	}
	if len(a.Cost) > 0 {
		head = append(head, strings.Join(s.list(a.Cost, order), " and "))
	}
	colon := ": "
	if _, ok := a.Do[0].(effect.OneOf); ok && len(a.Do) == 1 && len(a.Cost) == 0 {
		colon = ", "
	}
	return Upper(strings.Join(head, ", ") + colon + paragraph(s.list(a.Do, order)))
}

func takesSelf(cost []engine.Effect) bool {
	for _, e := range cost {
		if m, ok := e.(effect.Move); ok && m.What == (effect.Self{}) {
			return true
		}
	}
	return false
}

// when: "When you play this card, you may draw 1 card."
func (s *Scribe) when(a *engine.Ability) string {
	word := s.lex.When
	if word == "" {
		word = "when"
	}
	if a.Before {
		word = "before"
	}
	head := s.moment(word, a.On)
	if a.If != nil {
		head += ", " + s.Given("if", a.If)
	}
	if a.Instead {
		head += ", instead of that"
	}
	return Upper(head + ", " + s.response(a))
}

func (s *Scribe) response(a *engine.Ability) string {
	if onSelf(a.On) {
		s.self = "it"
	}
	m := allow
	if a.Mandatory {
		m = order
	}
	if len(a.Cost) > 0 {
		cost := strings.Join(s.list(a.Cost, m), " and ")
		return cost + ". If you do, " + paragraph(s.list(a.Do, order))
	}
	if _, ok := a.Do[0].(effect.If); ok && m == allow && len(a.Do) > 1 {
		return "you may do this: " + paragraph(s.list(a.Do, order))
	}
	return paragraph(s.list(a.Do, m))
}

// onSelf reports whether the card's own event triggers the ability, so that the text has just named it.
func onSelf(t engine.Trigger) bool {
	on, ok := t.(effect.On)
	return ok && on.Card == engine.Filter(effect.Self{})
}

func (s *Scribe) while(a *engine.Ability) string {
	var list []string
	for _, st := range a.Static {
		list = append(list, s.say(s.static(st, ""), order))
	}
	text := paragraph(list)
	if a.If != nil {
		text = s.Given("while", a.If) + ", " + text
	}
	return Upper(text)
}
