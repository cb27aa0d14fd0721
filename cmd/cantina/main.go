// Command cantina plays tabletop games: as a page, in the terminal, against bots, and by the
// hundred thousand. See cantina --help.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"regexp"
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
	exitUsage  = 2 // the command line was wrong, or names a file that is not there
)

// cli is the command line; each command has a file of its own.
type cli struct {
	Serve    serveCmd    `cmd:"" default:"withargs" help:"Serve the page for a browser; what happens without a command."`
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
	out := &sink{w: stdout}
	e := &env{ctx: ctx, in: stdin, out: out, err: stderr}
	var c cli
	helped := false
	k, err := kong.New(
		&c, kong.Name("cantina"), kong.Writers(out, stderr), kong.Bind(e),
		kong.Vars{"workers": strconv.Itoa(runtime.NumCPU()), "botDelay": server.DefaultBotDelay.String()},
		kong.Description("A table for two-player tabletop games that knows the rules."),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: width}),
		kong.Exit(func(int) { helped = true }), kong.Help(help),
	)
	if err != nil {
		return e.fail("cantina", err)
	}
	kctx, err := k.Parse(args)
	if bad := out.failed(); helped || bad != nil {
		return e.fail("cantina", bad)
	}
	if err != nil {
		return e.fail("cantina", usage("%s", parseError(k, args, err)))
	}
	command, _, _ := strings.Cut(kctx.Command(), " <")
	err = kctx.Run()
	if err == nil {
		err = out.failed()
	}
	return e.fail("cantina "+command, err)
}

// help prints kong's help, which for a command lacks its last line end.
func help(o kong.HelpOptions, ctx *kong.Context) error {
	err := kong.DefaultHelpPrinter(o, ctx)
	if ctx.Selected() != nil {
		fmt.Fprintln(ctx.Stdout)
	}
	return err
}

// Kong's words for a flag without its value and for a value that cannot be read.
var (
	noValue  = regexp.MustCompile(`^(--\S+): expected \w+ value but got "EOL"`)
	badValue = regexp.MustCompile(`^(--\S+): expected (?:a valid \d+ bit )?(\w+) (?:value )?but got ("[^"]*")`)
)

// values are kinds of values of flags, for people.
var values = map[string]string{
	"int": "a whole number", "uint": "a whole number that is not below 0", "float": "a number", "float64": "a number",
	"duration": "a time such as 500ms", "string": "a value, which cannot begin with a dash", "bool": "yes or no",
}

// plainError puts kong's errors about values into words for people.
func plainError(err error) string {
	flag := func(name string) string {
		if len(name) == len("--n") {
			return name[1:] // a short one
		}
		return name
	}
	if m := noValue.FindStringSubmatch(err.Error()); m != nil {
		return flag(m[1]) + " needs a value after it"
	}
	if m := badValue.FindStringSubmatch(err.Error()); m != nil && values[m[2]] != "" {
		return fmt.Sprintf("%s needs %s, not %s", flag(m[1]), values[m[2]], m[3])
	}
	return err.Error()
}

// parseError says in one sentence what is wrong with the command line.
func parseError(k *kong.Kong, args []string, err error) string {
	text := plainError(err)
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		names := []string{}
		for _, n := range k.Model.Children {
			if n.Name == args[0] {
				return fmt.Sprintf("%s; see cantina %s --help", text, args[0])
			}
			names = append(names, n.Name)
		}
		return fmt.Sprintf("there is no command %q; the commands are: %s", args[0], strings.Join(names, ", "))
	}
	return text + "; see cantina --help"
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
	case errors.Is(err, fs.ErrNotExist):
		fmt.Fprintf(e.err, "%s: %s\n", who, err)
		return exitUsage
	case errors.As(err, &wrong):
		fmt.Fprintf(e.err, "%s: %s\n", who, wrong)
		return exitUsage
	}
	fmt.Fprintf(e.err, "%s: %s\n", who, err)
	return exitFailed
}
