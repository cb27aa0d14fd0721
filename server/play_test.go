package server_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"testing"

	"github.com/coder/websocket"

	"cantina/games/deckbuilding"
	"cantina/match"
)

const easy = `{"game":"deckbuilding","seat":0,"bot":"random","options":{"bases-to-win":"2"},"seed":` + seed + `}`

// A page's way from the list of games to the first decision.
func TestTwoClicks(t *testing.T) {
	ts := start(t, t.TempDir())
	var games []struct {
		ID    string
		Seats []struct{ Name string }
		Bots  []struct{ ID string }
	}
	get(t, ts.URL+"/api/games", &games)
	if len(games) == 0 || len(games[0].Seats) < 2 || len(games[0].Bots) == 0 {
		t.Fatalf("the list of games is %+v", games)
	}
	body, _ := json.Marshal(msg{"game": games[0].ID, "seat": 1, "bot": games[0].Bots[0].ID, "options": msg{}})
	m := dial(t, ts, newMatch(t, ts, string(body))).myTurn()
	if len(m.View.Decision.Options) < 2 {
		t.Errorf("my first decision is %+v", m.View.Decision)
	}
}

// playOn makes n random choices, or plays to the end, and returns the last state.
func (c *client) playOn(m message, n int, rng *rand.Rand) message {
	c.t.Helper()
	for i := range n {
		if m.View.Over != nil {
			break
		}
		id := fmt.Sprintf("p%d-%d", m.Seq, i)
		c.sendf(msg{"type": "choose", "seq": m.Seq, "option": rng.IntN(len(m.View.Decision.Options)), "client": id})
		m = c.until("the answer", func(m message) bool {
			if m.Type == "refused" {
				c.t.Fatalf("refused: %s", m.Text)
			}
			return m.Client == id
		})
		if m.View.Over == nil && !m.View.Decision.Mine {
			m = c.myTurn()
		}
	}
	return m
}

// A whole match against the random bot; its record can then be verified by anybody.
func TestToTheEnd(t *testing.T) {
	ts := start(t, t.TempDir())
	k := newMatch(t, ts, easy)
	c := dial(t, ts, k)
	m := c.myTurn()
	var rec match.Record
	get(t, k.path(ts, "record"), &rec)
	if rec.Seed != "" {
		t.Fatal("the seed of a running match is in its record")
	}
	promise := rec.Commitment
	m = c.playOn(m, 1<<20, rand.New(rand.NewPCG(1, 1)))
	if m.View.Over.Text == "" || m.Undo {
		t.Errorf("at the end: %+v, undo %v", m.View.Over, m.Undo)
	}
	c.sendf(msg{"type": "choose", "seq": m.Seq, "option": 0, "client": "late"})
	c.refused("over")
	res, err := http.Get(k.path(ts, "record"))
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	data, _ := io.ReadAll(res.Body)
	full, err := match.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if err := match.Verify(full); err != nil || full.Commitment != promise {
		t.Errorf("the record: %v, commitment %s, promised %s", err, full.Commitment, promise)
	}
	if text := fetch(t, k.path(ts, "scenario")); !strings.Contains(text, "seed 1111") || !strings.Contains(text, "-- play --") {
		t.Errorf("a match that is over, as a scenario:\n%.500s", text)
	}
	t.Logf("%d decisions, a record of %d bytes: %s", m.Seq, len(data), m.View.Over.Text)
}

func TestRefusals(t *testing.T) {
	ts := start(t, t.TempDir())
	c := dial(t, ts, newMatch(t, ts, easy))
	m := c.myTurn()
	if m.Undo {
		t.Error("there is something to take back at the beginning")
	}
	for text, code := range map[string]string{
		fmt.Sprintf(`{"type":"choose","seq":%d,"option":0,"client":"a"}`, m.Seq+1): "stale",
		fmt.Sprintf(`{"type":"choose","seq":%d,"option":999,"client":"b"}`, m.Seq): "range",
		fmt.Sprintf(`{"type":"choose","seq":%d,"option":-1}`, m.Seq):               "range",
		fmt.Sprintf(`{"type":"undo","seq":%d,"client":"c"}`, m.Seq):                "no-undo",
		`{"type":"choose","seq":1e99}`:                                             "bad-message",
		`{"type":"choose"`:                                                         "bad-message",
		fmt.Sprintf(`{"type":"choose","seq":%d}`, m.Seq):                           "bad-message",
		`{"type":"choose","option":0}`:                                             "bad-message",
		`{"type":"why"}`:                                                           "bad-message",
		`{"type":"undo"}`:                                                          "bad-message",
		`{"type":"cheat"}`:                                                         "bad-message",
		`[]`:                                                                       "bad-message",
		`{"type":"hello"} {}`:                                                      "bad-message",
		``:                                                                         "bad-message",
		`{"type":"hello","client":"` + strings.Repeat("x", 100) + `"}`: "bad-message",
		`{"type":"hello","pad":"` + strings.Repeat("x", 5000) + `"}`:   "bad-message",
	} {
		c.send(text)
		c.refused(code)
		if after := c.next(); after.Type != "state" || after.Seq != m.Seq || !bytes.Equal(after.RawView, m.RawView) {
			t.Errorf("after %.60s no equal state followed", text)
		}
	}
}

