package main

import (
	"cantina/bot"
	"cantina/engine"
	"cantina/games"
)

type gamesCmd struct {
	JSON bool `help:"Print JSON."`
}

// Help implements kong.HelpProvider.
func (gamesCmd) Help() string { return "Example:\n\n  cantina games --json" }

type gameInfo struct {
	ID      string       `json:"id"`
	Name    string       `json:"name"`
	Version string       `json:"version"`
	Seats   []string     `json:"seats"`
	Designs int          `json:"designs"`
	Cards   int          `json:"cards,omitempty"` // missing where players bring theirs
	Rules   int          `json:"rules"`
	Options []optionInfo `json:"options"`
	Bots    []string     `json:"bots"`
	State   string       `json:"state"`
}

type optionInfo struct {
	ID      string   `json:"id"`
	Text    string   `json:"text"`
	Values  []string `json:"values"`
	Default string   `json:"default"`
}

func infoOf(g *engine.Game) gameInfo {
	i := gameInfo{
		ID: g.ID, Name: g.Name, Version: g.Version, Designs: len(g.Defs), Rules: len(g.Rules.Rules),
		State: "playable to the end",
	}
	for _, s := range g.Seats {
		i.Seats = append(i.Seats, s.ID)
	}
	for _, d := range g.Defs {
		i.Cards += d.Copies
	}
	for _, o := range g.Options {
		info := optionInfo{ID: o.ID, Text: o.Text, Default: o.Default}
		for _, v := range o.Values {
			info.Values = append(info.Values, v.ID)
		}
		i.Options = append(i.Options, info)
	}
	for _, l := range bot.Levels() {
		if l.ID == "greedy" && g.Worth == nil {
			i.State = "playable to the end, without a greedy bot"
			continue
		}
		i.Bots = append(i.Bots, l.ID)
	}
	return i
}

// Run lists the games.
func (c gamesCmd) Run(e *env) error {
	var all []gameInfo
	for _, g := range games.All() {
		all = append(all, infoOf(g))
	}
	if c.JSON {
		return e.json(all)
	}
	for _, i := range all {
		e.printf("%s  %s (version %s)\n", i.ID, i.Name, i.Version)
		e.printf("  state   %s\n", i.State)
		if i.Cards > 0 {
			e.printf("  cards   %d designs, %d cards\n", i.Designs, i.Cards)
		} else { // players bring their own
			e.printf("  cards   %d designs\n", i.Designs)
		}
		e.printf("  rules   %d\n", i.Rules)
		e.printf("  seats   %s\n", list(i.Seats))
		e.printf("  bots    %s\n", list(i.Bots))
		for _, o := range i.Options {
			e.printf("  option  %s = %s (default %s)\n", o.ID, list(o.Values), o.Default)
		}
	}
	return nil
}
