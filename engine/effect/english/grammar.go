package english

import (
	"fmt"
	"strconv"
	"strings"
)

// irregular are the nouns and verbs that do not take a plain s.
var irregular = map[string]string{"have": "has", "do": "does", "be": "is", "die": "dice", "Jedi": "Jedi", "Sith": "Sith"}

// withS is the plural of a noun and the third person of a verb.
func withS(word string) string {
	if w, ok := irregular[word]; ok {
		return w
	}
	switch {
	case strings.HasSuffix(word, "s"), strings.HasSuffix(word, "sh"), strings.HasSuffix(word, "ch"), strings.HasSuffix(word, "x"):
		return word + "es"
	case strings.HasSuffix(word, "y") && !strings.HasSuffix(word, "ay") && !strings.HasSuffix(word, "ey") && !strings.HasSuffix(word, "oy"):
		return strings.TrimSuffix(word, "y") + "ies"
	}
	return word + "s"
}

// A puts the indefinite article before a phrase.
func A(phrase string) string {
	if strings.HasPrefix(phrase, "uni") {
		return "a " + phrase
	}
	if phrase != "" && strings.ContainsRune("aeiouAEIOU", rune(phrase[0])) {
		return "an " + phrase
	}
	return "a " + phrase
}

// Things is a number of things; the noun is given in the plural, as games name their numbers. Cards
// are counted in words, so that a figure always stands for a figure of the game.
func Things(n int, plural string) string {
	switch {
	case n == 1 && plural == cardsNoun:
		return "a card"
	case n == 1:
		return "1 " + strings.TrimSuffix(plural, "s")
	case plural == cardsNoun:
		return InWords(n) + " " + plural
	}
	return strconv.Itoa(n) + " " + plural
}

const cardsNoun = "cards"

// InWords is a small number in words.
func InWords(n int) string {
	if n < 0 || n >= len(numerals) {
		return strconv.Itoa(n)
	}
	return numerals[n]
}

var numerals = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// And joins a list: "a, b and c".
func And(list []string) string { return join(list, "and") }

// Or joins a list: "a, b or c".
func Or(list []string) string { return join(list, "or") }

func join(list []string, word string) string {
	switch len(list) {
	case 0:
		return ""
	case 1:
		return list[0]
	}
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " " + word + " " + list[last]
}

// Possess is what something has: "the cost of that card", "its cost".
func Possess(what, of string) string {
	switch of {
	case "it":
		return "its " + what
	case "them":
		return "their " + what
	}
	return "the " + what + " of " + of
}

// Upper makes the first letter of a sentence a capital.
func Upper(s string) string {
	for i, r := range s {
		if i == 0 {
			return strings.ToUpper(string(r)) + s[len(string(r)):]
		}
	}
	return s
}

// words joins the parts of a phrase that are not empty.
func words(parts ...string) string {
	out := parts[:0]
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, " ")
}

// paragraph joins sentences that have neither capitals nor full stops yet.
func paragraph(sentences []string) string {
	var b strings.Builder
	for i, t := range sentences {
		if i > 0 {
			b.WriteString(". ")
			t = Upper(t)
		}
		b.WriteString(t)
	}
	return b.String() + "."
}

func typeName(v any) string { return fmt.Sprintf("%T", v) }
