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

// Series is a number of matches of bot A against bot B, which has all other seats. As many as there
// are seats have the same seed, once with bot A in each seat; with decks so many times more, so that
// bot A has each deck in each seat: with two players, four by four. The result does not depend on the
// number of workers.
type Series struct {
	Game    *engine.Game
	A, B    string // levels
	Games   int
	Seed    uint64
	Workers int               // at least 1
	Options map[string]string // of the game
	Decks   []Deck            // one a seat, in games whose players bring decks; none for the game's own
	Random  bool              // decks by chance instead, new ones with each seed, see engine.Game.RandomDeck
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

// played is the outcome of one match: who won, 0 for bot A, or one of these.
type played struct{ winner, decisions int32 }

const (
	drawn   = -1
	stalled = -2
)

// Run plays the series.
func (s Series) Run() (Result, error) {
	switch {
	case s.Random && (len(s.Decks) > 0 || s.Game.RandomDeck == nil):
		return Result{}, fmt.Errorf("%s has no decks by chance, or others were asked for too", s.Game.ID)
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
	bots := make([]player, len(s.Game.Seats))
	for k := range bots {
		level := s.B
		if k == 0 {
			level = s.A
		}
		var err error
		if bots[k], err = newPlayer(level); err != nil {
			return err
		}
	}
	t := &engine.Table{Game: s.Game}
	for i := int(next.Add(1)) - 1; i < s.Games; i = int(next.Add(1)) - 1 {
		select {
		case <-s.Stop:
			return ErrStopped
		default:
		}
		var err error
		if all[i], err = s.play(t, bots, i); err != nil {
			return fmt.Errorf("match %d of the series: %w", i, err)
		}
		if s.Played != nil {
			s.Played()
		}
	}
	return nil
}

// playerOf is who has a seat in match i: 0 is bot A, the others are bots B.
func (s Series) playerOf(seat, i int) int {
	n := len(s.Game.Seats)
	return (seat + n - i%n) % n
}

// deckOf is which deck a seat has in match i.
func (s Series) deckOf(seat, i int) int {
	n := len(s.Game.Seats)
	return (seat + i/n) % n
}

// setup is how match i begins.
func (s Series) setup(i int) engine.Setup {
	n := len(s.Game.Seats)
	if len(s.Decks) == 0 && !s.Random {
		return engine.Setup{Seed: SeedOf(s.Seed, i/n), Options: s.Options}
	}
	out := engine.Setup{Seed: SeedOf(s.Seed, i/(n*n)), Options: s.Options, Decks: make([]engine.Deck, n)}
	for seat := range n {
		deck := s.deckOf(seat, i)
		if s.Random {
			out.Decks[seat] = s.Game.RandomDeck(rand.New(rand.NewPCG(s.Seed^uint64(i/(n*n))<<8, uint64(deck))))
		} else {
			out.Decks[seat] = s.Decks[deck].Deck
		}
	}
	return out
}

// play plays match i.
func (s Series) play(t *engine.Table, bots []player, i int) (played, error) {
	if err := t.Reset(s.setup(i)); err != nil {
		return played{}, err
	}
	for k := range bots {
		bots[k].reseed(s.Seed ^ uint64(i)<<1 ^ uint64(k&1) ^ uint64(k>>1)<<40)
	}
	for n := int32(0); ; n++ {
		switch {
		case t.Over.Ended && !t.Over.Stalled && t.Over.Winner == engine.Nobody:
			return played{drawn, n}, nil
		case t.Over.Ended && !t.Over.Stalled:
			return played{int32(s.playerOf(int(t.Over.Winner), i)), n}, nil
		case t.Over.Ended || n == maxDecisions:
			return played{stalled, n}, nil
		}
		seat := t.Ask.Seat
		if err := t.Choose(bots[s.playerOf(int(seat), i)].Choose(t.View(seat))); err != nil {
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
		side := &r.BySeat[i%len(s.Game.Seats)]
		side.Games++
		r.Decisions += int(p.decisions)
		switch p.winner {
		case 0:
			r.WinsA++
			side.WinsA++
		case drawn:
			r.Draws++
		case stalled:
			r.Stalled++
		default:
			r.WinsB++
			side.WinsB++
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
			side := &out[len(s.Game.Seats)*s.deckOf(seat, i)+seat]
			player := int32(s.playerOf(seat, i))
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
