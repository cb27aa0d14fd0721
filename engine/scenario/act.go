package scenario

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"cantina/engine"
)

// act is a choice as it is written: a verb and what it is about. Of several readings that fit, the
// one that needs the fewest guesses counts: see options.
type act struct {
	text  string
	seat  engine.Seat // Nobody if the line does not say whose choice it is
	toks  []token     // all words after the seat
	times int
}

// operand is a word of an act after the verb.
type operand struct {
	text   string
	ref    ref
	isCard bool
	quoted bool
	num    int
	isNum  bool
	which  int    // #k: the k-th, from 1
	face   string // of a die, with the card before it as ref
}

// act reads "seat: verb operands"; the seat may be left out.
func (w *words) act(toks []token) (act, error) {
	a := act{seat: engine.Nobody, times: 1}
	if len(toks) > 1 && toks[1].is(":") {
		s, ok := w.seat(toks[0].text)
		if !ok {
			return a, fmt.Errorf("there is no player %q; the players are %s", clip(toks[0].text), w.seats())
		}
		a.seat, toks = s, toks[2:]
	}
	for i, t := range toks {
		switch last := len(a.toks) - 1; {
		case t.mark:
		case i > 1 && toks[i-1].is("=") && !toks[i-2].mark: // rey=1MD is one word
			a.toks[last].text += "=" + t.text
		default:
			a.toks = append(a.toks, t)
		}
	}
	if len(a.toks) == 0 {
		return a, fmt.Errorf("say what is chosen")
	}
	var parts []string
	for _, t := range a.toks {
		parts = append(parts, t.text)
	}
	a.text = strings.Join(parts, " ")
	last := a.toks[len(a.toks)-1].text
	if name, n, err := times(last); err == nil && name != "" && n > 1 {
		a.times = n
		a.toks[len(a.toks)-1].text = name
	}
	return a, nil
}

// verbs returns, for each way of reading the beginning of an act as a verb, the set of verbs and the
// rest. Ids go before names, because two verbs may share a name. An act that begins with no verb is
// read as operands only.
func (w *words) verbs(a act) []reading {
	var out []reading
	for _, byName := range []bool{false, true} {
		for k := min(len(a.toks), 4); k > 0; k-- {
			text, _ := join(a.toks[:k])
			set := map[engine.Verb]bool{}
			for i, v := range w.g.Verbs {
				if !byName && slug(text) == slug(v.ID) || byName && slug(text) == slug(v.Name) {
					set[engine.Verb(i)] = true
				}
			}
			if len(set) > 0 {
				out = append(out, reading{set, a.toks[k:]})
			}
		}
	}
	if len(out) == 0 {
		out = append(out, reading{nil, a.toks})
	}
	return out
}

type reading struct {
	verbs map[engine.Verb]bool // nil: any
	rest  []token
}

// options returns the options of the decision that is due that an act means. Readings are tried in
// this order: the words are the operands that the verb names; they are any operands; they are operands
// or words of the option's label.
// The first reading that fits any option counts.
func (w *words) options(t *engine.Table, a act) []int {
	if t.Over.Ended {
		return nil
	}
	if k, ok := strings.CutPrefix(a.text, "#"); ok { // the k-th option, whatever it is
		if n, err := strconv.Atoi(k); err == nil && n >= 1 && n <= len(t.Options) {
			return []int{n - 1}
		}
	}
	for _, r := range w.verbs(a) {
		ops := w.operands(r.rest)
		for _, level := range []int{named, anyOperand, labelled} {
			var out []int
			for i, o := range t.Options {
				if r.verbs != nil && !r.verbs[o.Verb] {
					continue
				}
				if w.fits(t, o, ops, level) {
					out = append(out, i)
				}
			}
			if len(out) > 0 {
				return out
			}
		}
	}
	return nil
}

// small are words that may stand between operands.
var small = map[string]bool{"to": true, "on": true, "at": true, "with": true, "the": true, "a": true, "for": true, "of": true}

func (w *words) operands(toks []token) []operand {
	var out []operand
	for len(toks) > 0 {
		if !toks[0].quoted && small[strings.ToLower(toks[0].text)] {
			toks = toks[1:]
			continue
		}
		used := 1
		for k := min(len(toks), 6); k > 1; k-- {
			text, ok := join(toks[:k])
			if _, err := w.def(text); ok && err == nil {
				used = k
				break
			}
		}
		text, _ := join(toks[:used])
		op := w.operand(text)
		op.quoted = toks[0].quoted
		out = append(out, op)
		toks = toks[used:]
	}
	return out
}

