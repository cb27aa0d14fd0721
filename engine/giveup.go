package engine

import "fmt"

// maxChoice is the largest number that a choice can be written as.
const maxChoice = 1<<16 - 1

// GiveUp returns the choice by which a seat gives up the match. It can be taken at any time, in a
// decision of another seat too, where the game has a rule for it (Game.GiveUp); it is never among the
// options, so that nobody gives up by accident and no bot by chance.
func GiveUp(s Seat) int { return maxChoice - int(s) }

// giveUp ends the match in favour of the other player.
func (t *Table) giveUp(s Seat) error {
	if t.Game.GiveUp == 0 || t.Seats != 2 {
		return fmt.Errorf("%w: %s has no rule for giving up", ErrRange, t.Game.Name)
	}
	t.Events = t.Events[:0]
	t.Seq++
	t.End(t.NextSeat(s), t.Game.GiveUp)
	t.run()
	return nil
}
