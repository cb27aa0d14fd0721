package destiny_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/decklist"
	"cantina/games/destiny"
)

// kylo is a legal deck of 30 cards for both rulesets.
const kylo = `# thirty cards
kylo-ren/2
first-order-stormtrooper
battlefield Frozen Wastes
2 first-order-tie-fighter
2 f-11d-rifle
2 immobilize
2 infantry-grenades
2 lightsaber
2 mind-probe
2 the-best-defense
2 enrage
2 intimidate
2 power-of-the-dark-side
2 nowhere-to-run
2 use-the-force
2 aim
2 block
2 dodge
`

func read(t *testing.T, text string) engine.Deck {
	t.Helper()
	l := decklist.Read(destiny.Game(), []byte(text))
	if len(l.Notes) > 0 {
		t.Fatalf("%q cannot be read: %v", text, l.Notes)
	}
	return l.Deck
}

func breaches(t *testing.T, text, rules string) []engine.Breach {
	t.Helper()
	return destiny.Game().CheckDeck(destiny.Game(), read(t, text), map[string]string{"rules": rules})
}

func TestLegalDecks(t *testing.T) {
	for _, rules := range []string{"starter", "rr"} {
		if b := breaches(t, kylo, rules); len(b) > 0 {
			t.Errorf("%s: %v", rules, b)
		}
	}
	// DES-487 a unique card may be in the deck twice; DES-088, DES-091, DES-497: characters, battlefield and
	// plot are none of the 30 cards.
	twice := strings.NewReplacer("2 aim", "2 kylo-rens-lightsaber", "battlefield", "force-flow\nbattlefield").Replace(kylo)
	if b := breaches(t, twice, "rr"); len(b) > 0 {
		t.Errorf("a unique card twice, and a plot: %v", b)
	}
	// DES-096 Finn lets red villain weapons and vehicles in; blue and yellow characters share the team (DES-078).
	finn := strings.NewReplacer("kylo-ren/2\nfirst-order-stormtrooper", "rey\nfinn", "2 immobilize", "2 jedi-robes", "2 infantry-grenades", "2 force-training",
		"2 the-best-defense", "2 bb-8", "2 enrage", "2 heroism", "2 intimidate", "2 awakening", "2 power-of-the-dark-side", "2 unpredictable",
		"2 nowhere-to-run", "2 daring-escape").Replace(kylo)
	if b := breaches(t, finn, "starter"); len(b) > 0 {
		t.Errorf("with Finn: %v", b)
	}
	// DES-087 Grievous makes droids cheaper: 12 + 3 × 7 is too much, 12 + 2 × 7 = 26 is not; printed it is 28.
	if b := pointsOf(t, "general-grievous-conv/2\n2 commando-droid", "rr"); b != "" {
		t.Error(b)
	}
	if b := pointsOf(t, "general-grievous-conv/2\n3 commando-droid", "rr"); !strings.Contains(b, "costs 33 points") {
		t.Error(b)
	}
}

func pointsOf(t *testing.T, team, rules string) string {
	for _, b := range breaches(t, team, rules) {
		if b.Rule == "DES-074" {
			return b.Text
		}
	}
	return ""
}

// TestBoxedDecks: they are legal as they are (DES-100, DES-101, DES-102, DES-103, DES-105, DES-520).
func TestBoxedDecks(t *testing.T) {
	g := destiny.Game()
	for _, v := range g.Options[1].Values {
		tb, err := g.New(engine.Setup{Options: map[string]string{"deck-a": v.ID, "rules": "rr"}})
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, z := range []engine.ZoneKind{destiny.Deck, destiny.Hand} {
			n += tb.Count(tb.Zone(z, 0))
		}
		if n != 20 {
			t.Errorf("%s has %d cards", v.ID, n)
		}
	}
	box := read(t, `kylo-ren/2
first-order-stormtrooper
first-order-tie-fighter
f-11d-rifle
immobilize
infantry-grenades
lightsaber
mind-probe
the-best-defense
enrage
intimidate
2 power-of-the-dark-side
nowhere-to-run
disturbance-in-the-force
use-the-force
aim
block
close-quarters-assault
dodge
flank
take-cover
frozen-wastes`)
	if b := g.CheckDeck(g, box, nil); len(b) > 0 {
		t.Errorf("the boxed deck: %v", b)
	}
}

