package scenario_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"cantina/engine/scenario"
	"cantina/games/deckbuilding"
)

// FuzzParse feeds the parser, the formatter and the runner with broken scenarios: none may panic, and
// formatting twice changes nothing.
func FuzzParse(f *testing.F) {
	paths, _ := filepath.Glob(files)
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	for _, text := range examples(f) {
		f.Add([]byte(text))
	}
	g := deckbuilding.Game()
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := scenario.Parse("fuzz.txt", data)
		if err != nil {
			return
		}
		once, err := scenario.Format("fuzz.txt", data)
		if err != nil {
			t.Fatalf("it can be read and not be formatted: %v", err)
		}
		twice, err := scenario.Format("fuzz.txt", once)
		if err != nil || !bytes.Equal(once, twice) {
			t.Fatalf("formatted twice it changes (%v):\n%q\n%q", err, once, twice)
		}
		_ = file.Run(g)
	})
}
