package pocketmodel

import "cantina/engine"

// Classes: the faction of a unit; it has no effect of its own (PM-018).
const (
	none engine.ClassID = iota
	rebel
	empire
	republic
	separatist
	fringe
)

var classes = []string{none: "none", rebel: "rebel", empire: "empire", republic: "republic", separatist: "separatist", fringe: "fringe"}

// Types (PM-006, PM-014).
const (
	space engine.TypeID = iota
	ground
	combat
	objective
)

var types = []string{space: "space unit", ground: "ground unit", combat: "combat card", objective: "objective card"}

// Icons (PM-010).
const (
	laser engine.TraitID = iota
	trooper
	droid
	blaster
	armor
	transport
	fighter
	capital
	force
)

var traits = []string{"laser", "trooper", "droid", "blaster", "armor", "transport", "fighter", "capital", "force"}

// Zones (PM-020 to PM-022). A player's units in a place are a zone of that player: the contested zone,
// and from Homes on the home zones of the players.
const (
	Deck engine.ZoneKind = iota
	Hand
	Discard
	Reserve
	Objectives // face down, which nobody has seen (PM-027)
	Revealed   // face up
	Battle     // the combat card played in the battle that is fought
	Gone       // what an eliminated player had (PM-120)
	Contested
	Homes
)

func zonesFor(seats int) []engine.ZoneSpec {
	z := []engine.ZoneSpec{
		Deck:       {ID: "deck", Name: "deck", PerSeat: true, See: engine.SeenByNone},
		Hand:       {ID: "hand", Name: "hand", PerSeat: true, See: engine.SeenByOwner, Alike: true},
		Discard:    {ID: "discard", Name: "discard pile", PerSeat: true, Alike: true},
		Reserve:    {ID: "reserve", Name: "reserve", PerSeat: true, Alike: true},
		Objectives: {ID: "objectives", Name: "face-down objectives", PerSeat: true, See: engine.SeenByNone},
		Revealed:   {ID: "revealed", Name: "revealed objectives", PerSeat: true, InPlay: true},
		Battle:     {ID: "battle", Name: "combat card", PerSeat: true, InPlay: true},
		Gone:       {ID: "gone", Name: "out of the game", PerSeat: true, See: engine.SeenByNone},
		Contested:  {ID: "contested", Name: "contested zone", PerSeat: true, InPlay: true, Alike: true},
	}
	for s := range seats {
		id := seatIDs[s : s+1]
		z = append(z, engine.ZoneSpec{ID: "home-" + id, Name: "home zone of player " + string(id[0]-'a'+'A'), PerSeat: true, InPlay: true, Alike: true})
	}
	return z
}

const seatIDs = "abcdefgh"

func seatsFor(n int) []engine.SeatSpec {
	out := make([]engine.SeatSpec, n)
	for s := range out {
		out[s] = engine.SeatSpec{ID: seatIDs[s : s+1], Name: "player " + string('A'+rune(s))}
	}
	return out
}

// Attributes (PM-003, PM-007).
const (
	Attack engine.AttrID = iota
	Defense
	Damage
	Shields
	Stars
	ObjDefense
)

// attrs: only damage does not go below zero by a rule (PM-074); a score may.
var attrs = []engine.AttrSpec{
	Attack:     {ID: "attack", Name: "attack", Min: -99},
	Defense:    {ID: "defense", Name: "defense", Min: -99},
	Damage:     {ID: "damage", Name: "damage"},
	Shields:    {ID: "shields", Name: "shields"},
	Stars:      {ID: "stars", Name: "build stars"},
	ObjDefense: {ID: "objective-defense", Name: "objective defense"},
}

func unit(attack, defense, damage, shields, stars int16) [8]int16 {
	return [8]int16{Attack: attack, Defense: defense, Damage: damage, Shields: shields, Stars: stars}
}

func card(defense, stars int16) [8]int16 { return [8]int16{ObjDefense: defense, Stars: stars} }

// Groups of cards, and their backs.
const (
	groupUnit      = "unit"
	groupCombat    = "combat card"
	groupObjective = "objective card"

	backUnit = 1
)

// Markers is the number of damage markers on a unit.
const Markers engine.CounterID = 0

var counters = []engine.CounterSpec{Markers: {ID: "markers", Name: "damage markers", Max: 1000}}

// Flags of units.
const (
	Moved     engine.FlagID = iota // in this Move action (PM-039)
	Attacking                      // named as an attacker; its battle or strike is not resolved yet
	Aimed                          // named as a target
	Fighting                       // in the battle or strike that is resolved now
)

var flags = []engine.FlagSpec{
	Moved:     {ID: "moved", Name: "has moved"},
	Attacking: {ID: "attacking", Name: "attacker"},
	Aimed:     {ID: "aimed-at", Name: "target"},
	Fighting:  {ID: "fighting", Name: "fighting now"},
}

