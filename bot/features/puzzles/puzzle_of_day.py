"""The puzzle of a day: the same one on every instance that has the same puzzles."""

from functools import cache

from bot.features.puzzles.profile import START
from engine.shuffle import shuffled
from seeds.puzzle import entries_of, puzzle_games

OF_EACH_GAME = 150
"""How many puzzles of a game come, those of medium rating: with five games two years without a repetition."""


def puzzle_of_day(number_of_day: int) -> int | None:
    """Return the number of the puzzle of a day, which counts from 1; ``None`` if there are no puzzles.

    The games take turns.
    """
    games = puzzle_games()
    if not games:
        return None
    turn, place = divmod(number_of_day - 1, len(games))
    numbers = _numbers_in_turn(games[place])
    return numbers[turn % len(numbers)]


@cache
def _numbers_in_turn(game: str) -> tuple[int, ...]:
    entries = sorted(entries_of(game), key=lambda entry: (abs(entry.rating - START), entry.number))
    return tuple(shuffled([entry.number for entry in entries[:OF_EACH_GAME]], 0))
