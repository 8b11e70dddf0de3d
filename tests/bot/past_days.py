"""Past days with results, for tests of posts and standings."""

from datetime import UTC, date, datetime

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.settings import ResultVisibility
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.features.challenge.service import ChallengeService
from bot.features.standings.service import StandingsService
from bot.services import Services
from bot.storage.result_store import ResultStore

FIRST = date(2027, 1, 1)
GROUP = 77
HOUR = 60 * 60


async def same_challenges(redis: Redis) -> None:
    """Fix the secret of an instance, so that every test run has the same challenges."""
    await redis.set("sb1:secret:daily", b"the same in every run of a test!")


def at(day: int, hour: float = 0) -> int:
    """Return the timestamp of that hour (UTC) on the date of a challenge."""
    begin = datetime(FIRST.year, FIRST.month, FIRST.day, tzinfo=UTC).timestamp()
    return int(begin + ((day - 1) * 24 + hour) * HOUR)


async def challenge_on(daily: Services, number: int) -> DailyChallenge:
    """Return the challenge of any day."""
    challenge = await daily.get(ChallengeService).challenge(number, at(number, 1))
    assert challenge
    return challenge


async def number_of(daily: Services, game: str, first: int = 2) -> int:
    """Return the number of the first challenge of a game, starting at ``first``."""
    while (await challenge_on(daily, first)).record.game != game:
        first += 1
    return first


async def enter(
    daily: Services, number: int, name: str, *, is_won: bool = True, moves: int = 31,
    is_assisted: bool = False, audience: ResultVisibility = ResultVisibility.EVERYONE, group: int = GROUP,
) -> ChallengeResult:  # fmt: skip
    """Let a player with a unique ``name`` finish a challenge."""
    challenge = await challenge_on(daily, number)
    player = Player(Chat.TELEGRAM, sum(ord(letter) << 8 * place for place, letter in enumerate(name[:6])))
    best = challenge.par if challenge.par is not None else 0
    result = ChallengeResult(
        number, challenge.record.game, is_won, best if is_won else 3, moves, 134, is_assisted,
        at(number, 9), f"s{len(name)}", groups=(group,) if group else (),
    )  # fmt: skip
    kept = await ResultStore(daily.store.redis).save_result(player, result)
    await daily.get(StandingsService).enter_result(player, challenge, kept, audience, name)
    return kept
