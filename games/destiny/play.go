package destiny

import (
	"cantina/engine"
	"cantina/engine/effect"
)

// Playing a card, section 10. The order is DES-151:
//
//	announce; restrictions; what it attaches to and replaces; cost with increases, then decreases;
//	pay; resolve by type; "after you play"

var actPlay = engine.Action{
	Verb: verbPlay,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
			if !attaches(t.Def(c)) {
				try.On(c, engine.NoCard, 0)
			}
		}
	},
	Needs: append(playNeeds,
		engine.Need{Rule: "DES-150", Why: "{A} costs {need} and you have {have}.", Test: canPay}),
	Proc: procPlay,
}

var actAttach = engine.Action{
	Verb: verbPlayOn,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for c := t.First(t.Zone(Hand, s)); c != engine.NoCard; c = t.Next(c) {
			if !attaches(t.Def(c)) {
				continue
			}
			for o := t.First(t.Zone(Team, hostSide(t, s, c))); o != engine.NoCard; o = t.Next(o) {
				if t.Def(o).Type == character {
					try.On(c, o, 0)
				}
			}
		}
	},
	Needs: append(append([]engine.Need(nil), playNeeds...),
		engine.Need{Rule: "DES-152", Why: "{A} cannot be played on {B}.", Test: canAttach},
		engine.Need{Rule: "DES-170", Why: "{B} has three upgrades already; one must be replaced, at a cost you can pay.", Test: hasRoom},
		engine.Need{Rule: "DES-150", Why: "{A} costs {need} on {B} and you have {have}.", Test: canPayOn},
	),
	Proc: procPlay,
}

var playNeeds = []engine.Need{
	{Rule: "DES-483", Why: "{A} is unique and you have one in play.", Test: func(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
		return !t.Def(o.A).Unique || !hasCopy(t, s, o.A), 0, 0
	}},
	{Rule: "DES-152", Why: "The condition for playing {A} is not met.", Test: func(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
		return conditionMet(t, s, o.A), 0, 0
	}},
}

// hasCopy reports whether a player has a card of that title in play (DES-482).
func hasCopy(t *engine.Table, s engine.Seat, c engine.CardID) bool {
	for _, k := range [...]engine.ZoneKind{Team, Upgrades, Supports, Downgrades} {
		for o := t.First(t.Zone(k, s)); o != engine.NoCard; o = t.Next(o) {
			if sameUnique(t, o, c) {
				return true
			}
		}
	}
	return false
}

// sameUnique reports whether two cards are copies of each other (DES-482; across types in rr, DES-485).
func sameUnique(t *engine.Table, c, o engine.CardID) bool {
	a, b := t.Def(c), t.Def(o)
	return a.Name == b.Name && (a.Type == b.Type || t.Var(Ruleset, 0) == 1)
}

// ctxFor is the point of view of a card that a player holds.
func ctxFor(t *engine.Table, s engine.Seat, c engine.CardID) engine.Ctx {
	return engine.Ctx{T: t, Src: c, Seat: s, Root: -1}
}

// eachStatic calls f with the constant effects printed on a card, wherever the card is.
func eachStatic(t *engine.Table, c engine.CardID, f func(engine.Static) bool) bool {
	for _, a := range t.Def(c).Abilities {
		for _, s := range a.Static {
			if !f(s) {
				return false
			}
		}
	}
	return true
}

func conditionMet(t *engine.Table, s engine.Seat, c engine.CardID) bool {
	for _, a := range t.Def(c).Abilities {
		for _, x := range a.Static {
			if p, ok := x.(PlayOnlyIf); ok && !p.If.Holds(ctxFor(t, s, c)) {
				return false
			}
		}
	}
	return true
}

func canAttach(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
	return attachable(t, s, o.A, o.B), 0, 0
}

// attachable reports whether an upgrade's text lets it be played on a character.
func attachable(t *engine.Table, s engine.Seat, c, on engine.CardID) bool {
	if t.Def(c).HasTrait(weapon) && printed(t, on, keyAnyWeapon) {
		return true
	}
	for _, a := range t.Def(c).Abilities {
		for _, x := range a.Static {
			if p, ok := x.(AttachTo); ok && !p.To.Match(ctxFor(t, s, c), on) {
				return false
			}
		}
	}
	return true
}

// printed reports whether a constant effect of a kind is printed on a card.
func printed(t *engine.Table, c engine.CardID, key engine.StaticKey) bool {
	for _, a := range t.Def(c).Abilities {
		for _, s := range a.Static {
			if s.Key() == key {
				return true
			}
		}
	}
	return false
}

const maxUpgrades = 3

