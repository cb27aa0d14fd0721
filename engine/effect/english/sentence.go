package english

import (
	"reflect"
	"slices"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
)

// mood is how a clause is put.
type mood uint8

const (
	order mood = iota // "draw 1 card", "the opponent discards a card"
	state             // "you draw 1 card"
	allow             // "you may draw 1 card", "you may have the opponent discard a card"
)

// say puts a clause in a mood.
func (s *Scribe) say(c Clause, m mood) string {
	p := s.Person(c.Who)
	subject, third := p.Name, p.Third
	if c.Subject != "" {
		subject, third = c.Subject, true
	}
	if c.Verb == "" {
		return subject
	}
	verb, object, _ := strings.Cut(c.Verb, " ")
	rest := words(object, c.Rest) + c.Tail
	switch {
	case m == allow && subject == s.you.Name, c.May && !third:
		return words(subject, "may", verb, rest)
	case c.May:
		return words(subject, "may", verb, rest)
	case m == allow:
		return words(s.you.Name, "may have", subject, verb, rest)
	case third:
		return words(subject, withS(verb), rest)
	case m == state:
		return words(subject, verb, rest)
	}
	return words(verb, rest)
}

// list words effects one after the other, each as a sentence without capital and full stop.
func (s *Scribe) list(do []engine.Effect, m mood) []string {
	var out []string
	var last Clause
	for i := 0; i < len(do); i++ {
		first := m
		if m == allow && len(out) > 0 {
			first = order
		}
		var text string
		switch e := do[i].(type) {
		case effect.If:
			text = s.ifElse(e, first)
			last = Clause{}
		case effect.Seq:
			text = And(s.list(e.Do, first))
			last = Clause{}
		case effect.Then:
			text = "then " + And(s.list(e.Do, first))
			last = Clause{}
		case effect.May:
			text = s.may(e)
			last = Clause{}
		case effect.Pay:
			text = s.pay(e, m)
			last = Clause{}
		default:
			c, used := s.merged(do[i:])
			i += used - 1
			if merge, ok := together(last, c); ok {
				last = merge
				out[len(out)-1] = s.say(last, first)
				continue
			}
			text, last = s.say(c, first), c
		}
		if m == allow && len(out) == 1 {
			text = ifYouDo(text)
		}
		out = append(out, text)
	}
	return out
}

// ifYouDo makes a sentence depend on the first one, which was optional.
func ifYouDo(text string) string {
	if rest, ok := strings.CutPrefix(text, "if "); ok {
		return "if you do and " + rest
	}
	return "if you do, " + text
}

func (s *Scribe) ifElse(e effect.If, m mood) string {
	if onlyIfAny(e) {
		return And(s.list(e.Then, m))
	}
	given := s.Given("if", e.Cond)
	for len(e.Else) == 0 && len(e.Then) == 1 { // one condition after the other: "if A and B"
		inner, ok := e.Then[0].(effect.If)
		if !ok || len(inner.Else) > 0 {
			break
		}
		given += " and " + strings.TrimPrefix(s.Given("if", inner.Cond), "if ")
		e = inner
	}
	text := given + ", " + strings.Join(s.list(e.Then, m), ", then ")
	if len(e.Else) > 0 {
		text += "; otherwise " + strings.Join(s.list(e.Else, m), ", then ")
	}
	return text
}

// onlyIfAny reports whether a condition only keeps effects that have a number from being asked about
// when that number is 0; then it need not be said.
func onlyIfAny(e effect.If) bool {
	x, ok := e.Cond.(effect.AtLeast)
	return ok && x.Min <= 1 && len(e.Else) == 0 && slices.ContainsFunc(e.Then, func(e engine.Effect) bool { return mentions(e, x.N) })
}

func mentions(n engine.Node, a engine.Amount) bool {
	return slices.ContainsFunc(n.Parts(), func(p engine.Node) bool { return reflect.DeepEqual(p, a) || mentions(p, a) })
}

// may words effects that a player can leave out.
func (s *Scribe) may(e effect.May) string {
	if e.By == effect.You || len(e.Do) == 0 {
		return strings.Join(s.list(e.Do, allow), "; ")
	}
	if inside(e.Do[0]) == nil {
		if c, used := s.merged(e.Do); c.Who == e.By && c.Subject == "" {
			c.May = true
			return And(append([]string{s.say(c, order)}, s.list(e.Do[used:], state)...))
		}
	}
	return s.Person(e.By).Name + " may choose this: " + And(s.list(e.Do, state))
}

// pay words a cost and what is had for it: "spend 1 resource to draw a card".
func (s *Scribe) pay(e effect.Pay, m mood) string {
	if e.May {
		m = allow
	}
	cost, do := And(s.list(e.Cost, m)), And(s.list(e.Do, order))
	if strings.HasPrefix(do, s.they.Name+" ") {
		return cost + " so that " + do
	}
	return cost + " to " + do
}

// together joins two clauses with the same doer and verb: "gain 3 resources and 2 Force".
func together(a, b Clause) (Clause, bool) {
	if a.Verb == "" || a.Who != b.Who || a.Subject != b.Subject || a.Verb != b.Verb || a.Tail != "" || a.May != b.May || b.Tail != "" {
		return a, false
	}
	a.Rest += " and " + b.Rest
	return a, true
}

