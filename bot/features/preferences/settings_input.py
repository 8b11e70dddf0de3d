"""Typed preferences: which preference is meant, and its value."""

import re
from collections.abc import Sequence
from types import MappingProxyType

from bot.core.settings import ResultVisibility, SettingName
from bot.i18n.catalog import languages
from bot.i18n.clock_times import TimeIndex
from bot.i18n.languages import language_choice, language_names
from bot.i18n.name_matching import NameIndex, letters
from bot.i18n.texts import Texts
from bot.i18n.time_zones import zone_names
from bot.i18n.view_names import VIEWS, view_names
from bot.rendering.themes import all_themes, theme_names_in, theme_title

TOPICS = MappingProxyType(
    {
        "theme": SettingName.THEME,
        "language": SettingName.LANGUAGE,
        "zone": SettingName.ZONE,
        "boards": SettingName.VIEW,
        "results": SettingName.RESULTS,
        "reminder": SettingName.REMINDER,
        "warning": SettingName.WARNING,
    }
)
"""The preferences by their words on buttons and typed ones, in the order in which they are shown."""

REMINDERS = ("reminder", "warning")
"""The preferences that need a chat in which the bot can write to players. Their values need their names."""

OFFERED_TIMES = ("07:00", "08:00", "12:00", "17:00", "18:00", "19:00", "20:00", "21:00")
ON, OFF = "on", "off"

OF_CHAT = "chat"
"""The word for the language of the chat, which is stored as no choice."""

AHEAD = "ahead"
"""The word of buttons that offer zones: between ``zone`` and an hour, a minute and a page."""

VIEWERS = MappingProxyType(
    {
        ResultVisibility.EVERYONE: ("all",),
        ResultVisibility.GROUP: ("server",),
        ResultVisibility.NOBODY: ("none",),
    }
)
"""Who may see a player's results, with other words for it."""

NAME_END = re.compile("=|(?<![0-9]):|:(?![0-9])")
"""What can stand after the name of a preference: not the colon within a time of day."""

NOISE = frozenset({"to", "is"})
"""Words that are ignored between the name of a preference and its value."""

ALIKE_ZONE = 0.8
"""The likeness from which on a single word may be meant for a city: any word is a bit like one of so many."""

LONGEST_TOPIC = 3
"""Words of the longest name of a preference."""
LONGEST = 8
"""Words of the longest name of a value."""


class UnknownValueError(ValueError):
    """Words that mean no value; ``topic`` is the preference that they were for, empty if none was named."""

    def __init__(self, topic: str, words: Sequence[str]) -> None:
        super().__init__(f"no value of {topic or 'any preference'}: {words!r}")
        self.topic = topic
        self.words = tuple(words)


class SettingVocabulary:
    """What can be typed for preferences, in English and in one other language."""

    def __init__(self, texts: Texts) -> None:
        self._topics = NameIndex({topic: (topic, texts(f"setting-{topic}")) for topic in TOPICS})
        self._values = {
            "theme": theme_names_in(texts),
            "language": _language_index(texts),
            "zone": zone_names(),
            "boards": view_names(texts.language),
            "results": NameIndex(
                {one.value: (one.value, *also, texts(f"results-{one}")) for one, also in VIEWERS.items()}
            ),
            "reminder": TimeIndex({OFF: (OFF, texts("reminder-off"))}),
            "warning": NameIndex({one: (one, texts(f"warning-{one}")) for one in (ON, OFF)}),
        }

    def read(self, words: Sequence[str]) -> tuple[str, dict[str, str]]:
        """Return the preference that is named without a value, if any, and all values that are given.

        Values are given as in ``theme night zone=Berlin``; a value that belongs to one preference
        needs no name. Raises ``UnknownValueError``.
        """
        topic_asked, chosen = "", dict[str, str]()
        for topic, value in self._split_topics(words):
            if topic and not value:
                topic_asked = topic
                continue
            chosen |= self._read_values(topic, value)
        return topic_asked, chosen

    def names(self, topic: str) -> NameIndex:
        """Return the names of the values of a preference."""
        return self._values[topic]

    def nearest_topic(self, words: Sequence[str]) -> str:
        """Return the preference that has the value most like typed words; empty if none is like them."""
        best = {
            topic: max(names.similarity(words).values(), default=0.0) for topic, names in self._values.items()
        }
        if best["zone"] < ALIKE_ZONE:
            del best["zone"]
        likest = max(best, key=lambda topic: best[topic])
        return likest if best[likest] else ""

    def _split_topics(self, words: Sequence[str]) -> list[tuple[str, list[str]]]:
        """Split words at the names of preferences: the words after each, and those before the first."""
        line = NAME_END.sub(" ", " ".join(words)).split()
        meant = [word for word in line if word.lower() not in NOISE]
        parts: list[tuple[str, list[str]]] = []
        place = 0
        while place < len(meant):
            for length in range(LONGEST_TOPIC, 0, -1):
                if topic := self._topic_named(meant[place : place + length]):
                    parts.append((topic, []))
                    place += length
                    break
            else:
                if not parts:
                    parts.append(("", []))
                parts[-1][1].append(meant[place])
                place += 1
        return parts

    def _topic_named(self, words: Sequence[str]) -> str:
        return (all(map(letters, words)) and self._topics.meant(words)) or ""

    def _read_values(self, topic: str, words: list[str]) -> dict[str, str]:
        chosen: dict[str, str] = {}
        place = 0
        while place < len(words):
            topics = [topic] if topic and not chosen else [one for one in TOPICS if one not in REMINDERS]
            for length in range(min(LONGEST, len(words) - place), 0, -1):
                found = self._match_value(topics, words[place : place + length])
                if found:
                    chosen |= found
                    place += length
                    break
            else:
                raise UnknownValueError(topic, words if topic or not chosen else words[place:])
        return chosen

    def _match_value(self, topics: Sequence[str], words: Sequence[str]) -> dict[str, str]:
        for topic in topics:
            value = self._values[topic].meant(words)
            if value is not None:
                return {topic: value}
        return {}


def _language_index(texts: Texts) -> NameIndex:
    own = (known("button-as-in-chat") for known in (texts, Texts.load()))
    names = {language: language_names(language) for language in languages()}
    return NameIndex({**names, OF_CHAT: (OF_CHAT, "auto", *own)})


def values_of(texts: Texts, topic: str) -> tuple[tuple[str, str], ...]:
    """Return the values of a preference that has few, each with its name."""
    match topic:
        case "theme":
            return tuple((name, theme_title(texts, name)) for name in all_themes())
        case "language":
            own = ((language, language_choice(texts, language)) for language in languages())
            return ((OF_CHAT, texts("button-as-in-chat")), *own)
        case "boards":
            return tuple((view, texts(f"boards-{view}")) for view in VIEWS)
        case "reminder":
            return (*((time, time) for time in OFFERED_TIMES), (OFF, texts("reminder-off")))
        case "warning":
            return tuple((one, texts(f"warning-{one}")) for one in (ON, OFF))
    return tuple((one.value, texts(f"results-{one}")) for one in ResultVisibility)
