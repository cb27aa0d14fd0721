package scenario_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/scenario"
	"cantina/games/deckbuilding"
)

// TestExport writes positions of random matches as each seat knows them and sets them up again: the
// seat must see the same.
func TestExport(t *testing.T) {
	g := deckbuilding.Game()
	n := 0
	for no := range uint64(4) {
		setup := engine.Setup{Seed: [32]byte{byte(no), 9}}
		if no%2 == 1 {
			setup.Options = map[string]string{"bases": "secret"}
		}
		table, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(no, 1))
		for k := 0; !table.Over.Ended && k < 250; k++ {
			for seat := range table.Seats {
				if (k+int(seat))%4 != 0 {
					continue
				}
				data, err := scenario.Export(table, seat)
				if errors.Is(err, scenario.ErrExport) {
					continue
				}
				if err != nil {
					t.Fatal(err)
				}
				n++
				again, err := scenario.Position(fmt.Sprintf("match %d, choice %d, seat %d", no, k, seat), data, g)
				if err != nil {
					t.Fatalf("%v\n%s", err, data)
				}
				if want, got := sight(t, table, seat), sight(t, again, seat); want != got {
					t.Fatalf("match %d, choice %d: seat %d sees a difference after setting up\n%s\n%s", no, k, seat, data, difference(want, got))
				}
			}
			if err := table.Choose(rng.IntN(len(table.Options))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if n < 60 {
		t.Errorf("only %d positions were written", n)
	}
}

// sight is what a seat sees, with handles left out: cards are numbered anew.
func sight(t *testing.T, table *engine.Table, seat engine.Seat) string {
	t.Helper()
	data, err := json.MarshalIndent(table.View(seat).Position(), "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return handle.ReplaceAllString(string(data), "")
}

var handle = regexp.MustCompile(`(?s)"(h|card|to|host|target)": [0-9]+,?|,?\s*"alike": \[[^]]*\]`)

// TestExportGame writes random matches as scenarios, which must run.
func TestExportGame(t *testing.T) {
	g := deckbuilding.Game()
	for no := range uint64(3) {
		setup := engine.Setup{Seed: [32]byte{byte(no), 3}, Options: map[string]string{"bases": "secret", "paying-off": "on"}}
		table, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(no, 2))
		var choices []int
		for !table.Over.Ended && len(choices) < 300 {
			i := rng.IntN(len(table.Options))
			choices = append(choices, i)
			if err := table.Choose(i); err != nil {
				t.Fatal(err)
			}
		}
		data, err := scenario.ExportGame(g, setup, choices)
		if err != nil {
			t.Fatal(err)
		}
		f, err := scenario.Parse("export", data)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Run(g); err != nil {
			t.Fatalf("%v\n%s", err, data)
		}
	}
}

// difference shows the first lines in which two texts differ.
func difference(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			from, to := max(i-4, 0), i+4
			return strings.Join(x[from:min(to, len(x))], "\n") + "\n--\n" + strings.Join(y[from:min(to, len(y))], "\n")
		}
	}
	return "one ends earlier"
}

// TestExportNow writes positions in the middle of effects: the file must run, and often lead to the same
// decision; it must say nothing about cards that the seat cannot know.
func TestExportNow(t *testing.T) {
	g := deckbuilding.Game()
	n, reached := 0, 0
	for no := range uint64(4) {
		setup := engine.Setup{Seed: [32]byte{byte(no), 5}}
		table, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(no, 1))
		var choices []int
		for !table.Over.Ended && len(choices) < 200 {
			if table.Ask.Seat >= 0 && !g.Prompts[table.Ask.Prompt].Menu {
				for seat := range table.Seats {
					data, err := scenario.ExportNow(g, setup, choices, seat)
					if err != nil {
						t.Fatal(err)
					}
					n++
					if strings.Contains(string(data), "\ndecision ") {
						reached++
					}
					f, err := scenario.Parse("export", data)
					if err != nil {
						t.Fatalf("%v\n%s", err, data)
					}
					if err := f.Run(g); err != nil {
						t.Fatalf("match %d, choice %d, seat %d: %v\n%s", no, len(choices), seat, err, data)
					}
				}
			}
			i := rng.IntN(len(table.Options))
			choices = append(choices, i)
			if err := table.Choose(i); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d of %d lead to the decision", reached, n)
	if n < 40 || reached < n/3 {
		t.Errorf("of %d positions in the middle of something only %d lead to the decision", n, reached)
	}
}
