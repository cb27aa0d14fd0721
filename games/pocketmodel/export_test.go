package pocketmodel

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"testing"

	"cantina/engine"
	"cantina/engine/scenario"
)

// TestExport writes positions of random matches as each seat knows them, also while attackers are
// named, and sets them up again: the seat must see the same.
func TestExport(t *testing.T) {
	n := 0
	for no := range 6 {
		g := GameFor(2 + no%2)
		table, err := g.New(engine.Setup{Seed: [32]byte{byte(no), 9}})
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(uint64(no), 1))
		for k := 0; !table.Over.Ended; k++ {
			seat := engine.Seat(k % int(table.Seats))
			data, err := scenario.Export(table, seat)
			if err == nil && k%3 == 0 {
				n++
				again, err := scenario.Position(fmt.Sprintf("match %d, choice %d", no, k), data, g)
				if err != nil {
					t.Fatalf("%v\n%s", err, data)
				}
				if want, got := sight(t, table, seat), sight(t, again, seat); want != got {
					t.Fatalf("match %d, choice %d: seat %d sees a difference after setting up\n%s\n%s\n%s", no, k, seat, data, want, got)
				}
			} else if err != nil && !errors.Is(err, scenario.ErrExport) {
				t.Fatal(err)
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
