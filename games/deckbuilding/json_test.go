package deckbuilding_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine"
	"cantina/engine/effect/cardjson"
	"cantina/games/deckbuilding"
)

func randomGame(t *testing.T, g *engine.Game, seed byte) [8]byte {
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

// one puts a card into a file, as it must be written except for what a test puts in.
func one(fields string) string {
	return `{"game": "deckbuilding", "cards": [{"id": "probe", "name": "Probe", "group": "galaxy", "class": "neutral", "type": "unit", "copies": 1` + fields + `}]}`
}

func do(effect string) string { return one(`, "abilities": [{"do": [` + effect + `]}]`) }

func TestJSONErrors(t *testing.T) {
	const zones = "there is no zone \"hnd\"; the zones are deck, hand, play,"
	for _, c := range []struct{ name, data, want string }{
		{"zone", do(`{"do": "take", "from": {"in": [{"zone": "hand"}]}, "to": "hnd"}`), `extra.json: card "probe": abilities[0].do[0].to: ` + zones},
		{"nested zone", do(`{"do": "take", "from": {"in": [{"zone": "hnd"}]}, "to": "hand"}`), `abilities[0].do[0].from.in[0].zone: ` + zones},
		{"missing zone", do(`{"do": "take", "from": {"in": [{"zone": "hand"}]}}`), `abilities[0].do[0]: the field "to" is missing`},
		{"unknown node", do(`{"do": "tak"}`), `abilities[0].do[0]: there is no "do" "tak"; there are buy, choose,`},
		{"node of another role", do(`{"do": "self"}`), `there is no "do" "self"`},
		{"unknown field", do(`{"do": "draw", "count": 2}`), `abilities[0].do[0]: there is no field "count" here; the fields are n, who`},
		{"wrong type", do(`{"do": "draw", "n": true}`), `abilities[0].do[0].n: this must be an object that begins with "amount", or a name, not true`},
		{"part missing", do(`{"do": "if", "then": ["draw"]}`), `abilities[0].do[0]: the field "cond" is missing`},
		{"list wanted", one(`, "traits": "Fighter"`), `traits: this must be a list, not the text "Fighter"`},
		{"trait", one(`, "traits": ["Figther"]`), `traits[0]: there is no trait "Figther"; the traits are Bounty Hunter,`},
		{"figure", one(`, "figures": {"atack": 1}`), `figures: there is no figure "atack"; the figures are cost, attack,`},
		{"big number", one(`, "figures": {"attack": 1e9}`), `figures.attack: this must be a whole number from -9999 to 9999, not 1e9`},
		{"copies", one(`, "set": 7`), `set: this must be a text, not the number 7`},
		{"event", one(`, "abilities": [{"kind": "when", "on": {"trigger": "on", "kind": "payed"}, "do": ["draw"]}]`), `on.kind: there is no event "payed"; the events are move,`},
		{"when without on", one(`, "abilities": [{"kind": "when", "do": ["draw"]}]`), `card "probe": ability 0: a When ability needs an event (On)`},
		{"does nothing", one(`, "abilities": [{"kind": "activated"}]`), `it does nothing (Do is empty)`},
		{"no id", `{"game": "deckbuilding", "cards": [{"name": "X", "class": "rebel", "type": "unit"}]}`, `extra.json: card 1: the field "id" is missing`},
		{"id", strings.Replace(one(""), `"probe"`, `"Pro be"`, 1), `card "Pro be": the id must be lower case`},
		{"no class", `{"game": "deckbuilding", "cards": [{"id": "x", "name": "X", "type": "unit"}]}`, `card "x": the field "class" is missing`},
		{"twice", strings.Replace(one(""), `"cards": [`, `"cards": [{"id": "probe", "name": "P", "group": "galaxy", "class": "rebel", "type": "unit"}, `, 1), `card "probe": id: there is another card with this id in the file`},
		{"in the game", strings.Replace(one(""), `"probe"`, `"x-wing"`, 1), `card "x-wing": there is another card with this id`},
		{"group", strings.Replace(one(""), `"galaxy"`, `"gallery"`, 1), `card "probe": group: there is no group "gallery"; the groups are starter, galaxy,`},
		{"misplaced", strings.Replace(one(""), `"galaxy"`, `"starter"`, 1), `the group "starter" has no card of type unit and class neutral`},
		{"other game", strings.Replace(one(""), `"deckbuilding"`, `"chess"`, 1), `extra.json: game: these are cards for the text "chess", and this game is "deckbuilding"`},
		{"no game", `{"cards": []}`, `extra.json: the field "game" is missing`},
		{"not JSON", "{\n \"game\": x}", `extra.json: line 2: this is not JSON:`},
		{"cut off", one("")[:40], `the file ends in the middle`},
		{"member twice", `{"game": "deckbuilding", "game": "deckbuilding", "cards": []}`, `the member "game" is there twice`},
		{"more", one("") + "{}", `there is more after the end of the cards`},
		{"no object", `[]`, `this must be an object with "game" and "cards", not a list`},
		{"cards", `{"game": "deckbuilding", "cards": {}}`, `cards: this must be a list, not an object`},
	} {
		t.Run(c.name, func(t *testing.T) {
			errs := cardjson.Check(deckbuilding.Game(), "extra.json", []byte(c.data))
			if len(errs) == 0 {
				t.Fatalf("nothing is wrong with %s", c.data)
			}
			if got := errs[0].Error(); !strings.Contains(got, c.want) || !strings.HasPrefix(got, "extra.json: ") || strings.Contains(got, "\n") {
				t.Errorf("the error is\n\t%s\nand should say\n\t%s", got, c.want)
			}
		})
	}
}

// TestJSONCheckTellsAll finds several mistakes at once.
func TestJSONCheckTellsAll(t *testing.T) {
	data := do(`{"do": "take", "from": {"in": [{"zone": "hnd"}]}, "to": "hnd"}, {"do": "draw", "n": "many"}`)
	if errs := cardjson.Check(deckbuilding.Game(), "extra.json", []byte(data)); len(errs) != 3 {
		t.Errorf("there are 3 mistakes and not %d: %v", len(errs), errs)
	}
}

// TestJSONExtraSet plays with a set from a folder: its card is in the game, reads well and is of a
// version of its own.
func TestJSONExtraSet(t *testing.T) {
	g := deckbuilding.Game()
	folder := fstest.MapFS{
		"a.json":   {Data: []byte(do(`{"do": "draw", "n": {"amount": "if-else", "if": "force-with-you", "then": 3, "else": 1}}`))},
		"notes.md": {Data: []byte("not a set")},
	}
	defs, err := cardjson.LoadFS(g, folder)
	if err != nil {
		t.Fatal(err)
	}
	more, err := cardjson.Extend(g, defs)
	if err != nil {
		t.Fatal(err)
	}
	if len(more.Defs) != len(g.Defs)+1 || more.Version == g.Version {
		t.Errorf("%d cards of version %s became %d of version %s", len(g.Defs), g.Version, len(more.Defs), more.Version)
	}
	id, _ := more.DefID("probe")
	lines, _ := more.Text(&more.Defs[id])
	if want := "Once per turn: draw a card, or three cards if the Force is with you."; len(lines) != 1 || lines[0] != want {
		t.Errorf("the text is %q and not %q", lines, want)
	}
	randomGame(t, more, 1)
	folder["b.json"] = folder["a.json"]
	if _, err := cardjson.LoadFS(g, folder); err == nil || err.Error() != `b.json: card "probe": id: there is another card with this id in a.json` {
		t.Errorf("the same card in two files: %v", err)
	}
}

// FuzzJSON: whatever is in a file, it is read or refused with a sentence; what is read has words, is
// written and read again as the same, and can be played.
func FuzzJSON(f *testing.F) {
	g := deckbuilding.Game()
	for i := range g.Defs {
		d := g.Defs[i]
		d.ID = "probe"
		data, err := cardjson.Export(g, "", []engine.Def{d})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(do(`{"do": "seq", "steps": [{"do": "random", "from": {"in": [{"zone": "hand", "of": "each"}]}, "n": 3, "to": "exile", "of": "owner"}]}`)))
	f.Fuzz(func(t *testing.T, data []byte) {
		defs, err := cardjson.Load(g, "f.json", data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("an error of several lines: %q", err)
			}
			return
		}
		text, err := cardjson.Export(g, "", defs)
		if err != nil {
			t.Fatal(err)
		}
		again, err := cardjson.Load(g, "f.json", text)
		if err != nil || !reflect.DeepEqual(defs, again) {
			t.Fatalf("%s came back otherwise: %v", text, err)
		}
		more, err := cardjson.Extend(g, defs)
		if err != nil {
			return
		}
		for i := range more.Defs {
			more.Text(&more.Defs[i])
		}
	})
}
