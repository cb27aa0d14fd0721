// Package web holds the built page, so that one binary serves everything.
package web

import "embed"

// Dist is the folder dist, made by `npm run build`.
//
//go:embed all:dist
var Dist embed.FS
