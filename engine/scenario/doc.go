// Package scenario reads, plays and writes scenarios: text files that set up a position of a game,
// make choices by name and say what must come of them. The grammar is the same for every game and is
// documented in docs/scenarios.md; the words come from the game's own vocabulary.
//
// A scenario is the unit test of a rule, the form of a bug report, a puzzle and a lesson. [Parse]
// reads one, [File.Run] plays it in every way in which a match can be played and compares them,
// [Format] writes it in its canonical form, [Export] writes a position as one.
package scenario
