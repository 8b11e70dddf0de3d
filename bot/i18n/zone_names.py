"""Time zones as people type them: cities, countries, abbreviations such as “EST”, offsets such as “UTC+5:30”.

Cities and countries are read in English and in the player's language, in which CLDR names them
(https://cldr.unicode.org). What can mean several zones is never guessed: the player chooses.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Self
from unicodedata import normalize

from babel import Locale
from babel.core import get_global

from bot.i18n.name_matching import NameIndex, letters
from bot.i18n.places import ABBREVIATIONS, COUNTRY_NAMES, PLACES
from bot.i18n.time_zones import (
    MINUTES,
    UNIVERSAL,
    all_zones,
    city,
    clock_rule,
    is_zone,
    minutes_ahead,
    old_names,
    zones_of_countries,
)

OFFSET = re.compile(
    r"(?P<base>utc|gmt|z|msk|мск)?(?P<sign>[+-])(?P<hours>[0-9]{1,2})(?::?(?P<minutes>[0-9]{2})|[.,](?P<part>5|75))?"
)
"""``+02:00``, ``gmt+9``, ``utc-3``, ``UTC+5.5``, ``мск+2``; spaces are removed first."""
SIGNS = str.maketrans("−–—", "---")
HOUR_PARTS = {None: 0, "5": 30, "75": 45}
MOSCOW, MOSCOW_TIME, RUSSIA = ("msk", "мск"), 3 * MINUTES, "RU"
"""Russians count from Moscow's time: “МСК+2” is a zone of Russia."""
MOST_AHEAD = 14 * MINUTES
"""The largest offset that there is, in minutes."""

GENERAL = frozenset(
    {"time", "timezone", "zone", "tz", "zeit", "ortszeit", "hora", "heure", "de", "waktu", "время"}
)
"""Words that can stand beside a name, as in “Berlin time”."""
CLOSE, CLOSE_IF_SHORT = 0.8, 0.85
"""The least similarity, from 0 to 1, of a typed word and a name that is offered instead."""
SHORT = 4
"""Letters of a short word; shorter ones are like too many names."""
RENAMED = {
    "Africa/Asmera": "Africa/Asmara",
    "America/Coral_Harbour": "America/Atikokan",
    "Pacific/Ponape": "Pacific/Pohnpei",
    "Pacific/Truk": "Pacific/Chuuk",
}
"""Zones that CLDR calls by an old name which the database links to a zone with the same clock elsewhere."""


@dataclass(frozen=True, slots=True)
class MeantZones:
    """The zones that typed words can mean, the largest first; without ``is_known`` they are only similar."""

    zones: tuple[str, ...]
    is_known: bool