// merged words the first effect of a list, and returns how many effects that covers. Choices that the
// next effect uses are named where they are used: not "choose a ship. Destroy it" but "destroy a ship".
func (s *Scribe) merged(do []engine.Effect) (Clause, int) {
	if m, ok := do[0].(effect.OneOf); ok {
		return s.oneOf(m), 1
	}
	var picks []Pick
	var tags []uint8
	may := false
	for _, e := range do {
		p, ok := s.pick(e)
		if !ok || len(picks) > 0 && p.By != picks[0].By {
			break
		}
		picks = append(picks, p)
		tags = append(tags, p.Tag)
		may = may || p.May
	}
	k := len(picks)
	if k == 0 || k == len(do) || !s.usesAll(do[k], tags) {
		return s.Clause(do[0]), 1
	}
	for _, p := range picks {
		s.inline[p.Tag] = p.What
	}
	out := s.Clause(do[k])
	out.May = out.May || may
	if out.Who == effect.You && out.Subject == "" {
		out.Who = picks[0].By // who chooses does it
	}
	for _, p := range picks {
		delete(s.inline, p.Tag)
		s.note(ref{tag: p.Tag, name: p.Name, many: p.Many})
	}
	return out, k + 1
}

// pick reads an effect by which a player chooses things.
func (s *Scribe) pick(e engine.Effect) (Pick, bool) {
	if c, ok := e.(effect.Choose); ok {
		s.subject = c.By
		return Pick{
			By: c.By, Tag: c.Tag, What: s.Some(c.From, c.N, c.UpTo && c.N != nil, "in"), Name: s.thatOne(c.From),
			Many: c.N != nil && c.N != effect.N(1), May: c.UpTo && c.N == nil,
		}, true
	}
	if s.lex.Pick != nil {
		return s.lex.Pick(s, e)
	}
	return Pick{}, false
}

// thatOne is how the text refers to a card that was chosen from a set, when it has spoken of another
// thing meanwhile.
func (s *Scribe) thatOne(set effect.Cards) string {
	if spots := s.spots(set); len(spots) == 1 && len(spots[0].noun.Head) == 1 && len(spots[0].noun.Head[0]) == 1 {
		return "that " + spots[0].noun.Head[0][0]
	}
	return "the chosen card"
}

// usesAll reports whether an effect at which nobody chooses cards refers to all the tags.
func (s *Scribe) usesAll(e engine.Effect, tags []uint8) bool {
	if _, asks := s.pick(e); asks || inside(e) != nil {
		return false
	}
	if _, asks := e.(effect.Take); asks {
		return false
	}
	var found []uint8
	for _, p := range e.Parts() {
		if c, ok := p.(effect.Chosen); ok {
			found = append(found, c.Tag)
		} else if s.lex.Tag != nil {
			if tag, ok := s.lex.Tag(p); ok {
				found = append(found, tag)
			}
		}
	}
	return !slices.ContainsFunc(tags, func(t uint8) bool { return !slices.Contains(found, t) })
}

// oneOf lists modes. If somebody else chooses, each says who does what.
func (s *Scribe) oneOf(e effect.OneOf) Clause {
	m := order
	if s.Person(e.By).Third {
		m = state
	}
	var list []string
	for _, mode := range e.Modes {
		list = append(list, "• "+strings.Join(s.list([]engine.Effect{mode}, m), ", then "))
	}
	return Clause{Who: e.By, Verb: "choose", Rest: InWords(max(e.N, 1)) + ": " + strings.Join(list, " ")}
}

// from words the rest of an ability from one effect on, as far as one sentence goes: what a choice
// that is made now is for.
func (s *Scribe) from(list []engine.Effect, e engine.Effect) (string, bool) {
	for i, x := range list {
		if reflect.DeepEqual(x, e) {
			return s.list(list[i:], order)[0], true
		}
		for _, inner := range inside(x) {
			if text, ok := s.from(inner, e); ok {
				return text, true
			}
		}
		s.list(list[i:i+1], order) // for what it speaks of
	}
	return "", false
}

// inside returns the lists of effects in an effect.
func inside(e engine.Effect) [][]engine.Effect {
	switch e := e.(type) {
	case effect.If:
		return [][]engine.Effect{e.Then, e.Else}
	case effect.Seq:
		return [][]engine.Effect{e.Do}
	case effect.Then:
		return [][]engine.Effect{e.Do}
	case effect.May:
		return [][]engine.Effect{e.Do}
	case effect.Pay:
		return [][]engine.Effect{e.Cost, e.Do}
	case effect.OneOf:
		var out [][]engine.Effect
		for _, m := range e.Modes {
			out = append(out, []engine.Effect{m})
		}
		return out
	}
	var list []engine.Effect // of a game's own effect, as far as it has any
	for _, p := range e.Parts() {
		if e, ok := p.(engine.Effect); ok {
			list = append(list, e)
		}
	}
	if list != nil {
		return [][]engine.Effect{list}
	}
	return nil
}

// Do words effects inside an effect of a game, as one clause.
func (s *Scribe) Do(list []engine.Effect) string { return And(s.list(list, order)) }
