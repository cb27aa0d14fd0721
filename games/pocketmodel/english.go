package pocketmodel

import "cantina/engine/effect/english"

var lexicon = english.Lexicon{}

type words struct{ english.Words }
