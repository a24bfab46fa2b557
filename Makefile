# Two commands matter: `make play` and `make test`. Both set up what is missing; neither redoes what is there.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=3  # the pages are built while Python is set up, and games compiled while the rest is
endif
PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python
# What is installed is compiled where it is first imported: most of it never is.
INSTALL := $(RUN) -m pip install --quiet --disable-pip-version-check --no-compile

# `make play` says at its end how long each step of the set-up took.
ifneq ($(filter play,$(MAKECMDGOALS)),)
BEGAN := $(shell rm -f build/times; date +%s)
took = requirements/took "$(1)" "$$SECONDS"
else
took = true
endif

# One step of a longer target: says what it does, and on failure which one it was.
step = @echo "== $(1)"; $(2) || { echo "make: the step '$(1)' failed" >&2; exit 1; }

WEB := src/parlour/web/index.html
WEB_SOURCES := $(shell find web/src web/build web/public -type f 2>/dev/null) $(wildcard src/parlour/speech/languages/*/*.ftl) \
  web/index.html web/vite.config.ts $(wildcard src/parlour/games/*/engine/browser.wasm)
INTERPRETER := src/parlour/interpreter/ready
PYODIDE := pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm python_stdlib.zip pyodide-lock.json
PORT ?= 8321
# `make play HOME=1` lets phones at home join. Every shell has a HOME too, the user's folder, so it is put back.
ifeq ($(origin HOME),command line)
PHONES := $(if $(filter-out 0 no,$(HOME)),--home)
override HOME := $(shell unset HOME; echo ~)
endif
# Every process of the tests would otherwise compile all sources anew where the machine's settings forbid keeping bytecode.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play web pocket engine test tested test-all compiled mutants browsers lint types docs notebooks audit bench pictures sheet wheel release lock clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: .venv/play $(WEB)  ## set everything up, and play in the browser
	@[ ! -s build/times ] || { echo "== set up in $$(( $$(date +%s) - $(BEGAN) )) s; steps overlap:"; cat build/times; }
	@exec $(BIN)/parlour serve --port $(PORT) --open $(PHONES) $(if $(wildcard build/pocket/offline.js),--offline build/pocket)

web: $(WEB)  ## build the web pages

pocket: .venv/play $(WEB) $(INTERPRETER)  ## write the pages as plain files that play without a server, into build/pocket
	@$(BIN)/parlour pocket -o build/pocket

engine: .venv/play  ## compile what games offer to browsers anew (needs wasm-ld)
	@command -v wasm-ld >/dev/null || { echo "Compiling for browsers needs wasm-ld (Debian: apt install lld)." >&2; exit 1; }
	@$(RUN) -m parlour.engine.modules

test: lint types tested  ## set everything up and run all tests

# Beside style and types, which have time until the tests end: compiling is what these wait for.
tested: .venv/dev compiled $(WEB) .venv/browser
	$(call step,tests,tests/run)

compiled: .venv/play
	$(call step,compiling the games,tests/compile)

test-all:  ## the tests, and the proofs that take longer
	@for each in .venv/strace .venv/browsers .venv/adapters .venv/docs test; do $(MAKE) --no-print-directory $$each; done
	$(call step,rules without the compiler: every line executed,tests/coverage)
	$(call step,long proofs,$(BIN)/pytest -m long)

SEED ?= 1
SAMPLE ?= 40
mutants: .venv/dev compiled $(WEB) .venv/browser  ## try small faults, and list those that no test notices (SEED=1 SAMPLE=40)
	@$(RUN) -m tests.mutants --seed $(SEED) --sample $(SAMPLE) $(if $(ONLY),--only $(ONLY)) $(if $(TESTS),--tests $(TESTS))

browsers: .venv/browsers  ## install Firefox and WebKit, in which test-all plays whole games too

lint: .venv/dev  ## style, formatting
	$(call step,lint,$(BIN)/ruff check . && $(BIN)/ruff format --check .)

types: .venv/dev web/node_modules/installed  ## strict static types
	$(call step,types,{ nice -n 5 npm --prefix web run --silent check & web=$$!; status=0; nice -n 5 $(BIN)/mypy || status=$$?; wait $$web || status=$$?; [ $$status = 0 ]; })

docs: .venv/docs  ## build the manual, into build/manual
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "To read it, with search: $(RUN) -m http.server --bind 127.0.0.1 --directory build/manual"

notebooks: .venv/docs  ## run the notebooks of docs/notebooks anew, and store what they show
	@$(RUN) -m tests.whole.manual.notebooks

audit: .venv/python  ## ask the registries for known vulnerabilities of what is pinned
	@$(RUN) requirements/audit

bench: .venv/bench  ## measure, as ratios against peers
	@$(RUN) -m bench

pictures: .venv/dev $(WEB) .venv/browser  ## draw the pictures of docs/pictures anew
	@$(RUN) -m tests.web.pictures

sheet: .venv/dev $(WEB) .venv/browser  ## draw every screen, and every table at every size, into build/sheets (LANGUAGE=fr: in French)
	@$(RUN) -m tests.web.fit.walk build/sheets --lang $(or $(LANGUAGE),en)
	@$(RUN) -m tests.web.fit.sheet build/sheets --lang $(or $(LANGUAGE),en)