func (w *words) operand(text string) operand {
	op := operand{text: text}
	if k, ok := strings.CutPrefix(text, "#"); ok {
		op.which, _ = strconv.Atoi(k)
		return op
	}
	if card, face, ok := strings.Cut(text, "="); ok {
		if r, err := w.ref(card); err == nil {
			op.ref, op.face = r, face
			return op
		}
	}
	if n, ok := number(text); ok {
		op.num, op.isNum = n, true
		return op
	}
	if r, err := w.ref(text); err == nil {
		op.ref, op.isCard = r, true
	}
	return op
}

// How freely the words of an act are read.
const (
	named = iota
	anyOperand
	labelled
)

// fits reports whether an option is what the operands say: each of them, in the order of the verb's
// operands, and, if labels count, each other word is the beginning of a word of the label, in order.
func (w *words) fits(t *engine.Table, o engine.Option, ops []operand, level int) bool {
	slots := w.g.Verbs[o.Verb].Args
	for _, x := range "abdn" {
		if level > named && !strings.ContainsRune(slots, x) {
			slots += string(x)
		}
	}
	var label []string
	if level == labelled {
		label = labelWords(t.Label(o))
	}
	for _, op := range ops {
		if k := w.slot(t, o, op, slots); k >= 0 {
			slots = slots[k+1:]
			continue
		}
		// A card that the option is not about must not be found in the wording of its label.
		if level < labelled || op.isCard && !op.quoted || op.isNum && !w.worded(o.Verb) || op.which > 0 {
			return false
		}
		for _, word := range labelWords(op.text) {
			k := 0
			for k < len(label) && !strings.HasPrefix(label[k], word) {
				k++
			}
			if k == len(label) {
				return false
			}
			label = label[k+1:]
		}
	}
	return true
}

// slot returns which of the remaining operands of an option a word names, or -1.
func (w *words) slot(t *engine.Table, o engine.Option, op operand, slots string) int {
	for i, x := range slots {
		switch {
		case x == 'a' && op.isCard && !w.g.Verbs[o.Verb].Die && w.means(t, op.ref, o.A),
			x == 's' && w.symbol(op.text) == int(o.N),
			x == 'd' && w.g.Verbs[o.Verb].Die && w.meansDie(t, op, o),
			x == 'b' && op.isCard && w.means(t, op.ref, o.B),
			x == 'n' && op.isNum && op.num == int(o.N) && strings.ContainsRune(w.g.Verbs[o.Verb].Args, 'n') && !w.worded(o.Verb),
			x == 'n' && op.which > 0 && op.which == int(o.N)+1:
			return i
		}
	}
	return -1
}

// worded reports whether the number of a verb is a position in a list, which its label puts in words,
// so that a number in an act is not that number.
func (w *words) worded(v engine.Verb) bool { return !strings.Contains(w.g.Verbs[v].Text, "{N}") }

// means reports whether a ref may mean a card, or one that this option stands for too.
func (w *words) means(t *engine.Table, r ref, c engine.CardID) bool {
	if c == engine.NoCard || r.byDef && t.Cards[c].Def != r.def || r.byZone && t.Cards[c].Zone != r.zone {
		return false
	}
	if r.nth == 0 {
		return true
	}
	for _, x := range w.find(t, r) {
		if x == c || alike(t, x, c) && w.g.Zones[t.KindOf(c)].Alike {
			return true
		}
	}
	return false
}