// A message of absurd size ends the connection and nothing else.
func TestHugeMessage(t *testing.T) {
	ts := start(t, t.TempDir())
	k := newMatch(t, ts, easy)
	c := dial(t, ts, k)
	c.myTurn()
	c.send(strings.Repeat("x", 1<<20))
	for {
		if _, _, err := c.ws.Read(t.Context()); err != nil {
			if websocket.CloseStatus(err) != websocket.StatusMessageTooBig {
				t.Error(err)
			}
			break
		}
	}
	dial(t, ts, k).myTurn()
}

// A double click acts once and is answered twice.
func TestDoubleClientID(t *testing.T) {
	ts := start(t, t.TempDir())
	c := dial(t, ts, newMatch(t, ts, easy))
	m := c.myTurn()
	click := msg{"type": "choose", "seq": m.Seq, "option": 0, "client": "twice"}
	c.sendf(click)
	first := c.until("the answer", func(m message) bool { return m.Client == "twice" })
	c.sendf(click)
	second := c.until("the second answer", func(m message) bool { return m.Client == "twice" })
	if first.Type != "state" || second.Type != "state" || first.Seq != m.Seq+1 {
		t.Errorf("answers %s %d, %s", first.Type, first.Seq, second.Type)
	}
	if first.View.Decision.Mine && second.Seq != first.Seq {
		t.Errorf("the second click has moved the match from %d to %d", first.Seq, second.Seq)
	}
}

func TestWhy(t *testing.T) {
	ts := start(t, t.TempDir())
	c := dial(t, ts, newMatch(t, ts, easy))
	m := c.myTurn()
	asked := 0
	for _, z := range m.View.Zones {
		for _, card := range z.Cards {
			c.sendf(msg{"type": "why", "card": card.H, "client": "w"})
			w := c.next()
			if w.Type != "why" || w.Card != card.H || w.Client != "w" {
				t.Fatalf("answer %.200s", w.Original)
			}
			for _, r := range w.Reasons {
				if r.Text == "" || r.Rule == "" {
					t.Errorf("%s in %s: a reason without text or rule: %+v", card.Def, z.ID, r)
				}
			}
			if asked++; asked > 30 {
				return
			}
		}
	}
}

func TestWhyOfAnUnknownCard(t *testing.T) {
	ts := start(t, t.TempDir())
	c := dial(t, ts, newMatch(t, ts, easy))
	m := c.myTurn()
	known := map[int]bool{}
	for _, z := range m.View.Zones {
		for _, card := range z.Cards {
			known[card.H] = true
		}
	}
	answers := map[string]bool{}
	n := 0
	for h := 0; n < 50; h++ {
		if known[h] {
			continue
		}
		n++
		c.sendf(msg{"type": "why", "card": h})
		answers[strings.Replace(string(c.next().Original), fmt.Sprint(h), "?", 1)] = true
	}
	if len(answers) != 1 {
		t.Errorf("the answers about unknown cards differ: %v", answers)
	}
}

func TestUndo(t *testing.T) {
	ts := start(t, t.TempDir())
	c := dial(t, ts, newMatch(t, ts, easy))
	rng := rand.New(rand.NewPCG(5, 5))
	before := c.playOn(c.myTurn(), 10, rng)
	after := c.playOn(before, 1, rng)
	if !after.Undo {
		t.Fatal("nothing can be taken back after a choice of mine")
	}
	c.sendf(msg{"type": "undo", "seq": after.Seq, "client": "u"})
	back := c.until("the answer", func(m message) bool { return m.Client == "u" })
	if back.Seq != after.Seq+1 || !bytes.Equal(back.RawView, before.RawView) {
		t.Errorf("taken back at %d, the state %d is not that of %d", after.Seq, back.Seq, before.Seq)
	}
	if back.LogFrom != 1 || len(back.Log) == 0 {
		t.Errorf("the log was sent from line %d on with %d lines", back.LogFrom, len(back.Log))
	}
	c.sendf(msg{"type": "choose", "seq": before.Seq, "option": 0, "client": "old"})
	c.refused("stale")
	c.playOn(back, 5, rng)
}

