package bot

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestOnlyTheView reads the source of this package: a bot uses nothing of a View but what is listed
// here, and nothing but the arena opens a match or asks a table for a view. The compiler does the
// rest, because the table behind a View has no exported name.
func TestOnlyTheView(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	ofView := []string{"Seat", "Choices", "Sample"}
	ofMatch := []string{"View", "Reset", "New", "Load", "Explain"}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || name == "arena.go" {
			continue
		}
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		views := map[string]bool{}
		ast.Inspect(f, func(n ast.Node) bool {
			if field, ok := n.(*ast.Field); ok && isView(field.Type) {
				for _, id := range field.Names {
					views[id.Name] = true
				}
			}
			return true
		})
		ast.Inspect(f, func(n ast.Node) bool {
			s, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			x, ok := s.X.(*ast.Ident)
			switch {
			case ok && views[x.Name] && !slices.Contains(ofView, s.Sel.Name):
				t.Errorf("%s: a bot may not use %s of its view", fset.Position(s.Pos()), s.Sel.Name)
			case (!ok || x.Name != "engine") && slices.Contains(ofMatch, s.Sel.Name):
				t.Errorf("%s: only the arena may use %s", fset.Position(s.Pos()), s.Sel.Name)
			}
			return true
		})
	}
}

func isView(e ast.Expr) bool {
	s, ok := e.(*ast.SelectorExpr)
	return ok && s.Sel.Name == "View"
}
