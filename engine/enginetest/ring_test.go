package enginetest_test

import (
	"testing"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/enginetest"
)

// The ring is a small game for three players that exists to test what no shipped game uses together:
// more than two seats, dice, events that can be interrupted and replaced, the trigger queue, lasting
// effects, attached cards. Players in turn play a card; each card changes points; twenty points win.
const (
	zDeck engine.ZoneKind = iota
	zHand
	zPlay
	zPile
)

const (
	vPoints engine.VarID = iota
	vTurns
)

const evScore = engine.EvGame

const (
	pTurn engine.ProcID = engine.ProcGame + iota
	pScore
)

const (
	vbPlay = engine.VerbGame + iota
	vbRoll
	vbPass
)

var ringRules = engine.ParseRules("- **RNG-001** [eng] In your turn play a card, roll your die, or pass.\n- **RNG-002** [eng] A waiting ability may be used.\n")

func ring(t *testing.T) *engine.Game {
	g := &engine.Game{
		ID: "ring", Name: "Ring", Version: "1",
		Seats: []engine.SeatSpec{{ID: "x", Name: "X"}, {ID: "y", Name: "Y"}, {ID: "z", Name: "Z"}},
		Zones: []engine.ZoneSpec{
			{ID: "deck", Name: "deck", PerSeat: true, See: engine.SeenByNone},
			{ID: "hand", Name: "hand", PerSeat: true, See: engine.SeenByOwner, Alike: true},
			{ID: "play", Name: "play", PerSeat: true, InPlay: true},
			{ID: "pile", Name: "pile", PerSeat: true, Alike: true},
		},
		Vars:    []engine.VarSpec{{ID: "points", Name: "points", PerSeat: true, Max: 1000}, {ID: "turns", Max: 1 << 20, Hidden: true}},
		Attrs:   []engine.AttrSpec{{ID: "worth", Name: "worth"}},
		Classes: []string{"none"}, Types: []string{"card"}, Symbols: []string{"blank", "point"},
		Verbs: append(engine.EngineVerbs(),
			engine.VerbSpec{ID: "play", Name: "Play", Text: "Play {A}", Args: "a"},
			engine.VerbSpec{ID: "roll", Name: "Roll", Text: "Roll"},
			engine.VerbSpec{ID: "pass", Name: "Pass", Text: "Pass", Tone: "end"}),
		Prompts: []engine.PromptSpec{
			engine.PromptTrigger:  {ID: "trigger", Text: "Which?", Rule: "RNG-002"},
			engine.PromptPick:     {ID: "pick", Text: "Choose.", Rule: "RNG-002"},
			engine.PromptMode:     {ID: "mode", Text: "Choose.", Rule: "RNG-002"},
			engine.PromptWhoFirst: {ID: "first", Text: "Who first?", Rule: "RNG-002"},
			engine.PromptUse:      {ID: "use", Text: "Use it?", Rule: "RNG-002"},
			engine.PromptGame:     {ID: "turn", Text: "Your turn.", Rule: "RNG-001", Menu: true},
		},
		Events:       []engine.EventSpec{{ID: "score", OnlyIfDone: true}},
		Endings:      []engine.Ending{{Rule: "RNG-001", Text: "{Seat} wins."}, {Rule: "RNG-001", Text: "Nobody wins."}},
		Procs:        append(engine.EngineProcs(), engine.Proc{Name: "turn", Step: stepRing}, engine.Proc{Name: "score", Step: stepScore}),
		Order:        engine.OrderQueue,
		FirstChooser: func(t *engine.Table) engine.Seat { return t.Active },
		Happenings:   map[engine.EventKind]engine.ProcID{evScore: pScore},
		Rules:        ringRules,
		Words:        ringWords{},
		Start:        startRing,
		Actions: []*engine.Action{
			{Verb: vbPlay, Each: func(t *engine.Table, s engine.Seat, try *engine.Trial) {
				for c := t.First(t.Zone(zHand, s)); c != engine.NoCard; c = t.Next(c) {
					try.On(c, engine.NoCard, 0)
				}
			}},
			{Verb: vbRoll, Each: func(t *engine.Table, _ engine.Seat, try *engine.Trial) { try.On(engine.NoCard, engine.NoCard, 0) }},
			{Verb: vbPass, Each: func(t *engine.Table, _ engine.Seat, try *engine.Trial) { try.On(engine.NoCard, engine.NoCard, 0) }},
		},
		Defs: []engine.Def{
			{ID: "plain", Name: "Plain", Copies: 4, Figures: [8]int16{2}, Faces: []engine.Face{{}, {}, {Symbol: 1, Value: 1}, {Symbol: 1, Value: 2}, {Symbol: 1, Value: 3}, {Symbol: 1, Value: 4}}},
			{ID: "echo", Name: "Echo", Copies: 3, Figures: [8]int16{1}, Abilities: []engine.Ability{
				{Kind: engine.When, Rule: "RNG-002", On: effect.On{Kind: evScore, By: effect.Opponent}, Do: []engine.Effect{effect.Gain{Var: vPoints, N: effect.N(1)}}},
			}},
			{ID: "wall", Name: "Wall", Copies: 2, Figures: [8]int16{1}, Abilities: []engine.Ability{
				{
					Kind: engine.When, Rule: "RNG-002", Before: true, Instead: true, On: effect.On{Kind: evScore, By: effect.Opponent},
					Cost: []engine.Effect{effect.Move{What: effect.Self{}, To: zPile}}, Do: []engine.Effect{effect.Draw{}},
				},
			}},
			{ID: "toll", Name: "Toll", Copies: 2, Figures: [8]int16{3}, Abilities: []engine.Ability{
				{Kind: engine.When, Rule: "RNG-002", Before: true, Mandatory: true, On: effect.On{Kind: evScore, By: effect.Opponent}, Do: []engine.Effect{effect.Gain{Var: vPoints, N: effect.N(1)}}},
			}},
			{ID: "herald", Name: "Herald", Copies: 2, Figures: [8]int16{1}, Abilities: []engine.Ability{
				{Kind: engine.While, Rule: "RNG-002", Static: []engine.Static{effect.Modify{Attr: 0, By: effect.N(1), To: []engine.Filter{effect.Yours{}}}}},
			}},
		},
	}
	g.Draw = func(t *engine.Table, s engine.Seat) bool {
		c := t.First(t.Zone(zDeck, s))
		if c == engine.NoCard {
			return false
		}
		t.Move(c, t.Zone(zHand, s), engine.AtBottom)
		return true
	}
	g.CanDraw = func(t *engine.Table, s engine.Seat) bool { return t.Count(t.Zone(zDeck, s)) > 0 }
	if err := g.Build(); err != nil {
		t.Fatal(err)
	}
	return g
}

