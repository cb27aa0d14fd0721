package main

import (
	"fmt"
	"strings"

	"cantina/engine"
)

type rulesCmd struct {
	Game     string   `arg:"" help:"The game, see cantina games."`
	Words    []string `arg:"" optional:"" help:"The id of a rule, or words to look for."`
	Coverage bool     `help:"List for each rule the tests that cite it; fails if one has neither a test nor a reason."`
	JSON     bool     `help:"Print JSON."`
}

// Help implements kong.HelpProvider.
func (rulesCmd) Help() string {
	return `Examples:

  cantina rules deckbuilding DBG-127
  cantina rules deckbuilding force marker
  cantina rules deckbuilding --coverage`
}

type ruleInfo struct {
	ID      string   `json:"id"`
	Source  string   `json:"source"`
	Section string   `json:"section"`
	Text    string   `json:"text"`
	Cited   []string `json:"cited_by,omitempty"`
	Reason  string   `json:"reason,omitempty"` // why no test cites it
}

// Run shows rules.
func (c rulesCmd) Run(e *env) error {
	g, err := findGame(c.Game)
	if err != nil {
		return err
	}
	if c.Coverage {
		if len(c.Words) > 0 {
			return usage("--coverage is about all rules of the game; leave out %q", strings.Join(c.Words, " "))
		}
		return c.coverage(e, g)
	}
	found := findRules(g, c.Words)
	if c.JSON {
		if err := e.json(found); err != nil {
			return err
		}
		if len(found) == 0 {
			return errNegative
		}
		return nil
	}
	if len(found) == 0 {
		return noRule(g, c.Words)
	}
	printRules(e, found)
	return nil
}

func printRules(e *env, rules []ruleInfo) {
	section := ""
	for _, r := range rules {
		if r.Section != section {
			section = r.Section
			e.printf("%s\n", section)
		}
		e.printf("  %s\n", wrap(r.ID+" "+r.Text, "          "))
	}
}

func noRule(g *engine.Game, words []string) error {
	return fmt.Errorf("no rule of %s has the id or the words %q", g.ID, strings.Join(words, " "))
}

// findRules returns the rule with an id, or all rules with the words.
func findRules(g *engine.Game, words []string) []ruleInfo {
	out := []ruleInfo{}
	if len(words) == 1 {
		prefix, _, _ := strings.Cut(g.Rules.Rules[0].ID, "-")
		r, ok := g.Rules.Get(words[0])
		if !ok {
			r, ok = g.Rules.Get(prefix + "-" + words[0]) // 127 is DBG-127
		}
		if ok {
			return append(out, ruleInfo{ID: r.ID, Source: r.Source, Section: r.Section, Text: r.Text})
		}
	}
	looked := plainWords(strings.Join(words, " "))
	for _, r := range g.Rules.Rules {
		if matches(r.Section+" "+r.Text, looked) {
			out = append(out, ruleInfo{ID: r.ID, Source: r.Source, Section: r.Section, Text: r.Text})
		}
	}
	return out
}
