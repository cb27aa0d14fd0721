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
	verbs := map[string]bool{}
	for _, o := range ask.Options {
		verbs[verbName(b.g, o.Verb)] = true
	}
	last := ""
	for i := 0; i < len(ask.Options); {
		o := ask.Options[i]
		if verb := verbName(b.g, o.Verb); verb != last && len(verbs) > 1 {
			e.printf(" %s\n", sentenceCase(verb))
			last = verb
		}
		n := i + 1
		for n < len(ask.Options) && sameButTarget(o, ask.Options[n]) {
			n++
		}
		if n > i+1 {
			e.printf("       %s\n", wrap(b.targets(ask.Options[i:n]), "         "))
			i = n
			continue
		}
		label := o.Label
		if n := len(o.Alike); n > 0 {
			label += fmt.Sprintf(" (one of %d)", n+1)
		}
		e.printf("  %3d  %s\n", o.Index+1, wrap(label, "       "))
		i++
	}
}

func sameButTarget(a, b engine.OptionView) bool {
	return a.Verb == b.Verb && a.N == b.N && a.Card != nil && b.Card != nil && *a.Card == *b.Card && a.To != nil && b.To != nil
}

// targets is the line of options that share a card: "Bossk: 4 Luke Skywalker, 5 X-Wing".
func (b *board) targets(options []engine.OptionView) string {
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
	return name(*options[0].Card) + ": " + list(out)
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
