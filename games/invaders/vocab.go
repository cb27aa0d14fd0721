package invaders

import "cantina/engine"

// Seats. The Invader has the first turn (INV-015).
const (
	Invader engine.Seat = iota
	Mankind
)

// Classes: the side of a card (INV-001).
const (
	invader engine.ClassID = iota
	mankind
)

var classes = []string{invader: "Invader", mankind: "Mankind"}

// Card types (INV-007, INV-008).
const (
	alien engine.TypeID = iota
	desolator
	defender
	location
	hero
	weapon
	scheme
	tactic
	strategy
	opsCentre
)

var types = []string{
	alien: "Invader", desolator: "Desolator", defender: "Defender", location: "Location", hero: "Hero", weapon: "weapon",
	scheme: "scheme", tactic: "tactic", strategy: "strategy", opsCentre: "Ops Centre",
}

// lasting reports whether a card has a power value and so is placed in a zone (INV-007, INV-039).
func lasting(d *engine.Def) bool { return d.Type <= hero }

// Zones. The first three are the zones of the world, each with one side a seat (INV-036 to INV-038).
const (
	PacificRim engine.ZoneKind = iota
	Eurasia
	Africa
	Deck
	Hand
	Discard
	Strategies
	Heroes
	Removed
	Transit
)

const (
	areas     = 3 // zones of the world
	areaSlots = 4 // cards a side (INV-037)
)

var zones = []engine.ZoneSpec{
	PacificRim: {ID: "pacific-rim", Name: "Pacific Rim", PerSeat: true, InPlay: true, Slots: areaSlots},
	Eurasia:    {ID: "eurasia", Name: "Eurasia", PerSeat: true, InPlay: true, Slots: areaSlots},
	Africa:     {ID: "africa", Name: "Africa", PerSeat: true, InPlay: true, Slots: areaSlots},
	Deck:       {ID: "deck", Name: "deck", PerSeat: true, See: engine.SeenByNone},
	Hand:       {ID: "hand", Name: "hand", PerSeat: true, See: engine.SeenByOwner, Alike: true},
	Discard:    {ID: "discard", Name: "discard pile", PerSeat: true},
	Strategies: {ID: "strategies", Name: "strategies", PerSeat: true, InPlay: true},
	Heroes:     {ID: "heroes", Name: "Hero pile", See: engine.SeenByNone},
	Removed:    {ID: "removed", Name: "removed from the game"},
	Transit:    {ID: "transit", Name: "being played"},
}

// adjacent reports whether two zones of the world are neighbours (INV-045, INV-046).
func adjacent(a, b engine.ZoneKind) bool { return a != b && (a == Eurasia || b == Eurasia) }

// Attributes (INV-006).
const (
	DiscardCost engine.AttrID = iota
	DrainCost
	Power
)

var attrs = []engine.AttrSpec{
	DiscardCost: {ID: "discard-cost", Name: "discard cost"},
	DrainCost:   {ID: "drain-cost", Name: "drain cost"},
	Power:       {ID: "power", Name: "power", Min: -100, Show: true}, // it may be negative (INV-103)
}

// Counters on cards.
const (
	Tokens engine.CounterID = iota
	Bio
)

var counters = []engine.CounterSpec{
	Tokens: {ID: "tokens", Name: "tokens", Max: 100, Up: "{n|token is|tokens are} put on {A}.", Down: "{n|token is|tokens are} taken off {A}."},
	Bio:    {ID: "bio", Name: "bio tokens", Max: 100, Up: "{n|bio token is|bio tokens are} put on {A}.", Down: "{n|bio token is|bio tokens are} taken off {A}."},
}

// Flags of cards.
const (
	Used      engine.FlagID = iota // its ability was used this turn (INV-073)
	Turned                         // a Hero turned by 90 degrees (INV-092)
	Enabled                        // a strategy that was enabled (INV-077)
	cancelled                      // a card being played that has no effect (INV-063)
)

var flags = []engine.FlagSpec{
	Used:      {ID: "used", Name: "ability used"},
	Turned:    {ID: "turned", Name: "turned by 90 degrees"},
	Enabled:   {ID: "enabled", Name: "enabled"},
	cancelled: {ID: "cancelled", Name: "cancelled"},
}

// Variables. The first three are the powers of the zones, in the order of the zones: what is printed
// less the power -1 tokens (INV-114 to INV-117, INV-119).
const (
	powerOf     engine.VarID = 0
	Track       engine.VarID = iota + areas - 1 // the invasion marker (INV-096)
	Drained                                     // cards that Mankind has drained this turn, not for a cost (INV-111)
	Plotted                                     // the invasion plot action was used this turn (INV-084)
	LessDiscard                                 // the next card played costs that much less (INV-085)
	LessDrain
	spared  // the zone, from 1, that inflicts no drain in this attack phase (INV-080)
	failing // per seat: 1 after drawing, 2 after draining from an empty deck
	heroless
)

