package destiny_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine"
	"cantina/engine/enginetest"
	"cantina/games/destiny"
	"cantina/internal/nodes"
)

// TestTexts compares the generated text of every card with the one that was reviewed.
func TestTexts(t *testing.T) {
	text := cardTexts(destiny.Game())
	for line := range strings.Lines(text) {
		if strings.Contains(line, "⟨") {
			t.Errorf("a node has no words: %s", line)
		}
	}
	enginetest.Golden(t, "testdata/cards.txt", text)
}

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

func cardTexts(g *engine.Game) string {
	var b strings.Builder
	for i := range g.Defs {
		d := &g.Defs[i]
		unique := ""
		if d.Unique {
			unique = "unique "
		}
		fmt.Fprintf(&b, "%s (%s, %s): %s%s %s", d.Name, d.ID, d.Code, unique, g.Classes[d.Class], g.Types[d.Type])
		for _, t := range d.Traits {
			b.WriteString(" " + g.Traits[t])
		}
		for k, n := range d.Figures {
			if n != 0 {
				fmt.Fprintf(&b, ", %s %d", g.Attrs[k].Name, n)
			}
		}
		for k, f := range d.Faces {
			if k == 0 {
				b.WriteString(", die")
			}
			b.WriteString(" " + g.FaceCode(f))
		}
		b.WriteString("\n")
		lines, _ := g.Text(d)
		for _, l := range lines {
			b.WriteString("  " + l + "\n")
		}
	}
	return b.String()
}
