"""Days for tests: challenges that a test chooses, and the next day."""

from bot.app import App, unix_seconds
from bot.daily.challenge import DailyChallenge
from bot.features.challenge.store import ChallengeStore
from bot.i18n.time_text import HOUR
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


async def draw(desk: Desk, *records: Record, first: int = 1) -> list[DailyChallenge]:
    """Store challenges from a number on that have not been drawn yet; return them."""
    days = await desk.app.services.daily.challenges.days(desk.time)
    numbers = range(first, first + len(records))
    challenges = [
        DailyChallenge(number, days.date_of(number), record, 3)
        for number, record in zip(numbers, records, strict=True)
    ]
    store, texts = ChallengeStore(desk.store.redis), tuple(challenge.text for challenge in challenges)
    await store.add_challenges(first, texts)
    assert await store.challenges(first, numbers[-1]) == texts  # or they had been drawn before
    return challenges


async def tomorrow(app: App, hour: int = 12) -> int:
    """Return an hour of the day after this one, by the clock of UTC."""
    days, now = await app.services.daily.challenges.days(unix_seconds()), unix_seconds()
    return days.begins(days.number_at(now) + 1) + hour * HOUR
