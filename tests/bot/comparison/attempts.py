"""First attempts at deals, as the store notes them when games end."""

from hashlib import sha256

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.features.comparison.store import ComparisonStore, DealResults
from bot.storage.first_attempt import WAITING, WAITING_FIELD, FirstAttempt
from bot.storage.keys import PlayerPart, player_key

STRANGER = Player(Chat.DISCORD, 99)
"""A player without attempts."""


def other(number: int) -> Player:
    """Return one of many players."""
    return Player(Chat.TELEGRAM, 1_000 + number)


def attempt(number: int, *, is_won: bool = True, moves: int = 100, seconds: int = 200) -> FirstAttempt:
    """Return an attempt that waits to be added to its deal."""
    token = sha256(f"attempt {number}".encode()).hexdigest()[:16]
    return FirstAttempt(WAITING, 20_000, is_won, moves, seconds, token)


async def note(redis: Redis, player: Player, deal: str, attempt: FirstAttempt) -> None:
    """Note that an attempt waits, as ``note_attempt.lua`` does."""
    await redis.hset(
        player_key(player, PlayerPart.COMPARED), mapping={deal: attempt.text, WAITING_FIELD: deal}
    )


async def results(redis: Redis, deal: str) -> DealResults:
    """Return what is stored of a deal."""
    return (await ComparisonStore(redis).load(STRANGER, deal)).results


async def add_others(redis: Redis, deal: str, count: int, wins: int) -> None:
    """Add attempts of others to a deal, of which the first ones win, each in another number of moves."""
    for number in range(count):
        one = attempt(number, is_won=number < wins, moves=10 + number, seconds=20 + number)
        await note(redis, other(number), deal, one)
        await ComparisonStore(redis).load(other(number), deal)
