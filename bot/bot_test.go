package bot

import (
	"flag"
	"reflect"
	"testing"

	"cantina/engine"
	"cantina/games"
	"cantina/internal/race"
)

var matches = flag.Int("matches", usual(), "how many matches greedy plays against random")

func usual() int {
	if race.Enabled {
		return 60
	}
	return 200
}

// TestGreedyBeatsRandom holds the strength of the greedy bot, game by game.
func TestGreedyBeatsRandom(t *testing.T) {
	for _, g := range games.All() {
		r, err := Series{Game: g, A: "greedy", B: "random", Games: *matches, Seed: 1, Workers: 2}.Run()
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %d of %d, 95%% interval %.3f to %.3f, decisions mean %.0f, max %d",
			g.ID, r.WinsA, r.Games, r.Interval[0], r.Interval[1], r.Mean, r.Max)
		if r.Stalled > 0 {
			t.Errorf("%s: %d matches stalled", g.ID, r.Stalled)
		}
		if r.WinRateA < 0.9 {
			t.Errorf("%s: greedy wins %.3f of its matches against random, want 0.9", g.ID, r.WinRateA)
		}
	}
}

func TestSeriesDoesNotDependOnWorkers(t *testing.T) {
	for _, g := range games.All() {
		var first Result
		for _, workers := range []int{1, 2, 5} {
			r, err := Series{Game: g, A: "random", B: "greedy", Games: 7, Seed: 3, Workers: workers}.Run()
			if err != nil {
				t.Fatal(err)
			}
			if workers == 1 {
				first = r
				continue
			}
			if !reflect.DeepEqual(r, first) {
				t.Errorf("%s: with %d workers %+v, with one %+v", g.ID, workers, r, first)
			}
		}
	}
}

func TestSeriesRefuses(t *testing.T) {
	g := games.All()[0]
	for want, s := range map[string]Series{
		`there is no bot "clever"; the bots are: random, greedy`:        {Game: g, A: "clever", B: "random", Games: 1, Workers: 1},
		`a series needs at least one match and one worker, not 0 and 1`: {Game: g, A: "random", B: "random", Workers: 1},
	} {
		if _, err := s.Run(); err == nil || err.Error() != want {
			t.Errorf("got the error %v, want %q", err, want)
		}
	}
}

// TestGreedyDoesNotAllocate: once its buffers have grown, a choice allocates nothing.
func TestGreedyDoesNotAllocate(t *testing.T) {
	for _, g := range games.All() {
		for _, l := range Levels() {
			p, err := New(l.ID, 1)
			if err != nil {
				t.Fatal(err)
			}
			m, err := g.New(engine.Setup{})
			if err != nil {
				t.Fatal(err)
			}
			play := func() {
				if m.Over.Ended {
					if err := m.Reset(engine.Setup{}); err != nil {
						t.Fatal(err)
					}
				}
				if err := m.Choose(p.Choose(m.View(m.Ask.Seat))); err != nil {
					t.Fatal(err)
				}
			}
			for range 1000 {
				play()
			}
			if n := testing.AllocsPerRun(1000, play); n > 0 {
				t.Errorf("%s: %s allocates %.2f times for a choice", g.ID, l.ID, n)
			}
		}
	}
}
