package effect

import "cantina/engine"

// An instant effect never runs on a frame of its own; the engine applies it in place. Step is there
// because every effect is one node type.

// Step implements engine.Effect.
func (e Gain) Step(c engine.Ctx, _ *engine.Frame) { once(c, e) }

// Step implements engine.Effect.
func (e Spend) Step(c engine.Ctx, _ *engine.Frame) { once(c, e) }

// Step implements engine.Effect.
func (e Draw) Step(c engine.Ctx, _ *engine.Frame) { once(c, e) }

// Step implements engine.Effect.
func (e Move) Step(c engine.Ctx, _ *engine.Frame) { once(c, e) }

// Step implements engine.Effect.
func (e Random) Step(c engine.Ctx, _ *engine.Frame) { once(c, e) }

// Step implements engine.Effect.
func (e Sample) Step(c engine.Ctx, _ *engine.Frame) { once(c, e) }

// Step implements engine.Effect.
func (e Show) Step(c engine.Ctx, _ *engine.Frame) { once(c, e) }

// Step implements engine.Effect.
func (e Exchange) Step(c engine.Ctx, _ *engine.Frame) { once(c, e) }

func once(c engine.Ctx, e engine.Instant) {
	e.Apply(c)
	c.T.Return()
}