class ZoneNames(NameIndex):
    """The names of zones in English and one other language."""

    def __init__(self, language: str) -> None:
        """Take the names; those of the language are CLDR's."""
        called = {zone: [zone, city(zone)] for zone in all_zones()}
        for old, zone in old_names():
            if zone in called and old not in called:
                called[zone].append(old)
        locale = Locale.parse(language)
        for name, details in locale.time_zones.items():
            if "city" in details and (today := _today(name)) in called:
                called[today].append(details["city"])
        super().__init__(called, in_part=True)
        self._others = dict(PLACES)
        self._add_clocks(locale)
        self._add_countries(locale)
        self._spelled = NameIndex({name: (name,) for name in self._others if len(name) >= SHORT})

    @classmethod
    @cache
    def of_language(cls, language: str) -> Self:
        """Return the names in English and a language."""
        return cls(language)

    def meant(self, words: Sequence[str]) -> str | None:
        """Return the zone that words mean, if it is only one."""
        zones = self._named(words)
        return zones[0] if len(zones) == 1 else None

    def meant_at(self, words: Sequence[str], now: int) -> MeantZones:
        """Return the zones that words mean at a time in seconds since 1970, else those with similar names."""
        if (ahead := _read_offset(words)) is not None:
            base, minutes = ahead
            near = zones_of_countries()[RUSSIA] if base in MOSCOW else all_zones()
            found = tuple(
                zone for zone in all_zones() if zone in near and minutes_ahead(zone, now) == minutes
            )
            return MeantZones(found, is_known=True)
        if zones := self._named(words):
            return MeantZones(zones, is_known=True)
        return MeantZones(self.nearest(words, 4), is_known=False)

    def similarity(self, words: Sequence[str]) -> dict[str, float]:
        """Return the similarity of each zone whose name is close to the words; that of an offset is UTC's."""
        if _read_offset(words) is not None:
            return {UNIVERSAL: 1.0}
        if zones := self._named(words):
            return dict.fromkeys(zones, 1.0)
        typed = letters("".join(words))
        if len(typed) < SHORT:
            return {}
        least = CLOSE_IF_SHORT if len(typed) == SHORT else CLOSE
        found = dict[str, float]()
        for name, ratio in self._spelled.similarity([typed]).items():
            for zone in self._others[name]:
                found[zone] = max(ratio, found.get(zone, 0.0))
        for zone, ratio in super().similarity([typed]).items():
            found[zone] = max(ratio, found.get(zone, 0.0))
        return {zone: ratio for zone, ratio in found.items() if ratio >= least}

    def _named(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return the zones with a name, without regard to words such as “time” beside it."""
        if _read_offset(words) is not None:
            return ()
        plain = [word for word in words if word.casefold() not in GENERAL]
        for some in dict.fromkeys((tuple(words), tuple(plain))):
            typed = letters("".join(some))
            if zones := ABBREVIATIONS.get(typed) or self._zones_called(typed):
                return _in_order(zones)
        return ()

    def _zones_called(self, typed: str) -> tuple[str, ...]:
        if not typed:
            return ()
        if typed in self._whole:
            return (self._whole[typed],)
        return self._others.get(typed) or tuple(self._parts.get(typed, ()))

    def _add_clocks(self, locale: Locale) -> None:
        """Add the names of clocks, such as “Central European Time”: each means the largest of its zones."""
        clocks = get_global("meta_zones")
        largest = dict[str, str]()
        for zone in all_zones():
            largest.setdefault(clocks.get(zone, ""), zone)
        for own in (locale, Locale.parse("en")):
            for clock, details in own.meta_zones.items():
                for name in details.get("long", {}).values() if clock in largest else ():
                    self._others.setdefault(letters(name), (largest[clock],))

    def _add_countries(self, locale: Locale) -> None:
        english = Locale.parse("en")
        for country, zones in zones_of_countries().items():
            names = (own.territories.get(country, "") for own in (locale, english))
            for name in map(letters, (*names, *COUNTRY_NAMES.get(country, ()))):
                if name and name not in self._whole:
                    self._others[name] = (*zones, *self._others.get(name, ()))


def _in_order(zones: Iterable[str]) -> tuple[str, ...]:
    """Return zones, the largest first, and one of those that always show the same time."""
    wanted = {*zones}
    if len(wanted) < 2:
        return tuple(wanted)
    by_rule = dict[str, str]()
    for zone in all_zones():
        if zone in wanted:
            by_rule.setdefault(clock_rule(zone), zone)
    return tuple(by_rule.values())


def city_in(language: str, zone: str) -> str:
    """Return the city of a zone as a language calls it."""
    return _cities(language).get(zone) or city(zone)


@cache
def _cities(language: str) -> dict[str, str]:
    if language == "en":  # CLDR has accents that English names of the database lack
        return {}
    names = Locale.parse(language).time_zones.items()
    return {_today(zone): details["city"] for zone, details in names if "city" in details}


@cache
def _new_names() -> dict[str, str]:
    return {**dict(old_names()), **RENAMED}


def known_zone(name: str) -> str:
    """Return what a zone is called today, of which devices may say an old name; empty if there is none."""
    return _today(name) if is_zone(name) else ""


def _today(zone: str) -> str:
    """Return what a zone of CLDR, which keeps old names, is called today."""
    return zone if zone in all_zones() else _new_names().get(zone, zone)


def _read_offset(words: Sequence[str]) -> tuple[str, int] | None:
    """Return what an offset is counted from, and its minutes ahead of UTC; ``None`` for other words."""
    typed = normalize("NFKC", "".join(words)).translate(SIGNS).casefold()
    found = OFFSET.fullmatch("".join(typed.split()))
    if found is None:
        return None
    minutes = int(found["hours"]) * MINUTES + int(found["minutes"] or HOUR_PARTS[found["part"]])
    minutes *= -1 if found["sign"] == "-" else 1
    base = found["base"] or UNIVERSAL
    return base, minutes + (MOSCOW_TIME if base in MOSCOW else 0)
