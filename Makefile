# Everything the house needs is set up here: Python 3.11 to 3.14, git and make are all a machine must have.
#
# Set-up is three stamps in .venv, each redone only when a file it was made from changes:
#   .boot  the virtual environment, with uv in it            (requirements/boot.lock)
#   .run   what the program needs, and the program itself    (requirements/run.lock)
#   .dev   the same and the tools                            (requirements/dev.lock, same versions)
# and two for the page: frontend/node_modules (package-lock.json), and the built page (everything in frontend/).
# Every download is checked against a hash in a lock.

VENV  := .venv
BIN   := $(VENV)/bin
LOCKS := requirements
UV    := $(BIN)/uv
UVPIP := $(UV) pip
INTO  := --python $(BIN)/python
# Quiet unless something is wrong; `make test QUIET=` shows all.
QUIET := --quiet
# Node and npm come from the locks too.
NODE  := PATH="$(CURDIR)/$(BIN):$$PATH"
# Extra arguments for run, bench and lock.
ARGS  :=

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# A run of the tests starts hundreds of programs; where compiled modules are not kept, each compiles them all again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test quick checks beside compiled one-game check types lint imports fmt frontend page svelte units page-style pytest browser e2e screenshots bounds golden nightly faults fuzz simulate bench bench-peer peer bench-research bench-search bench-bots bench-hints bench-server bench-coach read-reviews bench-mistakes bench-best-response bench-master bench-house bench-start bench-people bench-lobby bench-looking-back bench-countdowns bench-ratings bench-pairing site release pyodide lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(VENV)/.run frontend ## set up if needed, then open the house: play in your browser
	@echo "==> the house (Ctrl-C closes it; nothing is lost)"
	@$(BIN)/caravanserai serve --browser true --log-level warning $(ARGS)

# First two at a time what needs one processor each; then the two long runs side by side, because each of them waits
# for houses and pages that it has started. The first shows how far it is, the second is told when it has ended. What is
# set up is made before that: two at a time would make it twice.
TWO := --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
ONE := --no-print-directory --jobs=1
test: $(VENV)/.dev $(MODULES) ## set up if needed, then every check and every test
	@$(MAKE) $(TWO) checks
	@$(MAKE) $(ONE) browser
	@$(MAKE) --no-print-directory --jobs=2 pytest beside PROCESSES=4
	@echo "==> all green"

# What was said is in a file until it has ended: the lines of two runs would be mixed. One process less than e2e alone:
# it ends first, and the other goes on with four, which wait for houses and servers a third of the time.
beside:
	@$(MAKE) $(ONE) bounds e2e PROCESSES=2 > $(VENV)/beside.log 2>&1 && status=0 || status=$$?; cat $(VENV)/beside.log; exit $$status

# The longest first.
checks: compiled units svelte types page-style frontend lint imports

# Processes that need the same rules would wait for each other: they are compiled once, before.
compiled: $(VENV)/.dev
	@echo "==> the compiled rules (a few minutes, once)"
	@$(BIN)/caravanserai prepare > $(VENV)/compiled.log 2>&1 || { cat $(VENV)/compiled.log; exit 1; }

# On SQLite alone: `make test` plays the same tables on PostgreSQL too.
quick: $(VENV)/.dev $(MODULES) ## a minute: rules, tables, the page's own tests, and a game in a browser
	@$(MAKE) $(ONE) frontend
	@$(MAKE) $(TWO) units one-game
	@echo "==> rules and tables (pytest, two processes)"
	@$(BIN)/python -m pytest -n 2 --dist loadfile -m "not slow and not nightly" tests/rules tests/tables $(ARGS)

one-game: browser $(PAGE)
	@echo "==> a game in a browser (playwright)"
	@$(BIN)/python -m pytest tests/e2e/test_whole_games.py -k one_click

check: lint page-style types imports ## style, types and the direction of imports

lint: $(VENV)/.dev
	@echo "==> style (ruff)"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "Some files are not formatted: run 'make fmt'."; exit 1; }

types: $(VENV)/.dev
	@echo "==> types (mypy, strict)"
	@$(BIN)/mypy --no-error-summary

