package cardjson

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"reflect"
	"slices"
	"strings"

	"cantina/engine"
)

// Export writes definitions of a game as a file of cards.
func Export(g *engine.Game, set string, defs []engine.Def) ([]byte, error) {
	c := newCodec(g)
	list := make([]any, len(defs))
	for i := range defs {
		j, err := c.card(&defs[i])
		if err != nil {
			return nil, err
		}
		list[i] = j
	}
	o := &object{}
	o.add("game", g.ID)
	if set != "" {
		o.add("set", set)
	}
	o.add("cards", list)
	var b strings.Builder
	format(&b, o, "")
	b.WriteByte('\n')
	return []byte(b.String()), nil
}

// Load reads a file of cards for a game. The error is the first thing that is wrong; Check tells all.
func Load(g *engine.Game, file string, data []byte) ([]engine.Def, error) {
	defs, errs := load(g, file, data)
	if len(errs) > 0 {
		return nil, errs[0]
	}
	return defs, nil
}

// Check tells everything that is wrong with a file of cards that are to be added to a game, also what
// shows only in the cards of the game or in setting up a match with them.
func Check(g *engine.Game, file string, data []byte) []error {
	defs, errs := load(g, file, data)
	if len(errs) > 0 {
		return errs
	}
	if _, err := Extend(g, defs); err != nil {
		return []error{fmt.Errorf("%s: %w", file, err)}
	}
	return nil
}

// LoadFS reads every .json file of a folder, in the order of their names.
func LoadFS(g *engine.Game, folder fs.FS) ([]engine.Def, error) {
	entries, err := fs.ReadDir(folder, ".")
	if err != nil {
		return nil, err
	}
	var defs []engine.Def
	from := map[string]string{}
	for _, e := range entries {
		if e.IsDir() || path.Ext(e.Name()) != ".json" {
			continue
		}
		data, err := fs.ReadFile(folder, e.Name())
		if err != nil {
			return nil, err
		}
		more, err := Load(g, e.Name(), data)
		if err != nil {
			return nil, err
		}
		for i := range more {
			if other, twice := from[more[i].ID]; twice {
				return nil, fmt.Errorf("%s: card %q: id: there is another card with this id in %s", e.Name(), more[i].ID, other)
			}
			from[more[i].ID] = e.Name()
		}
		defs = append(defs, more...)
	}
	return defs, nil
}

// maxNodes bounds the effects of all cards of a game together: nodes and procedures share 16 bits.
const maxNodes = 60000

// Extend returns a game that has more cards than g. Its version tells the two apart, so that a record
// is never replayed with other cards.
func Extend(g *engine.Game, defs []engine.Def) (*engine.Game, error) {
	x := *g
	x.Defs = slices.Concat(g.Defs, defs)
	text, err := Export(g, "", defs)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(text)
	x.Version = g.Version + "+" + hex.EncodeToString(sum[:4])
	for i := range defs {
		if err := fits(g, &defs[i]); err != nil {
			return nil, fmt.Errorf("card %q: %w", defs[i].ID, err)
		}
	}
	if err := x.Build(); err != nil {
		return nil, err
	}
	if n := x.NodeCount(); n > maxNodes {
		return nil, fmt.Errorf("the cards have %d effects, more than %d", n, maxNodes)
	}
	if err := setUp(&x); err != nil {
		return nil, err
	}
	return &x, nil
}

// fits reports what setup could not place: a game sorts its cards by group, class and type.
func fits(g *engine.Game, d *engine.Def) error {
	if len(g.Defs) == 0 {
		return nil
	}
	var groups []string
	for i := range g.Defs {
		o := &g.Defs[i]
		if o.Group == d.Group && o.Type == d.Type && o.Class == d.Class {
			return nil
		}
		if !slices.Contains(groups, o.Group) {
			groups = append(groups, o.Group)
		}
	}
	if !slices.Contains(groups, d.Group) {
		return fmt.Errorf("group: there is no group %q; the groups are %s", d.Group, strings.Join(groups, ", "))
	}
	return fmt.Errorf("group: the group %q has no card of type %s and class %s", d.Group, g.Types[d.Type], g.Classes[d.Class])
}

// setUp tries to begin a match. A panic of the game's set-up means that it cannot place the cards.
func setUp(g *engine.Game) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("a match of %s cannot be set up with these cards: %v", g.ID, p)
		}
	}()
	if t, err := g.New(engine.Setup{}); err == nil {
		return t.Check()
	}
	return nil // it needs decks
}

// load reads a file and judges each card by itself.
func load(g *engine.Game, file string, data []byte) ([]engine.Def, []error) {
	r := &reader{codec: newCodec(g), file: file}
	top, err := parse(data)
	if err != nil {
		return nil, []error{fmt.Errorf("%s: %w", file, err)}
	}
	o, ok := top.(*object)
	if !ok {
		r.wrong("", "an object with \"game\" and \"cards\"", top)
		return nil, r.errs
	}
	set := ""
	var list []any
	for _, m := range o.members {
		switch m.key {
		case "game":
			if m.value != any(g.ID) {
				r.fail("game", "these are cards for %s, and this game is %q", kindOf(m.value), g.ID)
			}
		case "set":
			r.read("set", m.value, reflect.ValueOf(&set).Elem())
		case "cards":
			if list, ok = m.value.([]any); !ok {
				r.wrong("cards", "a list", m.value)
			}
		default:
			r.fail("", "there is no field %q here; the fields are game, set, cards", m.key)
		}
	}
	for _, key := range []string{"game", "cards"} {
		if _, there := o.get(key); !there {
			r.fail("", "the field %q is missing", key)
		}
	}
	return r.cards(list, set), r.errs
}

func (r *reader) cards(list []any, set string) []engine.Def {
	seen := map[string]bool{}
	var defs []engine.Def
	for i, j := range list {
		d := engine.Def{}
		r.card = fmt.Sprintf("card %d", i+1)
		if o, ok := j.(*object); ok {
			if id, ok := o.get("id"); ok && id != any("") {
				r.card = "card " + flatten(id)
			}
		}
		before := len(r.errs)
		r.read("", j, reflect.ValueOf(&d).Elem())
		if d.Set == "" {
			d.Set = set
		}
		if len(r.errs) == before {
			r.judge(&d, seen)
		}
		defs = append(defs, d)
	}
	return defs
}

// judge notes what is wrong with a card that could be read.
func (r *reader) judge(d *engine.Def, seen map[string]bool) {
	switch {
	case d.ID == "":
		r.fail("", "the field %q is missing", "id")
	case d.Name == "":
		r.fail("", "the field %q is missing", "name")
	case seen[d.ID]:
		r.fail("id", "there is another card with this id in the file")
	case d.Copies < 0 || d.Copies > 100:
		r.fail("copies", "this must be a number from 0 to 100, not %d", d.Copies)
	default:
		alone := *r.game
		alone.Defs = []engine.Def{*d}
		if err := alone.Build(); err != nil {
			if inner := errors.Unwrap(err); inner != nil {
				err = inner
			}
			r.fail("", "%v", err)
		}
	}
	seen[d.ID] = true
}
