//go:build !race

// Package race tells tests whether the race detector slows them down, about tenfold.
package race

// Enabled reports whether the program is built with the race detector.
const Enabled = false
