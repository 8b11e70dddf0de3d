"""The compiled searches are newer than their sources, and return the same results as plain Python.

Run as a program with the name of a game, it prints the results of the searches in plain Python.
"""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import engine.searches
from engine.advice import advise, play_out
from engine.games import find_game
from engine.games.blink import BlinkPosition
from engine.options import read_options
from engine.solvers import solve
from tests.engine.playing import random_course

ROOT = Path(__file__).parents[3]
FOLDER = Path(engine.searches.__file__).parent
MODULES = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in FOLDER.rglob("[a-z]*.py")}
CASES = {
    "wish": (("", "open"), (1, 7, 60, 400_000), 6),
    "kittyhawk": (("level=5", "level=4 blind", "level=2 open"), (300, 1_200), 1),
    "follow": (("", "open"), (3, 50, 100_000), 3),
    "flip": (("",), (4_000,), 1),
    "blink": (("table=tight", "decks=2 hold=1", ""), (1_500,), 1),
    "klondike": (("draw=3", "passes=3"), (40, 3_000), 1),
    "spider": (("suits=2",), (5_000,), 1),
    "yukon": (("",), (2_000,), 1),
}
"""Options, budgets of the solver, and the number of deals, by game."""
MOVES = (5, 40)
"""Numbers of random moves after which a position is searched."""


class PlainFinder(MetaPathFinder):
    """Imports searches from their Python source even if they are compiled."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a search; other modules are found as usual."""
        del path, target
        return spec_from_file_location(name, MODULES[name]) if name in MODULES else None


def results(game_name: str) -> Iterator[str]:
    """Yield a line for each search of several positions of a game."""
    game, (options, budgets, deals) = find_game(game_name), CASES[game_name]
    for words in options:
        for deal in range(deals):
            start = game.deal(deal, read_options(game.options, words.split()))
            course = [start, *(position for _, position in random_course(start, deal))]
            for number in MOVES:
                position = course[min(number, len(course) - 1)]
                yield from (repr(solve(position, budget)) for budget in budgets)
                yield repr(advise(position.board(), 2))
                yield repr(play_out(position, deal))
    if game_name == "blink":
        yield from map(str, annealed())


def annealed() -> list[int]:
    """Return a layout of the whole deck that was annealed for a short time."""
    start = find_game("blink").deal(2, read_options(find_game("blink").options, ()))
    assert isinstance(start, BlinkPosition)
    found = solve(start, 1_500)
    end = start.after_line(found.line)
    assert isinstance(end, BlinkPosition)
    solver = import_module("engine.solvers.blink")  # not earlier: plain Python must be found first
    grid, cards = solver.to_search(start.setup.grid, 1), start.drawn + start.stock
    places = [grid.cells[end.cells.index(card)].place for card in cards]
    annealing = solver.Annealing(grid, solver.card_numbers(cards), places, start.setup.hold + 1, 1)
    annealing.run(20_000, 500, 260)
    return [annealing.points(), annealing.value, *annealing.line()]


def test_no_compiled_search_is_older_than_its_source() -> None:
    for name, source in MODULES.items():
        used = Path(str(import_module(name).__file__))
        if used.suffix == ".py":
            pytest.skip("there was no compiler when the environment was set up, so nothing can be older")
        built = max(path.stat().st_mtime for path in FOLDER.glob(f"*__mypyc*{used.suffixes[0]}*"))
        assert built >= source.stat().st_mtime, f"{name} has changed since: run make test, or make run"


@pytest.mark.parametrize("game", CASES)
def test_solvers_and_advice_find_the_same_compiled_and_in_plain_python(game: str) -> None:
    words = [sys.executable, "-m", __name__, game]
    plain = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert plain == list(results(game))


if __name__ == "__main__":
    sys.meta_path.insert(0, PlainFinder())
    for line in results(sys.argv[1]):
        sys.stdout.write(f"{line}\n")
    used = [str(sys.modules[name].__file__) for name in MODULES if name in sys.modules]
    assert all(file.endswith(".py") for file in used)
