"""Ages by Discord's clock: every id (snowflake) contains the time at which it was made.

Source: https://discord.com/developers/docs/reference#snowflakes
"""

import time
from collections.abc import Callable
from datetime import timedelta

import discord

MAX_EDIT_AGE = timedelta(minutes=55)
"""The age at which a message is not edited any more: Discord limits edits of messages over an hour old.
Source: error 30046, https://discord.com/developers/docs/topics/opcodes-and-status-codes#json"""

MAX_ANSWER_DELAY = 3.0
"""Seconds in which Discord accepts an answer: an event that seems older on arrival shows a wrong clock."""

WINDOW = 300.0
"""Seconds after which the difference of the clocks is measured again, because clocks are corrected."""


class DeliveryDelay:
    """Measures how long events took to arrive, although Discord's clock and ours may differ.

    The least recent difference between the two counts as that of the clocks; what exceeds it is delay.
    """

    def __init__(
        self, now: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._now = now
        self._monotonic = monotonic
        self._window_start = monotonic()
        self._previous_least: float | None = None
        """The least difference, in seconds, of the previous window."""
        self._least: float | None = None
        """The least difference of the current window."""

    def of(self, snowflake: int) -> float:
        """Return how many seconds ago the event with that id was sent; call it on arrival."""
        difference = self._now() - discord.utils.snowflake_time(snowflake).timestamp()
        if self._monotonic() - self._window_start > WINDOW:
            self._window_start, self._previous_least, self._least = self._monotonic(), self._least, None
        known = [least for least in (self._previous_least, self._least) if least is not None]
        if not known and 0 <= difference < MAX_ANSWER_DELAY:
            known = [0.0]  # no measurement yet, and no sign that the clocks differ
        self._least = min(difference, self._least) if self._least is not None else difference
        return max(0.0, difference - min(known, default=difference))
