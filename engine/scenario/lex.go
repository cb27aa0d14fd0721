package scenario

import (
	"errors"
	"fmt"
	"strings"
)

// A line is a row of tokens: words, quoted strings and the marks , ( ) : -> ! = >= <= > < !=.
// A colon is a mark only at the end of a word, so that rebel.hand:bossk is one word.
type token struct {
	text   string
	quoted bool
	mark   bool
}

func (t token) is(mark string) bool { return t.mark && t.text == mark }

// word returns the i-th token of the line in lower case, empty if it is none or a mark.
func (l *Line) word(i int) string {
	if i >= len(l.toks) || l.toks[i].mark {
		return ""
	}
	return strings.ToLower(l.toks[i].text)
}

var (
	errQuote = errors.New(`a quotation mark " is missing`)
	errColon = errors.New("there is a stray colon; after a colon comes a blank or a card")
)

// lex splits a line. A # begins a comment, unless it begins a number as in #2.
func lex(s string) (toks []token, comment string, err error) {
	var out []token
	for {
		s = strings.TrimLeft(s, " \t")
		switch {
		case s == "" || s[0] == '#' && (len(out) == 0 || len(s) == 1 || s[1] < '0' || s[1] > '9'):
			return out, s, nil
		case s[0] == '"':
			text, rest, ok := strings.Cut(s[1:], `"`)
			if !ok {
				return nil, "", errQuote
			}
			out, s = append(out, token{text: text, quoted: true}), rest
			continue
		}
		if m := markAt(s); m != "" {
			out, s = append(out, token{text: m, mark: true}), s[len(m):]
			continue
		}
		n := wordEnd(s)
		word := s[:n]
		s = s[n:]
		ends := strings.HasSuffix(word, ":")
		word = strings.TrimSuffix(word, ":")
		colon := ends && (s == "" || strings.ContainsAny(s[:1], " \t"))
		switch {
		case ends && strings.HasPrefix(s, `"`) && word != "":
			// A zone before a quoted title, rebel.hand:"Star Destroyer", is one word.
			title, rest, ok := strings.Cut(s[1:], `"`)
			if !ok {
				return nil, "", errQuote
			}
			n := wordEnd(rest)
			if slug(title) == "" || strings.HasSuffix(rest[:n], ":") {
				return nil, "", fmt.Errorf("%q is no title of a card", title)
			}
			word, s = word+":"+slug(title)+rest[:n], rest[n:]
		case ends && !colon, strings.HasSuffix(word, ":"):
			return nil, "", errColon
		}
		if word != "" {
			out = append(out, token{text: word})
		}
		if colon {
			out = append(out, token{text: ":", mark: true})
		}
	}
}

var marks = []string{"->", "→", ">=", "<=", "!=", ",", "(", ")", "=", "!", ">", "<", ";"}

func markAt(s string) string {
	for _, m := range marks {
		if strings.HasPrefix(s, m) {
			return m
		}
	}
	return ""
}

// wordEnd returns where the word at the beginning of s ends: at a blank, a comma, a bracket, a
// quotation mark, an arrow or an equal sign.
func wordEnd(s string) int {
	for i := range s {
		if strings.IndexByte(" \t,()\"=;<>", s[i]) >= 0 || strings.HasPrefix(s[i:], "->") || strings.HasPrefix(s[i:], "→") {
			return i
		}
	}
	return len(s)
}

// slug writes a title as an id: lower case, hyphens for blanks, no other punctuation, no accents.
func slug(s string) string {
	var b strings.Builder
	for _, r := range folds.Replace(strings.ToLower(s)) {
		switch {
		case r == ' ' || r == '-' || r == '_' || r == '/':
			if b.Len() > 0 && !strings.HasSuffix(b.String(), "-") {
				b.WriteByte('-')
			}
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			b.WriteRune(r)
		}
	}
	return strings.TrimSuffix(b.String(), "-")
}

var folds = strings.NewReplacer(
	"á", "a", "à", "a", "â", "a", "ä", "a", "ã", "a", "å", "a", "é", "e", "è", "e", "ê", "e", "ë", "e",
	"í", "i", "ì", "i", "î", "i", "ï", "i", "ó", "o", "ò", "o", "ô", "o", "ö", "o", "õ", "o", "ø", "o",
	"ú", "u", "ù", "u", "û", "u", "ü", "u", "ç", "c", "ñ", "n", "&", "and",
)
