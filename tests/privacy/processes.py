"""Other processes of the bot, which die or stand still between two words to the store."""

import asyncio

from redis.asyncio import Redis
from redis.asyncio.connection import ConnectionPool

from tests.privacy.town import Town
from tests.year.mortal import Life, MortalConnection


class Halting(Life):
    """A process that stands still before one of its words to the store, and says so."""

    def __init__(self, words: int) -> None:
        super().__init__()
        self.is_halted = asyncio.Event()
        self.halt_after(words)

    async def speak(self) -> None:
        """Count a word."""
        if self.until_halt == 0:
            self.is_halted.set()
        await super().speak()


def process(town: Town, redis_url: str, life: Life) -> Town:
    """Return the same town, by another process of the bot."""
    path = redis_url.removeprefix("unix://")
    pool = ConnectionPool(connection_class=MortalConnection, path=path, life=life)
    other = Town(Redis(connection_pool=pool))
    other.time, other.group, other.wall = town.time, town.group, town.wall
    return other
