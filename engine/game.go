package engine

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Game is the immutable half of every match of one game: its words, procedures, actions and
// cards. A game package fills it in once and calls Build; afterwards it is shared and read only.
type Game struct {
	ID, Name string
	Version  string // of the rules and cards; a record is replayed only under the same version
	Primer   string // how to win and what a turn is, for new players: one sentence a line
	Seats    []SeatSpec
	Zones    []ZoneSpec
	Vars     []VarSpec
	Counters []CounterSpec
	Flags    []FlagSpec
	Attrs    []AttrSpec
	Traits   []string
	Classes  []string
	Types    []string
	Verbs    []VerbSpec
	Prompts  []PromptSpec
	Events   []EventSpec // from EvGame on
	Statics  []string    // names of the game's static keys, from StaticGame on
	Endings  []Ending
	GiveUp   uint8 // the ending when a player gives up, an index into Endings; 0: there is no such rule
	Options  []OptionSpec
	Procs    []Proc // the engine's own come first, see ProcGame
	Actions  []*Action
	Defs     []Def
	Symbols  []string  // on dice; the first is the blank
	Codes    []string  // how the symbols are written in short, see FaceCode
	Dice     []DieKind // every kind of die; Build makes them from the definitions
	Order    TriggerOrder
	// FirstChooser, with OrderQueue, is the player who decides whose simultaneous abilities come first.
	FirstChooser func(t *Table) Seat
	// Happenings are the procedures of events that can be interrupted, by kind of event.
	Happenings map[EventKind]ProcID
	Rules      *Rulebook

	// Start sets up a match: it puts the cards of a fresh table in place and calls the first
	// procedure.
	Start func(t *Table, options map[string]string) error
	// Resume makes a seat begin its actions in a position that was set up by hand.
	Resume func(t *Table, seat Seat)
	// Bring, in games whose players bring their cards, makes a card that a seat has brought (with
	// so many dice, 0 for the usual number) and puts it where the setup wants it.
	Bring func(t *Table, d DefID, seat Seat, dice int) CardID
	// CheckDeck, in those games, lists every rule that a deck breaks under the options of a match.
	CheckDeck func(g *Game, d Deck, options map[string]string) []Breach
	// DefaultDeck is the deck of a seat to which the player brings none, and its name.
	DefaultDeck func(s Seat, options map[string]string) (name string, d Deck)
	// RandomDeck, if set, makes a legal deck by chance, for series of matches.
	RandomDeck func(rng *rand.Rand) Deck
	// DeckDice reports whether a player chooses how many dice a copy of a card brings.
	DeckDice func(d *Def) bool
	// Sets and Aliases, from another title to the id of a card, are for reading deck lists.
	Sets    []SetSpec
	Aliases map[string]string
	// Moved, if set, is called after every Move, and for both cards after a Swap: what the game
	// does when a card leaves or reaches a zone.
	Moved func(t *Table, c CardID, from, to ZoneID, swapped bool)
	// Draw draws one card for a seat and reports whether there was one; CanDraw whether there is.
	Draw    func(t *Table, seat Seat) bool
	CanDraw func(t *Table, seat Seat) bool
	// Worth, if set, rates a position for a seat, for one-ply bots: higher is better. It may
	// read only what the seat knows.
	Worth func(t *Table, seat Seat) float64
	// Words renders abilities and the game's own events.
	Words Words

	index
}

// index is what Build computes from the declarations.
type index struct {
	zoneKind    []ZoneKind
	zoneSeat    []Seat
	zoneSeen    []uint8
	zoneFirst   []ZoneID
	playZones   []ZoneID
	varFirst    []int
	nVars       int
	stickyFlags uint16
	eventMask   uint64
	beforeMask  uint64
	staticMask  uint64
	abilities   []*Ability
	abilityDef  []DefID
	abilityNode []ProcID
	nodes       []Effect
	instants    []Instant // the same nodes, where they need no frame
	nodeSize    []uint16
	nodeStatic  []StaticID
	statics     []Static
	defByID     map[string]DefID
}

