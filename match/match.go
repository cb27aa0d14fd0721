// Package match is one live match: who sits where, the table, and the log of choices that made it.
//
// It is pure: no socket, no file, no clock; the seed is passed in. A match keeps only its position
// and its choices. Everything else (take-backs, the log in words, the record) is derived by playing
// the choices again, which takes about a microsecond a choice and can never differ.
//
// A match grows by entries: a choice, or a take-back. The number of entries is the match's
// version; it never repeats, so a message that names a version can only mean one position. Whoever
// writes the entries down in order can bring the match back with Restore.
package match

import (
	"fmt"
	"maps"

	"cantina/engine"
)

// Config says what is played and by whom.
type Config struct {
	Game    *engine.Game
	Setup   engine.Setup
	Players []Player // one a seat
}

// Player is who plays a seat: a person, or a bot of a level.
type Player struct {
	Name string `json:"name,omitempty"`
	Bot  string `json:"bot,omitempty"` // the bot's level, empty for a person
}

// Entry is one step of a match: the index of the option that was chosen, or, below 0, a take-back
// after which -1-entry choices are left.
type Entry int32

// takeBack is the entry of a take-back that leaves n choices.
func takeBack(n int) Entry { return Entry(-1 - n) }

// Left returns how many choices a take-back leaves; ok is false for a choice.
func (e Entry) Left() (n int, ok bool) { return int(-1 - e), e < 0 }

// Match is one live match. It is not safe for concurrent use.
type Match struct {
	config    Config
	table     *engine.Table
	choices   []uint16
	made      [engine.MaxSeats]uint16 // how many of the choices each seat made
	version   int
	takeBacks int
	replies   [engine.MaxSeats]replies
}

// New sets up a match and plays to its first decision.
func New(c Config) (*Match, error) {
	if c.Game == nil {
		return nil, fmt.Errorf("a match needs a game")
	}
	if len(c.Players) != len(c.Game.Seats) {
		return nil, fmt.Errorf("%s is played by %d players, not %d", c.Game.ID, len(c.Game.Seats), len(c.Players))
	}
	// All options by value, so that a later default cannot change a match that has begun.
	c.Setup.Options = allOptions(c.Game, c.Setup.Options)
	m := &Match{config: c}
	return m, m.rebuild(nil)
}

// Restore brings a match back from its entries. The error says at which entry they do not fit.
func Restore(c Config, entries []Entry) (*Match, error) {
	m, err := New(c)
	if err != nil {
		return nil, err
	}
	var choices []uint16
	for i, e := range entries {
		left, back := e.Left()
		switch {
		case !back && e > maxOption, back && left >= len(choices):
			return nil, fmt.Errorf("entry %d of the match cannot be %d", i+1, e)
		case back:
			choices = choices[:left]
			m.takeBacks++
		default:
			choices = append(choices, uint16(e))
		}
	}
	if err := m.rebuild(choices); err != nil {
		return nil, err
	}
	m.version = len(entries)
	return m, nil
}

// maxOption is the largest option index that the choice log can hold.
const maxOption = 1<<16 - 1

func allOptions(g *engine.Game, given map[string]string) map[string]string {
	out := make(map[string]string, len(g.Options))
	for _, o := range g.Options {
		out[o.ID] = o.Default
	}
	maps.Copy(out, given)
	return out
}

// rebuild plays the choices from the beginning and makes the result the position of the match. On
// an error the match is as before.
func (m *Match) rebuild(choices []uint16) error {
	var table *engine.Table
	var made [engine.MaxSeats]uint16
	err := walk(m.config, choices, func(n int, t *engine.Table) error {
		table = t
		if n < len(choices) {
			made[t.Ask.Seat]++
		}
		return nil
	})
	if err != nil {
		return err
	}
	m.table, m.choices, m.made = table, choices, made
	return nil
}

// begin sets up a recording table at its first decision.
func begin(c Config) (*engine.Table, error) {
	t := &engine.Table{Game: c.Game, Recording: true}
	return t, t.Reset(c.Setup)
}

// Game returns the game that is played.
func (m *Match) Game() *engine.Game { return m.config.Game }

// Players returns who plays, by seat. It must not be changed.
func (m *Match) Players() []Player { return m.config.Players }

// Table returns the position. It may be read until the next Choose or Undo; only these change it.
func (m *Match) Table() *engine.Table { return m.table }

// View returns what a seat may know of the position.
func (m *Match) View(s engine.Seat) engine.View { return m.table.View(s) }

// Version counts choices and take-backs. It grows by one with each and never repeats.
func (m *Match) Version() int { return m.version }

// Decisions returns how many choices led to the position.
func (m *Match) Decisions() int { return len(m.choices) }

// Over reports whether the match has ended.
func (m *Match) Over() bool { return m.table.Over.Ended }

// ToMove returns the seat that has to choose and the level of its bot, empty for a person. When
// the match is over it is Nobody.
func (m *Match) ToMove() (seat engine.Seat, bot string) {
	if m.Over() {
		return engine.Nobody, ""
	}
	s := m.table.Ask.Seat
	return s, m.config.Players[s].Bot
}

// Seed returns the seed of the match. It tells every hidden card.
func (m *Match) Seed() []byte { return m.config.Setup.Seed[:] }
