package scenario

import (
	"fmt"
	"strings"

	"cantina/engine"
)

// judge checks expectations: what must be true now, and how it differs from the moment when the last
// play section began.
type judge struct {
	w    *words
	t    *engine.Table
	then *engine.Table
	log  *journal
}

// expect checks one line. The error says what is not as expected.
func (j *judge) expect(toks []token) error {
	if len(toks) == 0 {
		return fmt.Errorf("say what is expected")
	}
	for _, t := range toks {
		if t.is("!") {
			return j.w.refuse(j.t, toks)
		}
	}
	first := strings.ToLower(toks[0].text)
	rest := toks[1:]
	switch {
	case toks[0].mark:
		return fmt.Errorf("an expectation does not begin with %q", toks[0].text)
	case first == "not" || first == "no" && len(rest) > 0 && strings.EqualFold(rest[0].text, "option"):
		return j.not(rest)
	case len(rest) > 0 && rest[0].is(":") && first != "options" && first != "option":
		return j.exactly(toks[0].text, rest[1:])
	}
	switch first {
	case "count":
		return j.count(rest)
	case "delta":
		return j.delta(rest)
	case "turn":
		return j.turn(rest)
	case "decision":
		return j.decision(rest)
	case "over":
		return j.over(rest)
	case "log":
		return j.logged(rest)
	case "options":
		return j.options(rest)
	case "option":
		return j.option(rest)
	case "sees":
		return j.sees(rest)
	case "knows":
		return j.knows(rest)
	}
	if len(rest) > 1 {
		switch second := strings.ToLower(rest[0].text); second {
		case "sees":
			return j.sees(append([]token{toks[0]}, rest[1:]...))
		case "knows":
			return j.knows(append([]token{toks[0]}, rest[1:]...))
		case "has":
			return j.has(toks[0].text, rest[1:])
		case "holds":
			return j.holds(toks[0].text, rest[1:])
		case "in":
			return j.in(toks[0].text, rest[1].text)
		case "is", "are":
			return j.expect(append([]token{toks[0]}, rest[1:]...))
		}
	}
	return j.value(toks)
}

// falsehood is the error of an expectation that could be judged and is not true; only such a one
// makes "not" hold.
type falsehood struct{ text string }

func (f falsehood) Error() string { return f.text }

func falsef(format string, args ...any) error { return falsehood{fmt.Sprintf(format, args...)} }

func (j *judge) not(toks []token) error {
	err := j.expect(toks)
	if _, ok := err.(falsehood); ok {
		return nil
	}
	if err == nil {
		return falsef("this is so, and should not be")
	}
	return err
}

// quantity is a number that can be compared: a variable, a count of cards, or a number on a card.
type quantity struct {
	name string
	of   func(*engine.Table) int
}

// quantity finds what a name of an expectation means as a number.
func (j *judge) quantity(name string) (quantity, error) {
	if v, seat, ok := j.w.variable(name); ok {
		return quantity{name, func(t *engine.Table) int { return t.Var(v, seat) }}, nil
	}
	if seat, aside, ok := j.w.diceZone(name); ok {
		return quantity{"the number of dice in " + name, func(t *engine.Table) int { return len(diceIn(t, seat, aside)) }}, nil
	}
	if z, err := j.w.zone(name); err == nil {
		return quantity{"the number of cards in " + name, func(t *engine.Table) int { return t.Count(z) }}, nil
	}
	i := strings.LastIndex(name, ".")
	if i <= 0 {
		return quantity{}, fmt.Errorf("%q is no number of the game (%s), no zone and no card.number%s", clip(name), j.w.varNames(), near(name, j.w.allVars()))
	}
	c, err := j.w.one(j.t, name[:i])
	if err != nil {
		return quantity{}, fmt.Errorf("%w%s", err, near(name, j.w.allVars()))
	}
	word := name[i+1:]
	if k, ok := j.w.counter(word); ok {
		return quantity{name, func(t *engine.Table) int { return t.Counter(c, k) }}, nil
	}
	if a, ok := j.w.attr(word); ok {
		return quantity{name, func(t *engine.Table) int { return t.Attr(c, a) }}, nil
	}
	switch strings.ToLower(word) {
	case "dice":
		return quantity{name, func(t *engine.Table) int { return diceOn(t, c) }}, nil
	case "slot":
		return quantity{name, func(t *engine.Table) int { return int(t.Cards[c].Slot) + 1 }}, nil
	case "place":
		return quantity{name, func(t *engine.Table) int { return place(t, c) }}, nil
	}
	return quantity{}, fmt.Errorf("a card has no number %q; there are %s%s", clip(word), j.w.cardNumbers(), near(word, j.w.cardNumbers()))
}

