package main

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"time"

	"cantina/engine"
	"cantina/internal/duel"
)

type benchCmd struct {
	Game    string  `arg:"" help:"The game, see cantina games."`
	Seconds float64 `default:"2" help:"How long random play is measured."`
	JSON    bool    `help:"Print JSON."`
	First   bool    `hidden:"" help:"Only set up a match and say so: the other end of the first-decision measurement."`
}

// Help implements kong.HelpProvider.
func (benchCmd) Help() string {
	return `Plays uniformly random matches on one core. Real decisions are those with two options or more. The rates are
those of the fastest eighth of the time. The clone of a match is measured beside a plain copy of as many bytes, in turns.

Example:

  cantina bench deckbuilding --json`
}

// benchResult is what --json prints.
type benchResult struct {
	Game          string  `json:"game"`
	RealDecisions float64 `json:"real_decisions_per_s"`
	Games         float64 `json:"games_per_s"`
	PerGame       float64 `json:"real_decisions_per_game"`
	Allocs        float64 `json:"allocs_per_decision"`
	CloneNS       float64 `json:"clone_ns"`
	MemcpyNS      float64 `json:"memcpy_ns"`
	StateBytes    int     `json:"state_bytes"` // of the largest state that was met
	FirstMS       float64 `json:"first_decision_ms"`
	Duel          float64 `json:"baseline_decisions_per_s"` // of package duel, in the same run
	Ratio         float64 `json:"ratio_to_baseline"`
}

