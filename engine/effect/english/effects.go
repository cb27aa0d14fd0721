package english

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// Clause is one thing that is done: by a player, or by the Subject if there is one.
type Clause struct {
	Who     effect.Who
	Subject string
	Verb    string // in the base form
	Rest    string
	Tail    string // said at the end: "for each card in your hand"
	May     bool   // it may be left out
}

// Clause words one effect.
func (s *Scribe) Clause(e engine.Effect) Clause {
	s.subject = effect.You
	if p, ok := s.pick(e); ok {
		s.note(ref{tag: p.Tag, name: p.Name, many: p.Many})
		return Clause{Who: p.By, Verb: "choose", Rest: p.What, May: p.May}
	}
	if s.lex.Effect != nil {
		if c, ok := s.lex.Effect(s, e); ok {
			return c
		}
	}
	switch e := e.(type) {
	case effect.Gain:
		s.subject = e.Who
		what, tail := s.Quantity(e.N, s.varName(e.Var))
		return Clause{Who: e.Who, Verb: "gain", Rest: what, Tail: tail}
	case effect.Spend:
		return Clause{Verb: "spend", Rest: Things(e.N, s.varName(e.Var))}
	case effect.Draw:
		s.subject = e.Who
		what, tail := s.Quantity(e.N, cardsNoun)
		return Clause{Who: e.Who, Verb: "draw", Rest: what, Tail: tail}
	case effect.Move:
		by := effect.You
		if c, ok := e.What.(effect.Cards); ok && len(c.Where) == 0 && len(c.In) == 1 && c.In[0].Of == e.Of && s.lex.Zones[e.To].Put != "" {
			by = e.Of // "the opponent discards all cards in their hand"
		}
		s.subject = by
		return s.move(by, s.All(e.What), effect.Place{Zone: e.To, Of: e.Of}, e.Where)
	case effect.Random:
		return s.random(e)
	case effect.Sample:
		return s.sample(e)
	case effect.Show:
		return s.show(e)
	case effect.Exchange:
		a, b := s.All(e.A), s.All(e.B)
		if b == "it" || b == "that card" {
			a, b = b, a
		}
		return Clause{Verb: "exchange", Rest: a + " for " + b}
	case effect.Take:
		return s.take(e)
	case effect.Lasting:
		return s.static(e.Effect, s.until(e.Until))
	}
	return Clause{Subject: Unknown(e)}
}

// move words moving cards to a zone by the verb that the zone has, or by put.
func (s *Scribe) move(by effect.Who, what string, to effect.Place, w engine.Where) Clause {
	z := s.lex.Zones[to.Zone]
	if z.Put != "" {
		return Clause{Who: by, Verb: z.Put, Rest: what}
	}
	into := z.Into
	switch {
	case into != "" && w == engine.AtBottom:
		into = "on the bottom of"
	case into == "":
		into = "into"
	}
	verb := "put"
	if into == "into" {
		verb = "take"
	}
	return Clause{Who: by, Verb: verb, Rest: words(what, into, s.zoneName(to))}
}

func (s *Scribe) take(e effect.Take) Clause {
	s.subject = e.By
	what := s.Some(e.From, e.N, e.UpTo, "from")
	c := s.move(e.By, what, effect.Place{Zone: e.To, Of: e.Of}, e.Where)
	if e.Mark != nil {
		c.Tail = "; it is " + s.Game.Flags[*e.Mark].Name
	}
	s.note(ref{tag: e.Tag, name: "the chosen card", many: e.N != nil && e.N != effect.N(1)})
	return c
}

// random names the player whose cards they are: "the opponent discards a random card".
func (s *Scribe) random(e effect.Random) Clause {
	by := e.Of
	for _, p := range e.From.In {
		if p.Of != e.Of {
			by = effect.You
		}
	}
	s.subject = by
	number, tail := s.cardNumber(e.N)
	var list []string
	for _, sp := range s.spots(e.From) {
		n := sp.noun
		n.Adj = append([][]string{{"random"}}, n.Adj...)
		what := n.One()
		if number != "one" {
			what = n.Many(number)
		}
		list = append(list, words(what, s.where(sp.places, "from")))
	}
	c := s.move(by, Or(list), effect.Place{Zone: e.To, Of: e.Of}, engine.OnTop)
	c.Tail = tail
	return c
}

// sample: "look at two random cards from the opponent's hand".
func (s *Scribe) sample(e effect.Sample) Clause {
	number, tail := s.cardNumber(e.N)
	var list []string
	for _, sp := range s.spots(e.From) {
		n := sp.noun
		n.Adj = append([][]string{{"random"}}, n.Adj...)
		what := n.One()
		if number != "one" {
			what = n.Many(number)
		}
		list = append(list, words(what, s.where(sp.places, "from")))
	}
	s.note(ref{tag: e.Tag, name: "the card that was looked at", many: number != "one"})
	return Clause{Verb: "look at", Rest: Or(list), Tail: tail}
}

func (s *Scribe) show(e effect.Show) Clause {
	what := s.All(e.What)
	if c, ok := e.What.(effect.Cards); ok && c.Top == 0 && len(c.Where) == 0 && len(c.In) == 1 {
		what = s.zoneName(c.In[0])
	}
	r := ref{tag: e.Tag, set: e.What, name: "the card that was looked at", many: s.isMany(e.What)}
	c := Clause{Verb: "look at", Rest: what}
	if e.All {
		r.name = "the revealed card"
		c = Clause{Verb: "reveal", Rest: what}
	}
	s.note(r)
	return c
}

func (s *Scribe) until(u engine.Until) string {
	if u == engine.EndOfTurn {
		return "this turn"
	}
	return "for the rest of the game"
}

// static words a constant effect, or one that lasts for a span.
func (s *Scribe) static(st engine.Static, span string) Clause {
	if s.lex.Static != nil {
		if c, ok := s.lex.Static(s, st, span); ok {
			return c
		}
	}
	m, ok := st.(effect.Modify)
	if !ok {
		return Clause{Subject: Unknown(st)}
	}
	verb := "have"
	if span != "" {
		verb = "get"
	}
	number, tail := s.number(m.By)
	more := "more"
	if n, ok := m.By.(effect.N); ok && n < 0 {
		number, more = number[1:], "less"
	}
	if m.If != nil {
		tail += " " + s.Given("while", m.If)
	}
	return Clause{
		Subject: s.Describe(m.To).Each(), Verb: verb,
		Rest: words(number, more, s.Game.Attrs[m.Attr].Name, span), Tail: tail,
	}
}
