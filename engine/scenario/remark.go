package scenario

import (
	"fmt"
	"strings"

	"cantina/engine"
)

// remark makes true what is said of a card in brackets.
func (w *words) remark(t *engine.Table, c engine.CardID, mods []mod) error {
	for _, m := range mods {
		if err := w.remarkOne(t, c, m); err != nil {
			return fmt.Errorf("%s (%s): %w", t.Def(c).ID, m, err)
		}
	}
	return nil
}

func (w *words) remarkOne(t *engine.Table, c engine.CardID, m mod) error {
	card := &t.Cards[c]
	if k, ok := w.counter(m.word); ok {
		n, err := m.number(0, w.g.Counters[k].Max)
		card.Counters[k] = int16(n)
		return err
	}
	if f, ok := w.flag(m.word); ok {
		on, err := m.yes()
		card.Flags &^= 1 << f
		if on {
			card.Flags |= 1 << f
		}
		return err
	}
	var err error
	switch m.word {
	case "like": // says what any cards are, see pool.back
	case "slot":
		var n int
		n, err = m.number(1, 256)
		card.Slot = uint8(n - 1)
	case "host":
		card.Host, err = w.other(t, m)
	case "target", "on":
		card.Target, err = w.other(t, m)
	case "owner":
		card.Owner, err = w.who(m)
	case "control":
		card.Control, err = w.who(m)
	case "down":
		var on bool
		if on, err = m.yes(); on {
			card.Down, card.Seen = true, 0
		}
	case "seen":
		card.Seen, err = w.seers(m)
	default:
		return fmt.Errorf("nothing called %q can be said of a card; there are %s", clip(m.word), w.remarks())
	}
	return err
}

// remarks lists everything that can stand in brackets after a card.
func (w *words) remarks() string {
	var out []string
	for _, f := range w.g.Flags {
		out = append(out, f.ID)
	}
	for _, c := range w.g.Counters {
		out = append(out, c.ID+" N")
	}
	return strings.Join(append(out, "slot N", "host CARD", "target CARD", "owner SEAT", "control SEAT", "down", "seen SEATS"), ", ")
}

func (m mod) number(low, high int) (int, error) {
	if len(m.args) == 1 {
		if n, ok := number(m.args[0]); ok && n >= low && n <= high {
			return n, nil
		}
	}
	return low, fmt.Errorf("a number from %d to %d must follow", low, high)
}

func (m mod) yes() (bool, error) {
	if len(m.args) == 0 {
		return true, nil
	}
	switch strings.ToLower(m.args[0]) {
	case "yes", "1", "true":
		return true, nil
	case "no", "0", "false":
		return false, nil
	}
	return false, fmt.Errorf("only yes or no can follow")
}

func (w *words) other(t *engine.Table, m mod) (engine.CardID, error) {
	if len(m.args) != 1 {
		return engine.NoCard, fmt.Errorf("one card must follow")
	}
	return w.one(t, m.args[0])
}

func (w *words) who(m mod) (engine.Seat, error) {
	if len(m.args) == 1 {
		if strings.EqualFold(m.args[0], "nobody") {
			return engine.Nobody, nil
		}
		if s, ok := w.seat(m.args[0]); ok {
			return s, nil
		}
	}
	return engine.Nobody, fmt.Errorf("one of %s or nobody must follow", w.seats())
}

func (w *words) seers(m mod) (uint8, error) {
	all := uint8(1<<len(w.g.Seats) - 1)
	mask := uint8(0)
	for _, a := range m.args {
		switch s, ok := w.seat(a); {
		case ok:
			mask |= 1 << s
		case strings.EqualFold(a, "all"):
			mask = all
		case strings.EqualFold(a, "none"):
		default:
			return 0, fmt.Errorf("who has seen it: %s, all or none", w.seats())
		}
	}
	return mask, nil
}
