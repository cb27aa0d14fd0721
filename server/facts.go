package server

import (
	"cmp"
	"strings"

	"cantina/engine"
)

// gameFacts are the words and cards of a game, as the page needs them to draw a position.
type gameFacts struct {
	ID       string              `json:"id"`
	Name     string              `json:"name"`
	GiveUp   bool                `json:"give_up,omitempty"` // a player may give up
	Primer   []string            `json:"primer,omitempty"`  // how to win and what a turn is, sentence by sentence
	Seats    []string            `json:"seats"`
	Zones    []zoneFact          `json:"zones"`
	Counters []named             `json:"counters"`
	Vars     []varFact           `json:"vars"`
	Attrs    []named             `json:"attrs"`
	Flags    []named             `json:"flags"`
	Cards    map[string]cardFact `json:"cards"`
	Verbs    []named             `json:"verbs"`
	Symbols  []string            `json:"symbols,omitempty"` // on dice; the first is the blank
}

type zoneFact struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Per  string `json:"per"`
	See  string `json:"see"`
}

type varFact struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Per  string `json:"per"`
	Min  int    `json:"min"`
	Max  int    `json:"max"`
}

type cardFact struct {
	ID      string         `json:"id"`
	Name    string         `json:"name"`
	Faction string         `json:"faction,omitempty"`
	Type    string         `json:"type,omitempty"`
	Traits  []string       `json:"traits,omitempty"`
	Unique  bool           `json:"unique,omitempty"`
	Figures map[string]int `json:"figures,omitempty"`
	Text    []string       `json:"text,omitempty"`
	Reward  string         `json:"reward,omitempty"`

	Subtitle string   `json:"subtitle,omitempty"`
	Set      string   `json:"set,omitempty"`
	Code     string   `json:"code,omitempty"`
	Origin   string   `json:"origin,omitempty"` // of cards that are not simply the published ones
	Faces    []string `json:"faces,omitempty"`  // of its die
}

func factsOf(g *engine.Game) *gameFacts {
	f := &gameFacts{ID: g.ID, GiveUp: g.GiveUp != 0, Name: g.Name, Symbols: g.Symbols, Primer: strings.Split(g.Primer, "\n"), Cards: make(map[string]cardFact, len(g.Defs))}
	for _, s := range g.Seats {
		f.Seats = append(f.Seats, s.ID)
	}
	for _, z := range g.Zones {
		see := map[engine.Sight]string{engine.SeenByAll: "all", engine.SeenByOwner: "owner", engine.SeenByNone: "none"}[z.See]
		f.Zones = append(f.Zones, zoneFact{z.ID, z.Name, per(z.PerSeat), see})
	}
	for _, v := range g.Vars {
		if !v.Hidden {
			f.Vars = append(f.Vars, varFact{v.ID, cmp.Or(v.Name, v.ID), per(v.PerSeat), v.Min, v.Max})
		}
	}
	for _, c := range g.Counters {
		f.Counters = append(f.Counters, named{c.ID, cmp.Or(c.Name, c.ID)})
	}
	for _, a := range g.Attrs {
		f.Attrs = append(f.Attrs, named{a.ID, cmp.Or(a.Name, a.ID)})
	}
	for _, x := range g.Flags {
		f.Flags = append(f.Flags, named{x.ID, cmp.Or(x.Name, x.ID)})
	}
	for _, v := range g.Verbs {
		f.Verbs = append(f.Verbs, named{v.ID, v.Name})
	}
	for i := range g.Defs {
		f.Cards[g.Defs[i].ID] = cardFactOf(g, &g.Defs[i])
	}
	return f
}

func per(seat bool) string {
	if seat {
		return "seat"
	}
	return "game"
}

func cardFactOf(g *engine.Game, d *engine.Def) cardFact {
	c := cardFact{
		ID: d.ID, Name: d.Name, Faction: g.Classes[d.Class], Type: g.Types[d.Type], Unique: d.Unique,
		Figures: map[string]int{}, Subtitle: d.Subtitle, Set: d.Set, Code: d.Code, Origin: d.Origin,
	}
	for _, face := range d.Faces {
		c.Faces = append(c.Faces, g.FaceText(face))
	}
	for _, t := range d.Traits {
		c.Traits = append(c.Traits, g.Traits[t])
	}
	for i, a := range g.Attrs {
		if n := d.Figures[i]; n != 0 {
			c.Figures[a.ID] = int(n)
		}
	}
	c.Text, c.Reward = g.Text(d)
	return c
}
