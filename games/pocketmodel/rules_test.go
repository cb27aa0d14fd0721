package pocketmodel

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"cantina/engine"
)

// What scenarios cannot show: fleets and decks, chance, the box as a whole.

// change returns a copy of a starter deck with some counts changed.
func change(deck engine.Deck, counts map[string]int) engine.Deck {
	var out engine.Deck
	for _, c := range deck {
		if n, ok := counts[c.ID]; ok {
			c.N = n
			delete(counts, c.ID)
		}
		if c.N > 0 {
			out = append(out, c)
		}
	}
	for id, n := range counts {
		out = append(out, engine.DeckCard{ID: id, N: n})
	}
	return out
}

// TestCheckDeck breaks each rule for fleets and decks once, and all at once: PM-015 PM-016 PM-017
// PM-018 PM-019.
func TestCheckDeck(t *testing.T) {
	g := Game()
	rebels := starterDecks["rebel"]
	noUnit := engine.Deck{}
	for _, c := range rebels {
		if id, _ := g.DefID(c.ID); !isAUnit(&g.Defs[id]) {
			noUnit = append(noUnit, c)
		}
	}
	for _, c := range []struct {
		name string
		deck engine.Deck
		want string
	}{
		{"a starter fleet", rebels, ""},
		{"fewer stars, more cards", change(rebels, map[string]int{"rogue-squadron": 1, "ace-pilot": 3, "dark-side-fury": 3}), ""},
		{"all factions mixed", change(rebels, map[string]int{"rogue-squadron": 0, "spear-squadron": 2, "vulture-swarm": 2, "swoop-racer": 2}), ""},
		{"31 stars", change(rebels, map[string]int{"talon-squadron": 3}), "PM-015 The units have 31 build stars together; a fleet has 30 at most."},
		{"29 cards", change(rebels, map[string]int{"lock-s-foils": 1}), "PM-016 The deck has 29 cards; it needs 30 at least."},
		{"4 copies of a card", change(rebels, map[string]int{"ace-pilot": 4}), "PM-017 There are 4 copies of Ace Pilot; 3 are allowed."},
		{"4 copies of a unit", change(rebels, map[string]int{"escort-frigate": 0, "talon-squadron": 4}), "PM-017 There are 4 copies of Talon Squadron; 3 are allowed."},
		{"4 copies in two lines", append(change(rebels, map[string]int{"ace-pilot": 2}), engine.DeckCard{ID: "ace-pilot", N: 2}), "PM-017 There are 4 copies of Ace Pilot; 3 are allowed."},
		{"no unit", noUnit, "PM-019 The fleet has no unit; it needs at least one."},
		{
			"everything at once",
			engine.Deck{{ID: "devastator", N: 7}, {ID: "ace-pilot", N: 4}},
			"PM-015 The units have 35 build stars together; a fleet has 30 at most. PM-016 The deck has 4 cards; it needs 30 at least. " +
				"PM-017 There are 4 copies of Ace Pilot; 3 are allowed. PM-017 There are 7 copies of Devastator; 3 are allowed.",
		},
	} {
		var got []string
		for _, b := range g.CheckDeck(g, c.deck, nil) {
			if _, ok := g.Rules.Get(b.Rule); !ok {
				t.Errorf("there is no rule %s", b.Rule)
			}
			got = append(got, b.Rule+" "+b.Text)
		}
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s: %q, should be %q", c.name, text, c.want)
		}
		if _, err := g.New(engine.Setup{Decks: []engine.Deck{rebels, c.deck}}); (err != nil) != (c.want != "") {
			t.Errorf("%s: a match with it begins: %v", c.name, err)
		}
	}
}

// TestStarters: the four starter fleets are legal and use their stars.
func TestStarters(t *testing.T) {
	g := Game()
	for id, deck := range starterDecks {
		if b := g.CheckDeck(g, deck, nil); len(b) > 0 {
			t.Errorf("%s: %v", id, b)
		}
		stars, cards := 0, 0
		for _, c := range deck {
			d, ok := g.DefID(c.ID)
			if !ok {
				t.Fatalf("%s: there is no %s", id, c.ID)
			}
			if def := &g.Defs[d]; isAUnit(def) {
				stars += c.N * int(def.Figures[Stars])
			} else {
				cards += c.N
			}
		}
		if stars != 30 || cards != 30 {
			t.Errorf("%s: %d stars, %d cards", id, stars, cards)
		}
	}
}

// TestRandomDecks: PM-015 to PM-019, fleets made from a seed are legal, use all 30 stars, and differ.
func TestRandomDecks(t *testing.T) {
	g := Game()
	seen := map[string]bool{}
	for seed := range uint64(300) {
		deck := g.RandomDeck(rand.New(rand.NewPCG(seed, 1)))
		if b := g.CheckDeck(g, deck, nil); len(b) > 0 {
			t.Fatalf("seed %d: %v", seed, b)
		}
		text := ""
		stars := 0
		for _, c := range deck {
			d, _ := g.DefID(c.ID)
			if isAUnit(&g.Defs[d]) {
				stars += c.N * int(g.Defs[d].Figures[Stars])
			}
			text += c.ID
		}
		if stars != fleetStars {
			t.Fatalf("seed %d: a fleet of %d stars", seed, stars)
		}
		seen[text] = true
	}
	if len(seen) < 290 {
		t.Errorf("only %d different fleets", len(seen))
	}
}

