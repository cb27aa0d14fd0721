package destiny

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect/english"
)

var moveLines = []english.MoveLine{
	{From: Deck, To: Hand, Text: "{Seat} draws {cards}."},
	{From: Hand, To: Deck, Text: "{Seat} puts {cards} back into the deck."},
	{From: Hand, To: Resolving, Text: "{Seat} plays {cards}."},
	{From: Discard, To: Resolving, Text: "{Seat} plays {cards} from the discard pile."},
	{From: Deck, To: Resolving, Text: "{Seat} plays {cards} from the deck."},
	{From: Hand, To: Discard, Text: "{Seat} discards {cards}."},
	{From: Deck, To: Discard, Text: "{cards} {is} discarded from {seat}'s deck."},
	{From: Upgrades, To: Discard, Text: "{cards} {is} discarded."},
	{From: Supports, To: Discard, Text: "{cards} {is} discarded."},
	{From: Discard, To: Hand, Text: "{Seat} takes {cards} from the discard pile into the hand."},
	{From: Discard, To: Deck, Text: "{Seat} puts {cards} from the discard pile into the deck."},
	{From: Upgrades, To: Hand, Text: "{cards} {is} returned to the hand."},
	{From: Supports, To: Hand, Text: "{cards} {is} returned to the hand."},
	{From: Upgrades, To: Supports, Text: "{cards} become{s} a support."},
	{From: Bring, To: Battlefield, Text: "The game is played on {cards}."},
	{From: Hand, To: Aside, Text: "{Seat} sets {cards} aside."},
	{From: Resolving, To: Aside, Text: "{cards} {is} set aside."},
	{From: Resolving, To: Deck, Text: "{cards} {is} put into the deck."},
	{From: Aside, To: Team, Text: "{cards} return{s} to the game."},
	{From: Removed, To: Team, Text: "{cards} return{s} to the game."},
}

// words adds this game's own operands and log lines to the common English.
type words struct{ english.Words }

// Ability implements engine.Words: what a card that stays in play does as it comes says when.
func (w words) Ability(g *engine.Game, a *engine.Ability) string {
	text := w.Words.Ability(g, a)
	if isPower(a) {
		text = strings.Replace(text, "Action, "+onceWords+" and ", "Power action, ", 1)
		text = strings.Replace(text, "Action, "+onceWords, "Power action", 1)
	}
	if self := w.Self(g, a); a.Kind == engine.Text && self != lexicon.Self[event] {
		return "When you play " + self + ": " + strings.ToLower(text[:1]) + text[1:]
	}
	return text
}

// Operand implements engine.Words.
func (w words) Operand(t *engine.Table, key string, o engine.Option, viewer engine.Seat) string {
	switch key {
	case "what":
		return withoutHead(w.Ability(t.Game, &t.Def(o.A).Abilities[o.N]))
	case "trait":
		return english.Upper(traits[o.N])
	case "who":
		return t.NameFor(o.A, viewer) + whichCopy(t, o.A)
	case "host":
		return t.NameFor(o.B, viewer) + whichCopy(t, o.B)
	case "price":
		return priceText(t, o)
	case "symbol":
		return symbolText(t, engine.SymbolID(o.N))
	case "die":
		return dieLabel(t, engine.DieID(o.A))
	case "side":
		d := engine.DieID(o.A)
		return "Turn " + whose(dieName(t, d)) + " die to " + t.Game.FaceText(t.Game.Dice[t.Dice[d].Kind].Faces[o.N])
	case "resolving":
		return resolvingText(t)
	case "amount":
		return amountText(t)
	case "split":
		return splitText(t)
	}
	return w.Words.Operand(t, key, o, viewer)
}

// withoutHead is an ability without the word that says of which kind it is.
func withoutHead(text string) string {
	for _, head := range [...]string{"Action", "Power action", "Special", "Claim"} {
		if rest, ok := strings.CutPrefix(text, head); ok {
			return strings.TrimLeft(rest, ":, ")
		}
	}
	return text
}

