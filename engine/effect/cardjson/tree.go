package cardjson

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// A JSON value is nil, a bool, a string, a json.Number, a []any or an *object, which, unlike a map,
// keeps the order of its members and refuses to have one twice.
type object struct{ members []member }

type member struct {
	key   string
	value any
}

func (o *object) get(key string) (any, bool) {
	i := slices.IndexFunc(o.members, func(m member) bool { return m.key == key })
	if i < 0 {
		return nil, false
	}
	return o.members[i].value, true
}

func (o *object) add(key string, value any) {
	o.members = append(o.members, member{key, value})
}

// parse reads one JSON value.
func parse(data []byte) (any, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	v, err := parseValue(d)
	if err == nil {
		if _, err = d.Token(); err == io.EOF {
			return v, nil
		}
		err = errors.New("there is more after the end of the cards")
	}
	if err == io.EOF || errors.Is(err, io.ErrUnexpectedEOF) {
		err = errors.New("the file ends in the middle")
	}
	line := 1 + bytes.Count(data[:min(int(d.InputOffset()), len(data))], []byte("\n"))
	return nil, fmt.Errorf("line %d: this is not JSON: %w", line, err)
}

func parseValue(d *json.Decoder) (any, error) {
	tok, err := d.Token()
	if err != nil {
		return nil, err
	}
	switch tok {
	case json.Delim('{'):
		return parseObject(d)
	case json.Delim('['):
		list := []any{}
		for d.More() {
			v, err := parseValue(d)
			if err != nil {
				return nil, err
			}
			list = append(list, v)
		}
		_, err = d.Token()
		return list, err
	}
	return tok, nil
}

func parseObject(d *json.Decoder) (any, error) {
	o := &object{}
	for d.More() {
		tok, err := d.Token()
		if err != nil {
			return nil, err
		}
		key, ok := tok.(string)
		if !ok {
			return nil, fmt.Errorf("a member needs a name in quotes")
		}
		if _, twice := o.get(key); twice {
			return nil, fmt.Errorf("the member %q is there twice", key)
		}
		v, err := parseValue(d)
		if err != nil {
			return nil, err
		}
		o.add(key, v)
	}
	_, err := d.Token()
	return o, err
}

// lineWidth is how long a value may be to be written on one line.
const lineWidth = 110

// format writes a value for people: what fits on a line stays on it.
func format(b *strings.Builder, v any, indent string) {
	flat := flatten(v)
	if len(flat) <= lineWidth-len(indent) {
		b.WriteString(flat)
		return
	}
	inner := indent + "  "
	switch v := v.(type) {
	case *object:
		b.WriteString("{")
		for i, m := range v.members {
			if i > 0 {
				b.WriteString(",")
			}
			b.WriteString("\n" + inner + quote(m.key) + ": ")
			format(b, m.value, inner)
		}
		b.WriteString("\n" + indent + "}")
	case []any:
		b.WriteString("[")
		for i, x := range v {
			if i > 0 {
				b.WriteString(",")
			}
			b.WriteString("\n" + inner)
			format(b, x, inner)
		}
		b.WriteString("\n" + indent + "]")
	default:
		b.WriteString(flat)
	}
}

func flatten(v any) string {
	switch v := v.(type) {
	case *object:
		var list []string
		for _, m := range v.members {
			list = append(list, quote(m.key)+": "+flatten(m.value))
		}
		return "{" + strings.Join(list, ", ") + "}"
	case []any:
		var list []string
		for _, x := range v {
			list = append(list, flatten(x))
		}
		return "[" + strings.Join(list, ", ") + "]"
	case string:
		return quote(v)
	case bool:
		return strconv.FormatBool(v)
	case json.Number:
		return v.String()
	}
	return "null"
}

func quote(s string) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		return strconv.Quote(s)
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// kindOf names a JSON value in an error.
func kindOf(v any) string {
	switch v := v.(type) {
	case *object:
		return "an object"
	case []any:
		return "a list"
	case string:
		return "the text " + quote(v)
	case json.Number:
		return "the number " + v.String()
	case bool:
		return strconv.FormatBool(v)
	}
	return "null"
}
