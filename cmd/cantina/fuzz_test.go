package main

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

// FuzzPlay types anything at all into a match: it ends with exit code 0, says nothing on standard
// error and never panics.
func FuzzPlay(f *testing.F) {
	for _, s := range []string{
		"1\n2\nend\n", "play\nwhy\nwhy x-wing\ncard\nlog 0\nlog -1\nlog x\nsave\nundo\nundo\n", "99999999999999999999\n-1\n0\n",
		"rules\nrules 1\nrule DBG-1 x\n", "board\noptions\nhelp\nquit\n1\n", "\x00\xff\n'\n\"\n[\n*\n", "why commit attack base\nattack base\n",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		if strings.Contains(strings.ToLower(in), "save") {
			t.Skip() // it would write files
		}
		var out, errs bytes.Buffer
		if code := run(context.Background(), []string{"play", "deckbuilding", "--bot", "random", "--seed", "1"}, strings.NewReader(in), &out, &errs); code != exitOK || errs.Len() > 0 {
			t.Errorf("exit code %d, %s", code, errs.String())
		}
	})
}

// FuzzArgs gives the program any command line of one command and two words: it never panics.
func FuzzArgs(f *testing.F) {
	f.Add("play", "--seed", "x")
	f.Add("cards", "deckbuilding", "--check")
	f.Add("rules", "deckbuilding", "DBG-")
	f.Add("", "-", "--")
	f.Fuzz(func(t *testing.T, a, b, c string) {
		if strings.HasPrefix(a, "ser") || a == "" || strings.HasPrefix(a, "-") {
			t.Skip() // it would serve
		}
		if a == "bench" || a == "sim" {
			t.Skip() // they would take their time
		}
		var out, errs bytes.Buffer
		code := run(context.Background(), []string{a, b, c}, strings.NewReader(""), &out, &errs)
		if code < exitOK || code > exitUsage {
			t.Errorf("exit code %d", code)
		}
	})
}
