package enginetest

import (
	"path/filepath"
	"testing"

	"cantina/engine"
	"cantina/engine/scenario"
)

// RunDir plays every scenario of a folder, each as a test of its own.
func RunDir(t *testing.T, g *engine.Game, dir string) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("there are no scenarios in %s (%v)", dir, err)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			t.Parallel()
			if err := RunFile(g, path); err != nil {
				t.Error(err)
			}
		})
	}
}

// RunFile plays one scenario under a game.
func RunFile(g *engine.Game, path string) error {
	f, err := scenario.Read(path)
	if err != nil {
		return err
	}
	return f.Run(g)
}
