"""Prints what solvers, advice and players find: run with ``plain``, with the searches in plain Python."""

import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from engine.advice import advise, play_out
from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve
from tests.engine.playing import random_course

ROOT = Path(__file__).parents[3]
OPTIONS = {
    "wish": ("", "open"),
    "kittyhawk": ("level=5", "level=4 blind"),
    "follow": ("",),
    "flip": ("",),
    "blink": ("table=tight", "decks=2 hold=1", ""),
}
BUDGETS = {
    "wish": (1, 7, 60, 400_000),
    "kittyhawk": (300, 16_500),
    "follow": (3, 50, 100_000),
    "flip": (4_000,),
    "blink": (1_500,),
}
DEALS = {"wish": 12, "kittyhawk": 1, "follow": 6, "flip": 2, "blink": 2}
MOVES = (0, 5, 40)
"""Numbers of random moves after which a position is searched."""


class PlainFinder(MetaPathFinder):
    """Finds the source of searches even if they are compiled."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a search; other modules are found as usual."""
        del path, target
        file = ROOT / f"{name.replace('.', '/')}.py"
        is_search = name.startswith("engine.searches.") and file.is_file()
        return spec_from_file_location(name, file) if is_search else None


def results(game_name: str) -> Iterator[str]:
    """Yield a line for each search of several positions of a game."""
    game = find_game(game_name)
    for words in OPTIONS[game_name]:
        for deal in range(DEALS[game_name]):
            start = game.deal(deal, read_options(game.options, words.split()))
            course = [start, *(position for _, position in random_course(start, deal))]
            for number in MOVES:
                position = course[min(number, len(course) - 1)]
                yield from (repr(solve(position, budget)) for budget in BUDGETS[game_name])
                yield repr(advise(position.board(), 2))
                yield repr(play_out(position, deal))


if __name__ == "__main__":
    if sys.argv[2:]:
        sys.meta_path.insert(0, PlainFinder())
    for line in results(sys.argv[1]):
        sys.stdout.write(f"{line}\n")
    used = [
        str(module.__file__) for name, module in sys.modules.items() if name.startswith("engine.searches.")
    ]
    assert not sys.argv[2:] or all(file.endswith(".py") for file in used)
