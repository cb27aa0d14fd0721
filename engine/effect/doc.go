// Package effect is the algebra that cards are written in: conditions, amounts, filters, sets of
// cards, effects, triggers and constant effects that every game shares. A game adds nodes of its
// own for what only it has.
//
// A card is a composite literal of these nodes and reads like the card:
//
//	{Kind: engine.Activated, Rule: "DBG-319",
//		Cost: []engine.Effect{effect.Take{From: effect.In(Hand), To: Exile}},
//		Do:   []engine.Effect{effect.Draw{N: effect.IfElse{If: ForceWithYou{}, Then: 2, Else: 1}}}}
//
// No node holds a function, so an ability can be run, described in words, walked, saved as JSON and
// asked why it cannot be used. Scope, zone, side and number are parameters of a node, never a reason
// for a sibling node.
//
// An effect first gathers its choices, then applies them together. What cannot be done is left
// out; an effect whose Can is false changes and shows nothing.
package effect
