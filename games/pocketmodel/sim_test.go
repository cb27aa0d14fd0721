package pocketmodel_test

import (
	"os"
	"strconv"
	"testing"

	"cantina/bot"
	"cantina/games/pocketmodel"
)

// TestBalance measures the starter fleets against each other; set CANTINA_BALANCE to a number of
// games a pairing.
func TestBalance(t *testing.T) {
	n, err := strconv.Atoi(os.Getenv("CANTINA_BALANCE"))
	if err != nil {
		t.Skip("set CANTINA_BALANCE to the games of each pairing")
	}
	ids := []string{"rebel", "empire", "republic", "separatist"}
	wins, games := map[string]int{}, map[string]int{}
	all, stalled, draws := 0, 0, 0
	for i, a := range ids {
		for _, b := range ids[i+1:] {
			r, err := bot.Series{
				Game: pocketmodel.Game(), A: "greedy", B: "greedy", Games: n, Seed: uint64(i), Workers: 1,
				Options: map[string]string{"deck-a": a, "deck-b": b},
			}.Run()
			if err != nil {
				t.Fatal(err)
			}
			// Bot A has seat a in even matches, seat b in odd ones; the fleets stay with the seats.
			wa := r.BySeat[0].WinsA + r.BySeat[1].WinsB
			wb := r.BySeat[0].WinsB + r.BySeat[1].WinsA
			wins[a] += wa
			wins[b] += wb
			games[a] += r.Games
			games[b] += r.Games
			all += r.Games
			stalled += r.Stalled
			draws += r.Draws
			t.Logf("%s %d, %s %d, draws %d, stalled %d, decisions %0.f", a, wa, b, wb, r.Draws, r.Stalled, r.Mean)
		}
	}
	for _, id := range ids {
		t.Logf("%s: %.1f %% of %d", id, 100*float64(wins[id])/float64(games[id]), games[id])
	}
	t.Logf("draws %d, stalled %d of %d", draws, stalled, all)
}

// TestGreedyBeatsRandom: greedy wins nine of ten matches in each seat, at least.
func TestGreedyBeatsRandom(t *testing.T) {
	r, err := bot.Series{Game: pocketmodel.Game(), A: "greedy", B: "random", Games: 60, Seed: 3, Workers: 1}.Run()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range r.BySeat {
		t.Logf("as %s: won %d, lost %d of %d", s.Seat, s.WinsA, s.WinsB, s.Games)
		if s.WinsA*10 < s.Games*9 {
			t.Errorf("greedy wins only %d of %d as %s", s.WinsA, s.Games, s.Seat)
		}
	}
}
