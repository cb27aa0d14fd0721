package store_test

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"cantina/store"
)

func open(t *testing.T, dir string) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func sample() store.Match {
	return store.Match{
		ID: "m1", Game: "deckbuilding", Version: "1", Setup: []byte(`{"options":{"bases":"full"}}`), Seed: [32]byte{1, 2, 3},
		Players: []store.Player{{Name: "you", Token: []byte("hash")}, {Bot: "greedy"}}, Begun: time.UnixMilli(1700000000123),
	}
}

// What was written is there after the process has ended without closing anything.
func TestSurvives(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a folder", "with 100% odd?#name")
	s, ctx := open(t, dir), t.Context()
	m := sample()
	if err := s.Create(ctx, m); err != nil {
		t.Fatal(err)
	}
	entries := []store.Entry{{Value: 3, Hash: [8]byte{9}, At: time.UnixMilli(5)}, {Value: -1, At: time.UnixMilli(6)}}
	for i, e := range entries {
		if err := s.Append(ctx, m.ID, i+1, e); err != nil {
			t.Fatal(err)
		}
	}
	again := open(t, dir)
	got, err := again.Match(ctx, m.ID)
	if err != nil || !reflect.DeepEqual(got, m) {
		t.Errorf("got %+v, %v", got, err)
	}
	if got, err := again.Entries(ctx, m.ID); err != nil || !reflect.DeepEqual(got, entries) {
		t.Errorf("got %+v, %v", got, err)
	}
	if info, err := os.Stat(filepath.Join(dir, store.FileName)); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the file with the seeds can be read by others: %v, %v", info.Mode(), err)
	}
}

func TestRelativeFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	open(t, "data")
	if _, err := os.Stat(filepath.Join("data", store.FileName)); err != nil {
		t.Error(err)
	}
}

func TestNotFound(t *testing.T) {
	s := open(t, t.TempDir())
	if _, err := s.Match(t.Context(), "none"); !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
	if err := s.Append(t.Context(), "none", 1, store.Entry{}); err == nil {
		t.Error("an entry without a match was accepted")
	}
}

// Of many writers of one number, in two processes, exactly one succeeds.
func TestRace(t *testing.T) {
	dir, ctx := t.TempDir(), context.Background()
	a, b := open(t, dir), open(t, dir)
	if err := a.Create(ctx, sample()); err != nil {
		t.Fatal(err)
	}
	var won, lost atomic.Int32
	var wg sync.WaitGroup
	for i := range 20 {
		s := a
		if i%2 == 1 {
			s = b
		}
		wg.Go(func() {
			switch err := s.Append(ctx, "m1", 1, store.Entry{Value: int32(i)}); {
			case err == nil:
				won.Add(1)
			case errors.Is(err, store.ErrConflict):
				lost.Add(1)
			default:
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if won.Load() != 1 || lost.Load() != 19 {
		t.Errorf("%d have written entry 1, %d were refused", won.Load(), lost.Load())
	}
}

func TestBadFiles(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, store.FileName)
	if err := os.WriteFile(path, []byte(strings.Repeat("not a database ", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Open(t.Context(), dir); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("a file that is no database: %v", err)
	}
	if _, err := store.Open(t.Context(), path); err == nil || !strings.Contains(err.Error(), "cannot be used") {
		t.Errorf("a folder that is a file: %v", err)
	}
}

// A program that is older than the data must leave it alone.
func TestNewerSchema(t *testing.T) {
	dir := t.TempDir()
	open(t, dir).Close()
	db, err := sql.Open("sqlite", filepath.Join(dir, store.FileName))
	if err != nil {
		t.Fatal(err)
	}
	_, err = db.Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, 1)`)
	if err = errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Open(t.Context(), dir); err == nil || !strings.Contains(err.Error(), "written by a newer one") {
		t.Errorf("a newer schema: %v", err)
	}
}

// A gap in the numbers means that the file was edited: such a match must not go on.
func TestMissingEntry(t *testing.T) {
	s, ctx := open(t, t.TempDir()), t.Context()
	if err := errors.Join(s.Create(ctx, sample()), s.Append(ctx, "m1", 2, store.Entry{})); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Entries(ctx, "m1"); err == nil || !strings.Contains(err.Error(), "entry 1 is missing") {
		t.Error(err)
	}
}
