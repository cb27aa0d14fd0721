package deckbuilding

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/scenario"
)

// What scenarios cannot show: the box as a whole, whole matches, and chance.

// TestBox counts and judges the designs of the box.
func TestBox(t *testing.T) {
	byGroup, galaxy, bases := map[string]int{}, map[engine.ClassID]int{}, map[engine.ClassID]int{}
	for i := range Game().Defs {
		d := &Game().Defs[i]
		switch d.Group {
		case groupGalaxy:
			galaxy[d.Class] += d.Copies
		case groupBase, groupBegin, groupStart:
			bases[d.Class] += d.Copies
		}
		byGroup[d.Group] += d.Copies
		judge(t, d)
	}
	t.Run("DBG-006 the galaxy cards", func(t *testing.T) {
		if byGroup[groupGalaxy] != 90 || galaxy[empire] != 30 || galaxy[rebel] != 30 || galaxy[neutral] != 30 {
			t.Errorf("%d galaxy cards, of which %v", byGroup[groupGalaxy], galaxy)
		}
	})
	t.Run("DBG-008 the bases", func(t *testing.T) {
		if bases[empire] != 10 || bases[rebel] != 10 || bases[neutral] != 0 {
			t.Errorf("there are %v bases", bases)
		}
	})
	t.Run("DBG-003 DBG-004 DBG-007 the others", func(t *testing.T) {
		if byGroup[groupStarter] != 20 || byGroup[groupPilot] != 10 {
			t.Errorf("%d starter cards, %d Pilots", byGroup[groupStarter], byGroup[groupPilot])
		}
	})
}

// judge checks what holds for every single design.
func judge(t *testing.T, d *engine.Def) {
	t.Helper()
	hunted := d.Group == groupGalaxy && d.Type == unit && d.Class != neutral
	rewards := 0
	for _, a := range d.Abilities {
		if a.Kind == engine.Reward {
			rewards++
		}
	}
	for _, x := range []struct {
		ok   bool
		rule string
	}{
		{d.Type == unit || d.Type == ship || d.Type == base, "DBG-013: it is of one type"},
		{d.Class == neutral || d.Class == empire || d.Class == rebel, "DBG-014: it has one affiliation"},
		{(d.Figures[HitPoints] > 0) == (d.Type != unit), "DBG-017: bases and ships have hit points, and nothing else"},
		{(d.Figures[TargetValue] > 0) == hunted, "DBG-018: faction units of the galaxy deck have a target value, and nothing else"},
		{(rewards == 1) == hunted && rewards <= 1, "DBG-018: faction units of the galaxy deck have a reward, and nothing else"},
		{d.Type != base || d.Figures[Cost]+d.Figures[Attack]+d.Figures[Resources]+d.Figures[Force] == 0, "DBG-016: bases have no figures but hit points"},
	} {
		if !x.ok {
			t.Errorf("%s: %s", d.ID, x.rule)
		}
	}
}

// TestZones compares the zones with those of DBG-019 and DBG-020, and who sees into them (DBG-022,
// DBG-023, DBG-024).
func TestZones(t *testing.T) {
	seen := map[engine.Sight]string{engine.SeenByAll: "all", engine.SeenByOwner: "owner", engine.SeenByNone: "none"}
	var own, shared []string
	for _, z := range Game().Zones {
		if z.ID == "aside" || z.ID == "transit" { // unused bases of DBG-035; a card that is being purchased
			continue
		}
		if z.PerSeat {
			own = append(own, z.ID+" "+seen[z.See])
		} else {
			shared = append(shared, z.ID+" "+seen[z.See])
		}
	}
	slices.Sort(own)
	slices.Sort(shared)
	if got, want := strings.Join(own, ", "), "base all, bases owner, deck none, discard all, hand owner, play all, victory all"; got != want {
		t.Errorf("DBG-019: each player has %s; should be %s", got, want)
	}
	if got, want := strings.Join(shared, ", "), "exile all, galaxy none, galaxy-discard all, pilots all, row all"; got != want {
		t.Errorf("DBG-020: the shared zones are %s; should be %s", got, want)
	}
	if row := &Game().Zones[Row]; row.Slots != 6 {
		t.Errorf("DBG-020: the row has %d places", row.Slots)
	}
}

