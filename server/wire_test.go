package server

import (
	"encoding/json"
	"testing"

	"cantina/match"
)

// FuzzRequest: whatever a page sends is a message of the protocol or an error of one sentence.
func FuzzRequest(f *testing.F) {
	for _, s := range []string{
		`{"type":"choose","seq":17,"option":3,"client":"c9"}`, `{"type":"why","card":12,"client":"c4"}`, `{"type":"undo","seq":17}`,
		`{"type":"hello"}`, `{"type":"choose","seq":1e99}`, `{"type":"choose","option":-1}`, `{"type":"why","card":-1}`, `{"type":1}`,
		`{"type":"hello"}{}`, `[{"type":"hello"}]`, `null`, ``, `{"TYPE":"hello"}`, "{\"type\":\"hello\",\"client\":\"\xff\"}",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		q, err := parseRequest(data)
		if err != nil {
			if q != (request{}) || sentence(err) == "" {
				t.Fatalf("%+v with the error %v", q, err)
			}
			return
		}
		if len(q.Client) > match.MaxClientID {
			t.Fatal("a client id without limit")
		}
		again, err := json.Marshal(q)
		if err != nil {
			t.Fatal(err)
		}
		if q2, err := parseRequest(again); err != nil || q2 != q {
			t.Fatalf("%+v written and read again is %+v, %v", q, q2, err)
		}
	})
}
