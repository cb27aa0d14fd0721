package scenario

import (
	"errors"
	"fmt"
	"strings"

	"cantina/engine"
)

// menusBack is how many menus ExportNow looks back for a position that can be written.
const menusBack = 8

// ExportNow writes what a seat knows after the choices of a match. Where Export cannot write the position
// itself, because something is under way, it writes that of the last menu of a turn as the seat knew it
// then, followed by the choices that the seat has seen since. A choice that it has not seen, or that
// hangs on cards that it did not know at the menu, ends them with a comment. The error is Export's if
// there is no such menu.
func ExportNow(g *engine.Game, setup engine.Setup, choices []int, seat engine.Seat) ([]byte, error) {
	t := &engine.Table{Game: g, Recording: true}
	if err := t.Reset(setup); err != nil {
		return nil, err
	}
	type menu struct {
		at int
		t  *engine.Table
	}
	var menus []menu
	for n := 0; ; n++ {
		if !t.Over.Ended && g.Prompts[t.Ask.Prompt].Menu {
			if len(menus) == menusBack {
				menus = append(menus[:0], menus[1:]...)
			}
			menus = append(menus, menu{n, t.Clone()})
		}
		if n == len(choices) {
			break
		}
		if err := t.Choose(choices[n]); err != nil {
			return nil, err
		}
	}
	data, err := Export(t, seat)
	if !errors.Is(err, ErrExport) || t.Over.Ended {
		return data, err
	}
	for i := len(menus) - 1; i >= 0; i-- {
		data, before := Export(menus[i].t, seat)
		if before != nil {
			continue
		}
		again, before := Position("export", data, g)
		if before != nil {
			return nil, fmt.Errorf("the position cannot be set up again: %w", before)
		}
		p := &player{w: newWords(g), t: menus[i].t, again: again, seat: seat}
		p.t.Recording = true
		if len(choices) > menus[i].at {
			return append(data, p.play(choices[menus[i].at:])...), nil
		}
	}
	return nil, err
}

// player writes choices of a match so that they can be made in the position as a seat knew it.
type player struct {
	w        *words
	t, again *engine.Table // the match, and what the scenario makes of it
	seat     engine.Seat
	b        strings.Builder
}

func (p *player) play(choices []int) string {
	g := p.w.g
	fmt.Fprintf(&p.b, "-- play --\n")
	for n, i := range choices {
		if why := p.choice(i); why != "" {
			fmt.Fprintf(&p.b, "# %d more of the choices since then are left out: %s.\n", len(choices)-n, why)
			return p.b.String()
		}
	}
	fmt.Fprintf(&p.b, "-- expect --\n# Say here what is wrong. Now %s has to choose (%s): %s\n", g.SeatName(p.t.Ask.Seat), p.t.Decision().Rule, p.t.PromptText(p.seat))
	if a := p.again; !a.Over.Ended && a.Ask.Seat == p.t.Ask.Seat && a.Ask.Prompt == p.t.Ask.Prompt {
		fmt.Fprintf(&p.b, "decision %s %s\n", g.Seats[a.Ask.Seat].ID, g.Prompts[a.Ask.Prompt].ID)
	}
	return p.b.String()
}

// choice writes one choice and makes it in both matches. It returns why that cannot be done.
func (p *player) choice(i int) string {
	t, a := p.t, p.again
	o, by := t.Options[i], t.Ask.Seat
	if a.Over.Ended || a.Ask.Seat != by || a.Ask.Prompt != t.Ask.Prompt {
		return hidden
	}
	verb := p.w.g.Verbs[o.Verb]
	mine := by == p.seat
	knows := mine || p.knows(o)
	text := p.w.text(t, o)
	if err := t.Choose(i); err != nil {
		return err.Error()
	}
	// Which copy it is may tell of copies that the seat does not see.
	if !mine && !(!strings.Contains(text, "#") && p.told(by) && (knows || p.knows(o)) && (!strings.Contains(verb.Args, "n") || strings.Contains(verb.Log, "{N}"))) {
		return fmt.Sprintf("%s has not seen the next one", p.viewer())
	}
	k := p.find(text)
	if k < 0 {
		return hidden
	}
	line := text
	if toks, _, err := lex(text); err != nil || !p.means(toks, k) {
		line = fmt.Sprintf("#%d", k+1)
	}
	if err := a.Choose(k); err != nil {
		return err.Error()
	}
	fmt.Fprintf(&p.b, "%s: %s\n", p.w.g.Seats[by].ID, line)
	return ""
}

// hidden is why a choice cannot be made again in the position as it was known.
const hidden = "the next one hangs on cards or chance that nobody could know at the menu"

func (p *player) viewer() string {
	if p.seat == engine.Nobody {
		return "a spectator"
	}
	return p.w.g.SeatName(p.seat)
}

// knows reports whether the seat knows the cards that an option is about.
func (p *player) knows(o engine.Option) bool {
	cards := []engine.CardID{o.B}
	if !p.w.g.Verbs[o.Verb].Die {
		cards = append(cards, o.A)
	}
	for _, c := range cards {
		if c != engine.NoCard && !p.w.g.SeenBy(p.t.Cards[c].Seen, p.seat) {
			return false
		}
	}
	return true
}

// told reports whether the log tells the seat of the last choice what it tells who made it.
func (p *player) told(by engine.Seat) bool {
	for _, e := range p.t.Events {
		if e.Kind == engine.EvChoice {
			line := p.t.LogLine(e, p.seat)
			return line != "" && line == p.t.LogLine(e, by)
		}
	}
	return false
}

// find returns the option of the scenario that is written so, or -1.
func (p *player) find(text string) int {
	for k, o := range p.again.Options {
		if p.w.text(p.again, o) == text {
			return k
		}
	}
	return -1
}

// means reports whether reading the words gives this very option.
func (p *player) means(toks []token, k int) bool {
	act, err := p.w.act(toks)
	if err != nil || act.times != 1 {
		return false
	}
	i, err := p.w.choice(p.again, act)
	return err == nil && i == k
}
