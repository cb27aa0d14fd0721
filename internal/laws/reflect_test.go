package laws

import (
	"fmt"
	"reflect"
)

// findFunc returns the path of the first function, channel or map inside a value, or "".
func findFunc(v any) string { return walk(reflect.ValueOf(v), "ability") }

func walk(v reflect.Value, path string) string {
	switch v.Kind() {
	case reflect.Func, reflect.Chan, reflect.Map:
		return path
	case reflect.Interface, reflect.Pointer:
		if v.IsNil() {
			return ""
		}
		return walk(v.Elem(), path)
	case reflect.Struct:
		for i := range v.NumField() {
			if at := walk(v.Field(i), path+"."+v.Type().Field(i).Name); at != "" {
				return at
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if at := walk(v.Index(i), fmt.Sprintf("%s[%d]", path, i)); at != "" {
				return at
			}
		}
	}
	return ""
}
