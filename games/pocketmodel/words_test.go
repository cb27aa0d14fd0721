package pocketmodel_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/games/pocketmodel"
)

// playThrough plays a random game and calls look at every decision, with the events since the last.
func playThrough(t *testing.T, seed byte, look func(tb *engine.Table)) {
	t.Helper()
	g := pocketmodel.GameFor(2 + int(seed)%3)
	decks := make([]engine.Deck, len(g.Seats))
	for s := range decks {
		decks[s] = g.RandomDeck(rand.New(rand.NewPCG(uint64(seed), uint64(s))))
	}
	tb, err := g.New(engine.Setup{Seed: [32]byte{seed}, Decks: decks})
	if err != nil {
		t.Fatal(err)
	}
	tb.Recording = true
	rng := rand.New(rand.NewPCG(uint64(seed), 1))
	for !tb.Over.Ended {
		look(tb)
		if err := tb.Choose(rng.IntN(len(tb.Options))); err != nil {
			t.Fatal(err)
		}
	}
	look(tb)
}

// bad returns what no text may hold: an unfilled key, a node without words, a leaked Go value.
func bad(text string) string {
	for _, x := range []string{"{", "}", "⟨", "%!", "<nil>", "nobody", "nothing", "  ", "..", "mode ", " ,", " ."} {
		if strings.Contains(text, x) {
			return x
		}
	}
	return ""
}

// TestWordsOfWholeGames reads everything that anybody could read in some games, and checks that no
// line names a card to somebody who did not see it.
func TestWordsOfWholeGames(t *testing.T) {
	for seed := range byte(24) {
		playThrough(t, seed, func(tb *engine.Table) {
			for viewer := engine.Nobody; viewer < tb.Seats; viewer++ {
				readLog(t, tb, viewer)
				if !tb.Over.Ended {
					check(t, "prompt", tb.PromptText(viewer))
				}
			}
			for _, o := range tb.Options {
				check(t, "label", tb.Label(o))
			}
			if !tb.Over.Ended && tb.Seq%10 == 0 {
				for c := range tb.Cards {
					for _, r := range tb.Explain(tb.Ask.Seat, engine.CardID(c)) {
						check(t, "reason", r.Text)
					}
				}
			}
		})
	}
}

func check(t *testing.T, what, text string) {
	t.Helper()
	if x := bad(text); x != "" || text == "" {
		t.Errorf("%s: %q contains %q", what, text, x)
	}
}

func readLog(t *testing.T, tb *engine.Table, viewer engine.Seat) {
	t.Helper()
	for rest := tb.Events; len(rest) > 0; {
		line, n := tb.LogRun(rest, viewer)
		if line != "" {
			check(t, "log line", line)
		}
		known := map[string]bool{}
		for _, e := range rest[:n] {
			known[tb.Game.NameOf(e, viewer)] = true
		}
		for _, e := range rest[:n] {
			if name := tb.Game.Defs[e.Def].Name; e.Card != engine.NoCard && !tb.Game.SeenBy(e.Seen, viewer) && !known[name] &&
				e.Kind != engine.EvChoice && strings.Contains(line, name) {
				t.Errorf("the line for seat %d names a card that it did not see: %s", viewer, line)
			}
		}
		rest = rest[n:]
	}
}
