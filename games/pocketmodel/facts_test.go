package pocketmodel

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"cantina/engine"
	"cantina/engine/effect"
)

// factsDir is the collected facts and the house set, beside the repository.
const factsDir = "../../../shared/data/pocketmodel"

type fact struct {
	ID, Name, Faction, Kind, Icon, Origin string
	UnitClass                             string `json:"unit_class"`
	Icons                                 []string
	Attack, Defense, Damage, Shields      int16
	Stars                                 int16 `json:"build_stars"`
	ObjDefense                            int16 `json:"objective_defense"`
	Bonus                                 struct {
		Stat string
		N    int
	} `json:"combat_bonus"`
	Effects []struct {
		When string
		By   string
		Icon bool `json:"requires_icon"`
		Do   []struct {
			Op, Stat, On string
			N            int
		}
	}
}

func facts(t *testing.T, name string, out any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(factsDir, name))
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the facts are not beside the repository: " + factsDir)
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, out); err != nil {
		t.Fatal(err)
	}
}

// byCode finds a design by its number in the facts.
func byCode(t *testing.T, code string) *engine.Def {
	t.Helper()
	for i := range Game().Defs {
		if d := &Game().Defs[i]; d.Code == code {
			return d
		}
	}
	t.Fatalf("there is no %s", code)
	return nil
}

// TestFacts compares every design with the facts: names, figures, icons, origin, bonus, kinds of texts.
func TestFacts(t *testing.T) {
	g := Game()
	n := 0
	for _, file := range []string{"units.json", "combat_cards.json", "objective_cards.json"} {
		var list struct{ Units, Cards []fact }
		facts(t, file, &list)
		for _, f := range append(list.Units, list.Cards...) {
			n++
			d := byCode(t, f.ID)
			same := func(what string, got, want any) {
				t.Helper()
				if got != want {
					t.Errorf("%s: %s is %v and should be %v", d.ID, what, got, want)
				}
			}
			same("name", d.Name, f.Name)
			same("origin", d.Origin, f.Origin)
			same("class", d.Subtitle, f.UnitClass)
			var icons []string
			for _, i := range d.Traits {
				icons = append(icons, traits[i])
			}
			if f.Icon != "" {
				f.Icons = []string{f.Icon}
			}
			if !slices.Equal(icons, f.Icons) {
				t.Errorf("%s: icons %v, should be %v", d.ID, icons, f.Icons)
			}
			if isAUnit(d) {
				same("faction", classes[d.Class], f.Faction)
				same("kind", types[d.Type], f.Kind+" unit")
				same("figures", d.Figures, unit(f.Attack, f.Defense, f.Damage, f.Shields, f.Stars))
			} else {
				same("figures", d.Figures, card(f.ObjDefense, f.Stars))
			}
			abilities := d.Abilities
			if d.Type == combat {
				a, k := Bonus(d)
				same("bonus", attrs[a].ID, f.Bonus.Stat)
				same("bonus", k, f.Bonus.N)
				abilities = abilities[1:]
			}
			same("texts", len(abilities), len(f.Effects))
			for i, e := range f.Effects {
				a := &abilities[i]
				same("kind of text", a.Kind == engine.When, e.When == "revealed" || e.When == "own_turn_start" || slices.Contains([]string{"draw", "move", "damage"}, e.Do[0].Op))
				same("needs the icon", needsIcon(a), e.Icon)
				if m, ok := modifier(a); ok && e.Do[0].Op == "mod" {
					same("stat", attrs[m.Attr].ID, e.Do[0].Stat)
					if n, ok := m.By.(effect.N); ok {
						same("by", int(n), e.Do[0].N)
					}
				}
			}
		}
	}
	if n != len(g.Defs) {
		t.Errorf("%d facts, %d designs", n, len(g.Defs))
	}
}

func needsIcon(a *engine.Ability) bool {
	if x, ok := a.On.(AfterBattle); ok {
		return x.If != nil
	}
	_, ok := a.If.(HasIcon)
	return ok
}

func modifier(a *engine.Ability) (effect.Modify, bool) {
	if a.Kind != engine.While {
		return effect.Modify{}, false
	}
	m, ok := a.Static[0].(effect.Modify)
	return m, ok
}

// TestStarterFacts compares the starter fleets with the lists.
func TestStarterFacts(t *testing.T) {
	var list struct {
		Starters []struct {
			Faction     string
			Fleet, Deck map[string]int
		}
	}
	facts(t, "starters.json", &list)
	if len(list.Starters) != len(starterDecks) {
		t.Errorf("%d starters", len(starterDecks))
	}
	for _, s := range list.Starters {
		have := map[string]int{}
		for _, c := range starterDecks[s.Faction] {
			have[c.ID] += c.N
		}
		for _, part := range []map[string]int{s.Fleet, s.Deck} {
			for code, n := range part {
				id := byCode(t, code).ID
				if have[id] != n {
					t.Errorf("%s: %d copies of %s, should be %d", s.Faction, have[id], id, n)
				}
				delete(have, id)
			}
		}
		if len(have) > 0 {
			t.Errorf("%s: %v too many", s.Faction, have)
		}
	}
}
