package engine

import (
	"strconv"
	"strings"
)

// Words renders, in one language, what templates cannot: abilities from their nodes, and those
// events for which a game declares no template.
type Words interface {
	// Ability returns the rules text of an ability.
	Ability(g *Game, a *Ability) string
	// Effect returns what an effect of a running ability does, for somebody who reads it now.
	Effect(g *Game, e Effect, r Reading) string
	// Operand renders a key of a template that the engine does not know.
	Operand(t *Table, key string, o Option, viewer Seat) string
	// Events returns the log line of one event, or of several of one kind that a single line tells,
	// such as the cards of one draw; empty for none.
	Events(t *Table, run []Logged, viewer Seat) string
}

// Reading says in whose ability an effect stands, who is its "you", and who reads it.
type Reading struct {
	In          *Ability
	You, Viewer Seat
}

// Text returns the rules text of a definition, one line an ability, and apart from it the reward.
func (g *Game) Text(d *Def) (lines []string, reward string) {
	for i := range d.Abilities {
		text := g.Words.Ability(g, &d.Abilities[i])
		if d.Abilities[i].Kind == Reward {
			reward = text
			continue
		}
		lines = append(lines, text)
	}
	return lines, reward
}

// Modes is implemented by effects that offer named modes.
type Modes interface {
	Mode(i int) Effect
}

// NameFor returns the name of a card as a viewer knows it.
func (t *Table) NameFor(c CardID, viewer Seat) string {
	if c < 0 || int(c) >= len(t.Cards) {
		return "nothing"
	}
	if !t.Game.SeenBy(t.Cards[c].Seen, viewer) {
		return "a card"
	}
	return t.Def(c).Name
}

// SeenBy reports whether a mask of seats holds the viewer; for a spectator, whether it holds all.
func (g *Game) SeenBy(seen uint8, viewer Seat) bool {
	if viewer == Nobody {
		all := uint8(1<<len(g.Seats) - 1)
		return seen&all == all
	}
	return seen&(1<<viewer) != 0
}

// NameOf returns the name of the card of a logged event as a viewer knew it then.
func (g *Game) NameOf(l Logged, viewer Seat) string {
	if l.Card == NoCard {
		return "nothing"
	}
	if !g.SeenBy(l.Seen, viewer) {
		return "a card"
	}
	return g.Defs[l.Def].Name
}

// SeatName returns how a text calls a seat.
func (g *Game) SeatName(s Seat) string {
	if s < 0 || int(s) >= len(g.Seats) {
		return "nobody"
	}
	return g.Seats[s].Name
}

// Label returns what an option says to the seat that has to choose.
func (t *Table) Label(o Option) string {
	return Fill(t.Game.Verbs[o.Verb].Text, func(key string) string { return t.operand(key, o, t.Ask.Seat) })
}

// PromptText returns why the decision that is due is asked.
func (t *Table) PromptText(viewer Seat) string {
	return Fill(t.Game.Prompts[t.Ask.Prompt].Text, func(key string) string {
		switch key {
		case "src":
			return t.NameFor(t.Ask.Src, viewer)
		case "seat":
			return t.Game.SeatName(t.Ask.Seat)
		case "ability":
			if t.Ask.Ability == NoAbility {
				return ""
			}
			return t.Game.Words.Ability(t.Game, t.Game.abilities[t.Ask.Ability])
		case "effect":
			if e := t.RunningEffect(); e != nil {
				return t.effectText(e, viewer)
			}
			return ""
		}
		if len(key) == 2 && key[0] == 'r' && key[1] >= '0' && key[1] <= '3' { // a register of the running frame
			return strconv.Itoa(int(t.Top().R[key[1]-'0']))
		}
		return t.Game.Words.Operand(t, key, Option{A: t.Ask.Src, B: NoCard}, viewer)
	})
}

// RunningEffect returns the effect node that runs, or nil.
func (t *Table) RunningEffect() Effect {
	if f := t.Top(); int(f.Proc) >= len(t.Game.Procs) {
		return t.Game.nodes[int(f.Proc)-len(t.Game.Procs)]
	}
	return nil
}

// effectText renders an effect of the running ability for a viewer.
func (t *Table) effectText(e Effect, viewer Seat) string {
	r := Reading{You: t.Top().Seat, Viewer: viewer}
	if t.Ask.Ability != NoAbility {
		r.In = t.Game.abilities[t.Ask.Ability]
	}
	return upperFirst(t.Game.Words.Effect(t.Game, e, r))
}

// PicksSoFar returns how many cards were chosen already under the choice that is being asked.
func (t *Table) PicksSoFar() int {
	root := t.Top().Root
	if root < 0 {
		return 0
	}
	n := 0
	for _, p := range t.Picks[t.Stack[root].Lo:] {
		if p.Tag == t.Ask.Tag {
			n++
		}
	}
	return n
}

func (t *Table) fillWhy(why string, o Option, seat Seat, have, need int) string {
	return Fill(why, func(key string) string {
		switch key {
		case "have":
			return strconv.Itoa(have)
		case "need":
			return strconv.Itoa(need)
		}
		return t.operand(key, o, seat)
	})
}

