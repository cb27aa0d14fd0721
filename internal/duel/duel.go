// Package duel is the yardstick for the engine's speed: a toy card duel written as plainly and as fast
// as Go allows, without an engine. Machines differ and are noisy, so decisions a second are quoted as a
// ratio to this duel, measured in the same run.
//
// Each player has 20 life, a deck of 40 cards worth 1 to 8 and a hand. In a turn a player draws, gets one
// energy more than in the turn before, and plays cards for their worth as energy: a card hits the
// opponent or guards its owner for its worth. It has a menu, hidden hands, a shuffle and an end, and
// about the branching of a card game.
package duel

import "math/rand/v2"

const (
	deckSize = 40
	life     = 20
	handSize = 7
)

// State is a duel as one flat value.
type State struct {
	deck    [2][deckSize]int8
	left    [2]int8
	hand    [2][16]int8
	held    [2]int8
	life    [2]int8
	guard   [2]int8
	energy  [2]int8
	max     [2]int8
	active  int8
	over    bool
	options [64]int8 // what may be done: 0 ends the turn, k hits with hand card k-1, -k guards with it
	n       int8
}

// New deals a duel.
func New(rng *rand.PCG) State {
	var s State
	for p := range 2 {
		for i := range s.deck[p] {
			s.deck[p][i] = int8(i%8 + 1)
		}
		for i := deckSize - 1; i > 0; i-- {
			j := int(rng.Uint64() % uint64(i+1))
			s.deck[p][i], s.deck[p][j] = s.deck[p][j], s.deck[p][i]
		}
		s.left[p], s.life[p] = deckSize, life
		for range handSize {
			s.draw(p)
		}
	}
	s.begin()
	return s
}

func (s *State) draw(p int) {
	if s.left[p] > 0 && int(s.held[p]) < len(s.hand[p]) {
		s.left[p]--
		s.hand[p][s.held[p]] = s.deck[p][s.left[p]]
		s.held[p]++
	}
}

func (s *State) begin() {
	p := int(s.active)
	s.guard[p] = 0
	if s.max[p] < 10 {
		s.max[p]++
	}
	s.energy[p] = s.max[p]
	if s.left[p] == 0 {
		s.over = true
	}
	s.draw(p)
	s.list()
}

func (s *State) list() {
	p := int(s.active)
	s.options[0], s.n = 0, 1
	for i := range s.held[p] {
		if s.hand[p][i] <= s.energy[p] {
			s.options[s.n], s.options[s.n+1] = i+1, -(i + 1)
			s.n += 2
		}
	}
}

// Over reports whether the duel has ended.
func (s *State) Over() bool { return s.over }

// Options returns how many options there are.
func (s *State) Options() int { return int(s.n) }

// Choose takes option i.
func (s *State) Choose(i int) {
	p := int(s.active)
	o := s.options[i]
	if o == 0 {
		s.active = 1 - s.active
		s.begin()
		return
	}
	card := max(o, -o) - 1
	worth := s.hand[p][card]
	s.held[p]--
	copy(s.hand[p][card:], s.hand[p][card+1:s.held[p]+1])
	s.energy[p] -= worth
	if o < 0 {
		s.guard[p] += worth
	} else {
		through := max(worth-s.guard[1-p], 0)
		s.guard[1-p] = max(s.guard[1-p]-worth, 0)
		s.life[1-p] -= through
		s.over = s.life[1-p] <= 0
	}
	s.list()
}

// Play plays one duel with random choices and returns how many of them had two options or more.
func Play(rng *rand.PCG) int {
	real := 0
	for s := New(rng); !s.Over(); {
		if s.Options() > 1 {
			real++
		}
		s.Choose(int(rng.Uint64() % uint64(s.Options())))
	}
	return real
}
