package deckbuilding

import (
	"strconv"

	"cantina/engine"
)

// Setup, DBG-040 to DBG-053:
//
//	1 each player has a faction                          DBG-040 (the seat)
//	2 the starting base in play, the other bases in the base deck   DBG-041, DBG-042
//	3 the starter cards shuffled into the deck           DBG-044
//	4 the galaxy cards shuffled, six in the row          DBG-045
//	5 the Outer Rim Pilots                               DBG-048
//	6 no counters                                        DBG-049
//	7 the Force marker on the outermost Rebel space      DBG-051
//	8 five cards for each player                         DBG-052
//	9 the Empire begins                                  DBG-053

// handSize is the number of cards drawn for a new hand (DBG-052, DBG-285).
const handSize = 5

// secretBases is how many bases a player chooses under DBG-035.
const secretBases = 4

// Groups of cards in the box.
const (
	groupGalaxy  = "galaxy"
	groupStarter = "starter"
	groupPilot   = "outer rim"
	groupStart   = "starting base"
	groupBase    = "base"
	groupBegin   = "beginner base"
)

// Backs: bases cannot be taken for other cards.
const (
	backCard = iota
	backBase
)

func start(t *engine.Table, opts map[string]string) error {
	wins, err := strconv.Atoi(opts["bases-to-win"])
	if err != nil {
		return err
	}
	t.SetVar(ToWin, 0, wins)
	if opts["paying-off"] == "on" {
		t.SetVar(PayingOff, 0, 1)
	}
	for i := range t.Game.Defs {
		unpack(t, engine.DefID(i), opts["bases"])
	}
	for s := Empire; s <= Rebel; s++ {
		t.Shuffle(t.Zone(Deck, s))
	}
	t.Shuffle(t.Zone(Galaxy, 0))
	for i := range rowSize {
		c := t.First(t.Zone(Galaxy, 0))
		t.Place(c, t.Zone(Row, 0), engine.AtBottom)
		t.Cards[c].Slot = uint8(i)
	}
	t.SetVar(Marker, 0, trackEnd)
	for s := Empire; s <= Rebel; s++ {
		for range handSize {
			draw(t, s)
		}
	}
	t.Call(procTurn, Empire, engine.NoCard)
	if opts["bases"] == "secret" {
		t.Call(procSecret, Empire, engine.NoCard)
	}
	return nil
}

// unpack brings all copies of a design into the match and puts them where setup wants them.
func unpack(t *engine.Table, id engine.DefID, bases string) {
	d := &t.Game.Defs[id]
	owner := seatOf(d.Class)
	var z engine.ZoneID
	switch d.Group {
	case groupGalaxy:
		owner, z = engine.Nobody, t.Zone(Galaxy, 0)
	case groupPilot:
		owner, z = engine.Nobody, t.Zone(Pilots, 0)
	case groupStarter:
		z = t.Zone(Deck, owner)
	case groupStart:
		z = t.Zone(Base, owner)
	default:
		z = t.Zone(Bases, owner)
		if bases == "secret" || bases == "beginner" && d.Group != groupBegin {
			z = t.Zone(Aside, owner)
		}
	}
	for range d.Copies {
		c := t.NewCard(id, owner)
		t.Place(c, z, engine.AtBottom)
		if z == t.Zone(Bases, owner) && owner != engine.Nobody || d.Back == backBase && bases != "secret" {
			t.Cards[c].Seen = 1<<Empire | 1<<Rebel // DBG-024
		}
	}
}

// seatOf returns the player of a faction, Nobody for neutral.
func seatOf(c engine.ClassID) engine.Seat {
	switch c {
	case empire:
		return Empire
	case rebel:
		return Rebel
	}
	return engine.Nobody
}

// stepSecret lets each player in turn choose the bases of the base deck, unseen (DBG-035). R[0]
// counts those chosen.
func stepSecret(t *engine.Table, f *engine.Frame) {
	if f.PC == 1 {
		t.Move(t.Answer.A, t.Zone(Bases, f.Seat), engine.AtBottom)
		f.R[0]++
	}
	if f.R[0] == secretBases {
		if f.Seat == Rebel {
			t.Return()
			return
		}
		f.Seat, f.R[0] = Rebel, 0
	}
	f.PC = 1
	t.StartAsk(f.Seat, promptBaseDeck, engine.NoCard)
	for c := t.First(t.Zone(Aside, f.Seat)); c != engine.NoCard; c = t.Next(c) {
		t.Offer(verbKeep, c, engine.NoCard, 0)
	}
}

// resume makes a seat take actions in a position set up by hand.
func resume(t *engine.Table, seat engine.Seat) {
	t.Active = seat
	t.Call(procTurn, seat, engine.NoCard)
	t.Top().PC = turnMenu
}
