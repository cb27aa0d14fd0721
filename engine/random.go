package engine

import "math/bits"

// Randomness is ChaCha8 from a 32-byte seed (the stream is fixed by the C2SP chacha8rand
// specification and by a golden test here). Bounded integers and shuffles are our own, on
// the raw 64-bit words, so that no change of the standard library can alter a replay.

// Intn returns a uniform number in 0..n-1. n must be at least 1.
func (s *State) Intn(n int) int {
	// Lemire's method: the high word of word*n, rejecting the few low words that would bias it.
	hi, lo := bits.Mul64(s.Rng.Uint64(), uint64(n))
	if lo < uint64(n) {
		limit := -uint64(n) % uint64(n)
		for lo < limit {
			hi, lo = bits.Mul64(s.Rng.Uint64(), uint64(n))
		}
	}
	return int(hi)
}

// Reseed replaces the generator, so that a copy of the match forgets the future of the original.
func (s *State) Reseed(seed [32]byte) { s.Rng.Seed(seed) }
