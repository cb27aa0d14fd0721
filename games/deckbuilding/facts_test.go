package deckbuilding_test

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/games/deckbuilding"
)

// factsFile is the collected card facts, beside the repository.
const factsFile = "../../../shared/data/deckbuilding/cards.json"

// fact is one card of the collected facts.
type fact struct {
	ID          string
	Name        string
	Group       string
	Faction     string
	Type        string
	Traits      []string
	Unique      bool
	Cost        *int
	Attack      *int
	Resources   *int
	Force       *int
	HitPoints   *int `json:"hit_points"`
	TargetValue *int `json:"target_value"`
	Reward      *struct {
		Data map[string]int
	}
	Ability struct {
		Kind string
	}
	Count    int
	Starting bool
	Beginner bool
}

// TestFacts compares every design with the collected facts: figures, traits, counts, kinds of
// abilities and rewards.
func TestFacts(t *testing.T) {
	data, err := os.ReadFile(factsFile)
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the collected card facts are not beside the repository: " + factsFile)
	}
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Cards []fact }
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	g := deckbuilding.Game()
	if len(file.Cards) != len(g.Defs) {
		t.Errorf("there are %d designs and %d facts", len(g.Defs), len(file.Cards))
	}
	for _, f := range file.Cards {
		id, ok := g.DefID(strings.TrimPrefix(f.ID, "core-"))
		if !ok {
			t.Errorf("there is no design for %s", f.ID)
			continue
		}
		f.compare(t, g, &g.Defs[id])
	}
}

func (f *fact) compare(t *testing.T, g *engine.Game, d *engine.Def) {
	t.Helper()
	same := func(what string, got, want any) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %s is %v and should be %v", d.ID, what, got, want)
		}
	}
	// The facts are in plain letters.
	same("name", strings.ReplaceAll(d.Name, "Î", "I"), strings.ReplaceAll(f.Name, "Î", "I"))
	same("class", g.Classes[d.Class], f.Faction)
	same("type", g.Types[d.Type], strings.ReplaceAll(f.Type, "_", " "))
	same("unique", d.Unique, f.Unique)
	same("copies", d.Copies, f.Count)
	same("group", d.Group, f.group())
	for attr, want := range map[engine.AttrID]*int{
		deckbuilding.Cost: f.Cost, deckbuilding.Attack: f.Attack, deckbuilding.Resources: f.Resources,
		deckbuilding.Force: f.Force, deckbuilding.HitPoints: f.HitPoints, deckbuilding.TargetValue: f.TargetValue,
	} {
		n := 0 // a figure that is not printed
		if want != nil {
			n = *want
		}
		same(g.Attrs[attr].Name, int(d.Figures[attr]), n)
	}
	var traits []string
	for _, tr := range d.Traits {
		traits = append(traits, g.Traits[tr])
	}
	slices.Sort(traits)
	slices.Sort(f.Traits)
	same("traits", strings.Join(traits, ", "), strings.Join(f.Traits, ", "))
	f.compareAbilities(t, d)
}

func (f *fact) group() string {
	switch {
	case f.Starting:
		return "starting base"
	case f.Group == "base" && f.Beginner:
		return "beginner base"
	case f.Group == "outer_rim":
		return "outer rim"
	}
	return f.Group
}

func (f *fact) compareAbilities(t *testing.T, d *engine.Def) {
	t.Helper()
	kinds := map[engine.AbilityKind]string{engine.Activated: "activated", engine.When: "when", engine.While: "while"}
	kind := "none"
	var reward *engine.Ability
	for i := range d.Abilities {
		a := &d.Abilities[i]
		if a.Kind == engine.Reward {
			reward = a
			continue
		}
		if kind != "none" {
			t.Errorf("%s has more than one ability", d.ID)
		}
		kind = kinds[a.Kind]
	}
	if kind != f.Ability.Kind {
		t.Errorf("%s: the ability is of kind %s and should be %s", d.ID, kind, f.Ability.Kind)
	}
	if (reward != nil) != (f.Reward != nil) {
		t.Errorf("%s: has a reward: %v; should have one: %v", d.ID, reward != nil, f.Reward != nil)
		return
	}
	if reward == nil {
		return
	}
	got := map[string]int{}
	for _, e := range reward.Do {
		switch e := e.(type) {
		case effect.Gain:
			got["resources"] += int(e.N.(effect.N))
		case deckbuilding.GainForce:
			got["force"] += e.N
		case effect.Take:
			got["exile"] += int(e.N.(effect.N))
			if e.To != deckbuilding.Exile || !e.UpTo || len(e.From.In) != 2 {
				t.Errorf("%s: the reward exiles otherwise than up to N cards from hand or discard pile", d.ID)
			}
		case deckbuilding.Buy:
			got["free_purchase_own_faction"]++
		default:
			t.Errorf("%s: the reward has an effect that no reward has: %T", d.ID, e)
		}
	}
	for key, n := range f.Reward.Data {
		if got[key] != n {
			t.Errorf("%s: the reward gives %d %s and should give %d", d.ID, got[key], key, n)
		}
		delete(got, key)
	}
	for key, n := range got {
		t.Errorf("%s: the reward gives %d %s and should give none", d.ID, n, key)
	}
}
