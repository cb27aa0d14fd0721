package cardjson

import (
	"reflect"
	"testing"

	"cantina/engine/enginetest/nodes"
)

// TestCommonIsComplete: every node type of package effect has a JSON form.
func TestCommonIsComplete(t *testing.T) {
	known := map[string]bool{"N": true} // written as a number
	for _, n := range common {
		known[reflect.TypeOf(n).Name()] = true
	}
	for _, name := range nodes.Types(t, "..") {
		if !known[name] {
			t.Errorf("effect.%s is not in the list of common nodes", name)
		}
	}
}

func TestEveryEngineEventHasAName(t *testing.T) {
	for i, name := range engineEvents {
		if name == "" {
			t.Errorf("the engine's event %d has no name", i)
		}
	}
}

func TestKebab(t *testing.T) {
	for in, want := range map[string]string{"UpTo": "up-to", "ID": "id", "N": "n", "OnDeckIf": "on-deck-if", "IfElse": "if-else", "YourTurn": "your-turn"} {
		if got := kebab(in); got != want {
			t.Errorf("%s is %q and not %q", in, got, want)
		}
	}
}
