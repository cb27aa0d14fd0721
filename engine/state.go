package engine

import (
	"math/rand/v2"
	"unsafe"
)

// State is a whole match as plain data. It holds no pointers: slices of fixed-size
// structs and integers only, so that CopyFrom is a handful of memory copies.
type State struct {
	Cards   []Card
	Dice    []Die
	Zones   []Zone
	Vars    []int32   // laid out by Game: table-wide first, then a block per variable with one number a seat
	Stack   []Frame   // running procedures, the innermost last
	Picks   []Pick    // cards and numbers chosen by the abilities on the stack
	Mods    []Mod     // constant effects with a duration
	Queue   []Waiting // triggered abilities that wait to resolve
	Options []Option  // of the decision that is due
	Ask     Ask       // the decision that is due
	Over    Outcome
	Rng     rand.ChaCha8
	Turn    int32  // turns begun so far
	Seq     int32  // decisions taken so far
	Active  Seat   // whose turn it is
	Seats   Seat   // how many play
	Groups  uint16 // groups of triggered abilities so far
	Changes uint32 // changes of the position so far, for rules that ask whether anything changed
}

// Card is one physical card.
type Card struct {
	Def        DefID
	Handle     uint16 // by what viewers refer to it; re-dealt at every shuffle
	Next, Prev CardID // neighbours in its zone; Next is further from the top
	Host       CardID // the card it lies on, in or at
	Target     CardID // the card it points at (attack, quest); the game says for what
	Zone       ZoneID
	Owner      Seat  // who brought it; Nobody for common cards
	Control    Seat  // who uses it
	Slot       uint8 // place in a zone with fixed places
	Seen       uint8 // bit mask of the seats that know which card this is
	Down       bool  // face down in a zone that is face up
	Flags      uint16
	Counters   [4]int16
}

// Has reports whether the flag is set on the card.
func (c *Card) Has(f FlagID) bool { return c.Flags&(1<<f) != 0 }

// Zone is an ordered pile or area: a doubly linked list through Card.Next and Card.Prev.
type Zone struct {
	Top, Bottom CardID
	Count       int16
}

// Die is one physical die. It lies on its card, in a seat's pool or aside.
type Die struct {
	Card  CardID // the card it belongs to
	Kind  uint16 // index of its sides in the game's dice table
	Side  uint8
	Place DiePlace
	Owner Seat
	Flags uint8
}

// DiePlace says where a die is.
type DiePlace uint8

// The places of a die.
const (
	DieAside DiePlace = iota
	DieOnCard
	DieInPool
	DieGone // out of the game
)

// Pick is something an ability has chosen and not yet used.
type Pick struct {
	Tag uint8 // which choice of the ability
	Val int16 // a CardID, a die or a number
}

// Mod is a constant effect that outlives the ability that made it.
type Mod struct {
	Static StaticID
	Src    CardID // the card whose text it is
	On     CardID // the card it is bound to; it ends when that card leaves play
	Seat   Seat
	Until  Until
}

// Until says when a Mod ends.
type Until uint8

// Durations of a Mod.
const (
	EndOfTurn Until = iota
	EndOfGame
)

// Waiting is a triggered ability whose moment has come and that has not resolved yet.
type Waiting struct {
	Ability AbilityID
	Src     CardID
	Seat    Seat
	Ordered bool   // its place in the queue is settled
	Card    CardID // of the event
	Other   CardID // of the event
	N       int32  // of the event
	Group   uint16 // abilities triggered by one event have the same
	Level   int16  // 0: after-abilities; else the stack index of the event that these interrupt
}

// Outcome tells how a match ended.
type Outcome struct {
	Ended   bool
	Stalled bool  // the step budget ran out; nobody wins
	Winner  Seat  // Nobody: a draw, or stalled
	Reason  uint8 // index into Game.Endings
}

// CopyFrom makes s an independent copy of o, reusing the memory of s.
func (s *State) CopyFrom(o *State) {
	s.Cards = append(s.Cards[:0], o.Cards...)
	s.Dice = append(s.Dice[:0], o.Dice...)
	s.Zones = append(s.Zones[:0], o.Zones...)
	s.Vars = append(s.Vars[:0], o.Vars...)
	if cap(s.Stack) < maxStack {
		s.Stack = make([]Frame, 0, maxStack) // frames never move, see Call
	}
	s.Stack = append(s.Stack[:0], o.Stack...)
	s.Picks = append(s.Picks[:0], o.Picks...)
	s.Mods = append(s.Mods[:0], o.Mods...)
	s.Queue = append(s.Queue[:0], o.Queue...)
	s.Options = append(s.Options[:0], o.Options...)
	s.Ask, s.Over, s.Rng = o.Ask, o.Over, o.Rng
	s.Turn, s.Seq, s.Active, s.Seats, s.Groups, s.Changes = o.Turn, o.Seq, o.Active, o.Seats, o.Groups, o.Changes
}

// Bytes returns the size of the state in memory, without spare capacity.
func (s *State) Bytes() int {
	return int(unsafe.Sizeof(*s)) + size(s.Cards) + size(s.Dice) + size(s.Zones) + size(s.Vars) + size(s.Stack) +
		size(s.Picks) + size(s.Mods) + size(s.Queue) + size(s.Options)
}

func size[T any](s []T) int { return len(s) * int(unsafe.Sizeof(*new(T))) }
