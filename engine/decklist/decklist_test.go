package decklist_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/decklist"
	"cantina/games/deckbuilding"
	"cantina/games/destiny"
)

// show writes a list in one line: its form, its cards and its notes.
func show(l *decklist.List) string {
	var out []string
	for _, c := range l.Deck {
		s := fmt.Sprintf("%d %s", c.N, c.ID)
		if c.Dice > 0 {
			s += fmt.Sprintf("/%d", c.Dice)
		}
		out = append(out, s)
	}
	for _, n := range l.Notes {
		out = append(out, fmt.Sprintf("line %d: %s", n.Line, n.Text))
	}
	return l.Form + ": " + strings.Join(out, "; ")
}

func TestLines(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"2 Lightsaber", "2 lightsaber"},
		{"2x Lightsaber (Awakenings #59)", "2 lightsaber"},
		{"2 × lightsaber", "2 lightsaber"},
		{"Lightsaber", "1 lightsaber"},
		{"lightsaber-conv", "1 lightsaber-conv"},
		{"Lightsaber (Convergence #118)", "1 lightsaber-conv"},
		{"2 AW 59", "2 lightsaber"},
		{"2 aw #59", "2 lightsaber"},
		{"01059", "1 lightsaber"},
		{"the best defense", "1 the-best-defense"},
		{"Padmé Amidala/2", "1 padme-amidala/2"},
		{"rey/2", "1 rey/2"},
		{"rey", "1 rey/1"},
		{"Rey, Force Prodigy / 2", "1 rey/2"},
		{"2 first-order-stormtrooper", "2 first-order-stormtrooper/1"},
		{"battlefield Frozen Wastes", "1 frozen-wastes"},
		{"Upgrades:", "line 1: the list names no card"},
		{"aim  # a comment", "1 aim"},
		{"// aim\naim\nAim", "2 aim"},
		{"Aim/1", "1 aim/1"}, // refused by the rules for decks

		{"Rey", "line 1: Rey may be rey (Force Prodigy, AW) or rey-tpg (Finding The Ways, TPG): write which"},
		{"2x Dooku's Lightsaber (Spirit of Rebellion #9)", `line 1: there is no set "Spirit of Rebellion"; the sets are Awakenings (AW), Empire at War (EaW), Two-Player Game (TPG), Legacies (LEG), Convergence (CONV)`},
		{"2x Lightsaber (Awakenings #58)", "line 1: Awakenings 58 is Force Training and not Lightsaber"},
		{"2x Lightsaber (Awakenings #999)", "line 1: there is no card 999 of Awakenings here"},
		{"Ligthsaber", `line 1: there is no card "Ligthsaber"; did you mean Lightsaber?`},
		{"Death Star", `line 1: there is no card "Death Star"`},
		{"0 aim", `line 1: "0 aim" asks for 0 copies; it may be 1 to 99`},
		{"100 aim", `line 1: "100 aim" asks for 100 copies; it may be 1 to 99`},
		{"rey/two", `line 1: "rey/two": the number of dice after the stroke must be 1 or 2, as in rey/2`},
		{"rey/0", `line 1: "rey/0": the number of dice after the stroke must be 1 or 2, as in rey/2`},
		{"2 !", `line 1: "!" names no card; a card is written as 2 Lightsaber`},
		{"", "line 1: the list names no card"},
	} {
		if got := show(decklist.Read(destiny.Game(), []byte(c.line))); got != "text: "+c.want {
			t.Errorf("%q is read as\n\t%s\nand should be\n\ttext: %s", c.line, got, c.want)
		}
	}
}

const export = `My Kylo deck

Villain
Blue / Red


Sets: Awakenings

BATTLEFIELD
¯¯¯¯¯¯¯¯¯¯¯

Frozen Wastes (Awakenings #168)


CHARACTER
¯¯¯¯¯¯¯¯¯

2x Kylo Ren (Awakenings #11)
2x First Order Stormtrooper (Awakenings #2)


UPGRADE
¯¯¯¯¯¯¯

2x Lightsaber (Awakenings #59)
1x Lightsabre (Awakenings #59)

EVENT
¯¯¯¯¯

2x Aim (Awakenings #151)
something else


Deck built on https://swdestinydb.com.
`

func TestExport(t *testing.T) {
	l := decklist.Read(destiny.Game(), []byte(export))
	want := "export: 1 frozen-wastes; 1 kylo-ren/2; 2 first-order-stormtrooper/1; 2 lightsaber; 2 aim; " +
		"line 26: Awakenings 59 is Lightsaber and not Lightsabre; line 32: there is no card \"something else\""
	if got := show(l); got != want || l.Name != "My Kylo deck" {
		t.Errorf("%s is read as\n\t%s\nand should be\n\t%s", l.Name, got, want)
	}
	if got, want := l.Err("deck.txt").Error(), "deck.txt:26: Awakenings 59 is Lightsaber and not Lightsabre (and 1 more that cannot be read)"; got != want {
		t.Errorf("got the error %q, want %q", got, want)
	}
}

