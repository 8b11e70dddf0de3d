"""The open connections of an HTTP server: which one has to go when there is no room for another.

Nobody is kept out while somebody else holds connections without using them. The idlest goes first, of the
client that has the most. If all are in use, a client with at least two more than the new one loses that with
the oldest request. Only if nobody has that many, the new connection is refused.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import StrEnum

from bot.observability.metrics import CONNECTIONS, CONNECTIONS_REFUSED, labeled

log = logging.getLogger(__name__)

LOG_SECONDS = 60.0
"""Seconds between two log lines about a server without room."""


class Refusal(StrEnum):
    """Which connection there was no room for."""

    NEW = "new"
    IDLE = "idle"
    """One without a request."""
    BUSY = "busy"
    """One whose request was not answered yet."""


@dataclass(slots=True)
class Connection:
    """An open connection."""

    transport: asyncio.Transport
    client: str
    """The name of its client, or of the proxy if that has not named a client yet."""
    since: float
    """When its request began, or else since when it has been without one."""
    is_busy: bool = False
    has_asked: bool = False
    """Whether a request has arrived."""
    unread_since: float | None = None
    """Since when its client has read too little of what was sent; ``None`` if it reads."""


class ConnectionTable:
    """The connections of one server, by the handlers of their protocol."""

    def __init__(self, server: str, most: int, clock: Callable[[], float]) -> None:
        self._server = server
        self._most = most
        self._clock = clock
        self._connections: dict[Hashable, Connection] = {}
        self._unlogged: Counter[Refusal] = Counter()
        self._silent_until = 0.0

    def admit(self, handler: Hashable, transport: asyncio.Transport, client: str) -> bool:
        """Add a connection, instead of another if there is no room; return whether there was any."""
        if len(self._connections) >= self._most and not self._make_room(client):
            self._note(Refusal.NEW)
            return False
        self._connections[handler] = Connection(transport, client, self._clock())
        self._measure()
        return True

    def begin_request(self, handler: Hashable, client: str) -> None:
        """Note that a request of a client has arrived."""
        if found := self._connections.get(handler):
            found.client, found.since, found.is_busy, found.has_asked = client, self._clock(), True, True

    def end_request(self, handler: Hashable) -> None:
        """Note that the request is answered."""
        if found := self._connections.get(handler):
            found.since, found.is_busy = self._clock(), False

    def has_asked(self, handler: Hashable) -> bool:
        """Return whether a request has arrived, or the connection is gone."""
        found = self._connections.get(handler)
        return found is None or found.has_asked

    def note_reading(self, handler: Hashable, *, is_read: bool) -> None:
        """Note whether the client of a connection reads what is sent to it."""
        if found := self._connections.get(handler):
            found.unread_since = None if is_read else self._clock()

    def abort_unread(self, handler: Hashable, seconds: float) -> None:
        """Close a connection whose client has not read for that long."""
        found = self._connections.get(handler)
        if found and found.unread_since is not None and self._clock() - found.unread_since >= seconds:
            found.transport.abort()

    def remove(self, handler: Hashable) -> None:
        """Forget a connection that is closed."""
        self._connections.pop(handler, None)
        self._measure()

    def _make_room(self, client: str) -> bool:
        counts = Counter(one.client for one in self._connections.values())
        candidates = [
            (not one.is_busy, counts[one.client], -one.since, handler)
            for handler, one in self._connections.items()
            if not one.is_busy or counts[one.client] > counts[client] + 1
        ]
        if not candidates:
            return False
        is_idle, _, _, handler = max(candidates, key=lambda one: one[:3])
        self._connections[handler].transport.abort()
        del self._connections[handler]
        self._note(Refusal.IDLE if is_idle else Refusal.BUSY)
        return True

    def _measure(self) -> None:
        labeled(CONNECTIONS, self._server).set(len(self._connections))

    def _note(self, refusal: Refusal) -> None:
        """Count a connection without room, and log that once a minute."""
        labeled(CONNECTIONS_REFUSED, self._server, refusal).inc()
        self._unlogged[refusal] += 1
        if (now := self._clock()) < self._silent_until:
            return
        counts = Counter(one.client for one in self._connections.values())
        log.warning(
            "All %d connections of the %s port are open, %d of them from one address. Since the last such "
            "line, new ones that were refused: %d; closed for others: %d idle, %d with a request",
            self._most,
            self._server,
            max(counts.values(), default=0),
            *(self._unlogged[kind] for kind in Refusal),
        )
        self._unlogged.clear()
        self._silent_until = now + LOG_SECONDS
