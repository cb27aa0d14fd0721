package destiny

import "cantina/engine"

// Flags of dice.
const (
	dieAdded    uint8 = 1 << iota // a modifier that is added to the die being resolved
	dieKept                       // stays in the pool although it was resolved
	dieResolved                   // was resolved in this action (DES-205)
	dieTurned                     // chosen by the effect that is choosing dice
	dieLoose                      // rolled in without its card: set aside when it leaves the pool (DES-413)
	dieInSet                      // one of the dice that an effect resolves in any order
	dieRolled                     // rolled by the last activation
)

// toCard takes a die out of the pool back to its card; to the set-aside dice if the card has left
// play (DES-206, DES-208).
func toCard(t *engine.Table, d engine.DieID) {
	die := &t.Dice[d]
	loose := die.Flags&dieLoose != 0
	die.Flags = 0
	if loose || die.Card == engine.NoCard || !t.InPlay(die.Card) {
		if die.Card != engine.NoCard {
			die.Owner = t.Cards[die.Card].Owner
		}
		t.PutDie(d, engine.NoCard, engine.DieAside)
		return
	}
	t.PutDie(d, die.Card, engine.DieOnCard)
}

// diceLeave puts all dice of a card elsewhere, out of a pool too.
func diceLeave(t *engine.Table, c engine.CardID, to engine.DiePlace) {
	for d := range t.Dice {
		if t.Dice[d].Card == c && (t.Dice[d].Place == engine.DieOnCard || t.Dice[d].Place == engine.DieInPool) {
			t.Dice[d].Flags, t.Dice[d].Owner = 0, t.Cards[c].Owner // whoever controlled the card
			t.PutDie(engine.DieID(d), engine.NoCard, to)
		}
	}
}

// takeDie moves a set-aside die of a card's kind onto the card and reports whether there was one
// (DES-161, DES-166).
func takeDie(t *engine.Table, c engine.CardID) bool {
	kind := t.Def(c).Die()
	for d := range t.Dice {
		die := &t.Dice[d]
		if kind >= 0 && int(die.Kind) == kind && die.Place == engine.DieAside && die.Owner == t.Cards[c].Owner {
			die.Owner = t.Cards[c].Control
			t.PutDie(engine.DieID(d), c, engine.DieOnCard)
			return true
		}
	}
	return false
}

// inPool reports whether a die is in a player's pool.
func inPool(t *engine.Table, d engine.DieID, s engine.Seat) bool {
	return t.Dice[d].Place == engine.DieInPool && t.Dice[d].Owner == s
}

// value is the number that a die shows; special and blank sides count as 0 (DES-043), an X is
// counted (DES-046).
func value(t *engine.Table, d engine.DieID) int {
	face := t.Face(d)
	if face.X {
		return xValue(t, d)
	}
	return int(face.Value)
}

func xValue(t *engine.Table, d engine.DieID) int {
	card := t.Dice[d].Card
	if card == engine.NoCard {
		return 0
	}
	for _, a := range t.Def(card).Abilities {
		for _, s := range a.Static {
			if x, ok := s.(XIs); ok {
				return x.N.Of(t.CtxOf(card))
			}
		}
	}
	return 0
}

// rollCard rolls all dice that lie on a card and its upgrades into the pool (DES-185 to DES-188).
func rollCard(t *engine.Table, c engine.CardID) {
	s := t.Cards[c].Control
	for d := range t.Dice {
		die := &t.Dice[d]
		if die.Place != engine.DieOnCard || die.Owner != s || die.Card == engine.NoCard || held(t, engine.DieID(d)) {
			continue
		}
		if die.Card == c || t.Cards[die.Card].Host == c {
			rollInto(t, engine.DieID(d), die.Card)
			die.Flags |= dieRolled
		}
	}
}

// rollInto rolls a die of a card into the pool.
func rollInto(t *engine.Table, d engine.DieID, card engine.CardID) {
	t.PutDie(d, card, engine.DieInPool)
	t.Roll(d)
	t.Emit(engine.Event{Kind: EvRolledIn, Seat: t.Dice[d].Owner, Card: card, Other: engine.CardID(d)})
}

// removeDie takes a die out of a pool without resolving it (DES-257).
func removeDie(t *engine.Table, d engine.DieID) {
	if t.Dice[d].Place != engine.DieInPool {
		return
	}
	card, s := t.Dice[d].Card, t.Dice[d].Owner
	toCard(t, d)
	t.Emit(engine.Event{Kind: EvRemovedDie, Seat: s, Card: card, Other: engine.CardID(d)})
}

// faces reads the six sides of a die as the data write them: an optional plus, a number or X, a
// symbol, an optional cost; "-" is a blank and "Sp" a special.
func faces(s string) []engine.Face {
	var out []engine.Face
	for _, side := range fields(s) {
		out = append(out, parseFace(side))
	}
	return out
}
