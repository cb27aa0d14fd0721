package decklist

import (
	"regexp"
	"strconv"
	"strings"
)

// The text forms. A line is a number of copies, a card, and how many dice each copy brings:
//
//	2 Lightsaber
//	rey/2
//	1x Lightsaber (Awakenings #59)
//	AW 59
//
// In a plain text export headings in capitals stand over a line of ¯, and what is before the first of
// them is the title, the affiliation, the colours and the sets.

var (
	entry  = regexp.MustCompile(`^(?:(\d+)\s*[x×]?\s+)?(.*?)(?:\s*/\s*(\S+))?$`)
	inSet  = regexp.MustCompile(`^(.*?)\s*\(([^()#]*?)\s*#?\s*(\d+)\)$`)
	ruled  = regexp.MustCompile(`^[¯=_-]{3,}$`)
	begins = regexp.MustCompile(`^\d+\s*[x×]?\s`)
)

// text reads a list line by line.
func (r *reader) text(data string) {
	lines := strings.Split(strings.ReplaceAll(data, "\r\n", "\n"), "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(uncomment(lines[i]))
	}
	first := 0
	if i := firstRuled(lines); i > 0 {
		r.list.Form = "export"
		first = r.head(lines[:i-1])
	}
	part := ""
	for i := first; i < len(lines); i++ {
		switch line := lines[i]; {
		case line == "" || strings.HasPrefix(line, "//") || ruled.MatchString(line):
		case strings.HasPrefix(line, "#"):
			if name := strings.TrimSpace(line[1:]); r.list.Name == "" {
				r.list.Name = name // the first comment is the deck's name
			}
		case isHeading(lines, i):
			part = plain(line)
		case r.list.Form == "export" && strings.Contains(strings.ToLower(line), "swdestinydb"): // the footer
		default:
			r.line(i+1, line, part)
		}
	}
}

// uncomment takes off a comment behind something: # between blanks, or after several.
func uncomment(line string) string {
	for _, mark := range []string{"  #", " # ", "\t#"} {
		if before, _, ok := strings.Cut(line, mark); ok && strings.TrimSpace(before) != "" {
			line = before
		}
	}
	return line
}

// firstRuled returns the first line of ¯, or -1.
func firstRuled(lines []string) int {
	for i, l := range lines {
		if strings.HasPrefix(l, "¯") && ruled.MatchString(l) {
			return i
		}
	}
	return -1
}

// isHeading reports whether a line begins a part of the list: it is underlined, or it ends with a
// colon, or it is in capitals and names no card.
func isHeading(lines []string, i int) bool {
	line := lines[i]
	if i+1 < len(lines) && ruled.MatchString(lines[i+1]) {
		return true
	}
	return strings.HasSuffix(line, ":") || headings[strings.TrimSuffix(plain(line), "s")] && !begins.MatchString(line)
}

// headings are the parts of lists, in the singular.
var headings = map[string]bool{
	"character": true, "battlefield": true, "upgrade": true, "support": true, "event": true, "plot": true, "downgrade": true, "deck": true, "team": true,
}

// head reads what an export says before its first heading and returns how many lines that are. Lines
// that look like cards are read as such.
func (r *reader) head(lines []string) int {
	for i, line := range lines {
		words := strings.ToLower(line)
		switch {
		case line == "":
		case begins.MatchString(line):
			r.line(i+1, line, "")
		case r.list.Name == "":
			r.list.Name = line
		case strings.HasPrefix(words, "sets:"), sideOrColours(words):
		default:
			r.note(i+1, "%q is neither the affiliation, the colours nor the sets of an export; a card is written as 2 Lightsaber", clip(line))
		}
	}
	return len(lines)
}

var headWords = map[string]bool{
	"hero": true, "villain": true, "neutral": true, "blue": true, "red": true, "yellow": true, "gray": true, "grey": true,
	"general": true, "force": true, "command": true, "rogue": true, "": true,
}

func sideOrColours(line string) bool {
	for w := range strings.SplitSeq(line, "/") {
		if !headWords[strings.TrimSpace(w)] {
			return false
		}
	}
	return true
}

// line reads a line about a card.
func (r *reader) line(no int, line, part string) {
	m := entry.FindStringSubmatch(line)
	if m == nil || m[2] == "" {
		r.note(no, "%q names no card; a card is written as 2 Lightsaber", clip(line))
		return
	}
	n := 1
	if m[1] != "" {
		var err error
		if n, err = strconv.Atoi(m[1]); err != nil || n < 1 || n > maxCount {
			r.note(no, "%q asks for %s copies; it may be 1 to %d", clip(line), m[1], maxCount)
			return
		}
	}
	name := m[2]
	if rest, ok := strings.CutPrefix(strings.ToLower(name), "battlefield "); ok {
		name = name[len(name)-len(rest):]
	}
	d, err := r.find(name)
	if err != nil {
		r.note(no, "%v", err)
		return
	}
	dice := 0
	if m[3] != "" {
		if dice, err = strconv.Atoi(m[3]); err != nil || dice < 1 {
			r.note(no, "%q: the number of dice after the stroke must be 1 or 2, as in rey/2", clip(line))
			return
		}
	}
	switch def := &r.g.Defs[d]; {
	case !r.choosesDice(d):
	case dice == 0 && r.list.Form == "export" && strings.HasPrefix(part, "character"):
		// An export writes the number of dice before a character.
		if dice = 1; def.Unique {
			n, dice = 1, n
		}
	case dice == 0:
		dice = 1
	}
	r.add(d, n, dice)
}

func clip(s string) string {
	if runes := []rune(s); len(runes) > 60 {
		return string(runes[:59]) + "…"
	}
	return s
}
