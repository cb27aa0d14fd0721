package destiny

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
	procSetup = engine.ProcGame + iota
	procRound
	procUpkeep
	procPlay
	procActivate
	procResolve
	procDie
	procReroll
	procUse
	procClaim
	procDamage
	procShields
	procDefeat
	procTurnDie
	procFocus
	procLimit
	procSplit
	procCopies
)

// Game returns the game, built once and shared.
var Game = sync.OnceValue(func() *engine.Game {
	g := &engine.Game{
		ID: "destiny", Name: "Star Wars: Destiny", Version: "1", Primer: primer,
		Seats: []engine.SeatSpec{{ID: "a", Name: "player A"}, {ID: "b", Name: "player B"}},
		Zones: zones, Vars: vars, Counters: counters, Flags: flags, Attrs: attrs, Traits: traits, Classes: classes, Types: types,
		Verbs: verbs, Prompts: prompts, Events: events, Statics: statics, Endings: endings, GiveUp: endGivenUp, Options: options(), Symbols: symbols, Codes: codes,
		Procs: append(engine.EngineProcs(),
			engine.Proc{Name: "setup", Step: stepSetup},
			engine.Proc{Name: "round", Step: stepRound},
			engine.Proc{Name: "upkeep", Step: stepUpkeep},
			engine.Proc{Name: "play a card", Step: stepPlay},
			engine.Proc{Name: "activate", Step: stepActivate},
			engine.Proc{Name: "resolve dice", Step: stepResolve},
			engine.Proc{Name: "resolve a die", Step: stepDie},
			engine.Proc{Name: "discard to reroll", Step: stepReroll},
			engine.Proc{Name: "use a card action", Step: stepUse},
			engine.Proc{Name: "claim", Step: stepClaim},
			engine.Proc{Name: "damage", Step: stepDamage},
			engine.Proc{Name: "shields", Step: stepShields},
			engine.Proc{Name: "defeat", Step: stepDefeat},
			engine.Proc{Name: "turn a die", Step: stepTurnDie},
			engine.Proc{Name: "focus", Step: stepFocus},
			engine.Proc{Name: "upgrade limit", Step: stepLimit},
			engine.Proc{Name: "split", Step: stepSplit},
			engine.Proc{Name: "two copies", Step: stepCopies},
		),
		Actions:      []*engine.Action{&actPlay, &actAttach, &actActivate, &actResolve, &actReroll, &actUse, &actClaim, &actPass},
		Order:        engine.OrderQueue,
		FirstChooser: controller,
		Happenings:   map[engine.EventKind]engine.ProcID{EvDamage: procDamage, EvShields: procShields, EvDefeat: procDefeat},
		Defs:         cards(),
		Rules:        engine.ParseRules(rulesText),
		Start:        start, Resume: resume, Bring: bring, Moved: moved, Draw: draw, CanDraw: canDraw, Worth: worth,
		CheckDeck: checkDeck, DefaultDeck: defaultDeck, DeckDice: func(d *engine.Def) bool { return d.Type == character }, Sets: sets, Aliases: aliases,
		Words: words{english.Words{Lex: &lexicon}},
	}
	if err := g.Build(); err != nil {
		panic(err) // the cards are part of the program
	}
	return g
})
