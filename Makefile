# Two commands matter: `make play` and `make test`. Both set up what is missing; neither redoes what is there.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python

# One step of a longer target: says what it does, and on failure which one it was.
step = @echo "== $(1)"; $(2) || { echo "make: the step '$(1)' failed" >&2; exit 1; }

.PHONY: help play test test-all lint types bench lock clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: .venv/play  ## set everything up and play
	@$(BIN)/parlour play

test: .venv/dev  ## set everything up and run all tests
	$(call step,lint,$(MAKE) --no-print-directory lint)
	$(call step,types,$(MAKE) --no-print-directory types)
	$(call step,tests,$(BIN)/pytest -n 2 -m "not long")
	$(call step,rules without the compiler: every line executed,tests/coverage)

test-all: test  ## the tests, and the proofs that take longer
	$(call step,long proofs,$(BIN)/pytest -m long)

lint: .venv/dev  ## style, formatting
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: .venv/dev  ## strict static types
	@$(BIN)/mypy

bench: .venv/bench  ## measure, as ratios against peers
	@$(RUN) -m bench

lock: .venv/dev  ## write the requirement files anew (needs uv)
	@requirements/lock

clean:  ## remove what the set-up made
	@rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .coverage*

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Parlour needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version). Try: make PYTHON=python3.12 …" >&2; exit 1; }
	@echo "== setting up Python in .venv"
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/play: .venv/python requirements/play.txt pyproject.toml
	@echo "== installing what playing needs"
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	@$(RUN) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: .venv/play requirements/dev.txt
	@echo "== installing what the tests need"
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

.venv/bench: .venv/dev requirements/bench.txt
	@echo "== installing the peers that benchmarks compare with"
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@
