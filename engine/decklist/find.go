package decklist

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"cantina/engine"
)

// find finds the card that a list means: by its id or code, then by set and number, then by its
// title, for which there may be other names.
func (r *reader) find(name string) (engine.DefID, error) {
	if d, ok := r.g.DefID(name); ok {
		return d, nil
	}
	if d, ok := r.byCode(name); ok {
		return d, nil
	}
	if m := inSet.FindStringSubmatch(name); m != nil {
		return r.bySet(m[1], m[2], m[3])
	}
	if set, number, ok := strings.Cut(name, " "); ok && r.set(set) != nil {
		if _, err := strconv.Atoi(strings.TrimPrefix(number, "#")); err == nil {
			return r.bySet("", set, strings.TrimPrefix(number, "#"))
		}
	}
	return r.byTitle(name)
}

func (r *reader) byCode(code string) (engine.DefID, bool) {
	if code == "" {
		return 0, false
	}
	for i := range r.g.Defs {
		if r.g.Defs[i].Code == code {
			return engine.DefID(i), true
		}
	}
	return 0, false
}

// set finds a set by its code or name.
func (r *reader) set(name string) *engine.SetSpec {
	for i := range r.g.Sets {
		if s := &r.g.Sets[i]; strings.EqualFold(s.ID, name) || plain(s.Name) == plain(name) {
			return s
		}
	}
	return nil
}

// bySet finds a card by set and number; a title that does not fit is an error, because one of the two
// must be wrong.
func (r *reader) bySet(title, set, number string) (engine.DefID, error) {
	s := r.set(set)
	if s == nil {
		var names []string
		for _, s := range r.g.Sets {
			names = append(names, s.Name+" ("+s.ID+")")
		}
		return 0, fmt.Errorf("there is no set %q; the sets are %s", clip(set), strings.Join(names, ", "))
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 {
		return 0, fmt.Errorf("%q is not the number of a card in %s", clip(number), s.Name)
	}
	for i := range r.g.Defs {
		d := &r.g.Defs[i]
		rest, ok := strings.CutPrefix(d.Code, s.Prefix)
		if k, err := strconv.Atoi(rest); !ok || d.Set != s.ID || err != nil || k != n {
			continue
		}
		if title != "" && plain(title) != plain(d.Name) && r.g.Aliases[plain(title)] != d.ID {
			return 0, fmt.Errorf("%s %d is %s and not %s", s.Name, n, d.Name, clip(title))
		}
		return engine.DefID(i), nil
	}
	return 0, fmt.Errorf("there is no card %d of %s here", n, s.Name)
}

// byTitle finds a card by its title, with its subtitle behind it or not. Of cards that are the same
// but for the edition it is the first one.
func (r *reader) byTitle(name string) (engine.DefID, error) {
	want := plain(name)
	if want == "" {
		return 0, fmt.Errorf("%q names no card; a card is written as 2 Lightsaber", clip(name))
	}
	if id, ok := r.g.Aliases[want]; ok {
		if d, ok := r.g.DefID(id); ok {
			return d, nil
		}
	}
	var found []engine.DefID
	for i := range r.g.Defs {
		d := &r.g.Defs[i]
		if plain(d.Name) == want || d.Subtitle != "" && plain(d.Name+" "+d.Subtitle) == want {
			found = append(found, engine.DefID(i))
		}
	}
	if len(found) == 0 {
		if near := r.near(want); near != "" {
			return 0, fmt.Errorf("there is no card %q; did you mean %s?", clip(name), near)
		}
		return 0, fmt.Errorf("there is no card %q", clip(name))
	}
	for _, d := range found[1:] {
		if r.g.Defs[d].Subtitle != r.g.Defs[found[0]].Subtitle {
			return 0, r.which(name, found)
		}
	}
	return found[0], nil
}

// which asks which of several cards of a title is meant.
func (r *reader) which(name string, found []engine.DefID) error {
	var list []string
	for _, d := range found {
		def := &r.g.Defs[d]
		list = append(list, fmt.Sprintf("%s (%s, %s)", def.ID, def.Subtitle, def.Set))
	}
	return errors.New(clip(name) + " may be " + strings.Join(list, " or ") + ": write which")
}

// near returns the title that differs least from what was written, if it differs little.
func (r *reader) near(want string) string {
	best, least := "", 1+len(want)/4
	for i := range r.g.Defs {
		if d := distance(want, plain(r.g.Defs[i].Name), least); d < least {
			best, least = r.g.Defs[i].Name, d
		}
	}
	return best
}

// distance is the number of letters to change, add or leave out, or at least most if there are that many.
func distance(a, b string, most int) int {
	if len(a)-len(b) >= most || len(b)-len(a) >= most {
		return most
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}

// plain is a title in lower case without accents and punctuation, its words with one blank between.
func plain(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		switch {
		case accents[r] != 0:
			b.WriteRune(accents[r])
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			b.WriteRune(r)
		case r == '\'' || r == '’':
		default:
			b.WriteByte(' ')
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

var accents = map[rune]rune{
	'à': 'a', 'á': 'a', 'â': 'a', 'ä': 'a', 'ç': 'c', 'è': 'e', 'é': 'e', 'ê': 'e', 'ë': 'e',
	'í': 'i', 'î': 'i', 'ï': 'i', 'ñ': 'n', 'ó': 'o', 'ô': 'o', 'ö': 'o', 'ú': 'u', 'û': 'u', 'ü': 'u',
}
