package bot

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"

	"cantina/engine"
)

// maxDecisions ends a match that leads nowhere; it counts as stalled. Matches of random bots take a
// few hundred decisions.
const maxDecisions = 20000

// Series is a number of matches between two bots. Two by two they have the same seed, once with
// each bot in each seat; with decks four by four, so that each bot has each deck in each seat. The
// result does not depend on the number of workers.
type Series struct {
	Game    *engine.Game
	A, B    string // levels
	Games   int
	Seed    uint64
	Workers int               // at least 1
	Options map[string]string // of the game
	Decks   []Deck            // two, in games whose players bring decks; none for the game's own
	// Played, if set, is told of each match that is finished, from any worker.
	Played func()
	// Stop, if set, ends the series early once it is closed: Run then returns ErrStopped.
	Stop <-chan struct{}
}

// ErrStopped tells that a series was ended before all its matches were played.
var ErrStopped = errors.New("the series was stopped before its end")

// Deck is a deck of a series.
type Deck struct {
	Name string
	Deck engine.Deck
}

// DeckSide counts the matches of a deck in one seat, and among them those in which bot A played it.
type DeckSide struct {
	Deck    string  `json:"deck"`
	Seat    string  `json:"seat"`
	Games   int     `json:"games"`
	Wins    int     `json:"wins"`
	WinRate float64 `json:"win_rate"`
	GamesA  int     `json:"games_a"`
	WinsA   int     `json:"wins_a"`
}

// Side counts the matches of bot A in one seat.
type Side struct {
	Seat  string `json:"seat"`
	Games int    `json:"games"`
	WinsA int    `json:"wins_a"`
	WinsB int    `json:"wins_b"`
}

// Result is the outcome of a series.
type Result struct {
	Games     int        `json:"games"`
	WinsA     int        `json:"wins_a"`
	WinsB     int        `json:"wins_b"`
	Draws     int        `json:"draws"`
	Stalled   int        `json:"stalled"`
	WinRateA  float64    `json:"win_rate_a"`  // of all matches
	Interval  [2]float64 `json:"interval_95"` // Wilson's, of WinRateA
	BySeat    []Side     `json:"by_seat"`     // where A sat
	ByDeck    []DeckSide `json:"by_deck,omitempty"`
	Decisions int        `json:"decisions"`
	Mean      float64    `json:"mean_decisions"`
	Median    int        `json:"median_decisions"`
	Max       int        `json:"max_decisions"`
}

// played is the outcome of one match: who won, as an index into {A, B} or one of these.
type played struct{ winner, decisions int32 }

const (
	drawn   = -1
	stalled = -2
)

// Run plays the series.
func (s Series) Run() (Result, error) {
	switch {
	case len(s.Game.Seats) != 2:
		return Result{}, fmt.Errorf("a series needs a game for two players; %s has %d", s.Game.ID, len(s.Game.Seats))
	case s.Game.Worth == nil && (s.A == "greedy" || s.B == "greedy"):
		return Result{}, fmt.Errorf("%s has no evaluation yet, which the greedy bot needs", s.Game.ID)
	case len(s.Decks) != 0 && len(s.Decks) != len(s.Game.Seats):
		return Result{}, fmt.Errorf("a series has a deck for each of %d seats, not %d", len(s.Game.Seats), len(s.Decks))
	case s.Games < 1 || s.Workers < 1:
		return Result{}, fmt.Errorf("a series needs at least one match and one worker, not %d and %d", s.Games, s.Workers)
	}
	all := make([]played, s.Games)
	var next atomic.Int64
	errs := make([]error, s.Workers)
	var wg sync.WaitGroup
	for w := range s.Workers {
		wg.Go(func() { errs[w] = s.work(&next, all) })
	}
	wg.Wait()
	// Each worker may meet the same error; one of them tells enough.
	for _, err := range errs {
		if err != nil {
			return Result{}, err
		}
	}
	return s.sum(all), nil
}

// work plays matches until none is left.
func (s Series) work(next *atomic.Int64, all []played) error {
	a, err := newPlayer(s.A)
	if err != nil {
		return err
	}
	b, err := newPlayer(s.B)
	if err != nil {
		return err
	}
	bots := [2]player{a, b}
	t := &engine.Table{Game: s.Game}
	for i := int(next.Add(1)) - 1; i < s.Games; i = int(next.Add(1)) - 1 {
		select {
		case <-s.Stop:
			return ErrStopped
		default:
		}
		if all[i], err = s.play(t, bots, i); err != nil {
			return fmt.Errorf("match %d of the series: %w", i, err)
		}
		if s.Played != nil {
			s.Played()
		}
	}
	return nil
}

