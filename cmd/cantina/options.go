package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cantina/engine"
)

// printOptions lists the options of a decision, numbered from 1, grouped by what they do. Options
// that differ only in their target share a line.
func printOptions(e *env, b *board) {
	ask := b.pos.Decision
	e.printf("%s\n", wrap(ask.Prompt+" ["+ask.Rule+"]", ""))
	if ask.Card != nil && ask.Kind != "action" { // for example while damage is divided
		if c, ok := b.byHandle(*ask.Card); ok && b.figure(c, "hit-points") > 0 {
			e.printf("%s has damage %d of %s.\n", b.def(c).Name, c.Counters.Get("damage"), count(b.figure(c, "hit-points"), "hit point"))
		}
	}
	verbs := map[string]bool{}
	for _, o := range ask.Options {
		verbs[verbName(b.g, o.Verb)] = true
	}
	last := ""
	for _, g := range b.groups(ask) {
		o := ask.Options[g.from]
		if verb := verbName(b.g, o.Verb); verb != last && len(verbs) > 1 {
			e.printf(" %s\n", sentenceCase(verb))
			last = verb
		}
		if g.to > g.from+1 {
			e.printf("       %s\n", wrap(b.targets(ask.Options[g.from:g.to], g.equal), "         "))
			continue
		}
		label := o.Label + b.needed(o) + b.lies(o)
		if n := len(o.Alike) + g.equal; n > 1 {
			label += fmt.Sprintf(" (one of %d)", n)
		}
		e.printf("  %3d  %s\n", o.Index+1, wrap(label, "       "))
	}
}

// group is a run of options that share a line: those of one card that differ in their targets.
type group struct {
	from, to int
	equal    int // how many cards it stands for
}

// groups puts options together. Of equal cards in the same state only those of the first are shown;
// what commits a card that has no attack comes last.
func (b *board) groups(ask *engine.AskView) []group {
	var out []group
	at := map[string]int{}
	for i := 0; i < len(ask.Options); {
		g := group{i, i + 1, 1}
		for g.to < len(ask.Options) && sameButTarget(ask.Options[i], ask.Options[g.to]) {
			g.to++
		}
		i = g.to
		key := b.state(ask.Options[g.from:g.to])
		if k, ok := at[key]; ok && key != "" {
			out[k].equal++
			continue
		}
		at[key] = len(out)
		out = append(out, g)
	}
	slices.SortStableFunc(out, func(x, y group) int {
		p, q := ask.Options[x.from], ask.Options[y.from]
		if verbName(b.g, p.Verb) != verbName(b.g, q.Verb) || !strings.HasPrefix(p.Verb, "commit") || !strings.HasPrefix(q.Verb, "commit") {
			return 0
		}
		return b.idle(p) - b.idle(q)
	})
	return out
}

// state describes options by everything but which of several equal cards they are about; it is empty for
// those that are about no card.
func (b *board) state(options []engine.OptionView) string {
	if options[0].Card == nil {
		return ""
	}
	c, ok := b.byHandle(*options[0].Card)
	if !ok {
		return ""
	}
	zone := ""
	for _, z := range b.pos.Zones {
		for _, x := range z.Cards {
			if x.Handle == c.Handle {
				zone = fmt.Sprint(z.ID, z.Seat)
			}
		}
	}
	key := fmt.Sprint(zone, c.Def, c.Owner, c.Down, c.Flags, c.Counters, c.Attrs)
	for _, h := range []*uint16{c.Host, c.Target} {
		if h != nil {
			key += fmt.Sprint("/", *h)
		}
	}
	for _, o := range options {
		key += fmt.Sprint("|", o.Verb, o.Label, o.N)
		if o.To != nil {
			key += fmt.Sprint(">", *o.To)
		}
	}
	return key
}

// idle is 1 for an option about a card that would add nothing to an attack.
func (b *board) idle(o engine.OptionView) int {
	if o.Card != nil {
		if c, ok := b.byHandle(*o.Card); ok && b.figure(c, "attack") <= 0 {
			return 1
		}
	}
	return 0
}

