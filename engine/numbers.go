package engine

// Var returns a variable: of a seat, or of the table (the seat is then ignored).
func (t *Table) Var(v VarID, s Seat) int { return int(t.Vars[t.Game.varAt(v, s)]) }

// SetVar sets a variable without an event: for bookkeeping that players do not watch.
func (t *Table) SetVar(v VarID, s Seat, n int) { t.Vars[t.Game.varAt(v, s)] = int32(n) }

// AddVar changes a variable within its bounds and returns by how much it changed.
func (t *Table) AddVar(v VarID, s Seat, n int) int {
	p := &t.Vars[t.Game.varAt(v, s)]
	spec := &t.Game.Vars[v]
	next := min(max(int(*p)+n, spec.Min), spec.Max)
	d := next - int(*p)
	if d != 0 {
		*p = int32(next)
		t.Emit(Event{Kind: EvVar, Seat: s, Card: NoCard, Other: CardID(v), N: int32(d)})
	}
	return d
}

// Counter returns a number kept on a card.
func (t *Table) Counter(c CardID, k CounterID) int { return int(t.Cards[c].Counters[k]) }

// AddCounter changes a number on a card, not below 0, and returns by how much it changed.
func (t *Table) AddCounter(c CardID, k CounterID, n int) int {
	p := &t.Cards[c].Counters[k]
	next := min(max(int(*p)+n, 0), t.Game.Counters[k].Max)
	d := next - int(*p)
	if d != 0 {
		*p = int16(next)
		t.Emit(Event{Kind: EvCounter, Seat: t.Cards[c].Control, Card: c, Other: CardID(k), N: int32(d)})
	}
	return d
}

// SetFlag sets or clears a flag of a card.
func (t *Table) SetFlag(c CardID, f FlagID, on bool) {
	if t.Cards[c].Has(f) == on {
		return
	}
	n := int32(0)
	if on {
		n = 1
	}
	t.Cards[c].Flags ^= 1 << f
	t.Emit(Event{Kind: EvFlag, Seat: t.Cards[c].Control, Card: c, Other: CardID(f), N: n})
}

// Def returns the definition of a card.
func (t *Table) Def(c CardID) *Def { return &t.Game.Defs[t.Cards[c].Def] }

// Figure returns a printed figure of a card.
func (t *Table) Figure(c CardID, a AttrID) int { return int(t.Def(c).Figures[a]) }

// maxReading bounds how deep a modifier may read attributes that are modified themselves: what is
// deeper counts as printed, so that cards which modify each other come to an end.
const maxReading = 2

// Attr returns a figure with all modifiers that apply now, not below the attribute's minimum.
func (t *Table) Attr(c CardID, a AttrID) int {
	n := t.Figure(c, a)
	key := StaticKey(a)
	if t.Game.staticMask&(1<<key) != 0 && t.reading < maxReading {
		t.reading++
		for it := t.Statics(key); it.Next(); {
			if m := it.Static().(Modifier); m.Applies(it.Ctx(), c) {
				n += m.Change(it.Ctx())
			}
		}
		t.reading--
	}
	return max(n, t.Game.Attrs[a].Min)
}

// Statics iterates the constant effects about a key that work now: those of cards in play, then
// those with a duration.
func (t *Table) Statics(key StaticKey) StaticIter {
	return StaticIter{t: t, key: key, zone: -1, card: NoCard}
}

// StaticIter is a cursor over constant effects.
type StaticIter struct {
	t      *Table
	key    StaticKey
	zone   int
	card   CardID
	abil   int
	static int
	mod    int
	cur    Static
	ctx    Ctx
	// Mod is the index in State.Mods when the effect has a duration, else -1.
	Mod int
}

// Static returns the constant effect at the cursor.
func (it *StaticIter) Static() Static { return it.cur }

// Ctx returns the point of view of the constant effect at the cursor.
func (it *StaticIter) Ctx() Ctx { return it.ctx }

// Next moves to the next constant effect and reports whether there is one.
func (it *StaticIter) Next() bool {
	t, g := it.t, it.t.Game
	bit := uint64(1) << it.key
	for it.zone < len(g.playZones) {
		if it.card == NoCard || g.Defs[t.Cards[it.card].Def].staticMask&bit == 0 {
			it.step()
			continue
		}
		abils := g.Defs[t.Cards[it.card].Def].Abilities
		for ; it.abil < len(abils); it.abil, it.static = it.abil+1, 0 {
			a := &abils[it.abil]
			if a.Kind != While {
				continue
			}
			for it.static < len(a.Static) {
				s := a.Static[it.static]
				it.static++
				if s.Key() != it.key {
					continue
				}
				it.ctx = t.CtxOf(it.card)
				if a.If != nil && !a.If.Holds(it.ctx) {
					continue
				}
				it.cur, it.Mod = s, -1
				return true
			}
		}
		it.step()
	}
	for ; it.mod < len(t.Mods); it.mod++ {
		m := &t.Mods[it.mod]
		if s := g.statics[m.Static]; s.Key() == it.key {
			it.cur, it.Mod = s, it.mod
			it.ctx = Ctx{T: t, Src: m.Src, Seat: m.Seat, Root: -1}
			it.mod++
			return true
		}
	}
	return false
}

// step moves the cursor to the next card in play.
func (it *StaticIter) step() {
	it.abil, it.static = 0, 0
	if it.card != NoCard {
		it.card = it.t.Cards[it.card].Next
	}
	for it.card == NoCard {
		it.zone++
		if it.zone >= len(it.t.Game.playZones) {
			return
		}
		it.card = it.t.Zones[it.t.Game.playZones[it.zone]].Top
	}
}

// AddMod starts a constant effect with a duration, bound to a card if on is one.
func (t *Table) AddMod(s StaticID, src, on CardID, seat Seat, until Until) {
	t.Mods = append(t.Mods, Mod{Static: s, Src: src, On: on, Seat: seat, Until: until})
}

// EndMods ends the constant effects of a duration.
func (t *Table) EndMods(u Until) {
	keep := t.Mods[:0]
	for _, m := range t.Mods {
		if m.Until != u {
			keep = append(keep, m)
		}
	}
	t.Mods = keep
}

// DropMods ends those constant effects with a duration that are about a key and belong to a seat.
func (t *Table) DropMods(key StaticKey, s Seat) {
	keep := t.Mods[:0]
	for _, m := range t.Mods {
		if t.Game.statics[m.Static].Key() != key || m.Seat != s {
			keep = append(keep, m)
		}
	}
	t.Mods = keep
}
