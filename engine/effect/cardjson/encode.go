package cardjson

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"

	"cantina/engine"
	"cantina/engine/effect"
)

// value turns a Go value into a JSON value.
func (c *codec) value(v reflect.Value) (any, error) {
	t := v.Type()
	if n, ok := c.vocab[t]; ok {
		i := int(v.Uint())
		if i >= len(n.list) {
			return nil, fmt.Errorf("there is no %s number %d", n.what, i)
		}
		return n.list[i], nil
	}
	if r, ok := roleOf(t); ok {
		return c.node(r, v.Elem())
	}
	if t == figuresType {
		return c.figures(v), nil
	}
	switch t.Kind() {
	case reflect.Bool:
		return v.Bool(), nil
	case reflect.String:
		return v.String(), nil
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return json.Number(strconv.FormatInt(v.Int(), 10)), nil
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return json.Number(strconv.FormatUint(v.Uint(), 10)), nil
	case reflect.Pointer:
		return c.value(v.Elem())
	case reflect.Slice:
		list := make([]any, v.Len())
		for i := range list {
			x, err := c.value(v.Index(i))
			if err != nil {
				return nil, err
			}
			list[i] = x
		}
		return list, nil
	case reflect.Struct:
		o := &object{}
		return o, c.members(o, v)
	}
	return nil, fmt.Errorf("a %s has no JSON form", t)
}

// node writes a node under its name: a number if it is one, and just the name if nothing else need
// be said.
func (c *codec) node(r role, v reflect.Value) (any, error) {
	if !v.IsValid() {
		return nil, fmt.Errorf("a node is missing where a %q belongs", r.key)
	}
	if n, ok := v.Interface().(effect.N); ok {
		return json.Number(strconv.Itoa(int(n))), nil
	}
	name, ok := c.byType[v.Type()]
	if !ok {
		return nil, fmt.Errorf("the node %s is not one of this game's", v.Type())
	}
	o := &object{}
	o.add(r.key, name)
	if err := c.members(o, v); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(o.members) == 1 {
		return name, nil
	}
	return o, nil
}

// members writes the fields that are not empty, and those that cannot be left out.
func (c *codec) members(o *object, v reflect.Value) error {
	for _, f := range c.fields(v.Type()) {
		x := v.Field(f.index)
		if x.IsZero() && !f.must {
			continue
		}
		j, err := c.value(x)
		if err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		o.add(f.name, j)
	}
	return nil
}

func (c *codec) figures(v reflect.Value) any {
	o := &object{}
	for i, a := range c.game.Attrs {
		if n := v.Index(i).Int(); n != 0 {
			o.add(a.ID, json.Number(strconv.FormatInt(n, 10)))
		}
	}
	return o
}

func (c *codec) card(d *engine.Def) (any, error) {
	j, err := c.value(reflect.ValueOf(d).Elem())
	if err != nil {
		return nil, fmt.Errorf("card %q: %w", d.ID, err)
	}
	return j, nil
}
