package pocketmodel

import "cantina/engine"

// Places: 0 is the contested zone, 1 and on are the home zones of the players (PM-020). Only the
// contested zone and a home zone are adjacent (PM-023).

const contested = 0

func homeOf(s engine.Seat) int { return 1 + int(s) }

func kindAt(place int) engine.ZoneKind { return Contested + engine.ZoneKind(place) }

// placeOf returns where a unit is, below 0 if it is not in play (PM-024).
func placeOf(t *engine.Table, c engine.CardID) int { return int(t.KindOf(c)) - int(Contested) }

func inPlay(t *engine.Table, c engine.CardID) bool { return placeOf(t, c) >= 0 }

func places(t *engine.Table) int { return 1 + int(t.Seats) }

func adjacent(a, b int) bool { return (a == contested) != (b == contested) }

// unitsOf calls yield for every unit that a player has in play.
func unitsOf(t *engine.Table, s engine.Seat, yield func(engine.CardID) bool) {
	for p := range places(t) {
		for c := t.First(t.Zone(kindAt(p), s)); c != engine.NoCard; {
			next := t.Next(c)
			if !yield(c) {
				return
			}
			c = next
		}
	}
}

// anyInPlay reports whether a player has a unit in play (PM-113).
func anyInPlay(t *engine.Table, s engine.Seat) bool {
	for p := range places(t) {
		if t.Count(t.Zone(kindAt(p), s)) > 0 {
			return true
		}
	}
	return false
}

// objectivesOf is how many objectives a player has left.
func objectivesOf(t *engine.Table, s engine.Seat) int {
	return t.Count(t.Zone(Objectives, s)) + t.Count(t.Zone(Revealed, s))
}

func isObjective(t *engine.Table, c engine.CardID) bool {
	return t.In(c, Objectives) || t.In(c, Revealed)
}

// moved ends what hangs on a card that goes away: battles and strikes against it, its own, and what
// was said of it.
func moved(t *engine.Table, c engine.CardID, from, to engine.ZoneID, _ bool) {
	g := t.Game
	k := g.KindOfZone(from)
	if k < Contested && k != Objectives && k != Revealed || g.KindOfZone(to) == Revealed {
		return
	}
	card := &t.Cards[c]
	card.Target = engine.NoCard
	card.Flags &^= 1 << Aimed
	if t.Var(Combating, 0) != now {
		return
	}
	unitsOf(t, t.Active, func(u engine.CardID) bool {
		if t.Cards[u].Target == c {
			t.Cards[u].Target = engine.NoCard
		}
		return true
	})
}
