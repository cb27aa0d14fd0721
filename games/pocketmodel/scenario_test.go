package pocketmodel

import (
	"testing"

	"cantina/engine/enginetest"
)

func TestScenarios(t *testing.T) { enginetest.RunDir(t, Game(), "testdata/scenarios") }
