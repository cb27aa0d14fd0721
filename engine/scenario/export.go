package scenario

import (
	"errors"
	"fmt"
	"strings"

	"cantina/engine"
)

// ErrExport is wrapped by the errors of Export: the position cannot be set up from what lies on the
// table alone, because something is under way. ExportNow writes the choices that led there since the last
// menu, and ExportGame can always write the whole match.
var ErrExport = errors.New("this position cannot be written as a scenario")

// Export writes the position as a scenario, as far as a seat knows it: unknown cards become *n. Set up
// again, it is a position that the seat cannot tell from this one. The player whose turn it is must be
// about to choose an action, and no effect that lasts may be under way.
func Export(t *engine.Table, seat engine.Seat) ([]byte, error) {
	g := t.Game
	switch {
	case t.Over.Ended:
		return nil, fmt.Errorf("%w: the match is over", ErrExport)
	case !g.Prompts[t.Ask.Prompt].Menu:
		return nil, fmt.Errorf("%w: %s is in the middle of something", ErrExport, g.SeatName(t.Ask.Seat))
	case len(t.Mods) > 0:
		return nil, fmt.Errorf("%w: an effect lasts that no card shows", ErrExport)
	case len(t.Dice) > 0:
		return nil, fmt.Errorf("%w: dice are not written yet", ErrExport)
	}
	x := &exporter{w: newWords(g), t: t, seat: seat, p: t.View(seat).Position()}
	who := "a spectator"
	if seat != engine.Nobody {
		who = g.Seats[seat].ID
	}
	x.line("# %s: the position in turn %d, as %s knows it", g.ID, t.Turn, who)
	x.line("-- setup --")
	x.line("game %s", g.ID)
	x.line("turn %s %d", g.Seats[t.Active].ID, t.Turn)
	x.numbers()
	for z := range x.p.Zones {
		x.zone(engine.ZoneID(z))
	}
	return []byte(x.b.String()), nil
}

type exporter struct {
	w    *words
	t    *engine.Table
	seat engine.Seat
	p    *engine.Position
	b    strings.Builder
	free *engine.Table // a fresh match, for who owns which cards by nature
}

func (x *exporter) line(format string, args ...any) { fmt.Fprintf(&x.b, format+"\n", args...) }

// numbers writes all variables. Hidden ones are only not shown; they follow from what everybody has
// seen.
func (x *exporter) numbers() {
	for i, v := range x.w.g.Vars {
		if !v.PerSeat {
			x.line("%s %d", v.ID, x.t.Var(engine.VarID(i), 0))
			continue
		}
		for s := range x.t.Seats {
			x.line("%s.%s %d", x.w.g.Seats[s].ID, v.ID, x.t.Var(engine.VarID(i), s))
		}
	}
}

// zone writes what the seat sees of a zone.
func (x *exporter) zone(z engine.ZoneID) {
	view := x.p.Zones[z]
	var out []string
	at, next := 0, x.t.First(z)
	unknown := func(to int) {
		for at < to {
			n, back := 0, x.t.Def(next).Back // which back a card has everybody sees
			for ; at < to && x.t.Def(next).Back == back; at, next = at+1, x.t.Next(next) {
				n++
			}
			out = append(out, fmt.Sprintf("*%d%s", n, x.like(z, back)))
		}
	}
	for _, c := range view.Cards {
		unknown(c.Pos)
		at, next = at+1, x.t.Next(next)
		text := c.Def
		if notes := x.notes(z, c); notes != nil {
			text += " (" + strings.Join(notes, ", ") + ")"
		}
		out = append(out, text)
	}
	unknown(view.Count)
	if out == nil {
		out = []string{"none"}
	}
	x.line("%s: %s", x.w.zoneName(z), strings.Join(out, ", "))
}

