package destiny

import "cantina/engine"

// Classes: the affiliation of a card (DES-015).
const (
	neutral engine.ClassID = iota
	hero
	villain
)

var classes = []string{neutral: "neutral", hero: "hero", villain: "villain"}

// Card types (DES-012, DES-013).
const (
	character engine.TypeID = iota
	upgrade
	support
	event
	battlefield
	plot
	downgrade
)

var types = []string{character: "character", upgrade: "upgrade", support: "support", event: "event", battlefield: "battlefield", plot: "plot", downgrade: "downgrade"}

// Traits: the colours (DES-014), the keywords (DES-453), then the subtypes (DES-017).
const (
	blue engine.TraitID = iota
	red
	yellow
	gray
	guardian
	redeploy
	ambush
	ability
	apprentice
	bountyHunter
	droid
	equipment
	jedi
	leader
	pilot
	scavenger
	scoundrel
	sith
	trooper
	vehicle
	weapon
	witch
	mod
	title
	location
	guard
	artillery
	injury
)

var traits = []string{
	"blue", "red", "yellow", "gray", "Guardian", "Redeploy", "Ambush",
	"ability", "apprentice", "bounty hunter", "droid", "equipment", "Jedi", "leader", "pilot", "scavenger", "scoundrel",
	"Sith", "trooper", "vehicle", "weapon", "witch", "mod", "title", "location", "guard", "artillery", "injury",
}

// Symbols on dice (DES-039, DES-040).
const (
	blank engine.SymbolID = iota
	melee
	ranged
	indirect
	shield
	resource
	disrupt
	discard
	focus
	special
	anySymbol
)

var symbols = []string{"blank", "melee", "ranged", "indirect", "shield", "resource", "disrupt", "discard", "focus", "special", "any"}

// codes are the symbols as the card data write them.
var codes = []string{"-", "MD", "RD", "ID", "Sh", "R", "Dr", "Dc", "F", "Sp", "*"}

// Zones (section 4).
const (
	Deck engine.ZoneKind = iota
	Hand
	Discard
	Team        // characters
	Upgrades    // on the characters, see Card.Host
	Supports    //
	Downgrades  // on characters of the opponent, see Card.Host; with who controls them
	Battlefield // the one in use, with its controller
	Bring       // the battlefields that are not in use (rr: the set-aside area)
	Aside       // set aside
	Resolving   // the event that is being carried out
	Removed     // out of the game
	Box         // cards that nobody brought
)

var zones = []engine.ZoneSpec{
	Deck:        {ID: "deck", Name: "deck", PerSeat: true, See: engine.SeenByNone},
	Hand:        {ID: "hand", Name: "hand", PerSeat: true, See: engine.SeenByOwner, Alike: true},
	Discard:     {ID: "discard", Name: "discard pile", PerSeat: true, Alike: true},
	Team:        {ID: "team", Name: "characters", PerSeat: true, InPlay: true},
	Upgrades:    {ID: "upgrades", Name: "upgrades", PerSeat: true, InPlay: true},
	Supports:    {ID: "supports", Name: "supports", PerSeat: true, InPlay: true},
	Downgrades:  {ID: "downgrades", Name: "downgrades", PerSeat: true, InPlay: true},
	Battlefield: {ID: "battlefield", Name: "battlefield", PerSeat: true, InPlay: true},
	Bring:       {ID: "unused", Name: "battlefield not in use", PerSeat: true},
	Aside:       {ID: "aside", Name: "set-aside area", PerSeat: true},
	Resolving:   {ID: "resolving", Name: "event being resolved", PerSeat: true},
	Removed:     {ID: "removed", Name: "out of the game", PerSeat: true},
}

// Attributes.
const (
	Cost engine.AttrID = iota
	Health
	Points // with one die
	Elite  // with two dice; 0: there is no such choice
)

var attrs = []engine.AttrSpec{
	Cost:   {ID: "cost", Name: "cost"},
	Health: {ID: "health", Name: "health", Show: true},
	Points: {ID: "points", Name: "points"},
	Elite:  {ID: "elite", Name: "points with two dice"},
}

// Counters on cards.
const (
	Damage engine.CounterID = iota
	Shields
	assigned // of an amount that is being split
)

// maxShields is the shield limit (DES-335).
const maxShields = 3

var counters = []engine.CounterSpec{
	Damage:   {ID: "damage", Name: "damage", Max: 99, Up: "{A} takes {n} damage.", Down: "{n} damage is removed from {A}."},
	Shields:  {ID: "shields", Name: "shields", Max: maxShields, Up: "{A} gains {n|shield|shields}.", Down: "{A} loses {n|shield|shields}."},
	assigned: {ID: "assigned", Name: "assigned", Max: 99},
}

