package scenario

import (
	"fmt"
	"strings"

	"cantina/engine"
)

// Vocabulary lists the words of a game that scenarios are written in, but for the ids of its cards.
func Vocabulary(g *engine.Game) string {
	w := newWords(g)
	var b strings.Builder
	list := func(title string, words []string) {
		if len(words) > 0 {
			fmt.Fprintf(&b, "%s:\n", title)
			for _, word := range words {
				fmt.Fprintf(&b, "  %s\n", word)
			}
		}
	}
	one := func(title string, n int, word func(i int) string) {
		var out []string
		for i := range n {
			out = append(out, word(i))
		}
		list(title, out)
	}
	one("players", len(g.Seats), func(i int) string { return g.Seats[i].ID })
	one("options", len(g.Options), func(i int) string {
		var values []string
		for _, v := range g.Options[i].Values {
			values = append(values, v.ID)
		}
		return g.Options[i].ID + "=" + strings.Join(values, "|")
	})
	one("zones", len(g.Zones), func(i int) string {
		z := engine.ZoneKind(i)
		return w.zoneName(g.ZoneOf(z, 0)) + "  " + g.Zones[i].Name
	})
	list("numbers", strings.Split(w.varNames(), ", "))
	list("numbers of cards", strings.Split(w.cardNumbers(), ", "))
	list("remarks about cards", strings.Split(w.remarks(), ", "))
	one("verbs", len(g.Verbs), func(i int) string {
		v := g.Verbs[i]
		return strings.TrimRight(v.ID+" "+operandWords(v.Args)+"  "+v.Text, " ")
	})
	var prompts []string
	for _, p := range g.Prompts {
		if p.ID != "" {
			prompts = append(prompts, p.ID+"  "+p.Rule)
		}
	}
	list("decisions", prompts)
	return b.String()
}

// operandWords writes which operands a verb takes.
func operandWords(args string) string {
	var out []string
	for _, x := range args {
		switch x {
		case 'a', 'b':
			out = append(out, "CARD")
		case 'n':
			out = append(out, "N")
		case 'd':
			out = append(out, "DIE")
		case 's':
			out = append(out, "SYMBOL")
		}
	}
	return strings.Join(out, " ")
}
