package destiny

import "cantina/engine"

// What procSplit splits, R[1].
const (
	splitDamage = iota
	splitShields
)

const (
	splitAsk = iota
	splitChosen
	splitApply
	splitDefeats
)

// stepSplit lets a player split R[0] damage or shields among the own characters, as they wish, and
// applies all of it at the same moment (DES-328). R[2] is the kind of damage, R[3] the next character
// to serve.
func stepSplit(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case splitAsk:
		if f.R[0] <= 0 || !askSplit(t, f) {
			f.PC = splitApply
			f.R[3] = int32(t.First(t.Zone(Team, f.Seat)))
			return
		}
		f.PC = splitChosen
	case splitChosen:
		f.PC = splitAsk
		t.Cards[t.Answer.A].Counters[assigned]++
		f.R[0]--
	case splitApply:
		c := engine.CardID(f.R[3])
		if c == engine.NoCard {
			f.PC = splitDefeats
			return
		}
		f.R[3] = int32(t.Next(c))
		n := t.Cards[c].Counters[assigned]
		t.Cards[c].Counters[assigned] = 0
		switch {
		case n == 0:
		case f.R[1] == splitShields:
			t.Happen(EvShields, f.Seat, f.Src, c, int32(n), 0)
		default:
			t.Happen(EvDamage, f.Seat, f.Src, c, int32(n), f.R[2]|extraHold)
		}
	default:
		if !defeatNext(t) {
			t.Return()
		}
	}
}

// askSplit offers the characters that may be given one more; a character takes at most its remaining
// health plus its shields as long as another can still take some (DES-329).
func askSplit(t *engine.Table, f *engine.Frame) bool {
	t.StartAsk(f.Seat, promptSplit, f.Src)
	for pass := range 2 {
		for c := t.First(t.Zone(Team, f.Seat)); c != engine.NoCard; c = t.Next(c) {
			if t.Def(c).Type != character {
				continue
			}
			room := remaining(t, c) + t.Counter(c, Shields) - t.Counter(c, assigned)
			if pass == 1 || f.R[1] == splitShields || room > 0 {
				t.Offer(engine.VerbPick, c, engine.NoCard, 0)
			}
		}
		if len(t.Options) > 0 {
			return true
		}
	}
	t.Ask.Prompt = engine.PromptNone
	return false
}

// defeatNext defeats one character whose damage has reached its health and reports whether there was
// one; when there is none left it checks whether a player has lost. It is for amounts that were dealt
// to several at the same moment (DES-314, DES-327).
func defeatNext(t *engine.Table) bool {
	for s := range t.Seats {
		for c := t.First(t.Zone(Team, s)); c != engine.NoCard; c = t.Next(c) {
			if dead(t, c) {
				t.Happen(EvDefeat, s, engine.NoCard, c, 1, extraHold)
				return true
			}
		}
	}
	checkTeams(t)
	return false
}
