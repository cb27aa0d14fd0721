package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/coder/websocket"
	"go.uber.org/goleak"
	"golang.org/x/time/rate"

	"cantina/server"
)

// Every test ends with no goroutine left.
func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// start runs a server on a data folder.
func start(t *testing.T, dir string) *httptest.Server {
	t.Helper()
	ts, stop := startStop(t, dir)
	t.Cleanup(stop)
	return ts
}

func startStop(t *testing.T, dir string) (*httptest.Server, func()) {
	t.Helper()
	s, err := server.New(server.Config{DataDir: dir, Rate: rate.Inf, Log: slog.New(slog.NewTextHandler(t.Output(), nil))})
	if err != nil {
		t.Fatal(err)
	}
	ts := httptest.NewServer(s.Handler())
	return ts, func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		ts.Close()
		http.DefaultClient.CloseIdleConnections()
	}
}

// get fetches a path and decodes its JSON into v, if v is not nil.
func get(t *testing.T, url string, v any) *http.Response {
	t.Helper()
	res, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	if v != nil {
		if err := json.Unmarshal(body, v); err != nil {
			t.Fatalf("%s: %v\n%.300s", url, err, body)
		}
	}
	return res
}

// post sends JSON and decodes the answer.
func post(t *testing.T, url, body string, v any) *http.Response {
	t.Helper()
	res, err := http.Post(url, "application/json", bytes.NewReader([]byte(body)))
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if err := json.NewDecoder(res.Body).Decode(v); err != nil {
		t.Fatal(err)
	}
	return res
}

// ticket opens a match.
type ticket struct{ Match, Token string }

const seed = `"1111111111111111111111111111111111111111111111111111111111111111"`

func newMatch(t *testing.T, ts *httptest.Server, body string) ticket {
	t.Helper()
	var k ticket
	if res := post(t, ts.URL+"/api/matches", body, &k); res.StatusCode != http.StatusOK || k.Match == "" || k.Token == "" {
		t.Fatalf("no match: %s %+v", res.Status, k)
	}
	return k
}

func (k ticket) path(ts *httptest.Server, what string) string {
	return ts.URL + "/api/matches/" + k.Match + "/" + what + "?token=" + k.Token
}

// message is any message of the server.
type message struct {
	Type     string
	Seq      int
	Client   string
	Code     string
	Text     string
	LogFrom  int `json:"log_from"`
	Log      []line
	Undo     bool
	Card     int
	Reasons  []struct{ Verb, Text, Rule string }
	RawView  json.RawMessage `json:"view"`
	View     view            `json:"-"`
	Original []byte          `json:"-"`
}

type line struct {
	N     int
	Text  string
	Cards []int
}

type view struct {
	Turn     int
	Decision *struct {
		Seat    int
		Mine    bool
		Kind    string
		Options []struct {
			I           int
			Label, Verb string
			Card        *int
		}
	}
	Zones []struct {
		ID    string
		Seat  int
		Count int
		Cards []struct {
			H   int
			Def string
		}
	}
	Over *struct {
		Winner int
		Text   string
	}
}

// client is a page.
type client struct {
	t  *testing.T
	ws *websocket.Conn
}

func dial(t *testing.T, ts *httptest.Server, k ticket) *client {
	t.Helper()
	ws, res, err := websocket.Dial(t.Context(), k.path(ts, "ws"), nil)
	if err != nil {
		t.Fatal(err)
	}
	if res.Body != nil {
		res.Body.Close()
	}
	ws.SetReadLimit(4 << 20)
	t.Cleanup(func() { ws.CloseNow() })
	return &client{t, ws}
}

func (c *client) close() { c.ws.Close(websocket.StatusNormalClosure, "") }

func (c *client) send(text string) {
	c.t.Helper()
	if err := c.ws.Write(c.t.Context(), websocket.MessageText, []byte(text)); err != nil {
		c.t.Fatal(err)
	}
}

func (c *client) sendf(v any) {
	c.t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		c.t.Fatal(err)
	}
	c.send(string(b))
}

type msg map[string]any

// next returns the next message.
func (c *client) next() message {
	c.t.Helper()
	ctx, cancel := context.WithTimeout(c.t.Context(), 20*time.Second)
	defer cancel()
	_, data, err := c.ws.Read(ctx)
	if err != nil {
		c.t.Fatal(err)
	}
	m := message{Original: data}
	if err := json.Unmarshal(data, &m); err != nil {
		c.t.Fatalf("%v in %.300s", err, data)
	}
	if m.RawView != nil {
		if err := json.Unmarshal(m.RawView, &m.View); err != nil {
			c.t.Fatal(err)
		}
	}
	return m
}

// until returns the first message that fits; those before it are passed by.
func (c *client) until(what string, fits func(message) bool) message {
	c.t.Helper()
	for range 2000 {
		if m := c.next(); fits(m) {
			return m
		}
	}
	c.t.Fatalf("%s never came", what)
	return message{}
}

// myTurn waits for a state in which this page has to choose, or the match is over.
func (c *client) myTurn() message {
	c.t.Helper()
	return c.until("my turn", func(m message) bool {
		return m.Type == "state" && (m.View.Over != nil || m.View.Decision != nil && m.View.Decision.Mine)
	})
}

func (c *client) refused(code string) message {
	c.t.Helper()
	m := c.until("a refusal", func(m message) bool { return m.Type == "refused" })
	if m.Code != code {
		c.t.Fatalf("refused as %s: %s; want %s", m.Code, m.Text, code)
	}
	if m.Text == "" || m.Text[len(m.Text)-1] != '.' {
		c.t.Errorf("not a sentence: %q", m.Text)
	}
	return m
}
