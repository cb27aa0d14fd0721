package scenario

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"cantina/engine"
)

// Cited are the rules and cards that a scenario is about.
type Cited struct {
	Rules []string // named in the header, in a "rules" line, or as the reason of a refusal
	Cards []string // ids named in the header, in a "cards" line, in choices or expectations
	Laid  []string // ids of cards that the setup only puts somewhere
}

var ruleID = regexp.MustCompile(`\b[A-Z]{2,}-[0-9]+\b`)

// Cites lists what a scenario cites, sorted. Only ids that look like those of the game's rulebook are
// taken for rules.
func (f *File) Cites(g *engine.Game) Cited {
	w := newWords(g)
	prefix := rulePrefix(g)
	rules, cards, laid := map[string]bool{}, map[string]bool{}, map[string]bool{}
	rule := func(text string) {
		for _, id := range ruleID.FindAllString(text, -1) {
			if strings.HasPrefix(id, prefix) {
				rules[id] = true
			}
		}
	}
	for _, h := range f.Header {
		rule(h)
		for _, word := range strings.FieldsFunc(h, func(r rune) bool { return strings.ContainsRune(" ,.:;()", r) }) {
			if _, ok := g.DefID(word); ok {
				cards[word] = true
			}
		}
	}
	for i := range f.Sections {
		for k := range f.Sections[i].Lines {
			l := &f.Sections[i].Lines[k]
			setsUp := f.Sections[i].Kind == "setup" || f.Sections[i].Kind == "again"
			first := l.word(0)
			if !setsUp || first == "rules" {
				rule(l.Text)
			}
			to := cards
			if setsUp && first != "cards" {
				to = laid
			}
			for _, id := range w.named(l.toks) {
				to[id] = true
			}
		}
	}
	maps.DeleteFunc(laid, func(id string, _ bool) bool { return cards[id] })
	return Cited{sorted(rules), sorted(cards), sorted(laid)}
}

// named lists the ids of the cards that a line names.
func (w *words) named(toks []token) []string {
	var out []string
	for len(toks) > 0 {
		used := 1
		for k := min(len(toks), 6); k > 0; k-- {
			text, ok := join(toks[:k])
			if !ok {
				continue
			}
			if i := strings.LastIndex(text, "."); i > 0 && k == 1 {
				if _, isSeat := w.seat(text[:i]); !isSeat && !strings.Contains(text, ":") {
					text = text[:i]
				}
			}
			if i := strings.LastIndex(text, ":"); i >= 0 {
				text, _, _ = strings.Cut(text[i+1:], ".")
			}
			if i := strings.IndexAny(text, "#*/"); i > 0 {
				text = text[:i]
			}
			if d, err := w.def(text); err == nil {
				out = append(out, w.g.Defs[d].ID)
				used = k
				break
			}
		}
		toks = toks[used:]
	}
	return out
}

func rulePrefix(g *engine.Game) string {
	if g.Rules == nil || len(g.Rules.Rules) == 0 {
		return ""
	}
	p, _, _ := strings.Cut(g.Rules.Rules[0].ID, "-")
	return p + "-"
}

// checkRules reports a cited rule that the rulebook does not have.
func (f *File) checkRules(g *engine.Game) error {
	for _, id := range f.Cites(g).Rules {
		if _, ok := g.Rules.Get(id); ok {
			continue
		}
		for no, h := range f.Header {
			if strings.Contains(h, id) {
				return f.errorf(no+1, "there is no rule %s in the rules of %s", id, g.ID)
			}
		}
		for _, s := range f.Sections {
			for _, l := range s.Lines {
				if strings.Contains(l.Text, id) {
					return f.errorf(l.No, "there is no rule %s in the rules of %s", id, g.ID)
				}
			}
		}
	}
	return nil
}

func sorted(set map[string]bool) []string { return slices.Sorted(maps.Keys(set)) }
