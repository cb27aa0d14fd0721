package destiny

import (
	"fmt"

	"cantina/engine"
)

// Setup, section 8:
//
//	1 characters with their dice in play, other dice aside   DES-108
//	2 battlefields aside                                     DES-110
//	3 shuffle, draw five, exchange any number once           DES-111 to DES-115
//	4 two resources                                          DES-116
//	5 roll for the battlefield, ties again                   DES-117 to DES-121
//	6 the winner chooses, the owner controls                 DES-122 to DES-125
//	7 two shields for the other                              DES-126
//	8 dice back on their cards; the controller begins        DES-127 to DES-130
const (
	handSize      = 5
	startingMoney = 2
	setupShields  = 2
)

func start(t *engine.Table, opts map[string]string) error {
	if opts["rules"] == "rr" {
		t.SetVar(Ruleset, 0, 1)
	}
	if n := len(t.Decks); n != 0 && n != int(t.Seats) {
		return fmt.Errorf("a match needs %d decks, not %d", t.Seats, n)
	}
	for s := range t.Seats {
		_, deck := defaultDeck(s, opts)
		if len(t.Decks) > 0 {
			deck = t.Decks[s]
		}
		for _, c := range deck {
			id, ok := t.Game.DefID(c.ID)
			if !ok {
				return fmt.Errorf("the deck of %s has a card %q, which does not exist", t.Game.SeatName(s), c.ID)
			}
			for range c.N {
				t.Game.Bring(t, id, s, c.Dice)
			}
		}
		t.Shuffle(t.Zone(Deck, s))
	}
	t.Call(procRound, 0, engine.NoCard)
	t.Call(procSetup, 0, engine.NoCard)
	return nil
}

// bring puts a card that a player has brought where setup wants it, with its dice.
func bring(t *engine.Table, id engine.DefID, s engine.Seat, dice int) engine.CardID {
	d := &t.Game.Defs[id]
	z := t.Zone(Deck, s)
	switch d.Type {
	case character, plot:
		z = t.Zone(Team, s)
	case battlefield:
		z = t.Zone(Bring, s)
	}
	c := t.NewCard(id, s)
	t.Place(c, z, engine.AtBottom)
	if d.Die() < 0 {
		return c
	}
	for range max(dice, 1) {
		die := t.NewDie(d.Die(), s)
		if d.Type == character {
			t.Dice[die].Card, t.Dice[die].Place = c, engine.DieOnCard
		}
	}
	return c
}

const (
	setupDraw = iota
	setupExchange
	setupExchanged
	setupRoll
	setupChoose
	setupShield
	setupShielded
	setupDone
)

// stepSetup plays the setup from the first hand on. R[0] counts.
func stepSetup(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case setupDraw:
		f.PC = setupExchange
		for s := range t.Seats {
			for range handSize {
				draw(t, s)
			}
			t.AddVar(Resources, s, startingMoney)
		}
	case setupExchange:
		f.PC = setupExchanged
		askMarked(t, f.Seat, promptExchange)
	case setupExchanged:
		if t.Answer.Verb == engine.VerbPick {
			t.SetFlag(t.Answer.A, Marked, true)
			f.PC = setupExchange
			return
		}
		if f.Seat+1 < t.Seats {
			f.Seat++
			f.PC = setupExchange
			return
		}
		f.PC = setupRoll
		for s := range t.Seats {
			exchange(t, s)
		}
	case setupRoll:
		f.PC = setupChoose
		rollOff(t)
		if t.Var(RollTotal, 0) == t.Var(RollTotal, 1) {
			f.PC = setupRoll
			return
		}
		f.Seat = 0
		if t.Var(RollTotal, 1) > t.Var(RollTotal, 0) {
			f.Seat = 1
		}
		t.StartAsk(f.Seat, promptBattlefield, engine.NoCard)
		for i := range t.Seats {
			s := (f.Seat + i) % t.Seats
			if b := t.First(t.Zone(Bring, s)); b != engine.NoCard {
				t.Offer(engine.VerbPick, b, engine.NoCard, 0)
			}
		}
	case setupChoose:
		f.PC = setupShield
		b := t.Answer.A
		owner := t.Cards[b].Owner
		t.Move(b, t.Zone(Battlefield, owner), engine.OnTop)
		f.Seat = t.NextSeat(owner)
		if t.Var(Ruleset, 0) == 0 {
			if other := t.First(t.Zone(Bring, f.Seat)); other != engine.NoCard {
				t.Move(other, t.Zone(Removed, f.Seat), engine.OnTop)
			}
		}
	case setupShield:
		f.PC = setupShielded
		t.StartAsk(f.Seat, promptSetupShield, engine.NoCard)
		for c := t.First(t.Zone(Team, f.Seat)); c != engine.NoCard; c = t.Next(c) {
			if t.Def(c).Type == character {
				t.Offer(engine.VerbPick, c, engine.NoCard, 0)
			}
		}
	case setupShielded:
		f.PC = setupShield
		t.AddCounter(t.Answer.A, Shields, 1)
		if f.R[0]++; f.R[0] == setupShields {
			f.PC = setupDone
		}
	default:
		for d := range t.Dice {
			if t.Dice[d].Place == engine.DieInPool {
				toCard(t, engine.DieID(d))
			}
		}
		t.Return()
	}
}

