package destiny

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"cantina/engine"
	"cantina/engine/effect"
)

// The rules for teams and decks, sections 5 to 7.

const (
	teamPoints = 30
	deckSize   = 30
	maxCopies  = 2
)

// deckCheck is a deck that is being judged.
type deckCheck struct {
	g    *engine.Game
	rr   bool
	team []brought // characters and plots
	deck []brought // cards for the draw deck
	play []brought // battlefields
	out  []engine.Breach
}

// brought is a card of the deck: so many copies, each with so many dice.
type brought struct {
	def     *engine.Def
	n, dice int
}

// checkDeck lists every rule that a deck breaks. The boxed decks are legal as they are (DES-100,
// DES-520).
func checkDeck(g *engine.Game, d engine.Deck, options map[string]string) []engine.Breach {
	if isBoxed(d) {
		return nil
	}
	c := &deckCheck{g: g, rr: options["rules"] == "rr"}
	c.sort(d)
	c.checkTeam()
	c.checkPoints()
	c.checkSide()
	c.checkCards()
	c.checkColours()
	c.checkBattlefield()
	return c.out
}

func (c *deckCheck) breach(rule, format string, args ...any) {
	c.out = append(c.out, engine.Breach{Rule: rule, Text: fmt.Sprintf(format, args...)})
}

// defaultDeck is the boxed deck that the options name for a seat.
func defaultDeck(s engine.Seat, options map[string]string) (string, engine.Deck) {
	id, ok := options[deckOptions[s]]
	if !ok {
		id = boxedDefaults[s]
	}
	return id, starterDecks[id]
}

// isBoxed reports whether a deck is one of the boxed ones, card by card.
func isBoxed(d engine.Deck) bool {
	for _, id := range slices.Sorted(maps.Keys(starterDecks)) {
		if slices.Equal(sorted(starterDecks[id]), sorted(d)) {
			return true
		}
	}
	return false
}

func sorted(d engine.Deck) engine.Deck {
	out := slices.Clone(d)
	slices.SortFunc(out, func(a, b engine.DeckCard) int {
		switch {
		case a.ID < b.ID:
			return -1
		case a.ID > b.ID:
			return 1
		}
		return a.Dice - b.Dice
	})
	return out
}

// sort puts the cards where they belong and refuses those that belong nowhere (DES-091, DES-092).
func (c *deckCheck) sort(d engine.Deck) {
	for _, card := range d {
		id, ok := c.g.DefID(card.ID)
		if !ok {
			c.breach("DES-513", "There is no card %q.", card.ID)
			continue
		}
		b := brought{&c.g.Defs[id], card.N, card.Dice}
		c.checkDice(b)
		switch b.def.Type {
		case character:
			c.team = append(c.team, b)
		case plot:
			c.team = append(c.team, b)
			if !c.rr {
				c.breach("DES-011", "%s is a plot, and the starter rules have none.", b.def.Name)
			}
		case battlefield:
			c.play = append(c.play, b)
		case downgrade:
			c.deck = append(c.deck, b)
			if !c.rr {
				c.breach("DES-092", "%s is a downgrade, and the starter rules have none.", b.def.Name)
			}
		default:
			c.deck = append(c.deck, b)
		}
	}
}

// checkDice: only a character's dice are chosen (DES-082 to DES-084).
func (c *deckCheck) checkDice(b brought) {
	name := b.def.Name
	if b.def.Type != character {
		if b.dice > 0 && b.def.Die() < 0 {
			c.breach("DES-029", "%s has no die, and this asks for %s.", name, count(b.dice, "die", "dice"))
		} else if b.dice > 1 {
			c.breach("DES-029", "%s has one die a copy, not %d.", name, b.dice)
		}
		return
	}
	most, rule := 1, "DES-083"
	if b.def.Figures[Elite] > 0 {
		most, rule = 2, "DES-084"
	}
	if !c.rr && !b.def.Unique {
		most, rule = 1, "DES-082"
	}
	switch dice := max(b.dice, 1); {
	case dice > most && most == 1:
		c.breach(rule, "%s comes with one die, not %d.", name, dice)
	case dice > most:
		c.breach(rule, "%s comes with one or two dice, not %d.", name, dice)
	}
}

// checkTeam: at least one character, unique ones once (DES-075, DES-079, DES-080).
func (c *deckCheck) checkTeam() {
	found := false
	for i, b := range c.team {
		found = found || b.def.Type == character
		n := 0
		for j, o := range c.team {
			if o.def.Name == b.def.Name {
				n += o.n
				if j < i {
					n = 0
					break // told with the first of them
				}
			}
		}
		if b.def.Unique && n > 1 {
			c.breach("DES-079", "%s is unique, and the team has %d of that name.", b.def.Name, n)
		}
	}
	if !found {
		c.breach("DES-075", "The team has no character.")
	}
}

