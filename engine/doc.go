// Package engine runs two- to eight-player tabletop games as data.
//
// A match is one flat value, [State]: cards, dice, zones, variables, a stack of
// procedure frames, the decision that is due and its options. It holds no
// pointer, so copying, saving, hashing and restoring it is a handful of slice
// copies, at any decision, in the middle of a card's effect too.
//
// A [Game] is the immutable other half: the vocabulary (zones, counters,
// variables, attributes), the procedures, the actions with their named
// preconditions, and the card definitions. It is built once and shared by every
// match.
//
// A [Table] is a State that is being played under a Game. The loop is:
//
//	t, err := game.New(engine.Setup{Seed: seed})
//	for !t.Over.Ended {
//		d := t.Decision()              // whose choice, why, which options
//		err = t.Choose(pick(t.View(d.Seat), len(d.Options)))
//	}
//
// The laws, each held by a test in enginetest for every game:
//
//   - the same game, setup and choices give the same match, bit for bit;
//   - a decision names one seat and has two options or more, all different
//     (a decision with a single option is taken by the engine unless the game
//     asks for it to be kept);
//   - every decision and every refusal names the rule it comes from;
//   - what leaves the engine for a player is a [View], built from what that seat
//     may know; re-dealing the rest ([Table.Determinize]) changes neither the view
//     nor the options;
//   - every card is in exactly one place and every number within its bounds;
//   - no step allocates once the buffers have grown; a budget of steps turns a
//     loop into the outcome "stalled".
package engine
