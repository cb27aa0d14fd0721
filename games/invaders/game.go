package invaders

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
	procSetup
	procPlay
	procPay
	procCancel
	procUse
	procEnable
	procPlot
	procEnd
	procHero
	procDrain
	procDraw
	procAttack
)

// Game returns the game, built once and shared.
var Game = sync.OnceValue(func() *engine.Game {
	g := &engine.Game{
		ID: "invaders", Name: "Invaders", Version: "1", Primer: primer,
		Seats: []engine.SeatSpec{
			Invader: {ID: "invader", Name: "the Invader", Class: invader},
			Mankind: {ID: "mankind", Name: "Mankind", Class: mankind},
		},
		Zones: zones, Vars: vars, Counters: counters, Flags: flags, Attrs: attrs, Traits: traits, Classes: classes, Types: types,
		Verbs: verbs, Prompts: prompts, Events: events, Statics: statics, Endings: endings,
		Procs: append(engine.EngineProcs(),
			engine.Proc{Name: "turn", Step: stepTurn},
			engine.Proc{Name: "setup", Step: stepSetup},
			engine.Proc{Name: "play a card", Step: stepPlay},
			engine.Proc{Name: "pay a cost", Step: stepPay},
			engine.Proc{Name: "cancel window", Step: stepCancel},
			engine.Proc{Name: "use an ability", Step: stepUse},
			engine.Proc{Name: "enable a strategy", Step: stepEnable},
			engine.Proc{Name: "invasion plot", Step: stepPlot},
			engine.Proc{Name: "end of the main phase", Step: stepEnd},
			engine.Proc{Name: "new Hero", Step: stepHero},
			engine.Proc{Name: "drain", Step: stepDrain},
			engine.Proc{Name: "draw", Step: stepDraw},
			engine.Proc{Name: "attack phase", Step: stepAttack},
		),
		Actions: []*engine.Action{&actPlay, &actUse, &actEnable, &actPlot, &actEnd},
		Defs:    cards(),
		Rules:   engine.ParseRules(rulesText),
		Start:   start, Resume: resume, Draw: draw, CanDraw: canDraw, Worth: worth,
		Words: words{english.Words{Lex: &lexicon}},
	}
	if err := g.Build(); err != nil {
		panic(err) // the cards are part of the program
	}
	return g
})

func cards() []engine.Def {
	var out []engine.Def
	for _, list := range [][]engine.Def{invaderCards, invaderOneShots, mankindCards, mankindLocations, mankindOneShots, heroCards, strategyCards} {
		out = append(out, list...)
	}
	return out
}
