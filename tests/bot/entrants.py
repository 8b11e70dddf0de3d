"""Results of daily challenges without playing them, for tests of leaderboards, which need many."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from random import Random

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.settings import ResultVisibility
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.features.standings.service import StandingsService
from bot.storage.result_store import ResultStore
from engine.record import Record
from tests.bot.services import services_on

FIRST = date(2026, 11, 21)
GAMES = ("wish", "kittyhawk", "follow")
"""The games of the challenges; in the first game, the lower score is better."""


def challenge_of(number: int) -> DailyChallenge:
    """Return a challenge; leaderboards do not depend on its deal."""
    record = Record.read(f"{GAMES[number % len(GAMES)]}/1 #{number}")
    return DailyChallenge(number, FIRST + timedelta(days=number - 1), record, 1)


def result_of(number: int, **changes: object) -> ChallengeResult:
    """Return a clean win in 30 moves and 100 seconds, with these changes."""
    result = ChallengeResult(
        number=number,
        game=challenge_of(number).record.game,
        is_won=True,
        score=0,
        moves=30,
        seconds=100,
        is_assisted=False,
        finished_at=1_800_000_000 + number,
        session_id=f"abcdef{number:04}",
    )
    return replace(result, **changes)  # type: ignore[arg-type]


def any_result(chance: Random, number: int, groups: tuple[int, ...] = ()) -> ChallengeResult:
    """Return a random result with few possible values, so that some results are equal."""
    return result_of(
        number,
        is_won=chance.random() < 0.6,
        score=chance.randrange(4),
        moves=chance.randrange(20, 24),
        seconds=chance.choice((60, 90, 4000)),
        is_assisted=chance.random() < 0.3,
        groups=groups,
    )


class Entrants:
    """Enters results as the bot does when an attempt has ended."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.results = ResultStore(redis)
        self.standings = StandingsService(services_on(redis))
        self.audiences: dict[Player, ResultVisibility] = {}
        self.all: dict[tuple[Player, int], ChallengeResult] = {}
        """All results that were entered."""

    async def enter(self, player: Player, result: ChallengeResult) -> None:
        """Save a result and enter it in the leaderboards."""
        kept = await self.results.save_result(player, result)
        self.all[player, result.number] = kept
        audience = self.audiences.get(player, ResultVisibility.EVERYONE)
        name = f"name {player.id}"
        await self.standings.enter_result(player, challenge_of(result.number), kept, audience, name)

    async def enter_all(self, results: Mapping[tuple[Player, int], ChallengeResult]) -> None:
        """Save and enter several results."""
        for (player, _), result in results.items():
            await self.enter(player, result)


def someone(number: int) -> Player:
    """Return one of many players; no player's ID is contained in another one."""
    return Player(Chat.TELEGRAM, 700_000_000 + number)
