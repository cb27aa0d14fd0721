package destiny

import "cantina/engine"

// Nodes that the boxed decks after Awakenings need.

// NameTrait makes you name one of several traits; the ability remembers it under Tag, for HasNamed.
type NameTrait struct {
	Of  []engine.TraitID
	Tag uint8
}

// HasNamed passes cards that have the trait that was named under a tag.
type HasNamed struct{ Tag uint8 }

// Once is the cost of a power action: each card pays it once per round (DES-271).
type Once struct{}

// GiveBattlefield gives the battlefield that you control to the opponent, who does not claim it by that
// (DES-288).
type GiveBattlefield struct{}

// ShowsNumber passes dice that show exactly a value, or with Less a smaller one.
type ShowsNumber struct {
	N    engine.Amount
	Less bool
}

// JustRolled passes the dice that were rolled in by the last activation.
type JustRolled struct{}

// BothOf are the dice of two sets.
type BothOf struct{ A, B DiceSet }

// CardsOfLowest are the cards in play to which those dice of a set belong that show the lowest value.
type CardsOfLowest struct{ Among DiceSet }

// TheyGive moves resources from the opponent to you, if the opponent has as many (DES-365).
type TheyGive struct{ N int }

// BearsDie passes cards on which a die of theirs lies (DES-412).
type BearsDie struct{}

// MoreIncome raises what each player gains in the upkeep phase.
type MoreIncome struct{ N int }

// StaysOn discards this upgrade as soon as it is on a character that does not pass.
type StaysOn struct{ To engine.Filter }

// TeamPoints lowers the points of the cards that pass, while a team with this card is built (DES-087).
type TeamPoints struct {
	Less int
	Card engine.Filter
}

// Parts implements engine.Node.
func (NameTrait) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (HasNamed) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (Once) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (GiveBattlefield) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (f ShowsNumber) Parts() []engine.Node { return []engine.Node{f.N} }

// Parts implements engine.Node.
func (JustRolled) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (s BothOf) Parts() []engine.Node { return []engine.Node{s.A, s.B} }

// Parts implements engine.Node.
func (s CardsOfLowest) Parts() []engine.Node { return []engine.Node{s.Among} }

// Parts implements engine.Node.
func (TheyGive) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (BearsDie) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (MoreIncome) Parts() []engine.Node { return nil }

// Parts implements engine.Node.
func (s StaysOn) Parts() []engine.Node { return []engine.Node{s.To} }

// Parts implements engine.Node.
func (s TeamPoints) Parts() []engine.Node { return []engine.Node{s.Card} }

// Key implements engine.Static.
func (MoreIncome) Key() engine.StaticKey { return keyIncomeMore }

// Key implements engine.Static.
func (StaysOn) Key() engine.StaticKey { return keyStays }

// Key implements engine.Static.
func (TeamPoints) Key() engine.StaticKey { return keyTeamPoints }

// Can implements engine.Effect.
func (e NameTrait) Can(engine.Ctx) bool { return true }

// Asks implements engine.Asks.
func (NameTrait) Asks(engine.Ctx) bool { return true }

// Step implements engine.Effect.
func (e NameTrait) Step(c engine.Ctx, f *engine.Frame) {
	t := c.T
	if f.PC == 1 {
		if t.Answer.Verb == engine.VerbDecline {
			c.Abandon()
			return
		}
		c.Started()
		c.AddPick(e.Tag, int(t.Answer.N))
		t.Return()
		return
	}
	f.PC = 1
	c.Ask(c.Seat, promptName, e.Tag)
	for _, x := range e.Of {
		t.Offer(verbName, engine.NoCard, engine.NoCard, int(x))
	}
	if c.MayDecline() {
		t.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
	}
}

// Match implements engine.Filter.
func (f HasNamed) Match(c engine.Ctx, id engine.CardID) bool {
	named := c.Pick(f.Tag)
	return named != engine.NoCard && c.T.Def(id).HasTrait(engine.TraitID(named))
}

// Can implements engine.Effect.
func (Once) Can(c engine.Ctx) bool { return !c.T.Cards[c.Src].Has(Used) }

// Apply implements engine.Instant.
func (Once) Apply(c engine.Ctx) {
	c.Started()
	c.T.SetFlag(c.Src, Used, true)
}

// Step implements engine.Effect.
func (e Once) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Can implements engine.Effect.
func (GiveBattlefield) Can(c engine.Ctx) bool {
	return controller(c.T) == c.Seat && theBattlefield(c.T) != engine.NoCard
}

// Apply implements engine.Instant.
func (e GiveBattlefield) Apply(c engine.Ctx) {
	c.Started()
	if !e.Can(c) {
		c.FellShort()
		return
	}
	c.T.Move(theBattlefield(c.T), c.T.Zone(Battlefield, c.Opponent()), engine.OnTop)
}