// Variables.
const (
	Moving    engine.VarID = iota // the Move action of this turn: not, now, done
	Combating                     // the Combat action
	Playing                       // the Play objective action
	UsedStars                     // build stars of the units in the action that is taken
	Step                          // of the battle (1 to 8) or strike (11 to 14)
	Die1
	Die2
	FinalAttack
	FinalDefense
	Passed     // this player passed in the battle
	TwoRolls   // the dice of this strike are rolled twice (Decoy Transmitter)
	Eliminated // PM-113, PM-114
	Allowance  // build stars that may still be brought from the reserve, or placed
)

const (
	notYet = iota
	now
	done
)

var vars = []engine.VarSpec{
	Moving:       {ID: "moving", Name: "Move action", Max: done},
	Combating:    {ID: "combat", Name: "Combat action", Max: done},
	Playing:      {ID: "playing", Name: "Play objective action", Max: done},
	UsedStars:    {ID: "used-stars", Name: "build stars used", Max: 1000},
	Step:         {ID: "step", Name: "step", Max: 20},
	Die1:         {ID: "die-1", Name: "first die", PerSeat: true, Max: 6},
	Die2:         {ID: "die-2", Name: "second die", PerSeat: true, Max: 6},
	FinalAttack:  {ID: "final-attack", Name: "final attack score", PerSeat: true, Min: -99, Max: 999},
	FinalDefense: {ID: "final-defense", Name: "final defense score", PerSeat: true, Min: -99, Max: 999},
	Passed:       {ID: "passed", Name: "passed", PerSeat: true, Max: 1, Hidden: true},
	TwoRolls:     {ID: "two-rolls", Name: "rolled twice", Max: 1, Hidden: true},
	Eliminated:   {ID: "eliminated", Name: "eliminated", PerSeat: true, Max: 1},
	Allowance:    {ID: "allowance", Name: "build stars left", Max: 1000},
}

// Steps of a strike, beside those of a battle.
const (
	stepReveal = 11 + iota
	stepStrikeRoll
	stepStrikeSum
	stepStrikeEnd
)

// Events.
const (
	EvBattle     = engine.EvGame + iota // a battle of Card against Other begins
	EvStrike                            // a strike of Card at Other begins
	EvSkipped                           // the battle or strike of Card is skipped
	EvCombatCard                        // Seat plays Card on Other
	EvDice                              // Card rolls: N is first die * 10 + second
	EvSums                              // the scores of Card against Other, see sums
	EvStrikeSums                        // the score of Card against the objective Other
	EvMarked                            // Card receives markers: see marks
	EvIgnored                           // the hit by Card is ignored (PM-109)
	EvDestroyed                         // Card is destroyed
	EvTrimmed                           // markers of Card go with a shields bonus (PM-075)
	EvRevealed                          // objective Card is turned up
	EvFought                            // the battle of Card is over, combat cards are still there
	EvObjective                         // objective Card is destroyed
	EvHolds                             // objective Card is not destroyed
	EvEliminated                        // Seat is eliminated; N is the ending
)

var events = []engine.EventSpec{
	EvBattle - engine.EvGame:     {ID: "battle"},
	EvStrike - engine.EvGame:     {ID: "strike"},
	EvSkipped - engine.EvGame:    {ID: "skipped", Log: "The target of {A} is gone: its battle or strike is skipped."},
	EvCombatCard - engine.EvGame: {ID: "combat-card"},
	EvDice - engine.EvGame:       {ID: "dice"},
	EvSums - engine.EvGame:       {ID: "sums"},
	EvStrikeSums - engine.EvGame: {ID: "strike-sums"},
	EvMarked - engine.EvGame:     {ID: "marked"},
	EvIgnored - engine.EvGame:    {ID: "ignored", Log: "{B} struck first: the hit by {A} is ignored."},
	EvDestroyed - engine.EvGame:  {ID: "destroyed", Log: "{A} is destroyed and goes to {seat}'s reserve."},
	EvTrimmed - engine.EvGame:    {ID: "trimmed", Log: "{A} no longer has the shields bonus: it keeps {n|damage marker|damage markers}."},
	EvRevealed - engine.EvGame:   {ID: "revealed", Log: "{A} is turned face up."},
	EvFought - engine.EvGame:     {ID: "fought"},
	EvObjective - engine.EvGame:  {ID: "objective-destroyed", Log: "{Seat}'s objective {A} is destroyed."},
	EvHolds - engine.EvGame:      {ID: "objective-holds", Log: "{A} holds."},
	EvEliminated - engine.EvGame: {ID: "eliminated"},
}

// Keys of this game's own constant effects.
const (
	keyMoveStars engine.StaticKey = engine.StaticGame + iota
	keyHand
	keyBring
	keyShelter
	keyNoAuto
	keyFirst
	keyReroll
	keyCarry
	keyJam
)

var statics = []string{"stars of a Move action", "maximum hand", "stars brought", "shelter", "no automatic hit", "first strike", "reroll", "carry", "jamming"}

// Endings.
const (
	endUnits uint8 = iota
	endObjectives
	endDraw
)

