package server

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"sync"
	"time"
)

// file is something that never changes while the server runs, also in its compressed form.
type file struct {
	mime, etag string
	body       []byte
	cache      string // Cache-Control
	zipped     func() []byte
}

func newFile(mime string, body []byte) *file {
	sum := sha256.Sum256(body)
	f := &file{mime: mime, etag: `"` + hex.EncodeToString(sum[:8]) + `"`, body: body, cache: "no-cache"}
	f.zipped = sync.OnceValue(func() []byte {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		_, _ = z.Write(body) // a bytes.Buffer takes everything
		_ = z.Close()
		return b.Bytes()
	})
	return f
}

// ServeHTTP answers with the file, or with "not modified" when the browser has it.
func (f *file) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", f.mime)
	h.Set("Cache-Control", f.cache)
	body, etag := f.body, f.etag
	if compressible(f.mime) {
		h.Set("Vary", "Accept-Encoding")
		if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			h.Set("Content-Encoding", "gzip")
			body, etag = f.zipped(), strings.TrimSuffix(etag, `"`)+`-gz"`
		}
	}
	h.Set("ETag", etag)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(body))
}

func compressible(mime string) bool {
	return strings.HasPrefix(mime, "text/") || strings.Contains(mime, "json") || strings.Contains(mime, "javascript") || strings.Contains(mime, "svg")
}

// page is the built web page. Its routes are behind the # of the address, so that there is one
// document; any other path without a file leads to it.
type page map[string]*file

func newPage(dist fs.FS) (page, error) {
	p := page{}
	return p, fs.WalkDir(dist, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		body, err := fs.ReadFile(dist, name)
		if err != nil {
			return err
		}
		f := newFile(mimeOf(name), body)
		if strings.HasPrefix(name, "assets/") { // its name changes with its content
			f.cache = "public, max-age=31536000, immutable"
		}
		p["/"+name] = f
		return nil
	})
}

// mimeOf does not ask the system, whose tables differ, for what browsers insist on.
func mimeOf(name string) string {
	switch ext := path.Ext(name); ext {
	case ".html":
		return "text/html; charset=utf-8"
	case ".js", ".mjs":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".svg":
		return "image/svg+xml"
	case ".json", ".map":
		return "application/json"
	case ".txt":
		return "text/plain; charset=utf-8"
	case ".woff2":
		return "font/woff2"
	case ".webmanifest":
		return "application/manifest+json"
	default:
		if t := mime.TypeByExtension(ext); t != "" {
			return t
		}
		return "application/octet-stream"
	}
}

func (p page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Path
	if name == "/" {
		name = "/index.html"
	}
	f, ok := p[name]
	switch {
	case r.Method != http.MethodGet && r.Method != http.MethodHead:
		http.Error(w, "This address can only be read.", http.StatusMethodNotAllowed)
	case ok:
		f.ServeHTTP(w, r)
	case path.Ext(name) == "":
		http.Redirect(w, r, "/", http.StatusFound)
	default:
		http.NotFound(w, r)
	}
}
