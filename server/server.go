// Package server is the play server: the page, the HTTP calls and the WebSockets of
// docs/protocol.md, over the matches of package match and the log of package store.
//
// Each open match is a room. Everything that changes it happens under the room's lock, and is
// written to the store before anybody is told. A room that nobody looks at leaves the memory; it
// comes back by playing its log again, after a restart of the server too.
//
// Locks are taken in this order: room.mu, then Server.roomsMu.
package server

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"runtime"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"cantina/store"
)

// closeTimeout bounds how long pages get to say goodbye when the server stops.
const closeTimeout = 8 * time.Second

// Server serves matches. Make one with New and end it with Close.
type Server struct {
	config  Config
	log     *slog.Logger
	store   *store.Store
	handler http.Handler
	catalog map[string]*gameInfo
	create  *rate.Limiter // new matches
	brains  chan struct{} // one place a bot that thinks

	ctx      context.Context // ends when the server is closed
	cancel   context.CancelFunc
	stopping chan struct{} // closed first: the pages are told
	stop     func()
	running  sync.WaitGroup // connections and bots

	roomsMu sync.Mutex
	rooms   map[string]*room
}

// New opens the data folder and prepares everything that is the same for all requests.
func New(c Config) (*Server, error) {
	c, err := c.withDefaults()
	if err != nil {
		return nil, err
	}
	s := &Server{
		config: c, log: c.Log, rooms: map[string]*room{},
		create:   rate.NewLimiter(20, 100),
		brains:   make(chan struct{}, runtime.GOMAXPROCS(0)),
		stopping: make(chan struct{}),
	}
	s.stop = sync.OnceFunc(func() { close(s.stopping) })
	if s.catalog, err = catalog(); err != nil {
		return nil, err
	}
	if s.handler, err = s.routes(); err != nil {
		return nil, err
	}
	s.ctx, s.cancel = context.WithCancel(context.Background())
	if s.store, err = store.Open(s.ctx, c.DataDir); err != nil {
		s.cancel()
		return nil, err
	}
	return s, nil
}

// Handler returns the handler of all requests.
func (s *Server) Handler() http.Handler { return s.handler }

// Close tells all pages that the server goes away, waits for what is under way and closes the
// store.
func (s *Server) Close() error {
	s.stop()
	done := make(chan struct{})
	go func() {
		s.running.Wait()
		close(done)
	}()
	select { // bots end after the choice at hand; connections get the time to close in order
	case <-done:
	case <-time.After(closeTimeout):
	}
	s.cancel()
	<-done
	s.forgetAll()
	return s.store.Close()
}

// Run listens and serves until the context ends, and then closes the server.
func (s *Server) Run(ctx context.Context) error {
	l, err := (&net.ListenConfig{}).Listen(ctx, "tcp", s.config.Addr)
	if err != nil {
		return errors.Join(fmt.Errorf("cannot listen at %s: %w", s.config.Addr, err), s.Close())
	}
	h := &http.Server{
		Handler: s.handler, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		WriteTimeout: time.Minute, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: slog.NewLogLogger(s.log.Handler(), slog.LevelDebug),
	}
	failed := make(chan error, 1)
	go func() { failed <- h.Serve(l) }()
	url := visitURL(l.Addr())
	s.log.Info("serving", "url", url, "data", s.config.DataDir)
	if s.config.Started != nil {
		s.config.Started(url)
	}
	select {
	case err = <-failed:
	case <-ctx.Done():
	}
	s.stop()
	end, cancel := context.WithTimeout(context.Background(), closeTimeout)
	defer cancel()
	if e := h.Shutdown(end); e != nil {
		err = errors.Join(err, h.Close())
	}
	err = errors.Join(err, s.Close())
	s.log.Info("stopped")
	return err
}

// Main is New and Run.
func Main(ctx context.Context, c Config) error {
	s, err := New(c)
	if err != nil {
		return err
	}
	return s.Run(ctx)
}

// visitURL returns what to type into a browser on this machine.
func visitURL(a net.Addr) string {
	host, port, err := net.SplitHostPort(a.String())
	if err != nil {
		return "http://" + a.String()
	}
	if ip := net.ParseIP(host); ip == nil || ip.IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port)
}
