package server_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"cantina/server"
)

type problem struct {
	Status        int
	Title, Detail string
}

// Each wrong request is answered by one sentence that says what is wrong.
func TestProblems(t *testing.T) {
	ts := start(t, t.TempDir())
	k := newMatch(t, ts, easy)
	for _, c := range []struct {
		method, path, body string
		status             int
		want               string
	}{
		{"GET", "/api/nothing", "", 404, "There is nothing at GET /api/nothing."},
		{"DELETE", "/api/games", "", 404, "There is nothing at DELETE /api/games."},
		{"GET", "/api/games/poker", "", 404, `There is no game "poker"; the games are: deckbuilding`},
		{"GET", "/api/games/deckbuilding/rules/DBG-999", "", 404, `no rule "DBG-999"`},
		{"GET", "/api/matches/none/record?token=x", "", 404, "There is no match with this address."},
		{"GET", "/api/matches/none/ws?token=x", "", 404, "There is no match with this address."},
		{"GET", "/api/matches/" + k.Match + "/record?token=x", "", 403, "The token does not open this match."},
		{"GET", "/api/matches/" + k.Match + "/record", "", 403, "The token does not open this match."},
		{"GET", "/api/matches/" + k.Match + "/scenario", "", 403, "The token does not open this match."},
		{"GET", "/api/matches/" + k.Match + "/ws?token=" + strings.Repeat("A", 26), "", 403, "The token does not open this match."},
		{"POST", "/api/matches", `{"game":"poker"}`, 400, `There is no game "poker"`},
		{"POST", "/api/matches", `{"game":"deckbuilding","seat":2,"bot":"random"}`, 400, "Seat 2 does not exist"},
		{"POST", "/api/matches", `{"game":"deckbuilding","seat":-1,"bot":"random"}`, 400, "Seat -1 does not exist"},
		{"POST", "/api/matches", `{"game":"deckbuilding","bot":"genius"}`, 400, `There is no bot "genius"; the bots are: random, greedy`},
		{"POST", "/api/matches", `{"game":"deckbuilding","bot":"random","options":{"x":"y"}}`, 400, `has no option "x"`},
		{"POST", "/api/matches", `{"game":"deckbuilding","bot":"random","options":{"bases":"y"}}`, 400, `Option "bases" cannot be "y"`},
		{"POST", "/api/matches", `{"game":"deckbuilding","bot":"random","options":{"bases-to-win":"9"}}`, 400, `cannot be "9"`},
		{"POST", "/api/matches", `{"game":"deckbuilding","bot":"random","seed":"12"}`, 400, "The seed is not 64 hex digits."},
		{"POST", "/api/matches", `{"gane":"deckbuilding"}`, 400, `unknown field "gane"`},
		{"POST", "/api/matches", `{"game":"deckbuilding","seat":"empire"}`, 400, `The field "seat" of the request cannot be a JSON string.`},
		{"POST", "/api/matches", `[]`, 400, "The request is a JSON array, and must be an object."},
		{"POST", "/api/matches", ``, 400, "The request cannot be read: it is empty or cut off."},
		{"POST", "/api/matches", `{} {}`, 400, "cannot be read"},
		{"POST", "/api/matches", ``, 400, "cannot be read"},
		{"POST", "/api/matches", `{"game":"` + strings.Repeat("x", 5000) + `"}`, 413, "more than 4096 bytes"},
	} {
		r, err := http.NewRequestWithContext(t.Context(), c.method, ts.URL+c.path, strings.NewReader(c.body))
		if err != nil {
			t.Fatal(err)
		}
		res, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		var p problem
		err = json.NewDecoder(res.Body).Decode(&p)
		res.Body.Close()
		switch {
		case err != nil || res.Header.Get("Content-Type") != "application/problem+json":
			t.Errorf("%s %s: no problem document: %s %v", c.method, c.path, res.Status, err)
		case res.StatusCode != c.status || p.Status != c.status || !strings.Contains(p.Detail, c.want) || !strings.HasSuffix(p.Detail, "."):
			t.Errorf("%s %s %.60s: %d %q; want %d %q", c.method, c.path, c.body, p.Status, p.Detail, c.status, c.want)
		}
	}
}

