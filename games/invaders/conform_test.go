package invaders

import (
	"testing"

	"cantina/engine/enginetest"
)

func TestConform(t *testing.T) { enginetest.Conform(t, Game(), enginetest.Options{}) }
