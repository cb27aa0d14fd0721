package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"cantina/engine"
)

// The coverage reports read the tests of a game, so they need the source tree.

// source is the folder of a game in the source tree.
type source struct{ root, dir string }

// findSource finds the source tree from the working directory upwards.
func findSource(g *engine.Game) (source, error) {
	wd, err := os.Getwd()
	if err != nil {
		return source{}, err
	}
	for root := wd; ; root = filepath.Dir(root) {
		if b, err := os.ReadFile(filepath.Join(root, "go.mod")); err == nil && bytes.HasPrefix(b, []byte("module cantina\n")) {
			return source{root, filepath.Join("games", g.ID)}, nil
		}
		if root == filepath.Dir(root) {
			return source{}, fmt.Errorf("coverage is read from the tests in Cantina's source tree, and %s is not in it", wd)
		}
	}
}

// text is a file that may cite rules and cards.
type text struct{ name, body string }

// scenarios returns the scenario files of the game.
func (s source) scenarios() ([]text, error) {
	return s.texts(filepath.Join(s.dir, "testdata", "scenarios"), ".txt")
}

// goTests returns the Go tests of the game.
func (s source) goTests() ([]text, error) { return s.texts(s.dir, "_test.go") }

func (s source) texts(dir, suffix string) ([]text, error) {
	var out []text
	err := filepath.WalkDir(filepath.Join(s.root, dir), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, suffix) {
			return err
		}
		b, err := os.ReadFile(path)
		name, _ := filepath.Rel(s.root, path)
		out = append(out, text{filepath.ToSlash(name), string(b)})
		return err
	})
	if errors.Is(err, fs.ErrNotExist) {
		err = nil // a game without scenarios yet
	}
	return out, err
}

// citing returns the names of the texts in which the pattern occurs.
func citing(texts []text, pattern *regexp.Regexp) []string {
	var out []string
	for _, t := range texts {
		if pattern.MatchString(t.body) {
			out = append(out, t.name)
		}
	}
	return out
}

// reasons reads the game's list of what no test cites: an id and the reason, one a line; # begins a
// comment.
func (s source) reasons() (map[string]string, error) {
	name := filepath.Join(s.dir, "testdata", "uncited.txt")
	b, err := os.ReadFile(filepath.Join(s.root, name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	for i, line := range strings.Split(string(b), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		id, why, _ := strings.Cut(line, " ")
		if why = strings.TrimSpace(why); why == "" {
			return nil, fmt.Errorf("%s:%d: after the id %s there must be the reason why no test cites it", filepath.ToSlash(name), i+1, id)
		}
		out[id] = why
	}
	return out, nil
}
