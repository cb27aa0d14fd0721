package main

import (
	"fmt"
	"slices"

	"cantina/engine"
)

type cardCoverage struct {
	ID        string   `json:"id"`
	Name      string   `json:"name"`
	Scenarios []string `json:"scenarios"`
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
		out.Each = append(out.Each, cardCoverage{ID: d.ID, Name: d.Name, Scenarios: in})
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
	}
	e.printf("%d designs: %d in a scenario, %d in none\n", out.Designs, out.Covered, len(out.Missing))
	if len(out.Missing) > 0 {
		return fmt.Errorf("no scenario uses these cards: %s", list(out.Missing))
	}
	return nil
}
