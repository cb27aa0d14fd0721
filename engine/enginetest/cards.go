package enginetest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/cardjson"
	"cantina/engine/enginetest/nodes"
)

// cards compares the generated text of every card with the one that was reviewed, and checks that
// every node of the game is on a card and has words, and that every event has.
func (s *suite) cards(t *testing.T) {
	text := CardTexts(s.g)
	for line := range strings.Lines(text) {
		if strings.Contains(line, noWords) {
			t.Errorf("a node has no words: %s", line)
		}
	}
	Golden(t, s.o.Cards, text)
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	for _, d := range s.g.Defs {
		for _, a := range d.Abilities {
			usedNodes(used, reflect.ValueOf(a))
		}
	}
	for _, name := range nodes.Types(t, ".") {
		if !used[filepath.Base(dir)+"."+name] && !s.rare(name) {
			t.Errorf("no card uses the node %s", name)
		}
	}
	for k := range int(engine.EvGame) + len(s.g.Events) {
		a := engine.Ability{Kind: engine.When, On: effect.On{Kind: engine.EventKind(k), Card: effect.Self{}}, Do: []engine.Effect{effect.Draw{}}}
		if text := s.g.Words.Ability(s.g, &a); strings.Contains(text, noWords) {
			t.Errorf("event %d has no words: %s", k, text)
		}
	}
}

// noWords opens what a renderer writes for a node that it does not know.
const noWords = "⟨"

// rare reports whether a node is excused from being on a card: one that procedures use.
func (s *suite) rare(name string) bool {
	for _, n := range s.o.OffCards {
		if n == name {
			return true
		}
	}
	return false
}

func usedNodes(used map[string]bool, v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			used[v.Elem().Type().String()] = true
			usedNodes(used, v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			usedNodes(used, v.Index(i))
		}
	case reflect.Struct:
		used[v.Type().String()] = true
		for i := range v.NumField() {
			usedNodes(used, v.Field(i))
		}
	}
}

// CardTexts writes every card of a game: what is printed on it, and the generated text.
func CardTexts(g *engine.Game) string {
	var b strings.Builder
	for i := range g.Defs {
		cardText(&b, g, &g.Defs[i])
	}
	return b.String()
}

func cardText(b *strings.Builder, g *engine.Game, d *engine.Def) {
	fmt.Fprintf(b, "%s (%s", d.Name, d.ID)
	for _, x := range []string{d.Code, d.Origin} {
		if x != "" {
			b.WriteString(", " + x)
		}
	}
	b.WriteString("):")
	if d.Unique {
		b.WriteString(" unique")
	}
	fmt.Fprintf(b, " %s %s", g.Classes[d.Class], g.Types[d.Type])
	for _, t := range d.Traits {
		b.WriteString(" " + g.Traits[t])
	}
	for k, n := range d.Figures {
		if n != 0 {
			fmt.Fprintf(b, ", %s %d", g.Attrs[k].Name, n)
		}
	}
	for k, f := range d.Faces {
		if k == 0 {
			b.WriteString(", die")
		}
		b.WriteString(" " + g.FaceCode(f))
	}
	if d.Copies > 0 {
		fmt.Fprintf(b, ", copies %d", d.Copies)
	}
	b.WriteString("\n")
	lines, reward := g.Text(d)
	for _, l := range lines {
		b.WriteString("  " + l + "\n")
	}
	if reward != "" {
		b.WriteString("  Reward: " + reward + "\n")
	}
}

// json writes all cards as JSON and reads them, and plays the same matches with what was read.
func (s *suite) json(t *testing.T) {
	data, err := cardjson.Export(s.g, "", s.g.Defs)
	if err != nil {
		t.Fatal(err)
	}
	defs, err := cardjson.Load(s.g, "cards.json", data)
	if err != nil {
		t.Fatal(err)
	}
	again := *s.g
	again.Defs = defs
	if err := again.Build(); err != nil {
		t.Fatal(err)
	}
	for i := range s.g.Defs {
		if !reflect.DeepEqual(s.g.Defs[i], again.Defs[i]) {
			t.Errorf("%s came back as\n%+v\nand was\n%+v", s.g.Defs[i].ID, again.Defs[i], s.g.Defs[i])
		}
	}
	for seed := range byte(10) {
		if a, b := randomHash(t, s.g, seed), randomHash(t, &again, seed); a != b {
			t.Errorf("seed %d: the match with the cards that were read ends otherwise", seed)
		}
	}
}

func randomHash(t *testing.T, g *engine.Game, seed byte) [8]byte {
	t.Helper()
	tb, err := g.New(engine.Setup{Seed: [32]byte{seed}})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(uint64(seed), 2))
	for !tb.Over.Ended {
		if err := tb.Choose(rng.IntN(len(tb.Options))); err != nil {
			t.Fatal(err)
		}
	}
	return tb.Hash()
}
