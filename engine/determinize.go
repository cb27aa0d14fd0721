package engine

import "math/rand/v2"

// Determinize re-deals everything that a seat does not know: it permutes, uniformly, which cards
// lie in the places that the seat cannot see into, and replaces the random future. Cards are
// exchanged only among places whose cards have the same owner and the same back. The view and the
// options of the seat stay the same. A spectator (Nobody) knows what every seat does.
func (t *Table) Determinize(s Seat, rng *rand.PCG) {
	ids := t.ids[:0]
	for i := range t.Cards {
		if !t.Game.SeenBy(t.Cards[i].Seen, s) {
			ids = append(ids, CardID(i))
		}
	}
	t.ids = ids
	// Fisher-Yates within each group: a card is exchanged with a random later card of its group.
	for i, c := range ids {
		n := 1
		for _, o := range ids[i+1:] {
			if t.sameBack(c, o) {
				n++
			}
		}
		k := int(rng.Uint64() % uint64(n)) // the bias of the remainder is below 2^-50
		if k == 0 {
			continue
		}
		for _, o := range ids[i+1:] {
			if !t.sameBack(c, o) {
				continue
			}
			if k--; k == 0 {
				t.exchange(c, o)
				break
			}
		}
	}
	var seed [32]byte
	for i := 0; i < len(seed); i += 8 {
		w := rng.Uint64()
		for j := range 8 {
			seed[i+j] = byte(w >> (8 * j))
		}
	}
	t.Reseed(seed)
}

func (t *Table) sameBack(a, b CardID) bool {
	return t.Cards[a].Owner == t.Cards[b].Owner && t.Def(a).Back == t.Def(b).Back
}

// exchange swaps what two cards are, not where they are nor who knows them.
func (t *Table) exchange(a, b CardID) {
	x, y := &t.Cards[a], &t.Cards[b]
	x.Def, y.Def = y.Def, x.Def
	x.Flags, y.Flags = y.Flags, x.Flags
	x.Counters, y.Counters = y.Counters, x.Counters
}
