package match

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"cantina/bot"
	"cantina/engine"
	"cantina/games"
)

// Format is the version of the record's form.
const Format = 1

// blockSize is the number of decisions after which a record holds a hash of the position.
const blockSize = 32

// MaxRecord bounds the size of a record in bytes. The longest honest ones have some 20 KiB.
const MaxRecord = 1 << 20

// Record is a whole match as a file: what anybody needs to play it again, decision by decision, and
// to check that the cards were shuffled as promised before the first choice.
type Record struct {
	Cantina    int               `json:"cantina"` // the record's Format
	Game       string            `json:"game"`
	Version    string            `json:"version"` // of the game's rules and cards
	Options    map[string]string `json:"options"`
	Decks      []engine.Deck     `json:"decks,omitempty"`
	Seats      []Player          `json:"seats"`
	Commitment string            `json:"commitment"`           // SHA-256 of the seed in hex, shown before the first choice
	Seed       string            `json:"seed,omitempty"`       // in hex; missing while the match goes on
	TakeBacks  int               `json:"take_backs,omitempty"` // how often choices were taken back
	Begin      string            `json:"begin"`                // hash of the position before the first choice
	Blocks     []Block           `json:"blocks"`
	Outcome    *Outcome          `json:"outcome,omitempty"` // missing while the match goes on
}

// Block is up to 32 decisions; only the last block of a record may have fewer.
type Block struct {
	Choices Choices `json:"choices"`
	Hash    string  `json:"hash"` // of the position after them
}

// Choices are option indices. In JSON they are one text, numbers with blanks between.
type Choices []uint16

// Outcome tells how a match ended.
type Outcome struct {
	Winner  engine.Seat `json:"winner"` // -1: nobody
	Stalled bool        `json:"stalled,omitempty"`
	Rule    string      `json:"rule,omitempty"`
	Text    string      `json:"text"`
}

// MarshalText writes the indices with blanks between.
func (c Choices) MarshalText() ([]byte, error) {
	var b []byte
	for i, n := range c {
		if i > 0 {
			b = append(b, ' ')
		}
		b = strconv.AppendUint(b, uint64(n), 10)
	}
	return b, nil
}

// UnmarshalText reads what MarshalText writes.
func (c *Choices) UnmarshalText(text []byte) error {
	*c = (*c)[:0]
	for _, w := range strings.Fields(string(text)) {
		n, err := strconv.ParseUint(w, 10, 16)
		if err != nil {
			return fmt.Errorf("%q is not the number of an option", w)
		}
		*c = append(*c, uint16(n))
	}
	return nil
}

// Record returns the match so far. The seed is in it when the match is over, or when reveal is
// set: it tells what every hidden card is.
func (m *Match) Record(reveal bool) (*Record, error) {
	commitment := m.config.Setup.Commitment()
	r := &Record{
		Cantina: Format, Game: m.Game().ID, Version: m.Game().Version,
		Options: m.config.Setup.Options, Decks: m.config.Setup.Decks, Seats: m.config.Players,
		Commitment: hex.EncodeToString(commitment[:]), TakeBacks: m.takeBacks, Blocks: []Block{},
	}
	if reveal || m.Over() {
		r.Seed = hex.EncodeToString(m.config.Setup.Seed[:])
	}
	err := walk(m.config, m.choices, func(n int, t *engine.Table) error {
		switch {
		case n == 0:
			r.Begin = hash(t)
		case n%blockSize == 0 || n == len(m.choices):
			from := (n - 1) / blockSize * blockSize
			r.Blocks = append(r.Blocks, Block{Choices: append(Choices(nil), m.choices[from:n]...), Hash: hash(t)})
		}
		r.Outcome = outcome(t)
		return nil
	})
	return r, err
}

func hash(t *engine.Table) string {
	h := t.Hash()
	return hex.EncodeToString(h[:])
}

