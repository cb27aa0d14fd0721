package main

import (
	"fmt"
	"strings"

	"cantina/engine"
)

// The board of Destiny: the opponent, the battlefield between, the viewer below. Who watches sees the
// first seat below.

func destinyBoard(b *board) {
	me := max(b.pos.Seat, 0)
	dstSide(b, 1-me)
	dstBattlefield(b)
	dstSide(b, me)
}

// dstSide draws what a player has: characters with their upgrades and dice, supports, the pool.
func dstSide(b *board, s engine.Seat) {
	hand := b.zone("hand", s)
	b.heading(s, fmt.Sprintf("resources %-3d hand %d  deck %d  discard pile %d",
		b.pos.Seats[s].Vars.Get("resources"), hand.Count, b.zone("deck", s).Count, b.zone("discard", s).Count))
	for _, c := range b.zone("team", s).Cards {
		dstCharacter(b, c)
		for _, kind := range []string{"upgrades", "downgrades"} {
			for _, z := range b.pos.Zones {
				if z.ID == kind {
					dstOn(b, z.Cards, c, kind)
				}
			}
		}
	}
	for _, c := range b.zone("supports", s).Cards {
		b.line("  %s", wrap(dstName(b, c)+dstState(c)+dstDice(b, c), "      "))
	}
	if pool := dstPool(b, s); len(pool) > 0 {
		b.line("  pool  %s", wrap(strings.Join(pool, "; "), "        "))
	}
	if len(hand.Cards) > 0 {
		b.line("  hand  %s", wrap(dstHand(b, hand.Cards), "        "))
	}
}

// dstCharacter draws a character: health, damage, shields, and the dice that lie on it.
func dstCharacter(b *board, c engine.CardView) {
	d := b.def(c)
	if b.g.Types[d.Type] != "character" {
		b.line("  %s%s", d.Name, dstState(c))
		return
	}
	state := fmt.Sprintf("damage %d of %d", c.Counters.Get("damage"), b.figure(c, "health"))
	if n := c.Counters.Get("shields"); n > 0 {
		state += ", " + count(n, "shield")
	}
	b.line("  %s %s", pad(d.Name, 26), wrap(state+dstState(c)+dstDice(b, c), "                             "))
}

// dstOn draws what is attached to a character.
func dstOn(b *board, cards []engine.CardView, on engine.CardView, kind string) {
	sign := "+"
	if kind == "downgrades" {
		sign = "-"
	}
	for _, c := range cards {
		if c.Host != nil && *c.Host == on.Handle {
			b.line("    %s %s", sign, wrap(dstName(b, c)+dstState(c)+dstDice(b, c), "      "))
		}
	}
}

func dstName(b *board, c engine.CardView) string { return b.def(c).Name }

// dstState says what is unusual about a card.
func dstState(c engine.CardView) string {
	out := ""
	for _, f := range c.Flags {
		switch f {
		case "exhausted", "used", "doomed":
			out += ", " + f
		}
	}
	if n := c.Counters.Get("damage"); n > 0 && c.Attrs.Get("health") == 0 {
		out += fmt.Sprintf(", damage %d", n)
	}
	return out
}

// dstDice says how many dice lie on a card.
func dstDice(b *board, c engine.CardView) string {
	n := 0
	for _, d := range b.pos.Dice {
		if d.Place == "card" && d.Card != nil && *d.Card == c.Handle {
			n++
		}
	}
	switch n {
	case 0:
		return ""
	case 1:
		return ", 1 die on it"
	}
	return fmt.Sprintf(", %d dice on it", n)
}

// dstPool lists the dice of a pool with what they show.
func dstPool(b *board, s engine.Seat) []string {
	var out []string
	for _, d := range b.pos.Dice {
		if d.Place == "pool" && d.Seat == s {
			id, _ := b.g.DefID(d.Of)
			out = append(out, fmt.Sprintf("%s [%s]", b.g.Defs[id].Name, d.Faces[d.Side]))
		}
	}
	return out
}

// dstBattlefield draws the battlefield in use, who controls it and who has claimed it.
func dstBattlefield(b *board) {
	text := "no battlefield yet"
	for s := range b.pos.Seats {
		for _, c := range b.zone("battlefield", engine.Seat(s)).Cards {
			text = b.def(c).Name + ", controlled by " + b.who(engine.Seat(s))
		}
	}
	if n := b.pos.Vars.Get("claimed"); n > 0 {
		text += ", claimed in this round"
	}
	b.line("%s  %s", b.bold("BATTLEFIELD"), wrap(text, "             "))
}

// dstHand lists the hand with costs and kinds.
func dstHand(b *board, cards []engine.CardView) string {
	var out []string
	for _, c := range cards {
		d := b.def(c)
		out = append(out, fmt.Sprintf("%s (%s, cost %d)", d.Name, b.g.Types[d.Type], b.figure(c, "cost")))
	}
	return strings.Join(out, "; ")
}
