package enginetest

import (
	"encoding/binary"
	"math/bits"
	"math/rand/v2"
	"testing"

	"cantina/engine"
)

// Bench runs the benchmarks that every game has, as sub-benchmarks:
//
//	random  whole uniformly random matches on one table; real decisions a second are reported
//	clone   a match in its middle copied into a reused table
//	memcpy  as many bytes copied plainly
func Bench(b *testing.B, g *engine.Game) {
	b.Run("random", func(b *testing.B) { benchRandom(b, g) })
	middle := &engine.Table{Game: g}
	benchMatch(b, middle, rand.NewPCG(1, 2), 0, 150)
	b.Run("clone", func(b *testing.B) {
		dst := &engine.Table{}
		b.ReportAllocs()
		for b.Loop() {
			dst.Copy(middle)
		}
	})
	b.Run("memcpy", func(b *testing.B) {
		src := make([]byte, middle.Bytes())
		dst := make([]byte, len(src))
		b.ReportAllocs()
		b.SetBytes(int64(len(src)))
		for b.Loop() {
			copy(dst, src)
		}
	})
}

func benchRandom(b *testing.B, g *engine.Game) {
	const endless = 1 << 30
	t, rng := &engine.Table{Game: g}, rand.NewPCG(1, 2)
	for i := range uint64(100) { // let the buffers grow
		benchMatch(b, t, rng, i, endless)
	}
	b.ReportAllocs()
	decisions, n := 0, uint64(0)
	for b.Loop() {
		n++
		decisions += benchMatch(b, t, rng, n, endless)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
}

// benchMatch plays a random match, or its first decisions, and returns how many were real: had two
// options or more.
func benchMatch(b *testing.B, t *engine.Table, rng *rand.PCG, n uint64, decisions int) int {
	var s engine.Setup
	binary.LittleEndian.PutUint64(s.Seed[:], n)
	if err := t.Reset(s); err != nil {
		b.Fatal(err)
	}
	choices := 0
	for ; !t.Over.Ended && decisions > 0; decisions-- {
		if len(t.Options) > 1 {
			choices++
		}
		i, _ := bits.Mul64(rng.Uint64(), uint64(len(t.Options)))
		if err := t.Choose(int(i)); err != nil {
			b.Fatal(err)
		}
	}
	return choices
}
