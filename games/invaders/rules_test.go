package invaders

import (
	"math/rand/v2"
	"slices"
	"testing"

	"cantina/engine"
)

// What scenarios cannot show: the pieces as a whole, whole matches, and what no card of the set does.

// TestPieces counts and judges the cards: INV-001 two sides, INV-002 the decks, INV-003 the Heroes,
// INV-004 the tokens, INV-005 and INV-076 the strategies, INV-006, INV-007 and INV-008 what a card shows.
func TestPieces(t *testing.T) {
	deck, strategies := [2]int{}, [2]int{}
	heroes, ops := 0, 0
	for i := range Game().Defs {
		d := &Game().Defs[i]
		s := seatOf(d.Class)
		switch d.Type {
		case hero:
			heroes += d.Copies
		case strategy:
			strategies[s] += d.Copies
		case opsCentre:
			ops += d.Copies
		default:
			deck[s] += d.Copies
		}
		shots := slices.ContainsFunc(d.Abilities, func(a engine.Ability) bool { return a.Kind == engine.Text })
		if lasting(d) && (shots || d.Figures[Power] < 0) {
			t.Errorf("INV-006: %s has a power value, and a text for once", d.ID)
		}
		if !lasting(d) && d.Figures[Power] != 0 {
			t.Errorf("INV-008: %s has power %d", d.ID, d.Figures[Power])
		}
		for _, a := range d.Abilities {
			if d.Type == hero && a.Kind == engine.While && a.If != engine.Cond(Upright{}) {
				t.Errorf("INV-095: a permanent text of %s works while it is turned", d.ID)
			}
		}
	}
	if deck != [2]int{70, 70} || heroes != 11 || strategies != [2]int{5, 4} || ops != 1 {
		t.Errorf("the decks have %v cards, there are %d Heroes, %v strategies, %d Ops Centre", deck, heroes, strategies, ops)
	}
	if n := printed[PacificRim] + printed[Eurasia] + printed[Africa]; n != 20 {
		t.Errorf("INV-004, INV-119: the zones can lose %d power, and there are 20 tokens", n)
	}
}

// TestZones compares the zones with INV-036, INV-037 and INV-071, and who sees into them.
func TestZones(t *testing.T) {
	for k, z := range Game().Zones {
		world := k < areas
		if (z.Slots == areaSlots) != world || (z.Slots > 0 && !z.PerSeat) {
			t.Errorf("INV-037: %s has %d slots", z.ID, z.Slots)
		}
		hidden := z.ID == "deck" || z.ID == "hand" || z.ID == "heroes"
		if (z.See == engine.SeenByAll) == hidden {
			t.Errorf("INV-071: %s is seen by %d", z.ID, z.See)
		}
	}
	for _, x := range []struct {
		a, b engine.ZoneKind
		want bool
	}{{PacificRim, Eurasia, true}, {Eurasia, Africa, true}, {Africa, PacificRim, false}, {Africa, Africa, false}} {
		if adjacent(x.a, x.b) != x.want || adjacent(x.b, x.a) != x.want {
			t.Errorf("INV-045, INV-046: adjacency of %d and %d", x.a, x.b)
		}
	}
}

// fresh returns a match at its first action.
func fresh(t *testing.T, seed byte) *engine.Table {
	t.Helper()
	tb, err := Game().New(engine.Setup{Seed: [32]byte{seed}})
	if err != nil {
		t.Fatal(err)
	}
	for !Game().Prompts[tb.Ask.Prompt].Menu {
		if err := tb.Choose(0); err != nil {
			t.Fatal(err)
		}
	}
	return tb
}

