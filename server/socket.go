package server

import (
	"context"
	"errors"
	"io"
	"net/http"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"
)

const (
	// hardLimit closes the connection. Messages between it and maxMessage are read and refused.
	hardLimit    = 64 << 10
	writeTimeout = 10 * time.Second
	pingEvery    = 30 * time.Second
	// messageBurst messages of a page are handled at once, more of them wait by Config.Rate.
	messageBurst = 60
)

// socket serves a page of a match until it goes away or the server stops.
func (s *Server) socket(w http.ResponseWriter, r *http.Request) (any, error) {
	room, seat, err := s.open(r)
	if err != nil {
		return nil, err
	}
	defer s.leave(room)
	s.running.Add(1)
	defer s.running.Done()
	ws, err := websocket.Accept(w, r, nil) // refuses other origins by itself
	if err != nil {
		s.log.Debug("no websocket", "err", err)
		return nil, nil
	}
	ws.SetReadLimit(hardLimit)
	c := &conn{room: room, seat: seat, ws: ws, limiter: rate.NewLimiter(s.config.Rate, messageBurst), out: make(chan []byte, queued)}
	done := make(chan struct{})
	written := make(chan struct{})
	go func() {
		defer close(written)
		c.write(done)
	}()
	if err = c.join(); err == nil {
		err = c.read()
	}
	room.mu.Lock()
	delete(room.conns, c)
	room.mu.Unlock()
	close(done)
	<-written
	c.end(err)
	return nil, nil
}

// join enters the room and sends the whole state.
func (c *conn) join() error {
	c.room.mu.Lock()
	defer c.room.mu.Unlock()
	if err := c.room.load(c.room.server.ctx); err != nil {
		return err
	}
	c.room.conns[c] = struct{}{}
	c.sendAll("")
	return nil
}

// read handles the page's messages until the connection ends.
func (c *conn) read() error {
	ctx := c.room.server.ctx
	for {
		if err := c.limiter.Wait(ctx); err != nil {
			return err
		}
		data, err := c.next(ctx)
		if err != nil {
			return err
		}
		q, err := parseRequest(data)
		if err == nil {
			err = c.handle(q)
		} else {
			c.room.mu.Lock()
			c.refuse(codeBadMessage, sentence(err), "")
			if c.room.match != nil {
				c.sendSame("")
			}
			c.room.mu.Unlock()
			err = nil
		}
		if err != nil {
			return err
		}
	}
}

// next reads one message, of a too large one only the first part.
func (c *conn) next(ctx context.Context) ([]byte, error) {
	_, r, err := c.ws.Reader(ctx)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(r, maxMessage+1))
	if err == nil {
		_, err = io.Copy(io.Discard, r)
	}
	return data, err
}

// write sends what is queued, looks now and then whether the page is still there, and says goodbye
// when the server stops.
func (c *conn) write(done <-chan struct{}) {
	ping := time.NewTicker(pingEvery)
	defer ping.Stop()
	for {
		var err error
		select {
		case <-done:
			return
		case <-c.room.server.stopping:
			_ = c.ws.Close(websocket.StatusGoingAway, "the server is stopping")
			return
		case b := <-c.out:
			err = c.timed(func(ctx context.Context) error { return c.ws.Write(ctx, websocket.MessageText, b) })
			if err == nil && len(c.out) == 0 && c.behind.Load() {
				c.resync()
			}
		case <-ping.C:
			err = c.timed(c.ws.Ping)
		}
		if err != nil {
			_ = c.ws.CloseNow() // ends read
			return
		}
	}
}

func (c *conn) timed(f func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(c.room.server.ctx, writeTimeout)
	defer cancel()
	return f(ctx)
}

// end closes the connection with the reason for which reading it ended.
func (c *conn) end(err error) {
	var p *problem
	switch status := websocket.CloseStatus(err); {
	case status != -1, c.room.server.ctx.Err() != nil, errors.Is(err, io.EOF):
		_ = c.ws.CloseNow()
	case errors.As(err, &p):
		_ = c.ws.Close(websocket.StatusInternalError, p.Title)
	default:
		c.room.server.log.Debug("connection ended", "match", c.room.id, "err", err)
		_ = c.ws.Close(websocket.StatusInternalError, "")
	}
}