const (
	skull      = 0
	trackStart = 10
	trackEnd   = 12
	bioNeeded  = 8
)

// printed are the powers of the zones (INV-119).
var printed = [areas]int{PacificRim: 6, Eurasia: 8, Africa: 6}

func areaVar(k engine.ZoneKind) engine.VarID { return powerOf + engine.VarID(k) }

func areaPower(k engine.ZoneKind, id, name string) engine.VarSpec {
	return engine.VarSpec{
		ID: id, Name: "power of " + name, Max: printed[k],
		Up: "{n|power -1 token is|power -1 tokens are} removed from " + name + ".", Down: "{n|power -1 token is|power -1 tokens are} put on " + name + ".",
	}
}

var vars = []engine.VarSpec{
	areaPower(PacificRim, "pacific-rim-power", "the Pacific Rim"),
	areaPower(Eurasia, "eurasia-power", "Eurasia"),
	areaPower(Africa, "africa-power", "Africa"),
	Track:       {ID: "track", Name: "invasion marker", Max: trackEnd, Up: "The invasion marker moves up {n}.", Down: "The invasion marker moves down {n}."},
	Drained:     {ID: "drained", Name: "cards drained this turn", Max: 1000},
	Plotted:     {ID: "plotted", Name: "invasion plot action used", Max: 1},
	LessDiscard: {ID: "less-discard", Name: "off the next discard cost", Max: 1},
	LessDrain:   {ID: "less-drain", Name: "off the next drain cost", Max: 1},
	spared:      {ID: "spared", Max: areas, Hidden: true},
	failing:     {ID: "failing", PerSeat: true, Max: 2, Hidden: true},
	heroless:    {ID: "heroless", Max: 1, Hidden: true},
}

// Events.
const (
	EvPlayed    = engine.EvGame + iota // Card takes effect: it was played and not cancelled
	EvEnters                           // Card has come into a zone of the world from outside
	EvDestroyed                        // Card is destroyed
	EvAttacks                          // Seat attacks in the zone From with N = power<<16 | power of the other side
	EvSpared                           // N drains or draws of Seat are spared by tokens of Card
)

var events = []engine.EventSpec{
	EvPlayed - engine.EvGame:    {ID: "played"},
	EvEnters - engine.EvGame:    {ID: "enters"},
	EvDestroyed - engine.EvGame: {ID: "destroyed", Log: "{A} is destroyed."},
	EvAttacks - engine.EvGame:   {ID: "attacks"},
	EvSpared - engine.EvGame:    {ID: "spared", Log: "{A} spares {seat} {n|card|cards}."},
}

// Keys of this game's own constant effects.
const (
	keyStays engine.StaticKey = engine.StaticGame + iota
	keyShelter
	keySpare
	keyBioWin
)

var statics = []string{"cannot move", "lowers the drain of its zone", "spares drains and draws", "wins by bio tokens"}

// Endings.
const (
	endTrack uint8 = iota
	endBio
	endDraw
	endDrain
	endHero
	endEurasia
	endCoasts
)

var endings = []engine.Ending{
	endTrack:   {Rule: "INV-125", Text: "The invasion marker has reached the skull: {seat} wins."},
	endBio:     {Rule: "INV-126", Text: "The bio-weapon is complete: {seat} wins."},
	endDraw:    {Rule: "INV-121", Text: "The other side must draw from an empty deck: {seat} wins."},
	endDrain:   {Rule: "INV-122", Text: "The other side must drain from an empty deck: {seat} wins."},
	endHero:    {Rule: "INV-123", Text: "No Hero of the Resistance is left: {seat} wins."},
	endEurasia: {Rule: "INV-124", Text: "Eurasia has no power left: {seat} wins."},
	endCoasts:  {Rule: "INV-124", Text: "The Pacific Rim and Africa have no power left: {seat} wins."},
}

// Prompts.
const (
	promptMenu engine.Prompt = engine.PromptGame + iota
	promptPay
	promptCancel
	promptPlace
	promptSacrifice
	promptHero
	promptRoom
	promptOrder
	promptZone
	promptMove
	promptWhere
	promptRemove
	promptSpareDrain
	promptSpareDraw
	promptChainmail
)

