package destiny

import (
	"encoding/binary"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/scenario"
)

// What scenarios cannot show: the cards as a whole, chance, the start of a match, and rules that no card
// here reaches as it is printed.

// TestCardsAreWhole: DES-012, DES-015, DES-023, DES-024, DES-026, DES-034, DES-039, DES-042, for every card.
func TestCardsAreWhole(t *testing.T) {
	g := Game()
	kinds := map[string]int{}
	for i := range g.Defs {
		d := &g.Defs[i]
		kinds[types[d.Type]]++
		if d.Set == "AW" && (d.Type == plot || d.Type == downgrade) {
			t.Errorf("DES-012: %s is a %s", d.ID, types[d.Type])
		}
		if d.Class != neutral && d.Class != hero && d.Class != villain {
			t.Errorf("DES-015: %s has the affiliation %d", d.ID, d.Class)
		}
		if d.Type == battlefield && (colourOf(d) != gray || d.HasTrait(blue) || d.HasTrait(red) || d.HasTrait(yellow)) {
			t.Errorf("DES-016: %s is not gray", d.ID)
		}
		colours := 0
		for _, c := range []engine.TraitID{blue, red, yellow, gray} {
			if d.HasTrait(c) {
				colours++
			}
		}
		if colours != 1 {
			t.Errorf("DES-014: %s has %d colours", d.ID, colours)
		}
		f := d.Figures
		switch d.Type {
		case character:
			if f[Health] <= 0 || f[Cost] != 0 {
				t.Errorf("DES-024: %s has health %d and cost %d", d.ID, f[Health], f[Cost])
			}
			if f[Points] <= 0 || f[Elite] != 0 && f[Elite] <= f[Points] {
				t.Errorf("DES-026: %s has the points %d/%d", d.ID, f[Points], f[Elite])
			}
			if d.Die() < 0 {
				t.Errorf("DES-029: %s has no die", d.ID)
			}
		case event, upgrade, support, downgrade:
			if f[Cost] < 0 || f[Health] != 0 || f[Points] != 0 {
				t.Errorf("DES-023: %s costs %d, health %d, points %d", d.ID, f[Cost], f[Health], f[Points])
			}
		}
		if (d.Type == event || d.Type == battlefield || d.Type == plot) && d.Die() >= 0 {
			t.Errorf("DES-029: %s has a die", d.ID)
		}
	}
	for _, kind := range []engine.TypeID{character, upgrade, support, event, battlefield} {
		if kinds[types[kind]] == 0 {
			t.Errorf("DES-012: there is no %s", types[kind])
		}
	}
	for _, die := range g.Dice {
		if len(die.Faces) != 6 {
			t.Errorf("DES-034: the die of %s has %d sides", die.ID, len(die.Faces))
		}
		for _, f := range die.Faces {
			switch {
			case f.Symbol > anySymbol:
				t.Errorf("DES-039: the die of %s has the symbol %d", die.ID, f.Symbol)
			case (f.Symbol == blank || f.Symbol == special) != (f.Value == 0 && !f.X):
				t.Errorf("DES-042: the die of %s has a side %+v", die.ID, f)
			case f.Symbol == blank && (f.Plus || f.Cost != 0):
				t.Errorf("DES-034: the die of %s has a side %+v", die.ID, f)
			}
		}
	}
}

// TestStart: DES-001 and DES-524, a match has two players; DES-003, one of two rulesets.
func TestStart(t *testing.T) {
	deck := starterDecks["aw-rey"]
	for _, n := range []int{1, 3} {
		var decks []engine.Deck
		for range n {
			decks = append(decks, deck)
		}
		if _, err := Game().New(engine.Setup{Decks: decks}); err == nil {
			t.Errorf("DES-001: a match of %d decks began", n)
		}
	}
	for rules, want := range map[string]int{"": 0, "starter": 0, "rr": 1} {
		options := map[string]string{}
		if rules != "" {
			options["rules"] = rules
		}
		tb, err := Game().New(engine.Setup{Options: options})
		if err != nil {
			t.Fatal(err)
		}
		if tb.Seats != 2 || tb.Var(Ruleset, 0) != want {
			t.Errorf("rules %q: %d players, ruleset %d", rules, tb.Seats, tb.Var(Ruleset, 0))
		}
	}
	if _, err := Game().New(engine.Setup{Options: map[string]string{"rules": "arh"}}); err == nil {
		t.Error("DES-003: a match with another ruleset began")
	}
}

