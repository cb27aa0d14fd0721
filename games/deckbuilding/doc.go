// Package deckbuilding is Star Wars: The Deckbuilding Game, the Rebel versus Empire core box, on the
// engine. Rules are cited by the ids of rules.md (DBG-nnn); card facts are figures and names, the
// abilities are written in the effect algebra.
//
// Files: vocab.go has the words of the game, cards_*.go the cards, start.go the setup, turn.go the
// turn, play.go, purchase.go, commit.go and attack.go the actions, damage.go bases and ships,
// galaxy.go the row, nodes.go the effects that only this game has, worth.go the evaluation for bots,
// english.go the words for its own nodes and events.
package deckbuilding
