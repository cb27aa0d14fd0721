package invaders

import "cantina/engine"

// Setup, INV-010 to INV-015:
//
//	1 the invasion marker on space 10                    INV-010
//	2 the decks and the Hero pile are shuffled           INV-011
//	3 strategies dormant, no token on the board          INV-012
//	4 Mankind turns up a Hero and chooses its zone       INV-013
//	5 six cards for each player                          INV-014
//	6 the Invader begins                                 INV-015

const (
	handSize = 6
	drawSize = 2 // INV-017
)

// Backs: Heroes and strategies cannot be taken for other cards.
const (
	backCard = iota
	backHero
	backStrategy
)

func start(t *engine.Table, _ map[string]string) error {
	t.SetVar(Track, 0, trackStart)
	for k := range engine.ZoneKind(areas) {
		t.SetVar(areaVar(k), 0, printed[k])
	}
	for i := range t.Game.Defs {
		unpack(t, engine.DefID(i))
	}
	for s := Invader; s <= Mankind; s++ {
		t.Shuffle(t.Zone(Deck, s))
	}
	t.Shuffle(t.Zone(Heroes, 0))
	t.Call(procTurn, Invader, engine.NoCard)
	t.Call(procSetup, Invader, engine.NoCard)
	return nil
}

// unpack brings all copies of a design into the match and puts them where setup wants them.
func unpack(t *engine.Table, id engine.DefID) {
	d := &t.Game.Defs[id]
	owner := seatOf(d.Class)
	z := t.Zone(Deck, owner)
	switch d.Type {
	case hero:
		z = t.Zone(Heroes, 0)
	case strategy, opsCentre:
		z = t.Zone(Strategies, owner)
	}
	for range d.Copies {
		t.Place(t.NewCard(id, owner), z, engine.AtBottom)
	}
}

func seatOf(c engine.ClassID) engine.Seat {
	if c == mankind {
		return Mankind
	}
	return Invader
}

func stepSetup(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case 0:
		f.PC = 1
		t.Call(procHero, Mankind, engine.NoCard, heroFirst)
	default:
		for s := Invader; s <= Mankind; s++ {
			for range handSize {
				t.Move(t.First(t.Zone(Deck, s)), t.Zone(Hand, s), engine.AtBottom)
			}
		}
		t.Return()
	}
}

// resume makes a seat take actions in a position set up by hand.
func resume(t *engine.Table, seat engine.Seat) {
	t.Active = seat
	t.Call(procTurn, seat, engine.NoCard)
	t.Top().PC = turnMenu
}
