package match

import (
	"fmt"
	"runtime/debug"
	"slices"

	"cantina/engine"
)

// Code tells programs why something was refused.
type Code string

// The codes of refusals.
const (
	Stale    Code = "stale"     // meant for another position
	Range    Code = "range"     // no such option
	NotYours Code = "not-yours" // another seat has to choose
	Over     Code = "over"      // the match has ended
	NoUndo   Code = "no-undo"   // nothing can be taken back
)

// Refusal is the error of what cannot be done now. Text is one sentence for the player.
type Refusal struct {
	Code Code
	Text string
}

func (r *Refusal) Error() string { return r.Text }

// Broken is the error of a choice on which the rules crashed. The position is as before it.
type Broken struct {
	Cause any // of the panic
	Stack []byte
}

func (b *Broken) Error() string { return fmt.Sprintf("the rules crashed: %v", b.Cause) }

// Choose takes an option for a seat, if version is the match's version. The entry is to be written
// down before anybody is told. The error is a *Refusal or a *Broken, and then nothing has changed.
func (m *Match) Choose(seat engine.Seat, version, option int) (Entry, error) {
	if err := m.due(version); err != nil {
		return 0, err
	}
	t := m.table
	switch n := len(t.Options); {
	case t.Ask.Seat != seat:
		return 0, &Refusal{NotYours, fmt.Sprintf("It is %s that has to choose now.", m.Game().SeatName(t.Ask.Seat))}
	case option < 0 || option >= n || option > maxOption:
		return 0, &Refusal{Range, fmt.Sprintf("There is no option %d: the decision has the options 0 to %d.", option, n-1)}
	}
	if err := m.step(option); err != nil {
		return 0, err
	}
	m.choices = append(m.choices, uint16(option))
	m.made[seat]++
	m.version++
	return Entry(option), nil
}

// step takes an option of the table. A crash half way leaves the table in no position at all, so
// the one before is made again from the choices.
func (m *Match) step(option int) (err error) {
	defer func() {
		if p := recover(); p != nil {
			b := &Broken{Cause: p, Stack: debug.Stack()}
			err = b
			if e := m.rebuild(m.choices); e != nil {
				b.Cause = fmt.Sprintf("%v; and the position before it cannot be made again: %v", b.Cause, e)
			}
		}
	}()
	return m.table.Choose(option)
}

// GiveUp ends the match against a seat, if version is the match's version and the game has a rule for
// it. It may be in another seat's decision. The entry and the error are as for Choose.
func (m *Match) GiveUp(seat engine.Seat, version int) (Entry, error) {
	if err := m.due(version); err != nil {
		return 0, err
	}
	if m.Game().GiveUp == 0 {
		return 0, &Refusal{Range, fmt.Sprintf("%s has no rule for giving up.", m.Game().Name)}
	}
	choice := engine.GiveUp(seat)
	if err := m.step(choice); err != nil {
		return 0, err
	}
	m.choices = append(m.choices, uint16(choice))
	m.version++
	return Entry(choice), nil
}

// CanUndo reports whether a take-back is free for a seat: it has chosen something, and no other
// person plays.
func (m *Match) CanUndo(seat engine.Seat) bool { return m.undoable(seat) == nil }

func (m *Match) undoable(seat engine.Seat) error {
	for s, p := range m.config.Players {
		if p.Bot == "" && engine.Seat(s) != seat {
			return &Refusal{NoUndo, "A choice cannot be taken back when another person plays."}
		}
	}
	switch {
	case m.Over():
		return &Refusal{Over, "The match is over: nothing can be taken back."}
	case seat < 0 || int(seat) >= len(m.config.Players) || m.made[seat] == 0:
		return &Refusal{NoUndo, "There is nothing to take back: you have not chosen anything yet."}
	}
	return nil
}

// Undo takes back everything from the last choice of a seat on, if version is the match's version.
// The entry and the error are as for Choose.
func (m *Match) Undo(seat engine.Seat, version int) (Entry, error) {
	if err := m.due(version); err != nil {
		return 0, err
	}
	if err := m.undoable(seat); err != nil {
		return 0, err
	}
	left, err := m.lastOf(seat)
	if err != nil {
		return 0, err
	}
	if err := m.rebuild(slices.Clone(m.choices[:left])); err != nil {
		return 0, err
	}
	m.version++
	m.takeBacks++
	return takeBack(left), nil
}

// lastOf returns how many choices came before the last one of a seat.
func (m *Match) lastOf(seat engine.Seat) (int, error) {
	last := 0
	err := walk(m.config, m.choices, func(n int, t *engine.Table) error {
		if n < len(m.choices) && t.Ask.Seat == seat {
			last = n
		}
		return nil
	})
	return last, err
}

func (m *Match) due(version int) error {
	switch {
	case version != m.version:
		return &Refusal{Stale, fmt.Sprintf("This was meant for decision %d; the match is at decision %d.", version, m.version)}
	case m.Over():
		return &Refusal{Over, "The match is over: there is nothing to choose."}
	}
	return nil
}

// walk plays choices from the beginning and visits every position: n is the number of choices
// before it. The table is the walk's own and its Events are those of the last choice. A crash of
// the rules is a *Broken.
func walk(c Config, choices []uint16, visit func(n int, t *engine.Table) error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &Broken{Cause: p, Stack: debug.Stack()}
		}
	}()
	t, err := begin(c)
	if err != nil {
		return err
	}
	for n := 0; ; n++ {
		if err := visit(n, t); err != nil || n == len(choices) {
			return err
		}
		if err := t.Choose(int(choices[n])); err != nil {
			return fmt.Errorf("decision %d: %w", n+1, err)
		}
	}
}
