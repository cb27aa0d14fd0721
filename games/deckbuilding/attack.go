package deckbuilding

import (
	"slices"

	"cantina/engine"
)

// Resolving attacks: on the base and the capital ships before it (DBG-220 to DBG-239), and on cards
// of the galaxy row, bounty hunting or sabotage (DBG-240 to DBG-249).

var actAttack = engine.Action{
	Verb: verbAttack,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		for o := t.First(t.Zone(Row, 0)); o != engine.NoCard; o = t.Next(o) {
			if n, any := committedAttack(t, s, o); any || try.Explaining() {
				try.On(engine.NoCard, o, n)
			}
		}
	},
	Needs: []engine.Need{
		{Rule: "DBG-241", Why: "{B} is not an enemy card with a target value.", Test: isTarget},
		{Rule: "DBG-204", Why: "No unit is committed to an attack on {B}.", Test: hasAttackers},
	},
	Proc: procAttack,
}

var actAttackBase = engine.Action{
	Verb: verbAttackBase,
	Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
		if n, any := committedAttack(t, s, engine.NoCard); any || try.Explaining() {
			try.On(engine.NoCard, enemyBase(t, s), n)
		}
	},
	Needs: []engine.Need{
		{Rule: "DBG-204", Why: "No card is committed to an attack on the base.", Test: hasAttackers},
		{Rule: "DBG-239", Why: "The opponent has neither a base nor a capital ship to attack.", Test: somethingToAttack},
	},
	Proc: procAttack,
}

func hasAttackers(t *engine.Table, s engine.Seat, o engine.Option) (bool, int, int) {
	return nextAttacker(t, t.First(t.Zone(Play, s)), targetOf(t, o.B), Committed) != engine.NoCard, 0, 0
}

// nextAttacker returns the first card from c on that carries the flag and points at the target.
func nextAttacker(t *engine.Table, c, target engine.CardID, f engine.FlagID) engine.CardID {
	for ; c != engine.NoCard; c = t.Next(c) {
		if t.Cards[c].Has(f) && t.Cards[c].Target == target {
			return c
		}
	}
	return engine.NoCard
}

const (
	attackTotal = iota
	attackDefeat
	attackReward
	attackTriggers
	attackDone
)

// regDefeated is the register of an attack that holds the definition of the defeated card.
const regDefeated = 3

// stepAttack resolves one attack. R[1] is the target in the row, or NoCard for the base; R[2] the
// target's value, which for a neutral unit is the gain; R[3] which card it is, because its own
// departure may have shuffled it into the galaxy deck (DBG-144), where nobody knows it.
func stepAttack(t *engine.Table, f *engine.Frame) {
	target := targetOf(t, engine.CardID(f.R[1]))
	switch f.PC {
	case attackTotal:
		hunts := hunter(t, f.Seat) // before the cards are no longer committed
		total := attackTotalOf(t, f.Seat, target)
		if target == engine.NoCard {
			f.PC = attackDone
			first := nextShip(t, t.First(t.Zone(Play, t.NextSeat(f.Seat))))
			b := enemyBase(t, f.Seat)
			if b == engine.NoCard {
				b = first // without a base only ships can be attacked (DBG-233)
			}
			t.Emit(engine.Event{Kind: EvAttack, Seat: f.Seat, Card: b, Other: engine.NoCard, N: int32(total)})
			t.Call(procAssign, f.Seat, engine.NoCard, int32(total), int32(first))
			return
		}
		t.Emit(engine.Event{Kind: EvAttack, Seat: f.Seat, Card: target, Other: engine.NoCard, N: int32(total)})
		value := targetValue(t, f.Seat, target)
		if t.Def(target).Class == neutral && hunts != engine.NoCard {
			t.SetFlag(hunts, Used, true) // DBG-346
		}
		if total < value {
			f.PC = attackDone
			t.Emit(engine.Event{Kind: EvFailed, Seat: f.Seat, Card: target, Other: engine.NoCard})
			return
		}
		f.R[2], f.R[regDefeated] = int32(value), int32(t.Cards[target].Def)
		f.PC = attackDefeat
		t.Move(target, t.Zone(GalaxyDiscard, 0), engine.OnTop)
	case attackDefeat:
		f.PC = attackReward
		if !rewards(&t.Game.Defs[f.R[regDefeated]]) {
			f.PC = attackTriggers
			return
		}
		seen := target
		if !t.In(target, GalaxyDiscard) {
			seen = engine.NoCard
		}
		t.StartAsk(f.Seat, promptReward, seen)
		t.Offer(verbReward, seen, engine.NoCard, int(f.R[2]))
		t.Offer(engine.VerbDecline, engine.NoCard, engine.NoCard, 0)
	case attackReward:
		f.PC = attackTriggers
		if t.Answer.Verb == verbReward {
			takeReward(t, f.Seat, target, engine.DefID(f.R[regDefeated]), int(f.R[2]))
		}
	case attackTriggers:
		f.PC = attackDone
		for c := t.First(t.Zone(Play, f.Seat)); c != engine.NoCard; c = t.Next(c) {
			if t.Cards[c].Has(Attacked) && t.Cards[c].Target == target {
				t.Emit(engine.Event{Kind: EvDefeats, Seat: f.Seat, Card: c, Other: target})
			}
		}
		t.Settle()
	default:
		for c := t.First(t.Zone(Play, f.Seat)); c != engine.NoCard; c = t.Next(c) {
			if t.Cards[c].Has(Attacked) {
				t.Cards[c].Target = engine.NoCard
			}
		}
		t.Return()
	}
}

