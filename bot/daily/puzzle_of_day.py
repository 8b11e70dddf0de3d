"""The puzzle of a day: the same one on every instance."""

from functools import lru_cache

from engine.shuffle import shuffled
from seeds.puzzle import all_entries


@lru_cache(8)
def puzzle_of_day(number_of_day: int) -> int | None:
    """Return the number of a day's puzzle; ``None`` if there are no puzzles."""
    numbers = tuple(all_entries())
    if not numbers:
        return None
    turn, place = divmod(number_of_day, len(numbers))
    return shuffled(numbers, turn)[place]