// priceText is what playing a card would cost.
func priceText(t *engine.Table, o engine.Option) string {
	s, off := t.Ask.Seat, 0
	if e, ok := t.RunningEffect().(PlayCard); ok {
		if off = e.Off; e.Free {
			return "free"
		}
	}
	if o.Verb != verbPlayOn || upgradesOn(t, o.B) < maxUpgrades || t.Var(Ruleset, 0) == 1 {
		return orFree(price(t, s, o.A, o.B, engine.NoCard) - off)
	}
	least := 1 << 10
	for u := nextUpgrade(t, o.B, engine.NoCard); u != engine.NoCard; u = nextUpgrade(t, o.B, u) {
		least = min(least, price(t, s, o.A, o.B, u)-off)
	}
	return orFree(least) + ", replacing an upgrade"
}

func orFree(n int) string {
	if n <= 0 {
		return "free"
	}
	return strconv.Itoa(n)
}

// symbolText names a symbol and the dice that the player could resolve or add for it.
func symbolText(t *engine.Table, symbol engine.SymbolID) string {
	var list []string
	for d := range t.Dice {
		f := t.Face(engine.DieID(d))
		if inPool(t, engine.DieID(d), t.Ask.Seat) && (f.Symbol == symbol || f.Symbol == anySymbol) {
			list = append(list, dieName(t, engine.DieID(d))+" "+t.Game.FaceCode(f))
		}
	}
	return symbols[symbol] + ": " + strings.Join(list, ", ")
}

// dieName is the title of the die's card; of several copies in play also which one it is.
func dieName(t *engine.Table, d engine.DieID) string {
	die := &t.Dice[d]
	id, _ := t.Game.DefID(t.Game.Dice[die.Kind].ID)
	name := t.Game.Defs[id].Name
	if die.Card == engine.NoCard || !t.InPlay(die.Card) {
		return name
	}
	name += whichCopy(t, die.Card)
	return name
}

// whichCopy is " #2" for the second of several cards with one title in one place in play.
func whichCopy(t *engine.Table, c engine.CardID) string {
	n, nth := 0, 0
	for o := t.First(t.Cards[c].Zone); o != engine.NoCard; o = t.Next(o) {
		if t.Def(o).Name == t.Def(c).Name {
			if n++; o == c {
				nth = n
			}
		}
	}
	if n > 1 {
		return " #" + strconv.Itoa(nth)
	}
	return ""
}

// whose is the possessive of a title.
func whose(name string) string {
	if strings.HasSuffix(name, "s") {
		return name + "'"
	}
	return name + "'s"
}

// dieFace is a die of the pool with what it shows: "Rey: +2 melee".
func dieFace(t *engine.Table, d engine.DieID) string {
	name := dieName(t, d)
	if t.Dice[d].Owner != t.Ask.Seat {
		name += " of " + t.Game.SeatName(t.Dice[d].Owner)
	}
	return name + ": " + faceNow(t, d)
}

// faceNow is what a die shows, an X with its present value.
func faceNow(t *engine.Table, d engine.DieID) string {
	f := t.Face(d)
	text := t.Game.FaceText(f)
	if f.X {
		text += " (X is " + strconv.Itoa(value(t, d)) + ")"
	}
	return text
}

func dieLabel(t *engine.Table, d engine.DieID) string {
	switch t.Ask.Prompt {
	case promptDie:
		return "Resolve " + dieFace(t, d)
	case promptModifier:
		base := engine.DieID(t.Top().R[0])
		n := groupValue(t, base, t.Top().R[1], t.Top().R[2]) + value(t, d) + raised(t.Top())
		return fmt.Sprintf("Add %s, for %d in all", dieFace(t, d), n)
	case promptFocus:
		return "Turn " + dieFace(t, d)
	case promptReroll:
		return "Reroll " + dieFace(t, d)
	case promptGuardian:
		return fmt.Sprintf("Take %d damage and remove %s", value(t, d), dieFace(t, d))
	}
	return dieFace(t, d)
}

// raised is by how much an effect raises a die that is resolved with others of its set.
func raised(f *engine.Frame) int {
	if f.R[2]&dieFromSet == 0 {
		return 0
	}
	return int(f.R[1])
}

