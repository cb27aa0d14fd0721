package deckbuilding

import "cantina/engine"

// Seats. The Empire has the first turn (DBG-053).
const (
	Empire engine.Seat = iota
	Rebel
)

// Classes: the affiliation of a card (DBG-014).
const (
	neutral engine.ClassID = iota
	empire
	rebel
)

// Card types (DBG-013).
const (
	unit engine.TypeID = iota
	ship
	base
)

// Zones (DBG-019, DBG-020).
const (
	Deck engine.ZoneKind = iota
	Hand
	Play
	Discard
	Base
	Bases
	Victory
	Aside
	Row
	Galaxy
	GalaxyDiscard
	Pilots
	Exile
	Transit
)

var zones = []engine.ZoneSpec{
	Deck:          {ID: "deck", Name: "deck", PerSeat: true, See: engine.SeenByNone},
	Hand:          {ID: "hand", Name: "hand", PerSeat: true, See: engine.SeenByOwner, Alike: true},
	Play:          {ID: "play", Name: "play area", PerSeat: true, InPlay: true},
	Discard:       {ID: "discard", Name: "discard pile", PerSeat: true, Alike: true},
	Base:          {ID: "base", Name: "current base", PerSeat: true, InPlay: true},
	Bases:         {ID: "bases", Name: "base deck", PerSeat: true, See: engine.SeenByOwner},
	Victory:       {ID: "victory", Name: "victory pile", PerSeat: true},
	Aside:         {ID: "aside", Name: "bases not used", PerSeat: true, See: engine.SeenByOwner},
	Row:           {ID: "row", Name: "galaxy row", Slots: rowSize},
	Galaxy:        {ID: "galaxy", Name: "galaxy deck", See: engine.SeenByNone},
	GalaxyDiscard: {ID: "galaxy-discard", Name: "galaxy discard pile", Alike: true},
	Pilots:        {ID: "pilots", Name: "Outer Rim Pilots", Alike: true},
	Exile:         {ID: "exile", Name: "exile", Alike: true},
	Transit:       {ID: "transit", Name: "being purchased"},
}

const rowSize = 6

// Attributes (DBG-016 to DBG-018).
const (
	Cost engine.AttrID = iota
	Attack
	Resources
	Force
	HitPoints
	TargetValue
)

var attrs = []engine.AttrSpec{
	Cost:        {ID: "cost", Name: "cost"},
	Attack:      {ID: "attack", Name: "attack", Show: true}, // never below 0 (DBG-174)
	Resources:   {ID: "resources", Name: "resources"},
	Force:       {ID: "force", Name: "Force"},
	HitPoints:   {ID: "hit-points", Name: "hit points"},
	TargetValue: {ID: "target", Name: "target value"},
}

// Counters on cards.
const (
	Damage    engine.CounterID = iota
	Prevented                  // damage that the base's ability has prevented this turn (DBG-355)
	assigned                   // damage of the attack that is being divided (DBG-221)
)

var counters = []engine.CounterSpec{
	Damage:    {ID: "damage", Name: "damage", Max: 1000, Up: "{A} takes {n} damage.", Down: "{n} damage is repaired on {A}."},
	Prevented: {ID: "prevented", Name: "damage prevented this turn", Max: 1000},
	assigned:  {ID: "assigned", Name: "damage to be taken", Max: 1000},
}

// Flags of cards.
const (
	Used      engine.FlagID = iota // ability used this turn (DBG-150)
	Committed                      // to an attack that is not resolved yet
	Attacked                       // took part in a resolved attack this turn (DBG-207)
	Borrowed                       // must be exiled at the end of the turn (DBG-340)
)

var flags = []engine.FlagSpec{
	Used:      {ID: "used", Name: "ability used"},
	Committed: {ID: "committed", Name: "committed to an attack"},
	Attacked:  {ID: "attacked", Name: "has attacked"},
	Borrowed:  {ID: "borrowed", Name: "exiled at the end of the turn", Sticky: true},
}

// Variables.
const (
	Pool             engine.VarID = iota // resources of the active player (DBG-120)
	Marker                               // the Force marker, -3 (Empire) to +3 (Rebel) (DBG-060)
	NeutralPlayed                        // neutral cards played this turn (DBG-343)
	Purchases                            // cards purchased this turn (DBG-360)
	NeutralPurchases                     // neutral cards purchased this turn (DBG-356)
	ToWin                                // bases to destroy (DBG-030)
	PayingOff                            // 1 if the option DBG-036 is on
)

