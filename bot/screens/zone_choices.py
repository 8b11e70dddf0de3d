"""Time zones to choose from, as buttons with the time that their clocks show."""

from collections.abc import Callable, Sequence

from bot.core.actions import Action
from bot.core.screens import MAX_LABEL, Button
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_zones import city, clock
from bot.i18n.zone_names import ZoneNames, city_in

ON_PAGE = 8
QUOTED = 24
"""Characters of typed words that are quoted."""


def zone_buttons(
    texts: Texts, zones: Sequence[str], now: int, choose: Callable[[str], Action]
) -> tuple[Button, ...]:
    """Return a button for each zone, with its city and the time there."""
    return tuple(Button(zone_label(texts, zone, now), choose(zone)) for zone in zones)


def zone_label(texts: Texts, zone: str, now: int) -> str:
    """Return the city of a zone and the time there, at a time in seconds since 1970."""
    time = clock(zone, now)
    label = texts("zone-clock", zone=city_in(texts.language, zone), clock=time)
    return label if columns(label) <= MAX_LABEL else texts("zone-clock", zone=city(zone), clock=time)


def zone_question(texts: Texts, words: Sequence[str], now: int) -> tuple[str, tuple[str, ...]]:
    """Return a question which zone typed words mean, and the zones to choose from; without any, none."""
    found = ZoneNames.of_language(texts.language).meant_at(words, now)
    name = clipped(" ".join(words), QUOTED)
    return texts("zone-unclear" if found.is_known else "zone-similar", name=name), found.zones


def understood_zone(texts: Texts, zone: str, now: int) -> str:
    """Return a notice that says which zone was understood, with the time there."""
    return texts("zone-understood", city=city_in(texts.language, zone), clock=clock(zone, now))
