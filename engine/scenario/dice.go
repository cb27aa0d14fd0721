package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cantina/engine"
)

// Dice in scenarios: which lie in a pool and what they show, which are set aside, which are rolled.
// A die is named by its card and the face in short, rey=+2MD; the k-th of equal faces is rey=1R#2.

// diceItem is an entry of a list of dice.
type diceItem struct {
	ref  ref
	face string // empty: any
	n    int
}

// diceLine is a line of a setup about the dice of a seat.
type diceLine struct {
	no    int
	seat  engine.Seat
	aside bool
	items []diceItem
}

// diceZone reports whether a name means the dice in a pool (a.pool) or those set aside (a.aside-dice).
func (w *words) diceZone(s string) (seat engine.Seat, aside, ok bool) {
	seat, name := w.split(s)
	if len(w.g.Dice) == 0 || seat == engine.Nobody {
		return 0, false, false
	}
	switch strings.ToLower(name) {
	case "pool":
		return seat, false, true
	case "aside-dice":
		return seat, true, true
	}
	return 0, false, false
}

// diceList reads dice, separated by blanks or commas.
func (w *words) diceList(toks []token) ([]diceItem, error) {
	var out []diceItem
	if len(toks) == 1 && strings.EqualFold(toks[0].text, "none") {
		return nil, nil
	}
	for i, t := range toks {
		switch {
		case t.is(","), t.is("="):
			continue
		case t.mark:
			return nil, fmt.Errorf("%q does not belong in a list of dice", t.text)
		case i > 0 && toks[i-1].is("="):
			if len(out) == 0 {
				return nil, fmt.Errorf("a face must follow a card, as rey=1MD")
			}
			out[len(out)-1].face = t.text
			continue
		}
		name, n, err := times(t.text)
		if err != nil {
			return nil, err
		}
		r, err := w.ref(name)
		if err != nil {
			return nil, err
		}
		if r.byDef && w.g.Defs[r.def].Die() < 0 {
			return nil, fmt.Errorf("%s has no die", name)
		}
		out = append(out, diceItem{ref: r, n: n})
	}
	return out, nil
}

// side returns which side of a kind of die a face means: the first that is written so, or the k-th.
func (w *words) side(kind int, face string) (int, error) {
	sides := w.sides(kind, face)
	if len(sides) == 0 {
		return 0, fmt.Errorf("%s has no side %q; it has %s", w.g.Dice[kind].ID, clip(face), w.faces(kind))
	}
	return sides[0], nil
}

// sides returns all sides of a kind of die that a face may mean.
func (w *words) sides(kind int, face string) []int {
	face, count, numbered := strings.Cut(face, "#")
	nth, _ := strconv.Atoi(count)
	var out []int
	for i, f := range w.g.Dice[kind].Faces {
		code := w.g.FaceCode(f)
		if !strings.EqualFold(face, code) && !strings.EqualFold(face, "0"+code) {
			continue
		}
		if nth--; !numbered || nth == 0 {
			out = append(out, i)
		}
	}
	return out
}

func (w *words) faces(kind int) string {
	var out []string
	for _, f := range w.g.Dice[kind].Faces {
		out = append(out, w.g.FaceCode(f))
	}
	return strings.Join(out, " ")
}

// settleDice puts the dice where the cards of a position that was set up are: on cards in play, else
// aside. A card in play that should have a die and has none gets one that is set aside.
func (w *words) settleDice(t *engine.Table) {
	for d := range t.Dice {
		die := &t.Dice[d]
		switch {
		case die.Card == engine.NoCard:
		case !t.InPlay(die.Card):
			die.Card, die.Place = engine.NoCard, engine.DieAside
		default:
			die.Owner = t.Cards[die.Card].Control
		}
	}
	for c := range t.Cards {
		id := engine.CardID(c)
		if kind := t.Def(id).Die(); kind >= 0 && t.InPlay(id) && diceOf(t, id) == 0 {
			for d := range t.Dice {
				if die := &t.Dice[d]; die.Card == engine.NoCard && int(die.Kind) == kind && die.Owner == t.Cards[id].Owner {
					die.Card, die.Place, die.Owner = id, engine.DieOnCard, t.Cards[id].Control
					break
				}
			}
		}
	}
}

// putDice makes true what a line says about the dice of a seat.
func (w *words) putDice(t *engine.Table, l diceLine) error {
	for _, it := range l.items {
		for range it.n {
			d, err := w.newDie(t, l, it)
			if err != nil {
				return err
			}
			die := &t.Dice[d]
			if l.aside {
				die.Card, die.Place = engine.NoCard, engine.DieAside
				continue
			}
			if it.face == "" {
				return fmt.Errorf("say which side the die shows: %s=%s", it.ref.text, w.g.FaceCode(w.g.Dice[die.Kind].Faces[0]))
			}
			side, err := w.side(int(die.Kind), it.face)
			if err != nil {
				return err
			}
			die.Place, die.Side = engine.DieInPool, uint8(side)
		}
	}
	return nil
}

