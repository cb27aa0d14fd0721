package engine

// Event is something that happened: for triggers, for the log in words, for animation.
type Event struct {
	Kind     EventKind
	Seat     Seat // who did it or whom it concerns
	Card     CardID
	Other    CardID
	From, To ZoneID
	N        int32
}

// The engine's own events. A game's begin at EvGame.
const (
	EvMove    EventKind = iota // Card went From To
	EvVar                      // variable Other of Seat changed by N
	EvCounter                  // counter Other of Card changed by N
	EvFlag                     // flag Other of Card was set (N=1) or cleared
	EvShuffle                  // zone To was shuffled
	EvSwap                     // Card and Other exchanged places
	EvShow                     // Card was shown to Seat, or to all
	EvChoice                   // Seat chose verb N on Card and Other
	EvUse                      // Seat uses ability N of Card
	EvTurn                     // the turn N of Seat begins
	EvEnd                      // the match has ended; Seat has won for reason N
	EvRoll                     // die Other of Card rolled face N
	EvTurnDie                  // die Other of Card was turned to face N
	EvMoveDie                  // die Other went to place N, on Card
	EvGame                     // first event kind of a game
)

// changing are the engine's events that change the position.
const changing = 1<<EvMove | 1<<EvVar | 1<<EvCounter | 1<<EvFlag | 1<<EvShuffle | 1<<EvSwap | 1<<EvRoll | 1<<EvTurnDie | 1<<EvMoveDie

// MaxEvents bounds the event kinds, because a definition marks those that concern it in one word.
const MaxEvents = 64

// Logged is an event as it is kept for rendering: with what each viewer knew at that moment.
type Logged struct {
	Event
	Def, OtherDef DefID
	Seen          uint8 // seats that knew Card when it happened
	OtherSeen     uint8
}

// Emit tells the log and the triggers that something has happened.
func (t *Table) Emit(e Event) {
	if 1<<e.Kind&changing != 0 {
		t.Changes++
	}
	if t.Recording {
		t.record(e)
	}
	if t.Game.eventMask&(1<<e.Kind) != 0 {
		t.collect(e)
	}
}

func (t *Table) record(e Event) {
	l := Logged{Event: e}
	if e.Card >= 0 && int(e.Card) < len(t.Cards) && e.Kind != EvVar {
		l.Def, l.Seen = t.Cards[e.Card].Def, t.Cards[e.Card].Seen
	}
	if e.Other >= 0 && int(e.Other) < len(t.Cards) && (e.Kind == EvSwap || e.Kind == EvChoice || e.Kind >= EvGame) {
		l.OtherDef, l.OtherSeen = t.Cards[e.Other].Def, t.Cards[e.Other].Seen
	}
	t.Events = append(t.Events, l)
}

// collect puts the abilities that trigger on an event into the queue: those of cards in play, and
// those of the event's own card wherever it is (a purchased card, a card that just left play).
func (t *Table) collect(e Event) { t.gather(e, false, 0) }

// collectBefore puts the abilities that interrupt an event into the queue, at a level of their own.
// Replacements come first, and among them only one can be used.
func (t *Table) collectBefore(e Event, level int16) { t.gather(e, true, level) }

func (t *Table) gather(e Event, before bool, level int16) {
	bit := uint64(1) << e.Kind
	start := len(t.Queue)
	t.Groups++
	for _, z := range t.Game.playZones {
		for c := t.Zones[z].Top; c != NoCard; c = t.Cards[c].Next {
			if t.Game.Defs[t.Cards[c].Def].masks(before)&bit != 0 {
				t.trigger(c, e, before, level)
			}
		}
	}
	if e.Card != NoCard && !t.InPlay(e.Card) && t.Game.Defs[t.Cards[e.Card].Def].masks(before)&bit != 0 {
		t.trigger(e.Card, e, before, level)
	}
	if before {
		t.insteadFirst(start)
	}
}

func (d *Def) masks(before bool) uint64 {
	if before {
		return d.beforeMask
	}
	return d.eventMask
}

// insteadFirst moves replacements before the other abilities from an index on, as a group of their own.
func (t *Table) insteadFirst(start int) {
	to := start
	for i := start; i < len(t.Queue); i++ {
		if t.Game.abilities[t.Queue[i].Ability].Instead {
			moveUp(t.Queue, i, to)
			to++
		}
	}
	if to > start && to < len(t.Queue) {
		t.Groups++
		for i := to; i < len(t.Queue); i++ {
			t.Queue[i].Group = t.Groups
		}
	}
}

func (t *Table) trigger(c CardID, e Event, before bool, level int16) {
	d := &t.Game.Defs[t.Cards[c].Def]
	ctx := t.CtxOf(c)
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.Kind == When && a.Before == before && a.On.Event() == e.Kind && a.On.Hit(ctx, e) {
			t.Queue = append(t.Queue, Waiting{
				Ability: d.first + AbilityID(i), Src: c, Seat: ctx.Seat, Card: e.Card, Other: e.Other, N: e.N, Group: t.Groups, Level: level,
			})
		}
	}
}