// SeatSpec names a seat and the class of its own cards.
type SeatSpec struct {
	ID, Name string
	Class    ClassID
}

// Sight says who knows the cards of a zone.
type Sight uint8

// Who sees into a zone.
const (
	SeenByAll Sight = iota
	SeenByOwner
	SeenByNone
)

// ZoneSpec declares a kind of zone.
type ZoneSpec struct {
	ID, Name string
	PerSeat  bool
	See      Sight
	InPlay   bool // abilities of cards here work
	Alike    bool // equal cards here are one option
	Slots    int  // number of fixed places, or 0
}

// VarSpec declares a number kept per seat or for the table. Up and Down are log templates, empty
// for a number that players do not follow.
type VarSpec struct {
	ID, Name string
	PerSeat  bool
	Min, Max int
	Hidden   bool // bookkeeping, not shown
	Up, Down string
}

// CounterSpec declares a number kept on cards, from 0 to Max.
type CounterSpec struct {
	ID, Name string
	Max      int
	Up, Down string
}

// FlagSpec declares a yes/no kept on cards. A sticky flag stays when the card leaves play.
type FlagSpec struct {
	ID, Name string
	Sticky   bool
}

// AttrSpec declares a printed figure. Show asks for its current value in views at all times.
type AttrSpec struct {
	ID, Name string
	Min      int
	Show     bool
}

// VerbSpec declares what an option does. Text labels the option, Log tells that it was chosen; both
// are templates, see Table.Fill. Args says which operands a written choice names: a, b, n.
type VerbSpec struct {
	ID, Name string
	Text     string
	Log      string
	Args     string
	Tone     string // "end", "done", "decline" or empty
	Die      bool   // operand A is a die, not a card
}

// PromptSpec declares why a decision is asked. Menu marks the main menu of a turn. Acts marks another
// decision whose options are those of the game's actions (AskMenu), so that refusals have their reasons.
type PromptSpec struct {
	ID, Text string
	Rule     string
	Menu     bool
	Acts     bool
}

// EventSpec declares an event kind of a game. Log is a template, empty for none.
type EventSpec struct {
	ID, Log    string
	OnlyIfDone bool // with Happen: no event if the result is 0
	Quiet      bool // is never told, so that it does not part two lines that belong together
}

// Ending declares a way in which a match ends.
type Ending struct{ Rule, Text string }

// OptionSpec declares an option of a match that the players agree on before it.
type OptionSpec struct {
	ID, Name, Text, Rule string
	Values               []OptionValue
	Default              string
}

// OptionValue is one value of an OptionSpec.
type OptionValue struct{ ID, Name string }

// Def is the definition of a card, shared by all its copies.
type Def struct {
	ID, Name  string
	Set       string
	Group     string // how the box sorts it
	Origin    string // empty: published; "house": made for this project; "reference-name", "reference-idea": only that is published
	Class     ClassID
	Type      TypeID
	Traits    []TraitID
	Unique    bool
	Figures   [8]int16
	Copies    int
	Back      uint8  // cards with equal backs cannot be told apart face down
	Code      string // the card's number in catalogues, if any
	Subtitle  string
	Faces     []Face // the six faces of its die; none without a die
	Abilities []Ability

	die        int // index of its kind of die, or -1
	first      AbilityID
	traitMask  uint64
	eventMask  uint64
	beforeMask uint64
	staticMask uint64
}

// HasTrait reports whether the trait is on the card.
func (d *Def) HasTrait(t TraitID) bool { return d.traitMask&(1<<t) != 0 }

// The engine's own procedures, prompts and verbs take the first numbers of a game's tables.
const (
	ProcAbility ProcID = iota
	ProcSettle
	ProcOrder
	ProcHappen
	ProcGame
)

// Prompts of the engine; a game's begin at PromptGame. Prompt 0 means that nothing is asked.
const (
	PromptNone Prompt = iota
	PromptTrigger
	PromptPick
	PromptMode
	PromptWhoFirst
	PromptUse
	PromptGame
)

