package pocketmodel_test

import (
	"testing"

	"cantina/engine/enginetest"
	"cantina/games/pocketmodel"
)

func BenchmarkGame(b *testing.B) { enginetest.Bench(b, pocketmodel.Game()) }
