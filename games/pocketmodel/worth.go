package pocketmodel

import "cantina/engine"

func worth(t *engine.Table, s engine.Seat) float64 { return 0 }
