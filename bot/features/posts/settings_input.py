"""Parsing of the settings of posts: each is one word such as ``weekly=on``."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.core.actions import Room
from bot.core.commands import POST
from bot.features.posts.settings import SWITCHES, PostSettings, further_posts
from bot.i18n.name_matching import NameIndex, letters
from bot.i18n.texts import Texts
from bot.i18n.time_text import full_hour
from bot.i18n.time_zones import HOURS
from bot.i18n.zone_names import ZoneNames

SWITCH_CHOICES = {"on": "posts-switched-on-choice", "off": "posts-switched-off-choice"}

HOUR = re.compile(r"(?:hour|at|um)?[ =]*(\d{1,2})(?:[:.](\d\d))?(?: ?(?:h|uhr|時))?")
ROLE = re.compile(r"role[ =]+(?:<@&)?(\d{1,20})>?")
ZONE = ("zone", "time zone")
MOST_ID = 2**64 - 1


class UnknownHourError(ValueError):
    """A time that is not a full hour."""


class UnknownZoneError(ValueError):
    """Words that do not mean a time zone."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(f"no time zone: {words!r}")
        self.words = tuple(words)


def examples() -> tuple[str, ...]:
    """Return examples of what can be typed, one of each kind."""
    further = (f"post {name} on" for name in further_posts())
    return (
        "post here",
        "post 9",
        "post zone Tokyo",
        "post names off",
        "post weekly on",
        *further,
        "post off",
    )


def switch_labels() -> dict[str, str]:
    """Return the messages on the buttons of all switches by their words; that of the sound is inverted."""
    return {name: f"button-post-{name}" for name in (*SWITCHES, *further_posts())}


def is_switched_on(settings: PostSettings, name: str) -> bool:
    """Return whether a switch is on."""
    if name in further_posts():
        return name in settings.further
    is_on: bool = getattr(settings, SWITCHES[name])
    return is_on != (name == "sound")


def with_setting(settings: PostSettings, name: str, value: str) -> PostSettings:
    """Return the settings with a changed hour, zone, role or switch."""
    changes: dict[str, Any]
    match name:
        case "hour":
            changes = {"hour": int(value)}
        case "zone":
            changes = {"zone": value}
        case "role":
            changes = {"role": 0 if value == "none" else int(value)}
        case _ if name in further_posts():
            changes = {"further": settings.further | {name} if value == "on" else settings.further - {name}}
        case _:
            changes = {SWITCHES[name]: (value == "on") != (name == "sound")}
    return replace(settings, **changes)


def post_rule(texts: Texts, words: Sequence[str]) -> str | None:
    """Return the setting that typed words mean; empty for no words, ``None`` for unknown ones.

    It is ``here``, ``off``, ``hour`` or ``zone`` for the screen of that name, or a name with a value.
    Raises ``UnknownHourError`` and ``UnknownZoneError``.
    """
    line = " ".join(words).lower()
    if not line:
        return ""
    if hour := HOUR.fullmatch(line):
        if int(hour[1]) >= HOURS or int(hour[2] or 0):
            raise UnknownHourError(line)
        return f"hour={int(hour[1])}"
    if role := ROLE.fullmatch(line):
        return f"role={role[1]}" if int(role[1]) <= MOST_ID else None
    if zone := _words_of_zone(texts, words):
        meant = ZoneNames.of_language(texts.language).meant(zone)
        if meant is None:
            raise UnknownZoneError(zone)
        return f"zone={meant}"
    return _setting_names(texts).meant(words)


def post_choices(texts: Texts, _room: Room) -> dict[str, str]:
    """Return the suggested words, with their descriptions."""
    found = {POST: texts("posts-title"), f"{POST} here": texts("button-post-here")}
    for name, label in switch_labels().items():
        for state, message in SWITCH_CHOICES.items():
            found[f"{POST} {name} {state}"] = texts(message, name=texts(label))
    found |= {f"{POST} role none": texts("button-post-no-role"), f"{POST} off": texts("button-post-off")}
    found |= {f"{POST} {hour}:00": texts("posts-hour-choice", hour=full_hour(hour)) for hour in range(HOURS)}
    choices = {words: texts("posts-choice", choice=choice) for words, choice in found.items()}
    return choices | {POST: texts("posts-title")}


def _words_of_zone(texts: Texts, words: Sequence[str]) -> list[str]:
    """Return the words after that for a time zone; none if it is not there."""
    line = " ".join(words).replace("=", " ").split()
    names = {letters(name) for name in (*ZONE, texts("setting-zone"))}
    for length in (2, 1):
        if letters("".join(line[:length])) in names:
            return line[length:]
    return []


def _setting_names(texts: Texts) -> NameIndex:
    names = {
        "here": ["here", texts("button-post-here"), texts("button-post-here-instead")],
        "off": ["off", "none", texts("button-post-off")],
        "hour": ["hour", "at"],
        "zone": [*ZONE, texts("setting-zone")],
        "role=none": ["role none", "no role", texts("button-post-no-role")],
    }
    for name, label in switch_labels().items():
        own = texts(label)
        for state, message in SWITCH_CHOICES.items():
            names[f"{name}={state}"] = [f"{name} {state}", f"{own} {state}", texts(message, name=own)]
    return NameIndex(names)