func startRing(t *engine.Table, _ map[string]string) error {
	for s := range t.Seats {
		for d := range t.Game.Defs {
			for range t.Game.Defs[d].Copies {
				c := t.NewCard(engine.DefID(d), s)
				t.Place(c, t.Zone(zDeck, s), engine.AtBottom)
			}
		}
		t.Shuffle(t.Zone(zDeck, s))
		for range 4 {
			t.Game.Draw(t, s)
		}
		t.PutDie(t.NewDie(0, s), t.First(t.Zone(zHand, s)), engine.DieInPool)
	}
	t.Call(pTurn, 0, engine.NoCard)
	return nil
}

func stepRing(t *engine.Table, f *engine.Frame) {
	switch f.PC {
	case 0:
		f.PC = 1
		t.BeginTurn(f.Seat)
		t.Game.Draw(t, f.Seat)
		t.AskMenu(f.Seat, engine.PromptGame)
	case 1:
		f.PC = 2
		switch a := t.Answer; a.Verb {
		case vbPlay:
			t.Move(a.A, t.Zone(zPlay, f.Seat), engine.AtBottom)
			t.Happen(evScore, f.Seat, a.A, a.A, int32(t.Attr(a.A, 0)), 0)
		case vbRoll:
			d := engine.DieID(f.Seat)
			t.Roll(d)
			t.Happen(evScore, f.Seat, engine.NoCard, engine.NoCard, int32(t.Face(d).Value), 0)
		}
	case 2:
		f.PC = 3
		t.Settle()
	default:
		f.Seat, f.PC = t.NextSeat(f.Seat), 0
		if t.AddVar(vTurns, 0, 1); t.Var(vTurns, 0) > 300 {
			t.End(engine.Nobody, 1)
		}
	}
}

func stepScore(t *engine.Table, f *engine.Frame) {
	t.Result = int32(t.AddVar(vPoints, f.Seat, int(f.R[engine.HappenN])))
	t.Return()
	for s := range t.Seats {
		if t.Var(vPoints, s) >= 20 {
			t.End(s, 0)
		}
	}
}

type ringWords struct{}

func (ringWords) Ability(*engine.Game, *engine.Ability) string { return "an ability" }
func (ringWords) Effect(*engine.Game, engine.Effect, engine.Reading) string {
	return "an effect"
}

func (ringWords) Operand(_ *engine.Table, key string, _ engine.Option, _ engine.Seat) string {
	return key
}
func (ringWords) Events(*engine.Table, []engine.Logged, engine.Seat) string { return "" }

func TestThreeSeatsConform(t *testing.T) {
	enginetest.Conform(t, ring(t), enginetest.Options{Games: 30})
}
