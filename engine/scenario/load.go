package scenario

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"cantina/engine"
)

// Read reads and parses a file.
func Read(path string) (*File, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		// The error of the system repeats the path.
		var pe *fs.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		return nil, fmt.Errorf("%s: cannot be read: %w", path, err)
	}
	return Parse(path, data)
}

// RunFile reads and plays a scenario. find gives the game of an id.
func RunFile(path string, find func(id string) (*engine.Game, error)) error {
	f, err := Read(path)
	if err != nil {
		return err
	}
	g, err := find(f.Game())
	if err != nil {
		return f.errorf(f.Sections[0].No, "%v", err)
	}
	return f.Run(g)
}

// Position reads a scenario and returns the position of its first setup; nothing of it is played.
func Position(path string, data []byte, g *engine.Game) (*engine.Table, error) {
	f, err := Parse(path, data)
	if err != nil {
		return nil, err
	}
	return f.setUp(newWords(g), []*Section{&f.Sections[0]})
}
