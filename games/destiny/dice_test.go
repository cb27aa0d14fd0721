package destiny

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"testing"

	"cantina/engine"
)

// TestDice checks, in random matches, that every die is where it can be: on a card in play or in the
// pool of whoever controls that card, else with no card.
func TestDice(t *testing.T) {
	decks := append(boxedPair(), mixedDecks(120)...)
	table := &engine.Table{Game: Game()}
	for no := range 400 {
		setup := engine.Setup{Decks: decks[no%len(decks)], AnyDeck: true, Options: map[string]string{"rules": [...]string{"starter", "rr"}[no%2]}}
		binary.LittleEndian.PutUint64(setup.Seed[:], uint64(no))
		if err := table.Reset(setup); err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(uint64(no), 1))
		dice := len(table.Dice)
		for !table.Over.Ended {
			if err := table.Choose(rng.IntN(len(table.Options))); err != nil {
				t.Fatal(err)
			}
			if len(table.Dice) != dice {
				t.Fatalf("match %d: there are %d dice, not %d", no, len(table.Dice), dice)
			}
			if table.Ask.Prompt != promptMenu { // in the middle of a defeat dice leave before their card
				continue
			}
			for d := range table.Dice {
				if err := dieFault(table, engine.DieID(d)); err != nil {
					t.Fatalf("match %d, turn %d: the die %d of %s %v", no, table.Turn, d, Game().Dice[table.Dice[d].Kind].ID, err)
				}
			}
		}
	}
}

func dieFault(t *engine.Table, d engine.DieID) error {
	die := &t.Dice[d]
	switch die.Place {
	case engine.DieAside, engine.DieGone:
		if die.Card != engine.NoCard && (t.InPlay(die.Card) || t.Def(die.Card).Type != character) { // a defeated one may return
			return fmt.Errorf("is aside and has the card %s", t.Def(die.Card).ID)
		}
		return nil
	}
	switch {
	case die.Flags&dieLoose != 0:
		return nil
	case die.Card == engine.NoCard:
		return fmt.Errorf("is in play without a card")
	case !t.InPlay(die.Card):
		return fmt.Errorf("is in play, its card is not")
	case die.Owner != t.Cards[die.Card].Control:
		return fmt.Errorf("belongs to another player than its card")
	case int(die.Kind) != t.Def(die.Card).Die() && t.Def(die.Card).ID != "prized-possession":
		return fmt.Errorf("lies on %s", t.Def(die.Card).ID)
	}
	return nil
}
