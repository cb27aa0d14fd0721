package deckbuilding

import (
	_ "embed"
	"sync"

	"cantina/engine"
	"cantina/engine/effect/english"
)

//go:embed rules.md
var rulesText string

// Procedures.
const (
	procTurn = engine.ProcGame + iota
	procEnd
	procPlay
	procUse
	procPurchase
	procCommit
	procAttack
	procAssign
	procPayOff
	procSecret
)

// Game returns the game, built once and shared.
var Game = sync.OnceValue(func() *engine.Game {
	g := &engine.Game{
		ID: "deckbuilding", Name: "Star Wars: The Deckbuilding Game", Version: "1", Primer: primer,
		Seats: []engine.SeatSpec{
			Empire: {ID: "empire", Name: "the Empire", Class: empire},
			Rebel:  {ID: "rebel", Name: "the Rebellion", Class: rebel},
		},
		Zones: zones, Vars: vars, Counters: counters, Flags: flags, Attrs: attrs, Traits: traits,
		Classes: []string{neutral: "neutral", empire: "empire", rebel: "rebel"},
		Types:   []string{unit: "unit", ship: "capital ship", base: "base"},
		Verbs:   verbs, Prompts: prompts, Events: events, Statics: statics, Endings: endings, Options: options,
		Procs: append(engine.EngineProcs(),
			engine.Proc{Name: "turn", Step: stepTurn},
			engine.Proc{Name: "end of turn", Step: stepEnd},
			engine.Proc{Name: "play a card", Step: stepPlay},
			engine.Proc{Name: "use an ability", Step: stepUse},
			engine.Proc{Name: "purchase", Step: stepPurchase},
			engine.Proc{Name: "commit", Step: stepCommit},
			engine.Proc{Name: "attack", Step: stepAttack},
			engine.Proc{Name: "divide damage", Step: stepAssign},
			engine.Proc{Name: "pay off", Step: stepPayOff},
			engine.Proc{Name: "secret bases", Step: stepSecret},
		),
		Actions: []*engine.Action{
			&actPlay, &actPurchase, &actUse, &actCommit, &actCommitBase, &actAttack, &actAttackBase, &actPayOff, &actEnd,
		},
		Defs:  cards(),
		Rules: engine.ParseRules(rulesText),
		Start: start, Resume: resume, Moved: moved, Draw: draw, CanDraw: canDraw, Worth: worth,
		Words: words{english.Words{Lex: &lexicon}},
	}
	if err := g.Build(); err != nil {
		panic(err) // the cards are part of the program
	}
	return g
})

func cards() []engine.Def {
	var out []engine.Def
	for _, list := range [][]engine.Def{starters, empireCards, rebelCards, neutralCards, empireBases, rebelBases} {
		out = append(out, list...)
	}
	return out
}
