package invaders_test

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/games/invaders"
)

// factsDir is the collected card facts, beside the repository.
const factsDir = "../../../shared/data/invaders"

// fact is one card, Hero or strategy of the collected facts.
type fact struct {
	ID       string
	Name     string
	Side     string
	Type     string
	Keywords []string
	Cost     struct{ Discard, Drain int }
	Power    *int
	Count    int
	Origin   string
	Effects  []struct{ When string }
}

// tuned are the figures of house cards that differ from the collected ones: docs/house-sets.md says why.
var tuned = map[string]int{
	"scour discard cost":             1,
	"rebuild-the-line discard cost":  1,
	"ashfall-desolator discard cost": 1,
}

// TestFacts compares every design with the collected facts: figures, keywords, counts, kinds of
// abilities, and what is known about where it comes from.
func TestFacts(t *testing.T) {
	g := invaders.Game()
	seen := 0
	for _, f := range readFacts(t) {
		i := slices.IndexFunc(g.Defs, func(d engine.Def) bool { return d.Code == f.ID })
		if i < 0 {
			t.Errorf("there is no design for %s", f.ID)
			continue
		}
		seen++
		f.compare(t, g, &g.Defs[i])
	}
	if seen != len(g.Defs) {
		t.Errorf("there are %d designs and %d facts", len(g.Defs), seen)
	}
}

func readFacts(t *testing.T) []fact {
	t.Helper()
	var out []fact
	for _, name := range []string{"invader_deck", "mankind_deck", "heroes", "board"} {
		data, err := os.ReadFile(filepath.Join(factsDir, name+".json"))
		if errors.Is(err, fs.ErrNotExist) {
			t.Skip("the collected card facts are not beside the repository: " + factsDir)
		}
		if err != nil {
			t.Fatal(err)
		}
		var file struct {
			Side       string
			Cards      []fact
			Heroes     []fact
			Strategies []fact
			Ops        *fact `json:"ops_centre"`
		}
		if err := json.Unmarshal(data, &file); err != nil {
			t.Fatal(err)
		}
		for i := range file.Cards {
			file.Cards[i].Side = file.Side
		}
		for i := range file.Heroes {
			file.Heroes[i].Side, file.Heroes[i].Count = "mankind", 1
		}
		for i := range file.Strategies {
			file.Strategies[i].Type, file.Strategies[i].Count = "strategy", 1
		}
		if file.Ops != nil { // its cost is that of its use
			file.Ops.Type, file.Ops.Count, file.Ops.Cost.Discard, file.Ops.Origin = "ops centre", 1, 0, "reference-idea"
			out = append(out, *file.Ops)
		}
		out = slices.Concat(out, file.Cards, file.Heroes, file.Strategies)
	}
	return out
}

func (f *fact) compare(t *testing.T, g *engine.Game, d *engine.Def) {
	t.Helper()
	same := func(what string, got, want any) {
		t.Helper()
		if n, ok := tuned[d.ID+" "+what]; ok {
			if want == any(n) || f.Origin != "house" {
				t.Errorf("%s: %s is not tuned, or no house card's", d.ID, what)
			}
			want = n
		}
		if got != want {
			t.Errorf("%s: %s is %v and should be %v", d.ID, what, got, want)
		}
	}
	same("name", d.Name, f.Name)
	same("class", strings.ToLower(g.Classes[d.Class]), f.Side)
	same("type", strings.ToLower(g.Types[d.Type]), f.Type)
	same("copies", d.Copies, f.Count)
	same("origin", d.Origin, f.Origin)
	same("discard cost", int(d.Figures[invaders.DiscardCost]), f.Cost.Discard)
	same("drain cost", int(d.Figures[invaders.DrainCost]), f.Cost.Drain)
	power := 0
	if f.Power != nil {
		power = *f.Power
	}
	same("power", int(d.Figures[invaders.Power]), power)
	var traits []string
	for _, tr := range d.Traits {
		traits = append(traits, g.Traits[tr])
	}
	slices.Sort(traits)
	slices.Sort(f.Keywords)
	same("keywords", strings.Join(traits, ", "), strings.Join(f.Keywords, ", "))
	same("abilities", kinds(d), f.kinds())
}

// kinds names the kinds of abilities of a design in the words of the facts.
func kinds(d *engine.Def) string {
	var out []string
	for i := range d.Abilities {
		switch a := &d.Abilities[i]; a.Kind {
		case engine.Activated:
			out = append(out, "use")
		case engine.While:
			out = append(out, "static")
		default:
			out = append(out, "once")
		}
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}

func (f *fact) kinds() string {
	var out []string
	for _, e := range f.Effects {
		switch e.When {
		case "use":
			out = append(out, "use")
		case "static", "replace_drain_or_draw", "enabled_continuous":
			out = append(out, "static")
		default:
			out = append(out, "once")
		}
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}
