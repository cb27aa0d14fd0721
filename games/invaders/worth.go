package invaders

import "cantina/engine"

func worth(t *engine.Table, s engine.Seat) float64 {
	if t.Over.Ended {
		if t.Over.Winner == s {
			return 1000
		}
		return -1000
	}
	return 0
}
