package destiny_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"testing"

	"cantina/engine/enginetest/nodes"
)

// TestEveryNodeHasWords: every node of this package has a case in the switches of english*.go.
func TestEveryNodeHasWords(t *testing.T) {
	files, err := filepath.Glob("english*.go")
	if err != nil {
		t.Fatal(err)
	}
	handled := map[string]bool{}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CaseClause:
				for _, e := range n.List {
					note(handled, e)
				}
			case *ast.TypeAssertExpr:
				note(handled, n.Type)
			}
			return true
		})
	}
	for _, name := range nodes.Types(t, ".") {
		if !handled[name] {
			t.Errorf("english*.go has no words for the node %s", name)
		}
	}
}

func note(handled map[string]bool, e ast.Expr) {
	if id, ok := e.(*ast.Ident); ok {
		handled[id.Name] = true
	}
}
