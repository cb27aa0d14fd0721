package main

import (
	"fmt"

	"cantina/engine"
	"cantina/engine/effect/cardjson"
)

// maxCards bounds the size of a file of cards in bytes.
const maxCards = 16 << 20

// check reads a file of cards and says everything that is wrong with it, or the texts of its cards.
func (c cardsCmd) check(e *env, g *engine.Game) error {
	data, err := readFile(c.Check, maxCards)
	if err != nil {
		return err
	}
	out := struct {
		OK     bool       `json:"ok"`
		Errors []string   `json:"errors"`
		Cards  []cardInfo `json:"cards"`
	}{Errors: []string{}, Cards: []cardInfo{}}
	for _, err := range cardjson.Check(g, c.Check, data) {
		out.Errors = append(out.Errors, err.Error())
	}
	if out.OK = len(out.Errors) == 0; out.OK {
		defs, err := cardjson.Load(g, c.Check, data)
		if err != nil {
			return err
		}
		// The texts are those that the cards have in the game that has them.
		x, err := cardjson.Extend(g, defs)
		if err != nil {
			return err
		}
		for i := range x.Defs[len(g.Defs):] {
			out.Cards = append(out.Cards, infoOfCard(x, &x.Defs[len(g.Defs)+i]))
		}
	}
	switch {
	case c.JSON:
		if err := e.json(out); err != nil {
			return err
		}
		if !out.OK {
			return errNegative
		}
	case !out.OK:
		for _, text := range out.Errors {
			e.printf("%s\n", text)
		}
		return fmt.Errorf("%s cannot be used: %s", c.Check, count(len(out.Errors), "error"))
	default:
		for _, card := range out.Cards {
			card.print(e, g)
			e.printf("\n")
		}
		e.printf("%s is right: %s\n", c.Check, count(len(out.Cards), "card"))
	}
	return nil
}

// export writes cards in their JSON form: something to begin a file for --check from.
func (c cardsCmd) export(e *env, g *engine.Game) error {
	found := findCards(g, c.Words)
	if len(found) == 0 {
		return noCard(g, c.Words)
	}
	defs := make([]engine.Def, len(found))
	for i, card := range found {
		defs[i] = *card.def
	}
	b, err := cardjson.Export(g, "", defs)
	if err != nil {
		return err
	}
	_, err = e.out.Write(b)
	return err
}
