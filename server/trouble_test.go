package server

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"cantina/engine"
	"cantina/match"
	"cantina/store"
)

// What goes wrong inside: a crash of the rules, a choice that cannot be saved, another build.

type rig struct {
	*Server
	t  *testing.T
	ts *httptest.Server
}

func newRig(t *testing.T, c Config) *rig {
	t.Helper()
	if c.DataDir == "" {
		c.DataDir = t.TempDir()
	}
	c.Rate = rate.Inf
	s, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{s, t, httptest.NewServer(s.Handler())}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		r.ts.Close()
		http.DefaultClient.CloseIdleConnections()
	})
	return r
}

// begin makes a match against the random bot, in which seat 0 begins, and returns its address.
func (r *rig) begin() (id, query string) {
	r.t.Helper()
	res, err := http.Post(r.ts.URL+"/api/matches", "application/json",
		strings.NewReader(`{"game":"deckbuilding","seat":0,"bot":"random","seed":"`+strings.Repeat("22", 32)+`"}`))
	if err != nil {
		r.t.Fatal(err)
	}
	defer res.Body.Close()
	var k struct{ Match, Token string }
	if err := json.NewDecoder(res.Body).Decode(&k); err != nil {
		r.t.Fatal(err)
	}
	return k.Match, "?token=" + k.Token
}

func (r *rig) dial(id, query string) *websocket.Conn {
	r.t.Helper()
	ws, _, err := websocket.Dial(r.t.Context(), r.ts.URL+"/api/matches/"+id+"/ws"+query, nil)
	if err != nil {
		r.t.Fatal(err)
	}
	ws.SetReadLimit(8 << 20)
	r.t.Cleanup(func() { ws.CloseNow() })
	return ws
}

// answer is any message of the server.
type answer struct {
	Type, Code, Text, Client string
	Seq                      int
	Log                      []match.Line
	LogFrom                  int `json:"log_from"`
	View                     struct {
		Decision *struct {
			Mine    bool
			Options []struct{ Verb string }
		}
	}
}

func (r *rig) read(ws *websocket.Conn, fits func(a answer) bool) answer {
	r.t.Helper()
	ctx, cancel := context.WithTimeout(r.t.Context(), 20*time.Second)
	defer cancel()
	for {
		_, data, err := ws.Read(ctx)
		if err != nil {
			r.t.Fatal(err)
		}
		var a answer
		if err := json.Unmarshal(data, &a); err != nil {
			r.t.Fatal(err)
		}
		if fits(a) {
			return a
		}
	}
}

func isState(a answer) bool   { return a.Type == "state" }
func isRefusal(a answer) bool { return a.Type == "refused" }
func isMine(a answer) bool    { return isState(a) && a.View.Decision != nil && a.View.Decision.Mine }

func (r *rig) write(ws *websocket.Conn, q request) {
	r.t.Helper()
	b, err := json.Marshal(q)
	if err != nil {
		r.t.Fatal(err)
	}
	if err := ws.Write(r.t.Context(), websocket.MessageText, b); err != nil {
		r.t.Fatal(err)
	}
}

// sabotage makes the rules of this server's game crash on a seat's choice number n of a match.
func (r *rig) sabotage(crash func(t *engine.Table) bool) {
	g := *r.catalog["deckbuilding"].game
	g.Procs = slices.Clone(g.Procs)
	turn := g.Procs[engine.ProcGame].Step
	g.Procs[engine.ProcGame].Step = func(t *engine.Table, f *engine.Frame) {
		if crash(t) {
			panic("a defect of the rules")
		}
		turn(t, f)
	}
	r.catalog["deckbuilding"] = &gameInfo{game: &g}
}

