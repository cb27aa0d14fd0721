package scenario_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/scenario"
	"cantina/games/deckbuilding"
)

const (
	docs  = "../../docs/scenarios.md"
	files = "../../games/deckbuilding/testdata/scenarios/*.txt"
)

func find(id string) (*engine.Game, error) {
	if id != "deckbuilding" {
		return nil, fmt.Errorf("there is no game %q", id)
	}
	return deckbuilding.Game(), nil
}

// examples returns the scenarios in the documentation, each with the line where it begins.
func examples(tb testing.TB) map[int]string {
	tb.Helper()
	data, err := os.ReadFile(docs)
	if err != nil {
		tb.Fatal(err)
	}
	out := map[int]string{}
	at := 0
	for no, line := range strings.Split(string(data), "\n") {
		switch {
		case line == "```scenario":
			at = no + 1
		case line == "```":
			at = 0
		case at > 0:
			out[at] += line + "\n"
		}
	}
	return out
}

func TestDocumentation(t *testing.T) {
	list := examples(t)
	if len(list) < 2 {
		t.Fatalf("%s has only %d examples", docs, len(list))
	}
	for no, text := range list {
		t.Run(fmt.Sprintf("line %d", no), func(t *testing.T) {
			f, err := scenario.Parse(docs, []byte(strings.Repeat("\n", no)+text))
			if err != nil {
				t.Fatal(err)
			}
			g, err := find(f.Game())
			if err != nil {
				t.Skip(err)
			}
			if err := f.Run(g); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestFormat(t *testing.T) {
	paths, _ := filepath.Glob(files)
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		out, err := scenario.Format(path, data)
		if err != nil {
			t.Error(err)
			continue
		}
		if !bytes.Equal(out, data) {
			t.Errorf("%s is not in the canonical form; write it anew with cantina scenario fmt", path)
		}
	}
	const messy = "#  a   note\n#\n\n\n-- setup  first --\n\n  GAME deckbuilding   #  why\nrow:x-wing ,tie-fighter(damage  1,used)\n\n\nrebel . hand : none\n\n--  play --\n"
	out, err := scenario.Format("messy", []byte(strings.ReplaceAll(messy, "row:x", "row: x")))
	if err != nil {
		t.Fatal(err)
	}
	const want = "# a   note\n#\n-- setup first --\nGAME deckbuilding # why\nrow: x-wing, tie-fighter (damage 1, used)\n\nrebel . hand: none\n"
	if got := string(out); !strings.HasPrefix(got, want[:20]) || strings.Contains(got, "\n\n\n") {
		t.Errorf("formatted:\n%s\nwanted:\n%s", got, want)
	}
	if again, err := scenario.Format("messy", out); err != nil || !bytes.Equal(out, again) {
		t.Errorf("formatted twice it changes (%v):\n%s\n%s", err, out, again)
	}
}

// TestErrors holds what people get to read when a scenario is wrong.
func TestErrors(t *testing.T) {
	const head = "-- setup --\ngame deckbuilding\nturn rebel\nrebel.hand: x-wing, alliance-shuttle*2\nrow: y-wing, tie-fighter, at-st, dengar, lobot, bossk\nempire.play: tie-bomber, tie-bomber (used)\n"
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "a scenario begins with a section -- setup --"},
		{"no game", "-- setup --\nturn rebel\n", "the setup does not say which game"},
		{"prose", "hello\n-- setup --\n", "x.txt:1: before the first section only comments (#) can stand"},
		{"section", head + "-- perform --\n", `x.txt:7: there is no section "perform"; the sections are setup, again, play, expect, refuse`},
		{"marker", head + "--play--\n", `x.txt:7: a section is written -- play --, alone on its line and not "--play--"`},
		{"quote", head + "-- expect --\nlog \"x\n", `x.txt:8: a quotation mark " is missing`},
		{"too many", head + "rebel.play: star-destroyer*3\n", "x.txt:7: there are only 2 star-destroyer cards, and this asks for 3"},
		{"misspelt", head + "rebel.play: x-wign\n", `x.txt:7: there is no card "x-wign"; did you mean x-wing?`},
		{"zone", head + "hand: x-wing\n", `x.txt:7: every player has a zone "hand": say whose, for example empire.hand`},
		{"no zone", head + "rebel.pocket: x-wing\n", `x.txt:7: there is no zone "pocket"; the zones are deck, hand,`},
		{"number", head + "force 9\n", `x.txt:7: force is a number from -3 to 3, not "9"`},
		{"remark", head + "lothal (angry)\n", `x.txt:7: lothal (angry): nothing called "angry" can be said of a card; there are used,`},
		{"option", head + "options bases=many\n", `option "bases" cannot be "many"; it is one of full, beginner, secret`},
		{"rule", "# DBG-999\n" + head, "x.txt:1: there is no rule DBG-999 in the rules of deckbuilding"},
		{"refused", head + "-- play --\nrebel: purchase tie-fighter\n", `x.txt:8: "purchase tie-fighter" is not possible now (DBG-124: TIE Fighter is an enemy card, which you can never purchase); rebel may choose (action, DBG-091): play x-wing, play alliance-shuttle, end-turn`},
		{"seat", head + "-- play --\nempire: end-turn\n", `x.txt:8: "end-turn": it is rebel that has to choose now (action, DBG-091)`},
		{"ambiguous", head + "-- play --\nrebel: play\n", `x.txt:8: "play" may mean several things: play x-wing, play alliance-shuttle`},
		{"value", head + "-- expect --\nrebel.resources 2\n", "x.txt:8: expected rebel.resources 2, but rebel.resources is 0, not 2"},
		{"which", head + "-- expect --\ntie-bomber.damage 0\n", "x.txt:8: there are 2 cards tie-bomber: say which, as tie-bomber#1 (in empire.play) or tie-bomber#2 (in empire.play)"},
		{"options", head + "-- expect --\noptions: play x-wing, end-turn\n", "x.txt:8: expected options: play x-wing, end-turn, but these are options too: play alliance-shuttle"},
		{"zone content", head + "-- expect --\nempire.play: tie-bomber\n", "x.txt:8: expected empire.play: tie-bomber, but empire.play is: tie-bomber, tie-bomber"},
		{"refusal", head + "-- refuse --\nrebel: purchase y-wing ! DBG-124\n", `x.txt:8: "purchase y-wing" should be refused by DBG-124, and is by DBG-127 (Y-Wing costs 1 resources and you have 0)`},
		{"possible", head + "-- refuse --\nrebel: play x-wing ! DBG-124\n", `x.txt:8: "play x-wing" should be refused but is possible: play x-wing`},
		{"binary", "-- setup --\n\x00\n", "x.txt:2: this is not a text file in UTF-8"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, err := scenario.Parse("x.txt", []byte(c.text))
			if err == nil {
				err = f.Run(deckbuilding.Game())
			}
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is\n\t%v\nand should say\n\t%s", err, c.want)
			}
		})
	}
}

