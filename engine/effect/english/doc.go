// Package english is the rules text of cards and the log of a match in English. It generates them
// from the nodes of package effect and the vocabulary of a game, so that a text cannot say anything
// else than what the card does. Another language is another package beside this one; nothing here is
// known to the nodes.
//
// A game gives a [Lexicon]: how English speaks of its zones and events, and the words for its own
// nodes. A [Scribe] writes one ability with it:
//
//	ability.go   a whole ability: when, costs, condition, effects
//	sentence.go  lists of effects: "you may", "if you do", choices that are named where they are used
//	effects.go   one effect as a [Clause]
//	nouns.go     sets of cards: "a capital ship the opponent has in play"
//	conds.go     conditions and amounts
//	events.go    triggers
//	grammar.go   articles, plurals, verb forms
//	log.go       log lines of the events that all games share
//	words.go     [Words], which implements engine.Words with all of this
package english
