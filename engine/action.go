package engine

import "strings"

// Action is something a player may do from the menu of a turn: named preconditions, and a
// procedure that runs when it was chosen. Options are those candidates whose preconditions all
// hold; Explain runs the same list and returns the first that fails.
type Action struct {
	Verb Verb
	// Each proposes every conceivable candidate, possible or not, to the trial.
	Each  func(t *Table, seat Seat, try *Trial)
	Needs []Need
	Proc  ProcID // called with the operands A, B, N as its first registers
}

// Need is one precondition of an action.
type Need struct {
	Rule string
	// Why is a template that tells why not; besides the operands it may use {have} and {need}.
	Why string
	// Test reports whether the precondition holds, with the figures for Why.
	Test func(t *Table, seat Seat, o Option) (ok bool, have, need int)
}

// Refusal tells why something cannot be done.
type Refusal struct {
	Verb Verb
	Rule string
	Text string
}

// Trial judges the candidates of an action: it collects either options or refusals.
type Trial struct {
	t      *Table
	action *Action
	seat   Seat
	about  CardID            // explain this card, or NoCard to collect options
	wanted func(Option) bool // explain these candidates, see Refusals
	out    []Refusal
	how    []aim // of each of out
}

// aim says what a refusal is about, so that the most telling ones come first.
type aim struct {
	need  int  // the precondition that failed
	other bool // the card is the second operand: it is somebody else's action
	at    bool // the reason speaks of the second operand
}

// Explaining reports whether refusals are wanted: only then need Each propose what it has already
// found impossible for a whole group of candidates.
func (tr *Trial) Explaining() bool { return tr.about != NoCard || tr.wanted != nil }

// On judges one candidate.
func (tr *Trial) On(a, b CardID, n int) {
	if tr.wanted != nil {
		if o := (Option{Verb: tr.action.Verb, A: a, B: b, N: int16(n)}); tr.wanted(o) {
			tr.explain(o)
		}
		return
	}
	if tr.about != NoCard {
		if a == tr.about || b == tr.about {
			tr.explain(Option{Verb: tr.action.Verb, A: a, B: b, N: int16(n)})
		}
		return
	}
	if a != NoCard && !tr.t.Distinct(a) {
		return
	}
	o := Option{Verb: tr.action.Verb, A: a, B: b, N: int16(n)}
	for i := range tr.action.Needs {
		if ok, _, _ := tr.action.Needs[i].Test(tr.t, tr.seat, o); !ok {
			return
		}
	}
	tr.t.Options = append(tr.t.Options, o)
}

func (tr *Trial) explain(o Option) {
	for i := range tr.action.Needs {
		n := &tr.action.Needs[i]
		ok, have, need := n.Test(tr.t, tr.seat, o)
		if ok {
			continue
		}
		r := Refusal{Verb: o.Verb, Rule: n.Rule, Text: tr.t.fillWhy(n.Why, o, tr.seat, have, need)}
		for _, old := range tr.out {
			if old == r {
				return
			}
		}
		tr.out = append(tr.out, r)
		tr.how = append(tr.how, aim{i, o.A != tr.about, strings.Contains(n.Why, "{B}")})
		return
	}
}

// Distinct reports whether a card stands for all equal cards of its zone: in zones declared Alike
// one of several equal cards is offered. It is the one most widely known, so that playing it tells
// the others nothing about the copies that stay.
func (t *Table) Distinct(c CardID) bool {
	card := &t.Cards[c]
	if card.Zone == NoZone || !t.Game.Zones[t.Game.zoneKind[card.Zone]].Alike {
		return true
	}
	before := true
	for o := t.Zones[card.Zone].Top; o != NoCard; o = t.Cards[o].Next {
		if o == c {
			before = false
			continue
		}
		other := &t.Cards[o]
		if other.Def != card.Def || other.Flags != card.Flags || other.Counters != card.Counters || other.Host != card.Host {
			continue
		}
		if other.Seen != card.Seen {
			if other.Seen&^card.Seen != 0 {
				return false
			}
			continue
		}
		if before {
			return false
		}
	}
	return true
}

// AskMenu opens the menu of a turn: every possible action of the game. It is asked even when only one
// is left, usually to end the turn: a person wants to see the table before that.
func (t *Table) AskMenu(seat Seat, p Prompt) {
	t.StartAsk(seat, p, NoCard)
	t.Ask.Keep = t.Game.Prompts[p].Menu
	for _, a := range t.Game.Actions {
		t.trial = Trial{t: t, action: a, seat: seat, about: NoCard, out: t.trial.out[:0]}
		a.Each(t, seat, &t.trial)
	}
}

