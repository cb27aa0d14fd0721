// Package pocketmodel is the Star Wars PocketModel Trading Card Game (WizKids, 2007): fleets of units
// that move between home zones and a contested zone, fight battles in eight steps and strike
// objectives. The rules are in rules.md; where no source was readable they, and most figures, are a
// house set (Def.Origin).
//
// The game is for two players (Game); GameFor makes it for more.
package pocketmodel
