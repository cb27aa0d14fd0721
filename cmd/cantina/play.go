package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"cantina/bot"
	"cantina/engine"
	"cantina/match"
)

type playCmd struct {
	Game   string            `arg:"" optional:"" help:"The game, see cantina games."`
	Seat   string            `help:"The side you play; the first one if left out."`
	Bot    string            `help:"The bot you play against: random or greedy, which it is if left out."`
	Seed   string            `help:"A number or 64 hex digits, for the same shuffles again; secret if left out."`
	Option map[string]string `placeholder:"ID=VALUE" help:"An option of the game; may be repeated."`
	Deck   map[string]string `placeholder:"SEAT=FILE" help:"A deck list for a seat, in games whose players bring decks; the other seat has its default."`
	Resume string            `placeholder:"FILE" help:"Go on with a match that was saved."`
}

// Help implements kong.HelpProvider.
func (playCmd) Help() string {
	return `You choose by the number of an option or by its words, and type help for the rest. Choices may come from a file.

Examples:

  cantina play deckbuilding --seat rebel --bot greedy
  cantina play --resume match.json`
}

// session is one match in the terminal.
type session struct {
	e     *env
	m     *match.Match
	me    engine.Seat
	bots  []bot.Player // by seat, nil for the person
	shown int32        // the turn whose board was shown last
}

// Run plays a match.
func (c playCmd) Run(e *env) error {
	m, err := c.match()
	if err != nil {
		return err
	}
	r, err := m.Record(false)
	if err != nil {
		return err
	}
	s := &session{e: e, m: m, bots: make([]bot.Player, len(m.Players()))}
	for i, p := range m.Players() {
		if p.Bot == "" {
			s.me = engine.Seat(i)
			continue
		}
		if s.bots[i], err = bot.New(p.Bot, botSeed(r)); err != nil {
			return usageError{err.Error()}
		}
	}
	e.printf("%s\nYou are %s. Type help for what you can type.\n", m.Game().Name, m.Game().SeatName(s.me))
	e.printf("%s\n", wrap(fmt.Sprintf("The shuffles follow from a seed with the SHA-256 %s. A saved match tells the seed, and cantina verify checks it.", r.Commitment), ""))
	return s.play()
}

// match sets up the match, or brings a saved one back.
func (c playCmd) match() (*match.Match, error) {
	if c.Resume != "" {
		if c.Game != "" {
			return nil, usage("the saved match knows its game: leave out %q", c.Game)
		}
		if c.Seat != "" || c.Bot != "" || c.Seed != "" || len(c.Option) > 0 || len(c.Deck) > 0 {
			return nil, usage("the saved match knows how it was set up: leave out --seat, --bot, --seed, --option and --deck")
		}
		r, err := readRecord(c.Resume)
		if err != nil {
			return nil, err
		}
		m, err := match.Resume(r)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", c.Resume, err)
		}
		people := 0
		for _, p := range m.Players() {
			if p.Bot == "" {
				people++
			}
		}
		if people != 1 {
			return nil, fmt.Errorf("%s: it was played by %d people, and in the terminal one person plays against bots", c.Resume, people)
		}
		return m, nil
	}
	if c.Game == "" {
		return nil, usage("name a game, such as: cantina play deckbuilding; cantina games lists them")
	}
	g, err := findGame(c.Game)
	if err != nil {
		return nil, err
	}
	seat, err := findSeat(g, c.Seat)
	if err != nil {
		return nil, err
	}
	level := cmp.Or(c.Bot, "greedy")
	if _, err := bot.New(level, 0); err != nil {
		return nil, usageError{err.Error()}
	}
	seed, err := parseSeed(c.Seed)
	if err != nil {
		return nil, err
	}
	decks, err := readDecks(g, c.Deck, c.Option)
	if err != nil {
		return nil, err
	}
	start, err := setup(g, seed, c.Option, cardsOf(decks))
	if err != nil {
		return nil, err
	}
	players := make([]match.Player, len(g.Seats))
	for i := range players {
		if engine.Seat(i) != seat {
			players[i].Bot = level
		}
	}
	return match.New(match.Config{Game: g, Setup: start, Players: players})
}

// botSeed makes the bot's choices follow from the match's seed and not tell anything about it.
func botSeed(r *match.Record) uint64 {
	n, _ := strconv.ParseUint(r.Commitment[:16], 16, 64) // a commitment is 64 hex digits
	return n
}

// errQuit ends a session on the person's wish.
var errQuit = errors.New("quit")