// TestTies: INV-128 and INV-129, if one event meets a condition of each side, Mankind wins. No card of
// the set does that, so the conditions are set by hand.
func TestTies(t *testing.T) {
	for name, set := range map[string]func(*engine.Table){ // order does not matter: each is a test of its own
		"INV-128 both decks": func(tb *engine.Table) {
			tb.SetVar(failing, Mankind, failDrain)
			tb.SetVar(failing, Invader, failDrain)
		},
		"INV-129 the skull and Eurasia": func(tb *engine.Table) {
			tb.SetVar(Track, 0, 0)
			tb.SetVar(areaVar(Eurasia), 0, 0)
		},
		"INV-129 the deck and the Hero": func(tb *engine.Table) {
			tb.SetVar(failing, Invader, failDraw)
			tb.SetVar(heroless, 0, 1)
		},
	} {
		tb := fresh(t, 1)
		set(tb)
		if check(tb); !tb.Over.Ended || tb.Over.Winner != Mankind {
			t.Errorf("%s: the outcome is %+v", name, tb.Over)
		}
	}
}

// TestNegativePower: INV-103, a power below zero is added as such. No card has one, so one is given it.
func TestNegativePower(t *testing.T) {
	tb := fresh(t, 1)
	id, _ := Game().DefID("spore-drone")
	d := &Game().Defs[id]
	defer func(old int16) { d.Figures[Power] = old }(d.Figures[Power])
	d.Figures[Power] = -2
	for c := range tb.Cards {
		if tb.Cards[c].Def == id {
			tb.Place(engine.CardID(c), tb.Zone(Africa, Invader), engine.AtBottom)
		}
	}
	if n := total(tb, Africa, Invader); n != -2*d.Copies {
		t.Errorf("INV-103: the power of %d cards of -2 is %d", d.Copies, n)
	}
}

// TestWholeGames plays random games and checks what holds in every one: INV-016, a turn has its phases
// in order and only the Invader attacks; INV-087, Mankind always has one Hero in play when somebody has an action;
// INV-091, no Hero leaves in the Invader's turn but by a text; INV-097, INV-117 the bounds; INV-070, discard piles only
// grow at the top, but for the cards that a text takes out; INV-133, it is a game for two.
func TestWholeGames(t *testing.T) {
	if len(Game().Seats) != 2 {
		t.Error("INV-133: it is a game for two")
	}
	hunter, _ := Game().DefID("hunter-killer")
	for seed := range byte(60) {
		tb := fresh(t, seed)
		tb.Recording = true
		rng := rand.New(rand.NewPCG(uint64(seed), 2))
		for !tb.Over.Ended {
			if Game().Prompts[tb.Ask.Prompt].Menu && heroesInPlay(tb) != 1 {
				t.Fatalf("seed %d: INV-087: there are %d Heroes in play", seed, heroesInPlay(tb))
			}
			piles := [2][]engine.CardID{pile(tb, Invader), pile(tb, Mankind)}
			active := tb.Active
			if err := tb.Choose(rng.IntN(len(tb.Options))); err != nil {
				t.Fatal(err)
			}
			hunted := false
			for _, e := range tb.Events {
				if e.Kind == engine.EvUse && e.Def == hunter {
					hunted = true
				}
				if e.Kind == engine.EvMove && Game().KindOfZone(e.To) == Removed && active == Invader && tb.Active == Invader && !hunted {
					t.Fatalf("seed %d: INV-091: a Hero was removed in the Invader's turn", seed)
				}
			}
			for s := range piles {
				if !keepsOrder(piles[s], pile(tb, engine.Seat(s))) {
					t.Fatalf("seed %d: INV-070: the order of a discard pile has changed", seed)
				}
			}
		}
	}
}

func heroesInPlay(t *engine.Table) int {
	n := 0
	for k := range engine.ZoneKind(areas) {
		for c := t.First(t.Zone(k, Mankind)); c != engine.NoCard; c = t.Next(c) {
			if t.Def(c).Type == hero {
				n++
			}
		}
	}
	return n
}

func pile(t *engine.Table, s engine.Seat) []engine.CardID {
	var out []engine.CardID
	for c := t.First(t.Zone(Discard, s)); c != engine.NoCard; c = t.Next(c) {
		out = append(out, c)
	}
	return out
}

// keepsOrder reports whether the cards that are in both piles are in the same order, and below all others.
func keepsOrder(before, now []engine.CardID) bool {
	kept := slices.DeleteFunc(slices.Clone(before), func(c engine.CardID) bool { return !slices.Contains(now, c) })
	return len(now) >= len(kept) && slices.Equal(now[len(now)-len(kept):], kept)
}