// checkPoints adds up the points of the team and its plots (DES-074, DES-087, DES-495).
func (c *deckCheck) checkPoints() {
	total := 0
	for _, b := range c.team {
		points := int(b.def.Figures[Points])
		if b.dice >= 2 && b.def.Figures[Elite] > 0 {
			points = int(b.def.Figures[Elite])
		}
		if off := c.pointsOff(b.def); off > 0 {
			points = max(points-off, 0)
		}
		total += b.n * points // those of a plot may be negative (DES-495)
	}
	if total > teamPoints {
		c.breach("DES-074", "The team costs %d points, and it may cost %d.", total, teamPoints)
	}
}

// checkSide: heroes and villains do not mix, and neutral characters join only in rr (DES-076, DES-077,
// DES-093, DES-094).
func (c *deckCheck) checkSide() {
	side, mixed := neutral, false
	for _, b := range c.team {
		if b.def.Type != character {
			continue
		}
		switch class := b.def.Class; {
		case class == neutral && !c.rr:
			c.breach("DES-076", "%s is neutral, and in the starter rules a team is all heroes or all villains.", b.def.Name)
		case class == neutral || class == side:
		case side != neutral:
			mixed = true
		default:
			side = class
		}
	}
	if mixed {
		c.breach("DES-076", "The team has heroes and villains; it must be all heroes or all villains.")
		return
	}
	rule := "DES-093"
	if side == neutral {
		rule = "DES-094"
	}
	for _, b := range append(slices.Clone(c.deck), c.plots()...) {
		if b.def.Class != neutral && b.def.Class != side && !c.permitted(b.def) {
			c.breach(plotRule(b.def, rule), "%s is a %s card, and the team is %s.", b.def.Name, classes[b.def.Class], classes[side])
		}
	}
}

// plotRule is the rule by which a card must fit the team: plots have their own.
func plotRule(d *engine.Def, rule string) string {
	if d.Type == plot {
		return "DES-496"
	}
	return rule
}

func (c *deckCheck) plots() []brought {
	var out []brought
	for _, b := range c.team {
		if b.def.Type == plot {
			out = append(out, b)
		}
	}
	return out
}

// checkCards: how many cards, and how many of each (DES-088, DES-089). Copies are equal by title
// (DES-021).
func (c *deckCheck) checkCards() {
	total := 0
	for i, b := range c.deck {
		total += b.n
		n, first := 0, true
		for j, o := range c.deck {
			if o.def.Name == b.def.Name {
				n += o.n
				first = first && j >= i
			}
		}
		if first && n > maxCopies {
			c.breach("DES-089", "The deck has %d copies of %s, and it may have %d.", n, b.def.Name, maxCopies)
		}
	}
	if total != deckSize {
		c.breach("DES-088", "The deck has %s, and it must have %d.", count(total, "card", "cards"), deckSize)
	}
}

// checkColours: a blue, red or yellow card needs a character of that colour (DES-095).
func (c *deckCheck) checkColours() {
	var have [gray + 1]bool
	for _, b := range c.team {
		if b.def.Type == character {
			have[colourOf(b.def)] = true
		}
	}
	have[gray] = true
	for _, b := range append(slices.Clone(c.deck), c.plots()...) {
		if colour := colourOf(b.def); !have[colour] && !c.permitted(b.def) {
			c.breach(plotRule(b.def, "DES-095"), "%s is %s, and the team has no %s character.", b.def.Name, traits[colour], traits[colour])
		}
	}
}

func colourOf(d *engine.Def) engine.TraitID {
	for t := blue; t < gray; t++ {
		if d.HasTrait(t) {
			return t
		}
	}
	return gray
}

// checkBattlefield: exactly one (DES-098).
func (c *deckCheck) checkBattlefield() {
	n := 0
	for _, b := range c.play {
		n += b.n
	}
	switch {
	case n == 0:
		c.breach("DES-098", "There is no battlefield, and each player brings one.")
	case n > 1:
		c.breach("DES-098", "There are %d battlefields, and each player brings one.", n)
	}
}

// pointsOff is by how much cards of the team lower the points of one of them, in rr (DES-087).
func (c *deckCheck) pointsOff(d *engine.Def) int {
	off := 0
	for _, s := range c.statics() {
		if p, ok := s.(TeamPoints); ok && c.rr && passes(p.Card, d) {
			off += p.Less
		}
	}
	return off
}

// passes reports whether a card without a match passes a filter that is about what is printed.
func passes(f engine.Filter, d *engine.Def) bool {
	t, ok := f.(effect.Trait)
	return ok && d.HasTrait(t.Is)
}

// permitted reports whether a card of the team lets a card into the deck (DES-096).
func (c *deckCheck) permitted(d *engine.Def) bool {
	for _, s := range c.statics() {
		m, ok := s.(DeckMay)
		if ok && d.Class == m.Class && d.HasTrait(m.Colour) && slices.ContainsFunc(m.Traits, d.HasTrait) {
			return true
		}
	}
	return false
}

// statics are the constant effects printed on the team.
func (c *deckCheck) statics() []engine.Static {
	var out []engine.Static
	for _, b := range c.team {
		for i := range b.def.Abilities {
			out = append(out, b.def.Abilities[i].Static...)
		}
	}
	return out
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