// play is the loop: bots choose, then the person types a line.
func (s *session) play() error {
	lines := s.e.lines()
	for {
		if err := s.advance(); err != nil {
			return err
		}
		s.prompt()
		for {
			line, ok := s.e.ask(lines)
			if !ok {
				s.e.printf("The input has ended. %s\n", s.stands())
				return nil
			}
			acted, err := s.do(line)
			if errors.Is(err, errQuit) {
				s.e.printf("%s\n", s.stands())
				return nil
			}
			if err != nil {
				s.e.printf("%s\n", wrap(sentence(err.Error()), ""))
				continue
			}
			if acted {
				break
			}
		}
	}
}

// lines reads the input line by line to its end. The reader stays behind, waiting for input, when
// the program is told to stop: nothing can wake it.
func (e *env) lines() <-chan input {
	out := make(chan input)
	go func() {
		defer close(out)
		r := bufio.NewReaderSize(e.in, maxLine)
		for {
			text, long, err := r.ReadLine()
			line := input{string(text), long}
			for long && err == nil { // the rest of it
				_, long, err = r.ReadLine()
			}
			if err != nil && line.text == "" {
				return
			}
			select {
			case out <- line:
			case <-e.ctx.Done():
				return
			}
		}
	}()
	return out
}

// maxLine is the longest line that anybody may type, in bytes.
const maxLine = 4096

// input is a line that was typed, cut off if it is too long.
type input struct {
	text string
	long bool
}

// ask prints a prompt and waits for a line; ok is false at the end of the input or of the program. A
// line that nobody typed here is repeated, so that the output reads like a conversation.
func (e *env) ask(lines <-chan input) (text string, ok bool) {
	for {
		var line input
		e.printf("> ")
		select {
		case line, ok = <-lines:
		case <-e.ctx.Done():
		}
		switch {
		case !ok:
			e.printf("\n")
			return "", false
		case line.long:
			e.printf("That line is too long: a line has at most %d bytes.\n", maxLine)
			continue
		case !charDevice(e.in):
			e.printf("%s\n", line.text)
		}
		return line.text, true
	}
}

// advance lets the bots choose until the person has to, or the match is over.
func (s *session) advance() error {
	for {
		seat, level := s.m.ToMove()
		if level == "" {
			return nil
		}
		if err := s.choose(seat, s.bots[seat].Choose(s.m.View(seat))); err != nil {
			return err
		}
	}
}

// choose takes an option and tells what happened.
func (s *session) choose(seat engine.Seat, option int) error {
	if _, err := s.m.Choose(seat, s.m.Version(), option); err != nil {
		return err
	}
	s.tell(s.m.Latest(s.me, 0))
	return nil
}

func (s *session) tell(log []match.Line) {
	for _, l := range log {
		indent := strings.Repeat("  ", l.Depth+1)
		s.e.printf("%s%s\n", indent, wrap(l.Text, indent))
	}
}

// prompt shows the board once a turn, where things stand, and the options.
func (s *session) prompt() {
	pos := s.m.View(s.me).Position()
	drawn := pos.Turn != s.shown || pos.Over != nil
	if drawn {
		s.shown = pos.Turn
		s.board(pos)
	}
	if pos.Over != nil {
		s.e.printf("The match is over. You can still type save FILE, log, board or quit.\n")
		return
	}
	s.options(pos, drawn)
}

// options shows where things stand, as far as a board that was just drawn does not, and the options.
func (s *session) options(pos *engine.Position, drawn bool) {
	s.e.printf("\n")
	b := s.drawn(pos)
	s.e.printf("%s", b.brief(drawn))
	printOptions(s.e, b)
}

func (s *session) board(pos *engine.Position) {
	s.e.printf("\n%s", s.drawn(pos).draw())
}

func (s *session) drawn(pos *engine.Position) *board {
	return &board{g: s.m.Game(), pos: pos, who: s.who, colour: s.e.colours()}
}

// who is what a seat is called on the board.
func (s *session) who(seat engine.Seat) string {
	if seat == s.me {
		return s.m.Game().SeatName(seat) + " (you)"
	}
	return s.m.Game().SeatName(seat) + " (" + s.m.Players()[seat].Bot + ")"
}

// stands says where the match stands.
func (s *session) stands() string {
	pos := s.m.View(s.me).Position()
	if pos.Over != nil {
		return pos.Over.Text
	}
	return fmt.Sprintf("The match stands at turn %d after %s, and nobody has won.", pos.Turn, count(s.m.Decisions(), "decision"))
}

// sentence makes an error text a sentence.
func sentence(s string) string {
	if !strings.HasSuffix(s, ".") {
		s += "."
	}
	return sentenceCase(s)
}
