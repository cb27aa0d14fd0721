package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// The constant effects that only this game has.

// AttachTo says on which characters an upgrade may be played.
type AttachTo struct{ To engine.Filter }

// PlayOnlyIf is a play restriction (DES-152).
type PlayOnlyIf struct{ If engine.Cond }

// Cheaper lowers the cost of your cards that pass Card, on characters that pass On (nil: any).
type Cheaper struct {
	N    int
	Card engine.Filter
	On   engine.Filter
	If   engine.Cond
}

// BeforePlay may be used, by exhausting this card, before you play a card that passes Card: it costs
// Off less, or has Ambush.
type BeforePlay struct {
	Card   engine.Filter
	Off    int
	Ambush bool
}

// Gives gives a keyword to the cards that pass To.
type Gives struct {
	Keyword engine.TraitID
	To      []engine.Filter
}

// MoreHandSize raises your hand size.
type MoreHandSize struct{ N int }

// LessIncome lowers what each opponent gains in the upkeep phase, to a minimum of 1.
type LessIncome struct{ N int }

// AnyWeapon lets any weapon be attached to this character.
type AnyWeapon struct{}

// XIs defines X on the die of this card.
type XIs struct{ N engine.Amount }

// SplitShields lets the shields of this card's die be split among your characters.
type SplitShields struct{}

// DeckMay lets cards into the deck that its colours and affiliation would not: those of an
// affiliation and colour that have one of the subtypes.
type DeckMay struct {
	Class  engine.ClassID
	Colour engine.TraitID
	Traits []engine.TraitID
}

// Parts implements engine.Node.
func (s AttachTo) Parts() []engine.Node { return []engine.Node{s.To} }

// Parts implements engine.Node.
func (s PlayOnlyIf) Parts() []engine.Node { return []engine.Node{s.If} }

// Parts implements engine.Node.
func (s Cheaper) Parts() []engine.Node {
	var out []engine.Node
	if s.Card != nil {
		out = append(out, s.Card)
	}
	if s.On != nil {
		out = append(out, s.On)
	}
	if s.If != nil {
		out = append(out, s.If)
	}
	return out
}

// Parts implements engine.Node.
func (s BeforePlay) Parts() []engine.Node { return []engine.Node{s.Card} }

// Parts implements engine.Node.
func (s Gives) Parts() []engine.Node {
	out := make([]engine.Node, len(s.To))
	for i, f := range s.To {
		out[i] = f
	}
	return out
}

// Parts implements engine.Node.
func (MoreHandSize) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (LessIncome) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (AnyWeapon) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (s XIs) Parts() []engine.Node { return []engine.Node{s.N} }

// Parts implements engine.Node.
func (SplitShields) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (DeckMay) Parts() []engine.Node { return nil }

// Key implements engine.Static.
func (AttachTo) Key() engine.StaticKey { return keyAttach }

// Key implements engine.Static.
func (PlayOnlyIf) Key() engine.StaticKey { return keyCondition }

// Key implements engine.Static.
func (Cheaper) Key() engine.StaticKey { return keyDiscount }

// Key implements engine.Static.
func (BeforePlay) Key() engine.StaticKey { return keyOffer }

// Key implements engine.Static.
func (Gives) Key() engine.StaticKey { return keyKeyword }

// Key implements engine.Static.
func (MoreHandSize) Key() engine.StaticKey { return keyHandSize }

// Key implements engine.Static.
func (LessIncome) Key() engine.StaticKey { return keyIncome }

// Key implements engine.Static.
func (AnyWeapon) Key() engine.StaticKey { return keyAnyWeapon }

// Key implements engine.Static.
func (XIs) Key() engine.StaticKey { return keyXValue }

// Key implements engine.Static.
func (SplitShields) Key() engine.StaticKey { return keySplit }

// Key implements engine.Static.
func (DeckMay) Key() engine.StaticKey { return keyDeckPermit }

// off is by how much a card played on a character is cheaper.
func (s Cheaper) off(c engine.Ctx, card, on engine.CardID) int {
	if s.If != nil && !s.If.Holds(c) || s.Card != nil && !s.Card.Match(c, card) {
		return 0
	}
	if s.On != nil && (on == engine.NoCard || !s.On.Match(c, on)) {
		return 0
	}
	return s.N
}

// usable reports whether it can be used for a card: this card must be ready.
func (s BeforePlay) usable(c engine.Ctx, card engine.CardID) bool {
	return !c.T.Cards[c.Src].Has(Exhausted) && s.Card.Match(c, card)
}

func (s Gives) to(c engine.Ctx, card engine.CardID) bool {
	return effect.Cards{Where: s.To}.Match(c, card)
}

// hasSplit reports whether the shields of a die may be split (DES-409: also if its card is elsewhere).
func hasSplit(t *engine.Table, d engine.DieID) bool {
	id, ok := t.Game.DefID(t.Game.Dice[t.Dice[d].Kind].ID)
	if !ok {
		return false
	}
	for _, a := range t.Game.Defs[id].Abilities {
		for _, s := range a.Static {
			if s.Key() == keySplit {
				return true
			}
		}
	}
	return false
}
