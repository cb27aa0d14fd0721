package english

import (
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
)

// Given is a condition after a conjunction: "if the Force is with you"; of a negation "unless ...".
func (s *Scribe) Given(word string, c engine.Cond) string {
	if n, ok := c.(effect.Not); ok {
		return "unless " + s.Cond(n.If)
	}
	return word + " " + s.Cond(c)
}

// Cond is a condition as a clause.
func (s *Scribe) Cond(c engine.Cond) string {
	if s.lex.Cond != nil {
		if text, ok := s.lex.Cond(s, c); ok {
			return text
		}
	}
	switch c := c.(type) {
	case effect.Exists:
		return s.exists(c)
	case effect.Not:
		return "it is not so that " + s.Cond(c.If)
	case effect.VarIs:
		return s.number2(c.Var, c.Of) + " is " + strconv.Itoa(c.Is)
	case effect.Every:
		return s.every(c)
	case effect.AtLeast:
		return s.NumberOf(c.N) + " is at least " + strconv.Itoa(max(c.Min, 1))
	case effect.YourTurn:
		return "it is " + s.you.Whose + " turn"
	}
	return Unknown(c)
}

// number2 is a variable as a thing: "your Force".
func (s *Scribe) number2(v engine.VarID, of effect.Who) string {
	spec := s.Game.Vars[v]
	if spec.PerSeat {
		return s.Whose(of) + " " + s.varName(v)
	}
	return "the " + s.varName(v)
}

// varName is what a number is called; one that players do not watch has no name but its id.
func (s *Scribe) varName(v engine.VarID) string {
	if name := s.Game.Vars[v].Name; name != "" {
		return name
	}
	return strings.ReplaceAll(s.Game.Vars[v].ID, "-", " ")
}

func (s *Scribe) exists(c effect.Exists) string {
	least := max(c.Min, 1)
	cards, ok := c.Cards.(effect.Cards)
	if !ok {
		if least == 1 {
			return "there is one"
		}
		return "there are " + InWords(least) + " of them"
	}
	var list []string
	for _, sp := range s.spots(cards) {
		p := sp.places[0]
		z := s.lex.Zones[p.Zone]
		owned := sp.noun.Yours != "" && z.Owned
		if owned {
			sp.noun.Yours = ""
		}
		what, is := sp.noun.One(), "there is "
		if least > 1 {
			what, is = sp.noun.Many("at least "+InWords(least)), "there are "
		}
		switch person := s.Person(p.Of); {
		case owned && person.Third:
			list = append(list, words(person.Name, "has", what))
		case owned:
			list = append(list, words(person.Name, "have", what))
		case z.Single && sp.noun.Title != "":
			list = append(list, s.zoneName(p)+" is "+what)
		case z.Has != "" && p.Of != effect.Each && person.Third:
			list = append(list, words(person.Name, "has", what, z.Has))
		case z.Has != "" && p.Of != effect.Each:
			list = append(list, words(person.Name, "have", what, z.Has))
		default:
			list = append(list, words(is+what, s.where(sp.places, "in")))
		}
	}
	return Or(list)
}

func (s *Scribe) every(c effect.Every) string {
	n := s.Describe([]engine.Filter{c.Is})
	if s.isMany(c.Of) {
		return words("all of", s.All(c.Of), "are", n.Many(""))
	}
	what := s.All(c.Of)
	if what == "it" {
		what = "that"
	}
	return words(what, "is", n.One())
}

func (s *Scribe) isMany(set effect.Set) bool {
	switch set := set.(type) {
	case effect.Chosen:
		for _, r := range s.refs {
			if r.tag == set.Tag {
				return r.many
			}
		}
	case effect.Cards:
		return set.Top != 1 && !(len(set.In) == 1 && s.lex.Zones[set.In[0].Zone].Single)
	}
	return false
}

// number is an amount as a number, and what must be said about it after the noun.
func (s *Scribe) number(a engine.Amount) (number, tail string) {
	switch a := a.(type) {
	case nil:
		return "1", ""
	case effect.N:
		return strconv.Itoa(int(a)), ""
	case effect.IfElse:
		return strconv.Itoa(int(a.Else)), ", or " + strconv.Itoa(int(a.Then)) + " " + s.Given("if", a.If)
	case effect.Count:
		return strconv.Itoa(max(a.Each, 1)), " for " + s.each(a.Cards)
	}
	return "X", ", where X is " + s.NumberOf(a)
}

// NumberOf is an amount as a thing: "the cost of it less your coins".
func (s *Scribe) NumberOf(a engine.Amount) string {
	if s.lex.Amount != nil {
		if text, ok := s.lex.Amount(s, a); ok {
			return text
		}
	}
	switch a := a.(type) {
	case nil:
		return "1"
	case effect.N:
		return strconv.Itoa(int(a))
	case effect.Count:
		if a.Each > 1 {
			return strconv.Itoa(a.Each) + " for " + s.each(a.Cards)
		}
		return "the number of " + strings.TrimPrefix(s.All(a.Cards), "all ")
	case effect.VarOf:
		return s.number2(a.Var, a.Who)
	case effect.AttrOf:
		return Possess(s.Game.Attrs[a.Attr].Name, s.All(a.Cards))
	case effect.Minus:
		return s.NumberOf(a.N) + " less " + s.NumberOf(a.Less)
	case effect.Least:
		return "the smaller one of " + s.NumberOf(a.A) + " and " + s.NumberOf(a.B)
	case effect.Half:
		return "half of " + s.NumberOf(a.N) + ", rounded up"
	case effect.IfElse:
		return strconv.Itoa(int(a.Else)) + ", or " + strconv.Itoa(int(a.Then)) + " " + s.Given("if", a.If)
	}
	return Unknown(a)
}

// cardNumber is number in words.
func (s *Scribe) cardNumber(a engine.Amount) (number, tail string) {
	switch a := a.(type) {
	case effect.IfElse:
		return InWords(int(a.Else)), ", or " + InWords(int(a.Then)) + " " + s.Given("if", a.If)
	default:
		number, tail = s.number(a)
		if n, err := strconv.Atoi(number); err == nil {
			number = InWords(n)
		}
		return number, tail
	}
}

// Quantity is an amount of things, and what must be said about it at the end of the clause. The noun
// is given in the plural.
func (s *Scribe) Quantity(a engine.Amount, plural string) (quantity, tail string) {
	if a, ok := a.(effect.IfElse); ok {
		return Things(int(a.Else), plural), ", or " + Things(int(a.Then), plural) + " " + s.Given("if", a.If)
	}
	number, tail := s.number(a)
	if n, err := strconv.Atoi(number); err == nil {
		return Things(n, plural), tail
	}
	return number + " " + plural, tail
}
