package pocketmodel

import (
	"testing"

	"cantina/engine/enginetest"
)

func TestConform(t *testing.T) {
	settings := []map[string]string{}
	for no := range 16 {
		settings = append(settings, fleets(2, no))
	}
	enginetest.Conform(t, Game(), enginetest.Options{Settings: settings})
}

func TestConformThreePlayers(t *testing.T) {
	enginetest.Conform(t, GameFor(3), enginetest.Options{Playthrough: "testdata/playthrough3.txt"})
}
