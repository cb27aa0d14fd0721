package bot

import (
	"math/rand/v2"

	"cantina/engine"
)

// samples is how many guesses of the hidden cards an option is tried in. An option that comes out the
// same in the first two does not depend on them, and more would tell nothing.
const samples = 3

// maxFollow bounds the further choices that belong to an option, see finish.
const maxFollow = 12

// greedy tries every option and takes the one after which the game's own evaluation
// (engine.Game.Worth) is the highest for its seat.
//
// Ending the turn is worth what standing still is worth: so it does something as long as that
// improves its position, and ends its turn when nothing does. Without this a turn would end too
// early, because its end takes away what was not used, or never.
type greedy struct {
	rng  rand.PCG
	now  engine.Table // a guess of the whole match
	try  engine.Table // now, after one option
	next engine.Table // try, after one of the choices that follow
	all  []judged
}

// judged is what an option is worth: the sum over the guesses, or, once it is settled, the worth in
// any of them.
type judged struct {
	worth   float64
	settled bool
}

func (g *greedy) reseed(seed uint64) { g.rng.Seed(seed, 1) }

// Choose implements Player.
func (g *greedy) Choose(v engine.View) int {
	n := v.Choices()
	g.all = append(g.all[:0], make([]judged, n)...)
	for k, open := 0, n; k < samples && open > 0; k++ {
		v.Sample(&g.now, &g.rng)
		for i := range g.all {
			j := &g.all[i]
			if j.settled {
				continue
			}
			w := g.judge(i, v.Seat)
			if k == 1 && w == j.worth {
				j.settled = true
				open--
				continue
			}
			j.worth += w
		}
	}
	best, most := 0, 0.0
	for i, j := range g.all {
		w := j.worth
		if !j.settled {
			w /= samples
		}
		if i == 0 || w > most || w == most && g.ends(i) {
			best, most = i, w
		}
	}
	return best
}

// ends reports whether the option ends the turn.
func (g *greedy) ends(i int) bool {
	return g.now.Game.Verbs[g.now.Options[i].Verb].Tone == "end"
}

// judge returns what an option is worth for the seat in the present guess.
func (g *greedy) judge(i int, seat engine.Seat) float64 {
	worth := g.now.Game.Worth
	if g.ends(i) {
		return worth(&g.now, seat)
	}
	g.try.Copy(&g.now)
	if err := g.try.Choose(i); err != nil {
		return worth(&g.now, seat)
	}
	g.finish()
	return worth(&g.try, seat)
}

// finish makes the choices that an option brings with it, until somebody has the menu of a turn:
// what an option is worth shows only when it is carried out. Whoever has to choose takes what is
// best at once for his own seat.
func (g *greedy) finish() {
	for range maxFollow {
		if g.try.Over.Ended {
			return
		}
		if p := &g.try.Game.Prompts[g.try.Ask.Prompt]; p.Menu || p.Acts {
			return
		}
		seat, best, most := g.try.Ask.Seat, 0, 0.0
		for i := range g.try.Options {
			g.next.Copy(&g.try)
			if err := g.next.Choose(i); err != nil {
				return
			}
			if w := g.try.Game.Worth(&g.next, seat); i == 0 || w > most {
				best, most = i, w
			}
		}
		if err := g.try.Choose(best); err != nil {
			return
		}
	}
}