// TestDeckRules breaks each rule once: DES-019, DES-074 to DES-076, DES-079, DES-080, DES-082 to DES-084, DES-088, DES-089, DES-091,
// DES-093, DES-095, DES-098, DES-495, DES-496.
func TestDeckRules(t *testing.T) {
	for _, c := range []struct {
		name, from, to string
		rules          string
		want           []string // rule and the beginning of the text
	}{
		{"28 points", "first-order-stormtrooper", "captain-phasma/2", "", []string{}},
		{"points", "first-order-stormtrooper", "general-grievous/2", "", []string{"DES-074 The team costs 31 points, and it may cost 30."}},
		{"no character", "kylo-ren/2\nfirst-order-stormtrooper\n", "", "", []string{"DES-075 The team has no character."}},
		{"mixed", "first-order-stormtrooper", "leia-organa", "", []string{"DES-076 The team has heroes and villains"}},
		{"unique twice", "kylo-ren/2", "2 kylo-ren", "", []string{"DES-079 Kylo Ren is unique, and the team has 2 of that name."}},
		{"unique twice, two versions", "kylo-ren/2", "kylo-ren\nkylo-ren-tpg", "", []string{"DES-079 Kylo Ren is unique, and the team has 2 of that name.", "DES-074 The team costs 31"}},
		{"elite without a second value", "first-order-stormtrooper", "first-order-stormtrooper/2", "", []string{"DES-082 First Order Stormtrooper comes with one die, not 2."}},
		{"elite without a second value", "first-order-stormtrooper", "first-order-stormtrooper/2", "rr", []string{"DES-083 First Order Stormtrooper comes with one die, not 2."}},
		{"three dice", "kylo-ren/2", "kylo-ren/3", "", []string{"DES-084 Kylo Ren comes with one or two dice, not 3."}},
		{"29 cards", "2 aim", "aim", "", []string{"DES-088 The deck has 29 cards, and it must have 30."}},
		{"three copies", "2 aim\n2 block", "3 aim\nblock", "", []string{"DES-089 The deck has 3 copies of Aim, and it may have 2."}},
		{"copies by title", "2 dodge", "dodge\ndodge-conv\nblock-conv", "", []string{"DES-089 The deck has 3 copies of Block", "DES-088 The deck has 31"}},
		{"a plot", "first-order-stormtrooper\n", "first-order-stormtrooper\nforce-flow\n", "starter", []string{"DES-011 Force Flow is a plot"}},
		{"a downgrade", "2 aim", "2 shock-collar", "starter", []string{"DES-092 Shock Collar is a downgrade"}},
		{"points of a plot", "first-order-stormtrooper\n", "first-order-stormtrooper\ntusken-raider\nforce-flow\n", "rr", []string{"DES-074 The team costs 31"}},
		{"a plot of a colour that is missing", "kylo-ren/2", "captain-phasma\nforce-flow", "rr", []string{"DES-496 Force Flow is blue"}},
		{"affiliation", "2 aim", "2 jedi-robes", "", []string{"DES-093 Jedi Robes is a hero card, and the team is villain."}},
		{"colour", "2 aim", "2 smuggling", "rr", []string{"DES-093", "DES-095 Smuggling is yellow, and the team has no yellow character."}},
		{"a die for a card without one", "2 aim", "2 aim/1", "", []string{"DES-029 Aim has no die, and this asks for 1 die."}},
		{"two dice for a card with one", "2 lightsaber", "2 lightsaber/2", "", []string{"DES-029 Lightsaber has one die a copy, not 2."}},
		{"no battlefield", "battlefield Frozen Wastes\n", "", "", []string{"DES-098 There is no battlefield"}},
		{"two battlefields", "battlefield Frozen Wastes", "Frozen Wastes\nEcho Base", "", []string{"DES-098 There are 2 battlefields, and each player brings one."}},
	} {
		var got []string
		for _, b := range breaches(t, strings.Replace(kylo, c.from, c.to, 1), c.rules) {
			got = append(got, b.Rule+" "+b.Text)
		}
		for _, want := range c.want {
			if !slices.ContainsFunc(got, func(s string) bool { return strings.HasPrefix(s, want) }) {
				t.Errorf("%s: got %v, want %s", c.name, got, want)
			}
		}
		if c.name != "no character" && c.name != "a plot of a colour that is missing" && len(got) != len(c.want) {
			t.Errorf("%s: got %v, want only %v", c.name, got, c.want)
		}
	}
}

