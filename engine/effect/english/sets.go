package english

import (
	"reflect"
	"slices"

	"cantina/engine"
	"cantina/engine/effect"
)

// zoneName is a zone as a thing: "your hand", "the galaxy row".
func (s *Scribe) zoneName(p effect.Place) string {
	spec := s.Game.Zones[p.Zone]
	if !spec.PerSeat {
		return "the " + spec.Name
	}
	return s.Whose(p.Of) + " " + spec.Name
}

// in says where a card of a place is, after a preposition if it is a pile.
func (s *Scribe) in(p effect.Place, prep string) string {
	has := s.lex.Zones[p.Zone].Has
	switch {
	case has == "" || !s.Game.Zones[p.Zone].PerSeat:
		return words(prep, s.zoneName(p))
	case p.Of == effect.Each:
		return has
	}
	person := s.Person(p.Of)
	if person.Third {
		return person.Name + " has " + has
	}
	return person.Name + " have " + has
}

// spot is some places whose cards are spoken of with the same noun.
type spot struct {
	noun   Noun
	places []effect.Place
}

// spots groups the places of a set by what their cards are called.
func (s *Scribe) spots(set effect.Cards) []spot {
	var out []spot
	for _, p := range set.In {
		n, never := s.noun(set.Where, p.Zone, true)
		if never {
			continue
		}
		z := s.lex.Zones[p.Zone]
		if len(n.Head) == 0 && z.Noun != "" {
			n.Head = [][]string{{z.Noun}}
		}
		i := slices.IndexFunc(out, func(o spot) bool {
			// Cards that one has somewhere and cards that lie in a pile need a noun each.
			first := s.lex.Zones[o.places[0].Zone]
			return reflect.DeepEqual(o.noun, n) && (first.Has != "") == (z.Has != "") && first.Owned == z.Owned
		})
		if i < 0 {
			out = append(out, spot{noun: n})
			i = len(out) - 1
		}
		out[i].places = append(out[i].places, p)
	}
	for i := range out {
		s.ownedBy(&out[i])
	}
	return out
}

// ownedBy makes the noun say whose the cards are, where that is how they are called: those of all
// players need no word.
func (s *Scribe) ownedBy(sp *spot) {
	of := sp.places[0].Of
	for _, p := range sp.places {
		if p.Of != of {
			return
		}
	}
	if s.lex.Zones[sp.places[0].Zone].Owned && of != effect.Each {
		sp.noun.Yours = s.Whose(of)
	}
}

// where is the location of the cards of a spot: "from your hand or discard pile".
func (s *Scribe) where(places []effect.Place, prep string) string {
	var list []string
	for i, p := range places {
		if s.lex.Zones[p.Zone].Owned {
			continue
		}
		loc := s.in(p, prep)
		if i > 0 && s.lex.Zones[p.Zone].Has == "" {
			loc = s.zoneName(p) // the preposition is said once
		}
		if !slices.Contains(list, loc) {
			list = append(list, loc)
		}
	}
	return Or(list)
}

// seen returns what the text has just shown, if the set is the same.
func (s *Scribe) seen(set effect.Set) (ref, bool) {
	for _, r := range s.refs {
		if r.set != nil && reflect.DeepEqual(r.set, set) {
			return r, true
		}
	}
	return ref{}, false
}

// Some is a number of cards of a set, to be chosen among them. N nil is one.
func (s *Scribe) Some(set effect.Cards, amount engine.Amount, upTo bool, prep string) string {
	all := effect.Count{Cards: set}
	if tag, rest, ok := among(set); ok {
		switch {
		case amount == nil && len(rest.Where) == 0:
			return s.Chosen(tag, "that card") + " " + s.where(set.In, prep)
		case !upTo && reflect.DeepEqual(amount, engine.Amount(all)):
			return "the others in any order"
		}
	}
	number, tail := s.cardNumber(amount)
	one := number == "one" && !upTo
	if upTo && reflect.DeepEqual(amount, engine.Amount(all)) {
		number, tail = anyNumber, ""
	} else if upTo {
		number = "up to " + number
	}
	if r, ok := s.seen(set); ok && r.many {
		if one {
			return "one of those cards" + tail
		}
		return number + " of those cards" + tail
	}
	if set.Top > 0 {
		top := s.All(set)
		switch {
		case set.Top == 1:
			return top + tail
		case one:
			return "one of " + top + tail
		}
		return number + " of " + top + tail
	}
	text := ""
	for _, sp := range s.spots(set) {
		what := sp.noun.One()
		if !one {
			what = sp.noun.Many(number)
			if number == "up to one" {
				what = sp.noun.UpToOne()
			}
		}
		if p := sp.places[0]; len(sp.places) == 1 && s.lex.Zones[p.Zone].Single {
			what = s.zoneName(p)
		} else if where := s.where(sp.places, prep); text != "" && where != "" && s.lex.Zones[p.Zone].Has == "" {
			text += " or, " + where + ", " + what
			continue
		} else {
			what = words(what, where)
		}
		if text != "" {
			text += " or "
		}
		text += what
	}
	return text + tail
}

