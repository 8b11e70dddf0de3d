"""Which numbers the puzzles of a game get; they never change. ``seeds/plans/GAME.py`` says the first ones."""

from collections.abc import Iterator
from itertools import count

from seeds.plan import PLANS, find_plan
from seeds.puzzle import EASY, PLANNED


def planned_numbers(game: str) -> range:
    """Return the numbers that are kept for the puzzles of a game."""
    plan = find_plan(game)
    return _row(plan.first_puzzle, PLANNED) if plan else range(0)


def easy_numbers(game: str) -> range:
    """Return the numbers that are kept for the easy puzzles of a game."""
    plan = find_plan(game)
    return _row(plan.first_easy_puzzle, EASY) if plan else range(0)


def free_numbers(game: str, used: set[int]) -> Iterator[int]:
    """Yield the numbers of the next puzzles: those kept for the game, then those after all games'."""
    yield from (number for number in planned_numbers(game) if number not in used)
    yield from count(1 + max((last_kept_number(), *used)))


def last_kept_number() -> int:
    """Return the last number that is kept for a game."""
    rows = (
        _row(*row)
        for plan in PLANS.all().values()
        for row in ((plan.first_puzzle, PLANNED), (plan.first_easy_puzzle, EASY))
    )
    return max(numbers[-1] for numbers in rows if numbers)


def _row(first: int, size: int) -> range:
    return range(first, first + size) if first else range(0)
