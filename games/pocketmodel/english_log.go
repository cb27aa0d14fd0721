package pocketmodel

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/effect"
	"cantina/engine/effect/english"
)

// The English of labels, prompts and the log.

type words struct{ english.Words }

// Ability implements engine.Words.
func (w words) Ability(g *engine.Game, a *engine.Ability) string {
	return strings.Replace(w.Words.Ability(g, a), " unit, your unit has ", " unit, it has ", 1)
}

// Operand implements engine.Words.
func (w words) Operand(t *engine.Table, key string, o engine.Option, viewer engine.Seat) string {
	asked := t.Ask.Seat
	switch key {
	case "left":
		return strconv.Itoa(t.Var(Allowance, 0))
	case "turn":
		return turnText(t)
	case "unit":
		return unitName(t, o.A)
	case "target":
		return targetName(t, o.B)
	case "place":
		return w.place(t, int(o.N), viewer)
	case "mine":
		return t.NameFor(fighterOf(t, asked), viewer)
	case "rolled":
		return dice(t.Var(Die1, asked), t.Var(Die2, asked))
	case "again":
		switch o.N {
		case 1:
			return "the " + strconv.Itoa(t.Var(Die1, asked))
		case 2:
			return "the " + strconv.Itoa(t.Var(Die2, asked))
		}
		return "both dice"
	case "gives":
		return gives(t.Def(o.A), t.Def(fighterOf(t, asked)))
	case "it":
		c := engine.Ctx{T: t, Src: engine.NoCard, Seat: asked, Root: t.Top().Root}
		return t.NameFor(c.EventCard(), viewer)
	}
	return w.Words.Operand(t, key, o, viewer)
}

func turnText(t *engine.Table) string {
	switch used := strconv.Itoa(t.Var(UsedStars, 0)); {
	case t.Var(Combating, 0) == now:
		return "name another attacker (" + used + " of 5 build stars are used), or fight."
	case t.Var(Moving, 0) == now:
		return "move on (" + used + " of " + strconv.Itoa(moveStars(t, t.Active)) + " build stars are used), or do something else."
	}
	return "choose an action (" + strconv.Itoa(taken(t)) + " of 2 taken)."
}

// place names a place for a viewer.
func (w words) place(t *engine.Table, p int, viewer engine.Seat) string {
	switch {
	case p == contested:
		return "the contested zone"
	case engine.Seat(p-1) == viewer:
		return "your home zone"
	}
	return "the home zone of " + t.Game.SeatName(engine.Seat(p-1))
}

// unitName names a unit so that it can be told from its like in the same zone.
func unitName(t *engine.Table, c engine.CardID) string {
	if c == engine.NoCard {
		return "it"
	}
	name := t.Def(c).Name
	nth, all := 0, 0
	for x := t.First(t.Cards[c].Zone); x != engine.NoCard; x = t.Next(x) {
		if t.Cards[x].Def == t.Cards[c].Def {
			all++
		}
		if x == c {
			nth = all
		}
	}
	if all > 1 {
		name += " #" + strconv.Itoa(nth)
	}
	if n := t.Counter(c, Markers); n > 0 {
		name += " (" + english.Things(n, "markers") + ")"
	}
	return name
}

// targetName names a unit or an objective of an opponent. Nothing is said of what lies face down.
func targetName(t *engine.Table, c engine.CardID) string {
	switch {
	case c == engine.NoCard:
		return "nothing"
	case isObjective(t, c):
		name := "objective " + unitName(t, c)
		if t.In(c, Objectives) {
			name = "face-down objective"
			if t.Count(t.Cards[c].Zone) > 1 {
				name += " " + strconv.Itoa(place(t, c))
			}
		}
		if t.Seats > 2 {
			name += " of " + t.Game.SeatName(t.Cards[c].Owner)
		}
		return name
	case t.Seats > 2:
		return t.Game.SeatName(t.Cards[c].Owner) + "'s " + unitName(t, c)
	}
	return unitName(t, c)
}

// place is where a card lies in its zone, counted from 1.
func place(t *engine.Table, c engine.CardID) int {
	n := 1
	for x := t.Cards[c].Prev; x != engine.NoCard; x = t.Cards[x].Prev {
		n++
	}
	return n
}

func dice(a, b int) string { return fmt.Sprintf("%d + %d = %d", a, b, a+b) }

// Bonus returns the combat bonus of a combat card.
func Bonus(d *engine.Def) (a engine.AttrID, n int) {
	if d.Type == combat {
		if m, ok := d.Abilities[0].Static[0].(effect.Modify); ok {
			k, _ := m.By.(effect.N)
			return m.Attr, int(k)
		}
	}
	return 0, 0
}

