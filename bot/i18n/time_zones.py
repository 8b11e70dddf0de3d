"""The time zones that players can choose: those of the tz database that are named after a place, and UTC.

The package tzdata contains the database (https://data.iana.org/time-zones/tz-link.html): ``zone.tab`` lists
today's names, ``tzdata.zi`` the old ones and what they are called now.
"""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo, available_timezones

UNIVERSAL = "UTC"
"""The zone of players who have chosen none, or one that no longer exists."""

HOURS = 24
MINUTES = 60

LARGE = (
    "Europe/London", "Europe/Berlin", "Asia/Tokyo", "America/New_York", "Europe/Paris",
    "America/Los_Angeles", "America/Chicago", "Europe/Madrid", "Europe/Rome", "Europe/Istanbul",
    "Europe/Moscow", "Asia/Kolkata", "Asia/Shanghai", "America/Sao_Paulo", "America/Mexico_City",
    "Asia/Jakarta", "Asia/Singapore", "Australia/Sydney", "America/Toronto", "Africa/Lagos",
    "Africa/Cairo", "Asia/Seoul", "Asia/Dubai", "America/Denver", "Pacific/Auckland",
    "Africa/Johannesburg", "Europe/Amsterdam", "Europe/Vienna", "Europe/Zurich", "Europe/Warsaw",
    "Europe/Kyiv", "Europe/Stockholm", "Europe/Athens", "Europe/Lisbon", "Europe/Dublin",
    "Asia/Hong_Kong", "Asia/Manila", "Asia/Bangkok", "Asia/Ho_Chi_Minh", "Asia/Dhaka", "Asia/Karachi",
    "Asia/Tehran", "Asia/Jerusalem", "Asia/Riyadh", "Asia/Kathmandu", "Asia/Yangon", "Asia/Kabul",
    "Asia/Tashkent", "Asia/Colombo", "Asia/Almaty", "Africa/Nairobi", "Africa/Casablanca",
    "America/Argentina/Buenos_Aires", "America/Bogota", "America/Lima", "America/Santiago",
    "America/Caracas", "America/Halifax", "America/St_Johns", "America/Vancouver", "America/Phoenix",
    "America/Anchorage", "America/Guatemala", "America/Manaus", "America/Noronha", "America/Edmonton",
    "America/Winnipeg", "Asia/Yekaterinburg", "Asia/Novosibirsk", "Asia/Vladivostok", "Asia/Makassar",
    "Pacific/Honolulu", "Australia/Melbourne", "Australia/Brisbane", "Australia/Perth",
    "Australia/Adelaide", "Pacific/Noumea", "Pacific/Apia", "Atlantic/Azores", "Atlantic/Cape_Verde",
    "Pacific/Chatham", "Pacific/Kiritimati", "Pacific/Marquesas", "Pacific/Pago_Pago",
)  # fmt: skip
"""Zones in which many people live, or the largest of their offset: they are offered first."""


@cache
def all_zones() -> tuple[str, ...]:
    """Return the names of all zones: large ones first, the others by city."""
    lines = _read_lines("zone.tab")
    there = {line.split("\t")[2] for line in lines if not line.startswith("#")} & _available()
    others = sorted(there.difference(LARGE), key=city)
    return (*(zone for zone in LARGE if zone in there), *others, UNIVERSAL)


def existing_zone(name: str) -> ZoneInfo:
    """Return the zone of a stored name; UTC if it no longer exists."""
    return _load_zone(name if name in _available() else UNIVERSAL)


def is_zone(name: str) -> bool:
    """Return whether there is a zone of that name, perhaps an old one."""
    return name in _available()


@cache
def zones_of_countries() -> Mapping[str, tuple[str, ...]]:
    """Return the zones of each country, by its ISO 3166 code."""
    found: dict[str, tuple[str, ...]] = {}
    for line in _read_lines("zone.tab"):
        if not line.startswith("#"):
            country, _, zone, *_ = line.split("\t")
            if zone in _available():
                found[country] = (*found.get(country, ()), zone)
    return found


@cache
def clock_rule(zone: str) -> str:
    """Return the rule by which a zone's clocks go from now on, as RFC 9636 (3.3) writes it.

    Zones with one rule always show the same time.
    """
    return files("tzdata").joinpath("zoneinfo", *zone.split("/")).read_bytes().splitlines()[-1].decode()


def city(zone: str) -> str:
    """Return the city of a zone."""
    return zone.rpartition("/")[2].replace("_", " ")


def clock(zone: str, now: int) -> str:
    """Return the local time, such as ``15:04``, at a time in seconds since 1970."""
    return f"{datetime.fromtimestamp(now, existing_zone(zone)):%H:%M}"


def minutes_ahead(zone: str, now: int) -> int:
    """Return how many minutes the clock of a zone is ahead of UTC's at a time in seconds since 1970."""
    offset = datetime.fromtimestamp(now, existing_zone(zone)).utcoffset()
    return int(offset.total_seconds()) // 60 if offset else 0


def hour_ahead(zone: str, now: int, minute: int) -> int:
    """Return how many hours the clock of a zone is ahead of UTC's when that shows ``minute`` minutes past."""
    return (minute + minutes_ahead(zone, now)) // MINUTES % HOURS


def zones_ahead(ahead: int, now: int, minute: int) -> tuple[str, ...]:
    """Return the zones whose clocks are ``ahead`` hours ahead when UTC is ``minute`` minutes past the hour.

    Zones that differ by half an hour show the same hour in one half of it only, so buttons carry the minute
    and mean the same zones whenever they are pressed.
    """
    return tuple(zone for zone in all_zones() if hour_ahead(zone, now, minute) == ahead)


def utc_clock(now: int) -> tuple[int, int]:
    """Return the hour and the minute in UTC."""
    shown = datetime.fromtimestamp(now, UTC)
    return shown.hour, shown.minute


@cache
def _load_zone(name: str) -> ZoneInfo:
    """Return a zone, cached: the library's own cache holds only a few."""
    return ZoneInfo(name)


@cache
def _available() -> frozenset[str]:
    """Return every zone that has rules, cached, because the library walks a folder."""
    return frozenset(available_timezones())


def old_names() -> Iterator[tuple[str, str]]:
    """Yield the old names of zones, each with the name of today."""
    for line in _read_lines("tzdata.zi"):
        if line.startswith("L "):
            _, zone, old = line.split()
            yield old, zone


def _read_lines(name: str) -> list[str]:
    return (files("tzdata") / "zoneinfo" / name).read_text("utf-8").splitlines()
