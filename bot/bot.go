// Package bot has the players that are programs. A bot is given a [engine.View] and nothing else:
// what its seat may know. It is deterministic by its seed, for every game.
package bot

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strings"

	"cantina/engine"
)

// Player chooses for a seat. Choose returns the index of an option of the decision that is due; it
// is called only when the view's seat has one.
type Player interface {
	Choose(v engine.View) int
}

// Level is a kind of bot that one can play against.
type Level struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Text string `json:"text"`
}

// Levels lists the bots, from the weakest to the strongest.
func Levels() []Level {
	return []Level{
		{ID: "random", Name: "Random", Text: "Takes any legal option, without a thought."},
		{ID: "greedy", Name: "Greedy", Text: "Takes what looks best at once, and plans no further than that."},
	}
}

// New makes a bot of a level. The same level and seed choose the same options in the same match.
func New(level string, seed uint64) (Player, error) {
	p, err := newPlayer(level)
	if err != nil {
		return nil, err
	}
	p.reseed(seed)
	return p, nil
}

// player is a Player that can begin another match with its memory kept.
type player interface {
	Player
	reseed(seed uint64)
}

func newPlayer(level string) (player, error) {
	switch level {
	case "random":
		return &random{}, nil
	case "greedy":
		return &greedy{}, nil
	}
	ids := make([]string, 0, len(Levels()))
	for _, l := range Levels() {
		ids = append(ids, l.ID)
	}
	return nil, fmt.Errorf("there is no bot %q; the bots are: %s", level, strings.Join(ids, ", "))
}

// random takes any option.
type random struct{ rng rand.PCG }

func (r *random) reseed(seed uint64) { r.rng.Seed(seed, 0) }

// Choose implements Player.
func (r *random) Choose(v engine.View) int {
	hi, _ := bits.Mul64(r.rng.Uint64(), uint64(v.Choices()))
	return int(hi)
}
