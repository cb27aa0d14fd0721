package engine

import "fmt"

// Positions that are set up by hand, for scenarios, puzzles and lessons. The order is: Halt a fresh
// match, Put every card where it belongs, Keep only those that take part, and Begin.

// Halt forgets everything that runs: the decision, the frames, what waits and what lasts. The cards
// and the variables stay.
func (t *Table) Halt() {
	t.Stack, t.Picks, t.Mods = t.Stack[:0], t.Picks[:0], t.Mods[:0]
	t.Queue, t.Options, t.Events = t.Queue[:0], t.Options[:0], t.Events[:0]
	t.Ask, t.Over, t.Seq = Ask{}, Outcome{Winner: Nobody}, 0
}

// Blank empties the table: no card and no die is left, and every number that players see is as near
// to 0 as it may be. What is hidden, such as an option that the match was set up with, stays.
func (t *Table) Blank() {
	t.Halt()
	t.Keep(func(CardID) bool { return false })
	t.Dice = t.Dice[:0]
	for i, v := range t.Game.Vars {
		if v.Hidden {
			continue
		}
		for s := range t.Seats {
			t.SetVar(VarID(i), s, min(max(0, v.Min), v.Max))
		}
	}
}

// Put lays a card under the others of a zone without any event. In a zone that is new to it, it is
// as if it had always lain there: known to those who see into the zone and to nobody else, and, if
// it was nobody's, owned by the player whose zone it is.
func (t *Table) Put(c CardID, z ZoneID) {
	card := &t.Cards[c]
	moved := card.Zone != z
	t.Place(c, z, AtBottom)
	if !moved {
		return
	}
	card.Seen, card.Down, card.Slot = t.Game.zoneSeen[z], false, 0
	card.Control = card.Owner
	if s := t.Game.zoneSeat[z]; s != Nobody {
		card.Control = s
		if card.Owner == Nobody {
			card.Owner = s
		}
	}
}

// Keep takes every card that is not wanted out of the match, as if it had stayed in the box, and
// returns the new number of each card, NoCard for those that are gone. Nothing may run (see Halt).
func (t *Table) Keep(wanted func(CardID) bool) []CardID {
	to := make([]CardID, len(t.Cards))
	kept := CardID(0)
	for i := range t.Cards {
		to[i] = NoCard
		if wanted(CardID(i)) {
			to[i] = kept
			kept++
		} else {
			t.unlink(CardID(i))
		}
	}
	at := func(c *CardID) {
		if *c != NoCard {
			*c = to[*c]
		}
	}
	for i := range t.Cards {
		if to[i] == NoCard {
			continue
		}
		c := &t.Cards[i]
		at(&c.Next)
		at(&c.Prev)
		at(&c.Host)
		at(&c.Target)
		t.Cards[to[i]] = *c
	}
	t.Cards = t.Cards[:kept]
	for i := range t.Zones {
		at(&t.Zones[i].Top)
		at(&t.Zones[i].Bottom)
	}
	dice := t.Dice[:0]
	for _, d := range t.Dice {
		if d.Card != NoCard && to[d.Card] == NoCard {
			continue
		}
		at(&d.Card)
		dice = append(dice, d)
	}
	t.Dice = dice
	return to
}

// Begin lets a seat take its actions in the position that was set up, and plays on to the first
// decision. The error tells why the position is not a possible one.
func (t *Table) Begin(seat Seat) error {
	if t.Game.Resume == nil {
		return fmt.Errorf("%s cannot go on from a position set up by hand", t.Game.ID)
	}
	t.Game.Resume(t, seat)
	t.run()
	return t.Check()
}

// Refusals tells why those candidates of an action that are wanted are no options now. It is empty
// when the action has no such candidate, or when they are possible.
func (t *Table) Refusals(seat Seat, v Verb, wanted func(Option) bool) []Refusal {
	a := t.ActionOf(v)
	if a == nil {
		return nil
	}
	tr := Trial{t: t, action: a, seat: seat, about: NoCard, wanted: wanted}
	a.Each(t, seat, &tr)
	return tr.out
}

// ZoneOf returns the zone of a kind that belongs to a seat; the seat is ignored for shared zones.
func (g *Game) ZoneOf(k ZoneKind, s Seat) ZoneID { return g.zone(k, s) }

// SeenIn returns the seats that see into a zone, as a mask.
func (g *Game) SeenIn(z ZoneID) uint8 { return g.zoneSeen[z] }
