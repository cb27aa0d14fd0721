package invaders

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The evaluation for one-ply bots, from the Invader's side. The unit is about one card that Mankind
// drains. What a card in play will do every turn is counted when it is there, so that playing it
// pays at once; what a strategy can do is counted as long as it is dormant, so that it is not enabled for less.
const (
	worthWin = 1000

	worthDrain   = 1.2      // for each card that the next attack drains
	worthLead    = 0.22     // for each power that a side is ahead in a zone, as long as it lasts
	worthPower   = 0.55     // for each power in play
	worthSpace   = 3        // for each space that the marker is from the skull
	worthToken   = 1.3      // for each power -1 token
	worthHero    = 1.2      // for each Hero in the pile
	worthBio     = 1.3      // for each bio token
	worthSpare   = 0.8      // for each token that spares a card
	worthTheir   = handBase // for each card in the opponent's hand
	worthDormant = 2.2      // for each dormant strategy
	handBase     = 0.9
)

func worth(t *engine.Table, s engine.Seat) float64 {
	if t.Over.Ended {
		switch t.Over.Winner {
		case s:
			return worthWin
		case t.NextSeat(s):
			return -worthWin
		}
		return 0
	}
	w := fronts(t) + marker(t) + scars(t)
	w += invaderDeck(t.Count(t.Zone(Deck, Invader))) - mankindDeck(t.Count(t.Zone(Deck, Mankind)))
	w += forces(t, Invader) - forces(t, Mankind)
	w -= heroesLeft(t.Count(t.Zone(Heroes, 0)))
	w -= bio(t)
	if s == Invader {
		return w + hand(t, s) - worthTheir*float64(t.Count(t.Zone(Hand, Mankind)))
	}
	return -w + hand(t, s) - worthTheir*float64(t.Count(t.Zone(Hand, Invader)))
}

// fronts is what the three zones are worth as they stand: what the next attack drains, and who is ahead.
func fronts(t *engine.Table) float64 {
	w := 0.0
	for k := range engine.ZoneKind(areas) {
		lead := total(t, k, Invader) - total(t, k, Mankind)
		n := 0
		if lead > 0 {
			n = inflicts(t, k)
		}
		w += worthDrain*float64(n) + worthLead*float64(min(max(lead, -8), 8))
	}
	return w
}

// pressure is how many cards Mankind will drain this turn, or in the Invader's next.
func pressure(t *engine.Table) int {
	n := t.Var(Drained, 0)
	for k := range engine.ZoneKind(areas) {
		n += inflicts(t, k)
	}
	return n
}

// marker is the worth of the invasion plan track; it is about to move if nothing is drained.
func marker(t *engine.Table) float64 {
	n := float64(t.Var(Track, 0))
	if pressure(t) == 0 {
		n -= 1
	}
	return worthSpace*n + 1.5*min(n, 4)
}

// scars is the worth of the power -1 tokens: more where the zones are about to fall.
func scars(t *engine.Table) float64 {
	lost := func(k engine.ZoneKind) float64 { return float64(printed[k] - t.Var(areaVar(k), 0)) }
	p, e, a := lost(PacificRim), lost(Eurasia), lost(Africa)
	return worthToken*e + 0.15*e*e + 0.7*worthToken*(p+a) + 0.2*p*a
}

// mankindDeck is what Mankind's deck is worth to its owner, invaderDeck the Invader's, which nobody drains.
func mankindDeck(n int) float64 { return 0.75*float64(n) + 0.6*float64(min(n, 16)) }

func invaderDeck(n int) float64 { return 0.12*float64(n) + 0.6*float64(min(n, 10)) }

func heroesLeft(n int) float64 { return worthHero*float64(n) + 4*float64(min(n, 1)) }

// forces is what a side has in play, besides the leads it gives: power, and what its cards do.
func forces(t *engine.Table, s engine.Seat) float64 {
	w := 0.0
	for k := range engine.ZoneKind(areas) {
		for c := t.First(t.Zone(k, s)); c != engine.NoCard; c = t.Next(c) {
			d := t.Def(c)
			w += worthPower*float64(d.Figures[Power]) + deeds(d)
			if t.Counter(c, Tokens) > 0 {
				w += worthSpare * float64(t.Counter(c, Tokens))
			}
		}
	}
	for c := t.First(t.Zone(Strategies, s)); c != engine.NoCard; c = t.Next(c) {
		if t.Def(c).Type == strategy && !t.Cards[c].Has(Enabled) {
			w += worthDormant
		}
	}
	return w
}

// deeds is what the abilities of a card in play are worth.
func deeds(d *engine.Def) float64 {
	w := 0.0
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.Kind == engine.Activated {
			for _, e := range a.Do {
				w += deed(e)
			}
			w -= 0.4 * float64(len(a.Cost))
		}
		if a.Kind == engine.While {
			w += 0.6
		}
	}
	return w
}

func deed(e engine.Effect) float64 {
	switch e := e.(type) {
	case DrainCards:
		return 2.5 * float64(e.N)
	case Scar:
		return 2.2 * float64(e.N)
	case Heal:
		return 0.8
	case AddTokens:
		return 1.6
	case AttackHere:
		return 1
	case Destroy:
		return 1.4
	case effect.Take:
		if e.By == effect.Opponent {
			return 1.4
		}
	case effect.Move:
		return 1.5
	case DrawCards:
		return 0.6
	case Relocate:
		return 0.4
	}
	return 0
}

// bio is the worth of Mankind's bio-weapon.
func bio(t *engine.Table) float64 {
	n := 0
	for k := range engine.ZoneKind(areas) {
		for c := t.First(t.Zone(k, Mankind)); c != engine.NoCard; c = t.Next(c) {
			n += t.Counter(c, Bio)
		}
	}
	w := worthBio * float64(n)
	for c := t.First(t.Zone(Strategies, Mankind)); c != engine.NoCard; c = t.Next(c) {
		if d := t.Def(c); t.Cards[c].Has(Enabled) && len(d.Abilities) > 0 && d.Abilities[0].Kind == engine.While {
			w += worthDormant + 0.35*float64(n*n)
		}
	}
	return w
}

// hand is the worth of a player's own hand.
func hand(t *engine.Table, s engine.Seat) float64 {
	w := 0.0
	for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
		d := t.Def(c)
		w += handBase
		if lasting(d) {
			w += 0.06*float64(d.Figures[Power]) + 0.1*deeds(d)
		} else if !draws(d) {
			w += 0.35
		}
	}
	if n := t.Count(t.Zone(Hand, s)); n > 9 {
		w -= 0.25 * float64(n-9)
	}
	return w
}

// draws reports whether a card only draws others, which are worth more in hand.
func draws(d *engine.Def) bool {
	if len(d.Abilities) != 1 || len(d.Abilities[0].Do) == 0 {
		return false
	}
	_, ok := d.Abilities[0].Do[0].(DrawCards)
	return ok
}
