package cardjson

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
)

// largest bounds every number in a file, so that no sum of them can overflow.
const largest = 9999

// reader reads one file and collects what is wrong with it.
type reader struct {
	*codec
	file string
	card string // `card "x-wing"`, once known
	errs []error
}

// fail notes an error at a field.
func (r *reader) fail(at, format string, args ...any) {
	where := r.file
	for _, part := range []string{r.card, at} {
		if part != "" {
			where += ": " + part
		}
	}
	r.errs = append(r.errs, fmt.Errorf("%s: %s", where, fmt.Sprintf(format, args...)))
}

func (r *reader) wrong(at, want string, v any) {
	r.fail(at, "this must be %s, not %s", want, kindOf(v))
}

// read sets a Go value from a JSON value. What cannot be read is noted and left empty.
func (r *reader) read(at string, v any, into reflect.Value) {
	t := into.Type()
	if n, ok := r.vocab[t]; ok {
		r.name(at, v, into, n)
		return
	}
	if role, ok := roleOf(t); ok {
		r.node(at, v, into, role)
		return
	}
	if t == figuresType {
		r.figures(at, v, into)
		return
	}
	switch t.Kind() {
	case reflect.Bool:
		if b, ok := v.(bool); ok {
			into.SetBool(b)
			return
		}
		r.wrong(at, "true or false", v)
	case reflect.String:
		if s, ok := v.(string); ok {
			into.SetString(s)
			return
		}
		r.wrong(at, "a text", v)
	case reflect.Pointer:
		into.Set(reflect.New(t.Elem()))
		r.read(at, v, into.Elem())
	case reflect.Slice:
		r.list(at, v, into)
	case reflect.Struct:
		r.object(at, v, into, "")
	default:
		r.number(at, v, into)
	}
}

func (r *reader) name(at string, v any, into reflect.Value, n names) {
	s, ok := v.(string)
	if !ok {
		r.wrong(at, "the name of a "+n.what, v)
		return
	}
	i := slices.Index(n.list, s)
	if i < 0 {
		r.fail(at, "there is no %s %q; the %ss are %s", n.what, s, n.what, strings.Join(n.list, ", "))
		return
	}
	into.SetUint(uint64(i))
}

func (r *reader) number(at string, v any, into reflect.Value) {
	num, ok := v.(json.Number)
	if !ok {
		r.wrong(at, "a number", v)
		return
	}
	n, err := strconv.ParseInt(num.String(), 10, 64)
	low, high := int64(-largest), int64(largest)
	switch into.Kind() {
	case reflect.Uint8:
		low, high = 0, 255
	case reflect.Int8:
		low, high = -128, 127
	case reflect.Uint, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		low = 0
	}
	if err != nil || n < low || n > high {
		r.fail(at, "this must be a whole number from %d to %d, not %s", low, high, num)
		return
	}
	if into.CanInt() {
		into.SetInt(n)
		return
	}
	into.SetUint(uint64(n))
}

func (r *reader) list(at string, v any, into reflect.Value) {
	list, ok := v.([]any)
	if !ok {
		r.wrong(at, "a list", v)
		return
	}
	if len(list) == 0 {
		return
	}
	out := reflect.MakeSlice(into.Type(), len(list), len(list))
	for i, x := range list {
		r.read(fmt.Sprintf("%s[%d]", at, i), x, out.Index(i))
	}
	into.Set(out)
}

// figures reads the printed figures by the ids of the attributes.
func (r *reader) figures(at string, v any, into reflect.Value) {
	o, ok := v.(*object)
	if !ok {
		r.wrong(at, "an object of figures", v)
		return
	}
	list := r.vocab[reflect.TypeFor[engine.AttrID]()].list
	for _, m := range o.members {
		i := slices.Index(list, m.key)
		if i < 0 {
			r.fail(at, "there is no figure %q; the figures are %s", m.key, strings.Join(list, ", "))
			continue
		}
		r.number(at+"."+m.key, m.value, into.Index(i))
	}
}

// object reads the fields of a struct. Key is the member that has been read already, if any.
func (r *reader) object(at string, v any, into reflect.Value, key string) {
	o, ok := v.(*object)
	if !ok {
		r.wrong(at, "an object", v)
		return
	}
	fields := r.fields(into.Type())
	for i, m := range o.members {
		if i == 0 && m.key == key {
			continue
		}
		k := slices.IndexFunc(fields, func(f field) bool { return f.name == m.key })
		if k < 0 {
			r.fail(at, "there is no field %q here; the fields are %s", m.key, fieldNames(fields))
			continue
		}
		r.read(join(at, m.key), m.value, into.Field(fields[k].index))
	}
	for _, f := range fields {
		if _, there := o.get(f.name); f.must && !there {
			r.fail(at, "the field %q is missing", f.name)
		}
	}
}

func join(at, key string) string {
	if at == "" {
		return key
	}
	return at + "." + key
}

func fieldNames(fields []field) string {
	var list []string
	for _, f := range fields {
		list = append(list, f.name)
	}
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, ", ")
}

// node reads a node: an object whose first member names it, just a name, or a number.
func (r *reader) node(at string, v any, into reflect.Value, role role) {
	var name string
	o := &object{}
	switch v := v.(type) {
	case json.Number:
		n := reflect.New(reflect.TypeFor[effect.N]()).Elem()
		if !n.Type().Implements(role.iface) {
			break
		}
		r.number(at, v, n)
		into.Set(n)
		return
	case string:
		name = v
	case *object:
		if len(v.members) > 0 && v.members[0].key == role.key {
			name, _ = v.members[0].value.(string)
		}
		o = v
	}
	if name == "" {
		r.fail(at, "this must be an object that begins with %q, or a name, not %s", role.key, kindOf(v))
		return
	}
	t, ok := r.byName[name]
	if !ok || !t.Implements(role.iface) || t.Kind() != reflect.Struct {
		r.fail(at, "there is no %q %q; there are %s", role.key, name, r.choices(role))
		return
	}
	before := len(r.errs)
	n := reflect.New(t).Elem()
	r.object(at, o, n, role.key)
	if len(r.errs) == before {
		r.complete(at, n)
	}
	into.Set(n)
}

// complete notes what a node cannot do without: by convention Parts lists a part that is missing as
// nil unless it may be left out.
func (r *reader) complete(at string, n reflect.Value) {
	if !slices.Contains(n.Interface().(engine.Node).Parts(), nil) {
		return
	}
	for _, f := range r.fields(n.Type()) {
		if x := n.Field(f.index); x.Kind() == reflect.Interface && x.IsNil() {
			r.fail(at, "the field %q is missing", f.name)
			return
		}
	}
}