// Verbs of the engine; a game's begin at VerbGame.
const (
	VerbTrigger Verb = iota // resolve the waiting ability N of A
	VerbDecline             // do not use the ability
	VerbDone                // finish choosing
	VerbPick                // choose card A
	VerbMode                // choose mode N of the ability
	VerbSeat                // seat N comes first
	VerbGame
)

// StaticGame is the first static key of a game; smaller ones are attributes.
const StaticGame StaticKey = 32

// EngineProcs are the procedures that every game's table begins with.
func EngineProcs() []Proc {
	return []Proc{{"ability", stepAbility}, {"settle", stepSettle}, {"order", stepOrder}, {"happen", stepHappen}}
}

// EngineVerbs are the verbs that every game's table begins with.
func EngineVerbs() []VerbSpec {
	return []VerbSpec{
		{ID: "trigger", Name: "resolve", Text: "Use {A}: {ability}", Args: "a"},
		{ID: "decline", Name: "decline", Text: "Decline", Log: "{Seat} declines.", Tone: "decline"},
		{ID: "done", Name: "done", Text: "Done", Tone: "done"},
		{ID: "choose", Name: "choose", Text: "Choose {A}", Args: "a"},
		{ID: "mode", Name: "choose", Text: "{mode}", Args: "n"},
		{ID: "first", Name: "first", Text: "{nth seat} first", Args: "n"},
	}
}

// Build computes the indexes. It returns an error that names the card and what is wrong with it.
func (g *Game) Build() error {
	g.Dice = nil
	g.index = index{defByID: make(map[string]DefID, len(g.Defs))}
	if len(g.Seats) < 2 || len(g.Seats) > MaxSeats {
		return fmt.Errorf("%s: a game has 2 to %d seats, not %d", g.ID, MaxSeats, len(g.Seats))
	}
	g.buildZones()
	g.buildVars()
	for i, f := range g.Flags {
		if f.Sticky {
			g.stickyFlags |= 1 << i
		}
	}
	for i := range g.Defs {
		if err := g.buildDef(DefID(i)); err != nil {
			return fmt.Errorf("%s: card %q: %w", g.ID, g.Defs[i].ID, err)
		}
	}
	return nil
}

func (g *Game) buildZones() {
	all := uint8(1<<len(g.Seats) - 1)
	for k, z := range g.Zones {
		g.zoneFirst = append(g.zoneFirst, ZoneID(len(g.zoneKind)))
		n := 1
		if z.PerSeat {
			n = len(g.Seats)
		}
		for s := range n {
			owner := Nobody
			if z.PerSeat {
				owner = Seat(s)
			}
			seen := uint8(0)
			switch {
			case z.See == SeenByAll:
				seen = all
			case z.See == SeenByOwner && owner != Nobody:
				seen = 1 << owner
			}
			if z.InPlay {
				g.playZones = append(g.playZones, ZoneID(len(g.zoneKind)))
			}
			g.zoneKind = append(g.zoneKind, ZoneKind(k))
			g.zoneSeat = append(g.zoneSeat, owner)
			g.zoneSeen = append(g.zoneSeen, seen)
		}
	}
}

func (g *Game) buildVars() {
	for _, v := range g.Vars {
		g.varFirst = append(g.varFirst, g.nVars)
		g.nVars++
		if v.PerSeat {
			g.nVars += len(g.Seats) - 1
		}
	}
}