// place counts from 1 at the top of its zone.
func place(t *engine.Table, c engine.CardID) int {
	n := 1
	for x := t.First(t.Cards[c].Zone); x != c; x = t.Next(x) {
		n++
	}
	return n
}

func (w *words) cardNumbers() string {
	var out []string
	for _, c := range w.g.Counters {
		out = append(out, c.ID)
	}
	for _, a := range w.g.Attrs {
		out = append(out, a.ID)
	}
	return strings.Join(append(out, "dice", "slot", "place"), ", ")
}

// value checks "name 3", "name >= 3", and "card flag" or "card.flag".
func (j *judge) value(toks []token) error {
	if c, f, ok, err := j.flagOf(toks); err != nil {
		return err
	} else if ok {
		if !j.t.Cards[c].Has(f) {
			return falsef("%s is not %s", j.t.Def(c).ID, j.w.g.Flags[f].ID)
		}
		return nil
	}
	if len(toks) < 2 {
		return fmt.Errorf("%q: nothing is said of it; write a number after it", clip(toks[0].text))
	}
	q, err := j.quantity(toks[0].text)
	if err != nil {
		return err
	}
	return compare(q.name, q.of(j.t), toks[1:])
}

func (j *judge) flagOf(toks []token) (engine.CardID, engine.FlagID, bool, error) {
	name, word := "", ""
	switch {
	case len(toks) == 2 && !toks[1].mark:
		name, word = toks[0].text, toks[1].text
	case len(toks) == 1:
		if i := strings.LastIndex(toks[0].text, "."); i > 0 {
			name, word = toks[0].text[:i], toks[0].text[i+1:]
		}
	}
	f, ok := j.w.flag(word)
	if !ok {
		return 0, 0, false, nil
	}
	c, err := j.w.one(j.t, name)
	return c, f, true, err
}

// compare checks "3", "= 3", "!= 3", ">= 3" and so on.
func compare(name string, have int, toks []token) error {
	op := "="
	if toks[0].mark {
		op, toks = toks[0].text, toks[1:]
	}
	if len(toks) != 1 {
		return fmt.Errorf("%s: one number must follow", name)
	}
	want, ok := number(toks[0].text)
	if !ok {
		return fmt.Errorf("%s: %q is not a number", name, clip(toks[0].text))
	}
	switch op {
	case "=":
		ok = have == want
	case "!=":
		ok = have != want
	case ">=":
		ok = have >= want
	case "<=":
		ok = have <= want
	case ">":
		ok = have > want
	case "<":
		ok = have < want
	default:
		return fmt.Errorf("%s: numbers are compared with = != >= <= > <, not %q", name, op)
	}
	if !ok {
		return falsef("%s is %d, not %s%d", name, have, strings.TrimPrefix(op+" ", "= "), want)
	}
	return nil
}

func (j *judge) count(toks []token) error {
	if len(toks) < 2 {
		return fmt.Errorf("write: count ZONE 5")
	}
	if _, _, ok := j.w.diceZone(toks[0].text); ok {
		return j.value(toks)
	}
	z, err := j.w.zone(toks[0].text)
	if err != nil {
		return err
	}
	return compare("the number of cards in "+j.w.zoneName(z), j.t.Count(z), toks[1:])
}

// delta checks by how much a number has changed since the last play section began.
func (j *judge) delta(toks []token) error {
	if len(toks) > 0 && strings.EqualFold(toks[0].text, "count") {
		toks = toks[1:]
	}
	if len(toks) < 2 {
		return fmt.Errorf("write: delta NUMBER +3")
	}
	q, err := j.quantity(toks[0].text)
	if err != nil {
		return err
	}
	now, then := q.of(j.t), q.of(j.then)
	return compare(fmt.Sprintf("the change of %s (%d to %d)", q.name, then, now), now-then, toks[1:])
}

