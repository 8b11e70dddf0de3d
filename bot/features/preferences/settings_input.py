"""Typed settings: which setting of a player is meant, and its value."""

import re
from collections.abc import Sequence

from bot.features import all_settings
from bot.i18n.name_matching import NameIndex, letters
from bot.i18n.texts import Texts

NAME_END = re.compile("=|(?<![0-9]):|:(?![0-9])")
"""What can stand after the name of a setting: not the colon within a time of day."""

NOISE = frozenset({"to", "is"})
"""Words that are ignored between the name of a setting and its value."""

LONGEST_NAME = 3
"""Words of the longest name of a setting."""
LONGEST = 8
"""Words of the longest name of a value."""


class UnknownValueError(ValueError):
    """Words that mean no value; ``setting`` is the word of the one they were for, empty if none was named."""

    def __init__(self, setting: str, words: Sequence[str]) -> None:
        super().__init__(f"no value of {setting or 'any setting'}: {words!r}")
        self.setting = setting
        self.words = tuple(words)


class SettingNames:
    """The names of settings and of their values, in English and in one other language."""

    def __init__(self, texts: Texts) -> None:
        known = all_settings()
        self._settings = NameIndex({word: (word, one.name(texts)) for word, one in known.items()})
        self.values = {word: one.index(texts) for word, one in known.items()}
        """The names of the values of each setting."""
        self._unnamed = [word for word, one in known.items() if not one.needs_name]

    def read(self, words: Sequence[str]) -> tuple[str, dict[str, str]]:
        """Return the setting that is named without a value, if any, and all values that are given.

        Values are given as in ``theme night zone=Berlin``; a value that belongs to one setting needs no name
        unless the setting says so. Raises ``UnknownValueError``.
        """
        asked, chosen = "", dict[str, str]()
        for setting, value in self._split_at_names(words):
            if setting and not value:
                asked = setting
                continue
            chosen |= self._read_values(setting, value)
        return asked, chosen

    def nearest(self, words: Sequence[str]) -> str:
        """Return the setting that has the value most like typed words; empty if none is like them."""
        best = {
            word: max(names.similarity(words).values(), default=0.0) for word, names in self.values.items()
        }
        known = all_settings()
        likest = max(
            (word for word in best if best[word] >= known[word].least_similarity), key=lambda word: best[word]
        )
        return likest if best[likest] else ""

    def _split_at_names(self, words: Sequence[str]) -> list[tuple[str, list[str]]]:
        """Split words at the names of settings: the words after each, and those before the first."""
        line = NAME_END.sub(" ", " ".join(words)).split()
        meant = [word for word in line if word.lower() not in NOISE]
        parts: list[tuple[str, list[str]]] = []
        place = 0
        while place < len(meant):
            for length in range(LONGEST_NAME, 0, -1):
                named = meant[place : place + length]
                if all(map(letters, named)) and (setting := self._settings.meant(named)):
                    parts.append((setting, []))
                    place += length
                    break
            else:
                if not parts:
                    parts.append(("", []))
                parts[-1][1].append(meant[place])
                place += 1
        return parts

    def _read_values(self, setting: str, words: list[str]) -> dict[str, str]:
        chosen: dict[str, str] = {}
        place = 0
        while place < len(words):
            settings = [setting] if setting and not chosen else self._unnamed
            for length in range(min(LONGEST, len(words) - place), 0, -1):
                found = self._match_value(settings, words[place : place + length])
                if found:
                    chosen |= found
                    place += length
                    break
            else:
                raise UnknownValueError(setting, words if setting or not chosen else words[place:])
        return chosen

    def _match_value(self, settings: Sequence[str], words: Sequence[str]) -> dict[str, str]:
        known, typed = all_settings(), " ".join(words).lower()
        found = (
            (setting, typed if typed in known[setting].stored else self.values[setting].meant(words))
            for setting in settings
        )
        return next(({setting: value} for setting, value in found if value is not None), {})