func TestOtherSites(t *testing.T) {
	ts := start(t, t.TempDir())
	r, _ := http.NewRequestWithContext(t.Context(), "POST", ts.URL+"/api/matches", strings.NewReader(easy))
	r.Header.Set("Origin", "https://elsewhere.example")
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusForbidden {
		t.Errorf("a form of another site: %s", res.Status)
	}
	k := newMatch(t, ts, easy)
	_, res, err = websocket.Dial(t.Context(), k.path(ts, "ws"), &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {"https://elsewhere.example"}}})
	if err == nil || res == nil || res.StatusCode != http.StatusForbidden {
		t.Errorf("a websocket of another site: %v", err)
	}
}

func TestFacts(t *testing.T) {
	ts := start(t, t.TempDir())
	var f struct {
		ID    string
		Seats []string
		Zones []struct{ ID, Name, Per, See string }
		Cards map[string]struct {
			ID, Name, Faction, Type string
			Figures                 map[string]int
			Text                    []string
			Reward                  string
		}
		Verbs []struct{ ID, Name string }
	}
	res := get(t, ts.URL+"/api/games/deckbuilding", &f)
	x := f.Cards["x-wing"]
	if f.ID != "deckbuilding" || len(f.Seats) != 2 || len(f.Cards) != 82 || x.Name != "X-Wing" || x.Figures["attack"] != 3 ||
		len(x.Text) == 0 || x.Text[0] == "" || x.Reward == "" {
		t.Errorf("facts: %s %v, %d cards, X-Wing %+v", f.ID, f.Seats, len(f.Cards), x)
	}
	r, _ := http.NewRequestWithContext(t.Context(), "GET", ts.URL+"/api/games/deckbuilding", nil)
	r.Header.Set("If-None-Match", res.Header.Get("ETag"))
	again, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	again.Body.Close()
	if again.StatusCode != http.StatusNotModified {
		t.Errorf("asked again with its ETag: %s", again.Status)
	}
	var rule struct{ ID, Source, Text string }
	get(t, ts.URL+"/api/games/deckbuilding/rules/dbg-001", &rule)
	if rule.ID != "DBG-001" || rule.Text == "" || rule.Source == "" {
		t.Errorf("rule %+v", rule)
	}
}

func TestPage(t *testing.T) {
	ts := start(t, t.TempDir())
	res := get(t, ts.URL+"/", nil)
	if ct := res.Header.Get("Content-Type"); res.StatusCode != 200 || !strings.HasPrefix(ct, "text/html") || res.Header.Get("Cache-Control") != "no-cache" {
		t.Errorf("the page: %s %s %s", res.Status, ct, res.Header.Get("Cache-Control"))
	}
	if res.Header.Get("Content-Security-Policy") == "" || res.Header.Get("X-Content-Type-Options") != "nosniff" {
		t.Error("the page has no protecting headers")
	}
	if res := get(t, ts.URL+"/some/where", nil); res.Request.URL.Path != "/" {
		t.Errorf("a path without a file leads to %s", res.Request.URL)
	}
	if res := get(t, ts.URL+"/none.js", nil); res.StatusCode != 404 {
		t.Errorf("a missing file: %s", res.Status)
	}
	if res := get(t, ts.URL+"/healthz", nil); res.StatusCode != 200 {
		t.Errorf("health: %s", res.Status)
	}
}

// Run serves until its context ends, and then closes everything in order.
func TestRun(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ready := make(chan string, 1)
	ended := make(chan error, 1)
	c := server.Config{Addr: "127.0.0.1:0", DataDir: t.TempDir(), BotDelay: time.Hour, Started: func(url string) { ready <- url }}
	go func() { ended <- server.Main(ctx, c) }()
	url := <-ready
	ts := &httptest.Server{URL: url}
	k := newMatch(t, ts, strings.Replace(easy, `"seat":0`, `"seat":1`, 1)) // the bot begins, in an hour
	page := dial(t, ts, k)
	page.next()
	begin := time.Now()
	cancel()
	if _, _, err := page.ws.Read(context.Background()); websocket.CloseStatus(err) != websocket.StatusGoingAway {
		t.Errorf("the page is told: %v", err)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if d := time.Since(begin); d > 5*time.Second {
		t.Errorf("stopping took %v", d)
	}
	http.DefaultClient.CloseIdleConnections()
}

func TestBadConfig(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x")
	if err := server.Main(t.Context(), server.Config{Addr: "nowhere", DataDir: file}); err == nil || !strings.Contains(err.Error(), "cannot listen at nowhere") {
		t.Errorf("a bad address: %v", err)
	}
	if _, err := server.New(server.Config{DataDir: filepath.Join(file, "cantina.db")}); err == nil || !strings.Contains(err.Error(), "cannot be used") {
		t.Errorf("a bad folder: %v", err)
	}
}