// resolvingText is the die that is being resolved with its modifiers: "Rey: 1 + 2 melee".
func resolvingText(t *engine.Table) string {
	f := t.Top()
	d := engine.DieID(f.R[0])
	text := dieName(t, d) + ": " + strconv.Itoa(value(t, d)+raised(f))
	if symbolOf(t, d, f.R[2]) == special {
		text = dieName(t, d) + ":"
	}
	for m := range t.Dice {
		if t.Dice[m].Flags&dieAdded != 0 {
			text += " + " + strconv.Itoa(value(t, engine.DieID(m))+raised(f))
		}
	}
	text += " " + symbols[symbolOf(t, d, f.R[2])]
	if n := groupCost(t, d, f.Seat); n > 0 && f.R[2]&dieFree == 0 {
		text += ", costs " + strconv.Itoa(n)
	}
	return text
}

// amountText is what is about to be dealt or given by a die.
func amountText(t *engine.Table) string {
	f := t.Top()
	n, symbol := int(f.R[3]), symbolOf(t, engine.DieID(f.R[0]), f.R[2])
	if symbol == shield {
		return english.Things(n, "shields")
	}
	kind := " damage"
	if f.R[2]&dieUnblockable != 0 {
		kind = " unblockable damage"
	}
	return strconv.Itoa(n) + " " + symbols[symbol] + kind
}

func splitText(t *engine.Table) string {
	what := "damage"
	if t.Top().R[1] == splitShields {
		what = "shields"
	}
	return english.Things(int(t.Top().R[0]), what)
}

// Events implements engine.Words.
func (w words) Events(t *engine.Table, run []engine.Logged, viewer engine.Seat) string {
	e := run[0]
	switch e.Kind {
	case engine.EvTurn: // every action is a turn, and its line names the player
		return ""
	case engine.EvRoll:
		return rolled(t, run)
	case engine.EvTurnDie:
		return whose(dieName(t, engine.DieID(e.Other))) + " die is turned to " + sideFace(t, e) + "."
	case EvRemovedDie:
		d := engine.DieID(e.Other)
		return whose(dieName(t, d)) + " die (" + t.Game.FaceText(t.Face(d)) + ") is removed."
	case EvResolving:
		return resolves(t, e)
	case engine.EvMove:
		if t.Game.KindOfZone(e.To) == Upgrades && e.Card != engine.NoCard && t.Cards[e.Card].Host != engine.NoCard {
			return t.Game.NameOf(e, viewer) + " goes on " + t.NameFor(t.Cards[e.Card].Host, viewer) + "."
		}
	case engine.EvUse:
		if t.Game.Ability(engine.AbilityID(e.N)).Kind == engine.Claim {
			return english.Upper(t.Game.SeatName(e.Seat)) + " uses the claim ability of " + t.Game.NameOf(e, viewer) + "."
		}
	}
	return w.Words.Events(t, run, viewer)
}

// rolled tells the dice of one roll in one line; between them they move into the pool.
func rolled(t *engine.Table, run []engine.Logged) string {
	var list []string
	for _, e := range run {
		if e.Kind == engine.EvRoll {
			list = append(list, dieName(t, engine.DieID(e.Other))+" "+sideFace(t, e))
		}
	}
	return english.Upper(t.Game.SeatName(run[0].Seat)) + " rolls " + strings.Join(list, "; ") + "."
}

// sideFace is the face of a roll or turn.
func sideFace(t *engine.Table, e engine.Logged) string {
	return t.Game.FaceText(t.Game.Dice[t.Dice[e.Other].Kind].Faces[e.N])
}

// resolves: "Player A resolves Rey's die: 3 melee."
func resolves(t *engine.Table, e engine.Logged) string {
	symbol := engine.SymbolID(e.N >> resolvingSymbol)
	what := symbols[symbol]
	if symbol != special {
		what = strconv.Itoa(int(e.N&(1<<resolvingSymbol-1))) + " " + what
	}
	return english.Upper(t.Game.SeatName(e.Seat)) + " resolves " + whose(dieName(t, engine.DieID(e.Other))) + " die: " + what + "."
}
