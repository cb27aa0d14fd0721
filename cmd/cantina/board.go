package main

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine"
)

// board draws a position as lines of text. A game may have a layout of its own; without one every
// zone is listed. Everything is readable without colours.
type board struct {
	g      *engine.Game
	pos    *engine.Position
	who    func(engine.Seat) string // what a seat is called, such as "the Empire (you)"
	colour bool
	b      strings.Builder
}

// layouts are the games' own boards.
var layouts = map[string]func(*board){"deckbuilding": deckbuildingBoard, "destiny": destinyBoard, "invaders": invadersBoard, "pocketmodel": pocketmodelBoard}

// briefs are parts of a board that games show above the options, instead of the numbers of the player.
var briefs = map[string]func(*board){"pocketmodel": pmFight}

// layout is the name under which a game has a board: pocketmodel-3 is laid out as pocketmodel is.
func (b *board) layout() string {
	id, _, _ := strings.Cut(b.g.ID, "-")
	return id
}

// brief returns what is shown above the options of a decision; a game's own only if the board, of which
// it is a part, was not drawn just before.
func (b *board) brief(drawn bool) string {
	if own, ok := briefs[b.layout()]; ok {
		if !drawn {
			own(b)
		}
	} else if vars := numbers(b.pos.Seats[b.pos.Seat].Vars); vars != "" {
		b.line("You have: %s", vars)
	}
	text := b.b.String()
	b.b.Reset()
	return text
}

// draw returns the board.
func (b *board) draw() string {
	b.rule(fmt.Sprintf("Turn %d, %s", b.pos.Turn, b.g.SeatName(b.pos.Active)))
	if own, ok := layouts[b.layout()]; ok {
		own(b)
	} else {
		b.anyGame()
	}
	if b.pos.Over != nil {
		b.line("%s", wrap(b.pos.Over.Text, ""))
	}
	return b.b.String()
}

// anyGame lists every zone that is not empty.
func (b *board) anyGame() {
	b.line("%s", numbers(b.pos.Vars))
	for s := range b.pos.Seats {
		b.heading(engine.Seat(s), numbers(b.pos.Seats[s].Vars))
		b.zones(engine.Seat(s))
	}
	b.title("TABLE", "")
	b.zones(engine.Nobody)
}

func (b *board) zones(s engine.Seat) {
	for _, z := range b.pos.Zones {
		if z.Seat != s || z.Count == 0 {
			continue
		}
		text := fmt.Sprintf("%s %d", b.zoneName(z.ID), z.Count)
		if names := b.names(z.Cards); names != "" {
			text += ": " + names
		}
		b.line("  %s", wrap(text, "    "))
	}
}

// rule draws a line across with a title in it.
func (b *board) rule(title string) {
	b.line("%s", b.bold("-- "+title+" "+strings.Repeat("-", max(0, width-len(title)-4))))
}

// title begins a part of the board.
func (b *board) title(name, right string) {
	b.line("%s%s", b.bold(pad(name, 34)), right)
}

// heading begins the part of a player.
func (b *board) heading(s engine.Seat, right string) { b.title(strings.ToUpper(b.who(s)), right) }

func (b *board) line(format string, args ...any) {
	b.b.WriteString(strings.TrimRight(fmt.Sprintf(format, args...), " ") + "\n")
}

func (b *board) bold(s string) string { return paint(b.colour, "1", s) }

// paint puts an SGR code around a text, if there are colours.
func paint(on bool, code, s string) string {
	if !on {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

// zone returns a zone of a seat, Nobody for a shared one.
func (b *board) zone(id string, s engine.Seat) engine.ZoneView {
	for _, z := range b.pos.Zones {
		if z.ID == id && z.Seat == s {
			return z
		}
	}
	return engine.ZoneView{}
}

func (b *board) zoneName(id string) string {
	for _, z := range b.g.Zones {
		if z.ID == id {
			return z.Name
		}
	}
	return id
}

func (b *board) def(c engine.CardView) *engine.Def {
	id, _ := b.g.DefID(c.Def)
	return &b.g.Defs[id]
}

// figure is the current value of an attribute of a card.
func (b *board) figure(c engine.CardView, attr string) int {
	for _, n := range c.Attrs {
		if n.Name == attr {
			return n.N
		}
	}
	for i, a := range b.g.Attrs {
		if a.ID == attr {
			return int(b.def(c).Figures[i])
		}
	}
	return 0
}

// byHandle finds a card that is known, anywhere.
func (b *board) byHandle(h uint16) (engine.CardView, bool) {
	for _, z := range b.pos.Zones {
		for _, c := range z.Cards {
			if c.Handle == h {
				return c, true
			}
		}
	}
	return engine.CardView{}, false
}

// names lists cards, equal ones together: "X-Wing, Y-Wing x2".
func (b *board) names(cards []engine.CardView) string {
	var order []string
	count := map[string]int{}
	for _, c := range cards {
		name := b.def(c).Name
		if count[name] == 0 {
			order = append(order, name)
		}
		count[name]++
	}
	for i, name := range order {
		if count[name] > 1 {
			order[i] += " x" + strconv.Itoa(count[name])
		}
	}
	return list(order)
}

func numbers(n engine.Numbers) string {
	var out []string
	for _, x := range n {
		out = append(out, x.Name+" "+strconv.Itoa(x.N))
	}
	return strings.Join(out, "  ")
}

// can reports whether the viewer has an option now with this verb about the card, or, if to is set,
// with the card as its target.
func (b *board) can(c engine.CardView, verb string, to bool) bool {
	if b.pos.Decision == nil {
		return false
	}
	for _, o := range b.pos.Decision.Options {
		h := o.Card
		if to {
			h = o.To
		}
		if o.Verb == verb && h != nil && *h == c.Handle {
			return true
		}
	}
	return false
}
