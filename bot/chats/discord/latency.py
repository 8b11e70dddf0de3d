"""How old things are, by Discord's own clock: every id of Discord's tells when it was made.

Source: https://discord.com/developers/docs/reference#snowflakes
"""

import time
from collections.abc import Callable

import discord

WORN_OUT = 55 * 60.0
"""Seconds after which a message is not edited any more: edits of hour-old ones are counted and refused.

Source: error 30046, https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
"""

DEAD = 3.0
"""Seconds after which Discord takes no answer: what seems older on arrival tells of a clock that is wrong."""

SPELL = 300.0
"""Seconds after which what was seen of the clocks is looked at anew, for clocks are put right."""


def seconds_between(earlier: int, later: int) -> float:
    """Return the seconds between the making of two ids of Discord's."""
    return ((later >> 22) - (earlier >> 22)) / 1000


class DeliveryDelay:
    """How long events have been on their way, though Discord's clock and ours may differ.

    The least difference of late between the two is taken for that of the clocks; what exceeds it is delay.
    """

    def __init__(
        self, now: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._now = now
        self._monotonic = monotonic
        self._begun = monotonic()
        self._before: float | None = None
        """The least difference, in seconds, of the spell before this one."""
        self._least: float | None = None
        """The least difference of this spell."""

    def of(self, snowflake: int) -> float:
        """Return for how many seconds the event of that id has been under way; call it on arrival."""
        difference = self._now() - discord.utils.snowflake_time(snowflake).timestamp()
        if self._monotonic() - self._begun > SPELL:
            self._begun, self._before, self._least = self._monotonic(), self._least, None
        known = [seen for seen in (self._before, self._least) if seen is not None]
        if not known and 0 <= difference < DEAD:
            known = [0.0]  # nothing seen yet, and nothing says that the clocks differ
        self._least = min(difference, self._least) if self._least is not None else difference
        return max(0.0, difference - min(known, default=difference))
