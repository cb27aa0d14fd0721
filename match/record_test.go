package match_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/match"
)

// record plays a match of n random choices and returns its record with the seed.
func record(t testing.TB, n int) *match.Record {
	t.Helper()
	m := begin(t, 7)
	play(t, m, n, 3)
	r, err := m.Record(true)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func encode(t testing.TB, r *match.Record) []byte {
	t.Helper()
	b, err := r.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestRecordRoundTrip(t *testing.T) {
	for _, n := range []int{0, 1, 31, 32, 33, 64, 100, 100000} {
		data := encode(t, record(t, n))
		r, err := match.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(encode(t, r), data) {
			t.Errorf("after %d choices: read and written again, the record is another one", n)
		}
		if err := match.Verify(r); err != nil {
			t.Errorf("after %d choices: %v", n, err)
		}
		if n == 100000 {
			t.Logf("%d choices: %d bytes", len(r.Choices()), len(data))
			if r.Outcome == nil {
				t.Error("a match to the end has no outcome")
			}
		}
	}
}

func TestSeedIsSecretUntilTheEnd(t *testing.T) {
	m := begin(t, 7)
	play(t, m, 50, 3)
	r, err := m.Record(false)
	if err != nil {
		t.Fatal(err)
	}
	if r.Seed != "" || match.Verify(r) != match.ErrNoSeed {
		t.Error("the seed of a match that goes on is told")
	}
	play(t, m, 100000, 3)
	if r, err = m.Record(false); err != nil || r.Seed == "" {
		t.Error("the seed of a match that is over is not told", err)
	}
}

func TestReplayAndResume(t *testing.T) {
	r := record(t, 100)
	m := begin(t, 7)
	for n := range 101 {
		at, err := match.Replay(r, n)
		if err != nil {
			t.Fatal(err)
		}
		if at.Hash() != m.Table().Hash() {
			t.Fatalf("the position after %d decisions is another one", n)
		}
		if n < 100 {
			if _, err := m.Choose(at.Ask.Seat, n, int(r.Choices()[n])); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := match.Replay(r, 101); err == nil {
		t.Error("there is a position after the end")
	}
	on, err := match.Resume(r)
	if err != nil || on.Table().Hash() != m.Table().Hash() || on.Decisions() != 100 {
		t.Error("resumed, the match is another one", err)
	}
	stop := errors.New("enough")
	if err := match.Walk(r, func(int, *engine.Table) error { return stop }); err != stop {
		t.Error("the visitor's own error is not returned as it is:", err)
	}
}

// Each kind of damage has its sentence.
func TestDamagedRecords(t *testing.T) {
	good := string(encode(t, record(t, 100)))
	over := string(encode(t, record(t, 100000)))
	swap := func(s, old, new string) string {
		if !strings.Contains(s, old) {
			t.Fatalf("the record has no %s", old)
		}
		return strings.Replace(s, old, new, 1)
	}
	line := func(s, key string) string { // the first line with the key
		i := strings.Index(s, `"`+key+`"`)
		return s[i : i+strings.IndexByte(s[i:], '\n')]
	}
	r := record(t, 100)
	for name, c := range map[string]struct{ data, want string }{
		"empty":        {"", "it is empty"},
		"text":         {"hello", "it is not JSON at byte 1"},
		"truncated":    {good[:len(good)/2], "it is cut off after byte"},
		"tail":         {good + "{}", "something follows its end"},
		"too large":    {strings.Repeat(" ", match.MaxRecord+1), "no match needs more"},
		"kind":         {swap(good, `"cantina": 1`, `"cantina": "1"`), `field "cantina", which ends at byte 17, cannot be a string`},
		"field":        {swap(good, `"game"`, `"gane"`), `unknown field "gane"`},
		"format":       {swap(good, `"cantina": 1`, `"cantina": 9`), "it has format 9"},
		"game":         {swap(good, `"deckbuilding"`, `"poker"`), `there is no game "poker"; the games are: deckbuilding`},
		"version":      {swap(good, line(good, "version"), `"version": "0",`), `it was played under version "0"`},
		"seats":        {swap(good, `"seats": [`, `"seats": [{},`), "it has 3 seats"},
		"commitment":   {swap(good, line(good, "commitment"), `"commitment": "12",`), "the commitment is not 64 hex digits"},
		"promise":      {swap(good, r.Commitment, strings.Repeat("0", 64)), "the seed does not match the commitment"},
		"seed":         {swap(good, r.Seed, strings.Repeat("1", 64)), "the seed does not match the commitment"},
		"short seed":   {swap(good, r.Seed, "07"), "the seed is not 64 hex digits"},
		"begin":        {swap(good, r.Begin, "0000000000000000"), "the position after decision 0 has the hash"},
		"hash":         {swap(good, r.Blocks[1].Hash, "0000000000000000"), "the position after decision 64 has the hash"},
		"no hash":      {swap(good, r.Blocks[1].Hash, "x"), "the hash of the block from decision 33 on is not 16 hex digits"},
		"out of range": {swap(good, `"choices": "`, `"choices": "999 `), "the block from decision 1 on has 33 choices"},
		"not a number": {swap(good, `"choices": "`, `"choices": "-`), `is not the number of an option`},
		"none":         {good, ""},
		"bad option":   {swap(good, `"bases": "full"`, `"bases": "none"`), `option "bases" cannot be "none"`},
		"take-backs":   {swap(good, `"begin"`, `"take_backs": -1, "begin"`), "it counts -1 take-backs"},
		"outcome":      {swap(over, `"winner": `, `"winner": 7`), "and the match ended with"},
		"no outcome":   {dropOutcome(t), "it has no outcome"},
		"invented end": {swap(good, `"begin"`, `"outcome":{"winner":0,"text":""},"begin"`), "after its 100 decisions it goes on"},
	} {
		r, err := match.Decode([]byte(c.data))
		if err == nil {
			err = match.Verify(r)
		}
		switch {
		case c.want == "" && err == nil:
		case err == nil:
			t.Errorf("%s: accepted", name)
		case c.want == "" || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "match record: "):
			t.Errorf("%s: %v; want %q", name, err, c.want)
		}
	}
	r.Blocks[1].Choices[3] = 999
	if err := match.Verify(r); err == nil || !strings.Contains(err.Error(), "decision 36: there is no such option: option 999 of ") {
		t.Errorf("choice out of range: %v", err)
	}
}

func dropOutcome(t *testing.T) string {
	r := record(t, 100000)
	r.Outcome = nil
	return string(encode(t, r))
}

// FuzzRecord: whatever the bytes, decoding and verifying end with a record or an error.
func FuzzRecord(f *testing.F) {
	good := encode(f, record(f, 70))
	f.Add(good)
	f.Add(good[:len(good)-30])
	f.Add([]byte(`{"cantina":1,"game":"deckbuilding","version":"1","seats":[{},{}],"blocks":[{"choices":"0 1"}]}`))
	f.Add(bytes.Replace(good, []byte(`"0 `), []byte(`"1 `), 1))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := match.Decode(data)
		if err != nil {
			return
		}
		if err := match.Verify(r); err != nil {
			var b *match.Broken
			if errors.As(err, &b) {
				t.Fatal(err)
			}
			return
		}
		again, err := match.Decode(encode(t, r))
		if err != nil || match.Verify(again) != nil {
			t.Fatal("a good record is not one after writing it", err)
		}
	})
}
