package server

import (
	"fmt"
	"io/fs"
	"net/http"
	"runtime/debug"

	"cantina/web"
)

func (s *Server) routes() (http.Handler, error) {
	dist, err := fs.Sub(web.Dist, "dist")
	if err != nil {
		return nil, err
	}
	page, err := newPage(dist)
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.Handle("/", page)
	mux.HandleFunc("GET /healthz", s.answer(s.health))
	mux.HandleFunc("GET /api/games", s.answer(s.listGames))
	mux.HandleFunc("GET /api/games/{game}", s.answer(s.gameFacts))
	mux.HandleFunc("GET /api/games/{game}/rules/{id}", s.answer(s.rule))
	mux.HandleFunc("POST /api/matches", s.answer(s.newMatch))
	mux.HandleFunc("GET /api/matches/{match}/record", s.answer(s.record))
	mux.HandleFunc("GET /api/matches/{match}/scenario", s.answer(s.scenario))
	mux.HandleFunc("GET /api/matches/{match}/ws", s.answer(s.socket))
	mux.HandleFunc("/api/", s.answer(func(_ http.ResponseWriter, r *http.Request) (any, error) {
		return nil, fail(http.StatusNotFound, fmt.Sprintf("There is nothing at %s %s.", r.Method, r.URL.Path))
	}))
	// Other sites may not make the browser of a visitor act here. WebSockets check it by themselves.
	cross := http.NewCrossOriginProtection()
	cross.SetDenyHandler(s.answer(func(http.ResponseWriter, *http.Request) (any, error) {
		return nil, fail(http.StatusForbidden, "This request came from a page of another site.")
	}))
	return s.guard(cross.Handler(mux)), nil
}

// guard sets the headers of every answer, and keeps a crash to the request that caused it.
func (s *Server) guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if p := recover(); p != nil {
				s.fail(w, r, fmt.Errorf("panic: %v\n%s", p, debug.Stack()))
			}
		}()
		h := w.Header()
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer") // the address of a match may hold its token
		h.Set("Content-Security-Policy", "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "+
			"object-src 'none'; base-uri 'self'; frame-ancestors 'none'")
		next.ServeHTTP(w, r)
	})
}

// health tells a supervisor whether the server can do its work.
func (s *Server) health(_ http.ResponseWriter, r *http.Request) (any, error) {
	select {
	case <-s.stopping:
		return nil, fail(http.StatusServiceUnavailable, "The server is stopping.")
	default:
	}
	if err := s.store.Ping(r.Context()); err != nil {
		return nil, fail(http.StatusServiceUnavailable, "The data file does not answer.")
	}
	return map[string]string{"status": "ok"}, nil
}