// upgradesOn counts the upgrades of a character (DES-169).
func upgradesOn(t *engine.Table, on engine.CardID) int {
	n := 0
	for u := nextUpgrade(t, on, engine.NoCard); u != engine.NoCard; u = nextUpgrade(t, on, u) {
		n++
	}
	return n
}

// nextUpgrade returns the upgrade of a character that follows another one; NoCard begins and ends.
func nextUpgrade(t *engine.Table, on, after engine.CardID) engine.CardID {
	u := after
	if u == engine.NoCard {
		u = t.First(t.Zone(Upgrades, t.Cards[on].Control))
	} else {
		u = t.Next(u)
	}
	for u != engine.NoCard && t.Cards[u].Host != on {
		u = t.Next(u)
	}
	return u
}

// hasRoom reports whether there is a free place, or an upgrade that may be replaced and paid for.
func hasRoom(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
	if upgradesOn(t, o.B) < maxUpgrades || t.Var(Ruleset, 0) == 1 || t.Def(o.A).Type == downgrade {
		return true, 0, 0
	}
	for u := nextUpgrade(t, o.B, engine.NoCard); u != engine.NoCard; u = nextUpgrade(t, o.B, u) {
		if replaceable(t, s, o.A, o.B, u, 0) {
			return true, 0, 0
		}
	}
	return false, 0, 0
}

// replaceable reports whether replacing an upgrade is allowed and can be paid (DES-172 to DES-178).
func replaceable(t *engine.Table, s engine.Seat, c, on, old engine.CardID, off int) bool {
	return t.Var(Replaced, s) == 0 && t.Var(Resources, s) >= price(t, s, c, on, old)-off-offers(t, s, c)
}

func canPay(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
	have, need := t.Var(Resources, s), price(t, s, o.A, engine.NoCard, engine.NoCard)-offers(t, s, o.A)
	return have >= need, have, need
}

func canPayOn(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
	have, need := t.Var(Resources, s), max(price(t, s, o.A, o.B, engine.NoCard)-offers(t, s, o.A), 0)
	down := t.Def(o.A).Type == downgrade
	if have >= need && (down || upgradesOn(t, o.B) < maxUpgrades || t.Var(Ruleset, 0) == 1) {
		return true, have, need
	}
	if down { // DES-502
		return false, have, need
	}
	for u := nextUpgrade(t, o.B, engine.NoCard); u != engine.NoCard; u = nextUpgrade(t, o.B, u) {
		if replaceable(t, s, o.A, o.B, u, 0) {
			return true, have, need
		}
	}
	return false, have, need
}

// price is the cost of a card for a player, on a character, with an upgrade that it replaces, without
// what may still be used to lower it; never below 0 (DES-155, DES-173).
func price(t *engine.Table, s engine.Seat, c, on, old engine.CardID) int {
	n := t.Attr(c, Cost)
	for it := t.Statics(keyDiscount); it.Next(); {
		if it.Ctx().Seat == s {
			n -= it.Static().(Cheaper).off(it.Ctx(), c, on)
		}
	}
	eachStatic(t, c, func(st engine.Static) bool { // what a card says about its own cost
		if x, ok := st.(Cheaper); ok && x.Card == engine.Filter(effect.Self{}) {
			n -= x.off(ctxFor(t, s, c), c, on)
		}
		return true
	})
	if old != engine.NoCard {
		n -= t.Attr(old, Cost)
	}
	return max(n, 0)
}

// offers is by how much a player could still lower the cost before playing a card (DES-154).
func offers(t *engine.Table, s engine.Seat, c engine.CardID) int {
	n := 0
	for it := t.Statics(keyOffer); it.Next(); {
		if o := it.Static().(BeforePlay); it.Ctx().Seat == s && o.usable(it.Ctx(), c) {
			n += o.Off
		}
	}
	return n
}

// Registers of stepPlay: the card, the character or NoCard, what playRest packs, and the upgrade to
// replace.
const (
	playCard = iota
	playOn
	playRest
	playOld
)

// playFree in R[playRest] means that nothing is paid; below it the discount so far, and from bit 8 on
// how many offers were asked.
const playFree = 1 << 20

const (
	playAnnounce = iota
	playReplace
	playReplaced
	playOffers
	playOffered
	playPay
	playText
	playLimit
	playHealth
	playAfter
	playDone
)

