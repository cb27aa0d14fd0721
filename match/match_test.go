package match_test

import (
	"errors"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/games/deckbuilding"
	"cantina/games/destiny"
	"cantina/match"
)

var players = []match.Player{{Name: "you"}, {Bot: "random"}}

func config(seed byte) match.Config {
	return match.Config{Game: deckbuilding.Game(), Setup: engine.Setup{Seed: [32]byte{seed}}, Players: players}
}

func begin(t testing.TB, seed byte) *match.Match {
	t.Helper()
	m, err := match.New(config(seed))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// play makes n random choices and returns their entries.
func play(t testing.TB, m *match.Match, n int, seed uint64) []match.Entry {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 0))
	var out []match.Entry
	for range n {
		if m.Over() {
			break
		}
		s, _ := m.ToMove()
		e, err := m.Choose(s, m.Version(), rng.IntN(len(m.Table().Options)))
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, e)
	}
	return out
}

func wantCode(t *testing.T, err error, code match.Code) {
	t.Helper()
	var r *match.Refusal
	if !errors.As(err, &r) || r.Code != code {
		t.Fatalf("error %v, want code %s", err, code)
	}
	if !strings.HasSuffix(r.Text, ".") || strings.Count(r.Text, ". ") > 0 {
		t.Errorf("not one sentence: %q", r.Text)
	}
}

func TestRefusals(t *testing.T) {
	m := begin(t, 1)
	me, _ := m.ToMove()
	_, err := m.Choose(me, 1, 0)
	wantCode(t, err, match.Stale)
	_, err = m.Choose(1-me, 0, 0)
	wantCode(t, err, match.NotYours)
	for _, i := range []int{-1, len(m.Table().Options), 1 << 40} {
		_, err = m.Choose(me, 0, i)
		wantCode(t, err, match.Range)
	}
	_, err = m.Undo(me, 0)
	wantCode(t, err, match.NoUndo)
	_, err = m.Undo(engine.Nobody, 0)
	wantCode(t, err, match.NoUndo)
	if m.Version() != 0 {
		t.Error("a refusal has changed the match")
	}
	play(t, m, 100000, 1)
	if !m.Over() {
		t.Fatal("the match goes on for ever")
	}
	_, err = m.Choose(me, m.Version(), 0)
	wantCode(t, err, match.Over)
	_, err = m.Undo(0, m.Version())
	wantCode(t, err, match.Over)
}

func TestNoUndoAmongPeople(t *testing.T) {
	c := config(1)
	c.Players = []match.Player{{Name: "a"}, {Name: "b"}}
	m, err := match.New(c)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, 5, 1)
	_, err = m.Undo(0, m.Version())
	wantCode(t, err, match.NoUndo)
}

// Undo goes back to the decision of the person's last choice, again and again, and the version
// never repeats.
func TestUndo(t *testing.T) {
	m := begin(t, 2)
	var before [][8]byte // the position at each choice of seat 0
	var entries []match.Entry
	for range 60 {
		if s, _ := m.ToMove(); s == 0 {
			before = append(before, m.Table().Hash())
		}
		entries = append(entries, play(t, m, 1, uint64(m.Version()))...)
	}
	version := m.Version()
	for i := len(before) - 1; i >= 0; i-- {
		if !m.CanUndo(0) {
			t.Fatalf("with %d choices of mine, none can be taken back", i+1)
		}
		e, err := m.Undo(0, m.Version())
		if err != nil {
			t.Fatal(err)
		}
		entries = append(entries, e)
		if m.Table().Hash() != before[i] {
			t.Fatalf("after the take-back of my choice %d the position is another one", i)
		}
		version++
		if m.Version() != version {
			t.Fatalf("version %d, want %d", m.Version(), version)
		}
	}
	if m.CanUndo(0) {
		t.Error("there is something to take back before my first choice")
	}
	entries = append(entries, play(t, m, 20, 9)...)
	back, err := match.Restore(config(2), entries)
	if err != nil {
		t.Fatal(err)
	}
	if back.Version() != m.Version() || back.Table().Hash() != m.Table().Hash() || back.CanUndo(0) != m.CanUndo(0) {
		t.Error("restored from its entries, the match is another one")
	}
}

func TestRestoreRefuses(t *testing.T) {
	for _, entries := range [][]match.Entry{{-1}, {0, -3}, {1 << 20}, {60000}} {
		if _, err := match.Restore(config(1), entries); err == nil {
			t.Errorf("entries %v were accepted", entries)
		}
	}
}

func TestDoubleClientID(t *testing.T) {
	m := begin(t, 1)
	if _, ok := m.Answered(0, "c1"); ok {
		t.Error("an answer before the question")
	}
	refusal := &match.Refusal{Code: match.Stale, Text: "Late."}
	m.Answer(0, "c1", refusal)
	m.Answer(0, "c2", nil)
	if r, ok := m.Answered(0, "c1"); !ok || r != refusal {
		t.Error("c1 is not answered again")
	}
	if r, ok := m.Answered(0, "c2"); !ok || r != nil {
		t.Error("c2 is not answered again")
	}
	if _, ok := m.Answered(1, "c1"); ok {
		t.Error("the ids of one seat are those of the other")
	}
	for i := range 100 {
		m.Answer(0, string(rune('a'+i)), nil)
	}
	if _, ok := m.Answered(0, "c1"); ok {
		t.Error("answers are remembered for ever")
	}
}

