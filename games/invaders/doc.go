// Package invaders is the game Invaders: the Invader against Mankind over three zones, as the rules
// in rules.md say.
//
// A card that is being played lies in the zone Transit until it is placed or discarded. The zones of
// the world are kinds of zone, one side of each a seat; what is left of their power is a number. The
// strategies and the Ops Centre are cards of types of their own, which lie in a zone of their owner.
package invaders
