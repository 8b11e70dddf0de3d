"""How much may go out to one chat in a while, and when the next may."""

from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a chat may be sent: messages and edits counted together."""

    limit: int
    """How many in the time."""
    seconds: float
    """The time."""
    burst: int
    """How many of them may follow each other at once; the others are spread over what is left of the time."""


# Both from https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this: 20 messages a
# minute to a group, about one a second to any chat, short bursts allowed. That edits count as messages is
# said by a maintainer of the Bot API (tdlib/td#3034), and also that answers to presses do not
# (tdlib/telegram-bot-api#648). The second more than a minute is for requests that take unlike times.
SOON = 0.001
"""Seconds that nobody waits for."""
TO_GROUP = Allowance(limit=20, seconds=61.0, burst=10)
TO_PLAYER = Allowance(limit=60, seconds=61.0, burst=20)


def allowance(chat: int) -> Allowance:
    """Return what a chat may be sent; the numbers of groups are negative."""
    return TO_PLAYER if chat > 0 else TO_GROUP


class SendBudget:
    """What was sent to one chat lately. Times are seconds of a clock that never goes back."""

    def __init__(self, allowed: Allowance) -> None:
        self._allowed = allowed
        self._sent: deque[float] = deque()

    def spend(self, now: float) -> None:
        """Count something that is sent now."""
        self._sent.append(now)

    def wait(self, now: float, count: int = 1) -> float:
        """Return the seconds until one may be sent, or two that belong together; then ask again.

        Rather than use everything up and then stand still for the rest of the minute, what comes after the
        burst goes out evenly, and never too much in any span of the time.
        """
        self._forget(now)
        used = len(self._sent) + count - 1
        if used < self._allowed.burst:
            return 0.0
        if used >= self._allowed.limit:  # the oldest ones must have left the span before
            free_at = self._sent[used - self._allowed.limit] + self._allowed.seconds
        else:
            last, end = self._sent[-1], self._sent[0] + self._allowed.seconds
            free_at = last + (end - last) / (self._allowed.limit - used + 1)
        return free_at - now if free_at - now > SOON else 0.0

    def outlook(self, now: float, count: int) -> float:
        """Return the seconds until the last of so many will have been sent, one after the other."""
        ahead, time = SendBudget(self._allowed), now
        ahead._sent.extend(self._sent)
        for _ in range(count):
            while wait := ahead.wait(time):
                time += wait
            ahead.spend(time)
        return time - now

    def is_unused(self, now: float) -> bool:
        """Tell whether nothing was sent in the time that counts."""
        self._forget(now)
        return not self._sent

    def _forget(self, now: float) -> None:
        while self._sent and self._sent[0] <= now - self._allowed.seconds:
            self._sent.popleft()
