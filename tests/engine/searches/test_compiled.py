"""The compiled searches are newer than their sources and find the same as in plain Python."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import engine.searches
from tests.engine.searches.results import OPTIONS, ROOT, results

FOLDER = Path(engine.searches.__file__).parent
SOURCES = sorted(FOLDER.rglob("[a-z]*.py"))


def test_no_compiled_search_is_older_than_its_source() -> None:
    for source in SOURCES:
        name = ".".join(source.relative_to(ROOT).with_suffix("").parts)
        used = Path(str(import_module(name).__file__))
        if used.suffix == ".py":
            pytest.skip("there was no compiler when the environment was set up, so nothing can be older")
        built = max(path.stat().st_mtime for path in FOLDER.glob(f"*__mypyc*{used.suffixes[0]}*"))
        assert built >= source.stat().st_mtime, f"{name} has changed since: run make test, or make run"


@pytest.mark.parametrize("game", OPTIONS)
def test_solvers_and_advice_find_the_same_compiled_and_in_plain_python(game: str) -> None:
    plain = subprocess.run(
        [sys.executable, "-m", results.__module__, game, "plain"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert plain == list(results(game))
