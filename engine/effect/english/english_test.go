package english

import (
	"reflect"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/enginetest/nodes"
)

// The words of a small game.
const (
	deck engine.ZoneKind = iota
	hand
	table
	pile
	market
	out
)

const (
	gold engine.VarID = iota
	round
)

const evBuilt = engine.EvGame

var (
	testGame = &engine.Game{
		Seats: []engine.SeatSpec{{Name: "the Sun"}, {Name: "the Moon"}},
		Zones: []engine.ZoneSpec{
			deck: {ID: "deck", Name: "deck", PerSeat: true}, hand: {ID: "hand", Name: "hand", PerSeat: true},
			table: {ID: "table", Name: "table", PerSeat: true, InPlay: true}, pile: {ID: "pile", Name: "pile", PerSeat: true},
			market: {ID: "market", Name: "market"}, out: {ID: "out", Name: "box"},
		},
		Vars:    []engine.VarSpec{gold: {ID: "gold", Name: "coins", PerSeat: true}, round: {ID: "round", Name: "round"}},
		Attrs:   []engine.AttrSpec{{ID: "power", Name: "power"}},
		Flags:   []engine.FlagSpec{{ID: "tired", Name: "tired"}},
		Traits:  []string{"Knight", "Archer"},
		Classes: []string{"red", "blue"},
		Types:   []string{"unit", "tower"},
	}
	testLex = &Lexicon{
		Zones: map[engine.ZoneKind]Zone{
			deck: {Into: "on top of"}, table: {Has: "in play"}, pile: {Put: "discard"}, out: {Put: "remove"},
		},
		Events: map[engine.EventKind]Event{evBuilt: {Verb: "build"}},
	}
)

var (
	tired       = engine.FlagID(0)
	towers      = effect.Type{Is: 1}
	knights     = effect.Trait{Is: 0}
	yourHand    = effect.In(hand)
	theirHand   = effect.Theirs(hand)
	rich        = effect.VarIs{Var: gold, Is: 3}
	drawOne     = effect.Draw{}
	stronger    = effect.Modify{By: effect.N(1), To: []engine.Filter{effect.Self{}}}
	handOrPile  = effect.Cards{In: []effect.Place{{Zone: hand}, {Zone: pile}}}
	topOfDeck   = effect.Cards{In: []effect.Place{{Zone: deck}}, Top: 1}
	choose      = effect.Choose{From: effect.In(market), Tag: 1}
	discardTop  = effect.Move{What: effect.Chosen{Tag: 1}, To: pile}
	whenBuilt   = effect.On{Kind: evBuilt, Card: effect.Self{}}
	theyDiscard = effect.Take{From: theirHand, By: effect.Opponent, To: pile, Of: effect.Opponent}
)

func use(do ...engine.Effect) engine.Ability { return engine.Ability{Do: do} }

func when(on engine.Trigger, do ...engine.Effect) engine.Ability {
	return engine.Ability{Kind: engine.When, On: on, Do: do}
}

func while(st ...engine.Static) engine.Ability {
	return engine.Ability{Kind: engine.While, Static: st}
}

