package bot

import (
	"testing"

	"cantina/engine"
	"cantina/games"
)

// BenchmarkChoose measures one choice of each bot in matches that it plays against itself.
func BenchmarkChoose(b *testing.B) {
	for _, g := range games.All() {
		for _, l := range Levels() {
			b.Run(g.ID+"/"+l.ID, func(b *testing.B) {
				p, err := New(l.ID, 1)
				if err != nil {
					b.Fatal(err)
				}
				t := &engine.Table{Game: g}
				t.Over.Ended = true
				b.ReportAllocs()
				for n := 0; b.Loop(); {
					if t.Over.Ended {
						if err := t.Reset(engine.Setup{Seed: SeedOf(1, n)}); err != nil {
							b.Fatal(err)
						}
						n++
					}
					if err := t.Choose(p.Choose(t.View(t.Ask.Seat))); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
