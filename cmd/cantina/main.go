// Command cantina plays tabletop games: as a page, in the terminal, against bots, and by the
// hundred thousand. See cantina --help.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"strconv"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"

	"cantina/server"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends it at once
	code := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

// Exit codes.
const (
	exitOK     = 0
	exitFailed = 1 // it did not work, or the answer is no
	exitUsage  = 2 // the command line was wrong
)

// cli is the command line; each command has a file of its own.
type cli struct {
	Serve    serveCmd    `cmd:"" default:"1" help:"Serve the page for a browser; what happens without a command."`
	Games    gamesCmd    `cmd:"" help:"List the games: cards, rules, options and bots."`
	Play     playCmd     `cmd:"" help:"Play a whole game in the terminal against a bot."`
	Sim      simCmd      `cmd:"" help:"Play many matches between two bots and count who wins."`
	Bench    benchCmd    `cmd:"" help:"Measure how fast a game runs on this machine."`
	Replay   replayCmd   `cmd:"" help:"Step through a saved match."`
	Verify   verifyCmd   `cmd:"" help:"Play a saved match again and check that it says the truth."`
	Scenario scenarioCmd `cmd:"" help:"Play scenario files, or format them."`
	Deck     deckCmd     `cmd:"" help:"Read and judge deck lists."`
	Cards    cardsCmd    `cmd:"" help:"Show cards and their texts; check them against the tests."`
	Rules    rulesCmd    `cmd:"" help:"Show the numbered rules; check them against the tests."`
	Version  versionCmd  `cmd:"" help:"Print the version of the program and of each game."`
}

// run is the whole program: it returns the exit code and prints nothing elsewhere.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	e := &env{ctx: ctx, in: stdin, out: stdout, err: stderr}
	var c cli
	helped := false
	k, err := kong.New(
		&c, kong.Name("cantina"), kong.Writers(stdout, stderr), kong.Bind(e),
		kong.Vars{"workers": strconv.Itoa(runtime.NumCPU()), "botDelay": server.DefaultBotDelay.String()},
		kong.Description("A table for two-player tabletop games that knows the rules."),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: width}),
		kong.Exit(func(int) { helped = true }), kong.Help(help),
	)
	if err != nil {
		return e.fail("cantina", err)
	}
	kctx, err := k.Parse(args)
	if helped {
		return exitOK
	}
	if err != nil {
		return e.fail("cantina", usage("%s", parseError(k, args, err)))
	}
	command, _, _ := strings.Cut(kctx.Command(), " <")
	return e.fail("cantina "+command, kctx.Run())
}

// help prints kong's help, which for a command lacks its last line end.
func help(o kong.HelpOptions, ctx *kong.Context) error {
	err := kong.DefaultHelpPrinter(o, ctx)
	if ctx.Selected() != nil {
		fmt.Fprintln(ctx.Stdout)
	}
	return err
}

// parseError says in one sentence what is wrong with the command line.
func parseError(k *kong.Kong, args []string, err error) string {
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		names := []string{}
		for _, n := range k.Model.Children {
			if n.Name == args[0] {
				return fmt.Sprintf("%s; see cantina %s --help", err, args[0])
			}
			names = append(names, n.Name)
		}
		return fmt.Sprintf("there is no command %q; the commands are: %s", args[0], strings.Join(names, ", "))
	}
	return err.Error() + "; see cantina --help"
}

// usageError is an error of the command line.
type usageError struct{ text string }

func (e usageError) Error() string { return e.text }

func usage(format string, args ...any) error { return usageError{fmt.Sprintf(format, args...)} }

// errNegative is the answer no, when it has been given already.
var errNegative = errors.New("no")

// fail prints an error and returns the exit code for it.
func (e *env) fail(who string, err error) int {
	var wrong usageError
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, errNegative):
		return exitFailed
	case errors.As(err, &wrong):
		fmt.Fprintf(e.err, "%s: %s\n", who, wrong)
		return exitUsage
	}
	fmt.Fprintf(e.err, "%s: %s\n", who, err)
	return exitFailed
}
