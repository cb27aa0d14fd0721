// Package decklist reads the decks that players bring, for every game in which they do: our own text
// form, the JSON that the deck sites of the swdestinydb family export, and their plain text export.
// docs/decks.md describes the forms.
//
// Nothing is dropped silently: what cannot be read comes back as a note with its line and what would
// be right. Whether the deck is legal is for the game, see engine.Game.CheckDeck.
package decklist

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"cantina/engine"
)

// MaxSize bounds the size of a list in bytes; the longest honest ones have a few KiB.
const MaxSize = 64 << 10

// maxCount bounds how many copies a line may ask for.
const maxCount = 99

// List is a list as it was read.
type List struct {
	Name  string      `json:"name,omitempty"`
	Form  string      `json:"form"` // "text", "export" or "json"
	Deck  engine.Deck `json:"deck"`
	Notes []Note      `json:"notes,omitempty"` // what could not be read
}

// Note is a line that could not be read.
type Note struct {
	Line int    `json:"line"`
	Text string `json:"text"` // one sentence
}

// Read reads a list in whatever form it has.
func Read(g *engine.Game, data []byte) *List {
	r := &reader{g: g, list: &List{Form: "text", Deck: engine.Deck{}}}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	switch {
	case len(data) > MaxSize:
		r.note(1, "the list has %d bytes, and no deck needs more than %d", len(data), MaxSize)
	case g.Bring == nil:
		r.note(1, "in %s no player brings a deck", g.Name)
	case bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")):
		r.list.Form = "json"
		r.json(data)
	default:
		r.text(string(data))
	}
	if len(r.list.Deck) == 0 && len(r.list.Notes) == 0 {
		r.note(1, "the list names no card")
	}
	slices.SortStableFunc(r.list.Notes, func(a, b Note) int { return a.Line - b.Line })
	return r.list
}

// Err returns the first line that could not be read as an error with the file's name; nil if all
// lines were read.
func (l *List) Err(file string) error {
	if len(l.Notes) == 0 {
		return nil
	}
	more := ""
	if n := len(l.Notes) - 1; n > 0 {
		more = fmt.Sprintf(" (and %d more that cannot be read)", n)
	}
	return fmt.Errorf("%s:%d: %s%s", file, l.Notes[0].Line, l.Notes[0].Text, more)
}

type reader struct {
	g    *engine.Game
	list *List
}

func (r *reader) note(line int, format string, args ...any) {
	r.list.Notes = append(r.list.Notes, Note{line, fmt.Sprintf(format, args...)})
}

// add puts a card into the deck, together with equal lines before it.
func (r *reader) add(d engine.DefID, n, dice int) {
	id := r.g.Defs[d].ID
	for i := range r.list.Deck {
		if c := &r.list.Deck[i]; c.ID == id && c.Dice == dice {
			c.N += n
			return
		}
	}
	r.list.Deck = append(r.list.Deck, engine.DeckCard{ID: id, N: n, Dice: dice})
}

// choosesDice reports whether the player chooses how many dice a copy of a card brings.
func (r *reader) choosesDice(d engine.DefID) bool {
	return r.g.DeckDice != nil && r.g.DeckDice(&r.g.Defs[d])
}

// Format writes a deck in our own text form.
func Format(g *engine.Game, name string, deck engine.Deck) string {
	var b strings.Builder
	if name != "" {
		b.WriteString("# " + name + "\n")
	}
	for _, c := range deck {
		if c.N != 1 {
			fmt.Fprintf(&b, "%d ", c.N)
		}
		b.WriteString(c.ID)
		if c.Dice > 0 {
			fmt.Fprintf(&b, "/%d", c.Dice)
		}
		if id, ok := g.DefID(c.ID); ok {
			b.WriteString("  # " + g.Defs[id].Name)
		}
		b.WriteString("\n")
	}
	return b.String()
}
