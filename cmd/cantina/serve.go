package main

import (
	"log/slog"
	"time"

	"cantina/server"
)

type serveCmd struct {
	Addr     string        `default:":8080" help:"Where to listen; port 0 takes a free one."`
	Data     string        `placeholder:"DIR" help:"Where matches are kept; the user's data folder if left out."`
	BotDelay time.Duration `default:"${botDelay}" help:"Pause before each choice of a bot, so that one can follow."`
	Log      bool          `help:"Write a log of requests to standard error."`
}

// Help implements kong.HelpProvider.
func (serveCmd) Help() string {
	return `Serves the page until it is interrupted. Matches survive a restart. It is also what cantina does without a command.

Example:

  cantina serve --addr :9000 --data ./data`
}

// Run serves.
func (c serveCmd) Run(e *env) error {
	if c.BotDelay < 0 {
		return usage("--bot-delay cannot be below 0")
	}
	dir := c.Data
	if dir == "" {
		var err error
		if dir, err = server.DefaultDataDir(); err != nil {
			return err
		}
	}
	config := server.Config{
		Addr: c.Addr, DataDir: dir, BotDelay: c.BotDelay,
		Started: func(url string) {
			e.printf("Cantina is open at %s\nMatches are kept in %s. Ctrl-C stops it.\n", url, dir)
		},
	}
	if c.Log {
		config.Log = slog.New(slog.NewTextHandler(e.err, nil))
	}
	return server.Main(e.ctx, config)
}
