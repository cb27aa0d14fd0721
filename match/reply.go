package match

import "cantina/engine"

// remembered is how many answers a seat's clients can ask for again: more than a client has under
// way when its connection breaks.
const remembered = 8

// MaxClientID is the longest client id in bytes that is remembered.
const MaxClientID = 64

// replies are the last answers to the clients of one seat, oldest first.
type replies []reply

type reply struct {
	client  string
	refusal *Refusal // nil when the message was carried out
}

// Answered reports whether a message with this client id was dealt with before, and how. Such a
// message is answered again but not carried out again: a double click acts once.
func (m *Match) Answered(seat engine.Seat, client string) (refusal *Refusal, ok bool) {
	for _, r := range m.replies[seat] {
		if r.client == client && client != "" {
			return r.refusal, true
		}
	}
	return nil, false
}

// Answer remembers how a message was dealt with.
func (m *Match) Answer(seat engine.Seat, client string, refusal *Refusal) {
	if client == "" || len(client) > MaxClientID {
		return
	}
	list := m.replies[seat]
	if len(list) == remembered {
		list = append(list[:0], list[1:]...)
	}
	m.replies[seat] = append(list, reply{client, refusal})
}
