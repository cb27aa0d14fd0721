package scenario

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cantina/engine"
)

// setup is the position that the lines of a setup section describe, before it is made.
type setup struct {
	w       *words
	start   engine.Setup
	natural bool // begin as the game begins
	turn    engine.Seat
	turnNo  int
	section int // how many sections were read
	lists   []listLine
	vars    []varLine
	cards   []cardLine
	dice    []diceLine
	empty   bool // "others: none"
	decks   bool // the players bring decks
}

type listLine struct {
	no    int
	sec   int // only a later section may list the same zone again
	zone  engine.ZoneID
	items []item
}

type varLine struct {
	no   int
	v    engine.VarID
	seat engine.Seat
	n    int
}

type cardLine struct {
	no   int
	card string
	mods []mod
}

// defaultSeed is the seed of a scenario that names none.
const defaultSeed = 1

// read adds the lines of a section to a setup.
func (s *setup) read(f *File, sec *Section) error {
	s.section++
	for i := range sec.Lines {
		if err := s.line(&sec.Lines[i]); err != nil {
			return f.errorf(sec.Lines[i].No, "%v", err)
		}
	}
	return nil
}

func (s *setup) line(l *Line) error {
	rest := l.toks[1:]
	switch l.word(0) {
	case "game", "rules", "cards":
		return nil
	case "seed":
		return s.seed(l.word(1))
	case "start":
		s.natural = true
		return nil
	case "option", "options":
		return s.options(rest)
	case "turn":
		return s.whose(l)
	case "deck":
		return s.deck(l)
	case "others":
		if len(rest) == 2 && rest[0].is(":") && strings.EqualFold(rest[1].text, "none") {
			s.empty = true
			return nil
		}
		return fmt.Errorf("only this can be said of the other zones: others: none")
	}
	if len(rest) > 0 && rest[0].is(":") {
		if seat, aside, ok := s.w.diceZone(l.toks[0].text); ok {
			items, err := s.w.diceList(rest[1:])
			s.dice = slices.DeleteFunc(s.dice, func(o diceLine) bool { return o.seat == seat && o.aside == aside })
			s.dice = append(s.dice, diceLine{l.No, seat, aside, items})
			return err
		}
		z, err := s.w.zone(l.toks[0].text)
		if err != nil {
			return err
		}
		items, err := s.w.list(rest[1:])
		if err != nil {
			return err
		}
		for _, o := range s.lists {
			if o.zone == z && o.sec == s.section {
				return fmt.Errorf("line %d lists the same zone already", o.no)
			}
		}
		s.lists = append(s.lists, listLine{l.No, s.section, z, items})
		return nil
	}
	return s.value(l)
}

func (s *setup) seed(text string) error {
	seed, err := Seed(text)
	s.start.Seed = seed
	return err
}

// Seed reads a seed: a number, or the 64 hexadecimal digits of a whole one.
func Seed(text string) ([32]byte, error) {
	var out [32]byte
	if len(text) == 64 {
		if _, err := hex.Decode(out[:], []byte(text)); err == nil {
			return out, nil
		}
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return out, fmt.Errorf("a seed is a number or 64 hexadecimal digits, not %q", clip(text))
	}
	for i := range 8 {
		out[i] = byte(n >> (8 * i))
	}
	return out, nil
}

func (s *setup) options(toks []token) error {
	var words []string
	for _, t := range toks {
		if !t.mark {
			words = append(words, t.text)
		}
	}
	if len(words) == 0 || len(words)%2 != 0 {
		return fmt.Errorf("options are written as name=value")
	}
	for i := 0; i < len(words); i += 2 {
		s.start.Options[words[i]] = words[i+1]
	}
	return nil
}

func (s *setup) whose(l *Line) error {
	seat, ok := s.w.seat(l.word(1))
	if !ok {
		return fmt.Errorf("say whose turn it is: turn %s", s.w.seats())
	}
	s.turn = seat
	if len(l.toks) > 2 {
		n, ok := number(l.word(2))
		if !ok || n < 1 {
			return fmt.Errorf("after the player comes the number of the turn, not %q", l.word(2))
		}
		s.turnNo = n
	}
	return nil
}

