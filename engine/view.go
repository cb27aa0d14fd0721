package engine

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
)

// View is what leaves the engine for one seat: bots, terminals, pages and spectators get nothing
// else. Its methods build, from what the seat may know, a Position to look at or a Sample to
// search in.
type View struct {
	Seat Seat
	t    *Table
}

// View returns the view of a seat, or of a spectator (Nobody). It is valid until the next Choose.
func (t *Table) View(s Seat) View { return View{Seat: s, t: t} }

// Choices returns how many options the seat has now, 0 if another one has to choose.
func (v View) Choices() int {
	if v.t.Over.Ended || v.t.Ask.Seat != v.Seat {
		return 0
	}
	return len(v.t.Options)
}

// Sample writes into dst a match that this seat cannot tell from the real one: everything it does
// not know is re-dealt, and the random future is another one.
func (v View) Sample(dst *Table, rng *rand.PCG) {
	dst.Copy(v.t)
	dst.Recording = false
	dst.Rolls = dst.Rolls[:0]
	dst.Determinize(v.Seat, rng)
}

// Position is the table as a seat sees it, as data for pages and terminals.
type Position struct {
	Game     string       `json:"game"`
	Seat     Seat         `json:"seat"`
	Turn     int32        `json:"turn"`
	Active   Seat         `json:"active"`
	Vars     Numbers      `json:"vars,omitempty"`
	Seats    []SeatView   `json:"seats"`
	Zones    []ZoneView   `json:"zones"`
	Dice     []DieView    `json:"dice,omitempty"`
	Decision *AskView     `json:"decision,omitempty"`
	Over     *OutcomeView `json:"over,omitempty"`
}

// SeatView is one player.
type SeatView struct {
	Name string  `json:"name"`
	Vars Numbers `json:"vars,omitempty"`
}

// ZoneView is one zone: how many cards it has, and those that the viewer knows.
type ZoneView struct {
	ID    string     `json:"id"`
	Seat  Seat       `json:"seat"`
	Count int        `json:"count"`
	Cards []CardView `json:"cards,omitempty"`
}

// CardView is one card that the viewer knows.
type CardView struct {
	Handle   uint16   `json:"h"`
	Pos      int      `json:"pos"`
	Def      string   `json:"def"`
	Owner    Seat     `json:"owner"`
	Slot     int      `json:"slot,omitempty"`
	Host     *uint16  `json:"host,omitempty"`
	Target   *uint16  `json:"target,omitempty"`
	Down     bool     `json:"down,omitempty"`
	Flags    []string `json:"flags,omitempty"`
	Counters Numbers  `json:"counters,omitempty"`
	Attrs    Numbers  `json:"attrs,omitempty"`
}

// AskView is the decision that is due. Options are there only for the seat that has to choose.
type AskView struct {
	Seat    Seat         `json:"seat"`
	Mine    bool         `json:"mine"`
	Kind    string       `json:"kind"`
	Prompt  string       `json:"prompt"`
	Rule    string       `json:"rule"`
	Card    *uint16      `json:"card,omitempty"`
	Options []OptionView `json:"options,omitempty"`
}

// OptionView is one option. Alike lists other cards that stand for the same option.
type OptionView struct {
	Index int      `json:"i"`
	Verb  string   `json:"verb"`
	Label string   `json:"label"`
	Card  *uint16  `json:"card,omitempty"`
	To    *uint16  `json:"to,omitempty"`
	Die   *DieID   `json:"die,omitempty"`
	N     int16    `json:"n,omitempty"`
	Tone  string   `json:"tone,omitempty"`
	Alike []uint16 `json:"alike,omitempty"`
}

// OutcomeView tells how the match ended.
type OutcomeView struct {
	Winner  Seat   `json:"winner"`
	Draw    bool   `json:"draw,omitempty"`
	Stalled bool   `json:"stalled,omitempty"`
	Reason  string `json:"reason,omitempty"`
	Text    string `json:"text"`
}

// Number is a named number.
type Number struct {
	Name string
	N    int
}

// Numbers is an ordered list of named numbers; in JSON an object.
type Numbers []Number