// Flags of cards.
const (
	Exhausted engine.FlagID = iota
	Granted                 // Ambush given to the card being played (01163)
	Doomed                  // is defeated after this round ends (01023)
	Marked                  // chosen secretly, until both have chosen
	Placed                  // an event that is not discarded when it has been resolved
	LastCard                // the card being played was the last one of the hand
	Used                    // its power action was used in this round (DES-271)
)

var flags = []engine.FlagSpec{
	Exhausted: {ID: "exhausted", Name: "exhausted"},
	Granted:   {ID: "granted", Name: "has Ambush", Sticky: true},
	Doomed:    {ID: "doomed", Name: "defeated after this round"},
	Marked:    {ID: "marked", Name: "chosen", Sticky: true},
	Placed:    {ID: "placed", Name: "placed elsewhere", Sticky: true},
	LastCard:  {ID: "last-card", Name: "the last card of the hand", Sticky: true},
	Used:      {ID: "used", Name: "used in this round"},
}

// Variables.
const (
	Resources engine.VarID = iota
	Round
	Passes    // in a row (DES-140)
	Claimed   // 1 + the seat that has claimed in this round (DES-276), 0: nobody
	Extra     // additional actions still to take, in the order granted: base-3 digits, the lowest first (DES-292)
	Ruleset   // 0 starter, 1 rr (DES-003)
	Replaced  // 1: this player has replaced an upgrade in this round (DES-175)
	EndPhase  // 1: the action phase ends after this action (DES-447)
	RollTotal // of the roll for the battlefield (DES-117)
	Lost      // resources that the opponent lost by the last disrupt (01100)
	Blocked   // damage blocked of the amount dealt last
)

var vars = []engine.VarSpec{
	Resources: {ID: "resources", Name: "resources", PerSeat: true, Max: 1000, Up: "{Seat} gains {n|resource|resources}.", Down: "{Seat} parts with {n|resource|resources}."},
	Round:     {ID: "round", Name: "round", Max: 10000},
	Passes:    {ID: "passes", Max: 2, Hidden: true},
	Claimed:   {ID: "claimed", Name: "claimed", Max: 2},
	Extra:     {ID: "extra", Max: 1 << 30, Hidden: true},
	Ruleset:   {ID: "ruleset", Max: 1, Hidden: true},
	Replaced:  {ID: "replaced", PerSeat: true, Max: 1, Hidden: true},
	EndPhase:  {ID: "end-phase", Max: 1, Hidden: true},
	RollTotal: {ID: "roll", PerSeat: true, Max: 1000, Hidden: true},
	Lost:      {ID: "lost", Max: 1000, Hidden: true},
	Blocked:   {ID: "blocked", Max: 1000, Hidden: true},
}

// Events.
const (
	EvDamage     = engine.EvGame + iota // damage is dealt to Card: can be interrupted (DES-320)
	EvShields                           // Card gains shields: can be interrupted
	EvDefeat                            // Card is defeated: can be interrupted, can be replaced
	EvTook                              // Card has taken N damage
	EvActivated                         // Card was activated
	EvPlayed                            // Card was played, on Other if it is an upgrade
	EvLastCard                          // Seat has played or discarded the last card of the hand
	EvResolved                          // a die of Card was resolved, see DieResolved
	EvRemovedDie                        // a die of Card was removed
	EvBlocked                           // N damage to Card was blocked
	EvClaimed                           // Seat has claimed the battlefield Card
	EvRound                             // round N begins
	EvUpkeep                            // the upkeep phase begins
	EvRolled                            // Seat has rolled N for the battlefield
	EvResolving                         // Seat resolves die Other of Card, with the value and symbol in N
	EvRolledIn                          // Seat has rolled die Other of Card into the pool
)

