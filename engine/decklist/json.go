package decklist

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"cantina/engine"
)

// The JSON form: an object in which "slots" holds, by code, how many copies there are, as a number or as
// {"quantity": 2, "dice": 2}; "characters" may hold some of them again. "name" is the deck's. What else
// a deck site says of a deck is not about the cards and is passed over.

// slot is a card of the JSON form.
type slot struct {
	code string
	line int
	n    int
	dice int
	each []int // dice of each copy, where the site says so
}

// json reads the JSON form.
func (r *reader) json(data []byte) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	line := func() int { return 1 + bytes.Count(data[:min(int(d.InputOffset()), len(data))], []byte("\n")) }
	slots, err := r.object(d, line)
	if err != nil {
		r.note(line(), "this is not JSON of a deck: %s", why(err))
		return
	}
	for _, s := range slots {
		r.slot(s)
	}
}

func why(err error) string {
	var syntax *json.SyntaxError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return "it is cut off"
	case errors.As(err, &syntax):
		return syntax.Error()
	}
	return err.Error()
}

// object reads the outer object.
func (r *reader) object(d *json.Decoder, line func() int) ([]slot, error) {
	var slots []slot
	if err := open(d); err != nil {
		return nil, err
	}
	found := false
	for d.More() {
		key, err := name(d)
		if err != nil {
			return nil, err
		}
		switch key {
		case "slots", "characters":
			found = true
			if slots, err = r.slots(d, line, slots); err != nil {
				return nil, err
			}
		case "name":
			var text any
			if err := d.Decode(&text); err != nil {
				return nil, err
			}
			r.list.Name, _ = text.(string)
		default:
			var any json.RawMessage
			if err := d.Decode(&any); err != nil {
				return nil, err
			}
		}
	}
	if _, err := d.Token(); err != nil {
		return nil, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("something follows its end")
	}
	if !found {
		return nil, errors.New(`it has no "slots"`)
	}
	return slots, nil
}

// slots reads an object of cards. A card that was there already is the same card: the later word counts.
func (r *reader) slots(d *json.Decoder, line func() int, slots []slot) ([]slot, error) {
	var raw json.RawMessage
	if next := skipSpace(d); next == '[' { // an empty object, as some sites write it
		if err := d.Decode(&raw); err != nil {
			return nil, err
		}
		if !bytes.Equal(bytes.Join(bytes.Fields(raw), nil), []byte("[]")) {
			return nil, errors.New(`"slots" must be an object from codes to numbers`)
		}
		return slots, nil
	}
	if err := open(d); err != nil {
		return nil, err
	}
	for d.More() {
		code, err := name(d)
		if err != nil {
			return nil, err
		}
		s := slot{code: code, line: line()}
		if err := d.Decode(&raw); err != nil {
			return nil, err
		}
		if err := s.read(raw); err != nil {
			r.note(s.line, "%s: %v", clip(code), err)
			continue
		}
		if i := slices.IndexFunc(slots, func(o slot) bool { return o.code == code }); i >= 0 {
			slots[i] = s
			continue
		}
		slots = append(slots, s)
	}
	_, err := d.Token()
	return slots, err
}

// skipSpace returns the next byte that is not read yet, without reading it.
func skipSpace(d *json.Decoder) byte {
	buf, _ := io.ReadAll(io.LimitReader(d.Buffered(), 64))
	for _, b := range bytes.TrimLeft(buf, " \t\r\n:") {
		return b
	}
	return 0
}

func open(d *json.Decoder) error {
	t, err := d.Token()
	if err == nil && t != json.Delim('{') {
		err = errors.New("an object must stand here")
	}
	return err
}

func name(d *json.Decoder) (string, error) {
	t, err := d.Token()
	if err != nil {
		return "", err
	}
	s, ok := t.(string)
	if !ok {
		return "", errors.New("a name must stand here")
	}
	return s, nil
}

// read reads the value of a slot.
func (s *slot) read(raw json.RawMessage) error {
	if json.Unmarshal(raw, &s.n) == nil {
		return s.check()
	}
	var v struct {
		Quantity *int  `json:"quantity"`
		Dice     int   `json:"dice"`
		Dices    []int `json:"dices"`
	}
	if err := json.Unmarshal(raw, &v); err != nil || v.Quantity == nil {
		return errors.New(`this must be a number of copies, or {"quantity": 2, "dice": 2}`)
	}
	s.n, s.dice, s.each = *v.Quantity, v.Dice, v.Dices
	return s.check()
}

func (s *slot) check() error {
	if s.n < 0 || s.n > maxCount || s.dice < 0 || s.dice > maxCount {
		return fmt.Errorf("the number of copies and dice must be 0 to %d", maxCount)
	}
	return nil
}

// slot adds a card of the JSON form to the deck.
func (r *reader) slot(s slot) {
	if s.n == 0 {
		return
	}
	d, ok := r.byCode(s.code)
	if !ok {
		if d, ok = r.g.DefID(s.code); !ok {
			r.note(s.line, "there is no card with the code %q here", clip(s.code))
			return
		}
	}
	if !r.choosesDice(d) {
		r.add(d, s.n, 0)
		return
	}
	r.add2(d, s)
}

// add2 adds copies of a card whose dice are chosen: the site counts the dice of all copies together.
func (r *reader) add2(d engine.DefID, s slot) {
	if len(s.each) == s.n {
		for _, dice := range s.each {
			r.add(d, 1, max(dice, 1))
		}
		return
	}
	dice := max(s.dice, s.n)
	for i := range s.n {
		r.add(d, 1, dice/s.n+btoi(i < dice%s.n))
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
