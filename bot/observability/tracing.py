"""Tracing: one event from its arrival in an adapter until it is answered, under an id.

The id is in every line that is logged on the way, as ``trace=…``. Context variables carry it into tasks, and
into threads where ``copy_context`` does. An adapter begins a trace, the app adds the verb and the outcome::

    with trace_event(Chat.DISCORD):                   # an event enters the adapter
        with trace_action(player.chat, action.verb):
            record_outcome(ActionOutcome.REFUSED)     # unless it is answered normally
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

from bot.observability.metrics import ACTIONS, ANSWER_SECONDS, ANSWERS_RUNNING, labeled

log = logging.getLogger(__name__)

ID_BYTES = 4
UNREAD = "unread"
"""The verb of an action that was refused before it was read."""


class ActionOutcome(StrEnum):
    """What became of an action."""

    ANSWERED = "answered"
    REFUSED = "refused"
    """It is not possible, and the answer says why."""
    SORRY = "sorry"
    """It failed by an unexpected error."""
    STORE_AWAY = "store-away"
    TOO_FAST = "too-fast"


class Trace:
    """One event of a chat and its answer."""

    __slots__ = ("_awaited", "_begun", "_is_counted", "_is_over", "chat", "id", "outcome", "sent", "verb")

    def __init__(self, chat: str, *, is_counted: bool = True) -> None:
        self.id = secrets.token_hex(ID_BYTES)
        self.chat = chat
        self.verb = ""
        """The verb of the action; empty until the app has read it."""
        self.outcome = ActionOutcome.ANSWERED
        self.sent: list[Future[Any]] = []
        """Messages that are being sent for it; each future is done when its message has arrived or failed."""
        self._begun = perf_counter()
        self._awaited = 0
        self._is_counted = is_counted
        self._is_over = False

    def wait_for(self, sent: "Future[Any]") -> None:
        """Do not end before a message has been sent as well."""
        if not sent.done():
            self._awaited += 1
            sent.add_done_callback(self._message_sent)

    def finish(self) -> None:
        """End, unless a message is still to be sent."""
        self._is_over = True
        if not self._awaited:
            self._log_end()

    def _message_sent(self, _: "Future[Any]") -> None:
        self._awaited -= 1
        if self._is_over and not self._awaited:
            self._log_end()

    def _log_end(self) -> None:
        seconds = perf_counter() - self._begun
        if self._is_counted:
            labeled(ANSWERS_RUNNING, self.chat).dec()
        if self.verb:
            labeled(ANSWER_SECONDS, self.chat).observe(seconds)
        if log.isEnabledFor(logging.DEBUG):
            fields = {"chat": self.chat, "verb": str(self.verb), "outcome": str(self.outcome)}
            log.debug("event answered", extra=fields | {"ms": round(seconds * 1000, 1)})


_current: ContextVar[Trace | None] = ContextVar("trace", default=None)


def current_trace() -> Trace | None:
    """Return the trace of the event that is being answered here, if any."""
    return _current.get()


@contextmanager
def trace_event(chat: str, *, is_counted: bool = True) -> Iterator[Trace]:
    """Give an event an id, and measure how long its answer takes.

    With ``is_counted=False`` (long polls) it is not counted as a running answer.
    """
    trace = Trace(chat, is_counted=is_counted)
    with resume_trace(trace):
        try:
            if is_counted:
                labeled(ANSWERS_RUNNING, chat).inc()
            log.debug("event received", extra={"chat": chat})
            yield trace
        finally:
            trace.finish()


@contextmanager
def resume_trace(trace: Trace | None) -> Iterator[None]:
    """Continue a trace in a task that works for several events."""
    token = _current.set(trace)
    try:
        yield
    finally:
        _current.reset(token)


@contextmanager
def trace_action(chat: str, verb: str) -> Iterator[None]:
    """Count an action by its outcome, also if no adapter has started a trace."""
    trace = _current.get() or Trace(chat)
    trace.verb, trace.outcome = verb, ActionOutcome.ANSWERED
    with resume_trace(trace):
        try:
            yield
        finally:
            labeled(ACTIONS, chat, verb, trace.outcome).inc()


def record_outcome(outcome: ActionOutcome) -> None:
    """Set the outcome of the current action, if it is not answered normally."""
    trace = _current.get()
    if trace:
        trace.outcome = outcome
