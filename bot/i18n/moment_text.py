"""Moments as players are told of them: by their own clock, and how long it is until then."""

from bot.i18n.clock_text import HOUR, MINUTE
from bot.i18n.texts import Texts
from bot.i18n.time_zones import UNIVERSAL, clock, existing_zone

FEW_HOURS = 2
"""Up to so many hours it is told in minutes."""


def moment_told(texts: Texts, moment: int, zone: str, now: int) -> str:
    """Tell when something will be, within a sentence: “at 14:00 by your clock, in 5 hours”.

    ``zone`` is the name of the player's own, by whose clock it is told; empty for that of UTC.
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
