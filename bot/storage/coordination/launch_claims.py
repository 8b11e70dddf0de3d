"""Claims on launch data, with which a table is opened once.

=====================  ======  ===========================================================================
key                    type    what it holds
=====================  ======  ===========================================================================
``sb1:launch:DIGEST``  string  the entry that used the launch data, for a day
=====================  ======  ===========================================================================
"""

from redis.asyncio import Redis

from bot.core.retention import DAY
from bot.storage.errors import answer_of
from bot.storage.keys import launch_key

CLAIM_SECONDS = DAY
"""As long as a page that uses it can be open: by then, launch data has long been too old to be used first."""


class LaunchClaims:
    """Notes which entry of the page has used launch data. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def is_known(self, launch: str, entry: str) -> bool:
        """Return whether this entry has used launch data, given as its digest, before."""
        owner = await answer_of(self._redis.get(launch_key(launch)))
        return owner == entry.encode()

    async def claim(self, launch: str, entry: str) -> bool:
        """Use launch data; return whether no other entry has. The same one may repeat its request."""
        owner = await answer_of(
            self._redis.set(launch_key(launch), entry, nx=True, get=True, ex=CLAIM_SECONDS)
        )
        return owner is None or owner == entry.encode()
