# make test passes every test; make build makes ./bin/cantina; make help lists the rest.
.PHONY: help test go page page-dist e2e lint fuzz bench build deps clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

test: deps page-dist lint go page e2e ## everything, as CI runs it

deps: web/node_modules/.package-lock.json ## npm packages, and Chromium from Debian where it is missing
	@command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null)

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

page-dist: deps ## build the page; fails if the committed web/dist differs from the fresh build
	cd web && npm run --silent build
	@git diff --exit-code --stat -- web/dist && test -z "$$(git status --porcelain -- web/dist)" \
		|| { echo 'web/dist is not what web/src builds to: commit the fresh build (make page-dist, git add web/dist).'; exit 1; }

lint: ## gofumpt, go vet, staticcheck
	@out=$$(go tool gofumpt -l $$(git ls-files '*.go')); test -z "$$out" || { echo "not formatted (go tool gofumpt -w .):"; echo "$$out"; exit 1; }
	go vet ./...
	go tool staticcheck ./...

go: ## Go tests with the race detector
	go test -race ./...

page: deps ## types and unit tests of the page
	cd web && npm run --silent check && npm test --silent

e2e: deps ## the page in a real browser against the real server
	cd web && npm run --silent e2e

fuzz: ## every fuzz test for a minute
	@for p in $$(git grep -l '^func Fuzz' -- '*_test.go'); do \
		for f in $$(grep -o '^func Fuzz[A-Za-z0-9]*' $$p | cut -c6-); do \
			echo "$$p $$f"; go test -run=NONE -fuzz="^$$f\$$" -fuzztime=60s -fuzzminimizetime=20x "./$$(dirname $$p)" || exit 1; done; done

bench: ## benchmarks of the engine, the games and the bots; compare two files with go tool benchstat
	go test -run=NONE -bench=. -count=6 ./engine/... ./games/... ./bot/...

build: ## the binary
	go build -o bin/cantina ./cmd/cantina

clean:
	rm -rf bin web/node_modules
