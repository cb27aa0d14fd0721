package scenario

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine"
)

// refusals returns what the game says about an act that is not possible: the first precondition that
// fails for each candidate that the act can mean.
func (w *words) refusals(t *engine.Table, seat engine.Seat, a act) []engine.Refusal {
	if t.Over.Ended {
		return []engine.Refusal{{Rule: w.g.Endings[t.Over.Reason].Rule, Text: "The match is over."}}
	}
	p := w.g.Prompts[t.Ask.Prompt]
	menu := t.Ask.Seat == seat && (p.Menu || p.Acts)
	if !menu {
		d := t.Decision()
		return []engine.Refusal{{Rule: d.Rule, Text: "Now is the time for another choice: " + t.PromptText(seat)}}
	}
	var out []engine.Refusal
	for _, r := range w.verbs(a) {
		ops := w.operands(r.rest)
		for i := range w.g.Verbs {
			v := engine.Verb(i)
			if r.verbs != nil && !r.verbs[v] {
				continue
			}
			out = append(out, t.Refusals(seat, v, func(o engine.Option) bool { return w.fits(t, o, ops, anyOperand) })...)
		}
		if len(out) > 0 {
			return out
		}
	}
	// No action even considers the act: what is said about its first card tells why.
	for _, op := range w.operands(a.toks) {
		if !op.isCard {
			continue
		}
		for _, c := range w.find(t, op.ref) {
			out = append(out, t.Reasons(seat, c)...)
		}
		return out
	}
	return nil
}

// refuse checks "seat: act ! RULE": the act must not be possible, and for that reason.
func (w *words) refuse(t *engine.Table, toks []token) error {
	at := len(toks)
	for i, tok := range toks {
		if tok.is("!") {
			at = i
		}
	}
	a, err := w.act(toks[:at])
	if err != nil {
		return err
	}
	if a.seat == engine.Nobody {
		if t.Over.Ended {
			a.seat = 0
		} else {
			a.seat = t.Ask.Seat
		}
	}
	if !t.Over.Ended && a.seat == t.Ask.Seat {
		if list := w.options(t, a); len(list) > 0 {
			return fmt.Errorf("%q should be refused but is possible: %s", clip(a.text), w.several(t, list))
		}
	}
	list := w.refusals(t, a.seat, a)
	if len(list) == 0 {
		return fmt.Errorf("%q is not an option, but the game does not say why", clip(a.text))
	}
	if at >= len(toks)-1 {
		return nil // no rule is asked for
	}
	rule := strings.ToUpper(toks[at+1].text)
	var said []string
	for _, r := range list {
		if r.Rule == rule {
			return nil
		}
		if text := r.Rule + " (" + strings.TrimSuffix(r.Text, ".") + ")"; !slices.Contains(said, text) {
			said = append(said, text)
		}
	}
	return fmt.Errorf("%q should be refused by %s, and is by %s", clip(a.text), rule, strings.Join(said, ", "))
}
