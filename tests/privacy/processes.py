"""Other processes of the bot, which are killed or suspended between two requests to the store."""

import asyncio

from redis.asyncio import Redis
from redis.asyncio.connection import ConnectionPool

from tests.killable import KillableConnection, KillSwitch
from tests.privacy.town import Town


class Halting(KillSwitch):
    """A process that is suspended before one of its requests, and says so."""

    def __init__(self, requests: int) -> None:
        super().__init__()
        self.is_halted = asyncio.Event()
        self.halt_after(requests)

    async def before_request(self) -> None:
        """Count a step."""
        if self.until_halt == 0:
            self.is_halted.set()
        await super().before_request()


def process(town: Town, redis_url: str, switch: KillSwitch) -> Town:
    """Return the same town, by another process of the bot."""
    path = redis_url.removeprefix("unix://")
    pool = ConnectionPool(connection_class=KillableConnection, path=path, switch=switch)
    other = Town(Redis(connection_pool=pool))
    other.time, other.group, other.wall = town.time, town.group, town.wall
    return other