// newDie returns the die that is put somewhere: one that lies on the card named, else one that is set
// aside, else a new one.
func (w *words) newDie(t *engine.Table, l diceLine, it diceItem) (engine.DieID, error) {
	if !it.ref.byDef {
		return 0, fmt.Errorf("say whose die it is by the id of its card, not %q", it.ref.text)
	}
	kind := w.g.Defs[it.ref.def].Die()
	if !l.aside {
		found := false
		for _, c := range w.find(t, it.ref) {
			if !t.InPlay(c) {
				continue
			}
			for d := range t.Dice {
				die := &t.Dice[d]
				if die.Card == c && die.Owner == l.seat {
					if die.Place == engine.DieOnCard {
						return engine.DieID(d), nil
					}
					found = true
				}
			}
		}
		if found {
			return 0, fmt.Errorf("there is no other die of %s: all are in the pool", it.ref.text)
		}
		for d := range t.Dice {
			if die := &t.Dice[d]; die.Card == engine.NoCard && int(die.Kind) == kind && die.Owner == l.seat && die.Place == engine.DieAside {
				return engine.DieID(d), nil
			}
		}
	}
	return t.NewDie(kind, l.seat), nil
}

// filler is a card that stands for any card of a deck: the first without a die that goes into one.
func (w *words) filler() engine.DefID {
	if w.fill >= 0 {
		return engine.DefID(w.fill)
	}
	w.fill = 0
	t, err := w.g.New(engine.Setup{})
	if err != nil {
		return 0
	}
	for i := range w.g.Defs {
		d := &w.g.Defs[i]
		if len(d.Faces) > 0 || d.Unique {
			continue
		}
		if c := w.g.Bring(t, engine.DefID(i), 0, 0); w.g.Zones[t.KindOf(c)].See == engine.SeenByNone {
			w.fill = i
			break
		}
	}
	return engine.DefID(w.fill)
}

// deck reads "deck SEAT: cards", or the name of a deck that an option of the game offers for the seat.
func (s *setup) deck(l *Line) error {
	seat, ok := s.w.seat(l.word(1))
	if !ok || len(l.toks) < 4 || !l.toks[2].is(":") {
		return fmt.Errorf("write: deck %s: cards", s.w.g.Seats[0].ID)
	}
	if s.w.g.Bring == nil {
		return fmt.Errorf("in %s no player brings a deck", s.w.g.Name)
	}
	s.decks = true
	option := "deck-" + s.w.g.Seats[seat].ID
	for _, o := range s.w.g.Options {
		for _, v := range o.Values {
			if o.ID == option && len(l.toks) == 4 && strings.EqualFold(v.ID, l.toks[3].text) {
				s.start.Options[option] = v.ID
				return nil
			}
		}
	}
	items, err := s.w.list(l.toks[3:])
	if err != nil {
		return err
	}
	for len(s.start.Decks) < len(s.w.g.Seats) {
		s.start.Decks = append(s.start.Decks, nil)
	}
	for _, it := range items {
		if it.any {
			return fmt.Errorf("a deck is a list of certain cards")
		}
		s.start.Decks[seat] = append(s.start.Decks[seat], engine.DeckCard{ID: s.w.g.Defs[it.def].ID, N: it.n, Dice: it.dice})
	}
	return nil
}

