package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net/http"
	"strings"
	"testing"
)

// TestServe starts the server twice on the same data, asks it for its games and stops it.
func TestServe(t *testing.T) {
	dir := t.TempDir()
	for range 2 {
		ctx, stop := context.WithCancel(context.Background())
		out, in := io.Pipe()
		var errs bytes.Buffer
		code := make(chan int)
		go func() {
			code <- run(ctx, []string{"serve", "--addr", "127.0.0.1:0", "--data", dir}, strings.NewReader(""), in, &errs)
			in.Close()
		}()
		line, err := bufio.NewReader(out).ReadString('\n')
		go io.Copy(io.Discard, out)
		url, ok := strings.CutPrefix(strings.TrimSpace(line), "Cantina is open at ")
		if err != nil || !ok {
			t.Fatalf("the first line is %q (%v), errors %s", line, err, errs.String())
		}
		r, err := http.Get(url + "/api/games")
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(r.Body)
		r.Body.Close()
		if err != nil || r.StatusCode != http.StatusOK || !bytes.Contains(body, []byte("deckbuilding")) {
			t.Errorf("%d %s (%v)", r.StatusCode, body, err)
		}
		http.DefaultClient.CloseIdleConnections()
		stop()
		if c := <-code; c != exitOK {
			t.Errorf("exit code %d: %s", c, errs.String())
		}
	}
}