// All is every card of a set: "this card", "it", "all enemy cards in the galaxy row".
func (s *Scribe) All(set effect.Set) string {
	if s.lex.Set != nil {
		if text, ok := s.lex.Set(s, set); ok {
			return text
		}
	}
	switch set := set.(type) {
	case effect.Self:
		return s.self
	case effect.It:
		return "that card"
	case effect.Chosen:
		return s.Chosen(set.Tag, "that card")
	case effect.Cards:
		return s.allCards(set)
	}
	return Unknown(set)
}

// among takes the filter for what was chosen under a tag out of a set.
func among(set effect.Cards) (tag uint8, rest effect.Cards, ok bool) {
	rest = set
	for i, f := range set.Where {
		if c, is := f.(effect.Chosen); is {
			rest.Where = slices.Delete(slices.Clone(set.Where), i, i+1)
			return c.Tag, rest, true
		}
	}
	return 0, set, false
}

func (s *Scribe) allCards(set effect.Cards) string {
	if tag, rest, ok := among(set); ok {
		them := s.Chosen(tag, "those cards")
		if len(rest.Where) == 0 {
			return them
		}
		n, _ := s.noun(rest.Where, set.In[0].Zone, true)
		return n.All() + " among " + them
	}
	if r, ok := s.seen(set); ok {
		if r.many {
			return "those cards"
		}
		return "that card"
	}
	var list []string
	for _, sp := range s.spots(set) {
		p := sp.places[0]
		what := sp.noun.All()
		switch {
		case set.Top == 1:
			what = words(s.where(sp.places, "")+"'s top", sp.noun.bare(false), sp.noun.post())
		case set.Top > 1:
			what = words("the top", InWords(set.Top), sp.noun.bare(true), sp.noun.post(), "of", s.where(sp.places, ""))
		case len(sp.places) == 1 && s.lex.Zones[p.Zone].Single:
			what = s.zoneName(p)
		default:
			what = words(what, s.where(sp.places, "in"))
		}
		list = append(list, what)
	}
	return And(list)
}

// EachOf is every card of a set on its own: "each of the opponent's characters".
func (s *Scribe) EachOf(set effect.Cards) string {
	var list []string
	for _, sp := range s.spots(set) {
		list = append(list, words(sp.noun.Each(), s.where(sp.places, "in")))
	}
	return And(list)
}

// each is the cards of a set one by one: "every Rebel base in your victory pile".
func (s *Scribe) each(set effect.Set) string {
	cards, ok := set.(effect.Cards)
	if !ok {
		return "each of " + s.All(set)
	}
	var list []string
	for _, sp := range s.spots(cards) {
		list = append(list, words(sp.noun.Every(), s.where(sp.places, "in")))
	}
	return And(list)
}

// Chosen is what was chosen or shown under a tag; other is said if the text does not tell what.
func (s *Scribe) Chosen(tag uint8, other string) string {
	if name, ok := s.inline[tag]; ok {
		return name
	}
	for i, r := range s.refs {
		if r.tag != tag {
			continue
		}
		last := i == len(s.refs)-1
		switch {
		case last && r.many:
			return "them"
		case last:
			return "it"
		}
		return r.name
	}
	return other
}

// Again is Chosen where the same clause may have named it just before.
func (s *Scribe) Again(tag uint8, other string) string {
	if _, ok := s.inline[tag]; ok {
		return "it"
	}
	return s.Chosen(tag, other)
}

// Mention tells that the text has spoken of something that no tag stands for.
func (s *Scribe) Mention(name string) { s.note(ref{tag: noTag, name: name}) }

// noTag is the tag of what no ability chooses.
const noTag = 255

// note remembers what the text has spoken of.
func (s *Scribe) note(r ref) {
	s.refs = slices.DeleteFunc(s.refs, func(o ref) bool { return o.tag == r.tag })
	s.refs = append(s.refs, r)
}
