package cardjson

import (
	"path"
	"reflect"
	"slices"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
)

// common are the nodes that every game has.
var common = []engine.Node{
	effect.Gain{},
	effect.Spend{},
	effect.Draw{},
	effect.Move{},
	effect.Random{},
	effect.Sample{},
	effect.Show{},
	effect.Exchange{},
	effect.Choose{},
	effect.Take{},
	effect.Seq{},
	effect.Then{},
	effect.If{},
	effect.OneOf{},
	effect.May{},
	effect.Pay{},
	effect.Lasting{},
	effect.Count{},
	effect.IfElse{},
	effect.VarOf{},
	effect.AttrOf{},
	effect.Minus{},
	effect.Least{},
	effect.Half{},
	effect.Exists{},
	effect.Not{},
	effect.VarIs{},
	effect.Every{},
	effect.AtLeast{},
	effect.YourTurn{},
	effect.Type{},
	effect.Class{},
	effect.Own{},
	effect.Enemy{},
	effect.Trait{},
	effect.Unique{},
	effect.Named{},
	effect.Other{},
	effect.Yours{},
	effect.Lies{},
	effect.Either{},
	effect.Except{},
	effect.CopyOf{},
	effect.AttrAtMost{},
	effect.Cards{},
	effect.Self{},
	effect.It{},
	effect.Chosen{},
	effect.On{},
	effect.Moves{},
	effect.Modify{},
}

// role is what a node is used as; its key is the member that says which node it is.
type role struct {
	iface reflect.Type
	key   string
}

var roles = []role{
	{reflect.TypeFor[engine.Effect](), "do"},
	{reflect.TypeFor[engine.Cond](), "cond"},
	{reflect.TypeFor[engine.Amount](), "amount"},
	{reflect.TypeFor[engine.Filter](), "filter"},
	{reflect.TypeFor[effect.Set](), "set"},
	{reflect.TypeFor[engine.Trigger](), "trigger"},
	{reflect.TypeFor[engine.Static](), "static"},
}

// roleOf returns the role of an interface type: one of the list, or a game's own kind of node, whose
// key is its name.
func roleOf(t reflect.Type) (role, bool) {
	if i := slices.IndexFunc(roles, func(r role) bool { return r.iface == t }); i >= 0 {
		return roles[i], true
	}
	if t.Kind() == reflect.Interface && t.Implements(reflect.TypeFor[engine.Node]()) {
		return role{t, kebab(t.Name())}, true
	}
	return role{}, false
}

// codec knows the words and the node types of one game.
type codec struct {
	game   *engine.Game
	vocab  map[reflect.Type]names
	byName map[string]reflect.Type
	byType map[reflect.Type]string
}

func newCodec(g *engine.Game) *codec {
	c := &codec{game: g, vocab: vocabulary(g), byName: map[string]reflect.Type{}, byType: map[reflect.Type]string{}}
	for _, n := range common {
		c.register(reflect.TypeOf(n))
	}
	for i := range g.Defs {
		c.discover(reflect.ValueOf(g.Defs[i].Abilities))
	}
	return c
}

// register gives a node type its name; of two types with one name the later one carries its package.
func (c *codec) register(t reflect.Type) {
	if _, known := c.byType[t]; known || t.Kind() != reflect.Struct {
		return // a number is written as one
	}
	name := kebab(t.Name())
	if _, taken := c.byName[name]; taken {
		name = path.Base(t.PkgPath()) + "." + name
	}
	c.byName[name], c.byType[t] = t, name
}

// discover registers the node types that occur in a value.
func (c *codec) discover(v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			if _, ok := roleOf(v.Type()); ok {
				c.register(v.Elem().Type())
			}
			c.discover(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			c.discover(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				c.discover(v.Field(i))
			}
		}
	}
}

// choices lists the names of the nodes that can be used in a role, for an error.
func (c *codec) choices(r role) string {
	var list []string
	for name, t := range c.byName { // order does not matter: the list is sorted below
		if t.Implements(r.iface) {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return strings.Join(list, ", ")
}

// field is a field of a struct under its JSON name.
type field struct {
	name  string
	index int
	must  bool
}

// fields lists the exported fields of a struct type. A json tag overrides the name.
func (c *codec) fields(t reflect.Type) []field {
	var out []field
	for i := range t.NumField() {
		f := t.Field(i)
		if !f.IsExported() {
			continue
		}
		name := f.Tag.Get("json")
		if name == "" {
			name = kebab(f.Name)
		}
		out = append(out, field{name: name, index: i, must: c.vocab[f.Type].must})
	}
	return out
}

// figuresType is the printed figures of a card, an object by the ids of the attributes.
var figuresType = reflect.TypeFor[[8]int16]()
