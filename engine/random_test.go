package engine

import "testing"

// The stream of a seed is part of every match record: if this test fails, old records no longer
// replay and the ruleset versions of all games must change.
func TestStreamIsFixed(t *testing.T) {
	var s State
	seed := [32]byte{}
	copy(seed[:], "a match is fair from its seed on")
	s.Reseed(seed)
	want := [8]int{292, 425, 52, 434, 495, 759, 394, 186}
	for i, w := range want {
		if got := s.Intn(1000); got != w {
			t.Fatalf("number %d of the stream is %d, was %d", i, got, w)
		}
	}
}

func TestIntnIsUniform(t *testing.T) {
	var s State
	s.Reseed([32]byte{1})
	var n [7]int
	const rolls = 70000
	for range rolls {
		n[s.Intn(7)]++
	}
	for face, got := range n {
		// 10,000 expected, standard deviation 93: five of them are one failure in a million runs.
		if got < 9535 || got > 10465 {
			t.Errorf("face %d came %d times in %d", face, got, rolls)
		}
	}
}

func TestIntnRejects(t *testing.T) {
	var s State
	s.Reseed([32]byte{2})
	for _, n := range []int{1, 2, 3, 6, 60, 1 << 40} {
		for range 1000 {
			if k := s.Intn(n); k < 0 || k >= n {
				t.Fatalf("Intn(%d) = %d", n, k)
			}
		}
	}
}
