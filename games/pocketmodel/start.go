package pocketmodel

import (
	"fmt"
	"maps"
	"slices"

	"cantina/engine"
)

// Setup, PM-028 to PM-032:
//
//	1 decks shuffled, three cards each unseen as objectives    PM-028
//	2 the first player by chance                               PM-029
//	3 in turn order each places units of 20 stars at most      PM-030, PM-032
//	4 three cards for each player                              PM-031
const (
	objectives  = 3
	placeStars  = 20
	baseHand    = 3
	ruleOfFive  = 5
	groundBonus = 1
)

func optionsFor(seats int) []engine.OptionSpec {
	ids := slices.Sorted(maps.Keys(starterDecks))
	var values []engine.OptionValue
	for _, id := range ids {
		values = append(values, engine.OptionValue{ID: id, Name: id})
	}
	var out []engine.OptionSpec
	for s := range seats {
		seat := seatsFor(seats)[s]
		out = append(out, engine.OptionSpec{
			ID: "deck-" + seat.ID, Name: "Fleet of " + seat.Name, Text: "A starter fleet with its deck.", Rule: "PM-002",
			Default: defaultFleets[s%len(defaultFleets)], Values: values,
		})
	}
	return out
}

var defaultFleets = [...]string{"rebel", "empire", "republic", "separatist"}

func start(t *engine.Table, opts map[string]string) error {
	if len(t.Decks) != 0 && len(t.Decks) != int(t.Seats) {
		return fmt.Errorf("a match needs %d fleets with decks, not %d", t.Seats, len(t.Decks))
	}
	for s := range t.Seats {
		var deck engine.Deck
		if len(t.Decks) > 0 {
			deck = t.Decks[s]
		} else {
			deck = starterDecks[opts[t.Game.Options[s].ID]]
		}
		if err := unpack(t, s, deck); err != nil {
			return err
		}
	}
	first := engine.Seat(t.Intn(int(t.Seats)))
	t.Call(procTurn, first, engine.NoCard)
	t.Call(procSetup, first, engine.NoCard)
	return nil
}

// unpack brings the fleet and the deck of a player, and lays out the objectives.
func unpack(t *engine.Table, s engine.Seat, deck engine.Deck) error {
	for _, c := range deck {
		id, ok := t.Game.DefID(c.ID)
		if !ok {
			return fmt.Errorf("the deck of %s has a card %q, which does not exist", t.Game.SeatName(s), c.ID)
		}
		for range c.N {
			bring(t, id, s, 0)
		}
	}
	if t.Count(t.Zone(Reserve, s)) == 0 {
		return fmt.Errorf("the fleet of %s has no unit (PM-019)", t.Game.SeatName(s))
	}
	if !anyFits(t, t.Zone(Reserve, s), placeStars) {
		return fmt.Errorf("the fleet of %s has no unit that can be placed", t.Game.SeatName(s))
	}
	t.Shuffle(t.Zone(Deck, s))
	for range objectives {
		c := t.First(t.Zone(Deck, s))
		if c == engine.NoCard {
			return fmt.Errorf("the deck of %s has no card left for an objective", t.Game.SeatName(s))
		}
		t.Place(c, t.Zone(Objectives, s), engine.AtBottom)
	}
	return nil
}

func bring(t *engine.Table, id engine.DefID, s engine.Seat, _ int) engine.CardID {
	c := t.NewCard(id, s)
	z := t.Zone(Deck, s)
	if isAUnit(&t.Game.Defs[id]) {
		z = t.Zone(Reserve, s)
	}
	t.Place(c, z, engine.AtBottom)
	return c
}

func isAUnit(d *engine.Def) bool { return d.Type == space || d.Type == ground }

