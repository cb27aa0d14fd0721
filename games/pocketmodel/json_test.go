package pocketmodel

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"cantina/engine"
	"cantina/engine/effect/cardjson"
)

// TestJSONRoundTrip writes all cards, reads them, and plays with what was read.
func TestJSONRoundTrip(t *testing.T) {
	g := Game()
	data, err := cardjson.Export(g, "", g.Defs)
	if err != nil {
		t.Fatal(err)
	}
	defs, err := cardjson.Load(g, "cards.json", data)
	if err != nil {
		t.Fatal(err)
	}
	again := *g
	again.Defs = defs
	if err := again.Build(); err != nil {
		t.Fatal(err)
	}
	for i := range g.Defs {
		if !reflect.DeepEqual(g.Defs[i], again.Defs[i]) {
			t.Errorf("%s came back as\n%+v\nand was\n%+v", g.Defs[i].ID, again.Defs[i], g.Defs[i])
		}
	}
	for seed := range byte(20) {
		if a, b := randomGame(t, g, seed), randomGame(t, &again, seed); a != b {
			t.Errorf("seed %d: the game with the cards that were read ends otherwise", seed)
		}
	}
}

func randomGame(t *testing.T, g *engine.Game, seed byte) [8]byte {
	t.Helper()
	tb, err := g.New(engine.Setup{Seed: [32]byte{seed}})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(uint64(seed), 2))
	for !tb.Over.Ended {
		if err := tb.Choose(rng.IntN(len(tb.Options))); err != nil {
			t.Fatal(err)
		}
	}
	return tb.Hash()
}