func TestJSON(t *testing.T) {
	for _, c := range []struct{ data, want string }{
		{`{"name": "A", "id": 7, "tags": ["x"], "slots": {"01059": 2, "01168": {"quantity": 1, "dice": 0}}}`, "2 lightsaber; 1 frozen-wastes"},
		{`{"slots": {"01011": {"quantity": 1, "dice": 2}, "01002": {"quantity": 2, "dice": 2}}}`, "1 kylo-ren/2; 2 first-order-stormtrooper/1"},
		{`{"slots": {"01011": 1}, "characters": {"01011": {"quantity": 1, "dice": 2, "dices": [2]}}}`, "1 kylo-ren/2"},
		{`{"slots": {"09019": {"quantity": 2, "dice": 3, "dices": [1, 2]}}}`, "1 commando-droid/1; 1 commando-droid/2"},
		{"{\"slots\": {\n\"01059\": 2,\n\"99001\": 1}}", `2 lightsaber; line 3: there is no card with the code "99001" here`},
		{`{"slots": {"01059": "two"}}`, `line 1: 01059: this must be a number of copies, or {"quantity": 2, "dice": 2}`},
		{`{"slots": {"01059": -1}}`, "line 1: 01059: the number of copies and dice must be 0 to 99"},
		{`{"slots": {"01059": 2}, "characters": []}`, "2 lightsaber"},
		{`{"slots": [1]}`, `line 1: this is not JSON of a deck: "slots" must be an object from codes to numbers`},
		{`{"deck": {}}`, `line 1: this is not JSON of a deck: it has no "slots"`},
		{`{"slots": {"01059": 2}`, "line 1: this is not JSON of a deck: it is cut off"},
		{`{"slots": {"01059": 2}} x`, "line 1: this is not JSON of a deck: something follows its end"},
		{`{"slots": {}}`, "line 1: the list names no card"},
	} {
		if got := show(decklist.Read(destiny.Game(), []byte(c.data))); got != "json: "+c.want {
			t.Errorf("%s is read as\n\t%s\nand should be\n\tjson: %s", c.data, got, c.want)
		}
	}
}

// TestDocs reads the example of docs/decks.md.
func TestDocs(t *testing.T) {
	b, err := os.ReadFile("../../docs/decks.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(b), "```\n# Rey")
	example, _, _ := strings.Cut("# Rey"+rest, "```")
	l := decklist.Read(destiny.Game(), []byte(example))
	want := "text: 1 rey/2; 1 finn/1; 1 starship-graveyard; 2 lightsaber; 2 reys-staff; 2 dh-17-blaster-pistol; 1 f-11d-rifle"
	if got := show(l); got != want || l.Name != "Rey and Finn" {
		t.Errorf("%s is read as\n\t%s\nand should be\n\t%s", l.Name, got, want)
	}
}

func TestOtherGames(t *testing.T) {
	got := show(decklist.Read(deckbuilding.Game(), []byte("2 x-wing")))
	if want := "text: line 1: in " + deckbuilding.Game().Name + " no player brings a deck"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestFormat: what is written is read as the same deck.
func TestFormat(t *testing.T) {
	deck := engine.Deck{{ID: "rey", N: 1, Dice: 2}, {ID: "first-order-stormtrooper", N: 2, Dice: 1}, {ID: "aim", N: 2}}
	l := decklist.Read(destiny.Game(), []byte(decklist.Format(destiny.Game(), "A name", deck)))
	if got, want := show(l), "text: 1 rey/2; 2 first-order-stormtrooper/1; 2 aim"; got != want || l.Name != "A name" {
		t.Errorf("got %s, %s", l.Name, got)
	}
}

// FuzzRead: whatever is read, every line is a card or a note, and what was read is written and read
// again as the same deck.
func FuzzRead(f *testing.F) {
	for _, s := range []string{export, "2 Lightsaber\nrey/2\n# x\nAW 59", `{"slots": {"01059": {"quantity": 1, "dice": 1}}, "characters": {}}`, "¯¯¯\n2x", "CHARACTER:\nrey"} {
		f.Add([]byte(s))
	}
	g := destiny.Game()
	f.Fuzz(func(t *testing.T, data []byte) {
		l := decklist.Read(g, data)
		if len(l.Deck) == 0 && len(l.Notes) == 0 {
			t.Fatal("nothing was read, and nothing said")
		}
		for _, n := range l.Notes {
			if n.Line < 1 || n.Text == "" {
				t.Fatalf("a note without line or text: %+v", n)
			}
		}
		for _, c := range l.Deck {
			if _, ok := g.DefID(c.ID); !ok || c.N < 1 || c.Dice < 0 {
				t.Fatalf("a card that is none: %+v", c)
			}
		}
		if len(l.Deck) == 0 || len(data) > decklist.MaxSize {
			return
		}
		g.CheckDeck(g, l.Deck, nil)
		for i := range l.Deck {
			l.Deck[i].N = min(l.Deck[i].N, 99) // a line holds no more
		}
		again := decklist.Read(g, []byte(decklist.Format(g, "", l.Deck)))
		if a, b := show(&decklist.List{Deck: l.Deck}), show(&decklist.List{Deck: again.Deck, Notes: again.Notes}); a != b {
			t.Fatalf("written and read again\n\t%s\nbecomes\n\t%s", a, b)
		}
	})
}
