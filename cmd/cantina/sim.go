package main

import (
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"cantina/bot"
	"cantina/engine"
)

type simCmd struct {
	Game    string            `arg:"" help:"The game, see cantina games."`
	A       string            `default:"greedy" help:"One bot: random or greedy."`
	B       string            `default:"random" help:"The other bot; with more than two players it has all other seats."`
	N       int               `short:"n" default:"1000" help:"How many matches. Two by two they have the same shuffles with the seats swapped; with decks four by four, the decks swapped too."`
	Seed    uint64            `default:"1" help:"The same seed gives the same matches, with any number of workers."`
	Workers int               `default:"${workers}" help:"How many matches are played at once."`
	Option  map[string]string `placeholder:"ID=VALUE" help:"An option of the game; may be repeated."`
	Deck    map[string]string `placeholder:"SEAT=FILE" help:"A deck list for a seat, in games whose players bring decks; the other seat has its default."`
	Decks   string            `default:"own" enum:"own,random" help:"In such games: own, the game's own decks, or random, legal decks made from the seed."`
	JSON    bool              `help:"Print JSON."`
}

// Help implements kong.HelpProvider.
func (simCmd) Help() string {
	return `Examples:

  cantina sim deckbuilding --a greedy --b random -n 1000 --seed 7
  cantina sim destiny --b greedy --deck a=mine.txt
  cantina sim pocketmodel-3 --b greedy --decks random

pocketmodel-3 is PocketModel for three players, and so on up to eight: bot A has one seat, bot B all others.`
}

// simResult is what --json prints.
type simResult struct {
	Game string `json:"game"`
	A    string `json:"a"`
	B    string `json:"b"`
	Seed uint64 `json:"seed"`
	bot.Result
	Seconds         float64 `json:"seconds"`
	DecisionsPerSec float64 `json:"decisions_per_s"`
}

// Run plays the series.
func (c simCmd) Run(e *env) error {
	g, err := findGame(c.Game)
	if err != nil {
		return err
	}
	decks, err := c.decks(g)
	if err != nil {
		return err
	}
	if _, err := setup(g, [32]byte{}, c.Option, cardsOf(decks)); err != nil {
		return err
	}
	for _, level := range []string{c.A, c.B} {
		if _, err := bot.New(level, 0); err != nil {
			return usageError{err.Error()}
		}
	}
	if c.Decks == "random" && (g.RandomDeck == nil || len(c.Deck) > 0) {
		return usage("--decks random needs a game whose players bring decks and that can make some, and no --deck")
	}
	if c.N < 1 || c.Workers < 1 {
		return usage("-n and --workers must be at least 1, not %d and %d", c.N, c.Workers)
	}
	var done atomic.Int64
	stop := e.progress(&done, c.N)
	begun := time.Now()
	r, err := bot.Series{
		Game: g, A: c.A, B: c.B, Games: c.N, Seed: c.Seed, Workers: min(c.Workers, c.N), Options: c.Option, Decks: decks, Random: c.Decks == "random",
		Played: func() { done.Add(1) }, Stop: e.ctx.Done(),
	}.Run()
	stop()
	if errors.Is(err, bot.ErrStopped) {
		return fmt.Errorf("stopped after %d of %d matches; the result would depend on when", done.Load(), c.N)
	}
	if err != nil {
		return err
	}
	s := simResult{Game: g.ID, A: c.A, B: c.B, Seed: c.Seed, Result: r, Seconds: time.Since(begun).Seconds()}
	s.DecisionsPerSec = float64(r.Decisions) / s.Seconds
	if c.JSON {
		return e.json(s)
	}
	s.print(e)
	return nil
}

// decks are those of the command line, or in games whose players bring decks the default ones.
func (c simCmd) decks(g *engine.Game) ([]bot.Deck, error) {
	if c.Decks == "random" && len(c.Deck) == 0 {
		return nil, nil
	}
	if len(c.Deck) > 0 || g.DefaultDeck == nil {
		return readDecks(g, c.Deck, c.Option)
	}
	out := make([]bot.Deck, len(g.Seats))
	for s := range out {
		out[s].Name, out[s].Deck = g.DefaultDeck(engine.Seat(s), c.Option)
	}
	return out, nil
}

func (s simResult) print(e *env) {
	e.printf("%s: %s against %s, %d matches, seed %d\n", s.Game, s.A, s.B, s.Games, s.Seed)
	e.printf("  %s wins %d, %s wins %d, draws %d, stalled %d\n", s.A, s.WinsA, s.B, s.WinsB, s.Draws, s.Stalled)
	e.printf("  win rate of %s %.1f %%, 95 %% interval %.1f to %.1f %%\n", s.A, 100*s.WinRateA, 100*s.Interval[0], 100*s.Interval[1])
	for _, side := range s.BySeat {
		e.printf("  %s as %s: won %d, lost %d of %d\n", s.A, side.Seat, side.WinsA, side.WinsB, side.Games)
	}
	for _, d := range s.ByDeck {
		e.printf("  deck %s as %s: won %d of %d (%.1f %%); %s with it won %d of %d\n",
			d.Deck, d.Seat, d.Wins, d.Games, 100*d.WinRate, s.A, d.WinsA, d.GamesA)
	}
	e.printf("  decisions a match: mean %.0f, median %d, most %d\n", s.Mean, s.Median, s.Max)
	e.printf("  %d decisions in %.1f s: %.0f a second\n", s.Decisions, s.Seconds, s.DecisionsPerSec)
}

// progress keeps a line about how far the work is on a terminal, until stop is called.
func (e *env) progress(done *atomic.Int64, all int) (stop func()) {
	if !terminal(e.err) {
		return func() {}
	}
	quit, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		tick := time.NewTicker(200 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-quit:
				fmt.Fprintf(e.err, "\r%40s\r", "")
				return
			case <-tick.C:
				fmt.Fprintf(e.err, "\r%d of %d matches ", done.Load(), all)
			}
		}
	}()
	return func() { close(quit); <-gone }
}