// The rules crash half way through the eleventh choice: the position before it stands.
func TestCrashKeepsThePosition(t *testing.T) {
	g := *deckbuilding.Game()
	g.Procs = append([]engine.Proc(nil), g.Procs...)
	turn := g.Procs[engine.ProcGame].Step
	g.Procs[engine.ProcGame].Step = func(t *engine.Table, f *engine.Frame) {
		if t.Seq == 11 {
			t.Cards = t.Cards[:3]
			panic("a defect")
		}
		turn(t, f)
	}
	c := config(3)
	c.Game = &g
	m, err := match.New(c)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, 10, 1)
	was, version := m.Table().Hash(), m.Version()
	s, _ := m.ToMove()
	_, err = m.Choose(s, version, 0)
	var broken *match.Broken
	if !errors.As(err, &broken) || len(broken.Stack) == 0 {
		t.Fatalf("error %v, want a Broken with its stack", err)
	}
	if m.Version() != version || m.Table().Hash() != was {
		t.Error("after the crash the position is another one")
	}
}

func TestLog(t *testing.T) {
	m := begin(t, 4)
	var live [2][]match.Line
	for s := range live {
		live[s] = m.Latest(engine.Seat(s), 0)
	}
	for range 200 {
		if len(play(t, m, 1, uint64(m.Version()))) == 0 {
			break
		}
		for s := range live {
			live[s] = append(live[s], m.Latest(engine.Seat(s), len(live[s]))...)
		}
	}
	for s := range live {
		whole, err := m.Log(engine.Seat(s))
		if err != nil {
			t.Fatal(err)
		}
		if len(whole) != len(live[s]) || len(whole) < 200 {
			t.Fatalf("%d lines at once, %d one by one", len(whole), len(live[s]))
		}
		for i, l := range whole {
			if l.N != i+1 || l.Text != live[s][i].Text {
				t.Fatalf("line %d is %q at once and %q when it happened", l.N, l.Text, live[s][i].Text)
			}
			for _, h := range l.Cards {
				if m.View(engine.Seat(s)).CardByHandle(h) == engine.NoCard {
					t.Fatalf("line %d points at card %d, which the seat cannot see", l.N, h)
				}
			}
		}
	}
}

// A live match with everything it keeps after 500 decisions has at most 32 KiB.
func TestMemory(t *testing.T) {
	const n = 200
	heap := func() uint64 {
		runtime.GC()
		runtime.GC()
		var s runtime.MemStats
		runtime.ReadMemStats(&s)
		return s.HeapAlloc
	}
	deckbuilding.Game()
	before := heap()
	all := make([]*match.Match, 0, n)
	decisions := 0
	for i := 0; len(all) < n; i++ {
		m := begin(t, byte(i))
		play(t, m, 500, uint64(i))
		for j := range 8 {
			m.Answer(0, strings.Repeat("x", match.MaxClientID-1)+string(rune('a'+j)), nil)
		}
		decisions += m.Decisions()
		all = append(all, m)
	}
	per := (heap() - before) / n
	t.Logf("%d bytes a match, after %d decisions on average", per, decisions/n)
	if per > 32<<10 {
		t.Errorf("%d bytes a match, more than 32 KiB", per)
	}
	runtime.KeepAlive(all)
}

// FuzzMatch: whatever is chosen and taken back, the match is the same when it is restored from its
// entries, and its record is right.
func FuzzMatch(f *testing.F) {
	f.Add([]byte{0, 1, 2, 3, 255, 4, 5, 255, 255, 6})
	f.Add([]byte("end turn after turn, and back again \xff\xff\xff and on"))
	f.Add([]byte{255})
	f.Fuzz(func(t *testing.T, data []byte) {
		m := begin(t, 5)
		var entries []match.Entry
		for _, b := range data {
			s, _ := m.ToMove()
			if s == engine.Nobody {
				break
			}
			var e match.Entry
			var err error
			if could := m.CanUndo(0); b == 255 {
				if e, err = m.Undo(0, m.Version()); (err == nil) != could {
					t.Fatalf("a take-back is possible: %v; doing it: %v", could, err)
				}
			} else {
				e, err = m.Choose(s, m.Version(), int(b)%len(m.Table().Options))
			}
			if err != nil {
				continue
			}
			entries = append(entries, e)
		}
		back, err := match.Restore(config(5), entries)
		if err != nil {
			t.Fatal(err)
		}
		if back.Version() != m.Version() || back.Table().Hash() != m.Table().Hash() {
			t.Fatal("restored, the match is another one")
		}
		r, err := m.Record(true)
		if err != nil {
			t.Fatal(err)
		}
		if err := match.Verify(r); err != nil {
			t.Fatal(err)
		}
	})
}

// TestGivingUp: a player gives up in the opponent's decision; the record tells it and is true.
func TestGivingUp(t *testing.T) {
	c := config(1)
	c.Game = destiny.Game()
	m, err := match.New(c)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.GiveUp(1, m.Version()+1); err == nil {
		t.Error("a stale giving up is accepted")
	}
	if _, err := m.GiveUp(1, m.Version()); err != nil {
		t.Fatal(err)
	}
	if !m.Over() || m.Table().Over.Winner != 0 {
		t.Errorf("the outcome is %+v", m.Table().Over)
	}
	r, err := m.Record(false)
	if err != nil {
		t.Fatal(err)
	}
	if err := match.Verify(r); err != nil {
		t.Error(err)
	}
	other, err := match.New(config(1))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := other.GiveUp(0, other.Version()); err == nil {
		t.Error("a game without a rule for it lets a player give up")
	}
}