func labelWords(s string) []string {
	return strings.FieldsFunc(folds.Replace(strings.ToLower(s)), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
}

// same reports whether two options differ only by which of several equal cards they are about.
func same(t *engine.Table, a, b engine.Option) bool {
	if t.Game.Verbs[a.Verb].Die && a.Verb == b.Verb {
		return a.N == b.N && alikeDice(t, engine.DieID(a.A), engine.DieID(b.A))
	}
	return a.Verb == b.Verb && a.N == b.N && alikeOrNone(t, a.A, b.A) && alikeOrNone(t, a.B, b.B)
}

func alikeOrNone(t *engine.Table, a, b engine.CardID) bool {
	return a == b || a != engine.NoCard && b != engine.NoCard && alike(t, a, b)
}

// choice returns the one option that an act means.
func (w *words) choice(t *engine.Table, a act) (int, error) {
	if t.Over.Ended {
		return 0, fmt.Errorf("%q: the match is over", clip(a.text))
	}
	if a.seat != engine.Nobody && a.seat != t.Ask.Seat {
		return 0, fmt.Errorf("%q: it is %s that has to choose now (%s): %s", clip(a.text), w.g.Seats[t.Ask.Seat].ID, w.due(t), w.all(t))
	}
	list := w.options(t, a)
	if len(list) == 0 {
		return 0, fmt.Errorf("%q is not possible now%s; %s may choose (%s): %s", clip(a.text), w.because(t, a), w.g.Seats[t.Ask.Seat].ID, w.due(t), w.all(t))
	}
	for _, i := range list[1:] {
		if !same(t, t.Options[list[0]], t.Options[i]) {
			return 0, fmt.Errorf("%q may mean several things: %s", clip(a.text), w.several(t, list))
		}
	}
	return list[0], nil
}

// because tells why an act is refused, if the game says so.
func (w *words) because(t *engine.Table, a act) string {
	list := w.refusals(t, t.Ask.Seat, a)
	if len(list) == 0 {
		return ""
	}
	return fmt.Sprintf(" (%s: %s)", list[0].Rule, strings.TrimSuffix(list[0].Text, "."))
}

// due names the decision that is due.
func (w *words) due(t *engine.Table) string {
	d := t.Decision()
	return w.g.Prompts[d.Prompt].ID + ", " + d.Rule
}

func (w *words) all(t *engine.Table) string {
	list := make([]int, len(t.Options))
	for i := range list {
		list[i] = i
	}
	return w.several(t, list)
}

func (w *words) several(t *engine.Table, list []int) string {
	var out []string
	for k, i := range list {
		if k == 40 {
			out = append(out, fmt.Sprintf("and %d more", len(list)-k))
			break
		}
		out = append(out, w.text(t, t.Options[i]))
	}
	return strings.Join(out, ", ")
}

// text writes an option as a scenario would: verb, operands, and the label where operands say too
// little.
func (w *words) text(t *engine.Table, o engine.Option) string {
	spec := w.g.Verbs[o.Verb]
	out := spec.ID
	for _, x := range spec.Args {
		switch {
		case x == 'a' && o.A != engine.NoCard:
			out += " " + w.card(t, o.A)
		case x == 'b' && o.B != engine.NoCard:
			if strings.Contains(spec.Args, "a") {
				out += " ->"
			}
			out += " " + w.card(t, o.B)
		case x == 'd':
			out += " " + w.dieOption(t, o)
		case x == 's':
			out += " " + w.g.Symbols[o.N]
		case x == 'n' && spec.Die:
		case x == 'n' && w.worded(o.Verb):
			if label := t.Label(o); label != "" {
				out += ` "` + strings.ReplaceAll(label, `"`, "'") + `"`
			} else {
				out += " #" + strconv.Itoa(int(o.N)+1)
			}
		case x == 'n':
			out += " " + strconv.Itoa(int(o.N))
		}
	}
	return out
}

// card writes a card as briefly as it can be told from other cards that are options now.
func (w *words) card(t *engine.Table, c engine.CardID) string {
	id := t.Def(c).ID
	if t.Cards[c].Seen&(1<<t.Ask.Seat) == 0 {
		n := 1
		for x := t.First(t.Cards[c].Zone); x != c; x = t.Next(x) {
			n++
		}
		return fmt.Sprintf("%s#%d", w.zoneName(t.Cards[c].Zone), n)
	}
	twin := func(x engine.CardID) bool {
		return x != engine.NoCard && x != c && t.Cards[x].Def == t.Cards[c].Def && !alike(t, x, c)
	}
	for _, o := range t.Options {
		if !w.g.Verbs[o.Verb].Die && twin(o.A) || twin(o.B) {
			for i, x := range w.find(t, ref{def: t.Cards[c].Def, byDef: true}) {
				if x == c {
					return fmt.Sprintf("%s#%d", id, i+1)
				}
			}
		}
	}
	return id
}
