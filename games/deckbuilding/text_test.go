package deckbuilding_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/games/deckbuilding"
)

var update = flag.Bool("update", false, "write testdata/cards.txt anew")

// TestTexts compares the generated text of every card with the one that was reviewed.
func TestTexts(t *testing.T) {
	const file = "testdata/cards.txt"
	got := cardTexts(deckbuilding.Game())
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(gotLines), len(wantLines)) {
		if gotLines[i] != wantLines[i] {
			t.Fatalf("%s:%d: the text is\n\t%s\nand was reviewed as\n\t%s\nReview it and run go test -update.", file, i+1, gotLines[i], wantLines[i])
		}
	}
	if len(gotLines) != len(wantLines) {
		t.Fatalf("%s has %d lines and the cards have %d", file, len(wantLines), len(gotLines))
	}
}

func cardTexts(g *engine.Game) string {
	var b strings.Builder
	for i := range g.Defs {
		d := &g.Defs[i]
		unique := ""
		if d.Unique {
			unique = "unique "
		}
		fmt.Fprintf(&b, "%s (%s): %s%s %s", d.Name, d.ID, unique, g.Classes[d.Class], g.Types[d.Type])
		for _, t := range d.Traits {
			b.WriteString(" " + g.Traits[t])
		}
		for k, n := range d.Figures {
			if n != 0 {
				fmt.Fprintf(&b, ", %s %d", g.Attrs[k].Name, n)
			}
		}
		fmt.Fprintf(&b, ", copies %d\n", d.Copies)
		lines, reward := g.Text(d)
		for _, l := range lines {
			b.WriteString("  " + l + "\n")
		}
		if reward != "" {
			b.WriteString("  Reward: " + reward + "\n")
		}
	}
	return b.String()
}
