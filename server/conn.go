package server

import (
	"encoding/json"
	"errors"
	"sync/atomic"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"cantina/engine"
	"cantina/match"
)

// queued is how many messages wait for a slow page. When more come it misses them, and gets the
// whole state as soon as it has caught up.
const queued = 16

// conn is one page that looks at a match.
type conn struct {
	room    *room
	seat    engine.Seat
	ws      *websocket.Conn
	limiter *rate.Limiter
	out     chan []byte
	behind  atomic.Bool // it has missed something
	lines   int         // of the log that it has; guarded by room.mu
}

// The methods below are called with room.mu held.

// sendAll sends the state with the whole log.
func (c *conn) sendAll(client string) {
	log, err := c.room.match.Log(c.seat)
	if err != nil {
		c.room.server.log.Error("the log cannot be made", "match", c.room.id, "err", err)
	}
	c.lines = len(log)
	c.sendState(log, 1, client)
}

// sendNews sends the state with the lines of the last choice.
func (c *conn) sendNews(client string) {
	from := c.lines + 1
	log := c.room.match.Latest(c.seat, c.lines)
	c.lines += len(log)
	c.sendState(log, from, client)
}

// sendSame sends the state without new lines.
func (c *conn) sendSame(client string) { c.sendState(nil, c.lines+1, client) }

func (c *conn) sendState(log []match.Line, from int, client string) {
	m := c.room.match
	c.send(&stateMessage{
		Type: "state", Seq: m.Version(), View: m.View(c.seat).Position(), Log: log, LogFrom: from,
		Commitment: c.room.commit, Undo: m.CanUndo(c.seat), Client: client,
	})
}

func (c *conn) refuse(code match.Code, text, client string) {
	c.send(&refusedMessage{Type: "refused", Code: code, Text: text, Client: client})
}

// send queues a message; it never waits.
func (c *conn) send(v any) {
	if c.behind.Load() {
		return
	}
	b, err := json.Marshal(v)
	if err != nil {
		c.room.server.log.Error("a message cannot be written", "match", c.room.id, "err", err)
		return
	}
	select {
	case c.out <- b:
	default:
		c.behind.Store(true)
	}
}

// handle answers one message of the page.
func (c *conn) handle(q request) error {
	r := c.room
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := r.load(r.server.ctx); err != nil {
		return err
	}
	r.wake() // a bot that could not go on tries again
	switch q.Type {
	case "hello":
		c.sendAll(q.Client)
	case "why":
		c.why(q)
	default:
		return c.act(q)
	}
	return nil
}

// act carries out a choice or a take-back, or answers again one that was dealt with before.
func (c *conn) act(q request) error {
	m := c.room.match
	if refusal, again := m.Answered(c.seat, q.Client); again {
		c.settle(refusal, q.Client)
		return nil
	}
	err := c.room.do(c.seat, q)
	var refusal *match.Refusal
	switch {
	case err == nil:
		m.Answer(c.seat, q.Client, nil) // the state is on its way to everybody
		return nil
	case errors.Is(err, errNotSaved): // may be tried again with the same client id
		c.refuse(codeFailed, sentence(err), q.Client)
		if c.room.match != nil {
			c.sendSame("")
		}
		return nil
	case !errors.As(err, &refusal):
		refusal = &match.Refusal{Code: codeFailed, Text: "The rules failed on this choice, so it was not made; the position is as before and the failure has been noted."}
	}
	m.Answer(c.seat, q.Client, refusal)
	c.settle(refusal, q.Client)
	return nil
}

// settle tells a page how its message was dealt with, and the state after it.
func (c *conn) settle(refusal *match.Refusal, client string) {
	if refusal != nil {
		c.refuse(refusal.Code, refusal.Text, client)
	}
	c.sendSame(client)
}

func (c *conn) why(q request) {
	out := &whyMessage{Type: "why", Card: q.Card, Reasons: []reason{}, Client: q.Client}
	v := c.room.match.View(c.seat)
	if card := v.CardByHandle(q.Card); card == engine.NoCard {
		out.Reasons = append(out.Reasons, reason{Text: "There is no such card among those that you see."})
	} else {
		for _, x := range v.Explain(card) {
			why := reason{Text: x.Text, Rule: x.Rule}
			if x.Verb >= engine.VerbGame { // smaller ones: no action was tried
				why.Verb = c.room.match.Game().Verbs[x.Verb].ID
			}
			out.Reasons = append(out.Reasons, why)
		}
	}
	c.send(out)
}

// resync sends the whole state to a page that has missed something.
func (c *conn) resync() {
	r := c.room
	r.mu.Lock()
	defer r.mu.Unlock()
	c.behind.Store(false)
	if r.match != nil {
		c.sendAll("")
	}
}
