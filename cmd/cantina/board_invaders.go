package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cantina/engine"
)

// The board of Invaders: the world as three columns, the opponent's cards above, the viewer's below,
// and between them what is left of the power of each zone. Who watches sees the first seat below.

// invZones are the zones of the world, from left to right.
var invZones = []string{"pacific-rim", "eurasia", "africa"}

const (
	invColumn = 24 // three of them, with a margin and two separators
	invSlots  = 4
)

func invadersBoard(b *board) {
	me := max(b.pos.Seat, 0)
	invTrack(b)
	invSide(b, 1-me)
	invWorld(b, me)
	invSide(b, me)
}

// invTrack draws the invasion plan track, from the skull on the left.
func invTrack(b *board) {
	n := b.pos.Vars.Get("track")
	var track strings.Builder
	for i := range invMax(b, "track") + 1 {
		space := strconv.Itoa(i)
		if i == 0 {
			space = "skull"
		}
		if i == n {
			space = "[" + space + "]"
		}
		track.WriteString(" " + space)
	}
	b.line("Invasion plan:%s", track.String())
	if d := b.pos.Vars.Get("drained"); d > 0 {
		b.line("Mankind has drained %s this turn", count(d, "card"))
	}
}

// invMax is the highest value of a number of the game.
func invMax(b *board, id string) int {
	for _, v := range b.g.Vars {
		if v.ID == id {
			return v.Max
		}
	}
	return 0
}

// invSide draws what a player has besides the cards in the zones.
func invSide(b *board, s engine.Seat) {
	hand, discard := b.zone("hand", s), b.zone("discard", s)
	b.heading(s, fmt.Sprintf("hand %d  deck %d  discard pile %d", hand.Count, b.zone("deck", s).Count, discard.Count))
	var dormant, enabled []string
	for _, c := range b.zone("strategies", s).Cards {
		name := b.def(c).Name
		switch {
		case slices.Contains(c.Flags, "enabled"):
			enabled = append(enabled, name)
		case slices.Contains(c.Flags, "used"):
			dormant = append(dormant, name+" (used)")
		default:
			dormant = append(dormant, name)
		}
	}
	if len(dormant) > 0 {
		b.line("  dormant  %s", wrap(list(dormant), "           "))
	}
	if len(enabled) > 0 {
		b.line("  enabled  %s", wrap(list(enabled), "           "))
	}
	if b.g.Seats[s].ID == "mankind" {
		b.line("  Heroes in the pile  %d", b.zone("heroes", engine.Nobody).Count)
	}
	if len(discard.Cards) > 0 {
		b.line("  on top of the discard pile  %s", b.def(discard.Cards[0]).Name)
	}
	if len(hand.Cards) > 0 {
		b.line("  hand  %s", wrap(invHand(b, hand.Cards), "        "))
	}
}

// invWorld draws the zones: the other side's slots, the power of the zone, the viewer's slots.
func invWorld(b *board, me engine.Seat) {
	invRow(b, func(z string) string { return strings.ToUpper(b.zoneName(z)) })
	invSlotsOf(b, 1-me)
	invRow(b, func(string) string { return strings.Repeat("-", invColumn) })
	invRow(b, func(z string) string {
		return fmt.Sprintf("zone power %d of %d", b.pos.Vars.Get(z+"-power"), invMax(b, z+"-power"))
	})
	invRow(b, func(z string) string {
		return fmt.Sprintf("Invader %d, Mankind %d", invTotal(b, z, 0), invTotal(b, z, 1)+b.pos.Vars.Get(z+"-power"))
	})
	invRow(b, func(string) string { return strings.Repeat("-", invColumn) })
	invSlotsOf(b, me)
	if t := b.zone("transit", engine.Nobody); len(t.Cards) > 0 {
		b.line("  being played: %s", b.names(t.Cards))
	}
}

// invRow draws one line of the three columns.
func invRow(b *board, cell func(zone string) string) {
	var cells []string
	for _, z := range invZones {
		cells = append(cells, pad(cell(z), invColumn))
	}
	b.line("  %s", strings.Join(cells, " | "))
}

func invSlotsOf(b *board, s engine.Seat) {
	for slot := range invSlots {
		invRow(b, func(z string) string {
			for _, c := range b.zone(z, s).Cards {
				if c.Slot == slot {
					return invCard(b, c)
				}
			}
			return "   ."
		})
	}
}

// invCard draws a card in its slot: its power, its name, what lies on it.
func invCard(b *board, c engine.CardView) string {
	marks := ""
	if slices.Contains(c.Flags, "turned") {
		marks += " turned"
	}
	if slices.Contains(c.Flags, "used") {
		marks += " used"
	}
	if n := c.Counters.Get("tokens"); n > 0 {
		marks += fmt.Sprintf(" o%d", n)
	}
	if n := c.Counters.Get("bio"); n > 0 {
		marks += fmt.Sprintf(" bio%d", n)
	}
	name := b.def(c).Name
	if room := invColumn - 3 - len(marks); len([]rune(name)) > room {
		name = pad(name, room)
	}
	return fmt.Sprintf("%2d %s%s", b.figure(c, "power"), name, marks)
}

// invTotal is the power of a player's cards in a zone; a turned Hero adds none.
func invTotal(b *board, zone string, s engine.Seat) int {
	n := 0
	for _, c := range b.zone(zone, s).Cards {
		if !slices.Contains(c.Flags, "turned") {
			n += b.figure(c, "power")
		}
	}
	return n
}

// invHand lists the hand, each card with its power and its cost.
func invHand(b *board, cards []engine.CardView) string {
	var order []string
	copies := map[string]int{}
	for _, c := range cards {
		var parts []string
		if p := b.figure(c, "power"); p > 0 {
			parts = append(parts, fmt.Sprintf("power %d", p))
		}
		for _, cost := range []string{"discard", "drain"} {
			if n := b.figure(c, cost+"-cost"); n > 0 {
				parts = append(parts, fmt.Sprintf("%s %d", cost, n))
			}
		}
		text := b.def(c).Name
		if len(parts) > 0 {
			text += " (" + list(parts) + ")"
		}
		if copies[text] == 0 {
			order = append(order, text)
		}
		copies[text]++
	}
	for i, text := range order {
		if n := copies[text]; n > 1 {
			order[i] = strings.Replace(text, " (", fmt.Sprintf(" x%d (", n), 1)
			if order[i] == text {
				order[i] += fmt.Sprintf(" x%d", n)
			}
		}
	}
	return strings.Join(order, "; ")
}