// MarshalJSON writes an object in the order of the list.
func (n Numbers) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, x := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		name, err := json.Marshal(x.Name)
		if err != nil {
			return nil, err
		}
		b.Write(name)
		b.WriteByte(':')
		num, err := json.Marshal(x.N)
		if err != nil {
			return nil, err
		}
		b.Write(num)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// Get returns a number by its name, 0 if it is not there.
func (n Numbers) Get(name string) int {
	for _, x := range n {
		if x.Name == name {
			return x.N
		}
	}
	return 0
}

// Position builds the position as the seat sees it.
func (v View) Position() *Position {
	t := v.t
	g := t.Game
	p := &Position{Game: g.ID, Seat: v.Seat, Turn: t.Turn, Active: t.Active}
	for i := range g.Seats {
		p.Seats = append(p.Seats, SeatView{Name: g.Seats[i].ID})
	}
	for i, spec := range g.Vars {
		switch {
		case spec.Hidden:
		case spec.PerSeat:
			for s := range p.Seats {
				p.Seats[s].Vars = append(p.Seats[s].Vars, Number{spec.ID, t.Var(VarID(i), Seat(s))})
			}
		default:
			p.Vars = append(p.Vars, Number{spec.ID, t.Var(VarID(i), 0)})
		}
	}
	for z := range t.Zones {
		p.Zones = append(p.Zones, v.zone(ZoneID(z)))
	}
	for d := range t.Dice {
		if die := &t.Dice[d]; die.Place == DieOnCard || die.Place == DieInPool || die.Owner == v.Seat && die.Place == DieAside {
			p.Dice = append(p.Dice, v.die(DieID(d)))
		}
	}
	if t.Over.Ended {
		p.Over = t.outcome()
	} else {
		p.Decision = v.ask()
	}
	return p
}

// DieView is a die: on a card, in a pool, or set aside (then only its owner sees it). Side is the face
// that a die in a pool shows, Faces what all six say.
type DieView struct {
	Die   DieID     `json:"d"`
	Of    string    `json:"of"`
	Seat  Seat      `json:"seat"`
	Card  *uint16   `json:"card,omitempty"`
	Place string    `json:"place"`
	Side  int       `json:"side"`
	Faces [6]string `json:"faces"`
}

func (v View) die(d DieID) DieView {
	t := v.t
	die := &t.Dice[d]
	kind := &t.Game.Dice[die.Kind]
	out := DieView{Die: d, Of: kind.ID, Seat: die.Owner, Card: v.handle(die.Card), Place: "aside"}
	switch die.Place {
	case DieOnCard:
		out.Place = "card"
	case DieInPool:
		out.Place, out.Side = "pool", int(die.Side)
	}
	for i, f := range kind.Faces {
		out.Faces[i] = t.Game.FaceText(f)
	}
	return out
}

// knows reports whether the viewer knows which card it is. A spectator knows what all know.
func (v View) knows(c *Card) bool {
	if v.Seat == Nobody {
		all := uint8(1<<v.t.Seats - 1)
		return c.Seen&all == all
	}
	return c.Seen&(1<<v.Seat) != 0
}

func (v View) zone(z ZoneID) ZoneView {
	t := v.t
	out := ZoneView{ID: t.Game.Zones[t.Game.zoneKind[z]].ID, Seat: t.Game.zoneSeat[z], Count: t.Count(z)}
	pos := 0
	for c := t.Zones[z].Top; c != NoCard; c = t.Cards[c].Next {
		if v.knows(&t.Cards[c]) {
			out.Cards = append(out.Cards, v.card(c, pos))
		}
		pos++
	}
	return out
}

func (v View) card(c CardID, pos int) CardView {
	t := v.t
	card, g := &t.Cards[c], t.Game
	out := CardView{Handle: card.Handle, Pos: pos, Def: t.Def(c).ID, Owner: card.Owner, Slot: int(card.Slot), Down: card.Down}
	out.Host = v.handle(card.Host)
	if card.Target != NoCard && v.knows(&t.Cards[card.Target]) { // a target may have been shuffled away
		out.Target = v.handle(card.Target)
	}
	for i, f := range g.Flags {
		if card.Has(FlagID(i)) {
			out.Flags = append(out.Flags, f.ID)
		}
	}
	for i, k := range g.Counters {
		if n := t.Counter(c, CounterID(i)); n != 0 {
			out.Counters = append(out.Counters, Number{k.ID, n})
		}
	}
	for i, a := range g.Attrs {
		if n := t.Attr(c, AttrID(i)); n != t.Figure(c, AttrID(i)) || a.Show && t.InPlay(c) {
			out.Attrs = append(out.Attrs, Number{a.ID, n})
		}
	}
	return out
}

