"""Delivery of Telegram's updates to any process of the bot, sometimes twice or late."""

import asyncio
from collections.abc import Sequence
from random import Random

import aiohttp

from tests.telegram_chat.chats import Json
from tests.telegram_chat.updates import SECRET_HEADER, Updates

RETRY_SECONDS = 0.1
"""Seconds after which a refused update goes to the next process."""
PATIENCE = 2.0
"""Seconds after which a process without an answer is skipped."""
LATE = 1.5
"""The longest delay of an update in seconds."""


class SpreadUpdates(Updates):
    """Posts each update to one of several processes, many at a time: some twice, some late, in any order."""

    def __init__(self, changed: asyncio.Condition, ports: Sequence[int], chance: Random) -> None:
        super().__init__(changed)
        self._ports = ports
        self._chance = chance
        self._under_way: set[asyncio.Task[None]] = set()
        self.twice = 0.0
        """The share of updates that come twice."""
        self.late = 0.0
        """The share of updates that come late."""
        self.mishaps = 0
        """How many came twice or late so far."""

    async def close(self) -> None:
        """Deliver nothing more."""
        await super().close()
        for delivery in self._under_way:
            delivery.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _post(self) -> None:
        headers = {SECRET_HEADER: self.webhook["secret_token"]}
        path = self.webhook["url"].rpartition("/")[2]
        timeout = aiohttp.ClientTimeout(total=PATIENCE)
        async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
            while True:
                async with self._changed:
                    await self._changed.wait_for(lambda: self._waiting)
                    updates, self._waiting = self._waiting, []
                for update in updates:
                    for times in range(1 + self._happens(self.twice)):
                        late = LATE if times or self._happens(self.late) else 0.0
                        delivery = self._deliver(session, path, update, self._chance.random() * late)
                        task = asyncio.create_task(delivery)
                        self._under_way.add(task)
                        task.add_done_callback(self._under_way.discard)

    def _happens(self, often: float) -> bool:
        is_so = self._chance.random() < often
        self.mishaps += is_so
        return is_so

    async def _deliver(self, session: aiohttp.ClientSession, path: str, update: Json, seconds: float) -> None:
        """Post an update until one of the processes takes it."""
        await asyncio.sleep(seconds)
        port = self._chance.randrange(len(self._ports))
        while True:
            address = f"http://127.0.0.1:{self._ports[port]}/{path}"
            try:
                async with session.post(address, json=update) as answer:
                    if answer.status == 200:
                        return
            except (aiohttp.ClientError, TimeoutError):
                pass  # the next process gets it, as with a load balancer
            port = (port + 1) % len(self._ports)
            await asyncio.sleep(RETRY_SECONDS)
