package engine

// Where says at which end of a zone a card arrives.
type Where uint8

// The ends of a zone.
const (
	OnTop Where = iota
	AtBottom
)

// Zone returns the zone of a kind that belongs to a seat; the seat is ignored for shared zones.
func (t *Table) Zone(k ZoneKind, s Seat) ZoneID { return t.Game.zone(k, s) }

// Count returns the number of cards in a zone.
func (t *Table) Count(z ZoneID) int { return int(t.Zones[z].Count) }

// First returns the top card of a zone, or NoCard.
func (t *Table) First(z ZoneID) CardID { return t.Zones[z].Top }

// Next returns the card under a card in its zone, or NoCard.
func (t *Table) Next(c CardID) CardID { return t.Cards[c].Next }

// At returns the n-th card of a zone counted from the top (0 is the top), or NoCard.
func (t *Table) At(z ZoneID, n int) CardID {
	c := t.Zones[z].Top
	for ; n > 0 && c != NoCard; n-- {
		c = t.Cards[c].Next
	}
	return c
}

// KindOf returns the kind of the zone that a card is in.
func (t *Table) KindOf(c CardID) ZoneKind { return t.Game.zoneKind[t.Cards[c].Zone] }

// In reports whether the card is in a zone of the kind, of whatever seat.
func (t *Table) In(c CardID, k ZoneKind) bool { return t.KindOf(c) == k }

// InPlay reports whether the card lies in a zone where abilities work.
func (t *Table) InPlay(c CardID) bool { return t.Game.Zones[t.KindOf(c)].InPlay }

func (t *Table) unlink(c CardID) {
	card := &t.Cards[c]
	if card.Zone == NoZone {
		return
	}
	z := &t.Zones[card.Zone]
	if card.Prev == NoCard {
		z.Top = card.Next
	} else {
		t.Cards[card.Prev].Next = card.Next
	}
	if card.Next == NoCard {
		z.Bottom = card.Prev
	} else {
		t.Cards[card.Next].Prev = card.Prev
	}
	z.Count--
	card.Zone = NoZone
}

func (t *Table) link(c CardID, zone ZoneID, w Where) {
	card, z := &t.Cards[c], &t.Zones[zone]
	card.Zone, card.Next, card.Prev = zone, NoCard, NoCard
	switch {
	case z.Count == 0:
		z.Top, z.Bottom = c, c
	case w == OnTop:
		card.Next = z.Top
		t.Cards[z.Top].Prev = c
		z.Top = c
	default:
		card.Prev = z.Bottom
		t.Cards[z.Bottom].Next = c
		z.Bottom = c
	}
	z.Count++
}

// Place puts a card into a zone without any event: for setting up positions.
func (t *Table) Place(c CardID, z ZoneID, w Where) {
	t.unlink(c)
	t.link(c, z, w)
	t.learn(c, z)
}

// learn gives the knowledge of a card to the seats that may see it in its zone.
func (t *Table) learn(c CardID, z ZoneID) {
	if !t.Cards[c].Down {
		t.Cards[c].Seen |= t.Game.zoneSeen[z]
	}
}

// Move puts a card into a zone as one event: links, knowledge, clean-up of a card that leaves
// play, the game's own consequences (Game.Moved), and triggers.
func (t *Table) Move(c CardID, z ZoneID, w Where) {
	card := &t.Cards[c]
	from := card.Zone
	wasIn := t.Game.Zones[t.Game.zoneKind[from]].InPlay
	t.unlink(c)
	t.link(c, z, w)
	spec := &t.Game.Zones[t.Game.zoneKind[z]]
	if wasIn && !spec.InPlay {
		t.leavePlay(c)
	}
	card.Down = false
	t.learn(c, z)
	if s := t.Game.zoneSeat[z]; s != Nobody {
		card.Control = s
	}
	t.Emit(Event{Kind: EvMove, Seat: card.Control, Card: c, From: from, To: z})
	if t.Game.Moved != nil {
		t.Game.Moved(t, c, from, z, false)
	}
}

