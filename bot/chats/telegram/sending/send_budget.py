"""Flood limits: how much the bot can send to one chat, and when."""

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a chat can be sent: messages and edits counted together."""

    limit: int
    """The most in any period."""
    seconds: float
    """The period."""
    burst: int
    """How many of them can follow each other at once; the others follow at a steady pace."""

    @property
    def pace(self) -> float:
        """Seconds between messages after the burst, so that no period has more than the limit."""
        return self.seconds / (self.limit - self.burst)


NEGLIGIBLE = 0.001
"""Seconds that are not waited for."""

# Both from https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this: 20 messages a
# minute to a group, about one a second to any chat, short bursts allowed. According to maintainers of the Bot
# API edits count as messages (tdlib/td#3034), and answers to callback queries do not
# (tdlib/telegram-bot-api#648). The second above a minute allows for requests of different durations.
TO_GROUP = Allowance(limit=20, seconds=61.0, burst=6)
TO_PLAYER = Allowance(limit=60, seconds=61.0, burst=7)


def allowance(chat: int) -> Allowance:
    """Return what a chat can be sent; the ids of groups are negative."""
    return TO_PLAYER if chat > 0 else TO_GROUP


class SendBudget:
    """What can be sent to one chat: a token bucket. Times are seconds of a monotonic clock.

    If a window were used up as fast as possible, a chat would have to wait for its rest. Here a steady pace
    begins after a short burst, so that no wait is longer than that pace.
    """

    def __init__(self, allowed: Allowance) -> None:
        self._allowed = allowed
        self._full_at = -math.inf
        """When the whole burst can be sent again."""

    def spend(self, now: float) -> None:
        """Count something that is sent now."""
        self._full_at = max(self._full_at, now) + self._allowed.pace

    def delay(self, now: float, count: int = 1) -> float:
        """Return the seconds until ``count`` requests, at most a burst, can be sent together."""
        return self.delay_of_last(now, min(count, self._allowed.burst))

    def delay_of_last(self, now: float, count: int) -> float:
        """Return the seconds until the last of ``count`` consecutive requests can be sent."""
        delay = max(self._full_at, now) - (self._allowed.burst - count) * self._allowed.pace - now
        return delay if delay > NEGLIGIBLE else 0.0

    def is_unused(self, now: float) -> bool:
        """Return whether the whole burst can be sent."""
        return now >= self._full_at