// value reads what is said of a variable or of a card that lies somewhere: force +2, lothal.damage 3,
// lothal (damage 3, used).
func (s *setup) value(l *Line) error {
	var toks []token
	for _, t := range l.toks {
		if !t.is("=") {
			toks = append(toks, t)
		}
	}
	name := toks[0].text
	if v, seat, ok := s.w.variable(name); ok {
		if len(toks) != 2 {
			return fmt.Errorf("after %s comes one number", name)
		}
		n, ok := number(toks[1].text)
		spec := s.w.g.Vars[v]
		if !ok || n < spec.Min || n > spec.Max {
			return fmt.Errorf("%s is a number from %d to %d, not %q", name, spec.Min, spec.Max, clip(toks[1].text))
		}
		s.vars = append(s.vars, varLine{l.No, v, seat, n})
		return nil
	}
	if len(toks) > 1 && toks[1].is("(") {
		mods, rest, err := brackets(toks[1:])
		if err != nil {
			return err
		}
		if len(rest) > 0 {
			return fmt.Errorf("nothing can follow the bracket")
		}
		s.cards = append(s.cards, cardLine{l.No, name, mods})
		return nil
	}
	if i := strings.LastIndex(name, "."); i > 0 && !toks[0].mark {
		m := mod{word: strings.ToLower(name[i+1:])}
		for _, t := range toks[1:] {
			m.args = append(m.args, t.text)
		}
		if _, err := s.w.ref(name[:i]); err != nil {
			return fmt.Errorf("%w%s; the numbers of the game are %s", err, near(name, s.w.allVars()), s.w.varNames())
		}
		s.cards = append(s.cards, cardLine{l.No, name[:i], []mod{m}})
		return nil
	}
	return fmt.Errorf("%q is neither a zone (%s: cards), nor a number of the game (%s), nor a card (card.counter 3)%s",
		clip(l.Text), s.w.zoneName(0), s.w.varNames(), near(name, s.w.allVars()))
}

// build makes the position.
func (s *setup) build(f *File) (*engine.Table, error) {
	no := f.Sections[0].No
	t, err := s.w.g.New(s.start)
	if err != nil {
		return nil, f.errorf(no, "%v", err)
	}
	if s.natural {
		if len(s.lists)+len(s.vars)+len(s.cards)+len(s.dice) > 0 || s.turn != engine.Nobody {
			return nil, f.errorf(no, "a setup with start begins as the game begins; it cannot also list zones or numbers")
		}
		return t, nil
	}
	if s.w.g.Bring != nil && !s.decks {
		t.Blank()
	} else {
		t.Halt()
	}
	p := newPool(s.w, t)
	p.empty = s.empty
	for _, l := range s.lists {
		p.list(l.zone, l.items)
	}
	if err := s.deal(f, p); err != nil {
		return nil, err
	}
	for _, v := range s.vars {
		t.SetVar(v.v, v.seat, v.n)
	}
	for _, l := range s.cards {
		c, err := s.w.one(t, l.card)
		if err == nil {
			err = s.w.remark(t, c, l.mods)
		}
		if err != nil {
			return nil, f.errorf(l.no, "%v", err)
		}
	}
	s.w.settleDice(t)
	for _, l := range s.dice {
		if err := s.w.putDice(t, l); err != nil {
			return nil, f.errorf(l.no, "%v", err)
		}
	}
	turn := s.turn
	if turn == engine.Nobody {
		turn = t.Active
	}
	if s.turnNo > 0 {
		t.Turn = int32(s.turnNo)
	}
	if err := t.Begin(turn); err != nil {
		return nil, f.errorf(no, "this position cannot be: %v", err)
	}
	return t, nil
}

// deal puts every card in its place, then what the lists remark about them.
func (s *setup) deal(f *File, p *pool) error {
	t := p.t
	for _, step := range []func(engine.ZoneID) error{p.named, p.fill} {
		for i := range s.lists {
			if l := &s.lists[i]; s.last(i) {
				if err := step(l.zone); err != nil {
					return f.errorf(l.no, "%v", err)
				}
			}
		}
	}
	p.rest()
	for z := range p.put {
		for i, c := range p.put[z] {
			t.Put(c, engine.ZoneID(z))
			if p.listed[z] && s.w.g.Zones[s.w.g.KindOfZone(engine.ZoneID(z))].Slots > 0 {
				t.Cards[c].Slot = uint8(i)
			}
		}
	}
	to := t.Keep(func(c engine.CardID) bool { return p.used[c] })
	for i := range s.lists {
		if !s.last(i) {
			continue
		}
		at := 0
		for _, it := range s.lists[i].items {
			for range it.n {
				if err := s.w.remark(t, to[p.put[s.lists[i].zone][at]], it.mods); err != nil {
					return f.errorf(s.lists[i].no, "%v", err)
				}
				at++
			}
		}
	}
	return nil
}

// last reports whether no later line lists the same zone.
func (s *setup) last(i int) bool {
	for _, l := range s.lists[i+1:] {
		if l.zone == s.lists[i].zone {
			return false
		}
	}
	return true
}