// gives says in short what a combat card gives to a unit: the bonus, and whether the icon text works.
func gives(d, unit *engine.Def) string {
	a, n := Bonus(d)
	text := fmt.Sprintf("+%d %s", n, attrs[a].Name)
	switch {
	case len(d.Abilities) < 2:
	case len(d.Traits) == 0:
		text += "; its text works"
	case unit.HasTrait(d.Traits[0]):
		text += "; its " + traits[d.Traits[0]] + " text works"
	default:
		text += "; its " + traits[d.Traits[0]] + " text does not work"
	}
	return text
}

// Events implements engine.Words.
func (w words) Events(t *engine.Table, run []engine.Logged, viewer engine.Seat) string {
	e, g := run[0], t.Game
	name := func(l engine.Logged) string { return g.NameOf(l, viewer) }
	other := g.NameOf(engine.Logged{Event: engine.Event{Card: e.Other}, Def: e.OtherDef, Seen: e.OtherSeen}, viewer)
	seat := english.Upper(g.SeatName(e.Seat))
	switch e.Kind {
	case engine.EvMove:
		if to := g.KindOfZone(e.To); to >= Contested {
			return moves(g, run, to)
		}
	case EvBattle:
		return fmt.Sprintf("Battle: %s of %s attacks %s of %s.", name(e), g.SeatName(e.Seat), other, g.SeatName(t.Cards[e.Other].Owner))
	case EvStrike:
		return fmt.Sprintf("Strike: %s of %s strikes an objective of %s.", name(e), g.SeatName(e.Seat), g.SeatName(t.Cards[e.Other].Owner))
	case EvCombatCard:
		return fmt.Sprintf("%s plays %s on %s: %s.", seat, name(e), other, gives(&g.Defs[e.Def], &g.Defs[e.OtherDef]))
	case EvDice:
		return name(e) + " rolls " + dice(int(e.N)/10, int(e.N)%10) + "."
	case EvSums:
		return sumsLine(g, e, name(e), other, 0, Defense, other+" is hit", other+" is not hit")
	case EvStrikeSums:
		extra := 0
		if g.Defs[e.Def].Type == ground {
			extra = groundBonus
		}
		return sumsLine(g, e, name(e), other, extra, ObjDefense, "it is destroyed", "it is not destroyed")
	case EvMarked:
		n := e.N & (1<<markAllShift - 1)
		all := e.N >> markAllShift & (1<<(markShieldsShift-markAllShift) - 1)
		return fmt.Sprintf("%s receives %s: %d against shields %d.", name(e), english.Things(int(n), "damage markers"), all, e.N>>markShieldsShift)
	case EvEliminated:
		if e.N == int32(endUnits) {
			return seat + " is eliminated: no unit is in play."
		}
		return seat + " is eliminated: all objectives are destroyed."
	}
	return w.Words.Events(t, run, viewer)
}

// moves tells of units that go to a place, or that are placed.
func moves(g *engine.Game, run []engine.Logged, to engine.ZoneKind) string {
	var names []string
	for _, e := range run {
		names = append(names, g.Defs[e.Def].Name)
	}
	verb := " moves to the "
	switch {
	case g.KindOfZone(run[0].From) == Reserve && len(run) > 1:
		verb = " come from the reserve into the "
	case g.KindOfZone(run[0].From) == Reserve:
		verb = " comes from the reserve into the "
	case len(run) > 1:
		verb = " move to the "
	}
	return english.And(names) + verb + g.Zones[to].Name + "."
}

// sumsLine writes out a score: "Rogue Squadron: 7 + 3 + 2 = 12 against 10 - 1 = 9: Scout Walker is hit."
func sumsLine(g *engine.Game, e engine.Logged, name, other string, extra int, defends engine.AttrID, yes, no string) string {
	roll := int(e.N & (1<<sumAttackShift - 1))
	attack := int(e.N>>sumAttackShift&0xff) - sumOffset
	defense := int(e.N>>sumDefenseShift&0xff) - sumOffset
	if e.N&sumAuto != 0 {
		return fmt.Sprintf("%s has rolled 12, an automatic hit: %s.", name, yes)
	}
	printed, guard := int(g.Defs[e.Def].Figures[Attack]), int(g.Defs[e.OtherDef].Figures[defends])
	text := fmt.Sprintf("%s: %d + %d", name, roll, printed)
	if extra > 0 {
		text += fmt.Sprintf(" + %d (ground unit)", extra)
	}
	text += signed(attack-roll-printed-extra) + fmt.Sprintf(" = %d against ", attack)
	if guard != defense {
		text += strconv.Itoa(guard) + signed(defense-guard) + " = "
	}
	text += strconv.Itoa(defense) + " of " + other + ": "
	if e.N&sumHit != 0 {
		return text + yes + "."
	}
	return text + no + "."
}

func signed(n int) string {
	switch {
	case n > 0:
		return " + " + strconv.Itoa(n)
	case n < 0:
		return " - " + strconv.Itoa(-n)
	}
	return ""
}
