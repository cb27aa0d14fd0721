package scenario

import (
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strings"

	"cantina/engine"
)

// ExportGame writes a whole match, from its setup and choices, as a scenario: it tells everything,
// also what no player could know, and so is for matches that are over or that have no secrets.
func ExportGame(g *engine.Game, setup engine.Setup, choices []int) ([]byte, error) {
	t, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	w := newWords(g)
	var b strings.Builder
	fmt.Fprintf(&b, "# %s: a match of %d choices\n-- setup --\ngame %s\nseed %s\n", g.ID, len(choices), g.ID, hex.EncodeToString(setup.Seed[:]))
	for _, o := range slices.Sorted(maps.Keys(setup.Options)) {
		fmt.Fprintf(&b, "options %s=%s\n", o, setup.Options[o])
	}
	for s, d := range setup.Decks {
		var cards []string
		for _, c := range d {
			text := c.ID
			if c.Dice > 0 {
				text += fmt.Sprintf("/%d", c.Dice)
			}
			if c.N > 1 {
				text += fmt.Sprintf("*%d", c.N)
			}
			cards = append(cards, text)
		}
		fmt.Fprintf(&b, "deck %s: %s\n", g.Seats[s].ID, strings.Join(cards, ", "))
	}
	b.WriteString("start\n-- play --\n")
	for n, i := range choices {
		if t.Over.Ended || i < 0 || i >= len(t.Options) {
			return nil, fmt.Errorf("choice %d: there is no option %d", n+1, i)
		}
		fmt.Fprintf(&b, "%s: %s\n", g.Seats[t.Ask.Seat].ID, w.exact(t, i))
		if err := t.Choose(i); err != nil {
			return nil, err
		}
	}
	b.WriteString("-- expect --\n")
	if t.Over.Ended {
		b.WriteString("over")
		if t.Over.Winner != engine.Nobody {
			fmt.Fprintf(&b, " %s wins %s", g.Seats[t.Over.Winner].ID, g.Endings[t.Over.Reason].Rule)
		}
		b.WriteString("\n")
	} else {
		fmt.Fprintf(&b, "decision %s %s\n", g.Seats[t.Ask.Seat].ID, g.Prompts[t.Ask.Prompt].ID)
	}
	return []byte(b.String()), nil
}

// exact writes an option so that reading it gives this very option: in words where they are enough,
// else as its number.
func (w *words) exact(t *engine.Table, i int) string {
	text := w.text(t, t.Options[i])
	toks, _, err := lex(text)
	if err == nil {
		if a, err := w.act(toks); err == nil && a.times == 1 {
			if k, err := w.choice(t, a); err == nil && k == i {
				return text
			}
		}
	}
	return fmt.Sprintf("#%d", i+1)
}