// askMarked lets a player choose cards of the hand, one by one, that are marked until both have
// chosen (DES-115, DES-305).
func askMarked(t *engine.Table, s engine.Seat, p engine.Prompt) {
	t.StartAsk(s, p, engine.NoCard)
	for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
		if !t.Cards[c].Has(Marked) && t.Distinct(c) {
			t.Offer(engine.VerbPick, c, engine.NoCard, 0)
		}
	}
	t.Offer(engine.VerbDone, engine.NoCard, engine.NoCard, 0)
}

// exchange shuffles the marked cards back and draws as many (DES-113).
func exchange(t *engine.Table, s engine.Seat) {
	n := moveMarked(t, s, Deck)
	if n == 0 {
		return
	}
	t.Shuffle(t.Zone(Deck, s))
	for range n {
		draw(t, s)
	}
}

// moveMarked moves the marked cards of a hand to another zone and returns how many there were.
func moveMarked(t *engine.Table, s engine.Seat, to engine.ZoneKind) int {
	n := 0
	for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; {
		next := t.Next(c)
		if t.Cards[c].Has(Marked) {
			t.Cards[c].Flags &^= 1 << Marked
			t.Move(c, t.Zone(to, s), engine.OnTop)
			n++
		}
		c = next
	}
	return n
}

// rollOff rolls all character dice of both players and adds up every printed number (DES-117, DES-118).
func rollOff(t *engine.Table) {
	t.SetVar(RollTotal, 0, 0)
	t.SetVar(RollTotal, 1, 0)
	for d := range t.Dice {
		die := &t.Dice[d]
		if die.Card == engine.NoCard || t.Def(die.Card).Type != character {
			continue
		}
		die.Place = engine.DieInPool
		t.Roll(engine.DieID(d))
		t.SetVar(RollTotal, die.Owner, t.Var(RollTotal, die.Owner)+int(t.Face(engine.DieID(d)).Value))
	}
	for s := range t.Seats {
		t.Emit(engine.Event{Kind: EvRolled, Seat: s, Card: engine.NoCard, Other: engine.NoCard, N: int32(t.Var(RollTotal, s))})
	}
}

// resume makes a seat take its turn in a position set up by hand.
func resume(t *engine.Table, seat engine.Seat) {
	t.Active = seat
	t.SetVar(Round, 0, max(t.Var(Round, 0), 1))
	t.Call(procRound, seat, engine.NoCard)
	t.Top().PC = roundTurn
}

// controller returns who controls the battlefield (DES-492).
func controller(t *engine.Table) engine.Seat {
	if t.Count(t.Zone(Battlefield, 1)) > 0 {
		return 1
	}
	return 0
}

// draw draws one card; with an empty deck nothing happens (DES-368).
func draw(t *engine.Table, s engine.Seat) bool {
	if !canDraw(t, s) {
		return false
	}
	t.Move(t.First(t.Zone(Deck, s)), t.Zone(Hand, s), engine.AtBottom)
	return true
}

func canDraw(t *engine.Table, s engine.Seat) bool { return t.Count(t.Zone(Deck, s)) > 0 }

// moved notices that a player has played or discarded the last card of the hand.
func moved(t *engine.Table, c engine.CardID, from, to engine.ZoneID, swapped bool) {
	g := t.Game
	if !swapped && g.KindOfZone(from) == Discard { // a die that was rolled in for it cannot stay
		for d := range t.Dice {
			if t.Dice[d].Card == c && t.Dice[d].Flags&dieLoose != 0 {
				toCard(t, engine.DieID(d))
			}
		}
	}
	if swapped || g.KindOfZone(from) != Hand || t.Count(from) > 0 {
		return
	}
	switch g.KindOfZone(to) {
	case Resolving: // it was played; that is finished when the card has resolved
		t.Cards[c].Flags |= 1 << LastCard
	case Discard:
		t.Emit(engine.Event{Kind: EvLastCard, Seat: g.SeatOfZone(from), Card: engine.NoCard, Other: engine.NoCard})
	}
}