// TestStartRefuses: a match with an illegal deck does not begin, and the error lists all breaches.
func TestStartRefuses(t *testing.T) {
	bad := read(t, strings.NewReplacer("2 aim", "aim", "battlefield Frozen Wastes", "").Replace(kylo))
	_, err := destiny.Game().New(engine.Setup{Decks: []engine.Deck{read(t, kylo), bad}})
	var illegal *engine.IllegalDeck
	if !errors.As(err, &illegal) || len(illegal.Breaches) != 2 {
		t.Fatalf("got %v", err)
	}
	want := "the deck of player B is not legal: The deck has 29 cards, and it must have 30. [DES-088] There is no battlefield, and each player brings one. [DES-098]"
	if err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
	if _, err := destiny.Game().New(engine.Setup{Decks: []engine.Deck{read(t, kylo), bad}, AnyDeck: true}); err != nil {
		t.Error(err)
	}
}

// TestExampleTeams: the worked examples about teams and decks.
func TestExampleTeams(t *testing.T) {
	rules := func(text, rules string) (out []string) {
		for _, b := range breaches(t, text, rules) {
			if !slices.Contains(out, b.Rule) {
				out = append(out, b.Rule)
			}
		}
		slices.Sort(out)
		return out
	}
	const rey = "rey/2\nfinn\nf-11d-rifle\nstarship-graveyard" // of a deck that is too small otherwise
	const thirty = "\n2 aim\n2 block\n2 dodge\n2 flank\n2 take-cover\n2 all-in\n2 close-quarters-assault\n2 daring-escape\n2 datapad\n2 comlink\n2 natural-talent\n2 commando-raid\n2 field-medic\n2 smuggling\n2 scramble\necho-base"
	for _, c := range []struct{ example, deck, rules, want string }{
		{"EX-01 with Finn the rifle is legal (DES-084, DES-096)", rey, "", "DES-088"},
		{"EX-01 without him it breaks two rules (DES-093, DES-095)", strings.Replace(rey, "finn\n", "", 1), "", "DES-088 DES-093 DES-095"},
		{"EX-02 Leia with two dice and Han with one are 30 points", "leia-organa/2\nhan-solo" + thirty, "", ""},
		{"EX-02 Han with two dice: 34", "leia-organa/2\nhan-solo/2" + thirty, "", "DES-074"},
		{"EX-02 Leia twice", "2 leia-organa\nhan-solo", "", "DES-074 DES-079 DES-088 DES-098"},
		{"EX-02 a blue card", "leia-organa/2\nhan-solo" + strings.Replace(thirty, "2 aim", "2 use-the-force", 1), "", "DES-095"},
		{"EX-02 a villain card", "leia-organa/2\nhan-solo" + strings.Replace(thirty, "2 aim", "2 probe", 1), "", "DES-093"},
		{"EX-02 three copies", "leia-organa/2\nhan-solo" + strings.Replace(thirty, "2 aim\n2 block", "3 aim\nblock", 1), "", "DES-089"},
		{"EX-03 four Stormtroopers, 28 points (DES-081, DES-082)", "4 first-order-stormtrooper", "", "DES-088 DES-098"},
		{"EX-03 five are 35", "5 first-order-stormtrooper", "", "DES-074 DES-088 DES-098"},
		{"EX-52 Rey and Kylo Ren on one team", "rey\nkylo-ren", "", "DES-076 DES-088 DES-098"},
		{"EX-52 Rey and Finn (DES-078)", "rey\nfinn", "", "DES-088 DES-098"},
		{"EX-52 31 cards", "leia-organa/2\nhan-solo" + thirty + "\nheroism", "", "DES-088 DES-095"},
		{"EX-52 31 cards", "leia-organa/2\nhan-solo" + thirty + "\nrearm", "", "DES-088"},
		{"EX-52 a second battlefield", "leia-organa/2\nhan-solo" + thirty + "\ncommand-center", "", "DES-098"},
		{"EX-52 a third character is none of the 30 cards, but has points", "leia-organa/2\nhan-solo" + thirty + "\npadawan", "", "DES-074"},
	} {
		if got := strings.Join(rules(c.deck, c.rules), " "); got != c.want {
			t.Errorf("%s: %s, want %s", c.example, got, c.want)
		}
	}
}
