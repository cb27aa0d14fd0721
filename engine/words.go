package engine

import (
	"strconv"
	"strings"
)

// Words renders, in one language, what templates cannot: abilities from their nodes, and those
// events for which a game declares no template.
type Words interface {
	Ability(g *Game, a *Ability) string
	Effect(g *Game, e Effect) string
	// Operand renders a key of a template that the engine does not know.
	Operand(t *Table, key string, o Option, viewer Seat) string
	// Event returns the log line of an engine event, empty for none.
	Event(t *Table, e Logged, viewer Seat) string
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
	if viewer != Nobody && t.Cards[c].Seen&(1<<viewer) == 0 {
		return "a card"
	}
	return t.Def(c).Name
}

// NameOf returns the name of the card of a logged event as a viewer knew it then.
func (g *Game) NameOf(l Logged, viewer Seat) string {
	if l.Card == NoCard {
		return "nothing"
	}
	if viewer != Nobody && l.Seen&(1<<viewer) == 0 {
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
	return t.fill(t.Game.Verbs[o.Verb].Text, func(key string) string { return t.operand(key, o, t.Ask.Seat) })
}

// PromptText returns why the decision that is due is asked.
func (t *Table) PromptText(viewer Seat) string {
	return t.fill(t.Game.Prompts[t.Ask.Prompt].Text, func(key string) string {
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
			if f := t.Top(); int(f.Proc) >= len(t.Game.Procs) {
				return t.Game.Words.Effect(t.Game, t.Game.nodes[int(f.Proc)-len(t.Game.Procs)])
			}
			return ""
		}
		return t.register(key)
	})
}

// register reads a register of the running frame by the name r0..r3.
func (t *Table) register(key string) string {
	if len(key) == 2 && key[0] == 'r' && key[1] >= '0' && key[1] <= '3' {
		return strconv.Itoa(int(t.Top().R[key[1]-'0']))
	}
	return "{" + key + "}"
}

func (t *Table) fillWhy(why string, o Option, seat Seat, have, need int) string {
	return t.fill(why, func(key string) string {
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
	f := t.Top()
	if int(f.Proc) >= len(t.Game.Procs) {
		if m, ok := t.Game.nodes[int(f.Proc)-len(t.Game.Procs)].(Modes); ok {
			return upperFirst(t.Game.Words.Effect(t.Game, m.Mode(int(o.N))))
		}
	}
	return "mode " + strconv.Itoa(int(o.N))
}

// LogLine renders an event for a viewer; empty if it is not worth a line.
func (t *Table) LogLine(l Logged, viewer Seat) string {
	g := t.Game
	key := func(k string) string { return g.eventKey(k, l, viewer) }
	switch {
	case l.Kind == EvChoice:
		return t.fill(g.Verbs[l.N].Log, key)
	case l.Kind == EvVar:
		v := g.Vars[l.Other]
		if l.N > 0 {
			return t.fill(v.Up, key)
		}
		return t.fill(v.Down, key)
	case l.Kind == EvCounter:
		c := g.Counters[l.Other]
		if l.N > 0 {
			return t.fill(c.Up, key)
		}
		return t.fill(c.Down, key)
	case l.Kind >= EvGame && g.Events[l.Kind-EvGame].Log != "":
		return t.fill(g.Events[l.Kind-EvGame].Log, key)
	}
	return g.Words.Event(t, l, viewer)
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

// fill replaces the {keys} of a template.
func (t *Table) fill(tmpl string, key func(string) string) string {
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
		b.WriteString(key(k))
		tmpl = after
	}
}

func upperFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
