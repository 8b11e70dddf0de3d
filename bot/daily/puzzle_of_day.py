"""The puzzle of a day: the same one on every instance that has the same puzzles."""

from functools import lru_cache

from engine.shuffle import shuffled
from seeds.puzzle import all_entries


@lru_cache(8)
def puzzle_of_day(number_of_day: int) -> int | None:
    """Return the number of the puzzle of a day, which counts from 1; ``None`` if there are no puzzles.

    All puzzles of all games come before one comes again.
    """
    numbers = tuple(all_entries())
    if not numbers:
        return None
    turn, place = divmod(number_of_day - 1, len(numbers))
    return shuffled(numbers, turn)[place]
