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
	"cantina/engine/scenario"
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

// cites are the ids that a test file is about.
type cites struct {
	file         string
	rules, cards []string
}

// scenarios returns what the scenarios of the game are about. The error of one that cannot be read
// names its file and line.
func (s source) scenarios(g *engine.Game) ([]cites, error) {
	var out []cites
	err := s.walk(filepath.Join(s.dir, "testdata", "scenarios"), ".txt", func(name string, body []byte) error {
		f, err := scenario.Parse(name, body)
		if err != nil {
			return err
		}
		c := f.Cites(g)
		out = append(out, cites{name, c.Rules, c.Cards})
		return nil
	})
	return out, err
}

var ruleID = regexp.MustCompile(`\b[A-Z]{2,}-[0-9]+\b`)

// goTests returns the rules that the Go tests of the game name.
func (s source) goTests() ([]cites, error) {
	var out []cites
	err := s.walk(s.dir, "_test.go", func(name string, body []byte) error {
		out = append(out, cites{file: name, rules: ruleID.FindAllString(string(body), -1)})
		return nil
	})
	return out, err
}

// walk visits the files of a folder by name, with their path in the source tree. A folder that is
// not there is empty: a game may have no scenarios yet.
func (s source) walk(dir, suffix string, visit func(name string, body []byte) error) error {
	err := filepath.WalkDir(filepath.Join(s.root, dir), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, suffix) {
			return err
		}
		name, err := filepath.Rel(s.root, path)
		if err != nil {
			return err
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return visit(filepath.ToSlash(name), b)
	})
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
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
