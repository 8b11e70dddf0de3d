"""Daily challenges, found and played to the end in tests."""

from bot.core.actions import Player
from bot.core.replies import Reply
from bot.core.session import Session
from bot.daily.certified_deals import find_certified_deal
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS
from tests.bot.desk import ANNA, Desk

NOON = 12 * 60 * 60


async def challenge_of(desk: Desk, number: int = 0) -> DailyChallenge:
    """Return the challenge of a day, by default today's."""
    challenges = desk.app.services.daily.challenges
    number = number or (await challenges.days(desk.time)).number_at(desk.time)
    challenge = await challenges.challenge(number, desk.time)
    assert challenge is not None
    return challenge


async def day_with(desk: Desk, game: str) -> DailyChallenge:
    """Go on to the morning of a day with that game."""
    while (challenge := await challenge_of(desk)).record.game != game:
        desk.time += DAY_SECONDS
    return challenge


async def closing_time(desk: Desk, number: int) -> int:
    """Return when a day closes."""
    return (await desk.app.services.daily.challenges.days(desk.time)).closes(number)


def winning(challenge: DailyChallenge) -> tuple[str, ...]:
    """Return the moves of a line that wins, as they are typed."""
    deal = find_certified_deal(challenge.record)
    assert deal is not None
    return tuple(move.text for move in deal.record().moves)


async def play(desk: Desk, moves: tuple[str, ...], player: Player = ANNA, seconds: int = 2) -> Reply:
    """Type moves, each so long after the one before."""
    for move in moves:
        reply = await desk.type(move, player)
        if reply.notice and not reply.screen:
            raise AssertionError(reply.notice)
        desk.time += seconds
    return reply


async def current(desk: Desk, player: Player = ANNA) -> Session:
    """Return the game that a player is at."""
    return await desk.store.load_session(player, (await desk.store.settings(player)).current)
