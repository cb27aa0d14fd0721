package engine

// Frame is one running procedure: which one, how far it is, for whom, and its registers.
// The program counter is data, so a match can be copied between any two steps.
type Frame struct {
	Proc ProcID
	PC   uint16
	Root int16  // index in the stack of the ability that this frame works for; -1 outside abilities
	Lo   uint16 // where the picks of this ability begin
	Src  CardID // the card whose text runs
	Seat Seat   // "you"
	R    [4]int32
}

// Registers of the frame of an ability, readable by its effects through Ctx.
const (
	regAbility    = iota
	regEventCards // the card, and in the high half the second card
	regEventN
	regFlags
)

const maxStack = 64

// Proc is a procedure of a game: one step does one thing, then advances f.PC, calls another
// procedure, asks a decision or returns.
type Proc struct {
	Name string
	Step func(t *Table, f *Frame)
}

// Call starts a procedure on top of the running one, which goes on when it returns.
// The caller must have set its own PC before: f may not be used after Call.
func (t *Table) Call(p ProcID, seat Seat, src CardID, args ...int32) {
	if len(t.Stack) >= maxStack {
		t.stall()
		return
	}
	root := int16(-1)
	if n := len(t.Stack); n > 0 {
		root = t.Stack[n-1].Root
	}
	t.Stack = append(t.Stack, Frame{Proc: p, Root: root, Src: src, Seat: seat, Lo: uint16(len(t.Picks))})
	copy(t.Stack[len(t.Stack)-1].R[:], args)
}

// Return ends the running procedure.
func (t *Table) Return() {
	top := len(t.Stack) - 1
	if t.Stack[top].Root == int16(top) {
		t.Picks = t.Picks[:t.Stack[top].Lo]
	}
	t.Stack = t.Stack[:top]
}

// Top returns the running frame.
func (t *Table) Top() *Frame { return &t.Stack[len(t.Stack)-1] }