// leavePlay takes everything off a card that goes out of play, except sticky flags.
func (t *Table) leavePlay(c CardID) {
	card := &t.Cards[c]
	card.Flags &= t.Game.stickyFlags
	card.Counters = [4]int16{}
	card.Host, card.Target = NoCard, NoCard
	for i := 0; i < len(t.Mods); {
		if t.Mods[i].On == c {
			t.Mods = append(t.Mods[:i], t.Mods[i+1:]...)
			continue
		}
		i++
	}
}

// Swap exchanges the places of two cards in their zones. The game's Moved is
// told that it was an exchange.
func (t *Table) Swap(a, b CardID) {
	if a == b {
		return
	}
	ca, cb := &t.Cards[a], &t.Cards[b]
	za, zb := ca.Zone, cb.Zone
	pa, pb := t.index(a), t.index(b)
	t.unlink(a)
	t.unlink(b)
	// The lower place first: in one zone the other insertion then counts places as before.
	if pa < pb {
		t.linkAt(b, za, pa)
		t.linkAt(a, zb, pb)
	} else {
		t.linkAt(a, zb, pb)
		t.linkAt(b, za, pa)
	}
	ca.Slot, cb.Slot = cb.Slot, ca.Slot
	ca.Control, cb.Control = cb.Control, ca.Control
	t.learn(a, zb)
	t.learn(b, za)
	t.Emit(Event{Kind: EvSwap, Seat: t.Active, Card: a, Other: b, From: za, To: zb})
	if t.Game.Moved != nil {
		t.Game.Moved(t, a, za, zb, true)
		t.Game.Moved(t, b, zb, za, true)
	}
}

func (t *Table) index(c CardID) int {
	n := 0
	for p := t.Cards[c].Prev; p != NoCard; p = t.Cards[p].Prev {
		n++
	}
	return n
}

func (t *Table) linkAt(c CardID, zone ZoneID, pos int) {
	z := &t.Zones[zone]
	if pos == 0 || z.Count == 0 {
		t.link(c, zone, OnTop)
		return
	}
	if pos >= int(z.Count) {
		t.link(c, zone, AtBottom)
		return
	}
	next := t.At(zone, pos)
	prev := t.Cards[next].Prev
	card := &t.Cards[c]
	card.Zone, card.Prev, card.Next = zone, prev, next
	t.Cards[prev].Next, t.Cards[next].Prev = c, c
	z.Count++
}

// Shuffle puts a zone into a uniformly random order. What anybody knew of its cards is
// forgotten, and the handles stay with the places, so that no card can be followed through it.
func (t *Table) Shuffle(z ZoneID) {
	ids, handles := t.ids[:0], t.handles[:0]
	for c := t.Zones[z].Top; c != NoCard; c = t.Cards[c].Next {
		ids = append(ids, c)
		handles = append(handles, t.Cards[c].Handle)
	}
	t.ids, t.handles = ids, handles
	for i := len(ids) - 1; i > 0; i-- {
		j := t.Intn(i + 1)
		ids[i], ids[j] = ids[j], ids[i]
	}
	seen := t.Game.zoneSeen[z]
	prev := NoCard
	for i, c := range ids {
		card := &t.Cards[c]
		card.Prev, card.Next, card.Handle, card.Seen = prev, NoCard, handles[i], seen
		if prev != NoCard {
			t.Cards[prev].Next = c
		}
		prev = c
	}
	if len(ids) > 0 {
		t.Zones[z].Top, t.Zones[z].Bottom = ids[0], prev
		t.Emit(Event{Kind: EvShuffle, Seat: t.Game.zoneSeat[z], To: z, N: int32(len(ids)), Card: NoCard})
	}
}

// RandomCard returns a uniformly random card of a zone, or NoCard if it is empty.
func (t *Table) RandomCard(z ZoneID) CardID {
	if t.Zones[z].Count == 0 {
		return NoCard
	}
	return t.At(z, t.Intn(int(t.Zones[z].Count)))
}

// Show makes a card known to a seat, or to everybody (Nobody): looking and revealing.
func (t *Table) Show(c CardID, to Seat) {
	mask := uint8(1<<t.Seats - 1)
	if to != Nobody {
		mask = 1 << to
	}
	t.Cards[c].Seen |= mask
	t.Emit(Event{Kind: EvShow, Seat: to, Card: c, From: t.Cards[c].Zone, To: t.Cards[c].Zone})
}