var texts = []struct {
	ability engine.Ability
	want    string
}{
	{use(drawOne), "Once per turn: draw a card."},
	{use(effect.Draw{N: effect.N(2), Who: effect.Opponent}), "Once per turn: the opponent draws two cards."},
	{use(effect.Gain{Var: gold, N: effect.N(1)}), "Once per turn: gain 1 coin."},
	{use(effect.Gain{Var: gold, N: effect.Count{Cards: effect.In(table, towers), Each: 2}}), "Once per turn: gain 2 coins for every tower you have in play."},
	{use(effect.Gain{Var: gold, N: effect.IfElse{If: rich, Then: 5, Else: 1}}), "Once per turn: gain 1 coin, or 5 coins if your coins is 3."},
	{use(effect.Gain{Var: gold, N: effect.N(2)}, effect.Gain{Var: gold, N: effect.N(3)}), "Once per turn: gain 2 coins and 3 coins."},
	{engine.Ability{Cost: []engine.Effect{effect.Spend{Var: gold, N: 2}}, Do: []engine.Effect{drawOne}}, "Once per turn, spend 2 coins: draw a card."},
	{engine.Ability{If: effect.Exists{Cards: effect.Theirs(table, towers), Min: 2}, Do: []engine.Effect{drawOne}}, "While the opponent has at least two towers in play, once per turn: draw a card."},
	{engine.Ability{If: effect.Not{If: effect.YourTurn{}}, Do: []engine.Effect{drawOne}}, "Unless it is your turn, once per turn: draw a card."},
	{use(effect.Take{From: handOrPile, N: effect.N(2), UpTo: true, To: out}), "Once per turn: remove up to two cards from your hand or your pile."},
	{use(effect.Take{From: effect.In(pile, knights, effect.Unique{}), To: hand}), "Once per turn: take a unique Knight from your pile into your hand."},
	{use(effect.Take{From: effect.In(market), To: hand, Mark: &tired}), "Once per turn: take a card from the market into your hand; it is tired."},
	{use(effect.Take{From: effect.In(pile), To: deck, Where: engine.AtBottom}), "Once per turn: put a card from your pile on the bottom of your deck."},
	{use(theyDiscard), "Once per turn: the opponent discards a card from their hand."},
	{use(effect.Random{From: theirHand, To: pile, Of: effect.Opponent}), "Once per turn: the opponent discards a random card from their hand."},
	{use(effect.Random{From: theirHand, N: effect.N(2), To: hand}), "Once per turn: take two random cards from the opponent's hand into your hand."},
	{use(effect.Show{What: topOfDeck, All: true, Tag: 1}, effect.If{Cond: effect.Every{Of: effect.Chosen{Tag: 1}, Is: towers}, Then: []engine.Effect{discardTop}}), "Once per turn: reveal your deck's top card. If that is a tower, discard it."},
	{use(effect.Show{What: theirHand, Tag: 1}, effect.If{Cond: effect.Exists{Cards: effect.Chosen{Tag: 1}, Min: 2}, Then: []engine.Effect{effect.Take{From: theirHand, To: pile, Of: effect.Opponent}}}), "Once per turn: look at the opponent's hand. If there are two of them, discard one of those cards."},
	{use(choose, discardTop), "Once per turn: discard a card in the market."},
	{use(choose, drawOne, discardTop), "Once per turn: choose a card in the market. Draw a card. Discard it."},
	{use(effect.Choose{From: effect.In(market), UpTo: true, Tag: 1}, discardTop), "Once per turn: you may discard a card in the market."},
	{use(choose, effect.Choose{From: yourHand, Tag: 2}, effect.Exchange{A: effect.Chosen{Tag: 1}, B: effect.Chosen{Tag: 2}}), "Once per turn: exchange a card in the market for a card in your hand."},
	{use(effect.Choose{From: effect.Cards{In: []effect.Place{{Zone: table, Of: effect.Opponent}, {Zone: market}}, Where: []engine.Filter{effect.Either{Of: []engine.Filter{effect.Lies{In: table}, effect.Enemy{}}}}}, Tag: 1}, discardTop), "Once per turn: discard a card the opponent has in play or, in the market, an enemy card."},
	{use(effect.Seq{Do: []engine.Effect{drawOne, theyDiscard}}), "Once per turn: draw a card and the opponent discards a card from their hand."},
	{use(effect.May{Do: []engine.Effect{drawOne, theyDiscard}}), "Once per turn: you may draw a card; if you do, the opponent discards a card from their hand."},
	{use(drawOne, effect.May{By: effect.Opponent, Do: []engine.Effect{theyDiscard}}), "Once per turn: draw a card. The opponent may discard a card from their hand."},
	{use(effect.OneOf{Modes: []engine.Effect{drawOne, effect.Gain{Var: gold}}}), "Once per turn, choose one: • draw a card • gain 1 coin."},
	{use(effect.OneOf{By: effect.Opponent, Modes: []engine.Effect{theyDiscard, drawOne}}), "Once per turn, the opponent chooses one: • the opponent discards a card from their hand • you draw a card."},
	{use(effect.Lasting{Effect: stronger}), "Once per turn: this card gets 1 more power this turn."},
	{use(effect.Lasting{Effect: effect.Modify{By: effect.N(-2), To: []engine.Filter{effect.Class{Is: 1}}}, Until: engine.EndOfGame}), "Once per turn: each blue card gets 2 less power for the rest of the game."},
	{use(effect.Move{What: effect.In(market, effect.Either{Of: []engine.Filter{effect.Class{Is: 0}, effect.Class{Is: 1}}}), To: out}), "Once per turn: remove all red and blue cards in the market."},
	{while(stronger), "This card has 1 more power."},
	{while(effect.Modify{By: effect.N(1), To: []engine.Filter{effect.Yours{}, effect.Either{Of: []engine.Filter{knights, effect.Trait{Is: 1}}}}, If: rich}), "Each of your Knights and Archers has 1 more power while your coins is 3."},
	{while(effect.Modify{By: effect.Count{Cards: effect.In(market, effect.Own{})}, To: []engine.Filter{effect.Other{}, towers}}), "Each other tower has 1 more power for every card of your faction in the market."},
	{engine.Ability{Kind: engine.While, If: effect.VarIs{Var: round, Is: 2}, Static: []engine.Static{stronger}}, "While the round is 2, this card has 1 more power."},
	{when(whenBuilt, drawOne), "When you build this card, you may draw a card."},
	{when(whenBuilt, effect.Move{What: effect.Self{}, To: hand}, effect.If{Cond: rich, Then: []engine.Effect{drawOne}}), "When you build this card, you may take it into your hand. If you do and your coins is 3, draw a card."},
	{when(effect.On{Kind: evBuilt, By: effect.Opponent, Card: effect.Named{Title: "Keep"}}, theyDiscard), "When the opponent builds Keep, you may have the opponent discard a card from their hand."},
	{when(effect.On{Kind: engine.EvTurn}, effect.If{Cond: rich, Then: []engine.Effect{drawOne}, Else: []engine.Effect{theyDiscard}}), "When your turn begins, if your coins is 3, you may draw a card; otherwise you may have the opponent discard a card from their hand."},
	{when(effect.Moves{From: hand, To: pile, By: effect.Opponent, If: effect.YourTurn{}}, drawOne), "During your turn, when the opponent discards a card from their hand, you may draw a card."},
	{engine.Ability{Kind: engine.When, Mandatory: true, On: effect.On{Kind: evBuilt, Card: knights}, Do: []engine.Effect{effect.Move{What: effect.It{}, To: out}}}, "When you build a Knight, remove that card."},
	{use(effect.Sample{From: theirHand, N: effect.N(2), Tag: 1}, effect.Move{What: effect.Theirs(hand, effect.Chosen{Tag: 1}, towers), To: pile, Of: effect.Opponent}), "Once per turn: look at two random cards from the opponent's hand. Discard all towers among them."},
	{use(drawOne, effect.Then{Do: []engine.Effect{effect.Gain{Var: gold}}}), "Once per turn: draw a card. Then gain 1 coin."},
	{use(effect.Gain{Var: gold, N: effect.Half{N: effect.Minus{N: effect.VarOf{Var: gold, Who: effect.Opponent}, Less: effect.Least{A: effect.N(3), B: effect.AttrOf{Cards: effect.Self{}}}}}}), "Once per turn: gain X coins, where X is half of the opponent's coins less the smaller one of 3 and the power of this card, rounded up."},
	{use(choose, effect.Choose{From: effect.In(market, effect.Except{Is: effect.Chosen{Tag: 1}}, effect.CopyOf{Tag: 1}, effect.AttrAtMost{N: effect.N(2)}), Tag: 2}, effect.If{Cond: effect.AtLeast{N: effect.Count{Cards: theirHand}, Min: 2}, Then: []engine.Effect{drawOne}}), "Once per turn: choose a card in the market and another card with the same title with a power of at most 2 in the market. If the number of cards in the opponent's hand is at least 2, draw a card."},
	{use(effect.Pay{May: true, Cost: []engine.Effect{effect.Spend{Var: gold, N: 1}}, Do: []engine.Effect{drawOne}}), "Once per turn: you may spend 1 coin to draw a card."},
	{engine.Ability{Kind: engine.Reward, Do: []engine.Effect{drawOne, effect.Gain{Var: gold, N: effect.N(2)}}}, "Draw a card. Gain 2 coins."},
}