// attackTotalOf adds up the attack of the committed cards (DBG-205) and marks them as having
// attacked; they keep their Target until the attack is over, for DBG-247.
func attackTotalOf(t *engine.Table, s engine.Seat, target engine.CardID) int {
	total, _ := committedAttack(t, s, target)
	for c := t.First(t.Zone(Play, s)); c != engine.NoCard; c = t.Next(c) {
		if card := &t.Cards[c]; card.Has(Committed) && card.Target == target {
			card.Flags = card.Flags&^(1<<Committed) | 1<<Attacked
		}
	}
	return total
}

// committedAttack is the attack of the cards that are committed to an attack, as it is now (DBG-174),
// and whether there are any.
func committedAttack(t *engine.Table, s engine.Seat, target engine.CardID) (total int, any bool) {
	for c := t.First(t.Zone(Play, s)); c != engine.NoCard; c = t.Next(c) {
		if t.Cards[c].Has(Committed) && t.Cards[c].Target == target {
			total += t.Attr(c, Attack)
			any = true
		}
	}
	return total, any
}

// rewards reports whether defeating a card gives anything: every printed target does, a card of an
// extra set need not.
func rewards(d *engine.Def) bool {
	return d.Class == neutral || slices.ContainsFunc(d.Abilities, func(a engine.Ability) bool { return a.Kind == engine.Reward })
}

// takeReward carries out the reward of a defeated card for the attacker; a neutral unit gives its
// cost (DBG-345).
func takeReward(t *engine.Table, s engine.Seat, target engine.CardID, id engine.DefID, value int) {
	d := &t.Game.Defs[id]
	if d.Class == neutral {
		t.AddVar(Pool, s, value)
		return
	}
	for i := range d.Abilities {
		if d.Abilities[i].Kind == engine.Reward {
			t.Use(t.Game.AbilityOf(id, i), target, s, target, 0)
			return
		}
	}
}

// stepAssign divides the damage of an attack: every capital ship takes what the attacker assigns,
// ship by ship in the order of the play area; as long as a ship can take damage none may be left
// over (DBG-221, DBG-225). All is dealt at the same moment. R[0] is the damage left, R[1] the ship.
func stepAssign(t *engine.Table, f *engine.Frame) {
	o := t.NextSeat(f.Seat)
	if f.PC == 1 {
		f.PC = 0
		t.Cards[f.R[1]].Counters[assigned] = t.Answer.N
		f.R[0] -= int32(t.Answer.N)
		f.R[1] = int32(nextShip(t, t.Next(engine.CardID(f.R[1]))))
	}
	if s := engine.CardID(f.R[1]); s != engine.NoCard {
		later := 0
		for n := nextShip(t, t.Next(s)); n != engine.NoCard; n = nextShip(t, t.Next(n)) {
			later += hull(t, n)
		}
		f.PC = 1
		t.StartAsk(f.Seat, promptShip, s)
		left := int(f.R[0])
		for n := min(max(left-later, 0), hull(t, s)); n <= min(left, hull(t, s)); n++ {
			t.Offer(verbAssign, s, engine.NoCard, n)
		}
		return
	}
	for s := nextShip(t, t.First(t.Zone(Play, o))); s != engine.NoCard; {
		next := nextShip(t, t.Next(s))
		n := int(t.Cards[s].Counters[assigned])
		t.Cards[s].Counters[assigned] = 0
		damageShip(t, s, n)
		s = next
	}
	damageBase(t, o, int(f.R[0]))
	t.Return()
}
