package deckbuilding_test

import (
	"testing"

	"cantina/engine/enginetest"
	"cantina/games/deckbuilding"
)

func BenchmarkGame(b *testing.B) { enginetest.Bench(b, deckbuilding.Game()) }
