"""What is asked of the store while something is done."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis.asyncio import Redis


class Asked:
    """The commands that reached a server, by name, and how often."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    @property
    def total(self) -> int:
        return sum(self.counts.values())


@asynccontextmanager
async def asked(redis: Redis) -> AsyncIterator[Asked]:
    """Count what reaches the server, but for the counting itself."""
    found = Asked()
    await redis.config_resetstat()
    yield found
    told = await redis.info("commandstats")
    found.counts = {
        name.removeprefix("cmdstat_"): told[name]["calls"]
        for name in told
        if not name.startswith("cmdstat_config")
    }
