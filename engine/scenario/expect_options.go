package scenario

import (
	"fmt"
	"strings"
)

// option checks that at least one option is what an act says.
func (j *judge) option(toks []token) error {
	if len(toks) > 0 && toks[0].is(":") {
		toks = toks[1:]
	}
	a, err := j.w.act(toks)
	if err != nil {
		return err
	}
	if j.t.Over.Ended {
		return falsef("the match is over")
	}
	if a.seat >= 0 && a.seat != j.t.Ask.Seat {
		return falsef("it is %s that has to choose", j.w.g.Seats[j.t.Ask.Seat].ID)
	}
	if len(j.w.options(j.t, a)) == 0 {
		return falsef("%q is not an option%s; the options are: %s", clip(a.text), j.w.because(j.t, a), j.w.all(j.t))
	}
	return nil
}

// options checks "options: act, act": exactly these, in any order; with a verb, "options play:
// card, card", exactly these among the options of that verb.
func (j *judge) options(toks []token) error {
	colon := -1
	for i, t := range toks {
		if t.is(":") {
			colon = i
			break
		}
	}
	if colon < 0 {
		return fmt.Errorf("write: options: act, act, or options VERB: operands, operands")
	}
	if j.t.Over.Ended {
		return falsef("the match is over")
	}
	verb := toks[:colon]
	var due []int // the options that count
	if len(verb) > 0 {
		name, ok := join(verb)
		if !ok || !j.w.isVerb(name) {
			return fmt.Errorf("there is no verb %q; the options now are: %s", clip(name), j.w.all(j.t))
		}
		due = j.w.options(j.t, act{toks: verb})
	} else {
		for i := range j.t.Options {
			due = append(due, i)
		}
	}
	covered := map[int]bool{}
	for _, part := range commas(toks[colon+1:]) {
		if len(part) == 1 && strings.EqualFold(part[0].text, "none") {
			continue
		}
		a, err := j.w.act(append(append([]token{}, verb...), part...))
		if err != nil {
			return err
		}
		list := j.w.options(j.t, a)
		if len(list) == 0 {
			return falsef("%q is not an option%s; the options are: %s", clip(a.text), j.w.because(j.t, a), j.w.several(j.t, due))
		}
		for _, i := range list {
			if !same(j.t, j.t.Options[list[0]], j.t.Options[i]) {
				return fmt.Errorf("%q may mean several options: %s", clip(a.text), j.w.several(j.t, list))
			}
			covered[i] = true
		}
	}
	var more []int
	for _, i := range due {
		if !covered[i] {
			more = append(more, i)
		}
	}
	if len(more) > 0 {
		return falsef("these are options too: %s", j.w.several(j.t, more))
	}
	return nil
}

func (w *words) isVerb(name string) bool {
	for _, v := range w.g.Verbs {
		if slug(name) == slug(v.ID) || slug(name) == slug(v.Name) {
			return true
		}
	}
	return false
}

// commas splits a line at its commas.
func commas(toks []token) [][]token {
	var out [][]token
	var cur []token
	for _, t := range toks {
		if t.is(",") {
			if len(cur) > 0 {
				out = append(out, cur)
			}
			cur = nil
			continue
		}
		cur = append(cur, t)
	}
	if len(cur) > 0 {
		out = append(out, cur)
	}
	return out
}
