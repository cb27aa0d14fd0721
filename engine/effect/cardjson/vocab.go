package cardjson

import (
	"reflect"
	"strings"
	"unicode"

	"cantina/engine"
	"cantina/engine/effect"
)

// names are the words for the values of one type of the vocabulary, by number.
type names struct {
	what string // "zone"
	list []string
	// must: there is no natural default, so the field cannot be left out.
	must bool
}

var engineEvents = [engine.EvGame]string{
	engine.EvMove: "move", engine.EvVar: "var", engine.EvCounter: "counter", engine.EvFlag: "flag", engine.EvShuffle: "shuffle",
	engine.EvSwap: "swap", engine.EvShow: "show", engine.EvChoice: "choice", engine.EvUse: "use", engine.EvTurn: "turn",
	engine.EvEnd: "end", engine.EvRoll: "roll", engine.EvTurnDie: "turn-die", engine.EvMoveDie: "move-die",
}

// vocabulary lists the words of a game by the Go type that refers to them.
func vocabulary(g *engine.Game) map[reflect.Type]names {
	events := engineEvents[:]
	for _, e := range g.Events {
		events = append(events, e.ID)
	}
	who := []string{effect.You.String(), effect.Opponent.String(), effect.Each.String(), effect.Owner.String()}
	return map[reflect.Type]names{
		reflect.TypeFor[engine.ZoneKind]():    {"zone", ids(g.Zones, func(z engine.ZoneSpec) string { return z.ID }), true},
		reflect.TypeFor[engine.VarID]():       {"number", ids(g.Vars, func(v engine.VarSpec) string { return v.ID }), true},
		reflect.TypeFor[engine.CounterID]():   {"counter", ids(g.Counters, func(c engine.CounterSpec) string { return c.ID }), true},
		reflect.TypeFor[engine.FlagID]():      {"flag", ids(g.Flags, func(f engine.FlagSpec) string { return f.ID }), true},
		reflect.TypeFor[engine.AttrID]():      {"attribute", ids(g.Attrs, func(a engine.AttrSpec) string { return a.ID }), true},
		reflect.TypeFor[engine.TraitID]():     {"trait", g.Traits, true},
		reflect.TypeFor[engine.ClassID]():     {"class", g.Classes, true},
		reflect.TypeFor[engine.TypeID]():      {"type", g.Types, true},
		reflect.TypeFor[engine.SymbolID]():    {"symbol", g.Symbols, false},
		reflect.TypeFor[engine.EventKind]():   {"event", events, true},
		reflect.TypeFor[engine.AbilityKind](): {"kind of ability", []string{"activated", "when", "while", "reward", "text", "special", "claim"}, false},
		reflect.TypeFor[engine.Until]():       {"duration", []string{"end-of-turn", "end-of-game"}, false},
		reflect.TypeFor[engine.Where]():       {"end of a zone", []string{"top", "bottom"}, false},
		reflect.TypeFor[effect.Who]():         {"player", who, false},
	}
}

func ids[T any](list []T, id func(T) string) []string {
	out := make([]string, len(list))
	for i, x := range list {
		out[i] = id(x)
	}
	return out
}

// kebab turns the name of a Go type or field into a JSON name: UpTo is "up-to", ID is "id".
func kebab(name string) string {
	var b strings.Builder
	runes := []rune(name)
	for i, r := range runes {
		if i > 0 && unicode.IsUpper(r) && (unicode.IsLower(runes[i-1]) || i+1 < len(runes) && unicode.IsLower(runes[i+1])) {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
