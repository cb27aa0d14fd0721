package server

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"cantina/engine"
	"cantina/match"
)

// The messages of docs/protocol.md.

// maxMessage is the largest message of a page in bytes.
const maxMessage = 4 << 10

// Codes of refusals that come from the server and not from the match.
const (
	codeBadMessage match.Code = "bad-message"
	codeFailed     match.Code = "failed"
)

// request is a message of a page.
type request struct {
	Type   string `json:"type"`
	Seq    int    `json:"seq"`
	Option int    `json:"option"`
	Card   uint16 `json:"card"`
	Client string `json:"client"`
}

// parseRequest reads a message. The error is one sentence for the page.
func parseRequest(data []byte) (request, error) {
	var q request
	// Which fields there are: a missing one must not pass for 0.
	in := struct {
		*request
		Seq    *int    `json:"seq"`
		Option *int    `json:"option"`
		Card   *uint16 `json:"card"`
	}{request: &q}
	if len(data) > maxMessage {
		return q, fmt.Errorf("a message has at most %d bytes", maxMessage)
	}
	d := json.NewDecoder(bytes.NewReader(data))
	if err := d.Decode(&in); err != nil {
		var typ *json.UnmarshalTypeError
		if errors.As(err, &typ) && typ.Field != "" {
			return request{}, fmt.Errorf("the field %q of the message cannot be this %s", typ.Field, typ.Value)
		}
		return request{}, errors.New("the message is not a JSON object")
	}
	if _, err := d.Token(); err != io.EOF {
		return request{}, errors.New("something follows the end of the message")
	}
	if len(q.Client) > match.MaxClientID {
		return request{}, fmt.Errorf("the client id has more than %d bytes", match.MaxClientID)
	}
	lacks := func(field string) (request, error) {
		return request{}, fmt.Errorf("the message of type %s lacks the field %q", q.Type, field)
	}
	switch q.Type {
	case "choose", "undo", "give-up":
		if in.Seq == nil {
			return lacks("seq")
		}
		q.Seq = *in.Seq
		if q.Type != "choose" {
			return q, nil
		}
		if in.Option == nil {
			return lacks("option")
		}
		q.Option = *in.Option
		return q, nil
	case "why":
		if in.Card == nil {
			return lacks("card")
		}
		q.Card = *in.Card
		return q, nil
	case "hello":
		return q, nil
	}
	return request{}, errors.New("the type of the message is none of choose, undo, why, hello")
}

// stateMessage is the whole position as one seat may know it.
type stateMessage struct {
	Type       string           `json:"type"`
	Seq        int              `json:"seq"`
	View       *engine.Position `json:"view"`
	Log        []match.Line     `json:"log,omitempty"`
	LogFrom    int              `json:"log_from"`
	Commitment string           `json:"commitment"`
	Undo       bool             `json:"undo,omitempty"`
	Client     string           `json:"client,omitempty"`
}

type whyMessage struct {
	Type    string   `json:"type"`
	Card    uint16   `json:"card"`
	Reasons []reason `json:"reasons"`
	Client  string   `json:"client,omitempty"`
}

type reason struct {
	Verb string `json:"verb,omitempty"`
	Text string `json:"text"`
	Rule string `json:"rule,omitempty"`
}

type refusedMessage struct {
	Type   string     `json:"type"`
	Code   match.Code `json:"code"`
	Text   string     `json:"text"`
	Client string     `json:"client,omitempty"`
}

// sentence makes an error's text a sentence for people.
func sentence(err error) string {
	s := err.Error()
	s = strings.ToUpper(s[:1]) + s[1:]
	if !strings.HasSuffix(s, ".") {
		s += "."
	}
	return s
}
