"""Faults that a test injects: refused, rate-limited, slow and interrupted requests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum, auto
from math import inf

from tests.discord_chat.simulator.refusal import Code, Refusal
from tests.discord_chat.simulator.request import Request

TOO_MANY = 429  # the HTTP status
SOON = 0.01  # seconds


class Cut(Enum):
    """When a connection is cut."""

    BEFORE_READING = auto()
    """Before the body of the request is read."""
    BEFORE = auto()
    """After the request has arrived, but it is not executed."""
    AFTER = auto()
    """After the request was executed, instead of the response."""
    MID_ANSWER = auto()
    """In the middle of the response."""


class BrokenOff(Exception):  # noqa: N818 - no fault of ours
    """Cut the connection instead of sending a response, or after half of it."""

    def __init__(self, when: Cut) -> None:
        super().__init__(when.name)
        self.when = when


class Unavailable(Exception):  # noqa: N818 - no fault of ours
    """Answer like a failing server: a status and an HTML page."""

    def __init__(self, status: int) -> None:
        super().__init__(str(status))
        self.status = status


class Limited(Exception):  # noqa: N818 - no fault of ours
    """Answer with status 429."""

    def __init__(self, seconds: float | None, *, is_global: bool = False) -> None:
        super().__init__(f"{seconds} s")
        self.seconds = seconds
        self.is_global = is_global


@dataclass(slots=True)
class Gate:
    """Holds a request until the gate is opened."""

    reached: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def open(self) -> None:
        self.released.set()


@dataclass(slots=True)
class Fault:
    """What happens to the next requests that match a method and a path."""

    method: str
    path: str
    times: float
    error: Exception | None = None
    gate: Gate | None = None
    is_after: bool = False
    """Whether the request is executed before the fault."""


class Faults:
    """The injected faults; for each request the first match applies."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self.met = 0
        """How many requests a fault was applied to."""

    def refuse(self, method: str, path: str, code: Code, times: float = 1) -> None:
        """Answer with one of Discord's errors."""
        is_limit = code.value[0] == TOO_MANY
        refusal = Refusal(code, retry_after=SOON) if is_limit else Refusal(code)
        self._waiting.append(Fault(method, path, times, refusal))

    def fail(self, method: str, path: str, status: int = 502, times: float = 1) -> None:
        """Answer with a 5xx status."""
        self._waiting.append(Fault(method, path, times, Unavailable(status)))

    def limit(
        self, method: str, path: str, seconds: float | None, times: float = 1, *, is_global: bool = False
    ) -> None:
        """Answer with status 429, with or without a retry time."""
        self._waiting.append(Fault(method, path, times, Limited(seconds, is_global=is_global)))

    def hold(self, method: str, path: str, times: float = 1) -> Gate:
        """Hold a request until the gate is opened."""
        gate = Gate()
        self._waiting.append(Fault(method, path, times, gate=gate))
        return gate

    def cut(self, method: str, path: str, times: float = 1, *, is_after: bool = False) -> None:
        """Cut the connection instead of answering, before or after executing the request."""
        self.break_off(method, path, Cut.AFTER if is_after else Cut.BEFORE, times)

    def break_off(self, method: str, path: str, when: Cut, times: float = 1) -> None:
        """Cut the connection at some moment of a request."""
        is_after = when in (Cut.AFTER, Cut.MID_ANSWER)
        self._waiting.append(Fault(method, path, times, BrokenOff(when), is_after=is_after))

    def stop(self) -> None:
        for fault in self._waiting:
            if fault.gate:
                fault.gate.open()
        self._waiting.clear()

    def refuses_to_read(self, method: str, path: str) -> bool:
        """Return whether the connection is cut before a request is read; that counts as the fault."""
        fault = self._next(Request(method, path, {}, ""))
        error = fault.error if fault else None
        is_unread = isinstance(error, BrokenOff) and error.when is Cut.BEFORE_READING
        if fault and is_unread:
            self._use(fault)
        return is_unread

    def _next(self, request: Request) -> Fault | None:
        return next((one for one in self._waiting if request.suits(one.method, one.path)), None)

    def _use(self, fault: Fault) -> None:
        self.met += 1
        fault.times -= 1
        if fault.times <= 0 and fault.times != inf:
            self._waiting.remove(fault)

    @asynccontextmanager
    async def around(self, request: Request) -> AsyncIterator[None]:
        fault = self._next(request)
        if fault is None:
            yield
            return
        self._use(fault)
        if fault.gate:
            fault.gate.reached.set()
            await fault.gate.released.wait()
        if fault.error and not fault.is_after:
            raise fault.error
        yield
        if fault.error:
            raise fault.error
