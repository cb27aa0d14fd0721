package pocketmodel

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The evaluation for one-ply bots. The unit is one build star of undamaged units in play. What was
// declared and what is fought counts with its expected outcome, so that a bot neither hopes nor fears
// what the dice will do. All of it is known to everybody, except the own hand.
const (
	worthWin       = 1000
	worthObjective = 7    // an objective that still lies there
	worthLast      = 40   // destroying the last objective, as an expected outcome
	worthWall      = 0.5  // for each point of objective defense above the usual
	worthUsual     = 11   // objective defense of what lies face down
	worthReserve   = 0.3  // a build star in the reserve
	worthForward   = 0.12 // a build star in the contested zone
	worthThere     = 0.35 // a build star in an opponent's home zone
	worthCard      = 0.12 // a combat card in hand or just played
	worthWound     = 0.5  // the share of a unit that it loses with its last marker but one
	worthBrought   = 0.7  // a build star that the owner of a destroyed objective brings
	worthExpected  = 0.97 // of an expected outcome: to fight is better than to plan it
)

func worth(t *engine.Table, s engine.Seat) float64 {
	if t.Over.Ended {
		switch t.Over.Winner {
		case s:
			return worthWin
		case engine.Nobody:
			return 0
		}
		return -worthWin
	}
	w := 0.0
	for o := range t.Seats {
		if o == s {
			w += has(t, o)
		} else {
			w -= has(t, o) / float64(t.Seats-1)
		}
	}
	for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
		if t.Def(c).Type == combat {
			w += worthCard
		}
	}
	w += worthCard * float64(t.Count(t.Zone(Battle, s)))
	return w + worthExpected*expected(t, s)
}

// has is what a player has on the table.
func has(t *engine.Table, s engine.Seat) float64 {
	if t.Var(Eliminated, s) > 0 {
		return -20
	}
	w := worthObjective * float64(objectivesOf(t, s))
	for c := t.First(t.Zone(Revealed, s)); c != engine.NoCard; c = t.Next(c) {
		w += worthWall * float64(t.Figure(c, ObjDefense)-worthUsual)
		if len(t.Def(c).Abilities) > 0 && t.Def(c).Abilities[0].Kind == engine.While {
			w += worthWall
		}
	}
	for c := t.First(t.Zone(Reserve, s)); c != engine.NoCard; c = t.Next(c) {
		w += worthReserve * float64(t.Figure(c, Stars))
	}
	for p := range places(t) {
		for c := t.First(t.Zone(kindAt(p), s)); c != engine.NoCard; c = t.Next(c) {
			w += unitWorth(t, c)
			switch stars := float64(t.Figure(c, Stars)); p {
			case homeOf(s):
			case contested:
				w += worthForward * stars
			default:
				w += worthThere * stars
			}
		}
	}
	return w
}

// unitWorth is the worth of a unit in play, less for its markers.
func unitWorth(t *engine.Table, c engine.CardID) float64 {
	stars := float64(t.Figure(c, Stars))
	return stars * (1 - worthWound*float64(t.Counter(c, Markers))/float64(t.Figure(c, Shields)))
}

// expected is the expected outcome of everything that is declared or fought now, for a player.
func expected(t *engine.Table, s engine.Seat) float64 {
	if t.Var(Combating, 0) != now {
		return 0
	}
	w := 0.0
	unitsOf(t, t.Active, func(c engine.CardID) bool {
		card := &t.Cards[c]
		b := card.Target
		if !card.Has(Attacking) && !card.Has(Fighting) || b == engine.NoCard {
			return true
		}
		gain, loss := 0.0, 0.0 // of the attacking player
		if isObjective(t, b) {
			gain = strikeGain(t, c, b)
		} else {
			gain, loss = hitChance(t, c, b)*harm(t, c, b), hitChance(t, b, c)*harm(t, b, c)
		}
		switch s {
		case t.Active:
			w += gain - loss
		case t.Cards[b].Owner:
			w -= gain - loss
		}
		return true
	})
	return w
}

// chances are, of 36, how often two dice show at least so much.
var chances = [...]float64{36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1}

// chance is the probability that two dice show at least so much; 12 always hits if auto.
func chance(least int, auto bool) float64 {
	switch {
	case least > automatic && auto:
		return chances[automatic] / 36
	case least > automatic:
		return 0
	}
	return chances[max(least, 0)] / 36
}

func hitChance(t *engine.Table, c, b engine.CardID) float64 {
	auto := !hasText(t, keyNoAuto, b)
	return chance(t.Attr(b, Defense)-t.Attr(c, Attack), auto)
}

// harm is what a hit of a unit costs the other one's player.
func harm(t *engine.Table, c, b engine.CardID) float64 {
	n := t.Attr(c, Damage)
	if !dies(t, b, n) {
		return unitWorth(t, b) * worthWound * float64(n) / float64(t.Attr(b, Shields))
	}
	lost := unitWorth(t, b) - worthReserve*float64(t.Figure(b, Stars))
	if lastUnit(t, t.Cards[b].Owner) {
		lost += worthLast
	}
	return lost
}

func lastUnit(t *engine.Table, s engine.Seat) bool {
	n := 0
	for p := range places(t) {
		n += t.Count(t.Zone(kindAt(p), s))
	}
	return n == 1
}

// strikeGain is the expected gain of a strike. Of what lies face down only the usual is assumed.
func strikeGain(t *engine.Table, c, b engine.CardID) float64 {
	attack := t.Attr(c, Attack)
	for it := t.Statics(engine.StaticKey(Attack)); it.Next(); { // what counts only in strikes
		m, ok := it.Static().(effect.Modify)
		if _, only := m.If.(InStrike); ok && only && it.Ctx().Seat == t.Cards[c].Owner {
			attack += m.Change(it.Ctx())
		}
	}
	if t.Def(c).Type == ground {
		attack += groundBonus
	}
	owner := t.Cards[b].Owner
	defense, stars := worthUsual, 3
	if t.In(b, Revealed) {
		defense, stars = t.Attr(b, ObjDefense), t.Figure(b, Stars)
	}
	gain := worthObjective + float64(defense-worthUsual)*worthWall - worthBrought*float64(min(stars, reserveStars(t, owner)))
	if objectivesOf(t, owner) == 1 {
		gain = worthLast
	}
	return chance(defense-attack, true) * gain
}

func reserveStars(t *engine.Table, s engine.Seat) int {
	n := 0
	for c := t.First(t.Zone(Reserve, s)); c != engine.NoCard; c = t.Next(c) {
		n += t.Figure(c, Stars)
	}
	return n
}