var events = []engine.EventSpec{
	EvDamage - engine.EvGame:     {ID: "damage", OnlyIfDone: true},
	EvShields - engine.EvGame:    {ID: "shields", OnlyIfDone: true},
	EvDefeat - engine.EvGame:     {ID: "defeat", Log: "{A} is defeated.", OnlyIfDone: true},
	EvTook - engine.EvGame:       {ID: "took"},
	EvActivated - engine.EvGame:  {ID: "activated"},
	EvPlayed - engine.EvGame:     {ID: "played"},
	EvLastCard - engine.EvGame:   {ID: "last-card"},
	EvResolved - engine.EvGame:   {ID: "resolved"},
	EvRemovedDie - engine.EvGame: {ID: "removed-die"},
	EvBlocked - engine.EvGame:    {ID: "blocked", Log: "{n} damage to {A} is blocked."},
	EvClaimed - engine.EvGame:    {ID: "claimed"},
	EvRound - engine.EvGame:      {ID: "round", Log: "Round {n}."},
	EvUpkeep - engine.EvGame:     {ID: "upkeep", Log: "Upkeep."},
	EvRolled - engine.EvGame:     {ID: "rolled", Log: "{Seat} rolls {n} for the battlefield."},
	EvResolving - engine.EvGame:  {ID: "resolving"},
	EvRolledIn - engine.EvGame:   {ID: "rolled-in", Quiet: true},
}

// Keys of this game's own constant effects.
const (
	keyAttach    engine.StaticKey = engine.StaticGame + iota // which characters an upgrade goes on
	keyCondition                                             // when a card may be played
	keyDiscount                                              // a lower cost
	keyOffer                                                 // what may be used before a card is played
	keyKeyword                                               // a keyword given to other cards
	keyHandSize
	keyIncome
	keyAnyWeapon  // any weapon may be attached to this character (01045)
	keyXValue     // what X is on the die of this card
	keySplit      // shields of this die may be split (01050)
	keyDeckPermit // what the deck may hold besides
	keyIncomeMore
	keyStays      // which characters an upgrade stays on
	keyTeamPoints // cheaper characters in a team with this card
)

var statics = []string{
	"attach", "condition", "discount", "offer", "keyword", "hand size", "income", "any weapon", "x", "split", "deck", "more income", "stays", "team points",
}

// Endings.
const (
	endDefeated uint8 = iota
	endNoCards
	endBothDefeated
	endBothNoCards
	endGivenUp
)

var endings = []engine.Ending{
	endDefeated:     {Rule: "DES-308", Text: "All characters of the other player are defeated: {seat} wins."},
	endNoCards:      {Rule: "DES-311", Text: "The other player has no cards in hand and deck: {seat} wins."},
	endBothDefeated: {Rule: "DES-314", Text: "The last characters of both were defeated at the same moment: {seat} controls the battlefield and wins."},
	endBothNoCards:  {Rule: "DES-312", Text: "Both players have no cards in hand and deck: {seat} controls the battlefield and wins."},
	endGivenUp:      {Rule: "DES-316", Text: "The other player has given up: {seat} wins."},
}

// Prompts.
const (
	promptMenu engine.Prompt = engine.PromptGame + iota
	promptExtra
	promptExchange
	promptUpkeep
	promptBattlefield
	promptSetupShield
	promptReplace
	promptDie
	promptModifier
	promptTarget
	promptFocus
	promptSide
	promptSpecial
	promptReroll
	promptGuardian
	promptRedeploy
	promptLimit
	promptOffer
	promptClaim
	promptDice
	promptSplit
	promptNumber
	promptName
	promptLimitDown
	promptCopies
)

