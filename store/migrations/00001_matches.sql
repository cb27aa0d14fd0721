-- +goose Up

-- A match as it was set up. setup and players are JSON; times are Unix milliseconds.
CREATE TABLE matches (
	id      TEXT PRIMARY KEY,
	game    TEXT NOT NULL,
	version TEXT NOT NULL,
	setup   TEXT NOT NULL,
	seed    BLOB NOT NULL,
	players TEXT NOT NULL,
	begun   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What happened in it, only ever appended: a choice, or below 0 a take-back. The primary key
-- settles races: of two writers of the same number one fails.
CREATE TABLE entries (
	match TEXT NOT NULL REFERENCES matches (id),
	seq   INTEGER NOT NULL,
	value INTEGER NOT NULL,
	hash  BLOB NOT NULL,
	at    INTEGER NOT NULL,
	PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