// needed says of an attack in the deckbuilding game how much of the target value it reaches.
func (b *board) needed(o engine.OptionView) string {
	if b.layout() != "deckbuilding" || o.Verb != "attack" || o.To == nil {
		return ""
	}
	c, ok := b.byHandle(*o.To)
	if !ok {
		return ""
	}
	need := b.figure(c, "target")
	if b.g.Classes[b.def(c).Class] == "neutral" {
		need = b.figure(c, "cost")
	}
	return fmt.Sprintf(" (%d of %d needed)", o.N, need)
}

// lies says where a card to choose lies, when they lie in several zones.
func (b *board) lies(o engine.OptionView) string {
	if o.Card == nil || b.pos.Decision.Kind == "action" {
		return ""
	}
	zones := map[string]bool{}
	where := ""
	for _, x := range b.pos.Decision.Options {
		for _, z := range b.pos.Zones {
			for _, c := range z.Cards {
				if x.Card != nil && c.Handle == *x.Card {
					zones[z.ID] = true
					if c.Handle == *o.Card {
						where = b.zoneName(z.ID)
					}
				}
			}
		}
	}
	if len(zones) < 2 || where == "" {
		return ""
	}
	return ", in: " + strings.ToLower(where)
}

func sameButTarget(a, b engine.OptionView) bool {
	return a.Verb == b.Verb && a.N == b.N && a.Card != nil && b.Card != nil && *a.Card == *b.Card && a.To != nil && b.To != nil
}

// targets is the line of options that share a card: "Bossk: 4 Luke Skywalker, 5 X-Wing".
func (b *board) targets(options []engine.OptionView, equal int) string {
	name := func(h uint16) string {
		if c, ok := b.byHandle(h); ok {
			return b.def(c).Name
		}
		return "a card"
	}
	var out []string
	for _, o := range options {
		out = append(out, fmt.Sprintf("%d %s", o.Index+1, name(*o.To)))
	}
	of := ""
	if equal > 1 {
		of = fmt.Sprintf(" (one of %d)", equal)
	}
	return name(*options[0].Card) + of + ": " + list(out)
}

func verbName(g *engine.Game, id string) string {
	for _, v := range g.Verbs {
		if v.ID == id {
			return v.Name
		}
	}
	return id
}

// pick finds the option that a person means by a number or by words of its label. The error is one
// sentence for that person.
func pick(ask *engine.AskView, input string) (int, error) {
	n := len(ask.Options)
	if k, err := strconv.Atoi(strings.TrimSpace(input)); err == nil {
		if k < 1 || k > n {
			return 0, fmt.Errorf("there is no option %d: the options are 1 to %d", k, n)
		}
		return k - 1, nil
	}
	words := plainWords(input)
	if len(words) == 0 {
		return 0, fmt.Errorf("type the number of an option, or help")
	}
	var found []int
	for i, o := range ask.Options {
		if slices.Equal(plainWords(o.Label), words) {
			return i, nil
		}
		if matches(o.Label, words) {
			found = append(found, i)
		}
	}
	// "attack base" is the attack rather than a commitment to the attack on the base.
	if begin := beginning(ask, found, words[0]); len(begin) > 0 {
		found = begin
	}
	same := func(i int) bool { return ask.Options[i].Label == ask.Options[found[0]].Label }
	switch {
	case len(found) == 0:
		return 0, fmt.Errorf("nothing that you can do now is called %q; type options to see what there is, or help", strings.TrimSpace(input))
	case !slices.ContainsFunc(found, func(i int) bool { return !same(i) }): // one card or several equal ones
		return found[0], nil
	}
	var which []string
	for _, i := range found {
		which = append(which, fmt.Sprintf("%d (%s)", i+1, clip(ask.Options[i].Label, 40)))
		if len(which) == 4 && len(found) > 4 {
			which = append(which, "or another")
			break
		}
	}
	return 0, fmt.Errorf("%q may be any of %s: type the number", strings.TrimSpace(input), list(which))
}

// beginning returns those options whose label begins with the word.
func beginning(ask *engine.AskView, among []int, word string) []int {
	var out []int
	for _, i := range among {
		if have := plainWords(ask.Options[i].Label); len(have) > 0 && strings.HasPrefix(have[0], word) {
			out = append(out, i)
		}
	}
	return out
}

func clip(s string, n int) string { return strings.TrimRight(pad(s, min(n, len([]rune(s)))), " ") }
