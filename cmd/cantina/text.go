package main

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

func list(words []string) string { return strings.Join(words, ", ") }

// some lists the first few words and says how many more there are.
func some(words []string) string {
	const few = 12
	if len(words) <= few {
		return list(words)
	}
	return fmt.Sprintf("%s and %d more", list(words[:few]), len(words)-few)
}

// count is a number with its noun: 1 card, 2 cards.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// wrap breaks a text into lines of at most width runes; all but the first begin with the indent.
// The first line is thought to begin after as many runes.
func wrap(text string, indent string) string {
	var b strings.Builder
	at := utf8.RuneCountInString(indent)
	for i, w := range strings.Fields(text) {
		n := utf8.RuneCountInString(w)
		switch {
		case i == 0:
		case at+1+n > width:
			b.WriteString("\n" + indent)
			at = utf8.RuneCountInString(indent)
		default:
			b.WriteByte(' ')
			at++
		}
		b.WriteString(w)
		at += n
	}
	return b.String()
}

// pad fills a text up with blanks, or cuts it, to n runes.
func pad(s string, n int) string {
	k := utf8.RuneCountInString(s)
	if k > n {
		return string([]rune(s)[:n-1]) + "~"
	}
	return s + strings.Repeat(" ", n-k)
}

// plainWords splits a text into lower-case words without accents or punctuation, so that what a
// person types matches what is printed: "chirrut imwe" is Chirrut Îmwe, "mando's" is mandos.
func plainWords(s string) []string {
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
	return strings.Fields(b.String())
}

var accents = map[rune]rune{
	'à': 'a', 'á': 'a', 'â': 'a', 'ä': 'a', 'ç': 'c', 'è': 'e', 'é': 'e', 'ê': 'e', 'ë': 'e',
	'í': 'i', 'î': 'i', 'ï': 'i', 'ñ': 'n', 'ó': 'o', 'ô': 'o', 'ö': 'o', 'ú': 'u', 'û': 'u', 'ü': 'u',
}

// matches reports whether every word begins some word of the text.
func matches(text string, words []string) bool {
	have := plainWords(text)
	for _, w := range words {
		found := false
		for _, h := range have {
			found = found || strings.HasPrefix(h, w)
		}
		if !found {
			return false
		}
	}
	return true
}

// sentenceCase begins a text with a capital letter.
func sentenceCase(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
