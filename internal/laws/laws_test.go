// Package laws holds the engine's laws as a test over the source: what a match may depend on, which
// layer may know which, and what may not be in a card.
package laws

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"

	"cantina/games"
)

const module = "cantina"

// deterministic are the folders in which nothing may depend on the clock, on global randomness, on
// the order of a map or on a goroutine.
var deterministic = []string{"engine", "games", "bot", "match"}

func TestLaws(t *testing.T) {
	pkgs := load(t)
	for _, p := range pkgs {
		path := strings.TrimPrefix(p.PkgPath, module+"/")
		for _, f := range p.Syntax {
			l := law{t: t, pkg: p, path: path}
			if l.in(deterministic...) {
				ast.Inspect(f, l.determinism)
			}
			if l.in("engine", "bot", "match", "store") {
				l.noGameNames(f)
			}
			if l.in("engine", "bot", "server", "store", "match") {
				l.noCardIDs(f)
			}
			l.layers(f)
		}
	}
}

func load(t *testing.T) []*packages.Package {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{
		Dir: "../..", Mode: packages.NeedName | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedFiles | packages.NeedImports | packages.NeedDeps,
	}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	if packages.PrintErrors(pkgs) > 0 {
		t.Fatal("the source does not type-check")
	}
	if len(pkgs) < 5 {
		t.Fatalf("only %d packages were found", len(pkgs))
	}
	return pkgs
}

type law struct {
	t    *testing.T
	pkg  *packages.Package
	path string
}

// in reports whether the package lies in one of the folders.
func (l law) in(folders ...string) bool {
	for _, f := range folders {
		if l.path == f || strings.HasPrefix(l.path, f+"/") {
			return true
		}
	}
	return false
}

func (l law) broken(pos token.Pos, format string, args ...any) {
	l.t.Helper()
	l.t.Errorf("%s: %s", l.pkg.Fset.Position(pos), fmt.Sprintf(format, args...))
}

// determinism refuses map iteration, goroutines, the clock and global randomness. A map range is
// allowed where a comment on its line says "order does not matter" and why.
func (l law) determinism(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GoStmt:
		if !l.in("bot") { // the arena plays whole matches side by side
			l.broken(n.Pos(), "a goroutine in a deterministic package")
		}
	case *ast.RangeStmt:
		if _, ok := l.pkg.TypesInfo.TypeOf(n.X).Underlying().(*types.Map); ok && !l.excused(n.Pos()) {
			l.broken(n.Pos(), "iterates over a map, whose order differs from run to run")
		}
	case *ast.SelectorExpr:
		obj := l.pkg.TypesInfo.Uses[n.Sel]
		if obj == nil || obj.Pkg() == nil {
			return true
		}
		fn, isFunc := obj.(*types.Func)
		switch {
		case obj.Pkg().Path() == "time" && (obj.Name() == "Now" || obj.Name() == "Since" || obj.Name() == "After"):
			if !l.in("bot") { // the arena measures decisions a second
				l.broken(n.Pos(), "reads the clock (time.%s)", obj.Name())
			}
		case isFunc && strings.HasPrefix(obj.Pkg().Path(), "math/rand") && fn.Signature().Recv() == nil && !strings.HasPrefix(obj.Name(), "New"):
			l.broken(n.Pos(), "uses the global random generator (rand.%s)", obj.Name())
		}
	}
	return true
}

// excused reports whether the line carries the comment that allows a map range.
func (l law) excused(pos token.Pos) bool {
	line := l.pkg.Fset.Position(pos).Line
	file := l.pkg.Fset.Position(pos).Filename
	for _, f := range l.pkg.Syntax {
		if l.pkg.Fset.Position(f.Pos()).Filename != file {
			continue
		}
		for _, g := range f.Comments {
			if at := l.pkg.Fset.Position(g.End()).Line; (at == line || at == line-1) && strings.Contains(g.Text(), "order does not matter") {
				return true
			}
		}
	}
	return false
}

func (l law) noGameNames(f *ast.File) {
	var ids []string
	for _, g := range games.All() {
		ids = append(ids, g.ID)
	}
	ids = append(ids, "destiny", "invaders", "pocketmodel", "swccg")
	re := regexp.MustCompile(`(?i)\b(` + strings.Join(ids, "|") + `)\b`)
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			if n.Kind == token.STRING && re.MatchString(n.Value) {
				l.broken(n.Pos(), "names a game: %s", n.Value)
			}
		case *ast.Ident:
			if re.MatchString(n.Name) {
				l.broken(n.Pos(), "names a game: %s", n.Name)
			}
		}
		return true
	})
}

func (l law) noCardIDs(f *ast.File) {
	known := map[string]bool{}
	for _, g := range games.All() {
		for _, d := range g.Defs {
			if strings.Contains(d.ID, "-") { // plain words such as "hoth" may be other things
				known[d.ID] = true
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && known[strings.Trim(lit.Value, "`\"")] {
			l.broken(lit.Pos(), "names a card: %s", lit.Value)
		}
		return true
	})
}

// allowed says which folders of the project a folder may import; a folder may always import itself
// and what lies in it.
var allowed = map[string][]string{
	"engine": {},
	"bot":    {"engine"},
	"games":  {"engine"},
	"match":  {"engine", "games", "bot"},
	"store":  {},
	"web":    {},
	"server": {"engine", "games", "bot", "match", "store", "web"},
	"cmd":    {"engine", "games", "bot", "match", "store", "server", "internal"},
}

func (l law) layers(f *ast.File) {
	top, _, _ := strings.Cut(l.path, "/")
	may, ok := allowed[top]
	if !ok {
		return
	}
	for _, im := range f.Imports {
		path, own := strings.CutPrefix(strings.Trim(im.Path.Value, `"`), module+"/")
		if !own {
			continue
		}
		target, _, _ := strings.Cut(path, "/")
		if target != top && !slices.Contains(may, target) {
			l.broken(im.Pos(), "%s may not import %s", l.path, path)
		}
		if top == "games" && target == "games" && l.path != "games" && path != l.path {
			l.broken(im.Pos(), "a game may not import another game: %s imports %s", l.path, path)
		}
	}
}

// TestNoFunctionsInCards walks every ability of every game: a card is data.
func TestNoFunctionsInCards(t *testing.T) {
	for _, g := range games.All() {
		for i := range g.Defs {
			for _, a := range g.Defs[i].Abilities {
				if where := findFunc(a); where != "" {
					t.Errorf("%s: card %s holds a function at %s", g.ID, g.Defs[i].ID, where)
				}
			}
		}
	}
}