func outcome(t *engine.Table) *Outcome {
	if !t.Over.Ended {
		return nil
	}
	o := t.View(engine.Nobody).Position().Over
	return &Outcome{Winner: o.Winner, Stalled: o.Stalled, Rule: o.Reason, Text: o.Text}
}

// Encode returns the record as a JSON file.
func (r *Record) Encode() ([]byte, error) {
	b, err := json.MarshalIndent(r, "", " ")
	return append(b, '\n'), err
}

// Decode reads a record and checks its form. Whether its choices are possible and lead where it
// says is for Verify. The error says in one sentence what is wrong.
func Decode(data []byte) (*Record, error) {
	r := &Record{}
	if len(data) > MaxRecord {
		return nil, fmt.Errorf("match record: it has %d bytes, and no match needs more than %d", len(data), MaxRecord)
	}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(r); err != nil {
		return nil, fmt.Errorf("match record: %w", plain(err, d.InputOffset(), len(data)))
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, fmt.Errorf("match record: something follows its end at byte %d", d.InputOffset())
	}
	if err := r.check(); err != nil {
		return nil, fmt.Errorf("match record: %w", err)
	}
	return r, nil
}

// plain puts the errors of package json into words for people.
func plain(err error, at int64, all int) error {
	var syntax *json.SyntaxError
	var typ *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.EOF):
		return errors.New("it is empty")
	case errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Errorf("it is cut off after byte %d", all)
	case errors.As(err, &syntax):
		return fmt.Errorf("it is not JSON at byte %d (%s)", syntax.Offset, syntax.Error())
	case errors.As(err, &typ) && typ.Field == "":
		return fmt.Errorf("it holds a JSON %s, and a record is an object in braces", typ.Value)
	case errors.As(err, &typ):
		return fmt.Errorf("field %q, which ends at byte %d, cannot be a %s", typ.Field, typ.Offset, typ.Value)
	}
	return fmt.Errorf("%s at byte %d", strings.TrimPrefix(err.Error(), "json: "), at)
}

func (r *Record) check() error {
	if r.Cantina != Format {
		return fmt.Errorf("it has format %d, and this program reads format %d", r.Cantina, Format)
	}
	g, err := games.Get(r.Game)
	if err != nil {
		return err
	}
	if r.Version != g.Version {
		return fmt.Errorf("it was played under version %q of %s, and this program has version %q", r.Version, g.ID, g.Version)
	}
	if len(r.Seats) != len(g.Seats) {
		return fmt.Errorf("it has %d seats, and %s has %d", len(r.Seats), g.ID, len(g.Seats))
	}
	for i, s := range r.Seats {
		if s.Bot == "" {
			continue
		}
		if _, err := bot.New(s.Bot, 0); err != nil {
			return fmt.Errorf("seat %d: %w", i, err)
		}
	}
	if r.TakeBacks < 0 {
		return fmt.Errorf("it counts %d take-backs", r.TakeBacks)
	}
	if b, err := hex.DecodeString(r.Commitment); err != nil || len(b) != 32 {
		return errors.New("the commitment is not 64 hex digits")
	}
	if b, err := hex.DecodeString(r.Seed); err != nil || len(b) != 32 && r.Seed != "" {
		return errors.New("the seed is not 64 hex digits")
	}
	if err := isHash(r.Begin); err != nil {
		return fmt.Errorf("the hash of the beginning %w", err)
	}
	for i, b := range r.Blocks {
		first := i*blockSize + 1
		if n := len(b.Choices); n == 0 || n > blockSize || n < blockSize && i < len(r.Blocks)-1 {
			return fmt.Errorf("the block from decision %d on has %d choices; each has %d, the last one 1 to %d", first, n, blockSize, blockSize)
		}
		if err := isHash(b.Hash); err != nil {
			return fmt.Errorf("the hash of the block from decision %d on %w", first, err)
		}
	}
	return nil
}

func isHash(s string) error {
	if b, err := hex.DecodeString(s); err != nil || len(b) != 8 {
		return errors.New("is not 16 hex digits")
	}
	return nil
}
