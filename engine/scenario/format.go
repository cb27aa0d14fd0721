package scenario

import (
	"strings"

	"golang.org/x/tools/txtar"
)

// Format writes a scenario in its canonical form: one blank between words, none before commas, no
// blank lines at the ends of sections and no two together. It keeps comments and changes nothing that
// the scenario says. A second time it changes nothing at all.
func Format(path string, data []byte) ([]byte, error) {
	if _, err := Parse(path, data); err != nil {
		return nil, err
	}
	ar := txtar.Parse([]byte(strings.ReplaceAll(string(data), "\r\n", "\n")))
	var b strings.Builder
	for _, l := range tidy(ar.Comment) {
		b.WriteString(l + "\n")
	}
	for _, part := range ar.Files {
		kind, title, _ := strings.Cut(part.Name, " ")
		b.WriteString(strings.TrimRight("-- "+strings.ToLower(kind)+" "+strings.Join(strings.Fields(title), " "), " ") + " --\n")
		for _, l := range tidy(part.Data) {
			b.WriteString(l + "\n")
		}
	}
	return []byte(b.String()), nil
}

// tidy formats the lines of a section.
func tidy(data []byte) []string {
	var out []string
	for _, l := range lines(data) {
		toks, comment, err := lex(l)
		if err != nil {
			toks = nil // Parse has accepted the file, so this is a comment of its header
			comment = l
		}
		text := render(toks)
		if comment = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(comment), "#")); comment != "" {
			if text != "" {
				text += " "
			}
			text += "# " + comment
		} else if text == "" && len(toks) == 0 && strings.HasPrefix(strings.TrimSpace(l), "#") {
			text = "#"
		}
		if text == "" && (len(out) == 0 || out[len(out)-1] == "") {
			continue
		}
		out = append(out, text)
	}
	for len(out) > 0 && out[len(out)-1] == "" {
		out = out[:len(out)-1]
	}
	return out
}

// render writes the tokens of a line.
func render(toks []token) string {
	var b strings.Builder
	for i, t := range toks {
		text := t.text
		switch {
		case t.quoted:
			text = `"` + text + `"`
		case t.is("→"):
			text = "->"
		}
		if i > 0 && spaced(toks[i-1], t) {
			b.WriteByte(' ')
		}
		b.WriteString(text)
	}
	return b.String()
}

// spaced reports whether a blank stands between two tokens. Marks that would run together into another
// one are kept apart.
func spaced(left, right token) bool {
	switch {
	case left.is(":"):
		return true
	case right.is(":"), right.is("="):
		return left.mark
	case left.is("="):
		return right.mark
	}
	return !right.is(",") && !right.is(")") && !right.is(";") && !left.is("(")
}