// TestFirstPlayer: PM-029, each player is first as often as the others; PM-028, each card of a deck is
// as often an objective.
func TestFirstPlayer(t *testing.T) {
	const games = 3000
	for _, seats := range []int{2, 3} {
		table := &engine.Table{Game: GameFor(seats)}
		first := make([]int, seats)
		bases := 0
		for no := range games {
			var s engine.Setup
			binary.LittleEndian.PutUint64(s.Seed[:], uint64(no))
			if err := table.Reset(s); err != nil {
				t.Fatal(err)
			}
			first[table.Ask.Seat]++
			for c := table.First(table.Zone(Objectives, 0)); c != engine.NoCard; c = table.Next(c) {
				if table.Def(c).ID == "coruscant-naval-base" {
					bases++
				}
			}
		}
		for s, n := range first {
			if far(n, games, 1/float64(seats)) {
				t.Errorf("%d players: player %d is first in %d of %d games", seats, s, n, games)
			}
		}
		if math.Abs(float64(bases)-games*0.3) > 150 { // 3 of 30 cards, 3 objectives
			t.Errorf("%d of %d games' objectives are Naval Bases", bases, games)
		}
	}
}

// far reports whether a count lies more than 4.5 standard deviations from what is expected.
func far(n, of int, p float64) bool {
	return math.Abs(float64(n)-float64(of)*p) > 4.5*math.Sqrt(float64(of)*p*(1-p))
}

// TestDice: PM-059, two dice of the state's generator show each sum as often as two dice do.
func TestDice(t *testing.T) {
	table := &engine.Table{Game: Game()}
	const rolls = 36000
	var sums [13]int
	for range rolls {
		sums[table.RollSix()+table.RollSix()]++
	}
	for n := 2; n <= 12; n++ {
		if p := float64(6-max(n-7, 7-n)) / 36; far(sums[n], rolls, p) {
			t.Errorf("%d of %d rolls are %d", sums[n], rolls, n)
		}
	}
	for least, n := range chances { // of which the evaluation knows the chances
		if least < 2 {
			continue
		}
		want := 0
		for a := 1; a <= 6; a++ {
			for b := 1; b <= 6; b++ {
				if a+b >= least {
					want++
				}
			}
		}
		if int(n) != want {
			t.Errorf("%d of 36 rolls are %d or more, not %v", want, least, n)
		}
	}
}

// TestDamageNotBelowZero: PM-074, no card lowers damage, so one is made to for this test.
func TestDamageNotBelowZero(t *testing.T) {
	g := build(2)
	id, _ := g.DefID("devastator")
	g.Defs[id].Figures[Damage] = -3
	table := &engine.Table{Game: g}
	if err := table.Reset(engine.Setup{}); err != nil {
		t.Fatal(err)
	}
	c := table.NewCard(id, 0)
	table.Place(c, table.Zone(Contested, 0), engine.AtBottom)
	if n := table.Attr(c, Damage); n != 0 {
		t.Errorf("damage is %d", n)
	}
	if mark(table, c, 0) {
		t.Error("no markers destroy a unit")
	}
}

// TestZones compares the zones with PM-020 and PM-021, and who sees into them (PM-026, PM-027).
func TestZones(t *testing.T) {
	for seats, want := range map[int]string{
		2: "deck none, hand owner, discard all, reserve all, objectives none, revealed all, battle all, gone none, contested all, home-a all, home-b all",
		3: "deck none, hand owner, discard all, reserve all, objectives none, revealed all, battle all, gone none, contested all, home-a all, home-b all, home-c all",
	} {
		seen := map[engine.Sight]string{engine.SeenByAll: "all", engine.SeenByOwner: "owner", engine.SeenByNone: "none"}
		var got []string
		for _, z := range GameFor(seats).Zones {
			got = append(got, z.ID+" "+seen[z.See])
		}
		if text := strings.Join(got, ", "); text != want {
			t.Errorf("%d players: %s", seats, text)
		}
	}
	if GameFor(1) != nil || GameFor(9) != nil { // PM-001, PM-118
		t.Error("the game is for two to eight players")
	}
	if g := GameFor(8); len(g.Seats) != 8 || g.ID != "pocketmodel-8" {
		t.Error("eight can play")
	}
}

// TestOrigin: every design says what of it was published.
func TestOrigin(t *testing.T) {
	for i := range Game().Defs {
		if d := &Game().Defs[i]; d.Origin != "house" && d.Origin != "reference-name" {
			t.Errorf("%s: origin %q", d.ID, d.Origin)
		}
	}
}