// swapped reports whether the decks are swapped in match i: in the second half of each four.
func (s Series) swapped(i int) bool { return len(s.Decks) > 0 && i&2 != 0 }

// setup is how match i begins.
func (s Series) setup(i int) engine.Setup {
	if len(s.Decks) == 0 {
		return engine.Setup{Seed: SeedOf(s.Seed, i/2), Options: s.Options}
	}
	decks := []engine.Deck{s.Decks[0].Deck, s.Decks[1].Deck}
	if s.swapped(i) {
		slices.Reverse(decks)
	}
	return engine.Setup{Seed: SeedOf(s.Seed, i/4), Options: s.Options, Decks: decks}
}

// play plays match i: in odd ones bot A has the second seat.
func (s Series) play(t *engine.Table, bots [2]player, i int) (played, error) {
	if err := t.Reset(s.setup(i)); err != nil {
		return played{}, err
	}
	bots[0].reseed(s.Seed ^ uint64(i)<<1)
	bots[1].reseed(s.Seed ^ uint64(i)<<1 ^ 1)
	for n := int32(0); ; n++ {
		switch {
		case t.Over.Ended && !t.Over.Stalled && t.Over.Winner == engine.Nobody:
			return played{drawn, n}, nil
		case t.Over.Ended && !t.Over.Stalled:
			return played{int32(t.Over.Winner) ^ int32(i&1), n}, nil
		case t.Over.Ended || n == maxDecisions:
			return played{stalled, n}, nil
		}
		seat := t.Ask.Seat
		if err := t.Choose(bots[int(seat)^i&1].Choose(t.View(seat))); err != nil {
			return played{}, err
		}
	}
}

// SeedOf returns the seed of the n-th pair of matches of a series.
func SeedOf(series uint64, n int) (seed [32]byte) {
	rng := rand.NewPCG(series, uint64(n))
	for i := 0; i < len(seed); i += 8 {
		binary.LittleEndian.PutUint64(seed[i:], rng.Uint64())
	}
	return seed
}

func (s Series) sum(all []played) Result {
	r := Result{Games: len(all)}
	for _, seat := range s.Game.Seats {
		r.BySeat = append(r.BySeat, Side{Seat: seat.ID})
	}
	r.ByDeck = s.byDeck(all)
	for i, p := range all {
		side := &r.BySeat[i&1]
		side.Games++
		r.Decisions += int(p.decisions)
		switch p.winner {
		case 0:
			r.WinsA++
			side.WinsA++
		case 1:
			r.WinsB++
			side.WinsB++
		case drawn:
			r.Draws++
		case stalled:
			r.Stalled++
		}
	}
	slices.SortFunc(all, func(a, b played) int { return cmp.Compare(a.decisions, b.decisions) })
	r.Mean = float64(r.Decisions) / float64(r.Games)
	r.Median, r.Max = int(all[len(all)/2].decisions), int(all[len(all)-1].decisions)
	r.WinRateA = float64(r.WinsA) / float64(r.Games)
	r.Interval = wilson(r.WinsA, r.Games)
	return r
}

// byDeck counts the matches of each deck in each seat.
func (s Series) byDeck(all []played) []DeckSide {
	if len(s.Decks) == 0 {
		return nil
	}
	var out []DeckSide
	for _, d := range s.Decks {
		for _, seat := range s.Game.Seats {
			out = append(out, DeckSide{Deck: d.Name, Seat: seat.ID})
		}
	}
	for i, p := range all {
		for seat := range s.Game.Seats {
			deck := seat
			if s.swapped(i) {
				deck = 1 - seat
			}
			side := &out[2*deck+seat]
			player := int32(seat ^ i&1)
			side.Games++
			if p.winner == player {
				side.Wins++
			}
			if player == 0 {
				side.GamesA++
				if p.winner == 0 {
					side.WinsA++
				}
			}
		}
	}
	for i := range out {
		if out[i].Games > 0 {
			out[i].WinRate = float64(out[i].Wins) / float64(out[i].Games)
		}
	}
	return out
}

// wilson is the 95 % score interval of a proportion.
func wilson(wins, n int) [2]float64 {
	const z = 1.959963984540054
	p, m := float64(wins)/float64(n), float64(n)
	mid := p + z*z/(2*m)
	half := z * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	d := 1 + z*z/m
	return [2]float64{max(0, (mid-half)/d), min(1, (mid+half)/d)}
}