// A page that comes back, and one that comes back to another process, finds the same position.
func TestReconnectAndRestart(t *testing.T) {
	dir := t.TempDir()
	ts, stop := startStop(t, dir)
	k := newMatch(t, ts, easy)
	c := dial(t, ts, k)
	rng := rand.New(rand.NewPCG(2, 2))
	was := c.playOn(c.myTurn(), 30, rng)
	c.sendf(msg{"type": "undo", "seq": was.Seq, "client": "u"})
	was = c.until("the answer", func(m message) bool { return m.Client == "u" })
	same := func(m message, when string) {
		t.Helper()
		if m.Seq != was.Seq || !bytes.Equal(m.RawView, was.RawView) || m.LogFrom != 1 || fmt.Sprint(m.Log) != fmt.Sprint(was.Log) {
			t.Errorf("%s, the state %d is not the state %d of before", when, m.Seq, was.Seq)
		}
	}
	c.close()
	again := dial(t, ts, k)
	same(again.next(), "connected again")
	again.send(`{"type":"hello"}`)
	same(again.next(), "after hello")

	gone := make(chan websocket.StatusCode)
	go func() {
		for {
			if _, _, err := again.ws.Read(t.Context()); err != nil {
				gone <- websocket.CloseStatus(err)
				return
			}
		}
	}()
	stopped := make(chan struct{})
	go func() { stop(); close(stopped) }()
	if code := <-gone; code != websocket.StatusGoingAway {
		t.Errorf("when the server stops, the page is told %d", code)
	}
	<-stopped

	ts = start(t, dir)
	third := dial(t, ts, k)
	same(third.next(), "after a restart")
	third.playOn(was, 10, rng)
}

// Two pages of one seat both see what one of them does.
func TestTwoPages(t *testing.T) {
	ts := start(t, t.TempDir())
	k := newMatch(t, ts, easy)
	a, b := dial(t, ts, k), dial(t, ts, k)
	m := a.myTurn()
	b.myTurn()
	a.sendf(msg{"type": "choose", "seq": m.Seq, "option": 0, "client": "c"})
	x := a.until("the answer", func(n message) bool { return n.Seq == m.Seq+1 })
	y := b.until("the news", func(n message) bool { return n.Seq == m.Seq+1 })
	if !bytes.Equal(x.RawView, y.RawView) || x.LogFrom != y.LogFrom {
		t.Error("the two pages of a seat see different things")
	}
}

// The exported position tells what the seat sees and no card more.
func TestScenario(t *testing.T) {
	ts := start(t, t.TempDir())
	k := newMatch(t, ts, easy)
	m := dial(t, ts, k).myTurn()
	text := fetch(t, k.path(ts, "scenario"))
	if !strings.Contains(text, "-- setup --\ngame deckbuilding\n") {
		t.Fatalf("the position as a scenario:\n%s", text)
	}
	seen := map[string]bool{}
	for _, z := range m.View.Zones {
		for _, card := range z.Cards {
			seen[card.Def] = true
		}
	}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ,\n()*", r) }) {
		if _, ok := deckbuilding.Game().DefID(word); ok && !seen[word] {
			t.Errorf("the scenario names %s, which the seat does not see", word)
		}
	}
}

func fetch(t *testing.T, url string) string {
	t.Helper()
	res, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// Nothing that a page is sent names a card which its seat does not know at that moment: neither the
// options and texts nor the zones of the view.
func TestSecrecy(t *testing.T) {
	ts := start(t, t.TempDir())
	g := deckbuilding.Game()
	k := newMatch(t, ts, easy)
	c := dial(t, ts, k)
	rng := rand.New(rand.NewPCG(7, 7))
	m := c.myTurn()
	ever := map[string]bool{} // names that the seat has had the chance to learn
	check := func(m message) {
		t.Helper()
		shown := map[int]bool{}
		for _, z := range m.View.Zones {
			for _, card := range z.Cards {
				shown[card.H] = true
				d, ok := g.DefID(card.Def)
				if !ok {
					t.Fatalf("no card %q", card.Def)
				}
				ever[g.Defs[d].Name] = true
			}
			hidden := z.ID == "deck" || z.ID == "galaxy" || z.ID == "hand" && z.Seat == 1
			if hidden && len(z.Cards) == z.Count && z.Count > 3 {
				t.Fatalf("all %d cards of the %s of seat %d are told", z.Count, z.ID, z.Seat)
			}
		}
		for _, l := range m.Log {
			for _, h := range l.Cards {
				if !shown[h] {
					t.Fatalf("line %q points at card %d, which is not in the view", l.Text, h)
				}
			}
		}
		rest := string(m.Original)
		for i := range g.Defs {
			if name := g.Defs[i].Name; !ever[name] && strings.Contains(rest, name) {
				t.Fatalf("decision %d: %q is told, which the seat has never seen", m.Seq, name)
			}
		}
		if d := m.View.Decision; d != nil && !d.Mine && len(d.Options) > 0 {
			t.Fatal("the options of the other side are told")
		}
	}
	check(m)
	for range 150 {
		if m.View.Over != nil {
			break
		}
		c.sendf(msg{"type": "choose", "seq": m.Seq, "option": rng.IntN(len(m.View.Decision.Options)), "client": fmt.Sprint("s", m.Seq)})
		m = c.until("my turn", func(m message) bool {
			check(m)
			return m.View.Over != nil || m.View.Decision.Mine
		})
	}
}
