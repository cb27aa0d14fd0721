// Package enginetest holds what every game is tested with: the conformance suite [Conform], which
// plays many random games and checks the laws of package engine in each of them, and [RunDir], which
// plays the scenarios of a folder.
package enginetest
