package invaders_test

import (
	"testing"

	"cantina/engine/enginetest"
	"cantina/games/invaders"
)

func BenchmarkGame(b *testing.B) { enginetest.Bench(b, invaders.Game()) }