// rolls reads what the next dice show: sides from 1 to 6 for the next dice that are rolled, or
// rey=1MD for the next die of that card.
func (w *words) rolls(t *engine.Table, toks []token) ([]engine.Scripted, error) {
	var out []engine.Scripted
	for i := 0; i < len(toks); i++ {
		switch n, isNum := number(toks[i].text); {
		case toks[i].is(","):
		case isNum && n >= 1 && n <= 6:
			out = append(out, engine.Scripted{Kind: -1, Side: uint8(n - 1)})
		case i+2 < len(toks) && toks[i+1].is("="):
			r, err := w.ref(toks[i].text)
			if err != nil {
				return nil, err
			}
			if !r.byDef || w.g.Defs[r.def].Die() < 0 {
				return nil, fmt.Errorf("%s has no die", toks[i].text)
			}
			kind := w.g.Defs[r.def].Die()
			side, err := w.side(kind, toks[i+2].text)
			if err != nil {
				return nil, err
			}
			out = append(out, engine.Scripted{Kind: int16(kind), Side: uint8(side)})
			i += 2
		default:
			return nil, fmt.Errorf("a roll is a side from 1 to 6, or a card and what its die shows, as rey=1MD; not %q", toks[i].text)
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("say what is rolled: roll 3 4, or roll rey=1MD")
	}
	return out, nil
}

// diceIn returns the dice in a seat's pool, or those that are set aside and belong to no card.
func diceIn(t *engine.Table, seat engine.Seat, aside bool) []engine.DieID {
	var out []engine.DieID
	for d := range t.Dice {
		die := &t.Dice[d]
		if die.Owner == seat && (die.Place == engine.DieInPool && !aside || die.Place == engine.DieAside && aside) {
			out = append(out, engine.DieID(d))
		}
	}
	return out
}

// diceOn counts the dice that lie on a card.
func diceOn(t *engine.Table, c engine.CardID) int {
	n := 0
	for d := range t.Dice {
		if t.Dice[d].Card == c && t.Dice[d].Place == engine.DieOnCard {
			n++
		}
	}
	return n
}

// diceOf counts the dice that belong to a card.
func diceOf(t *engine.Table, c engine.CardID) int {
	n := 0
	for d := range t.Dice {
		if t.Dice[d].Card == c {
			n++
		}
	}
	return n
}

// ofDie reports whether a ref may mean the card of a die.
func (w *words) ofDie(t *engine.Table, r ref, d engine.DieID) bool {
	if card := t.Dice[d].Card; card != engine.NoCard && int(t.Dice[d].Kind) == t.Def(card).Die() {
		return w.means(t, r, card)
	}
	return r.byDef && r.nth == 0 && w.g.Defs[r.def].Die() == int(t.Dice[d].Kind)
}

// meansDie reports whether an operand means the die of an option, and the side it is about: the one
// to which it would be turned, if there are several, else the one that it shows.
func (w *words) meansDie(t *engine.Table, op operand, o engine.Option) bool {
	d := engine.DieID(o.A)
	if o.A == engine.NoCard || !op.isCard && op.face == "" || !w.ofDie(t, op.ref, d) {
		return false
	}
	return op.face == "" || slices.Contains(w.sides(int(t.Dice[d].Kind), op.face), w.sideOf(t, o))
}

func (w *words) sideOf(t *engine.Table, o engine.Option) int {
	if strings.Contains(w.g.Verbs[o.Verb].Args, "n") {
		return int(o.N)
	}
	return int(t.Dice[o.A].Side)
}

// symbol returns the number of a symbol by its name or code, or -1.
func (w *words) symbol(s string) int {
	for i := range w.g.Symbols {
		if strings.EqualFold(s, w.g.Symbols[i]) || i < len(w.g.Codes) && strings.EqualFold(s, w.g.Codes[i]) {
			return i
		}
	}
	return -1
}

// alikeDice reports whether two dice cannot be told apart.
func alikeDice(t *engine.Table, a, b engine.DieID) bool {
	return t.Dice[a] == t.Dice[b]
}

// dieOption writes the die of an option as a scenario would.
func (w *words) dieOption(t *engine.Table, o engine.Option) string {
	d := engine.DieID(o.A)
	return w.dieName(t, d) + "=" + w.faceName(int(t.Dice[d].Kind), w.sideOf(t, o))
}

func (w *words) dieName(t *engine.Table, d engine.DieID) string {
	die := &t.Dice[d]
	id := w.g.Dice[die.Kind].ID
	if die.Card == engine.NoCard || t.Def(die.Card).ID != id {
		return id
	}
	all := w.find(t, ref{def: t.Cards[die.Card].Def, byDef: true})
	for i, c := range all {
		if c == die.Card && len(all) > 1 {
			return fmt.Sprintf("%s#%d", id, i+1)
		}
	}
	return id
}

// faceName writes a side so that it can be told from equal ones of the die.
func (w *words) faceName(kind, side int) string {
	code := w.g.FaceCode(w.g.Dice[kind].Faces[side])
	if list := w.sides(kind, code); len(list) > 1 {
		return fmt.Sprintf("%s#%d", code, slices.Index(list, side)+1)
	}
	return code
}

// dice checks that the dice of a seat are the listed ones, in any order; if not exactly, that these
// are among them.
func (j *judge) dice(zone string, seat engine.Seat, aside bool, toks []token, exactly bool) error {
	items, err := j.w.diceList(toks)
	if err != nil {
		return err
	}
	have := diceIn(j.t, seat, aside)
	var text []string
	for _, d := range have {
		name := j.w.dieName(j.t, d)
		if !aside {
			name += "=" + j.w.g.FaceCode(j.t.Face(d))
		}
		text = append(text, name)
	}
	is := "none"
	if len(text) > 0 {
		is = strings.Join(text, " ")
	}
	for _, anyFace := range []bool{false, true} {
		for _, it := range items {
			if anyFace != (it.face == "") {
				continue
			}
			for range it.n {
				i := slices.IndexFunc(have, func(d engine.DieID) bool {
					return j.w.ofDie(j.t, it.ref, d) && (anyFace || slices.Contains(j.w.sides(int(j.t.Dice[d].Kind), it.face), int(j.t.Dice[d].Side)))
				})
				if i < 0 {
					return falsef("%s is: %s", zone, is)
				}
				have = slices.Delete(have, i, i+1)
			}
		}
	}
	if exactly && len(have) > 0 {
		return falsef("%s is: %s", zone, is)
	}
	return nil
}
