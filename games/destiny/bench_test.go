package destiny_test

import (
	"testing"

	"cantina/engine/enginetest"
	"cantina/games/destiny"
)

func BenchmarkGame(b *testing.B) { enginetest.Bench(b, destiny.Game()) }
