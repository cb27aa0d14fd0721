package invaders

import "cantina/engine"

// Draining and drawing, one card after the other. Tokens of a card may spare some of both (INV-113).
//
//	R[0] how many   R[1] how many are spared

func stepDrain(t *engine.Table, f *engine.Frame) {
	if !spare(t, f, promptSpareDrain) {
		return
	}
	s := f.Seat
	for range f.R[0] {
		if drainTop(t, s); t.Over.Ended {
			return
		}
		if s == Mankind {
			t.SetVar(Drained, 0, t.Var(Drained, 0)+1) // prevented ones do not count (INV-112)
		}
	}
	t.Return()
}

func stepDraw(t *engine.Table, f *engine.Frame) {
	if !spare(t, f, promptSpareDraw) {
		return
	}
	for range f.R[0] {
		if drawTop(t, f.Seat); t.Over.Ended {
			return
		}
	}
	t.Return()
}

// spare asks how many tokens are used, and reports whether that is settled.
func spare(t *engine.Table, f *engine.Frame, p engine.Prompt) bool {
	if f.PC == 1 {
		n := int(t.Answer.N)
		if n > 0 {
			c := t.Answer.A
			f.R[0] -= int32(n)
			addTokens(t, c, Tokens, -n)
			t.Emit(engine.Event{Kind: EvSpared, Seat: f.Seat, Card: c, Other: engine.NoCard, N: int32(n)})
		}
		return true
	}
	c := sparing(t, f.Seat)
	if c == engine.NoCard || f.R[0] <= 0 {
		return true
	}
	f.PC = 1
	t.StartAsk(f.Seat, p, c)
	for n := range min(int(f.R[0]), t.Counter(c, Tokens)) + 1 {
		t.Offer(verbSpare, c, engine.NoCard, n)
	}
	return false
}

// sparing returns the card of a player whose tokens spare drains and draws, or NoCard.
func sparing(t *engine.Table, s engine.Seat) engine.CardID {
	for it := t.Statics(keySpare); it.Next(); {
		if c := it.Ctx(); c.Seat == s && t.Counter(c.Src, Tokens) > 0 {
			return c.Src
		}
	}
	return engine.NoCard
}
