package engine

import (
	"errors"
	"fmt"
)

// Ask describes the decision that is due. Prompt 0 means that none is.
type Ask struct {
	Prompt  Prompt
	Seat    Seat
	Keep    bool      // ask even when there is only one option
	Src     CardID    // the card whose text asks, or NoCard
	Ability AbilityID // the ability that asks, whose rule is cited; NoAbility for the game's procedures
	Tag     uint8     // which choice of the ability
}

// NoAbility stands for the absence of an ability.
const NoAbility AbilityID = 1<<16 - 1

// Option is one thing that may be chosen: a verb and its operands, which the verb explains.
type Option struct {
	Verb Verb
	A, B CardID // cards, or NoCard
	N    int16
}

// Decision is what a seat has to choose now.
type Decision struct {
	Seat    Seat
	Prompt  Prompt
	Src     CardID
	Rule    string   // the rule that asks
	Options []Option // valid until the next Choose
}

// Errors of Choose.
var (
	ErrOver  = errors.New("the match is over")
	ErrRange = errors.New("there is no such option")
)

// StartAsk opens a decision of the game's own procedures; options are added with Offer. When the
// step returns, a decision with a single option is taken at once, unless keep is set.
func (t *Table) StartAsk(seat Seat, p Prompt, src CardID) {
	t.Ask = Ask{Prompt: p, Seat: seat, Src: src, Ability: NoAbility}
	t.Options = t.Options[:0]
}

// Offer adds an option to the decision that is being opened.
func (t *Table) Offer(v Verb, a, b CardID, n int) {
	t.Options = append(t.Options, Option{Verb: v, A: a, B: b, N: int16(n)})
}

// Decision returns the decision that is due. It must not be called when the match is over.
func (t *Table) Decision() Decision {
	return Decision{Seat: t.Ask.Seat, Prompt: t.Ask.Prompt, Src: t.Ask.Src, Rule: t.askRule(), Options: t.Options}
}

func (t *Table) askRule() string {
	if t.Ask.Ability != NoAbility {
		if r := t.Game.abilities[t.Ask.Ability].Rule; r != "" {
			return r
		}
	}
	return t.Game.Prompts[t.Ask.Prompt].Rule
}

// Choose takes option i of the decision that is due and plays on to the next one. On an error
// nothing has changed.
func (t *Table) Choose(i int) error {
	if t.Over.Ended {
		return ErrOver
	}
	if s := Seat(min(maxChoice-i, MaxSeats)); s >= 0 && s < t.Seats {
		return t.giveUp(s)
	}
	if i < 0 || i >= len(t.Options) {
		return fmt.Errorf("%w: option %d of %d", ErrRange, i, len(t.Options))
	}
	t.Events = t.Events[:0]
	t.take(i)
	t.Seq++
	t.run()
	return nil
}

func (t *Table) take(i int) {
	t.Answer = t.Options[i]
	if t.Recording {
		t.record(Event{Kind: EvChoice, Seat: t.Ask.Seat, Card: t.Answer.A, Other: t.Answer.B, N: int32(t.Answer.Verb)})
	}
	t.Ask.Prompt = 0
	t.Options = t.Options[:0]
}
