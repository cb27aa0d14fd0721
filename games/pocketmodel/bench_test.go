package pocketmodel_test

import (
	"encoding/binary"
	"math/bits"
	"math/rand/v2"
	"testing"

	"cantina/engine"
	"cantina/games/pocketmodel"
)

// randomMatch plays one uniformly random match on a table and returns how many real decisions it had:
// those with two options or more.
func randomMatch(tb testing.TB, t *engine.Table, rng *rand.PCG, n uint64) int {
	var s engine.Setup
	binary.LittleEndian.PutUint64(s.Seed[:], n)
	if err := t.Reset(s); err != nil {
		tb.Fatal(err)
	}
	decisions := 0
	for !t.Over.Ended {
		if len(t.Options) > 1 {
			decisions++
		}
		i, _ := bits.Mul64(rng.Uint64(), uint64(len(t.Options)))
		if err := t.Choose(int(i)); err != nil {
			tb.Fatal(err)
		}
	}
	return decisions
}

// BenchmarkRandom plays whole random matches on one table; its operation is one match.
func BenchmarkRandom(b *testing.B) {
	t, rng := &engine.Table{Game: pocketmodel.Game()}, rand.NewPCG(1, 2)
	for i := range uint64(100) { // let the buffers grow
		randomMatch(b, t, rng, i)
	}
	b.ReportAllocs()
	decisions, n := 0, uint64(0)
	for b.Loop() {
		n++
		decisions += randomMatch(b, t, rng, n)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
}

// halfway returns a table in the middle of a random match.
func halfway(tb testing.TB) *engine.Table {
	t, rng := &engine.Table{Game: pocketmodel.Game()}, rand.NewPCG(1, 2)
	if err := t.Reset(engine.Setup{}); err != nil {
		tb.Fatal(err)
	}
	for range 150 {
		i, _ := bits.Mul64(rng.Uint64(), uint64(len(t.Options)))
		if err := t.Choose(int(i)); err != nil {
			tb.Fatal(err)
		}
	}
	return t
}

// BenchmarkClone copies a match into a reused table.
func BenchmarkClone(b *testing.B) {
	t, dst := halfway(b), &engine.Table{}
	b.ReportAllocs()
	for b.Loop() {
		dst.Copy(t)
	}
}

// BenchmarkMemcpy copies as many bytes as BenchmarkClone.
func BenchmarkMemcpy(b *testing.B) {
	src := make([]byte, halfway(b).Bytes())
	dst := make([]byte, len(src))
	b.ReportAllocs()
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		copy(dst, src)
	}
}

// TestRandomDoesNotAllocate: once the buffers have grown, whole matches on a reused table allocate
// nothing, their setup included.
func TestRandomDoesNotAllocate(t *testing.T) {
	m, rng := &engine.Table{Game: pocketmodel.Game()}, rand.NewPCG(1, 2)
	n := uint64(0)
	match := func() { n++; randomMatch(t, m, rng, n) }
	for range 200 {
		match()
	}
	if a := testing.AllocsPerRun(100, match); a >= 1 {
		t.Errorf("a match allocates %.1f times", a)
	}
}
