package main

import (
	"fmt"
	"maps"
	"slices"

	"cantina/engine"
)

// coverage lists for each rule the tests that cite it, or the reason why none does.
func (c rulesCmd) coverage(e *env, g *engine.Game) error {
	src, err := findSource(g)
	if err != nil {
		return err
	}
	scenarios, err := src.scenarios(g)
	if err != nil {
		return err
	}
	tests, err := src.goTests()
	if err != nil {
		return err
	}
	reasons, err := src.reasons()
	if err != nil {
		return err
	}
	by := map[string][]string{}
	for _, c := range append(scenarios, tests...) {
		for _, id := range c.rules {
			if !slices.Contains(by[id], c.file) {
				by[id] = append(by[id], c.file)
			}
		}
	}
	out := struct {
		Game    string     `json:"game"`
		Rules   int        `json:"rules"`
		Cited   int        `json:"cited"`
		Excused int        `json:"excused"`
		Missing []string   `json:"missing"` // neither a test nor a reason
		Wrong   []string   `json:"wrong"`   // a reason for no rule, or for one that a test cites
		Each    []ruleInfo `json:"each"`
	}{Game: g.ID, Rules: len(g.Rules.Rules), Missing: []string{}, Wrong: []string{}}
	for _, r := range g.Rules.Rules {
		info := ruleInfo{ID: r.ID, Source: r.Source, Section: r.Section, Text: r.Text, Reason: reasons[r.ID], Cited: by[r.ID]}
		switch {
		case len(info.Cited) > 0:
			out.Cited++
			if info.Reason != "" {
				out.Wrong = append(out.Wrong, r.ID)
			}
		case info.Reason != "":
			out.Excused++
		default:
			out.Missing = append(out.Missing, r.ID)
		}
		out.Each = append(out.Each, info)
	}
	for _, id := range slices.Sorted(maps.Keys(reasons)) {
		if _, ok := g.Rules.Get(id); !ok {
			out.Wrong = append(out.Wrong, id)
		}
	}
	failed := len(out.Missing)+len(out.Wrong) > 0
	if c.JSON {
		if err := e.json(out); err != nil {
			return err
		}
		if failed {
			return errNegative
		}
		return nil
	}
	for _, r := range out.Each {
		switch {
		case len(r.Cited) > 0:
			e.printf("%s  %s\n", r.ID, wrap(list(r.Cited), "         "))
		case r.Reason != "":
			e.printf("%s  no test: %s\n", r.ID, r.Reason)
		default:
			e.printf("%s  MISSING\n", r.ID)
		}
	}
	e.printf("%d rules: %d cited by a test, %d with a reason for none, %d missing\n", out.Rules, out.Cited, out.Excused, len(out.Missing))
	if len(out.Wrong) > 0 {
		return fmt.Errorf("uncited.txt gives reasons for rules that are cited or do not exist: %s", some(out.Wrong))
	}
	if failed {
		return fmt.Errorf("no test cites these rules and uncited.txt gives no reason: %s", some(out.Missing))
	}
	return nil
}
