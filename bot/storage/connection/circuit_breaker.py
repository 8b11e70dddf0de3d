"""The way to the store: tried again for a moment, then closed to all until the store is back.

Whoever asks while it is open is refused at once: a store that is away or hangs costs the first players two
seconds at most and the others nothing. One task for each server that is away asks whether it is back, by
writing something: a server that still reads its data, has become a replica or is full says so only then.

A cluster has a circuit with several places, one for each primary: while one of them is away, those whose
games lie on the others play on.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Collection
from contextvars import Context
from enum import Enum
from time import monotonic
from typing import TypeVar

from redis.exceptions import (
    AskError,
    ClusterError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    RedisError,
    ResponseError,
    TryAgainError,
)
from redis.exceptions import ConnectionError as UnreachableError
from redis.exceptions import TimeoutError as SilentError

from bot.observability.metrics import count_store_error, observe_store, set_store_away
from bot.storage.errors import error_text

T = TypeVar("T")

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds in which a command is answered, with all attempts; what takes longer has failed."""
ANSWER_SECONDS = 1.0
"""Seconds in which a server must answer an attempt, or be connected."""
RETRIES = 6
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.3
"""Seconds between one attempt and the next: a server that restarts is back in as little."""
PROBE_PAUSES = (0.1, 0.3)
"""Seconds between one probe and the next."""
MOST_AT_ONCE = 32
"""Commands on their way at a time; in a crowd the others wait here, and not in the store's memory."""

REFUSALS = ("OOM ", "MISCONF ", "NOREPLICAS ", "READONLY ")
"""How errors begin by which a server says that it takes no writes for now."""
AWAY = (UnreachableError, SilentError, OSError, TimeoutError, ClusterError, TryAgainError, AskError)
"""What is raised where a server cannot be reached, is silent, or has just given away what was asked for."""


class TooFewReplicasError(RedisError):
    """A write did not reach as many replicas as it should have within the time for it."""


class CircuitOpenError(RedisError):
    """The store is known to be away: nobody has been asked."""


class StoreTrouble(Enum):
    """What is wrong with a server."""

    AWAY = "cannot be reached"
    LONELY = "has too few replicas"
    FULL = "takes no writes"

    @property
    def is_for_reading_too(self) -> bool:
        """Whether what is only read is refused as well.

        It is where a write did not reach the replicas: whoever saw it now might see it undone.
        """
        return self is not StoreTrouble.FULL


def trouble_of(error: BaseException) -> StoreTrouble | None:
    """Return what an error says of a server; ``None`` for an answer like any other."""
    if isinstance(error, TooFewReplicasError):
        return StoreTrouble.LONELY
    if isinstance(error, AWAY):
        return StoreTrouble.AWAY
    if isinstance(error, OutOfMemoryError | ReadOnlyError):
        return StoreTrouble.FULL
    if isinstance(error, ResponseError) and any(mark in str(error) for mark in REFUSALS):
        return StoreTrouble.FULL
    # The client's word for a cluster of which no server answers, or which has servers for a part of it only.
    if isinstance(error, RedisClusterException) and _is_about_servers(error):
        return StoreTrouble.AWAY
    return None


def _is_about_servers(error: RedisClusterException) -> bool:
    """Tell whether an error comes from looking what servers a cluster has."""
    return any(mark in str(error) for mark in ("cannot be connected", "not covered"))


Probe = Callable[[str], Awaitable[object]]
Noticed = Callable[[BaseException, Collection[str]], None]


