// Package destiny is Star Wars: Destiny, dice and cards, on the engine: the ruleset of the starter
// sheet ("starter") and that of the Rules Reference ("rr"). Rules are cited by the ids of rules.md
// (DES-nnn).
//
// Files: vocab.go has the words of the game, start.go the setup, round.go rounds, turns and upkeep,
// play.go, activate.go, resolve.go, actions.go the six actions, damage.go damage, shields and defeat,
// dice.go dice and which of them an effect means, nodes_*.go the effects that only this game has,
// deck.go the rules for teams and decks, cards_*.go the cards, worth.go the evaluation for bots.
package destiny
