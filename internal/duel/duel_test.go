package duel

import (
	"math/rand/v2"
	"testing"
)

func TestDuelsEnd(t *testing.T) {
	rng := rand.NewPCG(1, 1)
	for range 1000 {
		if n := Play(rng); n < 5 || n > 500 {
			t.Fatalf("a duel had %d decisions", n)
		}
	}
}

func BenchmarkDuel(b *testing.B) {
	rng := rand.NewPCG(1, 1)
	n := 0
	for b.Loop() {
		n += Play(rng)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "decisions/s")
}