// The rules crash on a person's choice: the position stands, the page is told, the record is kept
// for the authors.
func TestRulesCrash(t *testing.T) {
	r := newRig(t, Config{})
	r.sabotage(func(t *engine.Table) bool { return t.Seq >= 3 })
	id, query := r.begin()
	ws := r.dial(id, query)
	a := r.read(ws, isMine)
	no := answer{}
	for no.Type == "" {
		r.write(ws, request{Type: "choose", Seq: a.Seq})
		if b := r.read(ws, func(b answer) bool { return isMine(b) || isRefusal(b) }); isRefusal(b) {
			no = b
		} else {
			a = b
		}
	}
	if no.Code != string(codeFailed) {
		t.Errorf("told %+v", no)
	}
	if after := r.read(ws, isState); after.Seq != a.Seq || a.Seq < 2 {
		t.Errorf("the match went on from %d to %d", a.Seq, after.Seq)
	}
	files, _ := filepath.Glob(filepath.Join(r.config.DataDir, "broken", id+"-*.json"))
	if len(files) != 1 {
		t.Errorf("records kept: %v", files)
	}
	r.write(ws, request{Type: "undo", Seq: a.Seq, Client: "back"})
	if back := r.read(ws, isState); back.Seq != a.Seq+1 {
		t.Errorf("after the crash, a choice cannot be taken back: %+v", back)
	}
}

// The rules crash on whatever the bot does: the person is told and can go back.
func TestRulesCrashOnTheBot(t *testing.T) {
	r := newRig(t, Config{})
	r.sabotage(func(t *engine.Table) bool { return t.Turn == 2 && t.Active == 1 && t.Answer.Verb >= engine.VerbGame })
	id, query := r.begin()
	ws := r.dial(id, query)
	a := r.read(ws, isMine)
	for range 400 {
		if a.Type == "refused" {
			break
		}
		i := slices.IndexFunc(a.View.Decision.Options, func(o struct{ Verb string }) bool { return o.Verb == "end-turn" })
		r.write(ws, request{Type: "choose", Seq: a.Seq, Option: max(i, 0)})
		a = r.read(ws, func(a answer) bool { return isMine(a) || isRefusal(a) })
	}
	if a.Code != string(codeFailed) {
		t.Fatalf("told %+v", a)
	}
	r.write(ws, request{Type: "hello"})
	a = r.read(ws, isState)
	r.write(ws, request{Type: "undo", Seq: a.Seq, Client: "back"})
	r.read(ws, func(a answer) bool { return isMine(a) && a.Client == "back" })
}

// Another process on the same data has moved the match on: the choice is not made, and the page
// gets the position of the store.
func TestConflict(t *testing.T) {
	r := newRig(t, Config{})
	id, query := r.begin()
	ws := r.dial(id, query)
	a := r.read(ws, isMine)

	other, err := store.Open(t.Context(), r.config.DataDir)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	r.enter(id)
	room := r.rooms[id]
	room.mu.Lock()
	copied, err := match.Restore(match.Config{
		Game: room.match.Game(), Players: room.match.Players(),
		Setup: engine.Setup{Seed: [32]byte(room.match.Seed())},
	}, nil)
	room.mu.Unlock()
	r.leave(room)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := copied.Choose(0, 0, 1); err != nil {
		t.Fatal(err)
	}
	if err := other.Append(t.Context(), id, 1, store.Entry{Value: 1, Hash: copied.Table().Hash(), At: time.Now()}); err != nil {
		t.Fatal(err)
	}

	r.write(ws, request{Type: "choose", Seq: a.Seq, Option: 0, Client: "c"})
	no := r.read(ws, isRefusal)
	if got := r.read(ws, isState); got.Seq != 1 || no.Code != string(codeFailed) || no.Client != "c" {
		t.Errorf("told %+v, and the state %d", no, got.Seq)
	}
	r.write(ws, request{Type: "choose", Seq: 1, Option: 0, Client: "c"})
	if got := r.read(ws, func(a answer) bool { return a.Client == "c" }); got.Seq != 2 {
		t.Errorf("the match does not go on: %+v", got)
	}
}