// like says which back unknown cards have, where it is not the most usual one, and who knows them,
// where the seat would know those that the game's own setup puts there.
func (x *exporter) like(z engine.ZoneID, back uint8) string {
	var notes []string
	if back != x.w.g.Defs[0].Back {
		for i := range x.w.g.Defs {
			if x.w.g.Defs[i].Back == back {
				notes = append(notes, "like "+x.w.g.Defs[i].ID)
				break
			}
		}
	}
	fresh := x.fresh()
	for c := fresh.First(z); c != engine.NoCard; c = fresh.Next(c) {
		if x.w.g.SeenBy(fresh.Cards[c].Seen, x.seat) {
			notes = append(notes, "seen "+x.seers(x.w.g.SeenIn(z)))
			break
		}
	}
	if notes == nil {
		return ""
	}
	return " (" + strings.Join(notes, ", ") + ")"
}

func (x *exporter) seers(mask uint8) string {
	var out []string
	for s, spec := range x.w.g.Seats {
		if mask&(1<<s) != 0 {
			out = append(out, spec.ID)
		}
	}
	if out == nil {
		return "none"
	}
	return strings.Join(out, " ")
}

// fresh is a match as the game's own setup begins it.
func (x *exporter) fresh() *engine.Table {
	if x.free == nil {
		x.free = &engine.Table{Game: x.w.g}
		if err := x.free.Reset(engine.Setup{}); err != nil {
			x.free = x.t.Clone() // no game fails to begin with its default options
		}
	}
	return x.free
}

// notes are the remarks about a card that its place does not imply.
func (x *exporter) notes(z engine.ZoneID, c engine.CardView) []string {
	g := x.w.g
	out := append([]string(nil), c.Flags...)
	for _, n := range c.Counters {
		out = append(out, fmt.Sprintf("%s %d", n.Name, n.N))
	}
	if g.Zones[g.KindOfZone(z)].Slots > 0 && c.Slot != c.Pos {
		out = append(out, fmt.Sprintf("slot %d", c.Slot+1))
	}
	if c.Host != nil {
		out = append(out, "host "+x.where(*c.Host))
	}
	if c.Target != nil {
		out = append(out, "target "+x.where(*c.Target))
	}
	if x.owned(c.Def, c.Owner, g.SeatOfZone(z)) {
		out = append(out, "owner "+x.who(c.Owner))
	}
	id := x.t.View(x.seat).CardByHandle(c.Handle)
	control := x.t.Cards[id].Control
	if s := g.SeatOfZone(z); s != engine.Nobody && control != s || s == engine.Nobody && control != c.Owner {
		out = append(out, "control "+x.who(control))
	}
	if c.Down {
		out = append(out, "down")
	}
	if !g.SeenBy(g.SeenIn(z), x.seat) || c.Down {
		seen := "all"
		if x.seat != engine.Nobody {
			seen = g.Seats[x.seat].ID
		}
		out = append(out, "seen "+seen)
	}
	return out
}

func (x *exporter) who(s engine.Seat) string {
	if s == engine.Nobody {
		return "nobody"
	}
	return x.w.g.Seats[s].ID
}

// owned reports whether the owner of a card must be written: it is not what a card laid there has.
func (x *exporter) owned(def string, owner, zone engine.Seat) bool {
	if zone != engine.Nobody {
		return owner != zone
	}
	fresh := x.fresh()
	for i := range fresh.Cards {
		if fresh.Def(engine.CardID(i)).ID == def && fresh.Cards[i].Owner != owner {
			return true
		}
	}
	return false
}

// where names a card that the seat knows by its zone and which copy it is there.
func (x *exporter) where(handle uint16) string {
	for z, view := range x.p.Zones {
		n := map[string]int{}
		for _, c := range view.Cards {
			n[c.Def]++
			if c.Handle == handle {
				return fmt.Sprintf("%s:%s#%d", x.w.zoneName(engine.ZoneID(z)), c.Def, n[c.Def])
			}
		}
	}
	return "nobody"
}
