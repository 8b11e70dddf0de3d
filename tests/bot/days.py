"""Daily challenges for tests: choose, find and play them, and go to another day."""

from bot.app import App
from bot.core.actions import Player
from bot.core.replies import Reply
from bot.core.session import Session
from bot.daily.certified_deals import find_certified_deal
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS
from bot.features.challenge.service import ChallengeService
from bot.features.challenge.store import ChallengeStore
from bot.i18n.time_text import HOUR
from bot.services import unix_seconds
from engine.games import find_game
from engine.options import read_options
from engine.record import Record
from seeds.certified import CertifiedDeal, find_pool
from tests.bot.desk import ANNA, Desk
from tests.engine.playing import players_moves


def certified(game: str, *words: str) -> CertifiedDeal:
    """Return the last certified deal of a game with these options; its number is long."""
    options = read_options(find_game(game).options, words)
    pool = find_pool(find_game(game), options)
    assert pool
    deal = pool.find(pool.numbers[-1])
    assert deal
    return deal


async def draw(desk: Desk, *records: Record, first: int = 1) -> list[DailyChallenge]:
    """Store challenges that have not been drawn yet, numbered from ``first``, and return them."""
    days = await desk.app.services.get(ChallengeService).days(desk.time)
    numbers = range(first, first + len(records))
    challenges = [
        DailyChallenge(number, days.date_of(number), record, 3)
        for number, record in zip(numbers, records, strict=True)
    ]
    store, texts = ChallengeStore(desk.store.redis), tuple(challenge.text for challenge in challenges)
    await store.add_challenges(first, texts)
    assert await store.challenges(first, numbers[-1]) == texts  # fails if they were drawn before
    return challenges


async def tomorrow(app: App, hour: int = 12) -> int:
    """Return the timestamp of an hour (UTC) of the next day."""
    days, now = await app.services.get(ChallengeService).days(unix_seconds()), unix_seconds()
    return days.begins(days.number_at(now) + 1) + hour * HOUR


NOON = 12 * 60 * 60


async def challenge_of(desk: Desk, number: int = 0) -> DailyChallenge:
    """Return the challenge of a day, by default today's."""
    challenges = desk.app.services.get(ChallengeService)
    number = number or (await challenges.days(desk.time)).number_at(desk.time)
    challenge = await challenges.challenge(number, desk.time)
    assert challenge is not None
    return challenge


async def day_with(desk: Desk, game: str) -> DailyChallenge:
    """Set the clock to the morning of a day whose challenge is of that game."""
    while (challenge := await challenge_of(desk)).record.game != game:
        desk.time += DAY_SECONDS
    return challenge


async def closing_time(desk: Desk, number: int) -> int:
    """Return when a day closes."""
    return (await desk.app.services.get(ChallengeService).days(desk.time)).closes(number)


def winning(challenge: DailyChallenge) -> tuple[str, ...]:
    """Return moves that win the challenge, as a player types them."""
    deal = find_certified_deal(challenge.record)
    assert deal is not None
    record = deal.record()
    return tuple(move.text for move in players_moves(record.start(), record.moves))


async def play(desk: Desk, moves: tuple[str, ...], player: Player = ANNA, seconds: int = 2) -> Reply:
    """Type moves, with that many seconds after each of them."""
    for move in moves:
        reply = await desk.type(move, player)
        if reply.notice and not reply.screen:
            raise AssertionError(reply.notice)
        desk.time += seconds
    return reply


async def current(desk: Desk, player: Player = ANNA) -> Session:
    """Return the session of a player's current game."""
    return await desk.store.load_session(player, (await desk.store.settings(player)).current)
