package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"cantina/engine"
)

// Run plays a scenario under its game and checks what it expects. It is then played again in the
// other ways in which a match can go on: saved and loaded at every decision, from the list of its
// choices, and with another option taken back before every choice; all must agree. The error joins
// all that is wrong, each with file and line.
func (f *File) Run(g *engine.Game) error {
	w := newWords(g)
	if err := f.checkRules(g); err != nil {
		return err
	}
	var base []*Section
	for i := 0; i < len(f.Sections); {
		s := &f.Sections[i]
		if s.Kind == "setup" {
			base = nil
		}
		base = append(base, s)
		end := i + 1
		for end < len(f.Sections) && f.Sections[end].Kind != "setup" && f.Sections[end].Kind != "again" {
			end++
		}
		if err := f.run(w, base, f.Sections[i+1:end]); err != nil {
			return err
		}
		if s.Kind == "again" {
			base = base[:len(base)-1]
		}
		i = end
	}
	return nil
}

// game plays one position of a file.
type game struct {
	f       *File
	w       *words
	t       *engine.Table
	begin   []byte              // the position set up, saved
	choices []int               // made so far
	lines   []int               // the line of each
	hashes  [][8]byte           // after each
	rolls   [][]engine.Scripted // fixed before each
	then    *engine.Table
	log     journal
}

// setUp makes the position that setup sections describe together.
func (f *File) setUp(w *words, base []*Section) (*engine.Table, error) {
	s := &setup{w: w, turn: engine.Nobody, start: engine.Setup{Options: map[string]string{}, AnyDeck: true}}
	s.start.Seed[0] = defaultSeed
	for _, sec := range base {
		if err := s.read(f, sec); err != nil {
			return nil, err
		}
	}
	return s.build(f)
}

func (f *File) run(w *words, base []*Section, sections []Section) error {
	t, err := f.setUp(w, base)
	if err != nil {
		return err
	}
	t.Recording = true
	g := &game{f: f, w: w, t: t, begin: t.AppendSave(nil), then: t.Clone()}
	var wrong []error
	for i := range sections {
		errs := g.section(&sections[i])
		wrong = append(wrong, errs...)
		if len(errs) > 0 && sections[i].Kind == "play" {
			break // what follows would only be consequences
		}
	}
	if len(wrong) > 0 {
		return errors.Join(wrong...)
	}
	return g.again()
}

func (g *game) section(s *Section) []error {
	if s.Kind == "play" {
		g.then.Copy(g.t)
		g.log = journal{}
	}
	var wrong []error
	for i := range s.Lines {
		l := &s.Lines[i]
		var err error
		switch s.Kind {
		case "play":
			err = g.play(l)
		case "expect":
			err = (&judge{g.w, g.t, g.then, &g.log}).expect(l.toks)
		case "refuse":
			err = g.w.refuse(g.t, l.toks)
		}
		if err == nil && s.Kind == "play" && i == len(s.Lines)-1 && len(g.t.Rolls) > 0 && !g.t.Over.Ended {
			were := "rolls were"
			if len(g.t.Rolls) == 1 {
				were = "roll was"
			}
			err = fmt.Errorf("%d %s not made in this section", len(g.t.Rolls), were)
		}
		if err == nil {
			continue
		}
		wrong = append(wrong, g.f.errorf(l.No, "%s", explain(s.Kind, l, err)))
		if s.Kind == "play" {
			break
		}
	}
	return wrong
}

// explain adds the line to an expectation that is not met; other errors quote what they are about.
func explain(kind string, l *Line, err error) string {
	if _, ok := err.(falsehood); ok && kind == "expect" {
		return fmt.Sprintf("expected %s, but %v", clip(l.Text), err)
	}
	return err.Error()
}

// play carries out a line: an act, or an act that must be refused.
func (g *game) play(l *Line) error {
	for _, t := range l.toks {
		if t.is("!") {
			return g.w.refuse(g.t, l.toks)
		}
	}
	if l.word(0) == "roll" && (len(l.toks) < 2 || !l.toks[1].is(":")) {
		rolls, err := g.w.rolls(g.t, l.toks[1:])
		g.t.Rolls = append(g.t.Rolls, rolls...)
		return err
	}
	a, err := g.w.act(l.toks)
	if err != nil {
		return err
	}
	for range a.times {
		i, err := g.w.choice(g.t, a)
		if err != nil {
			return err
		}
		g.rolls = append(g.rolls, slices.Clone(g.t.Rolls))
		if err := g.t.Choose(i); err != nil {
			return err
		}
		if err := g.t.Check(); err != nil {
			return fmt.Errorf("after this the position is broken: %w", err)
		}
		g.choices, g.lines, g.hashes = append(g.choices, i), append(g.lines, l.No), append(g.hashes, g.t.Hash())
		g.log.add(g.t)
	}
	return nil
}

// again plays the same choices in the other ways.
func (g *game) again() error {
	for _, way := range []struct {
		name string
		step func(t **engine.Table, choice int) error
	}{
		{"from the list of its choices", func(t **engine.Table, choice int) error { return (*t).Choose(choice) }},
		{"saved and loaded at every decision", func(t **engine.Table, choice int) error {
			fresh := &engine.Table{Game: g.w.g}
			if err := fresh.Load((*t).AppendSave(nil)); err != nil {
				return err
			}
			fresh.Rolls = (*t).Rolls
			*t = fresh
			return fresh.Choose(choice)
		}},
		{"with another option taken back before every choice", func(t **engine.Table, choice int) error {
			before := (*t).Clone()
			if err := (*t).Choose((choice + 1) % len((*t).Options)); err != nil {
				return err
			}
			(*t).Copy(before)
			return (*t).Choose(choice)
		}},
	} {
		t := &engine.Table{Game: g.w.g}
		if err := t.Load(g.begin); err != nil {
			return g.f.errorf(g.f.Sections[0].No, "the position cannot be saved and loaded: %v", err)
		}
		for i, c := range g.choices {
			t.Rolls = append(t.Rolls[:0], g.rolls[i]...)
			if err := way.step(&t, c); err != nil {
				return g.f.errorf(g.lines[i], "played %s: %v", way.name, err)
			}
			if t.Hash() != g.hashes[i] {
				return g.f.errorf(g.lines[i], "played %s, the match goes on differently from here", way.name)
			}
		}
	}
	return nil
}

// journal collects the log lines since a play section began, for every viewer.
type journal struct {
	lines [engine.MaxSeats + 1]strings.Builder // the last one sees all
}

func (j *journal) add(t *engine.Table) {
	for _, e := range t.Events {
		for s := range t.Seats {
			j.write(int(s), t.LogLine(e, s))
		}
		j.write(engine.MaxSeats, t.LogLine(e, engine.Nobody))
	}
}

func (j *journal) write(i int, line string) {
	if line != "" {
		j.lines[i].WriteString(line + "\n")
	}
}

func (j *journal) text(s engine.Seat) string {
	if s == engine.Nobody {
		return j.lines[engine.MaxSeats].String()
	}
	return j.lines[s].String()
}
