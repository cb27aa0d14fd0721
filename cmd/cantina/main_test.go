package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/rogpeppe/go-internal/testscript"

	"cantina/match"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"cantina": main})
}

// TestScripts runs every script of testdata/script: what a person types in a shell.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script", RequireExplicitExec: true,
		Setup: func(e *testscript.Env) error {
			root, err := filepath.Abs("../..")
			e.Setenv("ROOT", root)
			return err
		},
	})
}

// cantina runs the program in this process.
func cantina(in io.Reader, args ...string) (code int, out, err string) {
	var o, e bytes.Buffer
	code = run(context.Background(), args, in, &o, &e)
	return code, o.String(), e.String()
}

// TestWholeGame plays matches to their end by lines that go through the options whatever they are,
// for both seats, saves them and has them verified.
func TestWholeGame(t *testing.T) {
	round := []string{"1", "2", "attack base", "4", "why 1", "1", "nonsense", "7", "1", "undo", "3", "log 3", "1", "end", "", "1", "board"}
	for _, seat := range []string{"empire", "rebel"} {
		t.Run(seat, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "match.json")
			var in strings.Builder
			for range 400 {
				in.WriteString(strings.Join(round, "\n") + "\n")
			}
			in.WriteString("undo\n1\nsave " + file + "\n")
			code, out, errs := cantina(strings.NewReader(in.String()), "play", "deckbuilding", "--seat", seat, "--bot", "greedy", "--seed", "5")
			if code != exitOK || errs != "" {
				t.Fatalf("exit code %d, errors %q", code, errs)
			}
			for _, want := range []string{"The match is over.", "has destroyed the last base needed and wins.", "Taken back.", "The input has ended."} {
				if !strings.Contains(out, want) {
					t.Errorf("the output lacks %q", want)
				}
			}
			for line := range strings.Lines(out) {
				if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > width && !strings.Contains(line, "SHA") && !strings.Contains(line, file) {
					t.Errorf("a line has %d columns: %s", n, line)
				}
				if strings.Contains(line, "\x1b") {
					t.Fatalf("an escape code where there is no terminal: %q", line)
				}
			}
			b, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			r, err := match.Decode(b)
			if err != nil {
				t.Fatal(err)
			}
			if r.Outcome == nil {
				t.Error("the saved match has no outcome")
			}
			if err := match.Verify(r); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestStopped ends a match that waits for input when the program is told to stop.
func TestStopped(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	in, out := io.Pipe()
	defer out.Close()
	var o, e bytes.Buffer
	if code := run(ctx, []string{"play", "deckbuilding"}, in, &o, &e); code != exitOK {
		t.Errorf("exit code %d, %s", code, e.String())
	}
	if !strings.Contains(o.String(), "nobody has won") {
		t.Errorf("it does not say where the match stands: %q", o.String())
	}
}
