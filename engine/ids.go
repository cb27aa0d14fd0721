package engine

// Seat numbers the players from 0. At most MaxSeats sit at a table.
type Seat int8

// Nobody is the seat of shared things: the owner of a common deck, the winner of a draw.
const Nobody Seat = -1

// MaxSeats bounds the seats of a game, because who-knows-what is a bit mask of one byte.
const MaxSeats = 8

// CardID is the index of a physical card in State.Cards. It never changes during a match
// and never leaves the engine: viewers are given handles.
type CardID int16

// NoCard stands for the absence of a card.
const NoCard CardID = -1

// Small integers by which the state refers to the names that a game declares.
type (
	DefID     uint16 // a card definition
	ZoneKind  uint8  // a kind of zone, such as "hand"
	ZoneID    uint8  // a zone of one seat (or a shared one)
	CounterID uint8  // a number kept on a card
	FlagID    uint8  // a yes/no kept on a card
	VarID     uint8  // a number kept per seat or for the table
	AttrID    uint8  // a printed figure that cards can modify
	TraitID   uint8  // a word on a card that other cards refer to
	ClassID   uint8  // a side or faction of cards
	TypeID    uint8  // a card type
	EventKind uint8  // a kind of event
	Verb      uint8  // what an option does
	Prompt    uint8  // why a decision is asked
	ProcID    uint16 // a procedure or a node of a card's effect
	AbilityID uint16 // an ability of a definition, numbered over the whole game
	StaticID  uint16 // a constant effect of an ability, numbered over the whole game
	StaticKey uint8  // what a constant effect is about: below 32 an attribute, above a game's own
)

// NoZone is the zone of a card that was not yet put anywhere.
const NoZone ZoneID = 255