// A match of another version of the rules, or one that comes to another position, is not played on.
func TestOtherBuild(t *testing.T) {
	dir := t.TempDir()
	r := newRig(t, Config{DataDir: dir})
	id, query := r.begin()
	m, err := r.store.Match(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	ask := func(id string) problem {
		t.Helper()
		res, err := http.Get(r.ts.URL + "/api/matches/" + id + "/record" + query)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		var p problem
		if err := json.NewDecoder(res.Body).Decode(&p); err != nil {
			t.Fatal(err)
		}
		return p
	}
	for name, c := range map[string]struct {
		change func(m *store.Match)
		entry  *store.Entry
		want   string
	}{
		"version": {change: func(m *store.Match) { m.Version = "0" }, want: "begun under version 0"},
		"game":    {change: func(m *store.Match) { m.Game = "whist" }, want: `one of "whist", which is not here any more`},
		"hash":    {entry: &store.Entry{Value: 0, Hash: [8]byte{1}}, want: "another position than it had"},
		"entry":   {entry: &store.Entry{Value: 5000}, want: "Something went wrong on the server"},
		"setup":   {change: func(m *store.Match) { m.Setup = []byte("x") }, want: "Something went wrong on the server"},
	} {
		n := m
		n.ID = name
		if c.change != nil {
			c.change(&n)
		}
		if err := r.store.Create(t.Context(), n); err != nil {
			t.Fatal(err)
		}
		if c.entry != nil {
			if err := r.store.Append(t.Context(), name, 1, *c.entry); err != nil {
				t.Fatal(err)
			}
		}
		if p := ask(name); !strings.Contains(p.Detail, c.want) {
			t.Errorf("%s: %+v", name, p)
		}
		if _, kept := r.rooms[name]; kept {
			t.Errorf("%s: a match that cannot be played stays in memory", name)
		}
	}
}

// A match that nobody looks at leaves the memory and comes back.
func TestIdle(t *testing.T) {
	r := newRig(t, Config{Idle: time.Millisecond})
	id, query := r.begin()
	ws := r.dial(id, query)
	was := r.read(ws, isMine)
	ws.Close(websocket.StatusNormalClosure, "")
	deadline := time.Now().Add(10 * time.Second)
	for {
		r.roomsMu.Lock()
		n := len(r.rooms)
		r.roomsMu.Unlock()
		if n == 0 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("the match stays in memory")
		}
		time.Sleep(time.Millisecond)
	}
	if a := r.read(r.dial(id, query), isMine); a.Seq != was.Seq {
		t.Errorf("it came back at %d, and was at %d", a.Seq, was.Seq)
	}
}

// A page that does not read for a long time misses messages; when it reads again it ends with the
// same position and the same log as one that has read everything.
func TestSlowPage(t *testing.T) {
	r := newRig(t, Config{})
	id, query := r.begin()
	fast, slow := r.dial(id, query), r.dial(id, query)
	merge := func(log []match.Line, a answer) []match.Line { return append(log[:a.LogFrom-1], a.Log...) }
	a := r.read(fast, isState)
	log := merge(nil, a)
	for range 1500 {
		if a.View.Decision == nil {
			break
		}
		if a.View.Decision.Mine {
			r.write(fast, request{Type: "choose", Seq: a.Seq, Option: a.Seq % len(a.View.Decision.Options)})
		}
		a = r.read(fast, isState)
		log = merge(log, a)
	}
	var late []match.Line
	seen := 0
	b := r.read(slow, func(b answer) bool {
		late = merge(late, b)
		seen++
		return b.Seq >= a.Seq
	})
	t.Logf("%d states, %d of them reached the slow page, %d lines", a.Seq, seen, len(log))
	if b.Seq != a.Seq || len(late) != len(log) {
		t.Fatalf("the slow page is at %d with %d lines, the fast one at %d with %d", b.Seq, len(late), a.Seq, len(log))
	}
	for i := range log {
		if log[i].Text != late[i].Text {
			t.Fatalf("line %d: %q and %q", i+1, log[i].Text, late[i].Text)
		}
	}
}
