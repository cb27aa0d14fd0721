package server

import (
	"encoding/json"
	"fmt"
	"net/http"

	"cantina/bot"
	"cantina/engine"
	"cantina/games"
)

// gameInfo is what is the same for every match of a game.
type gameInfo struct {
	game  *engine.Game
	facts *file
}

// catalog prepares all games.
func catalog() (map[string]*gameInfo, error) {
	out := map[string]*gameInfo{}
	for _, g := range games.All() {
		b, err := json.Marshal(factsOf(g))
		if err != nil {
			return nil, fmt.Errorf("the facts of %s: %w", g.ID, err)
		}
		out[g.ID] = &gameInfo{g, newFile("application/json", b)}
	}
	return out, nil
}

type named struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

type gameSummary struct {
	ID      string       `json:"id"`
	Name    string       `json:"name"`
	Seats   []seatFact   `json:"seats"`
	Options []optionFact `json:"options"`
	Bots    []bot.Level  `json:"bots"`
	Cards   int          `json:"cards"` // designs
	Rules   int          `json:"rules"`
}

type seatFact struct {
	Name string `json:"name"`
}

type optionFact struct {
	ID      string  `json:"id"`
	Name    string  `json:"name"`
	Text    string  `json:"text,omitempty"`
	Rule    string  `json:"rule,omitempty"`
	Values  []named `json:"values"`
	Default string  `json:"default"`
}

func (s *Server) listGames(http.ResponseWriter, *http.Request) (any, error) {
	list := []gameSummary{}
	for _, g := range games.All() {
		sum := gameSummary{ID: g.ID, Name: g.Name, Options: []optionFact{}, Bots: bot.Levels(), Cards: len(g.Defs), Rules: len(g.Rules.Rules)}
		for _, seat := range g.Seats {
			sum.Seats = append(sum.Seats, seatFact{seat.Name})
		}
		for _, o := range g.Options {
			f := optionFact{ID: o.ID, Name: o.Name, Text: o.Text, Rule: o.Rule, Default: o.Default}
			for _, v := range o.Values {
				f.Values = append(f.Values, named(v))
			}
			sum.Options = append(sum.Options, f)
		}
		list = append(list, sum)
	}
	return list, nil
}

func (s *Server) gameFacts(w http.ResponseWriter, r *http.Request) (any, error) {
	g, err := s.game(r.PathValue("game"))
	if err != nil {
		return nil, err
	}
	g.facts.ServeHTTP(w, r)
	return nil, nil
}

func (s *Server) rule(_ http.ResponseWriter, r *http.Request) (any, error) {
	g, err := s.game(r.PathValue("game"))
	if err != nil {
		return nil, err
	}
	rule, ok := g.game.Rules.Get(r.PathValue("id"))
	if !ok {
		return nil, fail(http.StatusNotFound, fmt.Sprintf("%s has no rule %q.", g.game.Name, r.PathValue("id")))
	}
	return struct {
		ID     string `json:"id"`
		Source string `json:"source"`
		Text   string `json:"text"`
	}{rule.ID, rule.Source, rule.Text}, nil
}

func (s *Server) game(id string) (*gameInfo, error) {
	if g, ok := s.catalog[id]; ok {
		return g, nil
	}
	_, err := games.Get(id)
	return nil, fail(http.StatusNotFound, sentence(err))
}
