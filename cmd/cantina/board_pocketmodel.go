package main

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine"
)

// The board of PocketModel: the opponents with their home zones, the contested zone, the viewer below,
// and while a battle or strike is resolved its panel. Who watches sees the first seat below.

func pocketmodelBoard(b *board) {
	me := max(b.pos.Seat, 0)
	others := len(b.pos.Seats)
	for i := 1; i < others; i++ {
		s := engine.Seat((int(me) + i) % others)
		pmPlayer(b, s)
		pmZone(b, "home-"+b.pos.Seats[s].Name)
	}
	pmZone(b, "contested")
	pmZone(b, "home-"+b.pos.Seats[me].Name)
	pmPlayer(b, me)
	pmFight(b)
}

// pmPlayer draws what a player has besides units in play.
func pmPlayer(b *board, s engine.Seat) {
	if b.pos.Seats[s].Vars.Get("eliminated") > 0 {
		b.heading(s, "eliminated")
		return
	}
	hand, reserve := b.zone("hand", s), b.zone("reserve", s)
	b.heading(s, fmt.Sprintf("hand %d  deck %d  discard pile %d", hand.Count, b.zone("deck", s).Count, b.zone("discard", s).Count))
	b.line("  objectives  %s", wrap(list(pmObjectives(b, s)), "              "))
	if reserve.Count > 0 {
		b.line("  reserve     %s", wrap(b.names(reserve.Cards), "              "))
	}
	if len(hand.Cards) > 0 {
		b.line("  hand        %s", wrap(strings.Join(pmHand(b, hand.Cards), "; "), "              "))
	}
}

// pmObjectives lists the objectives of a player: those face up with their defense and build stars.
func pmObjectives(b *board, s engine.Seat) []string {
	var out []string
	for _, c := range b.zone("revealed", s).Cards {
		out = append(out, fmt.Sprintf("%s (defense %d, %s)", b.def(c).Name, b.figure(c, "objective-defense"), count(b.figure(c, "stars"), "star")))
	}
	if n := b.zone("objectives", s).Count; n > 0 {
		out = append(out, fmt.Sprintf("%d face down", n))
	}
	if len(out) == 0 {
		return []string{"none"}
	}
	return out
}

func pmHand(b *board, cards []engine.CardView) []string {
	var out []string
	for _, c := range cards {
		d := b.def(c)
		text := d.Name
		if b.g.Types[d.Type] == "combat card" {
			if lines, _ := b.g.Text(d); len(lines) > 0 {
				text += " (" + strings.TrimSuffix(strings.TrimPrefix(lines[0], "Your unit has "), ".")
				for _, i := range d.Traits {
					text += ", " + b.g.Traits[i]
				}
				text += ")"
			}
		} else {
			text += fmt.Sprintf(" (objective, defense %d)", b.figure(c, "objective-defense"))
		}
		out = append(out, text)
	}
	return out
}

// pmZone draws the units of all players in a zone, equal ones together.
func pmZone(b *board, id string) {
	any := false
	for s := range b.pos.Seats {
		for cards := b.zone(id, engine.Seat(s)).Cards; len(cards) > 0; {
			if !any {
				b.title(sentenceCase(b.zoneName(id)), "att def dmg shd stars")
				any = true
			}
			n := 1
			for n < len(cards) && pmAlike(cards[0], cards[n]) {
				n++
			}
			pmUnit(b, engine.Seat(s), cards[0], n)
			cards = cards[n:]
		}
	}
	if !any {
		b.title(sentenceCase(b.zoneName(id)), "empty")
	}
}

func pmAlike(x, y engine.CardView) bool {
	return x.Def == y.Def && len(x.Flags)+len(y.Flags)+len(x.Counters)+len(y.Counters) == 0
}

// pmUnit draws a unit: its four numbers as they are now, its markers, and what it does.
func pmUnit(b *board, s engine.Seat, c engine.CardView, n int) {
	d := b.def(c)
	name := d.Name
	if n > 1 {
		name += fmt.Sprintf(" x%d", n)
	}
	var state []string
	if b.g.Types[d.Type] == "ground unit" {
		state = append(state, "ground")
	}
	if k := c.Counters.Get("markers"); k > 0 {
		state = append(state, count(k, "marker"))
	}
	if slices.Contains(c.Flags, "attacking") {
		state = append(state, "-> "+pmTarget(b, c.Target))
	}
	for _, f := range c.Flags {
		switch f {
		case "moved", "fighting":
			state = append(state, f)
		}
	}
	line := fmt.Sprintf("  %s %s %3d %3d %3d %3d  %s", strings.ToUpper(b.pos.Seats[s].Name), pad(name, 29),
		b.figure(c, "attack"), b.figure(c, "defense"), b.figure(c, "damage"), b.figure(c, "shields"), strings.Repeat("*", b.figure(c, "stars")))
	if len(state) > 0 {
		line = pad(line, 57) + wrap(list(state), strings.Repeat(" ", 57))
	}
	b.line("%s", line)
}

// pmTarget names what an attacker points at; what lies face down has no name.
func pmTarget(b *board, h *uint16) string {
	if h != nil {
		if c, ok := b.byHandle(*h); ok {
			return b.def(c).Name
		}
	}
	return "objective"
}

// pmSteps are the steps of a battle and of a strike.
var pmSteps = map[int]string{
	1: "1 the attacking player plays a card or passes", 2: "2 the defending player plays a card or passes",
	3: "3 the attacking player plays a card or passes", 4: "4 the dice are rolled", 6: "6 the scores are compared",
	7: "7 damage markers", 8: "8 cards are discarded and drawn",
	11: "1 the objective is turned face up", 12: "2 the dice are rolled", 13: "3 the score is compared", 14: "4 the objective is destroyed",
}

// pmFight draws the panel of the battle or strike that is resolved.
func pmFight(b *board) {
	step := b.pos.Vars.Get("step")
	if step == 0 {
		return
	}
	what, steps := "BATTLE", "of 8"
	if step > 10 {
		what, steps = "STRIKE", "of 4"
	}
	text := pmSteps[step]
	b.title(fmt.Sprintf("%s, step %s %s", what, text[:1], steps), text[2:])
	for _, z := range b.pos.Zones {
		for _, c := range z.Cards {
			if slices.Contains(c.Flags, "fighting") {
				pmFighter(b, c)
			}
		}
	}
}

func pmFighter(b *board, c engine.CardView) {
	v := b.pos.Seats[c.Owner].Vars
	text := b.def(c).Name
	if b.g.Types[b.def(c).Type] == "combat card" || b.g.Types[b.def(c).Type] == "objective card" {
		text += fmt.Sprintf(": objective defense %d", b.figure(c, "objective-defense"))
		b.line("  %s %s", strings.ToUpper(b.pos.Seats[c.Owner].Name), wrap(text, "    "))
		return
	}
	text += fmt.Sprintf(": attack %d, defense %d, damage %d, shields %d", b.figure(c, "attack"), b.figure(c, "defense"), b.figure(c, "damage"), b.figure(c, "shields"))
	for _, card := range b.zone("battle", c.Owner).Cards {
		text += " with " + b.def(card).Name
	}
	if d1, d2 := v.Get("die-1"), v.Get("die-2"); d1 > 0 {
		text += fmt.Sprintf("; dice %d + %d = %d", d1, d2, d1+d2)
	}
	if n := v.Get("final-attack"); n != 0 {
		text += fmt.Sprintf(", attack score %d", n)
	}
	b.line("  %s %s", strings.ToUpper(b.pos.Seats[c.Owner].Name), wrap(text, "    "))
}