func stepPlay(t *engine.Table, f *engine.Frame) {
	c, on, s := engine.CardID(f.R[playCard]), engine.CardID(f.R[playOn]), f.Seat
	switch f.PC {
	case playAnnounce:
		f.PC = playOffers
		f.R[playOld] = int32(engine.NoCard)
		if attaches(t.Def(c)) && on == engine.NoCard { // re-dealt by a player who does not know it
			t.Return()
			return
		}
		if t.Def(c).Type == upgrade {
			f.PC = playReplace
		}
		t.Move(c, t.Zone(Resolving, s), engine.OnTop)
		t.Cards[c].Target = on
	case playReplace:
		f.PC = playReplaced
		askReplace(t, s, c, on, int(f.R[playRest]))
	case playReplaced:
		f.PC = playOffers
		if t.Answer.Verb == verbReplace {
			f.R[playOld] = int32(t.Answer.A)
		}
	case playOffers:
		f.PC = playPay
		if o := nextOffer(t, s, c, int(f.R[playRest]>>8&0xff)); o != engine.NoCard {
			f.PC = playOffered
			t.StartAsk(s, promptOffer, o)
			t.Offer(verbYes, o, engine.NoCard, 0)
			if payable(t, f) {
				t.Offer(verbNo, engine.NoCard, engine.NoCard, 0)
			}
		}
	case playOffered:
		f.PC = playOffers
		if t.Answer.Verb == verbYes {
			f.R[playRest] += int32(useOffer(t, t.Answer.A, c))
			return
		}
		f.R[playRest] += 1 << 8
	case playPay:
		f.PC = playText
		if f.R[playRest]&playFree == 0 {
			n := price(t, s, c, on, engine.CardID(f.R[playOld])) - int(f.R[playRest]&0xff)
			t.AddVar(Resources, s, -max(n, 0))
		}
	case playText:
		enter(t, f, c, on, s)
	case playLimit:
		f.PC = playHealth
		switch {
		case t.Def(c).Type == downgrade && downgradesOn(t, on) > maxUpgrades:
			t.Call(procLimit, t.Cards[on].Control, c, int32(on), 1)
		case upgradesOn(t, on) > maxUpgrades:
			t.Call(procLimit, s, c, int32(on))
		}
	case playHealth: // of a character that has lost an upgrade
		if !defeatIfDead(t, on) {
			f.PC = playAfter
		}
	case playAfter:
		f.PC = playDone
		after(t, c, on, s)
	default:
		t.Return()
	}
}

// askReplace offers the upgrades that may be replaced, and not to replace any if there is room.
func askReplace(t *engine.Table, s engine.Seat, c, on engine.CardID, rest int) {
	t.StartAsk(s, promptReplace, c)
	off := rest & 0xff
	if rest&playFree != 0 {
		off = 255
	}
	room := upgradesOn(t, on) < maxUpgrades || t.Var(Ruleset, 0) == 1
	if room && t.Var(Resources, s) >= price(t, s, c, on, engine.NoCard)-off-offers(t, s, c) {
		t.Offer(verbNo, engine.NoCard, engine.NoCard, 0)
	}
	for u := nextUpgrade(t, on, engine.NoCard); u != engine.NoCard; u = nextUpgrade(t, on, u) {
		if replaceable(t, s, c, on, u, off) {
			t.Offer(verbReplace, u, engine.NoCard, 0)
		}
	}
	if len(t.Options) == 0 { // re-dealt by a player who does not know the card
		t.Offer(verbNo, engine.NoCard, engine.NoCard, 0)
	}
}

// payable reports whether the card can still be paid for in full without the card that is offered now.
func payable(t *engine.Table, f *engine.Frame) bool {
	c, rest := engine.CardID(f.R[playCard]), f.R[playRest]
	if rest&playFree != 0 {
		return true
	}
	need := price(t, f.Seat, c, engine.CardID(f.R[playOn]), engine.CardID(f.R[playOld])) - int(rest&0xff)
	asked := int(rest>>8&0xff) + 1
	for it := t.Statics(keyOffer); it.Next(); {
		if o := it.Static().(BeforePlay); it.Ctx().Seat == f.Seat && o.usable(it.Ctx(), c) {
			if asked--; asked < 0 {
				need -= o.Off
			}
		}
	}
	return t.Var(Resources, f.Seat) >= need
}

// nextOffer returns the n-th card that may be used before a card is played, or NoCard.
func nextOffer(t *engine.Table, s engine.Seat, c engine.CardID, n int) engine.CardID {
	for it := t.Statics(keyOffer); it.Next(); {
		if o := it.Static().(BeforePlay); it.Ctx().Seat == s && o.usable(it.Ctx(), c) {
			if n == 0 {
				return it.Ctx().Src
			}
			n--
		}
	}
	return engine.NoCard
}

