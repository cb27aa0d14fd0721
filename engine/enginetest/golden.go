package enginetest

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Golden compares a text with a file that somebody has reviewed, line by line; with the flag -update
// it writes the file anew.
func Golden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v; make it with go test -update", err)
	}
	a, b := strings.Split(string(want), "\n"), strings.Split(got, "\n")
	for i := range max(len(a), len(b)) {
		if x, y := lineAt(a, i), lineAt(b, i); x != y {
			t.Fatalf("%s:%d: this line was reviewed as\n\t%s\nand is now\n\t%s\nReview the change and run go test -update.", path, i+1, x, y)
		}
	}
}

func lineAt(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(the end)"
}
