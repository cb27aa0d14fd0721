package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// Effects of characters and upgrades: moving and switching upgrades, dice that lie elsewhere, special
// abilities of other cards.

// MoveUpgrade moves an upgrade of a set to another card of a set, of whatever player, with its die and
// as ready as it is (DES-360 to DES-362, DES-491).
type MoveUpgrade struct{ What, To effect.Set }

// SwitchUpgrade takes this upgrade back into the hand and puts a card of a set on its character
// instead, without playing it.
type SwitchUpgrade struct{ With effect.Set }

// BecomeSupport makes this upgrade a support for as long as it is in play, ready, with its die where it
// is (DES-507, DES-508).
type BecomeSupport struct{}

// HoldDice removes the dice of a set and puts them on this card, where nobody rolls them. When this
// card leaves play they go back to their own card (DES-493).
type HoldDice struct{ What DiceSet }

// ResolveSide makes you choose a side of the die of a card of a set, a card out of play, and resolves
// it at its cost (DES-411).
type ResolveSide struct{ Of effect.Set }

// UseSpecial carries out a special ability of another card in play, with another title, as if it stood
// on this card (DES-398).
type UseSpecial struct{}

// Doom defeats the characters of a set after the round has ended (DES-445).
type Doom struct{ What effect.Set }

// OnCard passes upgrades on a card of a set.
type OnCard struct{ Of effect.Set }

// Cheapest passes the cards than which none in their zone costs less (DES-399).
type Cheapest struct{}

// ShowsOneOf passes dice that show one of the symbols.
type ShowsOneOf struct{ Symbols []engine.SymbolID }

// Plays triggers when a player has played a card that passes Card, if On is set an upgrade on a card
// that passes On.
type Plays struct {
	By   effect.Who
	Card engine.Filter
	On   engine.Filter
}

// Takes triggers when a character that passes Card has taken damage from a die with a symbol.
type Takes struct {
	Symbol engine.SymbolID
	Card   engine.Filter
}

// Parts implements engine.Node.
func (e MoveUpgrade) Parts() []engine.Node { return []engine.Node{e.What, e.To} }

// Parts implements engine.Node.
func (e SwitchUpgrade) Parts() []engine.Node { return []engine.Node{e.With} }

// Parts implements engine.Node.
func (BecomeSupport) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (e HoldDice) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (e ResolveSide) Parts() []engine.Node { return []engine.Node{e.Of} }

// Parts implements engine.Node.
func (UseSpecial) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (e Doom) Parts() []engine.Node { return []engine.Node{e.What} }

// Parts implements engine.Node.
func (f OnCard) Parts() []engine.Node { return []engine.Node{f.Of} }

// Parts implements engine.Node.
func (Cheapest) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (ShowsOneOf) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (x Plays) Parts() []engine.Node {
	if x.On != nil {
		return []engine.Node{x.Card, x.On}
	}
	return []engine.Node{x.Card}
}

// Parts implements engine.Node.
func (x Takes) Parts() []engine.Node { return []engine.Node{x.Card} }

// Can implements engine.Effect.
func (e MoveUpgrade) Can(c engine.Ctx) bool { return any1(c, e.What, nil) && any1(c, e.To, nil) }

// Can implements engine.Effect.
func (e SwitchUpgrade) Can(c engine.Ctx) bool {
	return c.T.In(c.Src, Upgrades) && any1(c, e.With, nil)
}

// Can implements engine.Effect.
func (BecomeSupport) Can(c engine.Ctx) bool { return c.T.In(c.Src, Upgrades) }

// Can implements engine.Effect.
func (e HoldDice) Can(c engine.Ctx) bool { return diceCount(c, e.What) > 0 }

// Can implements engine.Effect.
func (e ResolveSide) Can(c engine.Ctx) bool { return any1(c, e.Of, nil) }

// Can implements engine.Effect.
func (e UseSpecial) Can(c engine.Ctx) bool {
	for s := range c.T.Seats {
		for _, k := range [...]engine.ZoneKind{Team, Upgrades, Supports} {
			for id := c.T.First(c.T.Zone(k, s)); id != engine.NoCard; id = c.T.Next(id) {
				for i := range c.T.Def(id).Abilities {
					if e.usable(c, id, i) {
						return true
					}
				}
			}
		}
	}
	return false
}

// usable reports whether an ability of a card is a special ability that this effect may use.
func (UseSpecial) usable(c engine.Ctx, id engine.CardID, i int) bool {
	d := c.T.Def(id)
	return d.Abilities[i].Kind == engine.Special && d.Name != c.T.Def(c.Src).Name
}

// Can implements engine.Effect.
func (e Doom) Can(c engine.Ctx) bool { return any1(c, e.What, nil) }

// Match implements engine.Filter.
func (f OnCard) Match(c engine.Ctx, id engine.CardID) bool {
	host := c.T.Cards[id].Host
	return host != engine.NoCard && any1(c, f.Of, func(o engine.CardID) bool { return o == host })
}

// Match implements engine.Filter.
func (Cheapest) Match(c engine.Ctx, id engine.CardID) bool {
	cost := c.T.Attr(id, Cost)
	for o := c.T.First(c.T.Cards[id].Zone); o != engine.NoCard; o = c.T.Next(o) {
		if c.T.Attr(o, Cost) < cost {
			return false
		}
	}
	return true
}

// MatchDie implements DieFilter.
func (f ShowsOneOf) MatchDie(c engine.Ctx, d engine.DieID) bool {
	for _, s := range f.Symbols {
		if c.T.Face(d).Symbol == s {
			return true
		}
	}
	return false
}

// Event implements engine.Trigger.
func (Plays) Event() engine.EventKind { return EvPlayed }

// Hit implements engine.Trigger.
func (x Plays) Hit(c engine.Ctx, e engine.Event) bool {
	return x.By.Is(c, e.Seat) && x.Card.Match(c, e.Card) && (x.On == nil || e.Other != engine.NoCard && x.On.Match(c, e.Other))
}

// Event implements engine.Trigger.
func (Takes) Event() engine.EventKind { return EvTook }

// Hit implements engine.Trigger.
func (x Takes) Hit(c engine.Ctx, e engine.Event) bool {
	return engine.SymbolID(e.Other) == x.Symbol && x.Card.Match(c, e.Card)
}
