package server

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"cantina/bot"
	"cantina/engine"
)

// wake sets the bot to work if it has to choose. The caller holds r.mu.
func (r *room) wake() {
	if r.thinking || r.match == nil {
		return
	}
	if _, level := r.match.ToMove(); level == "" {
		return
	}
	select {
	case <-r.server.stopping:
		return // it goes on when the match is opened again
	default:
	}
	r.thinking = true
	r.server.enter(r.id)
	r.server.running.Go(func() {
		defer r.server.leave(r)
		for r.botMove() {
		}
	})
}

// botMove makes one choice of a bot and reports whether there may be another one. The bot thinks
// about a copy, so that the room stays open meanwhile; if the match has moved on, its thought is
// thrown away.
func (r *room) botMove() bool {
	r.mu.Lock()
	seat, level, version := engine.Nobody, "", 0
	var table *engine.Table
	var rng uint64
	if r.match != nil {
		if seat, level = r.match.ToMove(); level != "" {
			version, table, rng = r.match.Version(), r.match.Table().Clone(), r.botSeed(seat)
		}
	}
	if table == nil {
		r.thinking = false // under the lock: whoever moves next wakes it again
		r.mu.Unlock()
		return false
	}
	r.mu.Unlock()

	if !r.server.pause(r.server.config.BotDelay) {
		r.mu.Lock()
		r.thinking = false
		r.mu.Unlock()
		return false
	}
	r.server.brains <- struct{}{}
	option, err := ask(level, rng, table.View(seat))
	<-r.server.brains
	if err != nil {
		r.server.log.Error("the bot failed", "match", r.id, "bot", level, "decision", version, "err", err)
	}

	r.mu.Lock()
	defer r.mu.Unlock()
	if r.match == nil || r.match.Version() != version {
		return true
	}
	// Where the rules crash on its choice it takes another one, so that the person can play on.
	n := len(table.Options)
	for i := range n {
		if err = r.do(seat, request{Type: "choose", Seq: version, Option: (option + i) % n}); err == nil {
			return true
		}
		if errors.Is(err, errNotSaved) {
			break
		}
	}
	r.thinking = false
	text := "The bot cannot go on: the rules failed on whatever it tried; take back your last choice and try another one."
	if errors.Is(err, errNotSaved) {
		text = "The bot cannot go on: its choice could not be saved; load the page again to let it try once more."
	}
	for c := range r.conns {
		c.refuse(codeFailed, text, "")
	}
	return false
}

// ask lets a bot choose. Whatever goes wrong in it, the answer is a legal option.
func ask(level string, seed uint64, v engine.View) (option int, err error) {
	defer func() {
		if p := recover(); p != nil {
			option, err = 0, fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	b, err := bot.New(level, seed)
	if err != nil {
		return 0, err
	}
	if option = b.Choose(v); option < 0 || option >= v.Choices() {
		return 0, fmt.Errorf("it chose option %d of %d", option, v.Choices())
	}
	return option, nil
}

// botSeed gives the bot other randomness at each decision, and the same when the match is loaded
// again or a choice is taken back and made again. It tells nothing of the match's own seed.
func (r *room) botSeed(seat engine.Seat) uint64 {
	b := append([]byte("cantina bot"), byte(seat))
	b = binary.BigEndian.AppendUint64(b, uint64(r.match.Decisions()))
	b = append(b, r.match.Seed()...)
	sum := sha256.Sum256(b)
	return binary.BigEndian.Uint64(sum[:])
}

// pause waits, and reports whether the time passed before the server stopped.
func (s *Server) pause(d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-s.stopping:
		return false
	}
}
