"""How full the store is, so that what anybody can make grow leaves room for the players of other chats."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from bot.storage.connection.client import RedisClient
from bot.storage.errors import StoreUnavailableError, answer_of

log = logging.getLogger(__name__)

SCARCE = 0.9
"""The share of the store's memory from which on it takes no new players who need no account."""
SPENT = 0.95
"""The share from which on it takes nothing from players who need no account."""
LOOK_SECONDS = 10.0


class StoreRoom:
    """The share of its memory that the store uses; of several servers, that of the fullest one.

    A server without ``maxmemory`` has as much memory as its machine.
    """

    def __init__(self, redis: RedisClient) -> None:
        self._redis = redis
        self._used = 0.0

    @property
    def is_scarce(self) -> bool:
        """Whether there was room only for those who play already, at the last look."""
        return self._used >= SCARCE

    @property
    def is_spent(self) -> bool:
        """Whether there was room only for players with an account, at the last look."""
        return self._used >= SPENT

    async def watch(self) -> None:
        """Look again and again, until canceled."""
        while True:
            try:
                await self.look()
            except StoreUnavailableError as error:
                log.debug("it is not known how full the store is: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Ask the store; raise ``StoreUnavailableError``."""
        was_scarce = self.is_scarce
        facts = await answer_of(self._redis.facts())
        self._used = max(map(_used_share, facts.values()))
        if self.is_scarce and not was_scarce:
            log.warning(
                "The store uses %.0f%% of its memory: the page takes no new players, and from %.0f%% on "
                "nothing at all, so that other chats can continue. Raise its maxmemory.",
                100 * self._used,
                100 * SPENT,
            )


def _used_share(facts: Mapping[str, Any]) -> float:
    """Return the share of a server's memory that is in use; 0 if it does not say how much it has."""
    most = int(facts.get("maxmemory", 0)) or int(facts.get("total_system_memory", 0))
    return int(facts.get("used_memory", 0)) / most if most else 0.0
