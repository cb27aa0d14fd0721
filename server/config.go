package server

import (
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"golang.org/x/time/rate"
)

// Config says how a server runs. The zero value of a field takes its default.
type Config struct {
	Addr     string           // where to listen; default ":8080"
	DataDir  string           // where matches are kept; default DefaultDataDir()
	BotDelay time.Duration    // before each choice of a bot, so that people can follow; 0 for none
	Idle     time.Duration    // after which a match that nobody looks at leaves the memory; default 5 minutes
	Rate     rate.Limit       // messages a second that a page may send for long; default 20
	Log      *slog.Logger     // default: none
	Started  func(url string) // called when the server answers, with the address to open
}

// DefaultBotDelay lets a bot's choices come apart; the page sets the pace at which it shows them.
const DefaultBotDelay = 50 * time.Millisecond

const (
	defaultIdle = 5 * time.Minute
	defaultRate = 20
)

func (c Config) withDefaults() (Config, error) {
	if c.Addr == "" {
		c.Addr = ":8080"
	}
	if c.Idle == 0 {
		c.Idle = defaultIdle
	}
	if c.Rate == 0 {
		c.Rate = defaultRate
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.DataDir == "" {
		dir, err := DefaultDataDir()
		if err != nil {
			return c, err
		}
		c.DataDir = dir
	}
	return c, nil
}

// DefaultDataDir returns the folder for the data of a program by the custom of the system.
func DefaultDataDir() (string, error) {
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "cantina"), nil
	}
	var dir string
	var err error
	switch runtime.GOOS {
	case "windows":
		dir, err = os.UserCacheDir() // %LocalAppData%
	case "darwin", "ios":
		dir, err = os.UserConfigDir() // ~/Library/Application Support
	default:
		dir, err = os.UserHomeDir()
		dir = filepath.Join(dir, ".local", "share")
	}
	if err != nil {
		return "", fmt.Errorf("there is no place for the data: name a folder (%w)", err)
	}
	return filepath.Join(dir, "cantina"), nil
}
