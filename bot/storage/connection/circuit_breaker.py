"""A circuit breaker around commands: retries for a moment, then rejects commands until the store is back.

A server that can be reached may be slow, because its disk is: a command waits for its answer for several
seconds, in which the chats defer theirs. If another server takes over meanwhile, that one is asked instead: a
stopped process can still be reached, too. A server that cannot be reached is tried again for two seconds at
most. Then the circuit is open, and commands are rejected at once. One task for each unavailable server probes
it with a write: only a write shows that it is loading its data, has become a replica, or is full.

In a cluster it works by node: while one primary is unavailable, players whose games are on other nodes
continue to play.
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

from bot.observability.metrics import STORE_AWAY, STORE_ERRORS, STORE_SECONDS, labeled
from bot.storage.errors import error_text

T = TypeVar("T")

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""The most seconds in which a command is tried again."""
ANSWER_SECONDS = 1.0
"""The most seconds for a connection or a probe, and without an answer until it is checked whether the server
can be reached."""
SLOW_SECONDS = 10.0
"""The most seconds for one attempt at a server that can be reached: an fsync on a busy disk takes seconds."""
CHECK_PAUSE = 0.25
"""Seconds between two checks while a command waits for its answer."""
RETRIES = 6
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.3
"""Seconds between two attempts: a server can restart in that time."""
PROBE_PAUSES = (0.1, 0.3)
"""Seconds between two probes: from, to."""
MOST_AT_ONCE = 32
"""The most concurrent commands; others wait here instead of in the server's memory."""

REFUSALS = ("OOM ", "MISCONF ", "NOREPLICAS ", "READONLY ")
"""The beginnings of errors with which a server rejects writes."""
DISCOVERY_FAILURES = ("cannot be connected", "not covered")
"""Parts of errors if no node of a cluster answers, or slots have no node."""
AWAY = (UnreachableError, SilentError, OSError, TimeoutError, ClusterError, TryAgainError, AskError)
"""Errors of a server that is unreachable, does not answer, or is losing the hash slot."""


class TooFewReplicasError(RedisError):
    """Too few replicas acknowledged a write in time."""


class CircuitOpenError(RedisError):
    """The store is known to be unavailable: no command was sent."""


class MovedError(UnreachableError):
    """Another server has taken over from the one that was to answer."""


class StoreTrouble(Enum):
    """The state of an unavailable server."""

    AWAY = "cannot be reached"
    LONELY = "has too few replicas"
    FULL = "takes no writes"

    @property
    def is_for_reading_too(self) -> bool:
        """Whether reads are rejected, too: what did not reach the replicas might be undone."""
        return self is not StoreTrouble.FULL


def trouble_of(error: BaseException) -> StoreTrouble | None:
    """Return the state of a server that raised an error; ``None`` for an ordinary error reply."""
    if isinstance(error, TooFewReplicasError):
        return StoreTrouble.LONELY
    if isinstance(error, AWAY):
        return StoreTrouble.AWAY
    if isinstance(error, OutOfMemoryError | ReadOnlyError):
        return StoreTrouble.FULL
    if isinstance(error, ResponseError) and any(mark in str(error) for mark in REFUSALS):
        return StoreTrouble.FULL
    if isinstance(error, RedisClusterException) and any(mark in str(error) for mark in DISCOVERY_FAILURES):
        return StoreTrouble.AWAY
    return None


Probe = Callable[[str], Awaitable[object]]
Reach = Callable[[str, object], Awaitable[object]]
Place = Callable[[str], object]
Places = Collection[tuple[str, object]]
"""Nodes with the places where they were when an attempt began."""
OnFailure = Callable[[BaseException, Collection[str]], None]


