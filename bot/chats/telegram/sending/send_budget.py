"""Flood limits: how much the bot can send to one chat, and when."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """A monotonic clock, and a way to wait for it."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep


SYSTEM_CLOCK = Clock()


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a chat can be sent: messages and edits counted together."""

    limit: int
    """The most in the period."""
    seconds: float
    """The period."""
    burst: int
    """How many of them can follow each other at once; the others are spread over the rest of the period."""


NEGLIGIBLE = 0.001
"""Seconds that are not waited for."""

# Both from https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this: 20 messages a
# minute to a group, about one a second to any chat, short bursts allowed. According to maintainers of the Bot
# API edits count as messages (tdlib/td#3034), and answers to callback queries do not
# (tdlib/telegram-bot-api#648). The second above a minute allows for requests of different durations.
TO_GROUP = Allowance(limit=20, seconds=61.0, burst=10)
TO_PLAYER = Allowance(limit=60, seconds=61.0, burst=20)


def allowance(chat: int) -> Allowance:
    """Return what a chat can be sent; the ids of groups are negative."""
    return TO_PLAYER if chat > 0 else TO_GROUP


class SendBudget:
    """What was sent to one chat lately. Times are seconds of a monotonic clock."""

    def __init__(self, allowed: Allowance) -> None:
        self._allowed = allowed
        self._sent: deque[float] = deque()

    def spend(self, now: float) -> None:
        """Count something that is sent now."""
        self._sent.append(now)

    def delay(self, now: float, count: int = 1) -> float:
        """Return the seconds until ``count`` requests can be sent together; then ask again.

        Instead of using everything up and then waiting for the rest of the minute, requests after the burst
        are spread evenly, and never exceed the limit in any period.
        """
        self._drop_expired(now)
        used = len(self._sent) + count - 1
        if used < self._allowed.burst:
            return 0.0
        if used >= self._allowed.limit:  # the oldest ones must have left the period first
            free_at = self._sent[used - self._allowed.limit] + self._allowed.seconds
        else:
            last, end = self._sent[-1], self._sent[0] + self._allowed.seconds
            free_at = last + (end - last) / (self._allowed.limit - used + 1)
        return free_at - now if free_at - now > NEGLIGIBLE else 0.0

    def delay_of_last(self, now: float, count: int) -> float:
        """Return the seconds until the last of ``count`` consecutive requests will have been sent."""
        future, moment = SendBudget(self._allowed), now
        future._sent.extend(self._sent)
        for _ in range(count):
            while delay := future.delay(moment):
                moment += delay
            future.spend(moment)
        return moment - now

    def is_unused(self, now: float) -> bool:
        """Return whether nothing was sent in the last period."""
        self._drop_expired(now)
        return not self._sent

    def _drop_expired(self, now: float) -> None:
        while self._sent and self._sent[0] <= now - self._allowed.seconds:
            self._sent.popleft()