var prompts = []engine.PromptSpec{
	engine.PromptTrigger:  {ID: "trigger", Text: "Abilities have triggered: which one is resolved next?", Rule: "INV-049"},
	engine.PromptPick:     {ID: "choose", Text: "{src}: {effect}.{picked}", Rule: "INV-054"},
	engine.PromptMode:     {ID: "mode", Text: "{src}: choose one.", Rule: "INV-049"},
	engine.PromptUse:      {ID: "use", Text: "Use {src}? {ability}", Rule: "INV-049"},
	engine.PromptWhoFirst: {ID: "first", Text: "Whose abilities come first?", Rule: "INV-049"},
	promptMenu:            {ID: "action", Text: "{Your} turn: choose an action.", Rule: "INV-021", Menu: true},
	promptPay:             {ID: "pay", Text: "Discard {r1|card|cards} to pay for {src}.", Rule: "INV-027"},
	promptCancel:          {ID: "cancel", Text: "{src} is being played: cancel it?", Rule: "INV-062"},
	promptPlace:           {ID: "place", Text: "Where does {src} go?", Rule: "INV-037"},
	promptSacrifice:       {ID: "sacrifice", Text: "All four slots are taken: which card is sacrificed for {src}?", Rule: "INV-042"},
	promptHero:            {ID: "hero", Text: "Where does {src} take up the fight?", Rule: "INV-093"},
	promptRoom:            {ID: "room", Text: "All slots are taken: which card makes room for the new Hero?", Rule: "INV-094"},
	promptOrder:           {ID: "order", Text: "Several cards go to {your} discard pile: which one first?", Rule: "INV-072"},
	promptZone:            {ID: "zone", Text: "{src}: choose a zone.", Rule: "INV-054"},
	promptMove:            {ID: "move", Text: "{src}: which card is moved?", Rule: "INV-054"},
	promptWhere:           {ID: "where", Text: "Where does {src} move?", Rule: "INV-047"},
	promptRemove:          {ID: "remove", Text: "{src}: how many power -1 tokens are removed?", Rule: "INV-059"},
	promptSpareDrain:      {ID: "spare-drain", Text: "Drain {r0|card|cards}: how many tokens does {seat} take off {src} to spare one each?", Rule: "INV-113"},
	promptSpareDraw:       {ID: "spare-draw", Text: "Draw {r0|card|cards}: how many tokens does {seat} take off {src} to spare one each?", Rule: "INV-056"},
	promptChainmail:       {ID: "chainmail", Text: "The Invader attacks {area}: enable a strategy?", Rule: "INV-080"},
}

// Verbs.
const (
	verbPlay engine.Verb = engine.VerbGame + iota
	verbUse
	verbEnable
	verbPlot
	verbEnd
	verbDiscard
	verbCancel
	verbPlace
	verbSacrifice
	verbZone
	verbRemove
	verbSpare
)

var verbs = append(engine.EngineVerbs(),
	engine.VerbSpec{ID: "play", Name: "Play", Text: "Play {A} ({price})", Args: "a"},
	engine.VerbSpec{ID: "use", Name: "Use", Text: "Use {A}: {ability}", Args: "a"},
	engine.VerbSpec{ID: "enable", Name: "Enable", Text: "Enable {A} ({price})", Log: "{Seat} enables {A}.", Args: "a"},
	engine.VerbSpec{ID: "plot", Name: "Invasion plot", Text: "Invasion plot: {plot}", Args: "n"},
	engine.VerbSpec{ID: "end-turn", Name: "End", Text: "{end}", Log: "{Seat} ends the main phase.", Tone: "end"},
	engine.VerbSpec{ID: "discard", Name: "Discard", Text: "Discard {A}", Args: "a"},
	engine.VerbSpec{ID: "cancel", Name: "Cancel", Text: "Cancel it with {A} ({price})", Args: "a"},
	engine.VerbSpec{ID: "place", Name: "To", Text: "To {nth area}{full}", Args: "n"},
	engine.VerbSpec{ID: "sacrifice", Name: "Sacrifice", Text: "Sacrifice {A}", Log: "{Seat} sacrifices {A}.", Args: "a"},
	engine.VerbSpec{ID: "zone", Name: "Choose", Text: "Choose {nth area}", Args: "n"},
	engine.VerbSpec{ID: "remove", Name: "Remove", Text: "Remove {N}", Args: "n"},
	engine.VerbSpec{ID: "spare", Name: "Take off", Text: "Take off {N}", Args: "n"},
)

// The three things that the invasion plot action can do.
const (
	plotDraw = iota
	plotDiscard
	plotDrain
)

// Traits: the keywords (INV-060).
const (
	aircraft engine.TraitID = iota
	beast
	bunker
	cancels
	city
	infantry
	infestation
	machine
	naval
	psychic
	research
	robot
	tank
	walker
	weaponry
)

var traits = []string{
	"Aircraft", "Beast", "Bunker", "Cancel", "City", "Infantry", "Infestation", "Machine", "Naval", "Psychic", "Research", "Robot", "Tank",
	"Walker", "Weapon",
}
