"""Times of day as players type them."""

import re
from collections.abc import Sequence
from unicodedata import normalize

from bot.i18n.name_matching import NameIndex

HOURS, MINUTES = 24, 60
NOON = 12
TYPED = re.compile(
    r"(?P<hour>[0-9]{1,2})(?:[.:h時]?(?P<minute>[0-9]{2})分?|[h時])?(?:uhr|ч)?(?P<half>am|pm|a\.m\.|p\.m\.)?"
)
"""``18:30``, ``1830``, ``18.30``, ``18h30``, ``18 Uhr``, ``6 pm``, ``18時30分``; spaces are removed first."""


def read_time(text: str) -> str | None:
    """Return a typed time of day, such as ``18:30``; ``None`` if it is none."""
    found = TYPED.fullmatch("".join(normalize("NFKC", text).lower().split()))
    if found is None:
        return None
    hour, minute = int(found["hour"]), int(found["minute"] or 0)
    if half := found["half"]:
        if not 1 <= hour <= NOON:
            return None
        hour = hour % NOON + (NOON if half.startswith("p") else 0)
    return f"{hour:02}:{minute:02}" if hour < HOURS and minute < MINUTES else None


class TimeIndex(NameIndex):
    """Names of things beside times of day, which mean themselves."""

    def meant(self, words: Sequence[str]) -> str | None:
        """Return the thing with that name, or the time that is typed."""
        return super().meant(words) or read_time("".join(words))