const trackEnd = 3

var vars = []engine.VarSpec{
	Pool:             {ID: "resources", Name: "resources", PerSeat: true, Max: 1000, Up: "{Seat} gains {n|resource|resources}."},
	Marker:           {ID: "force", Name: "Force", Min: -trackEnd, Max: trackEnd, Up: "The Force moves {n} towards the Rebellion.", Down: "The Force moves {n} towards the Empire."},
	NeutralPlayed:    {ID: "neutral-played", PerSeat: true, Max: 1000, Hidden: true},
	Purchases:        {ID: "purchases", PerSeat: true, Max: 1000, Hidden: true},
	NeutralPurchases: {ID: "neutral-purchases", PerSeat: true, Max: 1000, Hidden: true},
	ToWin:            {ID: "bases-to-win", Name: "bases to win", Min: 0, Max: 5},
	PayingOff:        {ID: "paying-off", Max: 1, Hidden: true},
}

// Events.
const (
	EvPlayed    = engine.EvGame + iota // Card was played, its gains are made
	EvPurchased                        // Card was purchased and placed
	EvDefeats                          // unit Card has defeated Other in the galaxy row
	EvRevealed                         // base Card was revealed
	EvAttack                           // an attack of N on Card (NoCard: nothing left to attack)
	EvFailed                           // the attack on Card was too weak
	EvDestroyed                        // base or ship Card was destroyed
	EvPrevented                        // N damage to Card was prevented
	EvBuys                             // Card is being purchased for N
)

var events = []engine.EventSpec{
	EvPlayed - engine.EvGame:    {ID: "played"},
	EvPurchased - engine.EvGame: {ID: "purchased"},
	EvDefeats - engine.EvGame:   {ID: "defeats"},
	EvRevealed - engine.EvGame:  {ID: "revealed", Log: "{Seat} reveals {A} as the new base."},
	EvAttack - engine.EvGame:    {ID: "attack", Log: "{Seat} attacks {A} with a total of {n}."},
	EvFailed - engine.EvGame:    {ID: "failed", Log: "The attack on {A} is too weak."},
	EvDestroyed - engine.EvGame: {ID: "destroyed", Log: "{A} is destroyed."},
	EvPrevented - engine.EvGame: {ID: "prevented", Log: "{n} damage to {A} is prevented."},
	EvBuys - engine.EvGame:      {ID: "buys"},
}

// Keys of this game's own constant effects.
const (
	keyShield engine.StaticKey = engine.StaticGame + iota
	keyPlace
	keyHunt
)

var statics = []string{"shield", "place of purchases", "hunting neutral units"}

// Endings.
const endBases uint8 = 0

var endings = []engine.Ending{endBases: {Rule: "DBG-290", Text: "{Seat} has destroyed the last base needed and wins."}}

// Prompts.
const (
	promptMenu engine.Prompt = engine.PromptGame + iota
	promptBase
	promptBaseDeck
	promptPlace
	promptShip
	promptReward
)

var prompts = []engine.PromptSpec{
	engine.PromptTrigger:  {ID: "trigger", Text: "Abilities have triggered: which one is resolved next?", Rule: "DBG-095"},
	engine.PromptPick:     {ID: "choose", Text: "{src}: {effect}.{picked}", Rule: "DBG-155"},
	engine.PromptMode:     {ID: "mode", Text: "{src}: choose one.", Rule: "DBG-162"},
	engine.PromptUse:      {ID: "use", Text: "Use {src}? {ability}", Rule: "DBG-158"},
	engine.PromptWhoFirst: {ID: "first", Text: "Whose abilities come first?", Rule: "DBG-095"},
	promptMenu:            {ID: "action", Text: "{Your} turn: choose an action.", Rule: "DBG-091", Menu: true},
	promptBase:            {ID: "base", Text: "{Your} base was destroyed: choose a new one.", Rule: "DBG-072"},
	promptBaseDeck:        {ID: "base-deck", Text: "Choose the bases for {your} base deck.", Rule: "DBG-035"},
	promptPlace:           {ID: "place", Text: "Where does the purchased {src} go?", Rule: "DBG-135"},
	promptShip:            {ID: "assign", Text: "Divide {r0} damage: how much does {src} take?", Rule: "DBG-221"},
	promptReward:          {ID: "reward", Text: "{defeated} is defeated: take its reward?", Rule: "DBG-246"},
}

