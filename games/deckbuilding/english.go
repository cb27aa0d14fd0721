package deckbuilding

import "cantina/engine"

type words struct{}

func (words) Ability(*engine.Game, *engine.Ability) string                               { return "" }
func (words) Effect(*engine.Game, engine.Effect) string                                  { return "" }
func (words) Operand(_ *engine.Table, key string, _ engine.Option, _ engine.Seat) string { return key }
func (words) Event(*engine.Table, engine.Logged, engine.Seat) string                     { return "" }
