package cardjson

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/games/deckbuilding"
)

// maker makes random cards of every node that a game has, however senseless.
type maker struct {
	*codec
	rng   *rand.Rand
	types []reflect.Type
}

// fill sets a value at random and reports whether that was possible within the depth.
func (m *maker) fill(v reflect.Value, depth int) bool {
	t := v.Type()
	if n, ok := m.vocab[t]; ok {
		v.SetUint(uint64(m.rng.IntN(len(n.list))))
		return true
	}
	if r, ok := roleOf(t); ok {
		return m.node(v, r, depth)
	}
	switch t.Kind() {
	case reflect.Bool:
		v.SetBool(m.rng.IntN(2) == 0)
	case reflect.Int, reflect.Int16:
		v.SetInt(int64(m.rng.IntN(6) - 1))
	case reflect.Uint8:
		v.SetUint(uint64(m.rng.IntN(3)))
	case reflect.String:
		v.SetString("Probe")
	case reflect.Slice:
		v.Set(reflect.MakeSlice(t, 1+m.rng.IntN(2), 2))
		for i := range v.Len() {
			if !m.fill(v.Index(i), depth) {
				return false
			}
		}
	case reflect.Struct:
		for _, f := range m.fields(t) {
			if !m.fill(v.Field(f.index), depth) {
				return false
			}
		}
	}
	return true
}

func (m *maker) node(v reflect.Value, r role, depth int) bool {
	for range 50 {
		t := m.types[m.rng.IntN(len(m.types))]
		if !t.Implements(r.iface) || depth == 0 && t.NumField() > 0 {
			continue
		}
		if n := reflect.New(t).Elem(); m.fill(n, depth-1) {
			v.Set(n)
			return true
		}
	}
	if r.key == "amount" {
		v.Set(reflect.ValueOf(effect.N(m.rng.IntN(4))))
		return true
	}
	return false
}

// cards are three designs of eight starter cards, with an ability of each kind.
func (m *maker) cards() []engine.Def {
	var out []engine.Def
	for i := range 3 {
		d := engine.Def{ID: fmt.Sprint("probe-", i), Name: "Probe", Group: "starter", Class: engine.ClassID(1 + i%2), Copies: 8}
		for _, kind := range []engine.AbilityKind{engine.Activated, engine.When, engine.While} {
			var a engine.Ability
			if m.fill(reflect.ValueOf(&a).Elem(), 4) {
				a.Kind, a.Before, a.Instead = kind, false, false // nothing of this game can be interrupted
				d.Abilities = append(d.Abilities, a)
			}
		}
		out = append(out, d)
	}
	return out
}

// TestRandomCards plays with random cards that went through a file: nothing panics, the state stays
// sound, every text is in words.
func TestRandomCards(t *testing.T) {
	g := deckbuilding.Game()
	m := &maker{codec: newCodec(g)}
	for _, name := range strings.Split(m.choices(role{iface: reflect.TypeFor[engine.Node]()}), ", ") {
		m.types = append(m.types, m.byName[name])
	}
	for seed := range uint64(60) {
		m.rng = rand.New(rand.NewPCG(seed, 3))
		file, err := Export(g, "", m.cards())
		if err != nil {
			t.Fatal(err)
		}
		defs, err := Load(g, "random.json", file)
		if err != nil {
			t.Fatalf("%v\n%s", err, file)
		}
		more, err := Extend(g, defs)
		if err != nil {
			t.Fatalf("%v\n%s", err, file)
		}
		for i := range defs {
			lines, reward := more.Text(&defs[i])
			if text := strings.Join(lines, " ") + reward; strings.ContainsAny(text, "{}⟨⟩") {
				t.Fatalf("a text has no words for everything: %s", text)
			}
		}
		playSome(t, more, m.rng, byte(seed))
		if t.Failed() {
			t.Fatalf("with these cards:\n%s", file)
		}
	}
}

func playSome(t *testing.T, g *engine.Game, rng *rand.Rand, seed byte) {
	t.Helper()
	tb, err := g.New(engine.Setup{Seed: [32]byte{seed}})
	if err != nil {
		t.Fatal(err)
	}
	tb.Recording = true
	for i := 0; i < 150 && !tb.Over.Ended; i++ {
		if err := tb.Choose(rng.IntN(len(tb.Options))); err != nil {
			t.Fatal(err)
		}
		if err := tb.Check(); err != nil {
			t.Error(err)
			return
		}
		for rest := tb.Events; len(rest) > 0; {
			_, n := tb.LogRun(rest, 0)
			rest = rest[n:]
		}
		if tb.Over.Ended {
			return
		}
		texts := []string{tb.PromptText(0)}
		for _, o := range tb.Options {
			texts = append(texts, tb.Label(o))
		}
		for _, text := range texts {
			if strings.ContainsAny(text, "{}⟨⟩") {
				t.Errorf("a text has no words for everything: %s", text)
			}
		}
	}
}
