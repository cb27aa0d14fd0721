// Package cardjson is the JSON form of card sets: it writes the definitions of a game and reads them
// back, so that a set of cards can be loaded from a file.
//
//	{
//	  "game": "a-game",
//	  "set": "my cards",
//	  "cards": [
//	    {"id": "a-card", "name": "A Card", "class": "red", "type": "unit", "figures": {"cost": 3}, "copies": 1,
//	     "abilities": [{"kind": "when", "on": {"trigger": "on", "kind": "played", "card": "self"},
//	                    "do": [{"do": "take", "from": {"in": [{"zone": "hand"}]}, "to": "exile"}]}]}
//	  ]
//	}
//
// It is the same algebra as in Go and is read and written by the Go types of the nodes: a field
// called UpTo is "up-to", a node is an object whose first member says what it is ("do" for effects,
// "cond", "amount", "filter", "set", "trigger", "static"), and a node without fields is just its name.
// A number is an amount. Zones, numbers, traits and so on go by the ids of the game's vocabulary; a
// node type of a game's own can be used as soon as one of its cards does.
//
// Nothing in a file can make this package panic. Each error is one sentence with file, card and field.
package cardjson
