package engine

// AbilityKind tells when an ability works.
type AbilityKind uint8

// The kinds of ability. Activated abilities are used by choice, When abilities trigger on an event,
// While abilities are constant. The others are carried out by a game's procedures: Reward for whoever
// defeats the card, Text when the card is played, Special when a die of the card is resolved, Claim
// when the card is claimed.
const (
	Activated AbilityKind = iota
	When
	While
	Reward
	Text
	Special
	Claim
)

// Ability is one ability of a card: when it may be used, what it costs and what it does. It
// holds no function; its nodes are values of package effect and of the games, which can be run,
// described in words, walked, saved and loaded.
type Ability struct {
	Kind      AbilityKind
	Name      string   // the printed title of the ability, if any
	Rule      string   // the rule id that settles it
	On        Trigger  // When: the event
	If        Cond     // may be used or triggers only if this holds
	Cost      []Effect // paid first, each in full
	Do        []Effect // carried out in order, as far as possible
	Static    []Static // While: the constant effects
	Mandatory bool     // a When ability that cannot be declined
	Before    bool     // a When ability that interrupts its event, see Happen
	Instead   bool     // a Before ability that replaces its event; it comes before the others
}

// Node is any part of an ability. Parts lists its direct sub-nodes.
type Node interface {
	Parts() []Node
}

// Effect is something that happens. Can reports whether carrying it out now would change or show
// anything. Step carries out one step on its frame and ends with Return, Call or an Ask.
type Effect interface {
	Node
	Can(c Ctx) bool
	Step(c Ctx, f *Frame)
}

// Instant is an effect that needs no frame, because it neither asks nor calls.
type Instant interface {
	Apply(c Ctx)
}

// Cond is a condition on the state, as seen by an ability.
type Cond interface {
	Node
	Holds(c Ctx) bool
}

// Amount is a number read from the state.
type Amount interface {
	Node
	Of(c Ctx) int
}

// Filter picks out cards.
type Filter interface {
	Node
	Match(c Ctx, id CardID) bool
}

// Trigger picks out the events on which an ability triggers.
type Trigger interface {
	Node
	Event() EventKind
	Hit(c Ctx, e Event) bool
}

// Static is a constant effect. Key says what it is about, so that it costs nothing elsewhere.
type Static interface {
	Node
	Key() StaticKey
}

// Modifier is a Static that changes an attribute: By is added to the attribute of each card that
// Applies accepts.
type Modifier interface {
	Static
	Applies(c Ctx, id CardID) bool
	Change(c Ctx) int
}

// Ctx is the point of view of an ability that runs or is being judged: whose card, who is "you",
// and which frame holds what it has chosen.
type Ctx struct {
	T    *Table
	Src  CardID
	Seat Seat
	// Root is the stack index of the ability's frame; -1 when nothing runs, -2-i for the ability that
	// waits as entry i of the queue.
	Root int16
}

func (t *Table) ctx(f *Frame) Ctx { return Ctx{T: t, Src: f.Src, Seat: f.Seat, Root: f.Root} }

// CtxOf is the point of view of a card that is in nobody's hands yet: its controller's.
func (t *Table) CtxOf(c CardID) Ctx { return Ctx{T: t, Src: c, Seat: t.Cards[c].Control, Root: -1} }

// Opponent returns the next seat; with two players, the other one.
func (c Ctx) Opponent() Seat { return (c.Seat + 1) % c.T.Seats }

// EventCard is the card of the event that triggered this ability, or NoCard.
func (c Ctx) EventCard() CardID {
	if c.Root < 0 {
		if w := c.waiting(); w != nil {
			return w.Card
		}
		return NoCard
	}
	return CardID(c.T.Stack[c.Root].R[regEventCards] & 0xffff)
}

// EventOther is the second card of the event that triggered this ability, or NoCard.
func (c Ctx) EventOther() CardID {
	if c.Root < 0 {
		if w := c.waiting(); w != nil {
			return w.Other
		}
		return NoCard
	}
	return CardID(c.T.Stack[c.Root].R[regEventCards] >> 16)
}

// EventN is the number of the event that triggered this ability.
func (c Ctx) EventN() int {
	if c.Root < 0 {
		if w := c.waiting(); w != nil {
			return int(w.N)
		}
		return 0
	}
	return int(c.T.Stack[c.Root].R[regEventN])
}

// waiting returns the entry of the queue whose point of view this is, or nil.
func (c Ctx) waiting() *Waiting {
	if i := -2 - int(c.Root); i >= 0 && i < len(c.T.Queue) {
		return &c.T.Queue[i]
	}
	return nil
}

// AddPick remembers a choice of this ability under a tag.
func (c Ctx) AddPick(tag uint8, v int) {
	c.T.Picks = append(c.T.Picks, Pick{Tag: tag, Val: int16(v)})
}

// Picked calls nothing; it returns the picks of this ability, of all tags, in order.
func (c Ctx) Picked() []Pick {
	if c.Root < 0 {
		return nil
	}
	return c.T.Picks[c.T.Stack[c.Root].Lo:]
}

// Pick returns the first choice under a tag, or NoCard.
func (c Ctx) Pick(tag uint8) CardID {
	for _, p := range c.Picked() {
		if p.Tag == tag {
			return CardID(p.Val)
		}
	}
	return NoCard
}

// HasPick reports whether the card was chosen under the tag.
func (c Ctx) HasPick(tag uint8, id CardID) bool {
	for _, p := range c.Picked() {
		if p.Tag == tag && CardID(p.Val) == id {
			return true
		}
	}
	return false
}

// Ability returns the ability that runs.
func (c Ctx) Ability() AbilityID {
	if c.Root < 0 {
		return NoAbility
	}
	return AbilityID(c.T.Stack[c.Root].R[regAbility])
}

// Ask opens a decision of an ability. Tag tells its choices apart.
func (c Ctx) Ask(seat Seat, p Prompt, tag uint8) {
	c.T.Ask = Ask{Prompt: p, Seat: seat, Src: c.Src, Ability: c.Ability(), Tag: tag}
	c.T.Options = c.T.Options[:0]
}

// MayDecline reports whether the ability that runs can still be declined, and then uses that up:
// the first choice of an optional triggered ability offers to decline it as a whole.
func (c Ctx) MayDecline() bool {
	if c.Root < 0 {
		return false
	}
	return c.T.Stack[c.Root].R[regFlags]&flagDeclinable != 0
}

// Started tells that the ability has done or asked something and can no longer be declined.
func (c Ctx) Started() {
	if c.Root >= 0 {
		c.T.Stack[c.Root].R[regFlags] &^= flagDeclinable
	}
}

// Abandon ends the whole ability that runs, because it was declined.
func (c Ctx) Abandon() {
	for len(c.T.Stack)-1 > int(c.Root) {
		c.T.Stack = c.T.Stack[:len(c.T.Stack)-1]
	}
	c.T.Return()
}

// FellShort remembers that the ability that runs could not do completely what its text says.
func (c Ctx) FellShort() {
	if c.Root >= 0 {
		c.T.Stack[c.Root].R[regFlags] |= flagShort
	}
}

// Complete reports whether everything that the ability has done so far was done completely.
func (c Ctx) Complete() bool {
	return c.Root < 0 || c.T.Stack[c.Root].R[regFlags]&flagShort == 0
}

const (
	flagDeclinable = 1 << iota
	flagShort
)
