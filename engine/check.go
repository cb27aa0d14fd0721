package engine

import "fmt"

// Check verifies the invariants of the state: every reference in range, every card in exactly one
// place, zone counts and links consistent, every number within its bounds, and a decision with at
// least one option unless the match is over.
func (t *Table) Check() error {
	g := t.Game
	if len(t.Zones) != len(g.zoneKind) || len(t.Vars) != g.nVars || int(t.Seats) != len(g.Seats) {
		return fmt.Errorf("the state has %d zones, %d numbers and %d seats; %s has %d, %d and %d",
			len(t.Zones), len(t.Vars), t.Seats, g.ID, len(g.zoneKind), g.nVars, len(g.Seats))
	}
	if err := t.checkCards(); err != nil {
		return err
	}
	if err := t.checkZones(); err != nil {
		return err
	}
	for i, v := range g.Vars {
		for s := range t.Seats {
			if n := t.Var(VarID(i), s); n < v.Min || n > v.Max {
				return fmt.Errorf("%s is %d, outside %d..%d", v.ID, n, v.Min, v.Max)
			}
		}
	}
	return t.checkRunning()
}

func (t *Table) checkCards() error {
	g := t.Game
	for i := range t.Cards {
		c := &t.Cards[i]
		if int(c.Def) >= len(g.Defs) || !t.seatOK(c.Owner) || !t.seatOK(c.Control) || !t.cardOK(c.Host) || !t.cardOK(c.Target) ||
			!t.cardOK(c.Next) || !t.cardOK(c.Prev) || int(c.Zone) >= len(t.Zones) {
			return fmt.Errorf("card %d refers to something that does not exist", i)
		}
		for k, n := range c.Counters {
			if n < 0 || k < len(g.Counters) && int(n) > g.Counters[k].Max || k >= len(g.Counters) && n != 0 {
				return fmt.Errorf("card %d (%s) has counter %d at %d", i, g.Defs[c.Def].ID, k, n)
			}
		}
	}
	return nil
}

func (t *Table) checkZones() error {
	seen := make([]bool, len(t.Cards))
	for z := range t.Zones {
		n, prev := 0, NoCard
		for c := t.Zones[z].Top; c != NoCard; c = t.Cards[c].Next {
			if !t.cardOK(c) || seen[c] || t.Cards[c].Zone != ZoneID(z) || t.Cards[c].Prev != prev {
				return fmt.Errorf("zone %s is not in order at card %d", t.Game.Zones[t.Game.zoneKind[z]].ID, c)
			}
			seen[c] = true
			prev = c
			n++
		}
		if n != int(t.Zones[z].Count) || t.Zones[z].Bottom != prev {
			return fmt.Errorf("zone %s counts %d cards and holds %d", t.Game.Zones[t.Game.zoneKind[z]].ID, t.Zones[z].Count, n)
		}
	}
	for c, ok := range seen {
		if !ok {
			return fmt.Errorf("card %d (%s) is in no zone", c, t.Def(CardID(c)).ID)
		}
	}
	return nil
}

func (t *Table) checkRunning() error {
	g := t.Game
	for i, f := range t.Stack {
		if int(f.Proc) >= len(g.Procs)+len(g.nodes) || !t.cardOK(f.Src) || !t.seatOK(f.Seat) || int(f.Root) > i ||
			int(f.Lo) > len(t.Picks) {
			return fmt.Errorf("frame %d is not one of this game", i)
		}
	}
	for _, m := range t.Mods {
		if int(m.Static) >= len(g.statics) || !t.cardOK(m.Src) || !t.cardOK(m.On) {
			return fmt.Errorf("a lasting effect is not one of this game")
		}
	}
	for _, w := range t.Queue {
		if int(w.Ability) >= len(g.abilities) || !t.cardOK(w.Src) || !t.cardOK(w.Card) {
			return fmt.Errorf("a waiting ability is not one of this game")
		}
	}
	if t.Over.Ended {
		if int(t.Over.Reason) >= len(g.Endings) || !t.seatOK(t.Over.Winner) {
			return fmt.Errorf("the outcome is not one of this game")
		}
		return nil
	}
	if len(t.Options) == 0 || t.Ask.Prompt == PromptNone || int(t.Ask.Prompt) >= len(g.Prompts) || !t.seatOK(t.Ask.Seat) || t.Ask.Seat == Nobody {
		return fmt.Errorf("nobody has anything to choose, and the match is not over")
	}
	for _, o := range t.Options {
		if int(o.Verb) >= len(g.Verbs) || !t.cardOK(o.B) || g.Verbs[o.Verb].Die && int(o.A) >= len(t.Dice) || !g.Verbs[o.Verb].Die && !t.cardOK(o.A) {
			return fmt.Errorf("an option refers to something that does not exist")
		}
	}
	return nil
}

func (t *Table) cardOK(c CardID) bool { return c >= NoCard && int(c) < len(t.Cards) }
func (t *Table) seatOK(s Seat) bool   { return s >= Nobody && s < t.Seats }