var endings = []engine.Ending{
	endUnits:      {Rule: "PM-113", Text: "No opponent has a unit in play any more: {seat} wins."},
	endObjectives: {Rule: "PM-114", Text: "The last opponent's objectives are all destroyed: {seat} wins."},
	endDraw:       {Rule: "PM-116", Text: "The last players are eliminated at the same moment: the game is a draw."},
}

// Prompts.
const (
	promptPlace engine.Prompt = engine.PromptGame + iota
	promptMenu
	promptOrder
	promptCard1
	promptCard2
	promptCard3
	promptReroll
	promptBring
	promptCarry
	promptGo
)

var prompts = []engine.PromptSpec{
	engine.PromptTrigger:  {ID: "trigger", Text: "Texts wait: which one is carried out next?", Rule: "PM-079"},
	engine.PromptPick:     {ID: "choose", Text: "{src}: {effect}.", Rule: "PM-036"},
	engine.PromptMode:     {ID: "mode", Text: "{src}: choose one.", Rule: "PM-079"},
	engine.PromptUse:      {ID: "use", Text: "Use {src}? {ability}", Rule: "PM-079"},
	engine.PromptWhoFirst: {ID: "first", Text: "Whose texts come first?", Rule: "PM-079"},
	promptPlace:           {ID: "place", Text: "Place units in {your} home zone: {left|build star is|build stars are} left.", Rule: "PM-030", Acts: true},
	promptMenu:            {ID: "action", Text: "{Your} turn: {turn}", Rule: "PM-035", Menu: true},
	promptOrder:           {ID: "order", Text: "Which battle or strike is next?", Rule: "PM-046"},
	promptCard1:           {ID: "step-1", Text: "Step 1: play a combat card on {mine}, or pass.", Rule: "PM-051", Acts: true},
	promptCard2:           {ID: "step-2", Text: "Step 2: play a combat card on {mine}, or pass.", Rule: "PM-052", Acts: true},
	promptCard3:           {ID: "step-3", Text: "Step 3: play a combat card on {mine}, or pass.", Rule: "PM-053", Acts: true},
	promptReroll:          {ID: "reroll", Text: "{mine} has rolled {rolled}: roll again?", Rule: "PM-107"},
	promptBring:           {ID: "bring", Text: "Bring units from {your} reserve into {your} home zone: {left|build star is|build stars are} left.", Rule: "PM-086"},
	promptCarry:           {ID: "carry", Text: "Does a ground unit move with {src}?", Rule: "PM-038"},
	promptGo:              {ID: "retreat", Text: "Where does {it} move?", Rule: "PM-079"},
}

// Verbs.
const (
	verbPlace engine.Verb = engine.VerbGame + iota
	verbMove
	verbAttack
	verbStrike
	verbFight
	verbObjective
	verbEnd
	verbOrder
	verbPlay
	verbPass
	verbReroll
	verbBring
	verbCarry
	verbGo
	verbPlaced
)

var verbs = append(engine.EngineVerbs(),
	engine.VerbSpec{ID: "place", Name: "Place", Text: "Place {A} ({A.stars|star|stars})", Args: "a"},
	engine.VerbSpec{ID: "move", Name: "Move", Text: "Move {unit} to {place}", Args: "a"},
	engine.VerbSpec{ID: "attack", Name: "Attack", Text: "Attack {target} with {unit}", Log: "{Seat} names {A} to attack {B}.", Args: "ab"},
	engine.VerbSpec{ID: "strike", Name: "Strike", Text: "Strike {target} with {unit}", Args: "ab"},
	engine.VerbSpec{ID: "fight", Name: "Fight", Text: "All attackers are named: fight"},
	engine.VerbSpec{ID: "objective", Name: "Play objective", Text: "Play {A} in place of {target}", Args: "ab"},
	engine.VerbSpec{ID: "end-turn", Name: "End turn", Text: "End the turn", Log: "{Seat} ends the turn.", Tone: "end"},
	engine.VerbSpec{ID: "order", Name: "Next", Text: "Next: {unit} against {target}", Args: "a"},
	engine.VerbSpec{ID: "play", Name: "Play", Text: "Play {A}: {gives}", Args: "a"},
	engine.VerbSpec{ID: "pass", Name: "Pass", Text: "Pass", Log: "{Seat} passes.", Tone: "decline"},
	engine.VerbSpec{ID: "reroll", Name: "Roll again", Text: "Roll {again} again", Log: "{Seat} rolls again.", Args: "n"},
	engine.VerbSpec{ID: "bring", Name: "Bring", Text: "Bring {A} ({A.stars|star|stars})", Args: "a"},
	engine.VerbSpec{ID: "carry", Name: "Carry", Text: "{unit} moves with it", Args: "a"},
	engine.VerbSpec{ID: "go", Name: "Move", Text: "To {place}", Args: "n"},
	engine.VerbSpec{ID: "placed", Name: "Done", Text: "Done placing", Tone: "done"},
)