var prompts = []engine.PromptSpec{
	engine.PromptTrigger:  {ID: "trigger", Text: "Use this ability now?", Rule: "DES-435"},
	engine.PromptPick:     {ID: "choose", Text: "{src}: {effect}", Rule: "DES-387"},
	engine.PromptMode:     {ID: "mode", Text: "{src}: choose one.", Rule: "DES-386"},
	engine.PromptUse:      {ID: "use", Text: "Use {src}? {ability}", Rule: "DES-435"},
	engine.PromptWhoFirst: {ID: "first", Text: "Who controls the battlefield decides: whose abilities come first?", Rule: "DES-437"},
	promptMenu:            {ID: "action", Text: "{Your} turn: take one action or pass.", Rule: "DES-136", Menu: true},
	promptExtra:           {ID: "extra", Text: "Take an additional action, or decline it.", Rule: "DES-289", Menu: true},
	promptExchange:        {ID: "exchange", Text: "Choose cards to shuffle back into the deck, then draw as many.", Rule: "DES-113"},
	promptUpkeep:          {ID: "upkeep", Text: "Discard any number of cards; then draw up to the hand size.", Rule: "DES-300"},
	promptBattlefield:     {ID: "battlefield", Text: "The higher roll chooses: on which battlefield is the game played?", Rule: "DES-122"},
	promptSetupShield:     {ID: "setup-shield", Text: "{Your} battlefield is not used: give a shield to one of {your} characters.", Rule: "DES-126"},
	promptReplace:         {ID: "replace", Text: "Does {src} replace an upgrade?", Rule: "DES-172"},
	promptDie:             {ID: "die", Text: "Which die do you resolve next?", Rule: "DES-201"},
	promptModifier:        {ID: "modifier", Text: "Resolving {resolving}. Add modifiers, or done.", Rule: "DES-215"},
	promptTarget:          {ID: "target", Text: "{amount}: choose a character.", Rule: "DES-231"},
	promptFocus:           {ID: "focus", Text: "Focus: choose a die to turn, {r1} to go.", Rule: "DES-241"},
	promptSide:            {ID: "side", Text: "Turn the die to which side?", Rule: "DES-251"},
	promptSpecial:         {ID: "special", Text: "Which special ability of {src}?", Rule: "DES-247"},
	promptReroll:          {ID: "reroll", Text: "Choose the dice to reroll.", Rule: "DES-263"},
	promptGuardian:        {ID: "guardian", Text: "Guardian: does {src} take the damage of a die?", Rule: "DES-455"},
	promptRedeploy:        {ID: "redeploy", Text: "Redeploy: move {src} to another character?", Rule: "DES-463"},
	promptLimit:           {ID: "limit", Text: "A character has at most three upgrades: discard one.", Rule: "DES-169"},
	promptOffer:           {ID: "offer", Text: "Use {src} before the card is played?", Rule: "DES-154"},
	promptClaim:           {ID: "claim", Text: "Use the claim ability of {src}?", Rule: "DES-280"},
	promptDice:            {ID: "dice", Text: "{src}: {effect}", Rule: "DES-387"},
	promptSplit:           {ID: "split", Text: "{split} to be split: which character takes the next one?", Rule: "DES-328"},
	promptNumber:          {ID: "number", Text: "{src}: {effect}", Rule: "DES-389"},
	promptName:            {ID: "name", Text: "{src}: {effect}", Rule: "DES-386"},
	promptLimitDown:       {ID: "limit-down", Text: "A character has at most three downgrades: discard one.", Rule: "DES-501"},
	promptCopies:          {ID: "copies", Text: "You control two copies of a unique card: discard one.", Rule: "DES-486"},
}

// Verbs.
const (
	verbPlay engine.Verb = engine.VerbGame + iota
	verbPlayOn
	verbActivate
	verbResolve
	verbReroll
	verbUse
	verbClaim
	verbPass
	verbDie
	verbSide
	verbReplace
	verbNo
	verbYes
	verbNumber
	verbName
)

var verbs = append(engine.EngineVerbs(),
	engine.VerbSpec{ID: "play", Name: "Play", Text: "Play {A} for {price}", Args: "a"},
	engine.VerbSpec{ID: "attach", Name: "Play", Text: "Play {A} on {host} for {price}", Args: "ab"},
	engine.VerbSpec{ID: "activate", Name: "Activate", Text: "Activate {who}", Log: "{Seat} activates {A}.", Args: "a"},
	engine.VerbSpec{ID: "resolve", Name: "Resolve", Text: "Resolve {symbol}", Args: "s"},
	engine.VerbSpec{ID: "reroll", Name: "Discard to reroll", Text: "Discard {A} to reroll dice", Log: "{Seat} discards to reroll dice.", Args: "a"},
	engine.VerbSpec{ID: "use", Name: "Use", Text: "Use {A}: {what}", Args: "a"},
	engine.VerbSpec{ID: "claim", Name: "Claim", Text: "Claim the battlefield", Log: "{Seat} claims the battlefield.", Args: ""},
	engine.VerbSpec{ID: "pass", Name: "Pass", Text: "Pass", Log: "{Seat} passes.", Tone: "end"},
	engine.VerbSpec{ID: "die", Name: "Choose a die", Text: "{die}", Args: "d", Die: true},
	engine.VerbSpec{ID: "side", Name: "Turn", Text: "{side}", Args: "dn", Die: true},
	engine.VerbSpec{ID: "replace", Name: "Replace", Text: "Replace {A}", Args: "a"},
	engine.VerbSpec{ID: "no", Name: "No", Text: "No", Tone: "decline"},
	engine.VerbSpec{ID: "yes", Name: "Yes", Text: "Yes", Args: ""},
	engine.VerbSpec{ID: "number", Name: "Number", Text: "{N}", Args: "n"},
	engine.VerbSpec{ID: "name", Name: "Name", Text: "{trait}", Args: ""},
)
