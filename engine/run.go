package engine

// stepBudget bounds the steps between two decisions. The longest honest chain seen in random
// play is below 300.
const stepBudget = 20000

// run plays on until somebody has to choose or the match is over.
func (t *Table) run() {
	g := t.Game
	for steps := 0; !t.Over.Ended; steps++ {
		if t.Ask.Prompt != 0 {
			if len(t.Options) != 1 || t.Ask.Keep {
				return
			}
			t.take(0)
		}
		if g.Order == OrderQueue && len(t.Queue) > 1 {
			if from, to := t.unordered(); to > from && t.Top().Proc != ProcOrder {
				t.Call(ProcOrder, t.Active, NoCard, int32(from), int32(to))
			}
		}
		if steps > stepBudget || len(t.Stack) == 0 {
			t.stall()
			return
		}
		f := &t.Stack[len(t.Stack)-1]
		if int(f.Proc) < len(g.Procs) {
			g.Procs[f.Proc].Step(t, f)
		} else {
			g.nodes[int(f.Proc)-len(g.Procs)].Step(t.ctx(f), f)
		}
	}
	t.Ask.Prompt = 0
	t.Options = t.Options[:0]
}

func (t *Table) stall() {
	t.Over = Outcome{Ended: true, Stalled: true, Winner: Nobody}
}

// End ends the match at once: nothing that still waits is resolved. Reason is an index into
// Game.Endings.
func (t *Table) End(winner Seat, reason uint8) {
	if t.Over.Ended {
		return
	}
	t.Over = Outcome{Ended: true, Winner: winner, Reason: reason}
	t.Emit(Event{Kind: EvEnd, Seat: winner, Card: NoCard, Other: NoCard, N: int32(reason)})
}
