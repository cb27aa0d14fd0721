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
	// Heads begin the text of an ability of a kind: "Action". With one for activated abilities nothing
	// is said about how often they may be used.
	Heads map[engine.AbilityKind]string
	When  string // the conjunction of triggered abilities, if not "when"
	Own   string // how a player called by name is referred to again, if not "its"

	// The words for the game's own nodes; each returns false for a node that it does not know. Set words
	// sets of cards, Tag tells what was chosen under which tag a node refers to.
	Effect  func(s *Scribe, e engine.Effect) (Clause, bool)
	Cond    func(s *Scribe, c engine.Cond) (string, bool)
	Filter  func(s *Scribe, f engine.Filter, n *Noun) bool
	Amount  func(s *Scribe, a engine.Amount) (string, bool)
	Trigger func(s *Scribe, t engine.Trigger) (string, bool)
	Set     func(s *Scribe, set effect.Set) (string, bool)
	Pick    func(s *Scribe, e engine.Effect) (Pick, bool)
	Tag     func(n engine.Node) (tag uint8, ok bool)
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
	Noun   string // what a card there is called where no type is named, if not "card"
	Owned  bool   // cards there are called by whose they are, not by where: "one of your upgrades"
}

// Pick is an effect by which a player chooses things that are no cards.
type Pick struct {
	By   effect.Who
	Tag  uint8
	What string // "up to two of your dice"
	Name string // how the text refers to it later: "that die"
	Many bool
	May  bool // it may be nothing, and What does not say so
}

// Event is the clause for an event kind: "you play this card", "this card defeats a target".
type Event struct {
	Verb   string // in the base form
	Rest   string // after the object
	ByCard bool   // the card of the event does it, not a player
	Noun   string // what the card is called if nothing more is said of it, if not "card"
	Done   string // where it does not matter who: "activated", for "this card is activated"
	Owned  bool   // a card of which it is said belongs to the player of the event: "one of your characters"
}

// Person is how a player is called.
type Person struct {
	Name  string // "you", "the opponent"
	Whose string // "your", "the opponent's"
	Own   string // where the player is the one who acts: "your", "their"
	Third bool   // the verb takes the third person
}

// Does is the form of a verb for the player.
func (p Person) Does(verb string) string {
	if p.Third {
		return withS(verb)
	}
	return verb
}

var (
	you      = Person{Name: "you", Whose: "your", Own: "your"}
	opponent = Person{Name: "the opponent", Whose: "the opponent's", Own: "their", Third: true}
	each     = Person{Name: "each player", Whose: "each player's", Own: "their", Third: true}
	owner    = Person{Name: "its owner", Whose: "its owner's", Own: "their", Third: true}
)

func (l *Lexicon) named(name string) Person {
	own := l.Own
	if own == "" {
		own = "its"
	}
	return Person{Name: name, Whose: name + "'s", Own: own, Third: true}
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

// Acts tells who acts in the clause that is being written.
func (s *Scribe) Acts(w effect.Who) { s.subject = w }

// Whose returns the possessive of a player in the clause that is being written.
func (s *Scribe) Whose(w effect.Who) string {
	p := s.Person(w)
	if w == s.subject {
		return p.Own
	}
	return p.Whose
}

// Self is what the card calls itself.
func (s *Scribe) Self() string { return s.self }

// Unknown stands for a node that this language has no words for.
func Unknown(n engine.Node) string { return "⟨" + typeName(n) + "⟩" }
