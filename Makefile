# What is done with this project: make help

# Another environment beside the usual one: make test VENV=.venv-3.12 PYTHON=python3.12
VENV ?= .venv
# The newest that works: some machines have names in the path that run nothing.
PYTHONS = python3.13 python3.12 python3.11 python3
TESTS ?= tests
# Tests wait for programs and servers half of the time, so this suits one processor as well.
JOBS ?= 2
# Compiled when the environment is set up, so they are a part of it.
SEARCHES = $(wildcard engine/searches/*.py)
PIP = $(VENV)/bin/python -m pip --quiet --disable-pip-version-check

.PHONY: help run test lint format bench fuzz soak gallery seeds figures audit clean
.DELETE_ON_ERROR:

help:
	@echo 'make run               start the bot; it prints where the page is'
	@echo 'make test              run all tests; TESTS=tests/engine runs some, JOBS=4 as many files at once'
	@echo 'make lint              check style and types'
	@echo 'make format            lay the code out'
	@echo 'make bench             measure; ONLY=board measures what begins so'
	@echo 'make soak              let everything fail for MINUTES=10, then see what grows'
	@echo 'make fuzz              send hostile inputs; ONLY=page INPUTS=200000 SEED=2'
	@echo 'make gallery           paint every game, option, stage and theme, and a page of them'
	@echo 'make seeds             certify deals until there are enough; ONLY=wish DEALS=3000 for more'
	@echo 'make figures           the truth about the games: seeds/FIGURES.md; ONLY=wish DEALS=1000'
	@echo 'make audit             look for known weaknesses in the pinned versions; needs a network'
	@echo 'make clean             remove all that make has made, but no games'
	@echo 'VENV=… PYTHON=…        with another environment, made by another Python'

run: $(VENV)/.run
	@$(VENV)/bin/python -m bot

test: $(VENV)/.dev
	@$(VENV)/bin/python -m pytest --numprocesses $(JOBS) --dist loadfile $(TESTS)

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

seeds: $(VENV)/.dev
	@$(VENV)/bin/python -m seeds $(ONLY) $(if $(DEALS),--deals $(DEALS))

figures: $(VENV)/.dev
	@$(VENV)/bin/python -m seeds.figures $(ONLY) $(if $(DEALS),--deals $(DEALS))

# As they are pinned, all of them: what cannot be looked up is a failure, too.
audit: $(VENV)-audit/.made
	@$(VENV)-audit/bin/pip-audit --strict --disable-pip --no-deps --progress-spinner off --requirement constraints.txt

clean:
	rm -rf .venv .venv-* .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist *.egg-info test-output
	rm -f engine/searches/*.so
	find bot engine render tests seeds -name __pycache__ -prune -exec rm -rf {} +

# What running needs, and what working on it needs besides. The stamps make the second time quick.
$(VENV)/.run: $(VENV)/.made pyproject.toml setup.py constraints.txt $(SEARCHES)
	@echo 'Setting up what the bot needs …'
	@$(PIP) install --constraint constraints.txt --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml setup.py constraints.txt $(SEARCHES)
	@echo 'Setting up what the bot and its tests need …'
	@$(PIP) install --constraint constraints.txt --editable '.[dev]'
	@touch $(VENV)/.run $@

$(VENV)/.bench: $(VENV)/.made pyproject.toml setup.py constraints.txt $(SEARCHES)
	@echo 'Setting up what the bot, its tests and its measuring need …'
	@$(PIP) install --constraint constraints.txt --editable '.[dev,bench]'
	@touch $(VENV)/.run $(VENV)/.dev $@

# Apart from all else: it brings two dozen packages that nothing here needs.
$(VENV)-audit/.made: $(VENV)/.made
	@echo 'Setting up what looks for known weaknesses …'
	@$(VENV)/bin/python -m venv $(VENV)-audit
	@$(VENV)-audit/bin/python -m pip --quiet --disable-pip-version-check install 'pip-audit>=2.9'
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
	    echo 'No Python 3.11 or newer is found: install one, or name it with PYTHON=…, then try again.' >&2; exit 1; \
	fi; \
	$$found -m venv $(VENV)
	@touch $@
