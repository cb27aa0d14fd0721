package main

import (
	"runtime"
	"runtime/debug"

	"cantina/games"
)

type versionCmd struct {
	JSON bool `help:"Print JSON."`
}

// Help implements kong.HelpProvider.
func (versionCmd) Help() string {
	return "A match record is replayed only under the version of its game's rules.\n\nExample:\n\n  cantina version"
}

// Run prints the versions.
func (c versionCmd) Run(e *env) error {
	v := struct {
		Version string            `json:"version"`
		Go      string            `json:"go"`
		Games   map[string]string `json:"games"`
	}{Version: buildVersion(), Go: runtime.Version(), Games: map[string]string{}}
	for _, g := range games.All() {
		v.Games[g.ID] = g.Version
	}
	if c.JSON {
		return e.json(v)
	}
	e.printf("cantina %s (%s)\n", v.Version, v.Go)
	for _, g := range games.All() {
		e.printf("%s rules version %s\n", g.ID, g.Version)
	}
	return nil
}

// buildVersion is the commit that the program was built from, as far as the Go tools wrote it down.
func buildVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	commit, changed := "", ""
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			commit = s.Value[:min(12, len(s.Value))]
		case "vcs.modified":
			if s.Value == "true" {
				changed = " with changes"
			}
		}
	}
	if commit == "" {
		return "built outside version control"
	}
	return commit + changed
}