// Run measures.
func (c benchCmd) Run(e *env) error {
	g, err := findGame(c.Game)
	if err != nil {
		return err
	}
	if c.Seconds <= 0 || c.Seconds > 600 {
		return usage("--seconds must be above 0 and at most 600, not %g", c.Seconds)
	}
	if c.First {
		if _, err := g.New(engine.Setup{}); err != nil {
			return err
		}
		e.printf("ready\n")
		return nil
	}
	r := benchResult{Game: g.ID}
	if r.FirstMS, err = firstDecision(g.ID); err != nil {
		return err
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	b := bencher{t: &engine.Table{Game: g}, rng: rand.NewPCG(1, 1)}
	if err := b.warm(); err != nil {
		return err
	}
	if err := b.play(time.Duration(c.Seconds*float64(time.Second)), &r); err != nil {
		return err
	}
	b.copies(&r)
	r.Duel = duelSpeed(time.Duration(c.Seconds / 4 * float64(time.Second)))
	r.Ratio = r.RealDecisions / r.Duel
	if c.JSON {
		return e.json(r)
	}
	e.printf("%s, random play on one core\n", r.Game)
	e.printf("  %12.0f real decisions a second\n", r.RealDecisions)
	e.printf("  %12.1f matches a second, of %.0f real decisions\n", r.Games, r.PerGame)
	e.printf("  %12.4f allocations a decision\n", r.Allocs)
	e.printf("  %12.1f ns to clone a match, %.1f ns to copy as many bytes (%.1f times)\n", r.CloneNS, r.MemcpyNS, r.CloneNS/r.MemcpyNS)
	e.printf("  %12d bytes in the largest state\n", r.StateBytes)
	e.printf("  %12.3f of the speed of the toy duel without an engine (package duel), %.0f decisions a second\n", r.Ratio, r.Duel)
	e.printf("  %12.1f ms from the start of the process to the first decision\n", r.FirstMS)
	return nil
}

// bencher plays random matches on one table.
type bencher struct {
	t       *engine.Table
	rng     *rand.PCG
	largest engine.Table
	n       uint64
}

// match plays one match and returns its real decisions.
func (b *bencher) match(each func()) (int, error) {
	var s engine.Setup
	b.n++
	binary.LittleEndian.PutUint64(s.Seed[:], b.n)
	if err := b.t.Reset(s); err != nil {
		return 0, err
	}
	real := 0
	for !b.t.Over.Ended {
		if len(b.t.Options) > 1 {
			real++
		}
		if each != nil {
			each()
		}
		i, _ := bits.Mul64(b.rng.Uint64(), uint64(len(b.t.Options)))
		if err := b.t.Choose(int(i)); err != nil {
			return 0, err
		}
	}
	return real, nil
}

// warm lets the buffers grow and keeps the largest state.
func (b *bencher) warm() error {
	most := 0
	for range 100 {
		_, err := b.match(func() {
			if n := b.t.Bytes(); n > most {
				most = n
				b.largest.Copy(b.t)
			}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// parts is into how many pieces random play is cut; the fastest counts, because whatever else the
// machine does makes the others only slower.
const parts = 8

// play measures random play.
func (b *bencher) play(long time.Duration, r *benchResult) error {
	var before, after runtime.MemStats
	all, matches := 0, 0
	runtime.ReadMemStats(&before)
	for range parts {
		begun, decisions, games := time.Now(), 0, 0
		for games == 0 || time.Since(begun) < long/parts {
			n, err := b.match(nil)
			if err != nil {
				return err
			}
			decisions += n
			games++
		}
		s := time.Since(begun).Seconds()
		if rate := float64(decisions) / s; rate > r.RealDecisions {
			r.RealDecisions, r.Games = rate, float64(games)/s
		}
		all += decisions
		matches += games
	}
	runtime.ReadMemStats(&after)
	r.PerGame = float64(all) / float64(matches)
	r.Allocs = float64(after.Mallocs-before.Mallocs) / float64(all)
	return nil
}

// duelSpeed plays the toy duel for a time and returns its decisions a second.
func duelSpeed(d time.Duration) float64 {
	rng := rand.NewPCG(1, 1)
	n, begun := 0, time.Now()
	for time.Since(begun) < d {
		n += duel.Play(rng)
	}
	return float64(n) / time.Since(begun).Seconds()
}

// copies measures the clone of a match and a plain copy of as many bytes. They take turns and the
// fastest turn of each counts, so that a disturbance hits neither alone.
func (b *bencher) copies(r *benchResult) {
	r.StateBytes = b.largest.Bytes()
	from, to := make([]byte, r.StateBytes), make([]byte, r.StateBytes)
	var dst engine.Table
	const times = 20000
	for range 20 {
		begun := time.Now()
		for range times {
			dst.Copy(&b.largest)
		}
		clone := time.Since(begun)
		begun = time.Now()
		for range times {
			copy(to, from)
		}
		plain := time.Since(begun)
		if ns := float64(clone.Nanoseconds()) / times; r.CloneNS == 0 || ns < r.CloneNS {
			r.CloneNS = ns
		}
		if ns := float64(plain.Nanoseconds()) / times; r.MemcpyNS == 0 || ns < r.MemcpyNS {
			r.MemcpyNS = ns
		}
	}
}

// firstDecision starts this program anew and measures, in milliseconds, until it has a match at its
// first decision. The best of three counts: the first one may have to read the program from disk.
func firstDecision(game string) (float64, error) {
	// Not os.Executable: under go test that is the test, which would start itself without end.
	self, err := exec.LookPath(os.Args[0])
	if err != nil {
		return 0, fmt.Errorf("the program cannot be started again to measure its start: %w", err)
	}
	best := 0.0
	for range 3 {
		cmd := exec.Command(self, "bench", game, "--first")
		out, err := cmd.StdoutPipe()
		if err != nil {
			return 0, err
		}
		begun := time.Now()
		if err := cmd.Start(); err != nil {
			return 0, fmt.Errorf("the program cannot be started again to measure its start: %w", err)
		}
		_, readErr := bufio.NewReader(out).ReadString('\n')
		ms := float64(time.Since(begun).Microseconds()) / 1000
		if err := cmd.Wait(); err != nil || readErr != nil {
			return 0, fmt.Errorf("the program that was started to measure its start said nothing")
		}
		if best == 0 || ms < best {
			best = ms
		}
	}
	return best, nil
}