// TestHiddenDice: DES-031, the sides of dice on cards are open; DES-069, a player sees the own set-aside dice and not the opponent's; DES-066, neither deck.
func TestHiddenDice(t *testing.T) {
	tb, err := Game().New(engine.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for seat := range tb.Seats {
		p := tb.View(seat).Position()
		aside := map[engine.Seat]int{}
		for _, d := range p.Dice {
			if d.Of == "kylo-ren" && strings.Join(d.Faces[:], ", ") != "1 melee, 2 melee, costs 1, 1 shield, 1 resource, special, blank" {
				t.Errorf("DES-031: player %d sees the sides %q", seat, d.Faces)
			}
			if d.Place == "aside" {
				aside[d.Seat]++
			}
		}
		if aside[seat] != 6 || aside[tb.NextSeat(seat)] != 0 {
			t.Errorf("player %d sees the set-aside dice %v", seat, aside)
		}
		for _, z := range p.Zones {
			hidden := z.ID == "deck" || z.ID == "hand" && z.Seat != seat
			if hidden && len(z.Cards) > 0 {
				text, _ := json.Marshal(z)
				t.Errorf("player %d sees %s", seat, text)
			}
		}
	}
}

// TestRollsAreFair: DES-048, each side comes up as often as any other, and one die says nothing of the next.
func TestRollsAreFair(t *testing.T) {
	const rolls = 60_000
	tb, err := Game().New(engine.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	var sides [6]int
	var pairs [36]int
	for range rolls {
		tb.Roll(0)
		tb.Roll(1)
		sides[tb.Dice[0].Side]++
		pairs[tb.Dice[0].Side*6+tb.Dice[1].Side]++
	}
	for side, n := range sides {
		if math.Abs(float64(n)-rolls/6) > 4.5*math.Sqrt(rolls*5/36) {
			t.Errorf("side %d came up %d times in %d", side, n, rolls)
		}
	}
	for pair, n := range pairs {
		if math.Abs(float64(n)-rolls/36) > 4.5*math.Sqrt(rolls*35/1296) {
			t.Errorf("sides %d and %d came up together %d times in %d", pair/6, pair%6, n, rolls)
		}
	}
}

// TestSeedDecides: DES-525, DES-526, the rolls, shuffles and draws of a match are those of its seed.
func TestSeedDecides(t *testing.T) {
	save := func(seed uint64) string {
		setup := engine.Setup{}
		binary.LittleEndian.PutUint64(setup.Seed[:], seed)
		tb, err := Game().New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for range 60 {
			if err := tb.Choose(len(tb.Options) / 2); err != nil {
				t.Fatal(err)
			}
		}
		return string(tb.AppendSave(nil))
	}
	if once, again := save(1), save(1); once != again {
		t.Error("the same seed and choices give another match")
	}
	if save(1) == save(2) {
		t.Error("another seed gives the same match")
	}
}

// TestNeutralTeams: DES-077 and DES-094. No character here is neutral, so two are made so for this test.
func TestNeutralTeams(t *testing.T) {
	for _, id := range []string{"padawan", "nightsister"} {
		d := designed(t, id)
		old := d.Class
		d.Class = neutral
		defer func() { d.Class = old }()
	}
	team := func(rules string, ids ...string) (out []string) {
		var deck engine.Deck
		for _, id := range ids {
			deck = append(deck, engine.DeckCard{ID: id, N: 1})
		}
		for _, b := range checkDeck(Game(), deck, map[string]string{"rules": rules}) {
			if b.Rule != "DES-088" && b.Rule != "DES-098" {
				out = append(out, b.Rule)
			}
		}
		return out
	}
	for _, c := range []struct {
		rules string
		want  string
		cards []string
	}{
		{"rr", "", []string{"padawan", "rey"}},
		{"rr", "", []string{"padawan", "kylo-ren"}},
		{"rr", "", []string{"padawan", "nightsister", "use-the-force"}},
		{"rr", "DES-094", []string{"padawan", "nightsister", "heroism"}},
		{"rr", "DES-094", []string{"padawan", "nightsister", "enrage"}},
		{"rr", "", []string{"padawan", "rey", "heroism"}},
		{"starter", "DES-076", []string{"padawan", "rey"}},
	} {
		if got := strings.Join(team(c.rules, c.cards...), " "); got != c.want {
			t.Errorf("%s, %v: %q, want %q", c.rules, c.cards, got, c.want)
		}
	}
}

// TestNegativePoints: DES-495, and no plot here has points below 0, so it is given some.
func TestNegativePoints(t *testing.T) {
	d := designed(t, "force-flow")
	old := d.Figures[Points]
	d.Figures[Points] = -2
	defer func() { d.Figures[Points] = old }()
	for plots, want := range map[int]bool{0: true, 1: false} {
		deck := engine.Deck{{ID: "darth-vader", N: 1, Dice: 2}, {ID: "general-veers", N: 1}} // 32
		if plots > 0 {
			deck = append(deck, engine.DeckCard{ID: "force-flow", N: plots})
		}
		over := false
		for _, b := range checkDeck(Game(), deck, map[string]string{"rules": "rr"}) {
			over = over || b.Rule == "DES-074"
		}
		if over != want {
			t.Errorf("with %d plots: too many points is %v", plots, over)
		}
	}
}

// TestTitlesAcrossTypes: DES-485. No title here is that of two types, so a support is given one.
func TestTitlesAcrossTypes(t *testing.T) {
	d := designed(t, "bb-8")
	old := d.Name
	d.Name = designed(t, "rey").Name
	defer func() { d.Name = old }()
	for rules, refused := range map[string]string{"starter": "-- play --\na: play bb-8\n", "rr": "-- refuse --\na: play bb-8 ! DES-483\n"} {
		text := "-- setup --\ngame destiny\noptions rules=" + rules + "\na.team: rey, finn\nb.team: kylo-ren\na.hand: bb-8\na.resources 1\n" + refused
		f, err := scenario.Parse(rules+".txt", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Run(Game()); err != nil {
			t.Error(err)
		}
	}
}

func designed(t *testing.T, id string) *engine.Def {
	t.Helper()
	d, ok := Game().DefID(id)
	if !ok {
		t.Fatalf("there is no card %s", id)
	}
	return &Game().Defs[d]
}

// TestGivingUp: DES-316, also in the opponent's decision, and the other player wins.
func TestGivingUp(t *testing.T) {
	for _, s := range []engine.Seat{0, 1} {
		tb, err := Game().New(engine.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		if err := tb.Choose(engine.GiveUp(s)); err != nil {
			t.Fatal(err)
		}
		if o := tb.Over; !o.Ended || o.Winner != 1-s || Game().Endings[o.Reason].Rule != "DES-316" {
			t.Errorf("after seat %d has given up the outcome is %+v", s, o)
		}
		if err := tb.Choose(0); err == nil {
			t.Error("the match goes on after that")
		}
	}
}
