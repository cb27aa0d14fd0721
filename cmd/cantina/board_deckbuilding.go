package main

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine"
)

// The board of the deckbuilding game: the opponent, the galaxy row between, the viewer below. Who
// watches sees the first seat below.

func deckbuildingBoard(b *board) {
	me := max(b.pos.Seat, 0)
	dbgForce(b)
	dbgSide(b, 1-me)
	dbgRow(b)
	dbgSide(b, me)
}

// dbgForce draws the Force track: seven spaces, the Empire's end on the left.
func dbgForce(b *board) {
	m := b.pos.Vars.Get("force")
	var track strings.Builder
	for i := -3; i <= 3; i++ {
		mark := " "
		if i == m {
			mark = "*"
		}
		track.WriteString("[" + mark + "]")
	}
	with := "with nobody"
	switch {
	case m < 0:
		with = "with " + b.g.SeatName(0)
	case m > 0:
		with = "with " + b.g.SeatName(1)
	}
	b.line("The Force: Empire %s Rebels, %s", track.String(), with)
}

// dbgSide draws what a player has.
func dbgSide(b *board, s engine.Seat) {
	needed := b.pos.Vars.Get("bases-to-win")
	b.heading(s, fmt.Sprintf("resources %-3d has destroyed %d of %s",
		b.pos.Seats[s].Vars.Get("resources"), b.zone("victory", s).Count, count(needed, "enemy base")))
	for _, c := range b.zone("base", s).Cards {
		dbgInPlay(b, "base", c)
	}
	if b.zone("base", s).Count == 0 {
		b.line("  base  none: a new one is revealed at the start of the next turn")
	}
	for _, c := range b.zone("play", s).Cards {
		kind := "unit"
		if b.figure(c, "hit-points") > 0 {
			kind = "ship"
		}
		dbgInPlay(b, kind, c)
	}
	hand := b.zone("hand", s)
	b.line("  hand %d  deck %d  discard pile %d  base deck %d",
		hand.Count, b.zone("deck", s).Count, b.zone("discard", s).Count, b.zone("bases", s).Count)
	if len(hand.Cards) > 0 {
		b.line("  hand  %s", wrap(dbgHand(b, hand.Cards), "        "))
	}
}

// dbgInPlay draws a card in play with its strength, its damage and what it did this turn.
func dbgInPlay(b *board, kind string, c engine.CardView) {
	var parts []string
	if kind != "base" {
		parts = append(parts, fmt.Sprintf("attack %d", b.figure(c, "attack")))
	}
	if hp := b.figure(c, "hit-points"); hp > 0 {
		parts = append(parts, fmt.Sprintf("damage %d of %d", c.Counters.Get("damage"), hp))
	}
	for _, f := range c.Flags {
		switch {
		case f != "committed":
			parts = append(parts, dbgFlag(b, f))
		case c.Target == nil:
			parts = append(parts, "committed to the base")
		default:
			if target, ok := b.byHandle(*c.Target); ok {
				parts = append(parts, "committed to "+b.def(target).Name)
			}
		}
	}
	b.line("  %s  %s %s", kind, pad(b.def(c).Name, 24), wrap(list(parts), "                                 "))
}

func dbgFlag(b *board, id string) string {
	for _, f := range b.g.Flags {
		if f.ID == id {
			return f.Name
		}
	}
	return id
}

// dbgRow draws the galaxy row and the Pilots, with what the viewer can do about each card.
func dbgRow(b *board) {
	b.title("GALAXY ROW", "cost atk res frc  hp target")
	row := slices.Clone(b.zone("row", engine.Nobody).Cards)
	slices.SortFunc(row, func(x, y engine.CardView) int { return x.Slot - y.Slot })
	for _, c := range row {
		dbgRowCard(b, c, b.def(c).Name)
	}
	if p := b.zone("pilots", engine.Nobody); len(p.Cards) > 0 {
		dbgRowCard(b, p.Cards[0], fmt.Sprintf("%s x%d", b.def(p.Cards[0]).Name, p.Count))
	}
	b.line("  galaxy deck %d  galaxy discard pile %d  exiled %d",
		b.zone("galaxy", engine.Nobody).Count, b.zone("galaxy-discard", engine.Nobody).Count, b.zone("exile", engine.Nobody).Count)
}

func dbgRowCard(b *board, c engine.CardView, name string) {
	d := b.def(c)
	note := ""
	switch {
	case b.can(c, "purchase", false):
		note = "you can pay"
	case b.can(c, "commit", true):
		note = "you can attack"
	}
	figure := func(attr string, w int) string {
		n := b.figure(c, attr)
		if n == 0 && attr != "cost" {
			return fmt.Sprintf("%*s", w, "-")
		}
		return fmt.Sprintf("%*d", w, n)
	}
	line := fmt.Sprintf("  %s %s%s%s%s%s%s%s  %s", pad(name, 23), pad(b.g.Classes[d.Class], 8), figure("cost", 4), figure("attack", 4),
		figure("resources", 4), figure("force", 4), figure("hit-points", 4), figure("target", 7), note)
	b.line("%s", paint(b.colour, dbgColour(b.g.Classes[d.Class]), strings.TrimRight(line, " ")))
}

func dbgColour(class string) string {
	switch class {
	case "empire":
		return "36"
	case "rebel":
		return "31"
	}
	return "0"
}

// dbgHand lists the hand, each card with its figures.
func dbgHand(b *board, cards []engine.CardView) string {
	var out []string
	for len(cards) > 0 {
		first := cards[0]
		same := func(c engine.CardView) bool { return c.Def == first.Def }
		n := 0
		for _, c := range cards {
			if same(c) {
				n++
			}
		}
		cards = slices.DeleteFunc(slices.Clone(cards), same)
		text := b.def(first).Name
		if n > 1 {
			text += fmt.Sprintf(" x%d", n)
		}
		var figures []string
		for _, a := range []string{"attack", "resources", "force"} {
			if v := b.figure(first, a); v > 0 {
				figures = append(figures, fmt.Sprintf("%s %d", a, v))
			}
		}
		if len(figures) > 0 {
			text += " (" + list(figures) + ")"
		}
		out = append(out, text)
	}
	return strings.Join(out, "; ")
}
