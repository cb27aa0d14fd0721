package english

import (
	"strconv"
	"strings"

	"cantina/engine"
)

// AnyZone stands for every zone in a MoveLine.
const AnyZone engine.ZoneKind = 255

// MoveLine is the log line of cards that go from a zone to a zone. Besides {seat} and {Seat} its text
// may use {cards}, {is}, {s} and {es}, which agree with the number of cards. A move that no line is
// for is told by something else, or not worth telling.
type MoveLine struct {
	From, To engine.ZoneKind
	Text     string
}

// Events implements engine.Words for the events that all games share.
func (w Words) Events(t *engine.Table, run []engine.Logged, viewer engine.Seat) string {
	e := run[0]
	g := t.Game
	switch e.Kind {
	case engine.EvTurn:
		return w.line(g, "Turn "+strconv.Itoa(int(e.N))+": {seat}.", run, viewer)
	case engine.EvEnd:
		return w.line(g, g.Endings[e.N].Text, run, viewer)
	case engine.EvShuffle:
		if e.Seat == engine.Nobody {
			return "The " + g.Zones[g.KindOfZone(e.To)].Name + " is shuffled."
		}
		return w.line(g, "{Seat} shuffles the "+g.Zones[g.KindOfZone(e.To)].Name+".", run, viewer)
	case engine.EvShow:
		of := " of " + zoneOf(g, e.From) + "."
		if e.Seat == engine.Nobody {
			return w.line(g, "{cards}"+of[:len(of)-1]+" {is} revealed.", run, viewer)
		}
		return w.line(g, "{Seat} looks at {cards}"+of, run, viewer)
	case engine.EvSwap:
		other := engine.Logged{Event: engine.Event{Card: e.Other}, Def: e.OtherDef, Seen: e.OtherSeen}
		return Upper(g.NameOf(e, viewer) + " and " + g.NameOf(other, viewer) + " change places.")
	case engine.EvUse:
		switch g.Ability(engine.AbilityID(e.N)).Kind {
		case engine.Activated:
			return w.line(g, "{Seat} uses {cards}.", run, viewer)
		case engine.When:
			return w.line(g, "The ability of {cards} triggers.", run, viewer)
		}
	case engine.EvMove:
		for _, m := range w.Lex.Moves {
			if (m.From == AnyZone || m.From == g.KindOfZone(e.From)) && m.To == g.KindOfZone(e.To) {
				return w.line(g, m.Text, run, viewer)
			}
		}
	}
	return ""
}

func zoneOf(g *engine.Game, z engine.ZoneID) string {
	name := g.Zones[g.KindOfZone(z)].Name
	if s := g.SeatOfZone(z); s != engine.Nobody {
		return g.SeatName(s) + "'s " + name
	}
	return "the " + name
}

// line fills a template about a run of events.
func (w Words) line(g *engine.Game, tmpl string, run []engine.Logged, viewer engine.Seat) string {
	one := len(run) == 1
	return Upper(engine.Fill(tmpl, func(key string) string {
		switch key {
		case "seat":
			return g.SeatName(run[0].Seat)
		case "Seat":
			return Upper(g.SeatName(run[0].Seat))
		case "cards":
			return cards(g, run, viewer)
		case "is":
			if one {
				return "is"
			}
			return "are"
		case "s", "es":
			if one {
				return key
			}
			return ""
		}
		return "{" + key + "}"
	}))
}

// cards names the cards of a run as the viewer knew them, equal ones together: "X-Wing, 2 × Y-Wing
// and 2 cards".
func cards(g *engine.Game, run []engine.Logged, viewer engine.Seat) string {
	var names []string
	count := map[string]int{}
	hidden := 0
	for _, e := range run {
		if !g.SeenBy(e.Seen, viewer) {
			hidden++
			continue
		}
		name := g.NameOf(e, viewer)
		if count[name] == 0 {
			names = append(names, name)
		}
		count[name]++
	}
	for i, name := range names {
		if n := count[name]; n > 1 {
			names[i] = strconv.Itoa(n) + " × " + name
		}
	}
	if hidden > 0 {
		names = append(names, strings.Replace(Things(hidden, "cards"), "1 card", "a card", 1))
	}
	return And(names)
}

// Operand implements engine.Words for the keys that are the same in all games.
func (w Words) Operand(t *engine.Table, key string, _ engine.Option, viewer engine.Seat) string {
	p := you
	if t.Ask.Seat != viewer {
		p = w.Lex.named(t.Game.SeatName(t.Ask.Seat))
	}
	switch key {
	case "you":
		return p.Name
	case "You":
		return Upper(p.Name)
	case "your":
		return p.Whose
	case "Your":
		return Upper(p.Whose)
	case "picked":
		if n := t.PicksSoFar(); n > 0 {
			return " (" + strconv.Itoa(n) + " so far)"
		}
		return ""
	}
	return "{" + key + "}"
}