imports: $(VENV)/.dev
	@echo "==> imports only point down (import-linter)"
	@$(BIN)/lint-imports --no-cache > $(VENV)/imports.log 2>&1 || { cat $(VENV)/imports.log; exit 1; }

# The page: what Node needs, then the build. It lands in the package, so that the house and a wheel have it.
MODULES := frontend/node_modules/.package-lock.json
PAGE    := src/caravanserai/web/page/app/index.html
SOURCES := $(shell find frontend/src frontend/public -type f 2> /dev/null) \
	$(wildcard frontend/*.ts frontend/*.js frontend/*.json frontend/*.html src/caravanserai/strings/*.ftl src/caravanserai/games/*/strings/*.ftl)

frontend: $(PAGE) ## build the page that people see (quick when nothing changed)

$(MODULES): frontend/package-lock.json | $(VENV)/.run
	@echo "==> what the page is built from, from frontend/package-lock.json"
	@cd frontend && $(NODE) npm ci --loglevel=error
	@touch $@

# What the rules need in a browser, besides Pyodide, which comes with $(MODULES): its wheel is in run.lock too. Where it
# cannot be had, the page is built all the same, and says that there is no “Play offline”.
OFFLINE := $(VENV)/offline
$(OFFLINE)/.made: $(LOCKS)/run.lock | $(VENV)/.run
	@rm -rf $(OFFLINE) && mkdir -p $(OFFLINE)
	@awk '/^msgspec==/ { on = 1 } on { print } on && !/\\$$/ { exit }' $(LOCKS)/run.lock > $(OFFLINE)/msgspec.txt
	@$(BIN)/python -m pip download --quiet --quiet --no-deps --require-hashes --only-binary=:all: --dest $(OFFLINE) \
		--platform pyemscripten_2026_0_wasm32 --implementation cp --python-version 314 --abi cp314 -r $(OFFLINE)/msgspec.txt \
		|| echo "==> msgspec for browsers could not be fetched: the page will have no “Play offline”"
	@touch $@

$(PAGE): $(SOURCES) $(MODULES) $(OFFLINE)/.made
	@echo "==> the page (vite)"
	@cd frontend && $(NODE) node_modules/.bin/vite build --logLevel warn
	@touch $@

page: svelte units

svelte: $(MODULES) $(VENV)/.dev
	@echo "==> types of the page (svelte-check)"
	@cd frontend && $(NODE) node_modules/.bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human --incremental

units: $(MODULES) $(VENV)/.dev
	@echo "==> tests of the page (vitest)"
	@cd frontend && $(NODE) NO_COLOR=1 node_modules/.bin/vitest run

page-style: $(MODULES)
	@echo "==> style of the page (eslint, prettier)"
	@cd frontend && $(NODE) node_modules/.bin/eslint --cache --cache-location node_modules/.cache/eslint --max-warnings 0 .
	@cd frontend && $(NODE) node_modules/.bin/prettier --check --cache --cache-location node_modules/.cache/prettier-checked --log-level warn . \
		|| { echo "Some files of the page are not formatted: run 'make fmt'."; exit 1; }

# By file (tests/conftest.py): a fixture made once for a file, such as the trial installation, stays made once. One
# process more than there are processors: many tests wait for a house that they have started.
PROCESSES := 3
pytest: $(VENV)/.dev
	@echo "==> tests (pytest, $(PROCESSES) processes)"
	@$(PYTEST) -n $(PROCESSES) --dist loadfile --no-loadscope-reorder --ignore=tests/e2e $(ARGS) $(if $(NIGHT),,$(AGAIN))

# What failed is tried once more, alone. What passes then raced with something: it is named, and is a fault to mend, but
# does not keep everything else from landing. By night nothing is tried twice.
PYTEST = $(BIN)/python -m pytest -o cache_dir=$(VENV)/failed/$@
AGAIN  = || { [ $$? -eq 1 ] && echo "==> what failed, once more and alone: mend what passes now" \
	&& $(PYTEST) --last-failed --last-failed-no-failures none -rA; }

# One that is here and starts, or one that is fetched into .venv, once.
browser: $(VENV)/.dev
	@echo "==> a browser for the tests"
	@$(BIN)/python -m tests.e2e.browser

# A run of its own: Playwright keeps an event loop running, which asynchronous tests after it would trip over.
# Each process has a house and a browser for itself, and takes the next test when it has none left, or those that share
# what takes long to make. One more than there are processors: a page waits for a price to fall, a house for a page.
e2e: browser $(PAGE) ## play in a real Chromium: whole games, every page, language and size
	@echo "==> tests in a browser (playwright, $(PROCESSES) processes)"
	@$(PYTEST) -n $(PROCESSES) --dist loadgroup --no-loadscope-reorder tests/e2e $(ARGS) $(if $(NIGHT),,$(AGAIN))

screenshots: browser $(PAGE) ## write pictures of every page and phase to screenshots/ (three sizes, both themes)
	@echo "==> pictures of every page"
	@$(BIN)/python -m tests.e2e.screenshots $(ARGS)

# Compiled rules do not check indexes, so a wrong one reads a neighbour's field in silence. The tests of the
# compiled twin therefore run once more with every index checked: a run of its own, because Numba reads the
# setting when it is imported. Each game's rules are compiled by one process, two games at a time. Not again before the
# rules change: to compile them so takes minutes.
TWIN  := tests/conformance/test_compiled_twin.py
RULES := $(TWIN) $(shell find src/caravanserai/engine src/caravanserai/games src/caravanserai/research examples -name '*.py' 2> /dev/null)
bounds: $(VENV)/.bounds
$(VENV)/.bounds: $(RULES) | $(VENV)/.dev
	@echo "==> the compiled rules once more, with every index checked"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder $(TWIN)
	@touch $@

# To compile the batches' loops once more takes minutes: by night.
.PHONY: bounds-batches
bounds-batches: $(VENV)/.dev
	@echo "==> batches once more, with every index checked"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 tests/research/test_batch.py

golden: $(VENV)/.dev ## write the golden games anew (then read the diff)
	@echo "==> writing tests/golden anew"
	@$(BIN)/python -m pytest tests/golden tests/coach/test_review.py --update-goldens
	@git --no-pager diff --stat -- tests/golden docs frontend/src

language: $(VENV)/.run ## the files of another language, and what is missing in them (LANG=de)
	@$(BIN)/python -m tools.language $(filter-out %.UTF-8 %.utf8 C POSIX,$(LANG))

fmt: $(VENV)/.dev $(MODULES) ## format the code
	@echo "==> format (ruff)"
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/ruff format --quiet .
	@echo "==> format the page (eslint, prettier)"
	@cd frontend && $(NODE) node_modules/.bin/eslint --fix --quiet . || true
	@cd frontend && $(NODE) node_modules/.bin/prettier --write --log-level warn .

nightly: $(VENV)/.dev ## every test with all its cases (NIGHT=1), benches of whole houses, every page in every size and language, the site, the rules in Pyodide; then faults, fuzz and 100,000 simulated houses
	@NIGHT=1 $(MAKE) $(ONE) pytest e2e
	@$(MAKE) $(ONE) site learn bounds-batches pyodide faults fuzz simulate SEEDS=100000

faults: $(VENV)/.dev ## play 200 tables while the server is killed 200 times (ARGS="--kills 20 --tables 40"; "--nodes 3": a house of many machines)
	@echo "==> faults"
	@$(BIN)/python -m tests.faults.long $(ARGS)

fuzz: $(VENV)/.dev ## a hundred thousand bad messages, requests and files (FUZZ_CASES=n for fewer)
	@echo "==> bad input (hypothesis, schemathesis)"
	@FUZZ_CASES=$${FUZZ_CASES:-100000} $(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder tests/fuzz $(ARGS)

# From one seed to the next other nodes are killed, other lines break, other clocks are wrong.
SEEDS := 10000
simulate: $(VENV)/.dev ## a house of many nodes with all that can go wrong, from SEEDS=10000 seeds (100000 by night)
	@echo "==> simulated houses"
	@$(BIN)/python -m tests.simulation --seeds $(SEEDS) $(ARGS)

bench: $(VENV)/.run ## measure the rules, plain and compiled (ARGS="...")
	@echo "==> bench"
	@$(BIN)/python bench/rules.py $(ARGS)

bench-peer: $(VENV)/.peer ## our Goofspiel beside OpenSpiel's, in the same run
	@echo "==> bench beside a peer"
	@$(BIN)/python bench/rules.py --peer --game goofspiel $(ARGS)

# Newer than the Pythons of most machines, and the one that browsers have.
pyodide: $(MODULES) $(OFFLINE)/.made $(VENV)/.dev ## play the golden games in Pyodide: the rules in CPython 3.14, as a browser runs them
	@echo "==> the rules in a browser's Python (pyodide)"
	@$(IN_PYODIDE) tests/pyodide/rules.py

IN_PYODIDE = $(NODE) node tests/pyodide/run.mjs $(CURDIR) $$($(BIN)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))") $(CURDIR)/$(OFFLINE)
.PHONY: bench-offline
bench-offline: $(MODULES) $(OFFLINE)/.made $(VENV)/.dev ## how long bots think offline, in a browser's Python
	@echo "==> bots in a browser's Python (pyodide)"
	@$(IN_PYODIDE) bench/offline.py

peer: $(VENV)/.peer ## play 10,000 random games in OpenSpiel's Goofspiel too, and compare (ARGS="--games n"); then all our games in OpenSpiel, by its own tests
	@echo "==> the rules beside a peer's"
	@$(BIN)/python bench/peer_games.py $(ARGS)
	@$(BIN)/python bench/peer_spiel.py

.PHONY: learn
learn: $(VENV)/learn/.made ## train a small policy with PyTorch, read exported games: the notebooks that need more, in an environment of their own
	@echo "==> notebooks that train and read"
	@$(UVPIP) install $(QUIET) --python $(VENV)/learn/bin/python --no-deps --no-build-isolation --editable . --editable $(EXAMPLE)
	@$(VENV)/learn/bin/python -m pytest -m nightly tests/house/test_notebooks.py tests/cli/test_games_command.py $(ARGS)

.PHONY: bench-exploit
bench-exploit: $(VENV)/.peer ## how far bots are from perfect play, in small games that OpenSpiel solves (ARGS="--game khiva --tries 8")
	@echo "==> small games, solved"
	@$(BIN)/python bench/exploit.py $(ARGS)

bench-research: $(VENV)/.peer ## batches with observations and masks, beside PettingZoo's card games, Pgx and OpenSpiel (ARGS="--game khiva --seconds 1")
	@echo "==> bench of batches"
	@$(BIN)/python bench/research.py $(ARGS)

bench-search: $(VENV)/.run ## measure the search: simulations a second (ARGS="...")
	@echo "==> bench of the search"
	@$(BIN)/python bench/search.py $(ARGS)

bench-bots: $(VENV)/.dev ## measure how long people wait for strong bots (ARGS="...")
	@echo "==> waiting for bots"
	@$(BIN)/python bench/bots.py $(ARGS)

bench-hints: $(VENV)/.dev ## measure whether hints keep people waiting for bots (ARGS="...")
	@echo "==> bots beside hints"
	@$(BIN)/python bench/hints.py $(ARGS)

bench-server: $(VENV)/.dev ## measure the server, 200 tables over sockets (ARGS="--beside ../another-checkout")
	@echo "==> bench of the server"
	@$(BIN)/python bench/server.py $(ARGS)

bench-coach: $(VENV)/.run ## are the coach's win chances borne out? (ARGS="--write" for the file it reads)
	@echo "==> bench of the coach"
	@$(BIN)/python bench/coach.py $(ARGS)

read-reviews: $(VENV)/.dev ## read every sentence of reviews of 100 games against its position (REVIEWS=n)
	@echo "==> reading reviews"
	@READ_REVIEWS=$(or $(REVIEWS),100) $(BIN)/python -m pytest -q tests/coach/test_sentences.py $(ARGS)

bench-mistakes: $(VENV)/.run ## does the coach find planted mistakes, and call none that are not? (ARGS="--game khiva --games 20")
	@echo "==> bench of mistakes"
	@$(BIN)/python bench/coach_mistakes.py $(ARGS)

bench-best-response: $(VENV)/.run ## what wins a searcher that knows the strongest bot's policy? (ARGS="--game khiva --games 100")
	@echo "==> best response"
	@$(BIN)/python bench/challenge.py --who best-response $(ARGS)

bench-master: $(VENV)/.run ## would a sixth level be worth it? (ARGS="--game samarkand --seats 3 --times 8")
	@echo "==> a sixth level"
	@$(BIN)/python bench/challenge.py --who master $(ARGS)

bench-house: $(VENV)/.dev ## measure a full house: 2,000 tables of all games, 6,000 sockets (ARGS="--nodes 2": on PostgreSQL)
	@echo "==> bench of a full house"
	@$(BIN)/python bench/full_house.py $(ARGS)

bench-start: $(VENV)/.dev ## measure how long a house with 10,000 running games takes to open (ARGS="...")
	@echo "==> bench of the start"
	@$(BIN)/python bench/start.py $(ARGS)

bench-people: $(VENV)/.dev ## measure people's pages in a house of 100,000 people and 1,000,000 games (ARGS="--quick": a tenth)
	@echo "==> bench of people's pages"
	@$(BIN)/python bench/people.py $(ARGS)

bench-lobby: $(VENV)/.dev ## measure what 10,000 who look at the list cost, beside pages that ask (ARGS="--quick": a thousand)
	@echo "==> bench of the lobby"
	@$(BIN)/python bench/lobby.py $(ARGS)

bench-looking-back: $(VENV)/.dev ## measure what players feel while finished games are looked at (ARGS="...")
	@echo "==> bench of those who look back"
	@$(BIN)/python bench/looking_back.py $(ARGS)

bench-page: browser $(PAGE) ## how soon the page is there, on a slow phone in a slow network (ARGS="--beside ../another-checkout")
	@echo "==> bench of the page"
	@$(BIN)/python bench/page.py $(ARGS)

bench-ratings: $(VENV)/.run ## how many games ratings need to tell two levels apart, with luck and without (ARGS="--game kilim --games 400")
	@echo "==> ratings"
	@$(BIN)/python bench/ratings.py $(ARGS)

bench-pairing: $(VENV)/.run ## how long 1,000 people take to pair, and how far that is from the best found (ARGS="--people 200")
	@echo "==> bench of pairing"
	@$(BIN)/python bench/pairing.py $(ARGS)

.PHONY: bench-arena
bench-arena: $(VENV)/.dev ## measure how long answers are on their way in an arena of 500 people (ARGS="--quick": 40)
	@echo "==> an arena"
	@$(BIN)/python bench/arena.py $(ARGS)

bench-countdowns: $(VENV)/.dev ## measure how late prices fall at 200 live tables while 20 others do their worst
	@echo "==> bench of countdowns"
	@$(BIN)/python bench/countdowns.py $(ARGS)

SITE := build/site
site: $(VENV)/site/.made ## the documents as a site in build/site, with a search, to be opened from the disk
	@echo "==> the site of the documents (sphinx)"
	@$(VENV)/site/bin/sphinx-build --quiet --fail-on-warning -d build/site-cache -c tools/site . $(SITE) $(ARGS)
	@echo "open $(SITE)/docs/index.html"

release: check frontend $(VENV)/release/.made ## a wheel and an sdist with the page inside, checksums, and what they are made of, in dist/
	@echo "==> a release"
	@$(NODE) $(BIN)/python -m tools.release --sbom $(VENV)/release/bin/cyclonedx-py $(ARGS)

# Pins are kept; `make lock ARGS=--upgrade` moves them. dev.lock is resolved first and the others are held to it,
# so that a version is the same wherever it appears. No index address is ever written.
COMPILE = $(UVPIP) compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock: $(VENV)/.boot ## resolve requirements/*.lock from pyproject.toml (ARGS=--upgrade to move versions)
	@echo "==> resolving the locks"
	@$(COMPILE) $(ARGS) pyproject.toml --extra fast --extra cluster --extra oidc --extra mail --extra research --extra export --group dev -o $(LOCKS)/dev.lock
	@$(COMPILE) $(ARGS) pyproject.toml --extra fast --extra cluster --extra oidc --extra mail --group build -c $(LOCKS)/dev.lock -o $(LOCKS)/run.lock
	@$(COMPILE) $(ARGS) pyproject.toml --extra fast --extra cluster --extra oidc --extra mail --extra research --extra export --group build --group peer -c $(LOCKS)/dev.lock -o $(LOCKS)/peer.lock
	@$(COMPILE) $(ARGS) pyproject.toml --extra fast --extra cluster --extra research --extra export --group learn -c $(LOCKS)/dev.lock -o $(LOCKS)/learn.lock
	@$(COMPILE) $(ARGS) --group pyproject.toml:boot -o $(LOCKS)/boot.lock
	@$(COMPILE) $(ARGS) --group pyproject.toml:site -o $(LOCKS)/site.lock
	@$(COMPILE) $(ARGS) --group pyproject.toml:release -o $(LOCKS)/release.lock

clean: ## remove the virtual environment and what tools left behind
	@echo "==> removing .venv, node_modules, caches and builds"
	@rm -rf $(VENV) frontend/node_modules frontend/.svelte-check src/caravanserai/web/page/app dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis screenshots
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- set-up ---------------------------------------------------------------------------------------------------

# The editable install builds with the hatchling of the lock, so that nothing unhashed is fetched.
define install_house
	@$(UVPIP) install $(QUIET) $(INTO) --no-deps --no-build-isolation --editable .
endef

# A game that is a package of its own: tests take it like the games of the house. `make run` leaves it out.
EXAMPLE := examples/goofspiel
define install_example
	@$(UVPIP) install $(QUIET) $(INTO) --no-deps --no-build-isolation --editable $(EXAMPLE)
endef

# An environment that works is kept: a new uv in it is enough.
$(VENV)/.boot: $(LOCKS)/boot.lock
	@if $(BIN)/python -m pip --version > /dev/null 2>&1; then exit 0; fi; \
	found=; \
	for p in $${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do \
		if "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then found=$$p; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Caravanserai needs Python 3.11 or newer, and $${PYTHON:-python3} is missing or older:"; \
		echo "install one, or say where it is with PYTHON=/path/to/python3."; \
		exit 1; \
	fi; \
	if ! "$$found" -c 'import venv, ensurepip' 2> /dev/null; then \
		echo "$$found cannot make virtual environments: install its venv module"; \
		echo "(on Debian and Ubuntu it is in the package python3-venv)."; \
		exit 1; \
	fi; \
	echo "==> virtual environment in $(VENV), with $$("$$found" --version)"; \
	"$$found" -m venv --clear $(VENV)
	@echo "==> uv, from requirements/boot.lock"
	@$(BIN)/python -m pip install $(QUIET) --require-hashes -r $(LOCKS)/boot.lock
	@touch $@

# `install`, not `sync`: after a set-up for development nothing may be taken away.
$(VENV)/.run: $(VENV)/.boot $(LOCKS)/run.lock pyproject.toml
	@echo "==> what the program needs, from requirements/run.lock"
	@$(UVPIP) install $(QUIET) $(INTO) --require-hashes -r $(LOCKS)/run.lock
	$(install_house)
	@touch $@

# run.lock is part of dev.lock, so this also stands for .run. `sync` removes what no lock asks for, a peer included.
$(VENV)/.dev: $(VENV)/.boot $(LOCKS)/dev.lock pyproject.toml $(EXAMPLE)/pyproject.toml
	@echo "==> the program's needs and the tools, from requirements/dev.lock"
	@$(UVPIP) sync $(QUIET) $(INTO) --require-hashes $(LOCKS)/dev.lock
	$(install_house)
	$(install_example)
	@rm -f $(VENV)/.peer
	@touch $(VENV)/.run $@

# What makes the site or a release is no part of the house: each has an environment of its own.
$(VENV)/%/.made: $(LOCKS)/%.lock | $(VENV)/.boot
	@echo "==> an environment, from $<"
	@$(UV) venv $(QUIET) --allow-existing --python $(BIN)/python $(@D)
	@$(UVPIP) sync $(QUIET) --python $(@D)/bin/python --require-hashes $<
	@touch $@

$(VENV)/.peer: $(VENV)/.run $(LOCKS)/peer.lock $(EXAMPLE)/pyproject.toml
	@echo "==> a peer to be measured against, from requirements/peer.lock"
	@$(UVPIP) install $(QUIET) $(INTO) --require-hashes -r $(LOCKS)/peer.lock
	@rm -rf $$($(BIN)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")/tests  # Pgx's, which hides ours
	$(install_example)
	@touch $@