// stepSetup lets each player place units. R[0] counts the players.
func stepSetup(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case 0:
		f.PC = 1
		t.Active = f.Seat
		t.SetVar(Allowance, 0, placeStars)
	case 1:
		f.PC = 2
		if !anyFits(t, t.Zone(Reserve, f.Seat), t.Var(Allowance, 0)) {
			f.PC = 3
			return
		}
		t.AskMenu(f.Seat, promptPlace)
	case 2:
		f.PC = 1
		if t.Answer.Verb == verbPlaced {
			f.PC = 3
			return
		}
		bringHome(t, f.Seat, t.Answer.A)
	default:
		f.PC = 0
		f.Seat = t.NextSeat(f.Seat)
		if f.R[0]++; f.R[0] < int32(t.Seats) {
			return
		}
		t.SetVar(Allowance, 0, 0)
		for s := range t.Seats {
			refill(t, s)
		}
		t.Return()
	}
}

// anyFits reports whether a unit of a reserve has so few build stars.
func anyFits(t *engine.Table, z engine.ZoneID, stars int) bool {
	for c := t.First(z); c != engine.NoCard; c = t.Next(c) {
		if t.Figure(c, Stars) <= stars {
			return true
		}
	}
	return false
}

// bringHome brings a unit from the reserve into the home zone, out of the allowance.
func bringHome(t *engine.Table, s engine.Seat, c engine.CardID) {
	t.SetVar(Allowance, 0, t.Var(Allowance, 0)-t.Figure(c, Stars))
	t.Move(c, t.Zone(kindAt(homeOf(s)), s), engine.AtBottom)
}

var actPlace = engine.Action{
	Verb: verbPlace,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		if t.Ask.Prompt != promptPlace {
			return
		}
		for c := t.First(t.Zone(Reserve, s)); c != engine.NoCard; c = t.Next(c) {
			try.On(c, engine.NoCard, 0)
		}
	},
	Needs: []engine.Need{{Rule: "PM-030", Why: "{A} has {have} build stars, and only {need} are left of the 20 that you may place.", Test: fitsAllowance}},
	Proc:  procDone,
}

var actPlaced = engine.Action{
	Verb: verbPlaced,
	Each: func(t *engine.Table, _ engine.Seat, try *engine.Trial) {
		if t.Ask.Prompt == promptPlace {
			try.On(engine.NoCard, engine.NoCard, 0)
		}
	},
	Needs: []engine.Need{{Rule: "PM-032", Why: "You must place at least one unit.", Test: func(t *engine.Table, s engine.Seat, _ engine.Option) (bool, int, int) {
		return t.Count(t.Zone(kindAt(homeOf(s)), s)) > 0, 0, 0
	}}},
	Proc: procDone,
}

func fitsAllowance(t *engine.Table, _ engine.Seat, o engine.Option) (bool, int, int) {
	have, need := t.Figure(o.A, Stars), t.Var(Allowance, 0)
	return have <= need, have, need
}

// resume makes a seat take its turn in a position set up by hand.
func resume(t *engine.Table, seat engine.Seat) {
	t.Active = seat
	t.Call(procTurn, seat, engine.NoCard)
	t.Top().PC = turnMenu
}

// maxHand is the size up to which a player draws (PM-033).
func maxHand(t *engine.Table, s engine.Seat) int {
	n := baseHand
	for it := t.Statics(keyHand); it.Next(); {
		if it.Ctx().Seat == s {
			n += it.Static().(LargerHand).N
		}
	}
	return n
}

// refill draws up to the maximum hand (PM-077); a larger hand is kept (PM-100).
func refill(t *engine.Table, s engine.Seat) {
	for n := maxHand(t, s); t.Count(t.Zone(Hand, s)) < n && draw(t, s); {
	}
}

// draw draws one card; an empty deck is made anew from the discard pile (PM-097, PM-098).
func draw(t *engine.Table, s engine.Seat) bool {
	if !canDraw(t, s) {
		return false
	}
	deck := t.Zone(Deck, s)
	if t.Count(deck) == 0 {
		for c := t.First(t.Zone(Discard, s)); c != engine.NoCard; c = t.First(t.Zone(Discard, s)) {
			t.Place(c, deck, engine.AtBottom)
		}
		t.Shuffle(deck)
	}
	t.Move(t.First(deck), t.Zone(Hand, s), engine.AtBottom)
	return true
}

func canDraw(t *engine.Table, s engine.Seat) bool {
	return t.Count(t.Zone(Deck, s))+t.Count(t.Zone(Discard, s)) > 0
}
