package destiny

import (
	"strconv"
	"strings"

	"cantina/engine"
)

func fields(s string) []string { return strings.Fields(s) }

// parseFace reads a side of a die as the card data write it.
func parseFace(s string) engine.Face {
	var f engine.Face
	if s == codes[blank] {
		return f
	}
	whole := s
	s, f.Plus = strings.CutPrefix(s, "+")
	s, f.X = strings.CutPrefix(s, "X")
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	f.Value = number(s[:n], whole)
	s = s[n:]
	for i, c := range codes { // of several that fit the longest: RD, not R
		if strings.HasPrefix(s, c) && len(c) > len(codes[f.Symbol])*int(min(f.Symbol, 1)) {
			f.Symbol = engine.SymbolID(i)
		}
	}
	if f.Symbol == blank {
		panic("not a die side: " + whole) // the sides are part of the program
	}
	f.Cost = number(s[len(codes[f.Symbol]):], whole)
	return f
}

func number(s, whole string) int8 {
	if s == "" {
		return 0
	}
	n, err := strconv.ParseInt(s, 10, 8)
	if err != nil {
		panic("not a die side: " + whole)
	}
	return int8(n)
}
