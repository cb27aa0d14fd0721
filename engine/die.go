package engine

import "strconv"

// SymbolID is a symbol on a die's face; symbol 0 is the blank.
type SymbolID uint8

// DieID is the index of a physical die in State.Dice.
type DieID int16

// DieKind is the six faces of a kind of die.
type DieKind struct {
	ID    string // the definition whose die it is
	Faces [6]Face
}

// Face is one side of a die.
type Face struct {
	Symbol SymbolID
	Value  int8
	Plus   bool // a modifier: it is added to a face without plus
	X      bool // the value is computed by the card
	Cost   int8
}

// NewDie brings a die into the match, set aside.
func (t *Table) NewDie(kind int, owner Seat) DieID {
	t.Dice = append(t.Dice, Die{Card: NoCard, Kind: uint16(kind), Place: DieAside, Owner: owner})
	return DieID(len(t.Dice) - 1)
}

// Face returns the face that a die shows.
func (t *Table) Face(d DieID) Face {
	die := &t.Dice[d]
	return t.Game.Dice[die.Kind].Faces[die.Side]
}

// Roll rolls a die: each face is equally likely, whatever it showed before.
func (t *Table) Roll(d DieID) {
	if len(t.Rolls) > 0 {
		if side, ok := t.scripted(d); ok {
			t.SetSide(d, side, EvRoll)
			return
		}
	}
	t.SetSide(d, t.Intn(6), EvRoll)
}

// RollSix rolls a six-sided die that is no object of the match, as one of two that are only added up,
// and returns what it shows, from 1 to 6. A scripted roll of any die counts for it too.
func (t *Table) RollSix() int {
	for i, r := range t.Rolls {
		if r.Kind < 0 {
			t.Rolls = append(t.Rolls[:i], t.Rolls[i+1:]...)
			return int(r.Side) + 1
		}
	}
	return t.Intn(6) + 1
}

// Scripted is a roll that was fixed before it happens: the next one of any die (Kind -1) or of a
// kind of die shows the side.
type Scripted struct {
	Kind int16
	Side uint8
}

// scripted takes the roll out of the script that is meant for a die.
func (t *Table) scripted(d DieID) (int, bool) {
	for i, r := range t.Rolls {
		if r.Kind < 0 || r.Kind == int16(t.Dice[d].Kind) {
			t.Rolls = append(t.Rolls[:i], t.Rolls[i+1:]...)
			return int(r.Side), true
		}
	}
	return 0, false
}

// TurnTo turns a die to a face.
func (t *Table) TurnTo(d DieID, side int) { t.SetSide(d, side, EvTurnDie) }

// SetSide changes the face of a die as an event of a kind.
func (t *Table) SetSide(d DieID, side int, kind EventKind) {
	die := &t.Dice[d]
	die.Side = uint8(side)
	t.Emit(Event{Kind: kind, Seat: die.Owner, Card: die.Card, Other: CardID(d), N: int32(side)})
}

// PutDie moves a die to a place; on a card or in a pool it belongs to that card. Its side is kept, so
// that an effect can still read what a removed die showed.
func (t *Table) PutDie(d DieID, card CardID, p DiePlace) {
	die := &t.Dice[d]
	if die.Card == card && die.Place == p {
		return
	}
	die.Card, die.Place = card, p
	t.Emit(Event{Kind: EvMoveDie, Seat: die.Owner, Card: card, Other: CardID(d), N: int32(p)})
}

// FaceCode writes a face in short, as "+2MD1": plus, value, code of the symbol, cost.
func (g *Game) FaceCode(f Face) string {
	if int(f.Symbol) >= len(g.Codes) {
		return "?"
	}
	s := g.Codes[f.Symbol]
	switch {
	case f.X:
		s = "X" + s
	case f.Value != 0:
		s = strconv.Itoa(int(f.Value)) + s
	}
	if f.Plus {
		s = "+" + s
	}
	if f.Cost > 0 {
		s += strconv.Itoa(int(f.Cost))
	}
	return s
}

// FaceText writes a face in letters, as "+2 melee, costs 1".
func (g *Game) FaceText(f Face) string {
	if f.Symbol == 0 {
		return g.Symbols[0]
	}
	s := g.Symbols[f.Symbol]
	if f.X {
		s = "X " + s
	} else if f.Value != 0 || f.Plus {
		s = strconv.Itoa(int(f.Value)) + " " + s
	}
	if f.Plus {
		s = "+" + s
	}
	if f.Cost > 0 {
		s += ", costs " + strconv.Itoa(int(f.Cost))
	}
	return s
}