func TestTexts(t *testing.T) {
	for _, c := range texts {
		if got := (Words{testLex}).Ability(testGame, &c.ability); got != c.want {
			t.Errorf("the text is\n\t%s\nand should be\n\t%s", got, c.want)
		}
	}
}

// TestEveryNodeHasWords: the table above has every node of the algebra, and none of them is unknown.
func TestEveryNodeHasWords(t *testing.T) {
	used := map[string]bool{}
	for _, c := range texts {
		walk(used, reflect.ValueOf(c.ability))
		if strings.Contains(c.want, "⟨") {
			t.Errorf("a node has no words: %s", c.want)
		}
	}
	for _, name := range nodes.Types(t, "..") {
		if !used[name] {
			t.Errorf("no text shows effect.%s", name)
		}
	}
}

func walk(used map[string]bool, v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			walk(used, v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(used, v.Index(i))
		}
	case reflect.Struct:
		used[v.Type().Name()] = true
		for i := range v.NumField() {
			walk(used, v.Field(i))
		}
	case reflect.Int:
		used[v.Type().Name()] = true
	}
}

// TestReading: who reads a text while it runs is "you" in it.
func TestReading(t *testing.T) {
	a := use(effect.OneOf{By: effect.Opponent, Modes: []engine.Effect{theyDiscard, drawOne}})
	for _, c := range []struct {
		effect engine.Effect
		viewer engine.Seat
		want   string
	}{
		{theyDiscard, 0, "the opponent discards a card from their hand"},
		{theyDiscard, 1, "discard a card from your hand"},
		{theyDiscard, engine.Nobody, "the Moon discards a card from its hand"},
		{drawOne, 0, "draw a card"},
		{drawOne, 1, "the Sun draws a card"},
	} {
		got := (Words{testLex}).Effect(testGame, c.effect, engine.Reading{In: &a, You: 0, Viewer: c.viewer})
		if got != c.want {
			t.Errorf("seat %d reads %q and should read %q", c.viewer, got, c.want)
		}
	}
}
