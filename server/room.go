package server

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"time"

	"cantina/engine"
	"cantina/match"
	"cantina/store"
)

// room is one match in memory and the connections that look at it.
type room struct {
	id     string
	server *Server

	mu       sync.Mutex
	match    *match.Match // nil until it is loaded, and after it could not be saved
	tokens   [][]byte     // hashes, by seat; nil for bots
	commit   string
	conns    map[*conn]struct{}
	thinking bool // a bot is at work

	users int         // guarded by Server.roomsMu
	idle  *time.Timer // guarded by Server.roomsMu
}

// setup is the form in which a match's setup is stored.
type setup struct {
	Options map[string]string `json:"options,omitempty"`
	Decks   []engine.Deck     `json:"decks,omitempty"`
}

// load brings the match into memory, if it is not there, and sets its bot to work. The caller holds
// r.mu.
func (r *room) load(ctx context.Context) error {
	if r.match != nil {
		return nil
	}
	stored, err := r.server.store.Match(ctx, r.id)
	if err != nil {
		return err
	}
	entries, err := r.server.store.Entries(ctx, r.id)
	if err != nil {
		return err
	}
	m, err := restore(r.server.catalog, stored, entries)
	if err != nil {
		return err
	}
	r.match = m
	r.tokens = nil
	for _, p := range stored.Players {
		r.tokens = append(r.tokens, p.Token)
	}
	sum := sha256.Sum256(stored.Seed[:])
	r.commit = hex.EncodeToString(sum[:])
	r.wake()
	return nil
}

// restore plays a stored match again and checks that it comes to the position that it had.
func restore(games map[string]*gameInfo, s store.Match, stored []store.Entry) (*match.Match, error) {
	g, ok := games[s.Game]
	if !ok {
		return nil, fail(http.StatusGone, fmt.Sprintf("This match was one of %q, which is not here any more.", s.Game))
	}
	if g.game.Version != s.Version {
		return nil, fail(http.StatusGone, fmt.Sprintf("This match was begun under version %s of the rules of %s; the server now has version %s.",
			s.Version, g.game.Name, g.game.Version))
	}
	c := match.Config{Game: g.game}
	var from setup
	if err := json.Unmarshal(s.Setup, &from); err != nil {
		return nil, fmt.Errorf("match %s: its setup: %w", s.ID, err)
	}
	c.Setup = engine.Setup{Seed: s.Seed, Options: from.Options, Decks: from.Decks}
	for _, p := range s.Players {
		c.Players = append(c.Players, match.Player{Name: p.Name, Bot: p.Bot})
	}
	entries := make([]match.Entry, len(stored))
	for i, e := range stored {
		entries[i] = match.Entry(e.Value)
	}
	m, err := match.Restore(c, entries)
	if err != nil {
		return nil, fmt.Errorf("match %s: %w", s.ID, err)
	}
	if n := len(stored); n > 0 && m.Table().Hash() != stored[n-1].Hash {
		return nil, fail(http.StatusGone, "This match comes to another position than it had: the rules of the server have changed since.")
	}
	return m, nil
}

// seatOf returns the seat that a token opens. All tokens are compared, each in the same time.
func (r *room) seatOf(token string) (engine.Seat, bool) {
	hash := hashToken(token)
	seat := engine.Nobody
	for s, t := range r.tokens {
		if t != nil && subtle.ConstantTimeCompare(t, hash) == 1 {
			seat = engine.Seat(s)
		}
	}
	return seat, seat != engine.Nobody
}

func hashToken(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}

// do carries out a choice or a take-back of a seat, writes it down and tells everybody. The caller
// holds r.mu.
func (r *room) do(seat engine.Seat, q request) error {
	m := r.match
	var entry match.Entry
	var err error
	switch q.Type {
	case "undo":
		entry, err = m.Undo(seat, q.Seq)
	case "give-up":
		entry, err = m.GiveUp(seat, q.Seq)
	default:
		entry, err = m.Choose(seat, q.Seq, q.Option)
	}
	var broken *match.Broken
	if errors.As(err, &broken) {
		r.report(broken, q)
	}
	if err != nil {
		return err
	}
	// Not the request's context: once begun, a choice is finished.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(r.server.ctx), 10*time.Second)
	defer cancel()
	if err := r.server.store.Append(ctx, r.id, m.Version(), store.Entry{Value: int32(entry), Hash: m.Table().Hash(), At: time.Now()}); err != nil {
		r.server.log.Error("a choice could not be saved", "match", r.id, "entry", m.Version(), "err", err)
		r.reload()
		return errNotSaved
	}
	_, undone := entry.Left()
	for c := range r.conns {
		client := ""
		if c.seat == seat {
			client = q.Client
		}
		if undone {
			c.sendAll(client)
		} else {
			c.sendNews(client)
		}
	}
	r.wake()
	return nil
}

var errNotSaved = errors.New("the choice could not be saved and was not made; try again")

// reload takes the match from the store again, because the one in memory is ahead of it or behind.
// If that fails too, the next message of a page tries it once more.
func (r *room) reload() {
	r.match = nil
	if err := r.load(r.server.ctx); err != nil {
		r.server.log.Error("a match cannot be loaded", "match", r.id, "err", err)
		return
	}
	for c := range r.conns {
		c.sendAll("")
	}
}

// report keeps the record of a match in which the rules crashed, for the authors. It goes to a file
// and not to the log, because with its seed it tells every hidden card.
func (r *room) report(b *match.Broken, q request) {
	log := r.server.log.With("match", r.id, "decision", r.match.Decisions(), "type", q.Type, "option", q.Option)
	rec, err := r.match.Record(true)
	var data []byte
	if err == nil {
		data, err = rec.Encode()
	}
	path := filepath.Join(r.server.config.DataDir, "broken", fmt.Sprintf("%s-%d.json", r.id, r.match.Version()))
	if err == nil {
		err = os.MkdirAll(filepath.Dir(path), 0o700)
	}
	if err == nil {
		err = os.WriteFile(path, data, 0o600)
	}
	log.Error("the rules crashed", "cause", b.Cause, "record", path, "unsaved", err, "stack", string(b.Stack))
}
