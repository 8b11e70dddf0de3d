"""What the Bot API lets a bot send to a chat, where a test has it enforced."""

from collections import deque
from collections.abc import Callable
from math import ceil

from tests.telegram_chat.refusals import flood

MESSAGES = 20
"""To a group in a minute, edits counted too: core.telegram.org/bots/faq, levlam in tdlib/td#3034."""
SECONDS = 60.0


OVERALL = 30
"""To all chats in a second: core.telegram.org/bots/faq."""
APART = 1.0
"""Seconds from one message to the next in a chat, where bursts are not let pass."""


class Quota:
    """The count of what groups were sent, by a clock of its own."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.taken: dict[int, list[float]] = {}
        """When each chat was sent what it took, refused requests left out."""

    def take(self, chat: int) -> None:
        """Count one message to a chat; raise ``RefusedError`` when it is one too many."""
        if chat >= 0:
            return  # a private chat
        now = self._clock()
        taken = self.taken.setdefault(chat, [])
        recent = [time for time in taken if time > now - SECONDS]
        if len(recent) >= MESSAGES:
            raise flood(ceil(recent[-MESSAGES] + SECONDS - now))
        taken.append(now)


class StrictQuota(Quota):
    """The same, with the limits of all chats together, and no bursts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self._latest: deque[float] = deque(maxlen=OVERALL)

    def take(self, chat: int) -> None:
        """Count one message to a chat; raise ``RefusedError`` when it is one too many."""
        now = self._clock()
        if len(self._latest) == OVERALL and self._latest[0] > now - 1:
            raise flood(1)
        taken = self.taken.get(chat)
        if taken and taken[-1] > now - APART:
            raise flood(1)
        super().take(chat)
        self._latest.append(now)