func (j *judge) turn(toks []token) error {
	if len(toks) == 0 {
		return fmt.Errorf("write: turn %s", j.w.g.Seats[0].ID)
	}
	s, ok := j.w.seat(toks[0].text)
	if !ok {
		return fmt.Errorf("there is no player %q; the players are %s", clip(toks[0].text), j.w.seats())
	}
	if j.t.Active != s {
		return falsef("it is the turn of %s", j.w.g.Seats[j.t.Active].ID)
	}
	if len(toks) > 1 {
		return compare("the number of the turn", int(j.t.Turn), toks[1:])
	}
	return nil
}

// decision checks whose decision is due, and what it is: its prompt, its rule, a card that asks, a
// verb that it offers.
func (j *judge) decision(toks []token) error {
	if len(toks) == 0 {
		return fmt.Errorf("write: decision %s, and perhaps the prompt or its rule", j.w.g.Seats[0].ID)
	}
	s, ok := j.w.seat(toks[0].text)
	if !ok {
		return fmt.Errorf("there is no player %q; the players are %s", clip(toks[0].text), j.w.seats())
	}
	if j.t.Over.Ended {
		return falsef("the match is over")
	}
	d := j.t.Decision()
	if d.Seat != s {
		return falsef("%s has to choose (%s)", j.w.g.Seats[d.Seat].ID, j.w.due(j.t))
	}
	for _, t := range toks[1:] {
		if !j.describes(d, t.text) {
			return falsef("the decision is %s, which is not %q: %s", j.w.due(j.t), clip(t.text), j.w.all(j.t))
		}
	}
	return nil
}

func (j *judge) describes(d engine.Decision, word string) bool {
	if strings.EqualFold(word, j.w.g.Prompts[d.Prompt].ID) || strings.EqualFold(word, d.Rule) {
		return true
	}
	for _, o := range d.Options {
		if strings.EqualFold(word, j.w.g.Verbs[o.Verb].ID) {
			return true
		}
	}
	if r, err := j.w.ref(word); err == nil && d.Src != engine.NoCard {
		return j.w.means(j.t, r, d.Src)
	}
	return false
}

// over checks that the match is over: who has won, by which rule, or a draw.
func (j *judge) over(toks []token) error {
	o := j.t.Over
	if !o.Ended {
		return falsef("the match is not over")
	}
	for _, t := range toks {
		word := strings.ToLower(t.text)
		s, isSeat := j.w.seat(word)
		switch {
		case word == "wins":
		case word == "stalled" && !o.Stalled:
			return falsef("the match has not stalled")
		case word == "draw" && (o.Winner != engine.Nobody || o.Stalled):
			return falsef("it is not a draw")
		case word == "stalled", word == "draw":
		case isSeat && s != o.Winner:
			return falsef("%s has not won", word)
		case isSeat:
		case o.Stalled || !strings.EqualFold(word, j.w.g.Endings[o.Reason].Rule):
			return falsef("the match did not end by %s", t.text)
		}
	}
	return nil
}

func (j *judge) logged(toks []token) error {
	viewer := engine.Nobody
	if len(toks) > 0 && !toks[0].quoted {
		if s, ok := j.w.seat(toks[0].text); ok {
			viewer, toks = s, toks[1:]
		}
	}
	if len(toks) > 0 && strings.EqualFold(toks[0].text, "contains") {
		toks = toks[1:]
	}
	if len(toks) != 1 || !toks[0].quoted {
		return fmt.Errorf(`write: log contains "some words", or log SEAT contains "some words"`)
	}
	text := j.log.text(viewer)
	if !strings.Contains(strings.ToLower(text), strings.ToLower(toks[0].text)) {
		return falsef("the log does not contain %q; it says: %s", toks[0].text, strings.ReplaceAll(strings.TrimSpace(text), "\n", " "))
	}
	return nil
}
