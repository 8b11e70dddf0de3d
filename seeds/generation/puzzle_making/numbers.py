"""Which numbers the puzzles of a game get; they never change."""

from collections.abc import Iterator
from itertools import count

from engine.declarations import Declarations
from seeds.puzzle import EASY, PLANNED

FIRST_PUZZLES = Declarations("engine.puzzles", "FIRST_PUZZLE", int)
FIRST_EASY = Declarations("engine.puzzles", "FIRST_EASY_PUZZLE", int)


def planned_numbers(game: str) -> range:
    """Return the numbers that are kept for the puzzles of a game."""
    first = FIRST_PUZZLES.find(game)
    return range(first, first + PLANNED) if first else range(0)


def easy_numbers(game: str) -> range:
    """Return the numbers that are kept for the easy puzzles of a game."""
    first = FIRST_EASY.find(game)
    return range(first, first + EASY) if first else range(0)


def free_numbers(game: str, used: set[int]) -> Iterator[int]:
    """Yield the numbers of the next puzzles: those kept for the game, then those after all games'."""
    yield from (number for number in planned_numbers(game) if number not in used)
    kept = (*FIRST_PUZZLES.all().values(), PLANNED), (*FIRST_EASY.all().values(), EASY)
    last = max(max(firsts) + size - 1 for *firsts, size in kept)
    yield from count(1 + max((*used, last)))
