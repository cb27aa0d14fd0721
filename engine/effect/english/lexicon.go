package english

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// Lexicon is what English has to know about one game.
type Lexicon struct {
	Zones   map[engine.ZoneKind]Zone
	Events  map[engine.EventKind]Event
	Classes map[engine.ClassID]string // as an adjective, where the name of the game is not one
	Self    map[engine.TypeID]string  // what a card of a type calls itself, if not "this card"
	Moves   []MoveLine                // log lines; the first that fits counts

	// The words for the game's own nodes; each returns false for a node that it does not know.
	Effect func(s *Scribe, e engine.Effect) (Clause, bool)
	Cond   func(s *Scribe, c engine.Cond) (string, bool)
	Filter func(s *Scribe, f engine.Filter, n *Noun) bool
	Amount func(s *Scribe, a engine.Amount) (string, bool)
	// Static words a constant effect; span is "" or how long it lasts, such as "this turn".
	Static func(s *Scribe, st engine.Static, span string) (Clause, bool)
}

// Zone is how English speaks of a kind of zone. The zero value is a pile called by its name: "a card
// from your discard pile".
type Zone struct {
	Has    string // "in play": one has cards there, "a card you have in play"
	Put    string // the verb for moving a card there, when it needs no more words: "exile"
	Into   string // how a card goes there, if not "into": "on top of"
	Single bool   // it holds at most one card, which is called by the name of the zone
}

// Event is the clause for an event kind: "you play this card", "this card defeats a target".
type Event struct {
	Verb   string // in the base form
	Rest   string // after the object
	ByCard bool   // the card of the event does it, not a player
}

// Person is how a player is called.
type Person struct {
	Name  string // "you", "the opponent"
	Whose string // "your", "the opponent's"
	Own   string // where the player is the one who acts: "your", "their"
	Third bool   // the verb takes the third person
}

var (
	you      = Person{Name: "you", Whose: "your", Own: "your"}
	opponent = Person{Name: "the opponent", Whose: "the opponent's", Own: "their", Third: true}
	each     = Person{Name: "each player", Whose: "each player's", Own: "their", Third: true}
	owner    = Person{Name: "its owner", Whose: "its owner's", Own: "their", Third: true}
)

func named(name string) Person {
	return Person{Name: name, Whose: name + "'s", Own: "its", Third: true}
}

// Scribe writes the text of one ability: it knows how the players are called and what the text has
// spoken of so far.
type Scribe struct {
	Game    *engine.Game
	lex     *Lexicon
	self    string
	you     Person
	they    Person
	subject effect.Who       // who acts in the clause that is being written
	inline  map[uint8]string // choices that are named where they are used
	refs    []ref            // the last one spoken of is last
}

// ref is something that the text has spoken of and may refer back to.
type ref struct {
	tag  uint8
	set  effect.Set
	name string // "the revealed card"
	many bool
}

func newScribe(g *engine.Game, lex *Lexicon, self string) *Scribe {
	return &Scribe{Game: g, lex: lex, self: self, you: you, they: opponent, inline: map[uint8]string{}}
}

// Person returns how a player is called.
func (s *Scribe) Person(w effect.Who) Person {
	switch w {
	case effect.Opponent:
		return s.they
	case effect.Each:
		return each
	case effect.Owner:
		return owner
	}
	return s.you
}

// whose returns the possessive of a player in the clause that is being written.
func (s *Scribe) whose(w effect.Who) string {
	p := s.Person(w)
	if w == s.subject {
		return p.Own
	}
	return p.Whose
}

// Self is what the card calls itself.
func (s *Scribe) Self() string { return s.self }

// unknown stands for a node that this language has no words for.
func unknown(n engine.Node) string { return "⟨" + typeName(n) + "⟩" }
