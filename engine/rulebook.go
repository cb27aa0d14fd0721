package engine

import (
	"bufio"
	"regexp"
	"strings"
)

// Rule is one numbered rule of a game.
type Rule struct {
	ID      string
	Source  string // seed, ref, house, eng: where it comes from
	Text    string
	Section string
}

// Rulebook is the numbered rules of a game, in order.
type Rulebook struct {
	Rules []Rule
	byID  map[string]int
}

// ruleLine is a rule in a rules.md: "- **DBG-001** [seed] text".
var ruleLine = regexp.MustCompile(`^- \*\*([A-Z]+-\d+)\*\* \[([a-z]+)\] (.*)$`)

// ParseRules reads the rules of a rules.md; every other line is prose.
func ParseRules(md string) *Rulebook {
	b := &Rulebook{byID: map[string]int{}}
	section := ""
	for sc := bufio.NewScanner(strings.NewReader(md)); sc.Scan(); {
		line := sc.Text()
		if h, ok := strings.CutPrefix(line, "### "); ok {
			section = h
		}
		if m := ruleLine.FindStringSubmatch(line); m != nil {
			b.byID[m[1]] = len(b.Rules)
			b.Rules = append(b.Rules, Rule{ID: m[1], Source: m[2], Text: m[3], Section: section})
		}
	}
	return b
}

// Get finds a rule by its id.
func (b *Rulebook) Get(id string) (Rule, bool) {
	i, ok := b.byID[strings.ToUpper(id)]
	if !ok {
		return Rule{}, false
	}
	return b.Rules[i], true
}
