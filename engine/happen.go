package engine

// Happen makes something happen that abilities may interrupt: first the abilities that say "before"
// or "instead", then, unless one replaced it, the game's procedure for that kind of event, then the
// event itself, on which "after" abilities trigger. It runs when the caller's step has returned;
// the procedure's result is then in t.Result, 0 if the event was replaced.
//
// Only event kinds of a game (from EvGame on) can happen this way. The procedure is called with the
// same registers as the frame of Happen: R[0] is the kind of event, R[1] the card, R[2] the number,
// which it may change, and R[3] what the game wants to pass on.
func (t *Table) Happen(kind EventKind, seat Seat, src, card CardID, n, extra int32) {
	t.Result = 0
	t.Call(ProcHappen, seat, src, int32(kind), int32(card), n, extra)
}

// Registers of Happen and of the procedures it calls.
const (
	HappenKind = iota
	HappenCard
	HappenN
	HappenExtra
)

const replaced = 1 << 16 // in HappenKind: the event was replaced

func stepHappen(t *Table, f *Frame) {
	kind := EventKind(f.R[HappenKind] & 0xff)
	switch f.PC {
	case 0:
		if f.R[HappenN] <= 0 && t.Game.Events[kind-EvGame].OnlyIfDone {
			t.Result = 0
			t.Return() // nothing of it would happen, so there is nothing to interrupt
			return
		}
		f.PC = 1
		level := int16(len(t.Stack) - 1)
		if t.Game.beforeMask&(1<<kind) != 0 {
			t.collectBefore(Event{Kind: kind, Seat: f.Seat, Card: CardID(f.R[HappenCard]), Other: NoCard, N: f.R[HappenN]}, level)
		}
		if n := len(t.Queue); n > 0 && t.Queue[n-1].Level == level {
			t.Call(ProcSettle, f.Seat, NoCard, int32(level))
		}
	case 1:
		if f.R[HappenKind]&replaced != 0 {
			t.Result = 0
			t.Return()
			return
		}
		f.PC = 2
		r := f.R
		t.Call(t.Game.Happenings[kind], f.Seat, f.Src, r[0], r[1], r[2], r[3])
	default:
		e := Event{Kind: kind, Seat: f.Seat, Card: CardID(f.R[HappenCard]), Other: f.Src, N: t.Result}
		result := t.Result
		t.Return()
		if e.N != 0 || !t.Game.Events[kind-EvGame].OnlyIfDone {
			t.Emit(e)
		}
		t.Result = result
	}
}
