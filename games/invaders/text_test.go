package invaders_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/enginetest"
	"cantina/games/invaders"
	"cantina/internal/nodes"
)

// TestTexts compares the generated text of every card with the one that was reviewed.
func TestTexts(t *testing.T) {
	enginetest.Golden(t, "testdata/cards.txt", cardTexts(invaders.Game()))
}

// TestEveryNodeIsOnACard: so that the reviewed texts show the words of each, and its JSON form is known.
func TestEveryNodeIsOnACard(t *testing.T) {
	used := map[string]bool{}
	for _, d := range invaders.Game().Defs {
		for _, a := range d.Abilities {
			usedNodes(used, reflect.ValueOf(a))
		}
	}
	for _, name := range nodes.Types(t, ".") {
		if !used["invaders."+name] {
			t.Errorf("no card uses the node %s", name)
		}
	}
	if strings.Contains(cardTexts(invaders.Game()), "⟨") {
		t.Error("a node has no words")
	}
}

// TestEveryEventHasWords: a card of an extra set may trigger on any event.
func TestEveryEventHasWords(t *testing.T) {
	g := invaders.Game()
	for k := range int(engine.EvGame) + len(g.Events) {
		a := engine.Ability{Kind: engine.When, On: effect.On{Kind: engine.EventKind(k), Card: effect.Self{}}, Do: []engine.Effect{effect.Draw{}}}
		if text := g.Words.Ability(g, &a); strings.Contains(text, "⟨") {
			t.Errorf("event %d: %s", k, text)
		}
	}
}

func usedNodes(used map[string]bool, v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			used[v.Elem().Type().String()] = true
			usedNodes(used, v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			usedNodes(used, v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			usedNodes(used, v.Field(i))
		}
	}
}

func cardTexts(g *engine.Game) string {
	var b strings.Builder
	for i := range g.Defs {
		d := &g.Defs[i]
		fmt.Fprintf(&b, "%s (%s, %s): %s %s", d.Name, d.ID, d.Origin, g.Classes[d.Class], g.Types[d.Type])
		for _, t := range d.Traits {
			b.WriteString(" " + g.Traits[t])
		}
		for k, n := range d.Figures {
			if n != 0 {
				fmt.Fprintf(&b, ", %s %d", g.Attrs[k].Name, n)
			}
		}
		fmt.Fprintf(&b, ", copies %d\n", d.Copies)
		lines, reward := g.Text(d)
		for _, l := range lines {
			b.WriteString("  " + l + "\n")
		}
		if reward != "" {
			b.WriteString("  Reward: " + reward + "\n")
		}
	}
	return b.String()
}