func (g *Game) buildDef(id DefID) error {
	d := &g.Defs[id]
	if d.ID == "" || d.ID != strings.ToLower(d.ID) || strings.ContainsAny(d.ID, " \t,#*") {
		return fmt.Errorf("the id must be lower case without blanks, commas, # or *")
	}
	if _, twice := g.defByID[d.ID]; twice {
		return fmt.Errorf("there is another card with this id")
	}
	g.defByID[d.ID] = id
	d.traitMask, d.eventMask, d.beforeMask, d.staticMask = 0, 0, 0, 0
	for _, t := range d.Traits {
		d.traitMask |= 1 << t
	}
	if err := g.buildDie(d); err != nil {
		return err
	}
	d.first = AbilityID(len(g.abilities))
	for i := range d.Abilities {
		a := &d.Abilities[i]
		g.abilities = append(g.abilities, a)
		g.abilityDef = append(g.abilityDef, id)
		g.abilityNode = append(g.abilityNode, ProcID(len(g.Procs)+len(g.nodes)))
		switch {
		case a.Kind == When && a.On == nil:
			return fmt.Errorf("ability %d: a When ability needs an event (On)", i)
		case a.Kind == When && a.Before:
			d.beforeMask |= 1 << a.On.Event()
		case a.Kind == When:
			d.eventMask |= 1 << a.On.Event()
		case a.Kind == While && len(a.Static) == 0:
			return fmt.Errorf("ability %d: a While ability needs a constant effect (Static)", i)
		}
		if a.Kind != While && len(a.Do) == 0 {
			return fmt.Errorf("ability %d: it does nothing (Do is empty)", i)
		}
		for _, s := range a.Static {
			d.staticMask |= 1 << s.Key()
		}
		for _, e := range a.Cost {
			g.number(e)
		}
		for _, e := range a.Do {
			g.number(e)
		}
	}
	g.eventMask |= d.eventMask
	g.beforeMask |= d.beforeMask
	g.staticMask |= d.staticMask
	return nil
}

// buildDie makes the die of a definition a kind of die.
func (g *Game) buildDie(d *Def) error {
	d.die = -1
	switch len(d.Faces) {
	case 0:
		return nil
	case 6:
		d.die = len(g.Dice)
		g.Dice = append(g.Dice, DieKind{ID: d.ID, Faces: [6]Face(d.Faces)})
		return nil
	}
	return fmt.Errorf("a die has 6 faces, not %d", len(d.Faces))
}

// Die returns the index of the kind of die of a definition, or -1.
func (d *Def) Die() int { return d.die }

// number gives an effect and its sub-effects consecutive procedure numbers, parents first, so that
// a running node finds its children by arithmetic.
func (g *Game) number(e Effect) {
	at := len(g.nodes)
	g.nodes = append(g.nodes, e)
	in, _ := e.(Instant)
	g.instants = append(g.instants, in)
	g.nodeSize = append(g.nodeSize, 1)
	g.nodeStatic = append(g.nodeStatic, 0)
	for _, p := range e.Parts() {
		switch p := p.(type) {
		case Effect:
			g.number(p)
		case Static:
			g.nodeStatic[at] = StaticID(len(g.statics))
			g.statics = append(g.statics, p)
			g.staticMask |= 1 << p.Key()
		}
	}
	g.nodeSize[at] = uint16(len(g.nodes) - at)
}

func (g *Game) zone(k ZoneKind, s Seat) ZoneID {
	if g.Zones[k].PerSeat {
		return g.zoneFirst[k] + ZoneID(s)
	}
	return g.zoneFirst[k]
}

func (g *Game) varAt(v VarID, s Seat) int {
	if g.Vars[v].PerSeat {
		return g.varFirst[v] + int(s)
	}
	return g.varFirst[v]
}

// KindOfZone returns the kind of a zone.
func (g *Game) KindOfZone(z ZoneID) ZoneKind { return g.zoneKind[z] }

// SeatOfZone returns whose zone it is, Nobody for a shared one.
func (g *Game) SeatOfZone(z ZoneID) Seat { return g.zoneSeat[z] }

// DefID finds a definition by its id.
func (g *Game) DefID(id string) (DefID, bool) {
	d, ok := g.defByID[id]
	return d, ok
}

// Ability returns an ability by its number.
func (g *Game) Ability(a AbilityID) *Ability { return g.abilities[a] }

// AbilityOf returns the number of the i-th ability of a definition.
func (g *Game) AbilityOf(d DefID, i int) AbilityID { return g.Defs[d].first + AbilityID(i) }

// NodeCount returns how many effect nodes all cards have together.
func (g *Game) NodeCount() int { return len(g.nodes) }
