"""Moments in words: by the player's own clock, and how long it is until then."""

from bot.i18n.clock_text import HOUR, MINUTE
from bot.i18n.texts import Texts
from bot.i18n.time_zones import UNIVERSAL, clock, existing_zone

FEW_HOURS = 2
"""Waits below this many hours are shown in minutes."""


def moment_told(texts: Texts, moment: int, zone: str, now: int) -> str:
    """Return when something happens, as part of a sentence: “at 14:00 by your clock, in 5 hours”.

    ``moment`` and ``now`` are seconds since 1970; ``zone`` is the player's time zone, or empty for UTC.
    """
    wait = max(moment - now, MINUTE)
    hours = round(wait / HOUR) if wait >= FEW_HOURS * HOUR else 0
    return texts(
        "daily-moment",
        clock=clock(zone or UNIVERSAL, moment),
        zone=UNIVERSAL if existing_zone(zone or UNIVERSAL).key == UNIVERSAL else "own",
        hours=hours,
        minutes=-(-wait // MINUTE),
    )
