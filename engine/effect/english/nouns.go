package english

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
)

// Noun is what the filters of a set say of one card. In each list the entries all hold; an entry
// with several words holds if one of them does.
type Noun struct {
	Adj   [][]string // "unique", "enemy", "Rebel"
	Kind  [][]string // traits, which are the noun if no type is named
	Head  [][]string // types
	Post  []string   // "of your faction"
	Title string     // the name of the card, instead of everything else
	Other bool       // not the card whose text it is
	Yours string     // "your", if they must be yours
	The   bool       // there is only one: "the cheapest card"
}

// noun reads filters. In a place, a filter about places is already decided; never tells that no card
// there passes.
func (s *Scribe) noun(filters []engine.Filter, in engine.ZoneKind, placed bool) (n Noun, never bool) {
	for _, f := range filters {
		if c, ok := f.(effect.Cards); ok { // as a filter it does not look where a card is
			inner, no := s.noun(c.Where, in, placed)
			n, never = n.with(inner), never || no
			continue
		}
		if l, ok := f.(effect.Lies); ok && placed {
			never = never || l.In != in
			continue
		}
		if e, ok := f.(effect.Either); ok {
			never = s.either(&n, e, in, placed) || never
			continue
		}
		s.Filter(&n, f)
	}
	return n, never
}

// with is a noun of which both hold.
func (n Noun) with(o Noun) Noun {
	n.Adj, n.Kind, n.Head = append(n.Adj, o.Adj...), append(n.Kind, o.Kind...), append(n.Head, o.Head...)
	n.Post, n.Other = append(n.Post, o.Post...), n.Other || o.Other
	if o.Title != "" {
		n.Title = o.Title
	}
	if o.Yours != "" {
		n.Yours = o.Yours
	}
	return n
}

// Filter adds what a filter says to a noun.
func (s *Scribe) Filter(n *Noun, f engine.Filter) {
	if s.lex.Filter != nil && s.lex.Filter(s, f, n) {
		return
	}
	switch f := f.(type) {
	case effect.Type:
		n.Head = append(n.Head, []string{s.typeName(f.Is)})
	case effect.Class:
		n.Adj = append(n.Adj, []string{s.Class(f.Is)})
	case effect.Own:
		n.Post = append(n.Post, "of "+s.you.Whose+" faction")
	case effect.Enemy:
		n.Adj = append(n.Adj, []string{"enemy"})
	case effect.Trait:
		n.Kind = append(n.Kind, []string{s.Trait(f.Is)})
	case effect.Unique:
		n.Adj = append([][]string{{"unique"}}, n.Adj...)
	case effect.Named:
		n.Title = f.Title
	case effect.Other:
		n.Other = true
	case effect.Yours:
		n.Yours = s.you.Whose
	case effect.Self:
		n.Title = s.self
	case effect.Lies:
		n.Post = append(n.Post, s.in(effect.Place{Zone: f.In}, "in"))
	case effect.Chosen:
		n.Adj = append(n.Adj, []string{"chosen"})
	case effect.CopyOf:
		n.Post = append(n.Post, "with the same title")
	case effect.AttrAtMost:
		n.Post = append(n.Post, "with a "+s.Game.Attrs[f.Attr].Name+" of at most "+s.NumberOf(f.N))
	case effect.Except:
		s.except(n, f.Is)
	default:
		n.Post = append(n.Post, Unknown(f))
	}
}

// except words what a card must not be.
func (s *Scribe) except(n *Noun, f engine.Filter) {
	if _, ok := f.(effect.Chosen); ok {
		n.Other = true
		return
	}
	if _, ok := f.(effect.Unique); ok {
		n.Adj = append([][]string{{"non-unique"}}, n.Adj...)
		return
	}
	x := s.Describe([]engine.Filter{f})
	if x.Title != "" {
		n.Post = append(n.Post, "other than "+x.Title)
		return
	}
	n.Post = append(n.Post, "that is not "+x.One())
}

