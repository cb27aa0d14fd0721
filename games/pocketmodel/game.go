package pocketmodel

import (
	_ "embed"
	"strconv"
	"sync"

	"cantina/engine"
	"cantina/engine/effect/english"
)

//go:embed rules.md
var rulesText string

// Procedures.
const (
	procSetup = engine.ProcGame + iota
	procTurn
	procMove
	procAttack
	procFight
	procBattle
	procStrike
	procBring
	procObjective
	procDone
)

// Game returns the game for two players, built once and shared.
var Game = sync.OnceValue(func() *engine.Game { return build(2) })

var games [engine.MaxSeats + 1]struct {
	once sync.Once
	game *engine.Game
}

// GameFor returns the game for a number of players, 2 to 8 (PM-001), or nil.
func GameFor(seats int) *engine.Game {
	if seats < 2 || seats > engine.MaxSeats {
		return nil
	}
	if seats == 2 {
		return Game()
	}
	g := &games[seats]
	g.once.Do(func() { g.game = build(seats) })
	return g.game
}

// ByID returns the game with an id: pocketmodel, or pocketmodel-3 to pocketmodel-8; else nil.
func ByID(id string) *engine.Game {
	if id == Game().ID {
		return Game()
	}
	for n := 3; n <= engine.MaxSeats; n++ {
		if id == "pocketmodel-"+strconv.Itoa(n) {
			return GameFor(n)
		}
	}
	return nil
}

func build(seats int) *engine.Game {
	g := &engine.Game{
		ID: "pocketmodel", Name: "Star Wars PocketModel TCG", Version: "1", Primer: primer,
		Seats: seatsFor(seats), Zones: zonesFor(seats), Vars: vars, Counters: counters, Flags: flags, Attrs: attrs, Traits: traits,
		Classes: classes, Types: types, Verbs: verbs, Prompts: prompts, Events: events, Statics: statics, Endings: endings, Options: optionsFor(seats),
		Procs: append(engine.EngineProcs(),
			engine.Proc{Name: "setup", Step: stepSetup},
			engine.Proc{Name: "turn", Step: stepTurn},
			engine.Proc{Name: "move", Step: stepMove},
			engine.Proc{Name: "name an attacker", Step: stepAttack},
			engine.Proc{Name: "fight", Step: stepFight},
			engine.Proc{Name: "battle", Step: stepBattle},
			engine.Proc{Name: "strike", Step: stepStrike},
			engine.Proc{Name: "bring units", Step: stepBring},
			engine.Proc{Name: "play an objective", Step: stepObjective},
			engine.Proc{Name: "nothing", Step: func(t *engine.Table, _ *engine.Frame) { t.Return() }},
		),
		Actions:      []*engine.Action{&actPlace, &actPlaced, &actMove, &actAttack, &actStrike, &actFight, &actObjective, &actPlay, &actPass, &actEnd},
		Order:        engine.OrderQueue,
		FirstChooser: func(t *engine.Table) engine.Seat { return t.Active },
		Defs:         cards(),
		Rules:        engine.ParseRules(rulesText),
		Start:        start, Resume: resume, Bring: bring, CheckDeck: checkDeck, Moved: moved, Draw: draw, CanDraw: canDraw, Worth: worth,
		Words: words{english.Words{Lex: &lexicon}},
	}
	g.DefaultDeck, g.RandomDeck = defaultDeck(g), randomDeck(g)
	if seats > 2 {
		g.ID += "-" + strconv.Itoa(seats)
		g.Name += ", " + strconv.Itoa(seats) + " players"
	}
	if err := g.Build(); err != nil {
		panic(err) // the cards are part of the program
	}
	return g
}

// cards returns copies of the designs, because each game numbers its own.
func cards() []engine.Def {
	var out []engine.Def
	for _, list := range [][]engine.Def{rebelUnits, empireUnits, republicUnits, separatistUnits, fringeUnits, combatCards, objectiveCards} {
		out = append(out, list...)
	}
	return out
}
