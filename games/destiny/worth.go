package destiny

import "cantina/engine"

// worth rates a position for one-ply bots: characters' health, upgrades and dice that lie ready.
func worth(t *engine.Table, s engine.Seat) float64 {
	return side(t, s) - side(t, t.NextSeat(s))
}

func side(t *engine.Table, s engine.Seat) float64 {
	w := 0.0
	for c := t.First(t.Zone(Team, s)); c != engine.NoCard; c = t.Next(c) {
		if t.Def(c).Type == character {
			w += 6 + float64(remaining(t, c)) + 0.8*float64(t.Counter(c, Shields))
			if !t.Cards[c].Has(Exhausted) {
				w += 0.3
			}
		}
	}
	for _, k := range [...]engine.ZoneKind{Upgrades, Supports} {
		for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.Next(c) {
			w += 1.2 * float64(t.Figure(c, Cost))
		}
	}
	w += 0.7*float64(t.Var(Resources, s)) + 0.4*float64(t.Count(t.Zone(Hand, s)))
	for d := range t.Dice {
		if inPool(t, engine.DieID(d), s) && t.Face(engine.DieID(d)).Symbol != blank {
			w += 0.5 + 0.5*float64(value(t, engine.DieID(d)))
		}
	}
	return w
}
