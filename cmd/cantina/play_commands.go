package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"cantina/engine"
)

// playHelp is what help prints during a match.
const playHelp = `  5                 take option 5
  play inquisitor   take the option with these words
  options           show the options again (or an empty line)
  board             show the whole board
  why WORDS         why a card or an action cannot be used now
  card NAME         the figures and the text of a card
  rules ID          a rule, by its id or by words
  log [N]           the last N lines of what happened (20 if left out)
  undo              take your last choice back
  save FILE         write the match to a file; cantina play --resume goes on with it
  save! FILE        the same, over a file that is there already
  give up           lose the match, in games with a rule for it
  quit              stop
`

// overHelp is what still works when a match is over.
const overHelp = `  board             show the whole board
  card NAME         the figures and the text of a card
  rules ID          a rule, by its id or by words
  log [N]           the last N lines of what happened (20 if left out)
  save FILE         write the match to a file, for cantina replay and verify
  save! FILE        the same, over a file that is there already
  quit              stop
`

// command is something that a person types besides choices.
type command struct {
	name string
	run  func(s *session, rest string) error
}

var commands = []command{
	{"help", (*session).help},
	{"options", func(s *session, _ string) error { s.again(); return nil }},
	{"board", func(s *session, _ string) error { s.board(s.m.View(s.me).Position()); return nil }},
	{"why", (*session).why},
	{"card", (*session).card},
	{"rules", (*session).rules},
	{"rule", (*session).rules},
	{"log", (*session).log},
	{"save", func(s *session, name string) error { return s.save(name, false) }},
	{"save!", func(s *session, name string) error { return s.save(name, true) }},
	{"quit", func(*session, string) error { return errQuit }},
	{"exit", func(*session, string) error { return errQuit }},
}

// do carries out what a person typed. It reports whether the position is another one now.
func (s *session) do(line string) (acted bool, err error) {
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	word, rest = strings.ToLower(word), strings.TrimSpace(rest)
	if word == "" {
		word = "options"
	}
	if word == "undo" {
		return true, s.undo()
	}
	if word == "give" && strings.EqualFold(rest, "up") {
		_, err := s.m.GiveUp(s.me, s.m.Version())
		return err == nil, err
	}
	for _, c := range commands {
		if c.name == word {
			return false, c.run(s, rest)
		}
	}
	if s.m.Over() {
		return false, errors.New("the match is over: type save FILE, log, board or quit")
	}
	i, err := pick(s.m.View(s.me).Position().Decision, line)
	if err != nil {
		return false, err
	}
	return true, s.choose(s.me, i)
}

// help tells how the game is won and what can be typed.
func (s *session) help(string) error {
	if s.m.Over() {
		s.e.printf("%s", overHelp)
		return nil
	}
	for line := range strings.Lines(s.m.Game().Primer) {
		s.e.printf("%s\n", wrap(strings.TrimSpace(line), ""))
	}
	s.e.printf("\n%s", playHelp)
	return nil
}

// again shows where things stand once more.
func (s *session) again() {
	if pos := s.m.View(s.me).Position(); pos.Over == nil {
		s.options(pos, false)
	} else {
		s.e.printf("%s\n", pos.Over.Text)
	}
}

func (s *session) undo() error {
	if _, err := s.m.Undo(s.me, s.m.Version()); err != nil {
		return err
	}
	s.e.printf("Taken back.\n")
	s.shown = 0
	return nil
}

// log prints the last lines of the log.
func (s *session) log(rest string) error {
	n := 20
	if rest != "" {
		k, err := strconv.Atoi(rest)
		if err != nil || k < 1 {
			return fmt.Errorf("%q is not a number of lines: type log, or log 50", rest)
		}
		n = k
	}
	lines, err := s.m.Log(s.me)
	if err != nil {
		return err
	}
	s.tell(lines[max(0, len(lines)-n):])
	return nil
}

// save writes the match to a file. One that is there already must be a record of this match, or over
// must be set.
func (s *session) save(name string, over bool) error {
	if name == "" {
		return errors.New("name a file: save match.json")
	}
	r, err := s.m.Record(true)
	if err != nil {
		return err
	}
	b, err := r.Encode()
	if err != nil {
		return err
	}
	if _, err := os.Lstat(name); err == nil && !over {
		if old, err := readRecord(name); err != nil || old.Commitment != r.Commitment {
			return fmt.Errorf("there is a file %s that is no record of this match: type another name, or save! %s to overwrite it", name, name)
		}
	}
	if err := os.WriteFile(name, b, 0o644); err != nil {
		return err
	}
	s.e.printf("Saved to %s. It tells the seed, and so every hidden card.\n", name)
	return nil
}