// TestShuffles: DBG-055, the same seed makes the same game, and over many seeds every card is as
// likely as any other in every place of a deck.
func TestShuffles(t *testing.T) {
	const games = 4000
	var at [10]int // where in hand and deck the Inquisitor lies
	rowFirst := map[engine.DefID]int{}
	for seed := range games {
		s := engine.Setup{Seed: [32]byte{byte(seed), byte(seed >> 8), 55}}
		a, err := Game().New(s)
		if err != nil {
			t.Fatal(err)
		}
		if seed < 50 {
			b, _ := Game().New(s)
			for range 30 {
				if a.Hash() != b.Hash() {
					t.Fatalf("seed %d makes two games", seed)
				}
				i := seed % len(a.Options)
				if a.Choose(i) != nil || b.Choose(i) != nil {
					break
				}
			}
			a, _ = Game().New(s)
		}
		n := 0
		for _, k := range [...]engine.ZoneKind{Hand, Deck} {
			for c := a.First(a.Zone(k, Empire)); c != engine.NoCard; c = a.Next(c) {
				if a.Def(c).ID == "inquisitor" {
					at[n]++
				}
				n++
			}
		}
		rowFirst[a.Cards[a.First(a.Zone(Row, 0))].Def]++
	}
	for i, n := range at {
		if far(n, games, 1.0/10) {
			t.Errorf("the Inquisitor is card %d of the deck in %d of %d games", i+1, n, games)
		}
	}
	for i := range Game().Defs {
		if d := &Game().Defs[i]; d.Group == groupGalaxy && far(rowFirst[engine.DefID(i)], games, float64(d.Copies)/90) {
			t.Errorf("%s is the first card of the row in %d of %d games", d.ID, rowFirst[engine.DefID(i)], games)
		}
	}
}

// far reports whether a count lies more than 4.5 standard deviations from what is expected.
func far(n, of int, p float64) bool {
	return math.Abs(float64(n)-float64(of)*p) > 4.5*math.Sqrt(float64(of)*p*(1-p))
}

// TestWholeGames plays random games and checks what holds in every one: DBG-294, somebody wins, with
// exactly the bases needed; DBG-295, no turn destroys two bases of a player; DBG-067, in a
// player's turn the marker moves only towards that player's end.
func TestWholeGames(t *testing.T) {
	for seed := range byte(40) {
		tb, err := Game().New(engine.Setup{Seed: [32]byte{seed, 94}})
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(uint64(seed), 2))
		turn, piles := tb.Turn, [2]int{}
		for steps := 0; !tb.Over.Ended; steps++ {
			if steps > 50_000 {
				t.Fatalf("seed %d: DBG-290: nobody wins", seed)
			}
			marker, active := tb.Var(Marker, 0), tb.Active
			if err := tb.Choose(rng.IntN(len(tb.Options))); err != nil {
				t.Fatal(err)
			}
			if d := tb.Var(Marker, 0) - marker; d*towards(active) < 0 && tb.Active == active {
				t.Fatalf("seed %d: DBG-067: the marker moved by %d in the turn of seat %d", seed, d, active)
			}
			now := victories(tb)
			if grown := now[0] - piles[0] + now[1] - piles[1]; grown > 1 {
				t.Fatalf("seed %d: DBG-295: %v bases were destroyed, and then %v", seed, piles, now)
			}
			if tb.Turn != turn {
				turn, piles = tb.Turn, now
			}
		}
		w := tb.Over.Winner
		if v := victories(tb); w > Rebel || v[w] != 3 || v[tb.NextSeat(w)] >= 3 {
			t.Errorf("seed %d: DBG-294: %v bases destroyed, the winner is %d", seed, v, w)
		}
	}
}

func victories(t *engine.Table) [2]int {
	return [2]int{t.Count(t.Zone(Victory, Empire)), t.Count(t.Zone(Victory, Rebel))}
}

// TestShipsForce: DBG-081, no capital ship has a Force figure, so one is given one for this test: it
// counts when the ship is played, and not again when a turn begins.
func TestShipsForce(t *testing.T) {
	id, _ := Game().DefID("blockade-runner")
	d := &Game().Defs[id]
	if d.Figures[Force] != 0 {
		t.Fatal("then a scenario can show it")
	}
	d.Figures[Force] = 1
	defer func() { d.Figures[Force] = 0 }()
	f, err := scenario.Parse("ship.txt", []byte(`
-- setup --
game deckbuilding
turn rebel
force 0
rebel.hand: blockade-runner, alliance-shuttle
empire.hand: imperial-shuttle
-- play --
rebel: play blockade-runner
-- expect --
force +1
-- play --
rebel: end-turn
empire: end-turn
-- expect --
rebel.resources 1
force +1
`))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Run(Game()); err != nil {
		t.Error(err)
	}
}