// ActionOf returns the action of the last answer.
func (t *Table) ActionOf(v Verb) *Action {
	for _, a := range t.Game.Actions {
		if a.Verb == v {
			return a
		}
	}
	return nil
}

// Explain tells a seat why nothing, or not more, can be done with a card now. What it says may
// depend on what only that seat knows, so it is for that seat's eyes.
func (t *Table) Explain(seat Seat, c CardID) []Refusal {
	name := t.NameFor(c, seat)
	switch {
	case t.Over.Ended:
		return []Refusal{{Rule: t.Game.Endings[t.Over.Reason].Rule, Text: "The match is over."}}
	case t.Ask.Seat != seat:
		return []Refusal{{Rule: t.askRule(), Text: "It is " + t.Game.Seats[t.Ask.Seat].Name + " that has to choose now."}}
	case !t.Game.Prompts[t.Ask.Prompt].Menu && !t.Game.Prompts[t.Ask.Prompt].Acts:
		for _, o := range t.Options {
			if o.A == c || o.B == c {
				return nil
			}
		}
		return []Refusal{{Rule: t.askRule(), Text: name + " is not among the cards to choose from now: " + t.PromptText(seat)}}
	}
	var own, other, far []Refusal
	offered, stands := false, false
	for _, a := range t.Game.Actions {
		if has, twin := t.offers(a.Verb, c); has || twin {
			offered, stands = offered || has, stands || twin
			continue
		}
		tr := Trial{t: t, action: a, seat: seat, about: c}
		a.Each(t, seat, &tr)
		about := tr.aboutCard()
		for i, r := range tr.out {
			switch how := tr.how[i]; {
			case how.other && how.need > 0:
				other = append(other, r)
			case how.other: // it is no target at all
				far = append(far, r)
			case !how.at || !about:
				own = append(own, r)
				about = about || how.at // one other target says enough
			}
		}
	}
	out := append(own, other...)
	switch {
	case len(out) > 0 || offered:
	case stands:
		out = append(out, Refusal{Rule: t.askRule(), Text: "Another card that is equal to " + name + " stands for it among the options."})
	case len(far) > 0:
		out = far
	default:
		out = append(out, t.noAction(seat, c))
	}
	return out
}

// Reasons returns every reason for which an action is no option for a card now, also where another
// target would do.
func (t *Table) Reasons(seat Seat, c CardID) []Refusal {
	if t.Over.Ended || t.Ask.Seat != seat || !t.Game.Prompts[t.Ask.Prompt].Menu && !t.Game.Prompts[t.Ask.Prompt].Acts {
		return t.Explain(seat, c)
	}
	var out []Refusal
	for _, a := range t.Game.Actions {
		tr := Trial{t: t, action: a, seat: seat, about: c}
		a.Each(t, seat, &tr)
		out = append(out, tr.out...)
	}
	if len(out) == 0 {
		out = append(out, t.noAction(seat, c))
	}
	return out
}

func (t *Table) noAction(seat Seat, c CardID) Refusal {
	return Refusal{Rule: t.askRule(), Text: "There is no action for " + t.NameFor(c, seat) + " where it is now."}
}

// aboutCard reports whether any refusal gives a reason that lies with the card itself.
func (tr *Trial) aboutCard() bool {
	for _, how := range tr.how {
		if !how.other && !how.at {
			return true
		}
	}
	return false
}

// offers reports whether an action is an option for a card now, or for an equal card that stands for it.
func (t *Table) offers(v Verb, c CardID) (has, twin bool) {
	for _, o := range t.Options {
		if o.Verb != v {
			continue
		}
		has = has || o.A == c || o.B == c
		twin = twin || o.A != NoCard && o.A != c && !t.Game.Verbs[v].Die && t.standsFor(o.A, c)
	}
	return has, twin
}

// standsFor reports whether one of two equal cards of a zone that is declared Alike stands for the other.
func (t *Table) standsFor(a, c CardID) bool {
	x, y := &t.Cards[a], &t.Cards[c]
	return x.Zone == y.Zone && x.Zone != NoZone && t.Game.Zones[t.Game.zoneKind[x.Zone]].Alike &&
		x.Def == y.Def && x.Flags == y.Flags && x.Counters == y.Counters && x.Host == y.Host
}
