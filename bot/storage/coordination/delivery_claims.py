"""Claims on messages that nobody asked for: one process sends each, and another continues what it leaves.

The state is in a hash of the owner, such as a group. For each kind of message it has these fields, after the
kind and a period: ``sent``, the number of the last one sent; ``number``, the one in progress, with ``token``
and ``until`` of its claim in milliseconds of the server's clock, ``nonce`` if its request may have been sent,
``tries`` and ``again``. ``settings`` must be what the claiming process has read. ``failing`` and ``reason``:
since when messages are refused, and why.
"""

import asyncio
import logging
from collections.abc import Awaitable, Iterable, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Self, TypeVar, cast

from redis.asyncio import Redis

from bot.i18n.time_text import HOUR, MINUTE
from bot.storage.errors import StoreUnavailableError, answer_of

T = TypeVar("T")

log = logging.getLogger(__name__)


class OutdatedMessageError(Exception):
    """A message must not be sent as it is: something has changed since it was composed."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """A message that a process wants to send: in the hash of its owner, a kind and a number."""

    key: str
    kind: str
    number: int
    token: str
    """Identifies the claim of the process."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The result of claiming a message."""

    state: str
    """``claimed``; ``unknown``: claimed, but an earlier process may have sent it; ``busy``: claimed by
    another process; ``done``: sent already; ``changed``: the settings have changed."""
    nonce: str = ""
    """The nonce with which it may have been sent."""
    wait: float = 0.0
    """Seconds until another process's claim expires."""

    @property
    def is_held(self) -> bool:
        """Whether this process may send it."""
        return self.state in ("claimed", "unknown")


LONGEST_WAIT = HOUR
"""The longest wait between two tries."""
LEASE = 180_000
"""Milliseconds until a claim expires, by the clock of the Redis server."""
RESERVED = LEASE // 1000
"""After how many seconds an owner is checked again if the process that checks it now ends."""
SENDING_SECONDS = 90.0
"""How long a chat may take to answer: less than a claim lasts."""
FAREWELL_SECONDS = 1.0
"""How long a request in progress is awaited when the bot stops."""


@dataclass(frozen=True, slots=True)
class DeliveryAttempt:
    """The progress of one kind of message, each by a number, such as that of its day."""

    sent: int = 0
    """The last one that was sent, or that is not needed."""
    number: int = 0
    """The one that was tried last, if it was not sent."""
    tries: int = 0
    """How often it has failed."""
    again: int = 0
    """When it will be tried again."""

    @classmethod
    def read(cls, kind: str, numbers: Mapping[str, int]) -> Self:
        """Return the progress of a kind that the fields of an owner hold."""
        return cls(*(numbers[name] for name in cls.stored_fields([kind])))

    @classmethod
    def stored_fields(cls, kinds: Iterable[str]) -> tuple[str, ...]:
        """Return the names of the stored fields of some kinds."""
        return tuple(f"{kind}.{name}" for kind in kinds for name in cls.__slots__)

    def at(self, number: int) -> Self:
        """Return the progress with one message: nothing was tried of another one."""
        return self if self.number == number else replace(self, number=0, tries=0, again=0)

    def after_failure(self, now: int, wait: float) -> int:
        """Return when to try again: after 1 minute, 2, 4 and so on, and the wait that the chat asks for."""
        own = int(min(MINUTE * 2 ** min(self.tries, 10), LONGEST_WAIT))
        return now + max(own, int(wait) + 1 if wait else 0)


async def answer_in_time(answer: Awaitable[T], message: object) -> T | None:
    """Return a chat's answer to a request; ``None`` if it fails or takes too long, which the log says.

    Raises ``StoreUnavailableError`` and ``OutdatedMessageError``.
    """
    try:
        async with asyncio.timeout(SENDING_SECONDS):
            return await answer
    except (StoreUnavailableError, OutdatedMessageError):
        raise
    except TimeoutError:
        log.warning("%s: no answer for %g seconds", message, SENDING_SECONDS)
    except Exception:
        log.exception("%s: sending it failed", message)
    return None


class DeliveryClaims:
    """Reads and writes claims in the hashes of their owners. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        script = files("bot.storage.coordination") / "claim.lua"
        self._script = redis.register_script(script.read_text("utf-8"))

    async def claim(self, one: Delivery, lease: int, settings: str) -> Claim:
        """Claim a message for ``lease`` milliseconds: no other process sends it or a later one meanwhile."""
        answer = await self._run(one.key, "claim", one.kind, one.number, one.token, lease, settings)
        state, nonce, wait = cast(tuple[bytes, bytes, int], answer)
        return Claim(state.decode(), nonce.decode(), wait / 1000)

    async def record_intent(self, one: Delivery, lease: int, nonce: str) -> bool:
        """Record that the request is sent now; return whether the claim still allows it."""
        return await self._run(one.key, "intend", one.kind, one.token, lease, nonce) == b"ok"

    async def record_outcome(
        self, one: Delivery, outcome: str, *, again: int = 0, now: int = 0, reason: str = ""
    ) -> None:
        """Record an outcome: ``sent``, ``later``, ``refused``, ``unknown``, or ``free`` for not tried."""
        claimed = (one.kind, one.number, one.token)
        await self._run(one.key, "record", *claimed, outcome, again, now, reason)

    async def _run(self, key: str, *words: str | int) -> object:
        return await answer_of(self._script(keys=[key], args=list(words)))
