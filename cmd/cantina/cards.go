package main

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine"
)

type cardsCmd struct {
	Game     string   `arg:"" help:"The game, see cantina games."`
	Words    []string `arg:"" optional:"" help:"Words to look for in the names, kinds and texts of the cards."`
	Coverage bool     `help:"List for each design the scenarios that use it; fails if one has none."`
	Check    string   `placeholder:"FILE" help:"Read a file of further cards; say what is wrong with it, or show their texts."`
	Export   bool     `help:"Print the cards in the JSON form of such a file."`
	JSON     bool     `help:"Print JSON."`
}

// Help implements kong.HelpProvider.
func (cardsCmd) Help() string {
	return `Examples:

  cantina cards deckbuilding bounty hunter
  cantina cards deckbuilding --coverage
  cantina cards deckbuilding --check my-cards.json`
}

type cardInfo struct {
	ID      string         `json:"id"`
	Name    string         `json:"name"`
	Class   string         `json:"class"`
	Type    string         `json:"type"`
	Group   string         `json:"group"`
	Traits  []string       `json:"traits,omitempty"`
	Unique  bool           `json:"unique,omitempty"`
	Copies  int            `json:"copies"`
	Origin  string         `json:"origin,omitempty"`
	Figures map[string]int `json:"figures"`
	Text    []string       `json:"text"`

	def *engine.Def
}

func infoOfCard(g *engine.Game, d *engine.Def) cardInfo {
	c := cardInfo{
		ID: d.ID, Name: d.Name, Class: g.Classes[d.Class], Type: g.Types[d.Type], Group: d.Group, Unique: d.Unique,
		Copies: d.Copies, Origin: d.Origin, Figures: map[string]int{}, Text: cardText(g, d), def: d,
	}
	for _, t := range d.Traits {
		c.Traits = append(c.Traits, g.Traits[t])
	}
	for i, a := range g.Attrs {
		if n := d.Figures[i]; n != 0 {
			c.Figures[a.ID] = int(n)
		}
	}
	return c
}

// cardText returns the text of a card, one line for each ability.
func cardText(g *engine.Game, d *engine.Def) []string {
	out := []string{}
	for i := range d.Abilities {
		t := g.Words.Ability(g, &d.Abilities[i])
		if d.Abilities[i].Kind == engine.Reward {
			t = "Reward: " + t
		}
		out = append(out, t)
	}
	return out
}

// head is the first line about a card: name and kind.
func (c cardInfo) head() string {
	s := c.Name + " [" + c.ID + "]: " + c.Class + " " + c.Type
	if c.Unique {
		s += ", unique"
	}
	if len(c.Traits) > 0 {
		s += ", " + list(c.Traits)
	}
	if c.Copies > 1 {
		s += ", " + strconv.Itoa(c.Copies) + " copies"
	}
	return s
}

// figures is the line of the printed figures.
func (c cardInfo) figures(g *engine.Game) string {
	var out []string
	for _, a := range g.Attrs {
		if n := c.Figures[a.ID]; n != 0 {
			out = append(out, a.Name+" "+strconv.Itoa(n))
		}
	}
	return list(out)
}

func (c cardInfo) print(e *env, g *engine.Game) {
	e.printf("%s\n", wrap(c.head(), "  "))
	if f := c.figures(g); f != "" {
		e.printf("  %s\n", f)
	}
	for _, t := range c.Text {
		e.printf("  %s\n", wrap(t, "  "))
	}
	if text, ok := origins[c.Origin]; ok {
		e.printf("  (%s)\n", text)
	}
}

// origins tell of cards that are not simply the published ones.
var origins = map[string]string{
	"house":          "made for this project",
	"reference-name": "known by name; what no source tells was made for this project",
	"reference-idea": "made for this project after a published idea",
}

// findCards returns the card with an id or exactly a name, or all cards with the words.
func findCards(g *engine.Game, words []string) []cardInfo {
	looked := plainWords(strings.Join(words, " "))
	out := []cardInfo{}
	for i := range g.Defs {
		c := infoOfCard(g, &g.Defs[i])
		if len(looked) > 0 && (strings.Join(words, " ") == c.ID || strings.Join(plainWords(c.Name), " ") == strings.Join(looked, " ")) {
			return []cardInfo{c}
		}
		if matches(c.head()+" "+strings.Join(c.Text, " "), looked) {
			out = append(out, c)
		}
	}
	return out
}

// Run shows cards.
func (c cardsCmd) Run(e *env) error {
	g, err := findGame(c.Game)
	if err != nil {
		return err
	}
	many := 0
	for _, on := range []bool{c.Coverage, c.Check != "", c.Export} {
		if on {
			many++
		}
	}
	switch {
	case many > 1:
		return usage("choose one of --coverage, --check and --export")
	case (c.Coverage || c.Check != "") && len(c.Words) > 0:
		return usage("--coverage and --check take no words: leave out %q", strings.Join(c.Words, " "))
	case c.Coverage:
		return c.coverage(e, g)
	case c.Check != "":
		return c.check(e, g)
	case c.Export:
		return c.export(e, g)
	}
	found := findCards(g, c.Words)
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
		return noCard(g, c.Words)
	}
	for i, card := range found {
		if i > 0 {
			e.printf("\n")
		}
		card.print(e, g)
	}
	return nil
}

func noCard(g *engine.Game, words []string) error {
	return fmt.Errorf("no card of %s has the words %q", g.ID, strings.Join(words, " "))
}
