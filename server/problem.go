package server

import (
	"encoding/json"
	"errors"
	"net/http"

	"cantina/store"
)

// problem is an error with its HTTP status and one sentence for whoever asked.
type problem struct {
	Status int    `json:"status"`
	Title  string `json:"title"`
	Detail string `json:"detail"`
}

func (p *problem) Error() string { return p.Detail }

func fail(status int, detail string) *problem {
	return &problem{status, http.StatusText(status), detail}
}

// answer makes a handler of a function that returns what is to be sent as JSON. Errors that are no
// problem are ours: they are logged, and whoever asked is told no more than that.
func (s *Server) answer(f func(w http.ResponseWriter, r *http.Request) (any, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		v, err := f(w, r)
		switch {
		case err != nil:
			s.fail(w, r, err)
		case v != nil:
			writeJSON(w, "application/json", http.StatusOK, v)
		}
	}
}

func (s *Server) fail(w http.ResponseWriter, r *http.Request, err error) {
	var p *problem
	switch {
	case errors.As(err, &p):
	case errors.Is(err, store.ErrNotFound):
		p = fail(http.StatusNotFound, "There is no match with this address.")
	default:
		// Not the query: it may hold a token.
		s.log.Error("request failed", "method", r.Method, "path", r.URL.Path, "err", err)
		p = fail(http.StatusInternalServerError, "Something went wrong on the server; it has been noted.")
	}
	writeJSON(w, "application/problem+json", p.Status, p)
}

func writeJSON(w http.ResponseWriter, mime string, status int, v any) {
	b, err := json.Marshal(v)
	if err != nil {
		http.Error(w, "The answer could not be written.", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", mime)
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write(b) // whoever asked may have gone
}
