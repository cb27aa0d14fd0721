// Package store keeps matches in an SQLite file: how each was set up, and its entries in order. It
// knows no rules; a match comes back by playing its entries again.
//
// An entry is on the disk when Append returns, so what was acknowledged to a player survives the
// end of the process and a power cut.
package store

import (
	"context"
	"database/sql"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"github.com/pressly/goose/v3"
	"modernc.org/sqlite" // also registers the driver "sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// FileName is the name of the database in the data folder.
const FileName = "cantina.db"

// Errors of the store.
var (
	ErrNotFound = errors.New("there is no such match")
	// ErrConflict is the error of Append when the entry's number is taken: somebody else has moved the
	// match on, and it has to be loaded again.
	ErrConflict = errors.New("the match was moved on by another process")
)

// Match is how a match was set up.
type Match struct {
	ID      string
	Game    string
	Version string // of the game
	Setup   []byte // how it begins, as JSON in the server's form
	Seed    [32]byte
	Players []Player // one a seat
	Begun   time.Time
}

// Player is who plays a seat. Of a seat's token only its hash is kept.
type Player struct {
	Name  string `json:"name,omitempty"`
	Bot   string `json:"bot,omitempty"`
	Token []byte `json:"token,omitempty"`
}

// Entry is one step of a match and the hash of the position that it led to.
type Entry struct {
	Value int32
	Hash  [8]byte
	At    time.Time
}

// Store is an open data folder. It is safe for concurrent use.
type Store struct{ db *sql.DB }

//go:embed migrations/*.sql
var migrations embed.FS

// Open opens the database in a folder; both are made if they are missing. Its schema is brought up
// to date.
func Open(ctx context.Context, dir string) (*Store, error) {
	path, err := create(dir)
	if err != nil {
		return nil, fmt.Errorf("the data folder %s cannot be used: %w", dir, err)
	}
	// Everybody takes the write lock at the beginning of a transaction and waits for it, so that no
	// transaction fails half way. FULL makes each commit wait for the disk.
	dsn := url.URL{Scheme: "file", Path: path, RawQuery: url.Values{
		"_pragma": {"busy_timeout(5000)", "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(ON)"},
		"_txlock": {"immediate"},
	}.Encode()}
	db, err := sql.Open("sqlite", dsn.String())
	if err != nil {
		return nil, err
	}
	if err := migrate(ctx, db); err != nil {
		return nil, errors.Join(fmt.Errorf("the data file %s cannot be opened: %w", path, err), db.Close())
	}
	return &Store{db}, nil
}

// create makes the file readable by its owner alone, because it holds the seeds of running matches,
// and returns its absolute path: in a file URL a relative one would begin with a host.
func create(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	path := filepath.Join(dir, FileName)
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return "", err
	}
	return path, f.Close()
}

func migrate(ctx context.Context, db *sql.DB) error {
	dir, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	p, err := goose.NewProvider(goose.DialectSQLite3, db, dir)
	if err != nil {
		return err
	}
	have, known, err := p.GetVersions(ctx)
	if err != nil {
		return err
	}
	if have > known {
		return fmt.Errorf("its schema has version %d, and this program knows those up to %d: it was written by a newer one", have, known)
	}
	_, err = p.Up(ctx)
	return err
}

// Close closes the database.
func (s *Store) Close() error { return s.db.Close() }

// Create adds a match without entries.
func (s *Store) Create(ctx context.Context, m Match) error {
	players, err := json.Marshal(m.Players)
	if err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, `INSERT INTO matches (id, game, version, setup, seed, players, begun) VALUES (?, ?, ?, ?, ?, ?, ?)`,
		m.ID, m.Game, m.Version, string(m.Setup), m.Seed[:], string(players), m.Begun.UnixMilli())
	return err
}

// Append adds the entry number seq (from 1) to a match. It is ErrConflict if there is one already.
func (s *Store) Append(ctx context.Context, match string, seq int, e Entry) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO entries (match, seq, value, hash, at) VALUES (?, ?, ?, ?, ?)`,
		match, seq, e.Value, e.Hash[:], e.At.UnixMilli())
	var code *sqlite.Error
	if errors.As(err, &code) && code.Code() == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY {
		return ErrConflict
	}
	return err
}

// Match returns how a match was set up, or ErrNotFound.
func (s *Store) Match(ctx context.Context, id string) (Match, error) {
	m := Match{ID: id}
	var players string
	var seed []byte
	var begun int64
	err := s.db.QueryRowContext(ctx, `SELECT game, version, setup, seed, players, begun FROM matches WHERE id = ?`, id).
		Scan(&m.Game, &m.Version, &m.Setup, &seed, &players, &begun)
	if errors.Is(err, sql.ErrNoRows) {
		return m, ErrNotFound
	}
	if err != nil {
		return m, err
	}
	if len(seed) != len(m.Seed) {
		return m, fmt.Errorf("match %s: its seed has %d bytes, not %d", id, len(seed), len(m.Seed))
	}
	copy(m.Seed[:], seed)
	m.Begun = time.UnixMilli(begun)
	if err := json.Unmarshal([]byte(players), &m.Players); err != nil {
		return m, fmt.Errorf("match %s: %w", id, err)
	}
	return m, nil
}

// Entries returns all entries of a match in order.
func (s *Store) Entries(ctx context.Context, match string) ([]Entry, error) {
	rows, err := s.db.QueryContext(ctx, `SELECT seq, value, hash, at FROM entries WHERE match = ? ORDER BY seq`, match)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Entry
	for rows.Next() {
		var e Entry
		var seq int
		var hash []byte
		var at int64
		if err := rows.Scan(&seq, &e.Value, &hash, &at); err != nil {
			return nil, err
		}
		if seq != len(out)+1 {
			return nil, fmt.Errorf("match %s: entry %d is missing", match, len(out)+1)
		}
		copy(e.Hash[:], hash)
		e.At = time.UnixMilli(at)
		out = append(out, e)
	}
	return out, rows.Err()
}

// Ping reports whether the database answers.
func (s *Store) Ping(ctx context.Context) error { return s.db.PingContext(ctx) }
