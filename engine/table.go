package engine

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"slices"
)

// Table is a State that is played under a Game, with the buffers that make playing free of
// allocations. It is not safe for concurrent use.
type Table struct {
	State
	Game *Game

	// Answer is the option that was taken last; a procedure reads it in the step after its Ask.
	Answer Option
	// Decks are those of the Setup, for Game.Start.
	Decks []Deck
	// Result is what the procedure that just returned has to say to its caller, see Happen.
	Result int32
	// Recording makes Choose collect Events, for logs and animation.
	Recording bool
	// Events are what happened since the last Choose.
	Events []Logged

	// Rolls are fixed in advance, for scenarios and lessons; Roll uses them up before it asks the
	// generator. They are copied with the table and not saved.
	Rolls []Scripted

	// Scratch is a stack of cards for effects that walk a set while it changes: append, use, and
	// cut back to where it was.
	Scratch []CardID

	trial   Trial
	reading int // attributes that are being read, see Attr
	ids     []CardID
	handles []uint16
	options map[string]string // of Reset, kept for the next one
}

// Setup says how a match begins.
type Setup struct {
	Seed    [32]byte
	Options map[string]string // by option id; missing ones take their default
	Decks   []Deck            // one a seat, in games whose players bring decks; none: the game's default
	AnyDeck bool              // decks need not be legal, as in scenarios
}

// Deck is what a player brings to a match.
type Deck []DeckCard

// DeckCard is a number of copies of a card; Dice is how many dice each brings, where the player may
// choose that.
type DeckCard struct {
	ID   string `json:"id"`
	N    int    `json:"n"`
	Dice int    `json:"dice,omitempty"`
}

// Commitment is the SHA-256 of the seed, shown before the first choice, so that afterwards anybody
// can check that the shuffles were fixed from the start.
func (s Setup) Commitment() [32]byte { return sha256.Sum256(s.Seed[:]) }

// New sets up a match and plays to its first decision. The error says which option is wrong.
func (g *Game) New(s Setup) (*Table, error) {
	t := &Table{Game: g}
	if err := t.Reset(s); err != nil {
		return nil, err
	}
	return t, nil
}

// Reset sets up a new match on the table, reusing its memory.
func (t *Table) Reset(s Setup) error {
	if t.options == nil {
		t.options = make(map[string]string, len(t.Game.Options))
	}
	clear(t.options) // the table may have been copied from one of another game
	if err := t.Game.options(t.options, s.Options); err != nil {
		return err
	}
	if err := t.Game.checkDecks(s, t.options); err != nil {
		return err
	}
	t.clear()
	t.Reseed(s.Seed)
	t.Decks = s.Decks
	if err := t.Game.Start(t, t.options); err != nil {
		return err
	}
	t.run()
	return nil
}

func (t *Table) clear() {
	g, s := t.Game, &t.State
	s.Cards, s.Dice, s.Stack, s.Picks, s.Mods = s.Cards[:0], s.Dice[:0], s.Stack[:0], s.Picks[:0], s.Mods[:0]
	s.Queue, s.Options, s.Ask, s.Over = s.Queue[:0], s.Options[:0], Ask{}, Outcome{Winner: Nobody}
	s.Turn, s.Seq, s.Active, s.Seats, s.Groups, s.Changes = 0, 0, 0, Seat(len(g.Seats)), 0, 0
	if cap(s.Stack) < maxStack {
		s.Stack = make([]Frame, 0, maxStack)
	}
	s.Zones = s.Zones[:0]
	for range g.zoneKind {
		s.Zones = append(s.Zones, Zone{Top: NoCard, Bottom: NoCard})
	}
	s.Vars = append(s.Vars[:0], make([]int32, g.nVars)...)
	t.Events, t.Rolls = t.Events[:0], t.Rolls[:0]
}

// options writes the options of a match into out: those given, and the default of the others. On an
// error out is not complete.
func (g *Game) options(out, given map[string]string) error {
	known := 0
	for i := range g.Options {
		spec := &g.Options[i]
		v, ok := given[spec.ID]
		if !ok {
			out[spec.ID] = spec.Default
			continue
		}
		if !spec.allows(v) {
			return fmt.Errorf("option %q cannot be %q; it is one of %s", spec.ID, v, spec.list())
		}
		out[spec.ID] = v
		known++
	}
	if known == len(given) {
		return nil
	}
	for _, id := range slices.Sorted(maps.Keys(given)) {
		if g.option(id) == nil {
			return fmt.Errorf("%s has no option %q", g.ID, id)
		}
	}
	return nil
}

func (g *Game) option(id string) *OptionSpec {
	for i := range g.Options {
		if g.Options[i].ID == id {
			return &g.Options[i]
		}
	}
	return nil
}

func (o *OptionSpec) allows(v string) bool {
	for _, x := range o.Values {
		if x.ID == v {
			return true
		}
	}
	return false
}

func (o *OptionSpec) list() string {
	s := ""
	for i, x := range o.Values {
		if i > 0 {
			s += ", "
		}
		s += x.ID
	}
	return s
}

// NewCard brings a card into the match, in no zone yet.
func (t *Table) NewCard(d DefID, owner Seat) CardID {
	id := CardID(len(t.Cards))
	t.Cards = append(t.Cards, Card{
		Def: d, Handle: uint16(id), Next: NoCard, Prev: NoCard, Host: NoCard, Target: NoCard,
		Zone: NoZone, Owner: owner, Control: owner,
	})
	return id
}

// Copy makes t an independent copy of o: the same game, position and random future.
func (t *Table) Copy(o *Table) {
	t.Game = o.Game
	t.CopyFrom(&o.State)
	t.Events = t.Events[:0]
	t.Rolls = append(t.Rolls[:0], o.Rolls...)
}

// Clone returns an independent copy of the table.
func (t *Table) Clone() *Table {
	c := &Table{}
	c.Copy(t)
	return c
}

// NextSeat returns the seat whose turn follows.
func (t *Table) NextSeat(s Seat) Seat { return (s + 1) % t.Seats }

// BeginTurn makes it a seat's turn.
func (t *Table) BeginTurn(s Seat) {
	t.Active = s
	t.Turn++
	t.Emit(Event{Kind: EvTurn, Seat: s, Card: NoCard, Other: NoCard, N: t.Turn})
}