// useOffer exhausts the card that is used before another is played and returns the discount.
func useOffer(t *engine.Table, src, c engine.CardID) int {
	off := 0
	eachStatic(t, src, func(s engine.Static) bool {
		if o, ok := s.(BeforePlay); ok {
			off = o.Off
			if o.Ambush {
				t.SetFlag(c, Granted, true)
			}
		}
		return true
	})
	t.SetFlag(src, Exhausted, true)
	return off
}

// enter carries out the card: an event's text, or it comes into play with its die.
func enter(t *engine.Table, f *engine.Frame, c, on engine.CardID, s engine.Seat) {
	f.PC = playAfter
	switch t.Def(c).Type {
	case event:
		useText(t, c, s)
	case upgrade:
		f.PC = playLimit
		if old := engine.CardID(f.R[playOld]); old != engine.NoCard {
			t.SetVar(Replaced, s, t.Var(Ruleset, 0)) // once a round in rr only
			discardFromPlay(t, old)
		}
		attach(t, c, on, s)
	case downgrade:
		f.PC = playLimit
		t.Move(c, t.Zone(Downgrades, s), engine.AtBottom)
		t.Cards[c].Host, t.Cards[c].Target = on, engine.NoCard
		takeDie(t, c)
	default:
		t.Move(c, t.Zone(Supports, s), engine.AtBottom)
		takeDie(t, c)
		useText(t, c, s)
	}
}

// useText carries out what a card says about being played. Without what must be spotted it does
// nothing (DES-450).
func useText(t *engine.Table, c engine.CardID, s engine.Seat) {
	for i := range t.Def(c).Abilities {
		a := &t.Def(c).Abilities[i]
		if a.Kind == engine.Text && (a.If == nil || a.If.Holds(ctxFor(t, s, c))) {
			t.Use(t.Game.AbilityOf(t.Cards[c].Def, i), c, s, engine.NoCard, 0)
			return
		}
	}
}

// attach puts an upgrade on a character, with its die on the card.
func attach(t *engine.Table, c, on engine.CardID, s engine.Seat) {
	t.Move(c, t.Zone(Upgrades, s), engine.AtBottom)
	t.Cards[c].Host, t.Cards[c].Target = on, engine.NoCard
	takeDie(t, c)
	if !stays(t, c) {
		discardFromPlay(t, c)
	}
}

// after is what follows when a card has resolved: the event is discarded, "after you play" triggers,
// Ambush grants an action (DES-159, DES-181, DES-469).
func after(t *engine.Table, c, on engine.CardID, s engine.Seat) {
	hasAmbush := t.Def(c).HasTrait(ambush) || t.Cards[c].Has(Granted)
	if t.In(c, Resolving) {
		t.Move(c, t.Zone(Discard, t.Cards[c].Owner), engine.OnTop)
	}
	group := t.Groups
	t.Emit(engine.Event{Kind: EvPlayed, Seat: s, Card: c, Other: on})
	if t.Cards[c].Has(LastCard) { // the same moment, so the same group of abilities
		t.Cards[c].Flags &^= 1 << LastCard
		t.Groups = group
		t.Emit(engine.Event{Kind: EvLastCard, Seat: s, Card: engine.NoCard, Other: engine.NoCard})
	}
	t.SetFlag(c, Granted, false)
	if hasAmbush {
		grantExtra(t, s)
	}
}

// discardFromPlay discards an upgrade or support; its die goes to the set-aside dice (DES-179).
func discardFromPlay(t *engine.Table, c engine.CardID) { leave(t, c, Discard) }

// leave moves a card from play to a zone of its owner; its dice are set aside.
func leave(t *engine.Table, c engine.CardID, to engine.ZoneKind) {
	giveBack(t, c)
	diceLeave(t, c, engine.DieAside)
	t.Move(c, t.Zone(to, t.Cards[c].Owner), engine.OnTop)
}

// stepLimit makes the controller of a character discard its upgrades down to three (DES-171), or, if R[1]
// is 1, its downgrades (DES-501).
func stepLimit(t *engine.Table, f *engine.Frame) {
	on, down := engine.CardID(f.R[0]), f.R[1] == 1
	if f.PC == 1 {
		discardFromPlay(t, t.Answer.A)
	}
	n, prompt := upgradesOn(t, on), promptLimit
	if down {
		n, prompt = downgradesOn(t, on), promptLimitDown
	}
	if n <= maxUpgrades {
		if f.PC == 1 && defeatIfDead(t, on) {
			f.PC = 2
			return
		}
		t.Return()
		return
	}
	f.PC = 1
	t.StartAsk(f.Seat, prompt, on)
	for u := onIt(t, on, engine.NoCard, down); u != engine.NoCard; u = onIt(t, on, u, down) {
		t.Offer(engine.VerbPick, u, engine.NoCard, 0)
	}
}

var isCharacter = effect.Type{Is: character}