class CircuitBreaker:
    """Whether commands may go out, server by server; a single one has the name ``""``."""

    def __init__(self, probe: Probe, noticed: Noticed = lambda *_: None) -> None:
        """Make one that is closed: ``probe`` writes to a server, ``noticed`` is told of each failure."""
        self._probe = probe
        self._noticed = noticed
        self._troubles: dict[str, StoreTrouble] = {}
        self._probing: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(MOST_AT_ONCE)
        self._is_closing = False

    @property
    def is_open(self) -> bool:
        """Whether some server is known to be away or to take no writes."""
        return bool(self._troubles)

    def check(self, places: Collection[str], *, is_write: bool) -> None:
        """Raise ``CircuitOpenError`` where one of these servers is known not to do what is wanted."""
        if not self._troubles:
            return
        for place in places:
            trouble = self._troubles.get(place)
            if trouble and (is_write or trouble.is_for_reading_too):
                raise CircuitOpenError(f"the store {trouble.value}")

    async def run(
        self,
        attempt: Callable[[], Awaitable[T]],
        places: Collection[str] = ("",),
        *,
        is_write: bool = True,
        retries: int = RETRIES,
    ) -> T:
        """Do something with the store, again where it fails and may be done twice; two seconds at most."""
        self.check(places, is_write=is_write)
        async with self._room:
            try:
                return await self._insist(attempt, places, is_write=is_write, retries=retries)
            except CircuitOpenError:
                raise
            except Exception as error:
                trouble = trouble_of(error)
                if trouble:
                    self._note(error, trouble, places)
                    for place in places:
                        self._open(place, trouble, error)
                raise

    async def _insist(
        self, attempt: Callable[[], Awaitable[T]], places: Collection[str], *, is_write: bool, retries: int
    ) -> T:
        pause, began = FIRST_PAUSE, monotonic()
        end = began + PATIENCE
        while True:
            self.check(places, is_write=is_write)
            try:
                async with asyncio.timeout(min(ANSWER_SECONDS, end - began)):
                    answer = await attempt()
            except Exception as error:
                if trouble_of(error) is not StoreTrouble.AWAY or not retries or monotonic() + pause > end:
                    raise
                self._note(error, StoreTrouble.AWAY, places)
            else:
                observe_store(monotonic() - began)
                return answer
            retries -= 1
            await asyncio.sleep(random.uniform(pause / 2, pause))  # noqa: S311 - no secret
            pause = min(2 * pause, LONGEST_PAUSE)
            began = monotonic()

    def _open(self, place: str, trouble: StoreTrouble, error: BaseException) -> None:
        if place in self._troubles:
            self._troubles[place] = max(
                self._troubles[place], trouble, key=lambda one: one.is_for_reading_too
            )
            return
        self._troubles[place] = trouble
        set_store_away(is_away=True)
        name = place or "the store"
        log.warning(
            "%s %s (%s): players are told so until it is back", name, trouble.value, error_text(error)
        )
        # In a context of its own: it goes on after the press that has met it.
        self._probing[place] = asyncio.create_task(self._watch(place, name), context=Context())

    def _note(self, error: BaseException, trouble: StoreTrouble, places: Collection[str]) -> None:
        count_store_error(trouble.name.lower())
        self._noticed(error, places)

    async def _watch(self, place: str, name: str) -> None:
        """Ask until the server is back, then let all through again."""
        began = monotonic()
        while not self._is_closing:  # the client loses a cancellation now and then, in Python 3.11
            await asyncio.sleep(random.uniform(*PROBE_PAUSES))  # noqa: S311 - no secret
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._probe(place)
                break
            except Exception as error:  # noqa: BLE001 - whatever it is, the next task must be able to look
                trouble = trouble_of(error)
                if trouble is None:  # an answer, if a strange one: whoever asks next will be told
                    log.warning("%s answers, but strangely: %s", name, error_text(error))
                    break
                self._note(error, trouble, (place,))
                self._troubles[place] = trouble
        del self._troubles[place], self._probing[place]
        if self._is_closing:
            return
        set_store_away(is_away=self.is_open)
        log.warning("%s is back after %.1f seconds", name, monotonic() - began)

    async def aclose(self) -> None:
        """Ask no more."""
        self._is_closing = True
        tasks = tuple(self._probing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._probing.clear()
        self._troubles.clear()
        set_store_away(is_away=False)
