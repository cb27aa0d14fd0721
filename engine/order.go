package engine

// TriggerOrder is the game's rule for abilities that trigger at the same moment.
type TriggerOrder uint8

// The rules for simultaneous abilities. With OrderByActive the active player picks the next one each
// time from all that wait. With OrderQueue they enter a first-in-first-out queue: when several
// trigger on one event, Game.FirstChooser says which player decides whose come first, and each
// player orders the own ones, once and for all.
const (
	OrderByActive TriggerOrder = iota
	OrderQueue
)

// unordered returns the bounds of the first group of waiting abilities whose order is still open.
func (t *Table) unordered() (from, to int) {
	for i := range t.Queue {
		if t.Queue[i].Ordered {
			continue
		}
		j := i + 1
		for j < len(t.Queue) && t.Queue[j].Group == t.Queue[i].Group {
			j++
		}
		if j-i == 1 {
			t.Queue[i].Ordered = true
			continue
		}
		return i, j
	}
	return 0, 0
}

// stepOrder puts one group in order. R[0] and R[1] are its bounds; what is before R[0] is settled.
func stepOrder(t *Table, f *Frame) {
	from, to := int(f.R[0]), int(f.R[1])
	switch f.PC {
	case 0: // whose come first?
		f.PC = 2
		if mixedSeats(t.Queue[from:to]) {
			f.PC = 1
			t.StartAsk(t.Game.FirstChooser(t), PromptWhoFirst, NoCard)
			for s := range t.Seats {
				for _, w := range t.Queue[from:to] {
					if w.Seat == s {
						t.Offer(VerbSeat, NoCard, NoCard, int(s))
						break
					}
				}
			}
		}
	case 1:
		f.PC = 2
		i := from
		for j := from; j < to; j++ {
			if t.Queue[j].Seat == Seat(t.Answer.N) {
				moveUp(t.Queue, j, i)
				i++
			}
		}
	case 2: // the owner of the first one picks which of theirs is next
		end := from
		for end < to && t.Queue[end].Seat == t.Queue[from].Seat {
			end++
		}
		if end-from <= 1 {
			for i := from; i < end; i++ {
				t.Queue[i].Ordered = true
			}
			f.R[0] = int32(end)
			if end >= to {
				t.Return()
			}
			return
		}
		f.PC = 3
		t.StartAsk(t.Queue[from].Seat, PromptTrigger, NoCard)
		for i := from; i < end; i++ {
			t.Offer(VerbTrigger, t.Queue[i].Src, t.Queue[i].Card, i)
		}
	case 3:
		f.PC = 2
		moveUp(t.Queue, int(t.Answer.N), from)
		t.Queue[from].Ordered = true
		f.R[0]++
	}
}

func mixedSeats(q []Waiting) bool {
	for _, w := range q {
		if w.Seat != q[0].Seat {
			return true
		}
	}
	return false
}

// moveUp moves entry i to place to, before it; the entries between keep their order.
func moveUp(q []Waiting, i, to int) {
	w := q[i]
	copy(q[to+1:i+1], q[to:i])
	q[to] = w
}