func (v View) handle(c CardID) *uint16 {
	if c == NoCard {
		return nil
	}
	h := v.t.Cards[c].Handle
	return &h
}

func (v View) ask() *AskView {
	t := v.t
	spec := t.Game.Prompts[t.Ask.Prompt]
	out := &AskView{Seat: t.Ask.Seat, Mine: t.Ask.Seat == v.Seat, Kind: "choice", Prompt: t.PromptText(v.Seat), Rule: t.askRule()}
	if spec.Menu {
		out.Kind = "action"
	}
	if t.Ask.Src != NoCard && v.knows(&t.Cards[t.Ask.Src]) {
		out.Card = v.handle(t.Ask.Src)
	}
	if !out.Mine {
		return out
	}
	for i, o := range t.Options {
		verb := t.Game.Verbs[o.Verb]
		out.Options = append(out.Options, OptionView{
			Index: i, Verb: verb.ID, Label: t.Label(o), To: v.handle(o.B), N: o.N, Tone: verb.Tone,
		})
		last := &out.Options[i]
		if verb.Die {
			d := DieID(o.A)
			last.Die = &d
			continue
		}
		last.Card, last.Alike = v.handle(o.A), v.alike(o.A)
	}
	return out
}

// alike lists the other cards that the option on a card stands for.
func (v View) alike(c CardID) []uint16 {
	t := v.t
	if c == NoCard || t.Cards[c].Zone == NoZone || !t.Game.Zones[t.KindOf(c)].Alike {
		return nil
	}
	var out []uint16
	card := &t.Cards[c]
	for o := t.Zones[card.Zone].Top; o != NoCard; o = t.Cards[o].Next {
		x := &t.Cards[o]
		if o != c && x.Def == card.Def && x.Flags == card.Flags && x.Counters == card.Counters && v.knows(x) {
			out = append(out, x.Handle)
		}
	}
	return out
}

func (t *Table) outcome() *OutcomeView {
	o := t.Over
	if o.Stalled {
		return &OutcomeView{Winner: Nobody, Stalled: true, Text: "The match went round in a circle without a decision and was stopped."}
	}
	e := t.Game.Endings[o.Reason]
	text := Fill(e.Text, func(k string) string {
		if k == "Seat" {
			return upperFirst(t.Game.SeatName(o.Winner))
		}
		return t.Game.SeatName(o.Winner)
	})
	return &OutcomeView{Winner: o.Winner, Draw: o.Winner == Nobody, Reason: e.Rule, Text: text}
}

// CardByHandle finds a card that the seat knows by its handle, or NoCard.
func (v View) CardByHandle(h uint16) CardID {
	for i := range v.t.Cards {
		if v.t.Cards[i].Handle == h && v.knows(&v.t.Cards[i]) {
			return CardID(i)
		}
	}
	return NoCard
}

// Explain tells the seat why a card that it knows cannot be used now.
func (v View) Explain(c CardID) []Refusal { return v.t.Explain(v.Seat, c) }

// Reasons tells the seat every reason for which an action is not possible with a card that it knows.
func (v View) Reasons(c CardID) []Refusal { return v.t.Reasons(v.Seat, c) }

// Refusals tells the seat why an action that is about no card, such as claiming or attacking the base,
// cannot be taken now; that something is no target only if there is no other reason.
func (v View) Refusals(verb Verb) []Refusal {
	a := v.t.ActionOf(verb)
	if a == nil {
		return nil
	}
	tr := Trial{t: v.t, action: a, seat: v.Seat, about: NoCard, wanted: func(o Option) bool { return o.A == NoCard }}
	a.Each(v.t, v.Seat, &tr)
	var out, far []Refusal
	for i, r := range tr.out {
		if how := tr.how[i]; how.at && how.need == 0 {
			far = append(far, r)
		} else {
			out = append(out, r)
		}
	}
	if len(out) == 0 {
		return far
	}
	return out
}

// Handle returns the handle of a card.
func (t *Table) Handle(c CardID) uint16 { return t.Cards[c].Handle }
