package destiny

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cantina/engine"
)

// data is where the card data lie beside the project, if they do.
const data = "../../../shared/data/destiny"

func readData(t *testing.T, name string, into any) {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(data, name))
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the card data are not there")
	}
	if err == nil {
		err = json.Unmarshal(b, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestStarterDecks: the boxed decks are those of the data (DES-105).
func TestStarterDecks(t *testing.T) {
	type entry struct {
		Code           string
		Quantity, Dice int
	}
	var file struct {
		Starters []struct {
			ID                                    string
			Characters, Plots, Battlefields, Deck []entry
		}
	}
	readData(t, "starters.json", &file)
	found := 0
	for _, s := range file.Starters {
		deck, ok := starterDecks[strings.ToLower(s.ID)]
		if !ok { // a pool of cards for drafts
			continue
		}
		found++
		var want, have []string
		for _, list := range [][]entry{s.Characters, s.Plots, s.Battlefields, s.Deck} {
			for _, e := range list {
				want = append(want, fmt.Sprint(e.Code, " x", max(e.Quantity, 1), " dice ", e.Dice))
			}
		}
		for _, c := range deck {
			id, ok := Game().DefID(c.ID)
			if !ok {
				t.Fatalf("%s: there is no card %s", s.ID, c.ID)
			}
			have = append(have, fmt.Sprint(Game().Defs[id].Code, " x", c.N, " dice ", c.Dice))
		}
		slices.Sort(want)
		slices.Sort(have)
		if !slices.Equal(want, have) {
			t.Errorf("%s holds\n%s\nand not\n%s", s.ID, strings.Join(have, "\n"), strings.Join(want, "\n"))
		}
	}
	if found != len(starterDecks) {
		t.Errorf("%d of the %d boxed decks are in the data", found, len(starterDecks))
	}
}

// TestDefsAreTheData: names, figures, sides, subtypes and printed keywords are those of the data.
func TestDefsAreTheData(t *testing.T) {
	type card struct {
		Code, Name, Subtitle, Text, Points string
		Type, Colour, Class                string
		Subtypes, Sides                    []string
		Cost, Health                       *int
		Unique                             bool
		TypeCode                           string `json:"type_code"`
		FactionCode                        string `json:"faction_code"`
		AffiliationCode                    string `json:"affiliation_code"`
		IsUnique                           bool   `json:"is_unique"`
	}
	byCode := map[string]card{}
	for _, set := range []string{"AW", "EaW", "TPG", "LEG", "CONV"} {
		var list []card
		readData(t, "set/"+set+".json", &list)
		for _, c := range list {
			byCode[c.Code] = c
		}
	}
	for i := range Game().Defs {
		d := &Game().Defs[i]
		c := byCode[d.Code]
		var kinds []string
		for _, k := range d.Traits {
			kinds = append(kinds, strings.ReplaceAll(strings.ToLower(traits[k]), " ", "-"))
		}
		want := append([]string{c.FactionCode}, c.Subtypes...)
		for line := range strings.SplitSeq(c.Text, "\n") {
			for word := range strings.SplitSeq(line, ". ") {
				if k := strings.TrimSuffix(word, "."); slices.Contains([]string{"Guardian", "Redeploy", "Ambush"}, k) {
					want = append(want, strings.ToLower(k))
				}
			}
		}
		slices.Sort(kinds)
		slices.Sort(want)
		var sides []string
		for _, f := range d.Faces {
			sides = append(sides, Game().FaceCode(f))
		}
		points := ""
		if n := d.Figures[Points]; n != 0 {
			points = fmt.Sprint(n)
		}
		if n := d.Figures[Elite]; n != 0 {
			points += fmt.Sprint("/", n)
		}
		have := fmt.Sprint(d.Name, "|", d.Subtitle, "|", types[d.Type], "|", classes[d.Class], "|", d.Unique, "|", d.Figures[Cost], "|", d.Figures[Health], "|", points, "|", sides, "|", kinds)
		data := fmt.Sprint(c.Name, "|", c.Subtitle, "|", c.TypeCode, "|", c.AffiliationCode, "|", c.IsUnique, "|", number0(c.Cost), "|", number0(c.Health), "|", c.Points, "|", c.Sides, "|", want)
		if have != data {
			t.Errorf("%s (%s)\n%s\nand not\n%s", d.ID, d.Code, have, data)
		}
	}
}

func number0(n *int) int {
	if n == nil {
		return 0
	}
	return *n
}

var boxedGames = flag.Int("boxed", 160, "random matches of the boxed decks")

// TestBoxedMatches plays random matches of all pairs of boxed decks under both rulesets.
func TestBoxedMatches(t *testing.T) {
	var ids []string
	for _, v := range options()[1].Values {
		ids = append(ids, v.ID)
	}
	table := &engine.Table{Game: Game()}
	for no := range *boxedGames {
		setup := engine.Setup{Options: map[string]string{
			"rules": [...]string{"rr", "starter"}[no%2], "deck-a": ids[no/2%len(ids)], "deck-b": ids[no/2/len(ids)%len(ids)],
		}}
		binary.LittleEndian.PutUint64(setup.Seed[:], uint64(no))
		if err := table.Reset(setup); err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(uint64(no), 3))
		for !table.Over.Ended {
			i := rng.IntN(len(table.Options))
			label := table.Label(table.Options[i])
			if err := table.Choose(i); err != nil {
				t.Fatal(err)
			}
			if err := table.Check(); err != nil {
				t.Fatalf("match %d (%v), after %q: %v", no, setup.Options, label, err)
			}
			if table.Over.Ended || table.Ask.Prompt != promptMenu {
				continue
			}
			for d := range table.Dice {
				if err := dieFault(table, engine.DieID(d)); err != nil {
					t.Fatalf("match %d (%v), turn %d: the die %d of %s %v", no, setup.Options, table.Turn, d, Game().Dice[table.Dice[d].Kind].ID, err)
				}
			}
			for c := range table.Cards {
				if err := cardFault(table, engine.CardID(c)); err != nil {
					t.Fatalf("match %d (%v), turn %d: %s %v", no, setup.Options, table.Turn, table.Def(engine.CardID(c)).ID, err)
				}
			}
		}
		if table.Over.Stalled {
			t.Fatalf("match %d (%v) stalled", no, setup.Options)
		}
	}
}

// cardFault reports what is wrong with where a card is, between two actions.
func cardFault(t *engine.Table, c engine.CardID) error {
	host := t.Cards[c].Host
	switch {
	case t.In(c, Upgrades) && (host == engine.NoCard || !t.In(host, Team) || t.Cards[host].Control != t.Cards[c].Control):
		return errors.New("is an upgrade on no character of its controller")
	case t.In(c, Downgrades) && (host == engine.NoCard || !t.In(host, Team) || t.Cards[host].Control == t.Cards[c].Control):
		return errors.New("is a downgrade on no character of the opponent")
	case t.In(c, Upgrades) && !stays(t, c):
		return errors.New("is on a character on which it does not stay")
	case t.In(c, Resolving):
		return errors.New("is still being resolved")
	case dead(t, c):
		return errors.New("should be defeated")
	case t.In(c, Team) && (upgradesOn(t, c) > maxUpgrades || downgradesOn(t, c) > maxUpgrades):
		return errors.New("has too many upgrades or downgrades")
	}
	return nil
}
