"""How a shard gets back to Discord's gateway after its connection broke, and how long it waits before.

discord.py doubles its waits up to 17 minutes, starts a new session after the first failure, and lets all
other shards wait for the one that waits or connects. Here no wait is longer than half a minute; a session is
resumed as long as Discord knows it, which takes no session start and misses no event; each shard waits for
itself.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Literal

import discord.shard
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.runtime.reconnect_waits import ReconnectWaits

if TYPE_CHECKING:
    from bot.chats.discord.client import DiscordClient

STABLE_SECONDS = 60.0
"""A connection that lasted this long was a good one: the next attempt follows at once."""
CONNECT_SECONDS = 20.0
"""Seconds for an attempt: a gateway in trouble may accept a connection and then say nothing."""


class ReconnectPace(ExponentialBackoff[Literal[False]]):
    """When a shard may try again: at once if its connection was good, then after growing waits."""

    def __init__(self, waits: ReconnectWaits, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._waits = waits
        self._now = now
        self._connected_at: float | None = None
        self._is_retry = False

    def note_connected(self) -> None:
        """Note that Discord has confirmed the session."""
        self._connected_at = self._now()

    def delay(self) -> float:
        """Return the seconds to wait before the next attempt."""
        if self._connected_at is not None and self._now() - self._connected_at >= STABLE_SECONDS:
            self._waits.reset()
            self._is_retry = False
        self._connected_at = None
        is_retry, self._is_retry = self._is_retry, True
        return self._waits.next() if is_retry else 0.0


class ReconnectingShard(Shard):
    """A shard of discord.py with other waits.

    discord.py calls ``reidentify`` when a connection broke or Discord asks to reconnect, and ``reconnect``
    after an attempt has failed, one shard after the other.
    """

    _client: "DiscordClient"

    def __init__(self, ws: DiscordWebSocket, client: "DiscordClient", queue_put: Any) -> None:  # noqa: ANN401 - discord.py's
        super().__init__(ws, client, queue_put)
        self._backoff = client.pace_of(self.id)
        self._waiting: asyncio.Task[None] | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._is_due = False
        """Whether the wait before the next attempt is over."""
        self._other_gateway = DiscordWebSocket.DEFAULT_GATEWAY
        """Where the session is resumed if that fails at its own address, and then in turn."""

    def launch(self) -> None:
        """Read events of a new connection."""
        self._other_gateway = DiscordWebSocket.DEFAULT_GATEWAY
        super().launch()

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again, to resume the session if there is one, now or after a wait."""
        if self._is_due:
            self._is_due = False
            self._connecting = asyncio.create_task(self._connect(exc))
            return
        self._cancel_task()
        self._dispatch("shard_disconnect", self.id)
        self._retry_after(self._backoff.delay(), is_resumable=exc.resume)

    async def reconnect(self) -> None:
        """Try again after a failed attempt, whose wait is over; at another address, if it was to resume."""
        self.ws.gateway, self._other_gateway = self._other_gateway, self.ws.gateway
        self._retry_after(0.0, is_resumable=True)

    def _retry_after(self, seconds: float, *, is_resumable: bool) -> None:
        """Connect after a wait, while the other shards go on."""
        is_resumed = is_resumable and self.ws.session_id is not None

        async def wait() -> None:
            await self._client.clock.sleep(seconds)
            if not is_resumed:
                await self._client.session_starts.acquire()
            self._is_due = True
            event = EventType.resume if is_resumed else EventType.identify
            self._queue_put(EventItem(event, self, ReconnectWebSocket(self.id, resume=is_resumed)))

        self._waiting = asyncio.create_task(wait())

    async def _connect(self, request: ReconnectWebSocket) -> None:
        """Make one attempt; two shards that start a session take turns, as Discord demands."""
        async with nullcontext() if request.resume else self._client.identifying:
            before = self.ws
            attempt = asyncio.create_task(super().reidentify(request))
            try:
                await asyncio.wait({attempt}, timeout=CONNECT_SECONDS)
            finally:
                is_late = attempt.cancel()  # discord.py ends it without a word
            if is_late:
                await asyncio.wait({attempt})
                if self.ws is before:
                    await self._handle_disconnect(TimeoutError("the gateway says nothing"))

    async def close(self) -> None:
        """Close the connection, or give up the attempt to make one."""
        if self._connecting:
            self._connecting.cancel()
        await super().close()

    async def _handle_disconnect(self, e: Exception) -> None:
        """Handle an attempt that failed: discord.py waits here, and puts the next attempt into its queue."""
        self._waiting = asyncio.create_task(super()._handle_disconnect(e))

    def _cancel_task(self) -> None:
        super()._cancel_task()
        if self._waiting and self._waiting is not asyncio.current_task():
            self._waiting.cancel()


def replace_shards() -> None:
    """Let discord.py make shards of this kind: it has no parameter for their class."""
    setattr(discord.shard, "Shard", ReconnectingShard)  # noqa: B010 - mypy forbids to assign to a class