// either merges filters of which one must hold. Those that are decided by the place drop out, or
// make the whole hold.
func (s *Scribe) either(n *Noun, e effect.Either, in engine.ZoneKind, placed bool) (never bool) {
	var any Noun
	var open []Noun
	for _, f := range e.Of {
		x, no := s.noun([]engine.Filter{f}, in, placed)
		switch {
		case no:
		case reflect.DeepEqual(x, Noun{}):
			return false
		case slices.ContainsFunc(open, func(o Noun) bool { return reflect.DeepEqual(o, x) }):
		default:
			open = append(open, x)
		}
	}
	if len(open) == 0 {
		return true
	}
	for _, x := range open {
		any.Adj, any.Kind, any.Head = append(any.Adj, x.Adj...), append(any.Kind, x.Kind...), append(any.Head, x.Head...)
		any.Post = append(any.Post, x.Post...)
	}
	one := func(lists [][]string) []string { return slices.Concat(lists...) }
	switch k := len(open); {
	case k == 1:
		*n = n.with(open[0])
	case len(any.Adj) == k && len(any.Kind)+len(any.Head)+len(any.Post) == 0:
		n.Adj = append(n.Adj, one(any.Adj))
	case len(any.Kind) == k && len(any.Adj)+len(any.Head)+len(any.Post) == 0:
		n.Kind = append(n.Kind, one(any.Kind))
	case len(any.Head) == k && len(any.Adj)+len(any.Kind)+len(any.Post) == 0:
		n.Head = append(n.Head, one(any.Head))
	default:
		var list []string
		for _, x := range open {
			list = append(list, x.One())
		}
		n.Post = append(n.Post, "that is "+Or(list))
	}
	return false
}

// bare is the noun without article: "unique Rebel Trooper unit".
func (n Noun) bare(plural bool) string {
	or := "or"
	if plural {
		or = "and"
	}
	var parts []string
	for _, a := range n.Adj {
		parts = append(parts, join(a, or))
	}
	heads := n.Head
	for i, k := range n.Kind {
		if len(n.Head) == 0 && i == len(n.Kind)-1 {
			heads = [][]string{k}
			break
		}
		parts = append(parts, join(k, or))
	}
	if len(heads) == 0 {
		heads = [][]string{{"card"}}
	}
	for _, h := range heads {
		if plural {
			h = slices.Clone(h)
			for i := range h {
				h[i] = withS(h[i])
			}
		}
		parts = append(parts, join(h, or))
	}
	return words(parts...)
}

func (n Noun) post() string { return words(n.Post...) }

// One is any one such card: "a unit", "another unit".
func (n Noun) One() string {
	switch {
	case n.Title != "":
		return n.Title
	case n.Other && n.Yours != "":
		return n.Many("one")
	case n.Other:
		return words("another", n.bare(false), n.post())
	case n.Yours != "":
		return words("one of", n.Yours, n.bare(true), n.post())
	}
	if n.The {
		return words("the", n.bare(false), n.post())
	}
	return words(A(n.bare(false)), n.post())
}

// Each is every such card on its own: "each Rebel base", "each of your Fighters".
func (n Noun) Each() string {
	switch {
	case n.Title != "":
		return n.Title
	case n.Other && n.Yours != "":
		return n.Many("each")
	case n.Other:
		return words("each other", n.bare(false), n.post())
	case n.Yours != "":
		return words("each of", n.Yours, n.bare(true), n.post())
	}
	return words("each", n.bare(false), n.post())
}

// Every is every such card, to be counted: "every Rebel base".
func (n Noun) Every() string {
	if n.Yours != "" {
		return n.Each()
	}
	return strings.Replace(n.Each(), "each ", "every ", 1)
}

// All is all such cards: "all Rebel bases", "all your Fighters".
func (n Noun) All() string {
	if n.Title != "" {
		return n.Title
	}
	return words("all", n.Many(""))
}

// Many is several such cards: "units", "3 units", "two of your Fighters".
func (n Noun) Many(number string) string {
	other := ""
	if n.Other {
		other = "other"
	}
	yours := n.Yours
	switch {
	case number != "" && yours != "":
		yours = "of " + yours
	case number == anyNumber:
		number += " of"
	}
	return words(number, yours, other, n.bare(true), n.post())
}

// anyNumber is said where a player chooses as many as there are, or less.
const anyNumber = "any number"

// UpToOne is one such card or none.
func (n Noun) UpToOne() string {
	if n.Yours != "" {
		return n.Many("up to one")
	}
	return words("up to one", n.bare(false), n.post())
}

// Describe is the noun of filters that are not bound to a place.
func (s *Scribe) Describe(filters []engine.Filter) Noun {
	n, _ := s.noun(filters, 0, false)
	return n
}

func (s *Scribe) typeName(t engine.TypeID) string {
	if int(t) < len(s.Game.Types) {
		return s.Game.Types[t]
	}
	return "type " + strconv.Itoa(int(t))
}

// Class is a faction as an adjective.
func (s *Scribe) Class(c engine.ClassID) string {
	if name, ok := s.lex.Classes[c]; ok {
		return name
	}
	if int(c) < len(s.Game.Classes) {
		return s.Game.Classes[c]
	}
	return "class " + strconv.Itoa(int(c))
}

// Trait is the word of a trait.
func (s *Scribe) Trait(t engine.TraitID) string {
	if int(t) < len(s.Game.Traits) {
		return s.Game.Traits[t]
	}
	return "trait " + strconv.Itoa(int(t))
}