wheel: .venv/play $(WEB)  ## build the package that people install, into dist
	@rm -rf dist && mkdir dist && $(RUN) -c 'import hatchling.build as back; print("dist/" + back.build_wheel("dist"))'

release: .venv/play $(WEB)  ## build a release into dist, twice, and compare; uploads nothing (REHEARSE=1 before a commit)
	@$(RUN) requirements/release $(if $(REHEARSE),--rehearse)

lock: .venv/dev  ## write the requirement files anew (needs uv)
	@requirements/lock

clean:  ## remove what the set-up made
	@rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .coverage* web/node_modules src/parlour/web $(dir $(INTERPRETER))

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Parlour needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version). Try: make PYTHON=python3.12 …" >&2; exit 1; }
	@echo "== setting up Python in .venv"
	@$(PYTHON) -m venv .venv && $(call took,Python)
	@touch $@

.venv/play: .venv/python requirements/play.txt pyproject.toml
	@echo "== installing what playing needs"
	@$(INSTALL) --quiet --log .venv/pip.log --require-hashes -r requirements/play.txt >/dev/null && \
	  $(INSTALL) --no-deps --no-build-isolation -e . && $(call took,packages) .venv/pip.log && rm .venv/pip.log
	@touch $@

.venv/dev: .venv/play requirements/dev.txt
	@echo "== installing what the tests need"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/adapters: .venv/dev requirements/adapters.txt
	@echo "== installing what data sets are tested with"
	@$(INSTALL) --require-hashes -r requirements/adapters.txt
	@touch $@

.venv/docs: .venv/dev requirements/docs.txt
	@echo "== installing what the manual is built with"
	@$(INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@

.venv/bench: .venv/dev requirements/bench.txt
	@echo "== installing the peers that benchmarks compare with"
	@$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json
	@node -e 'process.exit(Number(parseInt(process.versions.node) < 20))' 2>/dev/null && command -v npm >/dev/null || { \
	  echo "Building the web pages needs Node.js 20 or newer with npm (Debian: apt install nodejs npm)." >&2; \
	  echo "Without it, '.venv/bin/parlour play' plays in the terminal." >&2; exit 1; }
	@echo "== installing what the web pages are built with"
	@npm --prefix web ci --silent --no-audit --no-fund && $(call took,tools for the pages: downloading and installing)
	@touch $@

$(WEB): web/node_modules/installed $(WEB_SOURCES)
	@echo "== building the web pages"
	@npm --prefix web run --silent build -- --logLevel error && $(call took,pages)
	@touch $@

# What pages without a server run: Pyodide from npm, and a wheel for it. The wheel of this package leaves it out.
$(INTERPRETER): .venv/python web/node_modules/installed requirements/pocket.txt
	@echo "== fetching the interpreter for pages without a server"
	@rm -rf $(@D) && mkdir -p $(@D) && cp $(addprefix web/node_modules/pyodide/,$(PYODIDE)) $(@D)
	@$(RUN) -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
	  --platform pyemscripten_2026_0_wasm32 --implementation cp --python-version 314 --abi cp314 \
	  -r requirements/pocket.txt -d $(@D)
	@touch $@

# The tests of failing power watch what a node writes.
.venv/strace: .venv/python
	@command -v strace >/dev/null || { echo "== installing strace"; as=; [ "$$(id -u)" = 0 ] || as="sudo -n"; \
	  $$as apt-get -qq -o DPkg::Lock::Timeout=300 update && \
	  $$as env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=300 install strace >/dev/null; } || { \
	  echo "The tests of failing power need strace, and it could not be installed here: install it yourself." >&2; exit 1; }
	@touch $@

# The tests drive Chromium's headless shell, which draws without a window; where it cannot be had, any Chromium or Chrome.
.venv/browser: .venv/python
	@command -v chromium-headless-shell >/dev/null || { echo "== installing Chromium"; \
	  as=; [ "$$(id -u)" = 0 ] || as="sudo -n"; \
	  $$as apt-get -qq -o DPkg::Lock::Timeout=300 update && \
	  for browser in chromium-headless-shell chromium; do \
	    $$as env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=300 --no-install-recommends install $$browser >/dev/null && break; \
	  done; } || command -v chromium chromium-browser google-chrome >/dev/null || { \
	  echo "The tests of the web pages need Chromium, and it could not be installed here: install it yourself." >&2; exit 1; }
	@touch $@

# Whole games are also played in Firefox, which speaks WebDriver itself, and in WebKitGTK's browser on a virtual screen.
.venv/browsers: .venv/browser
	@{ command -v firefox-esr || command -v firefox; } >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null || { \
	  echo "== installing Firefox and WebKit"; \
	  as=; [ "$$(id -u)" = 0 ] || as="sudo -n"; \
	  $$as apt-get -qq -o DPkg::Lock::Timeout=300 update && \
	  $$as env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=300 --no-install-recommends install \
	    firefox-esr webkit2gtk-driver xvfb >/dev/null; } || { \
	  echo "Whole games in other browsers need Firefox, WebKitWebDriver and Xvfb, and they could not be installed here." >&2; \
	  echo "Install them yourself (Debian: apt install firefox-esr webkit2gtk-driver xvfb)." >&2; exit 1; }
	@touch $@
