"""Days for tests: puzzles that are drawn as a test wants them."""

from bot.daily.puzzle import Puzzle
from bot.daily.puzzle_store import PuzzleStore
from engine.games import find_game
from engine.options import read_options
from engine.record import Record
from seeds.certified import CertifiedDeal, find_pool
from tests.bot.desk import Desk


def certified(game: str, *words: str) -> CertifiedDeal:
    """Return the last certified deal of a game with these options: its number is a long one."""
    options = read_options(find_game(game).options, words)
    pool = find_pool(find_game(game), options)
    assert pool
    deal = pool.find(pool.numbers[-1])
    assert deal
    return deal


async def draw(desk: Desk, *records: Record) -> list[Puzzle]:
    """Have the puzzles drawn from the first day on, which is the day that it is; return them."""
    days = await desk.app.almanac.puzzles.days(desk.time)
    numbers = range(1, len(records) + 1)
    puzzles = [
        Puzzle(number, days.date_of(number), record, 3)
        for number, record in zip(numbers, records, strict=True)
    ]
    await PuzzleStore(desk.store.redis).add(1, [puzzle.text for puzzle in puzzles])
    return puzzles