func TestCites(t *testing.T) {
	const text = "# About DBG-124, x-wing; an E-11 is no rule\n-- setup --\ngame deckbuilding\nrules DBG-125\nrow: tie-fighter, y-wing, *4\n-- refuse --\nrebel: purchase \"TIE Fighter\" ! DBG-091\n"
	f, err := scenario.Parse("x.txt", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	c := f.Cites(deckbuilding.Game())
	if got := fmt.Sprint(c.Rules, c.Cards, c.Laid); got != "[DBG-091 DBG-124 DBG-125] [tie-fighter x-wing] [y-wing]" {
		t.Errorf("it cites %s", got)
	}
}

func TestVocabulary(t *testing.T) {
	got := scenario.Vocabulary(deckbuilding.Game())
	for _, word := range []string{"empire", "bases=full|beginner|secret", "empire.hand  hand", "row  galaxy row", "  force", "empire.resources", "damage", "borrowed", "commit CARD CARD", "reward  DBG-246"} {
		if !strings.Contains(got, word) {
			t.Errorf("the vocabulary lacks %q:\n%s", word, got)
		}
	}
}

// TestPlainErrors: what cannot be meant is said in words that help.
func TestPlainErrors(t *testing.T) {
	const begin = "# DBG-127\n-- setup --\ngame deckbuilding\nturn rebel\n"
	for text, want := range map[string]string{
		"row: x-wing\nrow: y-wing\n":                     "e.txt:6: line 5 lists the same zone already",
		"rebel.resorces 4\n":                             "did you mean rebel.resources?",
		"-- expect --\nrebel.resorces 4\n":               "did you mean rebel.resources?",
		"lothal.damage 1001\n":                           "a number from 0 to ",
		"-- refuse --\nrebel: play x-wing ! DBG-127\n":   "should be refused by DBG-127, and is by ",
		"-- play --\nroll 3\nrebel: end-turn\n":          "roll",
		"-- expect --\nlothal.damege 0\n":                "did you mean damage?",
		"-- again --\nrow: x-wing\n-- expect --\nover\n": "expected over",
	} {
		f, err := scenario.Parse("e.txt", []byte(begin+text))
		if err == nil {
			err = f.Run(deckbuilding.Game())
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: the error is %v, and should say %q", text, err, want)
		}
	}
}