// Verbs.
const (
	verbPlay engine.Verb = engine.VerbGame + iota
	verbPurchase
	verbUse
	verbCommit
	verbCommitBase
	verbAttack
	verbAttackBase
	verbPayOff
	verbEnd
	verbReveal
	verbKeep
	verbPlace
	verbAssign
	verbReward
)

var verbs = append(engine.EngineVerbs(),
	engine.VerbSpec{ID: "play", Name: "Play", Text: "Play {A}", Args: "a"},
	engine.VerbSpec{ID: "purchase", Name: "Purchase", Text: "Purchase {A} for {A.cost}", Args: "a"},
	engine.VerbSpec{ID: "use", Name: "Use", Text: "Use {A}: {ability}", Args: "a"},
	engine.VerbSpec{ID: "commit", Name: "Commit", Text: "Commit {A} to the attack on {B}", Log: "{Seat} commits {A} to the attack on {B}.", Args: "ab"},
	engine.VerbSpec{ID: "commit-base", Name: "Commit", Text: "Commit {A} to the attack on the base", Log: "{Seat} commits {A} to the attack on the base.", Args: "ab"},
	engine.VerbSpec{ID: "attack", Name: "Attack", Text: "Attack {B} with a total of {N}", Args: "b"},
	engine.VerbSpec{ID: "attack-base", Name: "Attack", Text: "Attack the base with a total of {N}", Args: "b"},
	engine.VerbSpec{ID: "pay-off", Name: "Pay off", Text: "Pay {A.cost} to put {A} into the galaxy discard pile", Log: "{Seat} pays {A} off.", Args: "a"},
	engine.VerbSpec{ID: "end-turn", Name: "End turn", Text: "End the turn", Log: "{Seat} ends the turn.", Tone: "end"},
	engine.VerbSpec{ID: "reveal", Name: "Reveal", Text: "Reveal {A}", Args: "a"},
	engine.VerbSpec{ID: "keep", Name: "Keep", Text: "Put {A} into the base deck", Args: "a"},
	engine.VerbSpec{ID: "place", Name: "Place", Text: "{place}", Args: "n"},
	engine.VerbSpec{ID: "assign", Name: "Assign", Text: "{N} to {A}", Args: "an"},
	engine.VerbSpec{ID: "reward", Name: "Take the reward", Text: "Take the reward: {reward}", Log: "{Seat} takes the reward.", Args: ""},
)

// Traits (DBG-026).
const (
	bountyHunter engine.TraitID = iota
	droid
	fighter
	jedi
	officer
	scoundrel
	sith
	transport
	trooper
	vehicle
)

var traits = []string{"Bounty Hunter", "Droid", "Fighter", "Jedi", "Officer", "Scoundrel", "Sith", "Transport", "Trooper", "Vehicle"}

var options = []engine.OptionSpec{
	{
		ID: "bases-to-win", Name: "Bases to win", Text: "How many enemy bases a player has to destroy.", Rule: "DBG-031", Default: "3",
		Values: []engine.OptionValue{{ID: "2", Name: "2"}, {ID: "3", Name: "3"}, {ID: "4", Name: "4"}, {ID: "5", Name: "5"}},
	},
	{
		ID: "bases", Name: "Base decks", Text: "Which bases the base decks hold.", Rule: "DBG-032", Default: "full",
		Values: []engine.OptionValue{
			{ID: "full", Name: "full galaxy: all ten bases"},
			{ID: "beginner", Name: "beginner: five set bases"},
			{ID: "secret", Name: "secret: each player chooses four"},
		},
	},
	{
		ID: "paying-off", Name: "Paying off neutral cards", Text: "Resources may be spent to move a neutral card out of the galaxy row.", Rule: "DBG-036", Default: "off",
		Values: []engine.OptionValue{{ID: "off", Name: "off"}, {ID: "on", Name: "on"}},
	},
}