// operand renders a key of an option's template: A, B, N, src, seat, ability, mode, or the current
// value of an attribute such as A.cost.
func (t *Table) operand(key string, o Option, viewer Seat) string {
	switch key {
	case "A":
		return t.NameFor(o.A, viewer)
	case "B":
		return t.NameFor(o.B, viewer)
	case "N":
		return strconv.Itoa(int(o.N))
	case "src":
		return t.NameFor(t.Ask.Src, viewer)
	case "seat":
		return t.Game.SeatName(viewer)
	case "ability":
		return t.abilityText(o)
	case "mode":
		return t.modeText(o)
	case "nth seat":
		return upperFirst(t.Game.SeatName(Seat(o.N)))
	}
	if card, attr, ok := strings.Cut(key, "."); ok {
		id := o.A
		if card == "B" {
			id = o.B
		}
		for i, a := range t.Game.Attrs {
			if a.ID == attr && id != NoCard {
				return strconv.Itoa(t.Attr(id, AttrID(i)))
			}
		}
	}
	return t.Game.Words.Operand(t, key, o, viewer)
}

// abilityText renders the ability that an option is about: the waiting ability N, or the N-th
// ability of card A.
func (t *Table) abilityText(o Option) string {
	if o.Verb == VerbTrigger {
		if int(o.N) < len(t.Queue) {
			return t.Game.Words.Ability(t.Game, t.Game.abilities[t.Queue[o.N].Ability])
		}
		return ""
	}
	d := t.Def(o.A)
	if int(o.N) >= len(d.Abilities) {
		return ""
	}
	return t.Game.Words.Ability(t.Game, &d.Abilities[o.N])
}

func (t *Table) modeText(o Option) string {
	if m, ok := t.RunningEffect().(Modes); ok {
		return t.effectText(m.Mode(int(o.N)), t.Ask.Seat)
	}
	return "mode " + strconv.Itoa(int(o.N))
}

// rolls is how many of the events are one roll: dice of one player that are rolled one after the
// other, with their ways into the pool between.
func (g *Game) rolls(events []Logged) int {
	n, last := 1, 1
	for n < len(events) {
		switch e := events[n]; {
		case e.Kind == EvRoll && e.Seat == events[0].Seat:
			last = n + 1
		case e.Kind == EvMoveDie, e.Kind >= EvGame && g.Events[e.Kind-EvGame].Quiet:
		default:
			return last
		}
		n++
	}
	return last
}

// LogRun renders the first of some events for a viewer, together with those after it that belong to
// the same line. It returns the line, empty for what is not worth one, and how many events it tells.
func (t *Table) LogRun(events []Logged, viewer Seat) (line string, n int) {
	l := events[0]
	n = 1
	for n < len(events) && sameLine(l, events[n]) {
		n++
	}
	if l.Kind == EvRoll {
		n = t.Game.rolls(events)
	}
	if n > 1 {
		return t.Game.Words.Events(t, events[:n], viewer), n
	}
	return t.LogLine(l, viewer), 1
}

// sameLine reports whether two events are steps of one thing: several cards that go from one zone to
// another, or several that are shown.
func sameLine(a, b Logged) bool {
	return (a.Kind == EvMove || a.Kind == EvShow) && b.Kind == a.Kind && a.Seat == b.Seat && a.From == b.From && a.To == b.To
}

// LogLine renders an event for a viewer; empty if it is not worth a line.
func (t *Table) LogLine(l Logged, viewer Seat) string {
	g := t.Game
	key := func(k string) string { return g.eventKey(k, l, viewer) }
	switch {
	case l.Kind == EvChoice:
		return Fill(g.Verbs[l.N].Log, key)
	case l.Kind == EvVar:
		v := g.Vars[l.Other]
		if l.N > 0 {
			return Fill(v.Up, key)
		}
		return Fill(v.Down, key)
	case l.Kind == EvCounter:
		c := g.Counters[l.Other]
		if l.N > 0 {
			return Fill(c.Up, key)
		}
		return Fill(c.Down, key)
	case l.Kind >= EvGame && g.Events[l.Kind-EvGame].Log != "":
		return Fill(g.Events[l.Kind-EvGame].Log, key)
	}
	return g.Words.Events(t, []Logged{l}, viewer)
}

func (g *Game) eventKey(key string, l Logged, viewer Seat) string {
	switch key {
	case "seat":
		return g.SeatName(l.Seat)
	case "Seat":
		return upperFirst(g.SeatName(l.Seat))
	case "A":
		return g.NameOf(l, viewer)
	case "B":
		return g.NameOf(Logged{Event: Event{Card: l.Other}, Def: l.OtherDef, Seen: l.OtherSeen}, viewer)
	case "N":
		return strconv.Itoa(int(l.N))
	case "n": // how much, without a sign
		return strconv.Itoa(max(int(l.N), -int(l.N)))
	}
	return "{" + key + "}"
}

// Fill replaces the {keys} of a template. In {key|thing|things} the noun follows the number.
func Fill(tmpl string, key func(string) string) string {
	if !strings.Contains(tmpl, "{") {
		return tmpl
	}
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(tmpl, "{")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		k, after, ok := strings.Cut(rest, "}")
		if !ok {
			b.WriteString("{" + rest)
			return b.String()
		}
		b.WriteString(counted(k, key))
		tmpl = after
	}
}

func counted(k string, key func(string) string) string {
	k, nouns, ok := strings.Cut(k, "|")
	value := key(k)
	if !ok {
		return value
	}
	one, many, _ := strings.Cut(nouns, "|")
	if value == "1" {
		return value + " " + one
	}
	return value + " " + many
}

func upperFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
