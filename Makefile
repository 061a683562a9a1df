# Two commands do everything: `make play` and `make test`. The work itself is in tools/.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help python play setup run web static wheel test quick lint format pictures deep docs fast unfast slow pins clean

help: ## show this list
	@echo "Spieltisch: make play | make test"
	@grep -E '^[a-z]+:.*##' Makefile | awk -F ':.*## ' '{ printf "  make %-8s %s\n", $$1, $$2 }'

python:
	@test -n "$(PYTHON)" || { echo "Spieltisch needs Python 3.11 or newer (python3 on the PATH, or make PYTHON=...)."; exit 1; }

play: run web ## install what is missing and open the table
	@$(BIN)/python tools/play.py $(ARGS)

run: python
	@$(PYTHON) tools/environment.py run

setup: python ## make .venv with everything a developer needs
	@$(PYTHON) tools/environment.py dev

web: run ## build the browser table when its sources changed
	@$(PYTHON) tools/web.py build

static: run ## build the table without a server: a folder for any web host (dist/table)
	@$(PYTHON) tools/web.py static

wheel: run web ## build the package that pip installs, with page, server and terminal (FAST=1: compiled engine)
	@$(BIN)/python tools/package.py $(if $(FAST),fast)

test: setup ## all checks: style, types, imports, web, tests, compiled build
	@$(PYTHON) tools/environment.py chromium
	@$(BIN)/python tools/check.py

quick: setup ## style, types, imports and the quick tests: two minutes
	@$(BIN)/python tools/check.py ruff format mypy imports quick

lint: setup ## style, types and import contracts only
	@$(BIN)/python tools/check.py ruff format mypy imports rooms

format: setup ## let ruff and Prettier fix and format the sources
	@$(BIN)/ruff check -q --fix src tests tools benchmarks web/scripts docs/conf.py setup.py || true
	@$(BIN)/ruff format -q src tests tools benchmarks web/scripts docs/conf.py setup.py
	@$(PYTHON) tools/web.py format

pictures: setup ## picture every page and table at four sizes, compare with BASE=revision pixel by pixel (ONLY="words of names")
	@$(PYTHON) tools/environment.py chromium
	@$(BIN)/python tools/pictures.py

deep: setup ## every test at full scale (hours)
	@$(PYTHON) tools/environment.py chromium
	@$(BIN)/python tools/check.py web deep

docs: python ## write the pages of build/docs: the docs folder and every public name
	@$(PYTHON) tools/environment.py docs
	@$(BIN)/python -m sphinx -q -W --keep-going -d .cache/docs docs build/docs && echo "==> build/docs/index.html"

fast: setup ## compile core, games and opponents in place with mypyc
	@$(BIN)/python tools/compiled.py fast

unfast slow: python ## remove the compiled files
	@$(PYTHON) tools/compiled.py unfast

pins: setup ## resolve the pinned requirements anew
	@$(BIN)/python tools/pins.py

clean: unfast ## remove everything that was built
	@rm -rf .venv .cache .hypothesis build dist src/*.egg-info src/spieltisch/server/static web/node_modules
