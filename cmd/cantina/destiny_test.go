package main

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestDestinyInTheTerminal plays matches of Destiny by lines that go through the options whatever they
// are, under both rulesets, and looks at the width of what is printed.
func TestDestinyInTheTerminal(t *testing.T) {
	round := "1\n2\nresolve\n1\nactivate\n1\ncard rey\nwhy lightsaber\n3\nboard\nundo\n1\n4\n"
	for _, args := range [][]string{
		{"--seed", "5"},
		{"--seed", "6", "--seat", "b", "--option", "rules=rr"},
		{"--seed", "7", "--option", "rules=rr", "--option", "deck-a=conv-obiwan", "--option", "deck-b=conv-grievous"},
	} {
		in := strings.NewReader(strings.Repeat(round, 200) + "log 5\nquit\n")
		code, out, errs := cantina(in, append([]string{"play", "destiny"}, args...)...)
		if code != exitOK || errs != "" {
			t.Fatalf("%v: exit code %d, errors %q", args, code, errs)
		}
		for _, want := range []string{"The match is over.", "BATTLEFIELD", "damage", "pool", "Round 1."} {
			if !strings.Contains(out, want) {
				t.Errorf("%v: the output lacks %q", args, want)
			}
		}
		for line := range strings.Lines(out) {
			if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > width {
				t.Errorf("%v: a line has %d columns: %s", args, n, line)
			}
		}
	}
}