func (s *session) card(rest string) error {
	if rest == "" {
		return errors.New("name a card: card x-wing")
	}
	found := findCards(s.m.Game(), strings.Fields(rest))
	if len(found) == 0 {
		return fmt.Errorf("no card has the words %q", rest)
	}
	for _, c := range found {
		c.print(s.e, s.m.Game())
	}
	return nil
}

func (s *session) rules(rest string) error {
	if rest == "" {
		return errors.New("name a rule by its id or by words: rules purchase row")
	}
	found := findRules(s.m.Game(), strings.Fields(rest))
	if len(found) == 0 {
		return noRule(s.m.Game(), strings.Fields(rest))
	}
	printRules(s.e, found)
	return nil
}

// why explains what can be done with the cards or actions that the words name, and why not more.
func (s *session) why(rest string) error {
	words := plainWords(rest)
	if len(words) == 0 {
		return errors.New("name a card or an action: why darth vader")
	}
	v := s.m.View(s.me)
	pos := v.Position()
	var said []string
	say := func(text string) {
		if !slices.Contains(said, text) {
			said = append(said, text)
			s.e.printf("  %s\n", wrap(text, "  "))
		}
	}
	verbs, named := s.split(words)
	possible := map[string]bool{} // ids of the cards that these options are about
	defs := map[uint16]string{}
	for _, z := range pos.Zones {
		for _, c := range z.Cards {
			defs[c.Handle] = c.Def
		}
	}
	ofVerb := func(o engine.OptionView) bool {
		return len(verbs) == 0 || slices.ContainsFunc(verbs, func(x engine.Verb) bool { return s.m.Game().Verbs[x].ID == o.Verb })
	}
	about := func(o engine.OptionView, def string) bool {
		return o.Card != nil && defs[*o.Card] == def || o.To != nil && defs[*o.To] == def
	}
	sayOptions := func(wanted func(engine.OptionView) bool) {
		if pos.Decision == nil {
			return
		}
		var labels []string
		numbers := map[string][]string{}
		for _, o := range pos.Decision.Options {
			if !wanted(o) {
				continue
			}
			if numbers[o.Label] == nil {
				labels = append(labels, o.Label)
			}
			numbers[o.Label] = append(numbers[o.Label], strconv.Itoa(o.Index+1))
			for _, h := range []*uint16{o.Card, o.To} {
				if h != nil {
					possible[defs[*h]] = true
				}
			}
		}
		for _, l := range labels {
			word := "Option"
			if len(numbers[l]) > 1 {
				word = "Options"
			}
			say(fmt.Sprintf("%s %s: %s.", word, list(numbers[l]), strings.TrimSuffix(l, ".")))
		}
	}
	sayOptions(func(o engine.OptionView) bool {
		return ofVerb(o) && matches(verbName(s.m.Game(), o.Verb)+" "+o.Label, words)
	})
	rules := map[string]bool{}
	tell := func(list []engine.Refusal) {
		for _, r := range list {
			if len(verbs) > 0 && !slices.Contains(verbs, r.Verb) || len(named) == 0 && rules[r.Rule] {
				continue // of an action without a card one reason by each rule is enough
			}
			rules[r.Rule] = true
			say(fmt.Sprintf("%s [%s]", r.Text, r.Rule))
		}
	}
	for _, verb := range verbs {
		if len(named) == 0 {
			tell(v.Refusals(verb))
		}
	}
	for _, z := range pos.Zones {
		for _, c := range z.Cards {
			if d, _ := s.m.Game().DefID(c.Def); !possible[c.Def] && matches(s.m.Game().Defs[d].Name, named) {
				if tell(v.Explain(v.CardByHandle(c.Handle))); len(said) == 0 {
					sayOptions(func(o engine.OptionView) bool { return ofVerb(o) && about(o, c.Def) })
				}
				if len(said) == 0 {
					tell(v.Reasons(v.CardByHandle(c.Handle)))
				}
			}
		}
	}
	if len(said) == 0 && len(verbs) > 0 {
		return errors.New("there is no card here with which you could do that")
	}
	if len(said) == 0 {
		return fmt.Errorf("no card that you can see and no action is called %q", rest)
	}
	return nil
}

// split takes the words that name an action off the words for a card: "purchase darth vader". No
// words for a card mean all cards.
func (s *session) split(words []string) (verbs []engine.Verb, card []string) {
	for i, v := range s.m.Game().Verbs {
		if plainWords(v.Name)[0] == words[0] {
			verbs = append(verbs, engine.Verb(i))
		}
	}
	if len(verbs) > 0 {
		return verbs, words[1:]
	}
	return nil, words
}
