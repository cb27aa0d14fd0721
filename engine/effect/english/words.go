package english

import (
	"cantina/engine"
)

// Words implements engine.Words with the lexicon of a game. A game embeds it and adds what only it
// has.
type Words struct{ Lex *Lexicon }

// Ability returns the rules text of an ability.
func (w Words) Ability(g *engine.Game, a *engine.Ability) string {
	return newScribe(g, w.Lex, w.Self(g, a)).ability(a)
}

// Self is what the card of an ability calls itself.
func (w Words) Self(g *engine.Game, a *engine.Ability) string {
	for i := range g.Defs {
		for k := range g.Defs[i].Abilities {
			if a == &g.Defs[i].Abilities[k] {
				if name, ok := w.Lex.Self[g.Defs[i].Type]; ok {
					return name
				}
			}
		}
	}
	return "this card"
}

// purpose tells somebody who pays what the cost is for.
func (s *Scribe) purpose(r engine.Reading) string {
	if do := s.list(r.In.Do, order); len(do) == 1 && r.Viewer == r.You {
		return ", to " + do[0]
	}
	return ""
}

// Effect returns what an effect does, for somebody who reads it while the ability runs: it calls the
// players by name, and the reader "you".
func (w Words) Effect(g *engine.Game, e engine.Effect, r engine.Reading) string {
	s := newScribe(g, w.Lex, "this card")
	if r.In != nil {
		s.self = w.Self(g, r.In)
	}
	if r.Viewer != r.You {
		s.you = w.Lex.named(g.SeatName(r.You))
		s.they = w.Lex.named(g.SeatName((r.You + 1) % engine.Seat(len(g.Seats))))
		if r.Viewer != engine.Nobody {
			s.they = you
		}
	}
	if r.In != nil {
		if text, ok := s.from(r.In.Cost, e); ok {
			return text + s.purpose(r)
		}
		if text, ok := s.from(r.In.Do, e); ok {
			return text
		}
	}
	return s.list([]engine.Effect{e}, order)[0]
}
