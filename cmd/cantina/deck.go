package main

import (
	"fmt"
	"maps"
	"slices"

	"cantina/bot"
	"cantina/engine"
	"cantina/engine/decklist"
)

type deckCmd struct {
	Check deckCheckCmd `cmd:"" help:"Read a deck list and judge it by the rules for decks."`
}

type deckCheckCmd struct {
	Game   string            `arg:"" help:"The game, see cantina games."`
	File   string            `arg:"" help:"The deck list: text, a plain export or JSON; docs/decks.md describes them."`
	Option map[string]string `placeholder:"ID=VALUE" help:"An option of the game, such as rules=rr; may be repeated."`
	JSON   bool              `help:"Print JSON."`
}

// Help implements kong.HelpProvider.
func (deckCheckCmd) Help() string {
	return `It ends with 0 if the deck is legal, and with 1 if it breaks a rule or a line cannot be read.

Example:

  cantina deck check destiny my-deck.txt --option rules=rr`
}

// deckResult is what --json prints.
type deckResult struct {
	Game     string          `json:"game"`
	Name     string          `json:"name,omitempty"`
	Form     string          `json:"form"`
	Legal    bool            `json:"legal"`
	Deck     engine.Deck     `json:"deck"`
	Unread   []decklist.Note `json:"unread"`
	Breaches []engine.Breach `json:"breaches"`
}

// Run reads and judges a list.
func (c deckCheckCmd) Run(e *env) error {
	g, err := findGame(c.Game)
	if err != nil {
		return err
	}
	if g.CheckDeck == nil {
		return usage("in %s no player brings a deck", g.Name)
	}
	if _, err := setup(g, [32]byte{}, c.Option, nil); err != nil {
		return err
	}
	data, err := readFile(c.File, decklist.MaxSize)
	if err != nil {
		return err
	}
	l := decklist.Read(g, data)
	r := deckResult{Game: g.ID, Name: l.Name, Form: l.Form, Deck: l.Deck, Unread: l.Notes, Breaches: []engine.Breach{}}
	if r.Unread == nil {
		r.Unread = []decklist.Note{}
	}
	if len(l.Deck) > 0 {
		r.Breaches = append(r.Breaches, g.CheckDeck(g, l.Deck, c.Option)...)
	}
	r.Legal = len(r.Unread)+len(r.Breaches) == 0
	if c.JSON {
		if err := e.json(r); err != nil {
			return err
		}
	} else {
		r.print(e, g, c.File)
	}
	if !r.Legal {
		return errNegative
	}
	return nil
}

func (r deckResult) print(e *env, g *engine.Game, file string) {
	for _, n := range r.Unread {
		e.printf("%s\n", wrap(fmt.Sprintf("%s:%d: %s", file, n.Line, n.Text), "  "))
	}
	for _, b := range r.Breaches {
		e.printf("%s\n", wrap(b.Text+" ["+b.Rule+"]", "  "))
	}
	total := 0
	for _, c := range r.Deck {
		total += c.N
		dice := ""
		if c.Dice > 1 {
			dice = fmt.Sprintf(" with %d dice", c.Dice)
		}
		id, _ := g.DefID(c.ID)
		d := &g.Defs[id]
		e.printf("%3d  %s%s [%s]\n", c.N, d.Name, dice, d.ID)
	}
	verdict := "The deck is legal."
	if !r.Legal {
		verdict = "The deck is not legal."
	}
	e.printf("%s. %s\n", count(total, "card"), verdict)
}

// readDecks reads the decks that a command names by seat. A seat without one brings the game's
// default. Without any it returns nil.
func readDecks(g *engine.Game, files, options map[string]string) ([]bot.Deck, error) {
	if len(files) == 0 {
		return nil, nil
	}
	if g.DefaultDeck == nil {
		return nil, usage("in %s no player brings a deck", g.Name)
	}
	out := make([]bot.Deck, len(g.Seats))
	for s := range out {
		out[s].Name, out[s].Deck = g.DefaultDeck(engine.Seat(s), options)
	}
	for _, id := range slices.Sorted(maps.Keys(files)) {
		seat, err := findSeat(g, id)
		if err != nil {
			return nil, err
		}
		data, err := readFile(files[id], decklist.MaxSize)
		if err != nil {
			return nil, err
		}
		l := decklist.Read(g, data)
		if err := l.Err(files[id]); err != nil {
			return nil, err
		}
		if out[seat] = (bot.Deck{Name: l.Name, Deck: l.Deck}); l.Name == "" {
			out[seat].Name = files[id]
		}
	}
	return out, nil
}

// cardsOf are the decks without their names.
func cardsOf(decks []bot.Deck) []engine.Deck {
	var out []engine.Deck
	for _, d := range decks {
		out = append(out, d.Deck)
	}
	return out
}
