package server

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"cantina/bot"
	"cantina/engine"
	"cantina/engine/scenario"
	"cantina/match"
	"cantina/store"
)

// newMatchBody is what a page asks for.
type newMatchBody struct {
	Game    string            `json:"game"`
	Seat    int               `json:"seat"`
	Bot     string            `json:"bot"`
	Options map[string]string `json:"options"`
	Seed    string            `json:"seed"`
}

// newMatch begins a match against bots.
func (s *Server) newMatch(_ http.ResponseWriter, r *http.Request) (any, error) {
	if !s.create.Allow() {
		return nil, fail(http.StatusTooManyRequests, "Too many matches are being started; try again in a moment.")
	}
	var body newMatchBody
	if err := readJSON(r, &body); err != nil {
		return nil, err
	}
	c, err := s.configOf(body)
	if err != nil {
		return nil, err
	}
	if _, err := match.New(c); err != nil { // before it is stored: an option may be wrong
		var broken *match.Broken
		if errors.As(err, &broken) {
			return nil, fmt.Errorf("%w\n%s", err, broken.Stack)
		}
		return nil, fail(http.StatusBadRequest, sentence(err))
	}
	token := rand.Text() // 130 bits
	stored := store.Match{
		ID: strings.ToLower(rand.Text()[:12]), Game: c.Game.ID, Version: c.Game.Version, Seed: c.Setup.Seed, Begun: time.Now(),
	}
	if stored.Setup, err = json.Marshal(setup{Options: c.Setup.Options, Decks: c.Setup.Decks}); err != nil {
		return nil, err
	}
	for i, p := range c.Players {
		sp := store.Player{Name: p.Name, Bot: p.Bot}
		if i == body.Seat {
			sp.Token = hashToken(token)
		}
		stored.Players = append(stored.Players, sp)
	}
	if err := s.store.Create(r.Context(), stored); err != nil {
		return nil, err
	}
	s.log.Info("match begins", "match", stored.ID, "game", stored.Game, "bot", body.Bot)
	return map[string]string{"match": stored.ID, "token": token}, nil
}

// configOf checks what was asked for.
func (s *Server) configOf(body newMatchBody) (match.Config, error) {
	bad := func(format string, args ...any) (match.Config, error) {
		return match.Config{}, fail(http.StatusBadRequest, fmt.Sprintf(format, args...))
	}
	info, ok := s.catalog[body.Game]
	if !ok {
		_, err := s.game(body.Game)
		return bad("%s", err)
	}
	g := info.game
	if body.Seat < 0 || body.Seat >= len(g.Seats) {
		return bad("Seat %d does not exist: %s has the seats 0 to %d.", body.Seat, g.Name, len(g.Seats)-1)
	}
	if _, err := bot.New(body.Bot, 0); err != nil {
		return bad("%s", sentence(err))
	}
	c := match.Config{Game: g, Setup: engine.Setup{Options: body.Options}}
	for i := range g.Seats {
		p := match.Player{Bot: body.Bot}
		if i == body.Seat {
			p = match.Player{Name: "guest"}
		}
		c.Players = append(c.Players, p)
	}
	if body.Seed == "" {
		_, err := rand.Read(c.Setup.Seed[:])
		return c, err
	}
	seed, err := hex.DecodeString(body.Seed)
	if err != nil || len(seed) != len(c.Setup.Seed) {
		return bad("The seed is not %d hex digits.", 2*len(c.Setup.Seed))
	}
	copy(c.Setup.Seed[:], seed)
	return c, nil
}

func readJSON(r *http.Request, v any) error {
	d := json.NewDecoder(http.MaxBytesReader(nil, r.Body, maxMessage))
	d.DisallowUnknownFields()
	err := d.Decode(v)
	if err == nil {
		if _, e := d.Token(); e != io.EOF {
			err = errors.New("something follows its end")
		}
	}
	if err == nil {
		return nil
	}
	var big *http.MaxBytesError
	if errors.As(err, &big) {
		return fail(http.StatusRequestEntityTooLarge, fmt.Sprintf("The request has more than %d bytes.", maxMessage))
	}
	var typ *json.UnmarshalTypeError
	switch {
	case errors.As(err, &typ) && typ.Field != "":
		return fail(http.StatusBadRequest, fmt.Sprintf("The field %q of the request cannot be a JSON %s.", typ.Field, typ.Value))
	case errors.As(err, &typ):
		return fail(http.StatusBadRequest, fmt.Sprintf("The request is a JSON %s, and must be an object.", typ.Value))
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return fail(http.StatusBadRequest, "The request cannot be read: it is empty or cut off.")
	}
	return fail(http.StatusBadRequest, fmt.Sprintf("The request cannot be read: %s.", strings.TrimPrefix(err.Error(), "json: ")))
}

// open returns the room of a request and the seat that its token opens. The room has to be left.
func (s *Server) open(r *http.Request) (*room, engine.Seat, error) {
	room := s.enter(r.PathValue("match"))
	seat, err := room.admit(r)
	if err != nil {
		s.leave(room)
		return nil, seat, err
	}
	return room, seat, nil
}

func (r *room) admit(q *http.Request) (engine.Seat, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := r.load(q.Context()); err != nil {
		return engine.Nobody, err
	}
	seat, ok := r.seatOf(q.URL.Query().Get("token"))
	if !ok {
		return seat, fail(http.StatusForbidden, "The token does not open this match.")
	}
	return seat, nil
}

// record sends the match record as a file.
func (s *Server) record(w http.ResponseWriter, r *http.Request) (any, error) {
	room, _, err := s.open(r)
	if err != nil {
		return nil, err
	}
	defer s.leave(room)
	room.mu.Lock()
	rec, err := room.match.Record(false)
	room.mu.Unlock()
	if err != nil {
		return nil, err
	}
	data, err := rec.Encode()
	if err != nil {
		return nil, err
	}
	download(w, "application/json", fmt.Sprintf("%s-%s.json", rec.Game, room.id), data)
	return nil, nil
}

// scenario sends the position as the seat sees it, or that of the last menu and the choices since, as a scenario file; of a match that is over, which
// has no secrets any more, the whole match.
func (s *Server) scenario(w http.ResponseWriter, r *http.Request) (any, error) {
	room, seat, err := s.open(r)
	if err != nil {
		return nil, err
	}
	defer s.leave(room)
	room.mu.Lock()
	data, err := export(room.match, seat)
	room.mu.Unlock()
	if errors.Is(err, scenario.ErrExport) {
		return nil, fail(http.StatusConflict, sentence(err))
	}
	if err != nil {
		return nil, err
	}
	download(w, "text/plain; charset=utf-8", room.id+".txtar", data)
	return nil, nil
}

func export(m *match.Match, seat engine.Seat) ([]byte, error) {
	rec, err := m.Record(true)
	if err != nil {
		return nil, err
	}
	c, err := rec.Config()
	if err != nil {
		return nil, err
	}
	var choices []int
	for _, n := range rec.Choices() {
		choices = append(choices, int(n))
	}
	if !m.Over() {
		return scenario.ExportNow(c.Game, c.Setup, choices, seat)
	}
	return scenario.ExportGame(c.Game, c.Setup, choices)
}

func download(w http.ResponseWriter, mime, name string, data []byte) {
	h := w.Header()
	h.Set("Content-Type", mime)
	h.Set("Content-Disposition", fmt.Sprintf("attachment; filename=%q", name))
	h.Set("Cache-Control", "no-store")
	_, _ = w.Write(data) // whoever asked may have gone
}
