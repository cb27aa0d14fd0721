package scenario

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"golang.org/x/tools/txtar"
)

// File is one scenario as it is written: a header of comments and sections of lines.
type File struct {
	Path     string
	Header   []string // comment lines before the first section, without the #
	Sections []Section
}

// Section is one part of a scenario. Its kind is setup, again, play, expect or refuse.
type Section struct {
	Kind  string
	Title string // what follows the kind on the marker line, a note for readers
	No    int    // line number of the marker
	Lines []Line
}

// Line is a line that says something; comments and blank lines are not kept here.
type Line struct {
	No   int
	Text string
	toks []token
}

// Error is what is wrong with a scenario, and where.
type Error struct {
	Path string
	Line int
	Text string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.Path, e.Line, e.Text) }

// kinds are the sections that there are.
var kinds = []string{"setup", "again", "play", "expect", "refuse"}

// Parse reads a scenario. It checks the form; whether the words mean something depends on the game.
func Parse(path string, data []byte) (*File, error) {
	text := strings.ReplaceAll(string(data), "\r\n", "\n")
	if i := strings.IndexFunc(text, strange); i >= 0 {
		return nil, &Error{path, 1 + strings.Count(text[:i], "\n"), "this is not a text file in UTF-8"}
	}
	f := &File{Path: path}
	ar := txtar.Parse([]byte(text))
	no := 1
	for _, l := range lines(ar.Comment) {
		text := strings.TrimSpace(l)
		if text != "" && text[0] != '#' {
			return nil, &Error{path, no, fmt.Sprintf("before the first section only comments (#) can stand, not %q", clip(text))}
		}
		f.Header = append(f.Header, strings.TrimSpace(strings.TrimPrefix(text, "#")))
		no++
	}
	for _, part := range ar.Files {
		kind, title, _ := strings.Cut(part.Name, " ")
		s := Section{Kind: strings.ToLower(kind), Title: strings.TrimSpace(title), No: no}
		if !known(s.Kind) {
			return nil, &Error{path, no, fmt.Sprintf("there is no section %q; the sections are %s", kind, strings.Join(kinds, ", "))}
		}
		no++
		for _, l := range lines(part.Data) {
			if text := strings.TrimSpace(l); strings.HasPrefix(text, "--") {
				return nil, &Error{path, no, fmt.Sprintf("a section is written -- play --, alone on its line and not %q", clip(text))}
			}
			toks, _, err := lex(l)
			if err != nil {
				return nil, &Error{path, no, err.Error()}
			}
			if len(toks) > 0 {
				s.Lines = append(s.Lines, Line{No: no, Text: strings.TrimSpace(l), toks: toks})
			}
			no++
		}
		f.Sections = append(f.Sections, s)
	}
	if len(f.Sections) == 0 || f.Sections[0].Kind != "setup" {
		return nil, &Error{path, 1, "a scenario begins with a section -- setup --"}
	}
	if _, err := f.game(); err != nil {
		return nil, err
	}
	return f, nil
}

// strange reports whether a character has no place in a text file.
func strange(r rune) bool { return r == utf8.RuneError || r < ' ' && r != '\n' && r != '\t' }

// Game returns the id of the game that the scenario is for.
func (f *File) Game() string {
	id, _ := f.game()
	return id
}

func (f *File) game() (string, error) {
	for _, l := range f.Sections[0].Lines {
		if l.word(0) == "game" {
			if len(l.toks) != 2 {
				return "", f.errorf(l.No, "say which game: game ID")
			}
			return strings.ToLower(l.toks[1].text), nil
		}
	}
	return "", f.errorf(f.Sections[0].No, "the setup does not say which game: game ID")
}

func (f *File) errorf(no int, format string, args ...any) error {
	return &Error{f.Path, no, fmt.Sprintf(format, args...)}
}

func known(kind string) bool {
	for _, k := range kinds {
		if k == kind {
			return true
		}
	}
	return false
}

// lines splits text at line ends, without an empty line after the last one.
func lines(data []byte) []string {
	s := strings.TrimSuffix(string(data), "\n")
	if s == "" {
		return nil
	}
	return strings.Split(s, "\n")
}

// clip shortens text that is quoted in an error.
func clip(s string) string {
	if r := []rune(s); len(r) > 60 {
		return string(r[:57]) + "..."
	}
	return s
}