// Step implements engine.Effect.
func (e GiveBattlefield) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// MatchDie implements DieFilter.
func (f ShowsNumber) MatchDie(c engine.Ctx, d engine.DieID) bool {
	n := f.N.Of(c)
	if f.Less {
		return value(c.T, d) < n
	}
	return value(c.T, d) == n
}

// MatchDie implements DieFilter.
func (JustRolled) MatchDie(c engine.Ctx, d engine.DieID) bool {
	return c.T.Dice[d].Flags&dieRolled != 0
}

// Dice implements DiceSet.
func (s BothOf) Dice(c engine.Ctx, to []engine.CardID) []engine.CardID {
	return s.B.Dice(c, s.A.Dice(c, to))
}

// Members implements effect.Set.
func (s CardsOfLowest) Members(c engine.Ctx, to []engine.CardID) []engine.CardID {
	first := len(to)
	to = s.Among.Dice(c, to)
	low := 1 << 10
	for _, d := range to[first:] {
		low = min(low, value(c.T, engine.DieID(d)))
	}
	n := first
	for _, d := range to[first:] {
		if card := c.T.Dice[d].Card; value(c.T, engine.DieID(d)) == low && card != engine.NoCard && c.T.InPlay(card) {
			to[n] = card
			n++
		}
	}
	return to[:n]
}

// Can implements engine.Effect.
func (e TheyGive) Can(c engine.Ctx) bool { return c.T.Var(Resources, c.Opponent()) >= e.N }

// Apply implements engine.Instant.
func (e TheyGive) Apply(c engine.Ctx) {
	c.Started()
	if !e.Can(c) {
		c.FellShort()
		return
	}
	c.T.AddVar(Resources, c.Opponent(), -e.N)
	c.T.AddVar(Resources, c.Seat, e.N)
}

// Step implements engine.Effect.
func (e TheyGive) Step(c engine.Ctx, _ *engine.Frame) { e.Apply(c); c.T.Return() }

// Match implements engine.Filter.
func (BearsDie) Match(c engine.Ctx, id engine.CardID) bool {
	for d := range c.T.Dice {
		if die := &c.T.Dice[d]; die.Card == id && die.Place == engine.DieOnCard && !held(c.T, engine.DieID(d)) {
			return true
		}
	}
	return false
}

// stays reports whether an upgrade may stay on the character that it is on.
func stays(t *engine.Table, u engine.CardID) bool {
	return eachStatic(t, u, func(s engine.Static) bool {
		x, ok := s.(StaysOn)
		return !ok || x.To.Match(t.CtxOf(u), t.Cards[u].Host)
	})
}

// defeatIfDead begins to defeat a character whose health may have sunk to its damage, and reports whether
// it does (DES-340).
func defeatIfDead(t *engine.Table, c engine.CardID) bool {
	if c == engine.NoCard || !dead(t, c) {
		return false
	}
	t.AddCounter(c, Damage, t.Attr(c, Health)-t.Counter(c, Damage)) // DES-324, DES-444
	t.Happen(EvDefeat, t.Cards[c].Control, engine.NoCard, c, 1, 0)
	return true
}

// nextDowngrade returns the downgrade of a character that follows another one; NoCard begins and ends.
// Downgrades lie with the player who controls them (DES-500).
func nextDowngrade(t *engine.Table, on, after engine.CardID) engine.CardID {
	d := after
	if d == engine.NoCard {
		d = t.First(t.Zone(Downgrades, t.NextSeat(t.Cards[on].Control)))
	} else {
		d = t.Next(d)
	}
	for d != engine.NoCard && t.Cards[d].Host != on {
		d = t.Next(d)
	}
	return d
}

// onIt returns the upgrade of a character that follows another one, or the downgrade if down.
func onIt(t *engine.Table, on, after engine.CardID, down bool) engine.CardID {
	if down {
		return nextDowngrade(t, on, after)
	}
	return nextUpgrade(t, on, after)
}

// downgradesOn counts the downgrades of a character (DES-501).
func downgradesOn(t *engine.Table, on engine.CardID) int {
	n := 0
	for d := nextDowngrade(t, on, engine.NoCard); d != engine.NoCard; d = nextDowngrade(t, on, d) {
		n++
	}
	return n
}

// attaches reports whether a card is played on a character: an upgrade on one of your own, a downgrade on
// one of the opponent's (DES-165, DES-499).
func attaches(d *engine.Def) bool { return d.Type == upgrade || d.Type == downgrade }

// hostSide is the player on whose characters a card goes when another player plays it.
func hostSide(t *engine.Table, s engine.Seat, c engine.CardID) engine.Seat {
	if t.Def(c).Type == downgrade {
		return t.NextSeat(s)
	}
	return s
}
