package main

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"cantina/engine"
)

type cardCoverage struct {
	ID        string   `json:"id"`
	Name      string   `json:"name"`
	Scenarios []string `json:"scenarios"`
	Own       []string `json:"own_nodes"` // effect nodes of the game's own, outside the common algebra
}

// ownNodes names the node types of a card that are the game's own. They are what comes nearest to an
// escape from the common algebra: even these are data, no card holds a function.
func ownNodes(d *engine.Def) []string {
	out := []string{}
	var walk func(n engine.Node)
	walk = func(n engine.Node) {
		if n == nil {
			return
		}
		t := reflect.TypeOf(n)
		if t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		if strings.Contains(t.PkgPath(), "/games/") && !slices.Contains(out, t.Name()) {
			out = append(out, t.Name())
		}
		for _, p := range n.Parts() {
			walk(p)
		}
	}
	for _, a := range d.Abilities {
		if a.On != nil {
			walk(a.On)
		}
		if a.If != nil {
			walk(a.If)
		}
		for _, e := range slices.Concat(a.Cost, a.Do) {
			walk(e)
		}
		for _, s := range a.Static {
			walk(s)
		}
	}
	return out
}

func (c cardsCmd) coverage(e *env, g *engine.Game) error {
	src, err := findSource(g)
	if err != nil {
		return err
	}
	scenarios, err := src.scenarios(g)
	if err != nil {
		return err
	}
	out := struct {
		Game    string         `json:"game"`
		Designs int            `json:"designs"`
		Covered int            `json:"covered"`
		Own     int            `json:"with_own_nodes"`
		Missing []string       `json:"missing"`
		Each    []cardCoverage `json:"each"`
	}{Game: g.ID, Designs: len(g.Defs), Missing: []string{}}
	for i := range g.Defs {
		d := &g.Defs[i]
		in := []string{}
		for _, s := range scenarios {
			if slices.Contains(s.cards, d.ID) {
				in = append(in, s.file)
			}
		}
		if len(in) > 0 {
			out.Covered++
		} else {
			out.Missing = append(out.Missing, d.ID)
		}
		out.Each = append(out.Each, cardCoverage{ID: d.ID, Name: d.Name, Scenarios: in, Own: ownNodes(d)})
		if len(ownNodes(d)) > 0 {
			out.Own++
		}
	}
	if c.JSON {
		if err := e.json(out); err != nil {
			return err
		}
		if len(out.Missing) > 0 {
			return errNegative
		}
		return nil
	}
	for _, card := range out.Each {
		in := "no scenario"
		if len(card.Scenarios) > 0 {
			in = list(card.Scenarios)
		}
		e.printf("%-24s %s\n", card.ID, wrap(in, "                         "))
		if len(card.Own) > 0 {
			e.printf("%24s own nodes: %s\n", "", list(card.Own))
		}
	}
	e.printf("%d designs: %d in a scenario, %d in none; %d use nodes of this game's own, none holds a function\n",
		out.Designs, out.Covered, len(out.Missing), out.Own)
	if len(out.Missing) > 0 {
		return fmt.Errorf("no scenario uses these cards: %s", some(out.Missing))
	}
	return nil
}
