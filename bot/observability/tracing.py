"""What a player did, from its arrival in a chat's adapter until it is answered, under an id of its own.

The id is in every line that is logged on the way, as ``press=…``: context variables carry it into tasks, and
into threads where ``copy_context`` does. An adapter begins a press, the app says what it was and came to::

    with pressed(Chat.DISCORD):        # an event enters the adapter
        with acting(player.chat, action.verb):
            note(Outcome.REFUSED)      # unless it is answered as it was meant
"""

import logging
import secrets
from asyncio import Future
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum
from time import perf_counter
from typing import Any

from bot.observability.metrics import acted, answered, begun, ended

log = logging.getLogger(__name__)

ID_BYTES = 4
UNREAD = "unread"
"""The verb of what nobody has looked at, where it is counted."""


class ActionOutcome(StrEnum):
    """What became of what a player asked for."""

    ANSWERED = "answered"
    REFUSED = "refused"
    """It cannot be, and the player was told why."""
    SORRY = "sorry"
    """It failed for a reason that nobody thought of."""
    STORE_AWAY = "store-away"
    TOO_FAST = "too-fast"


class Trace:
    """One event of a chat on its way."""

    __slots__ = ("_awaited", "_begun", "_is_counted", "_is_over", "chat", "id", "outcome", "sent", "verb")

    def __init__(self, chat: str, *, is_counted: bool = True) -> None:
        self.id = secrets.token_hex(ID_BYTES)
        self.chat = chat
        self.verb = ""
        """What was asked for; empty until the app has said."""
        self.outcome = ActionOutcome.ANSWERED
        self.sent: list[Future[Any]] = []
        """What is on its way for it: each is done when it has come, or will not."""
        self._begun = perf_counter()
        self._awaited = 0
        self._is_counted = is_counted
        self._is_over = False

    def begin(self) -> None:
        """Enter the adapter."""
        if self._is_counted:
            begun(self.chat)
        log.debug("press begins", extra={"chat": self.chat})

    def until(self, sent: "Future[Any]") -> None:
        """Let it last until its answer has been sent as well."""
        if not sent.done():
            self._awaited += 1
            sent.add_done_callback(self._sent)

    def leave(self) -> None:
        """Leave the adapter: it is over, unless something is still to be sent."""
        self._is_over = True
        if not self._awaited:
            self._end()

    def _sent(self, _: "Future[Any]") -> None:
        self._awaited -= 1
        if self._is_over and not self._awaited:
            self._end()

    def _end(self) -> None:
        seconds = perf_counter() - self._begun
        if self._is_counted:
            ended(self.chat)
        if self.verb:
            answered(self.chat, seconds)
        if log.isEnabledFor(logging.DEBUG):
            told = {"chat": self.chat, "verb": str(self.verb), "outcome": str(self.outcome)}
            log.debug("press ends", extra=told | {"ms": round(seconds * 1000, 1)})


_current: ContextVar[Trace | None] = ContextVar("press", default=None)


def current_trace() -> Trace | None:
    """Return the press that is being answered here, if any is."""
    return _current.get()


@contextmanager
def trace_event(chat: str, *, is_counted: bool = True) -> Iterator[Trace]:
    """Give what enters an adapter an id, and measure how long its answer takes.

    What only waits for news is not counted among the answers that are under way.
    """
    press = Trace(chat, is_counted=is_counted)
    token = _current.set(press)
    try:
        press.begin()
        yield press
    finally:
        press.leave()
        _current.reset(token)


@contextmanager
def resume_trace(press: Trace | None) -> Iterator[None]:
    """Go on with a press elsewhere, in a task that works for several."""
    token = _current.set(press)
    try:
        yield
    finally:
        _current.reset(token)


@contextmanager
def trace_action(chat: str, verb: str) -> Iterator[None]:
    """Count what a player asks for by what becomes of it; also where no adapter has begun a press."""
    press = _current.get() or Trace(chat)
    token = _current.set(press)
    press.verb, press.outcome = verb, ActionOutcome.ANSWERED
    try:
        yield
    finally:
        acted(chat, verb, press.outcome)
        _current.reset(token)


def record_outcome(outcome: ActionOutcome) -> None:
    """Say what becomes of what is being answered, where that is not what the player meant."""
    press = _current.get()
    if press:
        press.outcome = outcome