class CircuitBreaker:
    """Decides for each node whether commands may be sent; a single server has the name ``""``."""

    def __init__(
        self,
        probe: Probe,
        reach: Reach,
        on_failure: OnFailure = lambda *_: None,
        place: Place = lambda _: None,
    ) -> None:
        """Start closed.

        ``probe`` writes to a node, and ``place`` returns where it is, ``None`` if it can't move. ``reach``
        connects to it, and raises ``MovedError`` if another server has taken over from that place.
        ``on_failure`` is called with each failure.
        """
        self._probe = probe
        self._reach = reach
        self._place = place
        self._on_failure = on_failure
        self._troubles: dict[str, StoreTrouble] = {}
        self._probing: dict[str, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)
        self._is_closing = False

    @property
    def is_open(self) -> bool:
        """Whether a node is known to be unavailable or to reject writes."""
        return bool(self._troubles)

    def check(self, nodes: Collection[str], *, is_write: bool) -> None:
        """Raise ``CircuitOpenError`` if one of these nodes is known to be unavailable for this."""
        if not self._troubles:
            return
        for node in nodes:
            trouble = self._troubles.get(node)
            if trouble and (is_write or trouble.is_for_reading_too):
                raise CircuitOpenError(f"the store {trouble.value}")

    async def run(
        self,
        attempt: Callable[[], Awaitable[T]],
        nodes: Collection[str] = ("",),
        *,
        is_write: bool = True,
        retries: int = RETRIES,
    ) -> T:
        """Run a command, with retries if it may run twice."""
        self.check(nodes, is_write=is_write)
        async with self._slots:
            try:
                return await self._retry(attempt, nodes, is_write=is_write, retries=retries)
            except CircuitOpenError:
                raise
            except Exception as error:
                trouble = trouble_of(error)
                if trouble:
                    self._note(error, trouble, nodes)
                    for node in nodes:
                        self._open(node, trouble, error)
                raise

    async def _retry(
        self, attempt: Callable[[], Awaitable[T]], nodes: Collection[str], *, is_write: bool, retries: int
    ) -> T:
        pause, began = FIRST_PAUSE, monotonic()
        end = began + PATIENCE
        while True:
            self.check(nodes, is_write=is_write)
            try:
                answer = await self._wait_for_answer(attempt, nodes)
            except Exception as error:
                is_over = monotonic() + pause > end and not isinstance(error, MovedError)
                if trouble_of(error) is not StoreTrouble.AWAY or not retries or is_over:
                    raise
                self._note(error, StoreTrouble.AWAY, nodes)
                if isinstance(error, MovedError):
                    end = monotonic() + PATIENCE  # for the server that has taken over
            else:
                STORE_SECONDS.observe(monotonic() - began)
                return answer
            retries -= 1
            await asyncio.sleep(random.uniform(pause / 2, pause))  # noqa: S311 - no secret
            pause = min(2 * pause, LONGEST_PAUSE)
            began = monotonic()

    async def _wait_for_answer(self, attempt: Callable[[], Awaitable[T]], nodes: Collection[str]) -> T:
        """Run one attempt; raise ``TimeoutError`` if it takes too long, or if a node cannot be reached.

        Raises ``MovedError`` if another server takes over meanwhile.
        """
        checks: list[asyncio.Task[bool]] = []
        places = [(node, self._place(node)) for node in nodes]
        try:
            async with asyncio.timeout(None) as limit:  # until the check; most attempts need one timer only
                timer = asyncio.get_running_loop().call_later(
                    ANSWER_SECONDS, self._start_check, checks, places, limit
                )
                try:
                    return await attempt()
                finally:
                    timer.cancel()
                    for check in checks:
                        check.cancel()
        except TimeoutError as error:
            if any(check.done() and not check.cancelled() and check.result() for check in checks):
                raise MovedError("another server has taken over") from error
            raise

    def _start_check(self, checks: list[asyncio.Task[bool]], places: Places, limit: asyncio.Timeout) -> None:
        limit.reschedule(asyncio.get_running_loop().time() + SLOW_SECONDS - ANSWER_SECONDS)
        checks.append(asyncio.create_task(self._check_reachable(places, limit), context=Context()))

    async def _check_reachable(self, places: Places, limit: asyncio.Timeout) -> bool:
        """End an attempt as soon as one of its nodes cannot be reached; return whether it has moved."""
        while True:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await asyncio.gather(*(self._reach(node, place) for node, place in places))
            except (OSError, RedisError) as error:
                log.info("a server that gives no answer cannot be reached: %s", error_text(error))
                limit.reschedule(asyncio.get_running_loop().time())
                return isinstance(error, MovedError)
            if all(place is None for _, place in places):
                return False
            await asyncio.sleep(CHECK_PAUSE)

    def _open(self, node: str, trouble: StoreTrouble, error: BaseException) -> None:
        if node in self._troubles:
            self._troubles[node] = max(self._troubles[node], trouble, key=lambda one: one.is_for_reading_too)
            return
        self._troubles[node] = trouble
        STORE_AWAY.set(1)
        name = node or "the store"
        log.warning(
            "%s %s (%s): players see a message until it is back", name, trouble.value, error_text(error)
        )
        # In its own context: it outlives the request that failed.
        self._probing[node] = asyncio.create_task(self._watch(node, name), context=Context())

    def _note(self, error: BaseException, trouble: StoreTrouble, nodes: Collection[str]) -> None:
        labeled(STORE_ERRORS, trouble.name.lower()).inc()
        self._on_failure(error, nodes)

    async def _watch(self, node: str, name: str) -> None:
        """Probe a node until it is back, then close the circuit."""
        began = monotonic()
        while not self._is_closing:  # the client sometimes swallows a cancellation in Python 3.11
            await asyncio.sleep(random.uniform(*PROBE_PAUSES))  # noqa: S311 - no secret
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._probe(node)
                break
            except Exception as error:  # noqa: BLE001 - after any error the circuit must close
                trouble = trouble_of(error)
                if trouble is None:  # an error reply: the next command will raise it
                    log.warning("%s answers, but strangely: %s", name, error_text(error))
                    break
                self._note(error, trouble, (node,))
                self._troubles[node] = trouble
        del self._troubles[node], self._probing[node]
        if self._is_closing:
            return
        STORE_AWAY.set(self.is_open)
        log.warning("%s is back after %.1f seconds", name, monotonic() - began)

    async def aclose(self) -> None:
        """Stop all probes."""
        self._is_closing = True
        tasks = tuple(self._probing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._probing.clear()
        self._troubles.clear()
        STORE_AWAY.set(0)
