package pocketmodel

import (
	"encoding/binary"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"cantina/engine"
)

// TestRandomGames plays random games for two, three and four players to their end.
// CANTINA_GAMES says how many.
func TestRandomGames(t *testing.T) {
	games := 200
	if n, err := strconv.Atoi(os.Getenv("CANTINA_GAMES")); err == nil {
		games = n
	}
	for _, seats := range []int{2, 3, 4} {
		g := GameFor(seats)
		table := &engine.Table{Game: g}
		endings, longest, all := map[engine.Outcome]int{}, 0, 0
		for no := range games {
			setup := engine.Setup{Options: fleets(seats, no)}
			binary.LittleEndian.PutUint64(setup.Seed[:], uint64(no))
			if err := table.Reset(setup); err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(uint64(no), 1))
			n := 0
			for !table.Over.Ended {
				if err := table.Choose(rng.IntN(len(table.Options))); err != nil {
					t.Fatal(err)
				}
				n++
				if n%64 == 0 {
					if err := table.Check(); err != nil {
						t.Fatal(err)
					}
				}
				if n > 50000 {
					t.Fatalf("%d players, game %d does not end", seats, no)
				}
			}
			if table.Over.Stalled {
				t.Fatalf("%d players, game %d stalled", seats, no)
			}
			endings[table.Over]++
			longest = max(longest, n)
			all += n
		}
		t.Logf("%d players: %d games, %d decisions on average, %d at most, %v", seats, games, all/games, longest, endings)
	}
}

// fleets are starter fleets for the players, all pairings in turn.
func fleets(seats, no int) map[string]string {
	out := map[string]string{}
	for s := range seats {
		out["deck-"+seatIDs[s:s+1]] = defaultFleets[no%len(defaultFleets)]
		no = no/len(defaultFleets) + s
	}
	return out
}
