package pocketmodel

import (
	"fmt"
	"path/filepath"
	"testing"

	"cantina/engine"
	"cantina/engine/scenario"
)

// TestScenarios plays every scenario, each under the game for its number of players.
func TestScenarios(t *testing.T) {
	paths, err := filepath.Glob("testdata/scenarios/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("there are no scenarios (%v)", err)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			t.Parallel()
			if err := scenario.RunFile(path, byID); err != nil {
				t.Error(err)
			}
		})
	}
}

func byID(id string) (*engine.Game, error) {
	if g := ByID(id); g != nil {
		return g, nil
	}
	return nil, fmt.Errorf("there is no game %q", id)
}
