package engine

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
)

// saveVersion is the first byte of a saved state.
const saveVersion = 1

// ErrSave is wrapped by every error of Load.
var ErrSave = errors.New("this is not a saved position of this game")

// AppendSave appends the state in its binary form. It is complete: Load gives a table that goes on
// exactly like this one.
func (t *Table) AppendSave(b []byte) []byte {
	s := &t.State
	b = append(b, saveVersion)
	b = appendSlice(b, s.Cards)
	b = appendSlice(b, s.Dice)
	b = appendSlice(b, s.Zones)
	b = appendSlice(b, s.Vars)
	b = appendSlice(b, s.Stack)
	b = appendSlice(b, s.Picks)
	b = appendSlice(b, s.Mods)
	b = appendSlice(b, s.Queue)
	b = appendSlice(b, s.Options)
	b = appendFixed(b, s.Ask)
	b = appendFixed(b, s.Over)
	b = appendFixed(b, [6]int32{s.Turn, s.Seq, int32(s.Active), int32(s.Seats), int32(s.Groups), int32(s.Changes)})
	rng, err := s.Rng.MarshalBinary()
	if err != nil {
		panic(err) // ChaCha8 never fails to marshal
	}
	b = append(b, byte(len(rng)))
	return append(b, rng...)
}

func appendSlice[T any](b []byte, s []T) []byte {
	b = binary.LittleEndian.AppendUint16(b, uint16(len(s)))
	return appendFixed(b, s)
}

func appendFixed(b []byte, v any) []byte {
	b, err := binary.Append(b, binary.LittleEndian, v)
	if err != nil {
		panic(err) // only fixed-size values are saved
	}
	return b
}

// Hash identifies the state: equal states have equal hashes.
func (t *Table) Hash() [8]byte {
	sum := sha256.Sum256(t.AppendSave(nil))
	return [8]byte(sum[:8])
}

// Load replaces the state by a saved one. On an error the table is as before.
func (t *Table) Load(data []byte) error {
	var s State
	r := bytes.NewReader(data)
	if v, err := r.ReadByte(); err != nil || v != saveVersion {
		return fmt.Errorf("%w: it does not begin with version %d", ErrSave, saveVersion)
	}
	var rest [6]int32
	err := errors.Join(
		readSlice(r, &s.Cards, "cards"), readSlice(r, &s.Dice, "dice"), readSlice(r, &s.Zones, "zones"),
		readSlice(r, &s.Vars, "variables"), readSlice(r, &s.Stack, "frames"), readSlice(r, &s.Picks, "picks"),
		readSlice(r, &s.Mods, "lasting effects"), readSlice(r, &s.Queue, "triggers"), readSlice(r, &s.Options, "options"),
		binary.Read(r, binary.LittleEndian, &s.Ask), binary.Read(r, binary.LittleEndian, &s.Over),
		binary.Read(r, binary.LittleEndian, &rest),
	)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSave, err)
	}
	s.Turn, s.Seq, s.Active, s.Seats, s.Groups, s.Changes = rest[0], rest[1], Seat(rest[2]), Seat(rest[3]), uint16(rest[4]), uint32(rest[5])
	n, err := r.ReadByte()
	if err != nil || int(n) != r.Len() {
		return fmt.Errorf("%w: its end is missing or longer than it should be", ErrSave)
	}
	if err := s.Rng.UnmarshalBinary(data[len(data)-int(n):]); err != nil {
		return fmt.Errorf("%w: its random generator cannot be read", ErrSave)
	}
	old := t.State
	t.State = s
	if err := t.Check(); err != nil {
		t.State = old
		return fmt.Errorf("%w: %w", ErrSave, err)
	}
	t.State = State{}
	t.CopyFrom(&s)
	return nil
}

func readSlice[T any](r *bytes.Reader, s *[]T, what string) error {
	var n uint16
	if err := binary.Read(r, binary.LittleEndian, &n); err != nil {
		return fmt.Errorf("the number of %s is missing", what)
	}
	if int(n)*binary.Size(*new(T)) > r.Len() {
		return fmt.Errorf("the %s are cut short", what)
	}
	*s = make([]T, n)
	return binary.Read(r, binary.LittleEndian, *s)
}
