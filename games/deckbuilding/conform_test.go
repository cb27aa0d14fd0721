package deckbuilding

import (
	"testing"

	"cantina/engine/enginetest"
)

func TestConform(t *testing.T) {
	enginetest.Conform(t, Game(), enginetest.Options{
		Settings: []map[string]string{
			nil,
			{"bases": "secret"},
			{"bases": "beginner", "bases-to-win": "2"},
			{"paying-off": "on", "bases-to-win": "5"},
		},
	})
}
