"""Display names of players, made safe to show to others: they are the players' own texts."""

import re
import unicodedata
from collections.abc import Iterator

LONGEST_NAME = 64
"""Characters of a name; the rest is cut."""
MOST_MARKS = 3
"""Combining marks on one letter; more of them would reach into other lines."""

JOINER = "\u2060"
"""Word joiner: invisible, and forbids a line break."""
LINKING = re.compile(r"(?:[@#$/]|://|(?<=\w)\.)(?=[\w/])")
"""What chats turn into a mention, hashtag, command or link, even in plain text.

https://core.telegram.org/api/entities
"""
JOINERS = "\u200c\u200d"
"""Zero-width joiners shape the letters of some scripts and join emoji, so they stay."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Letters and symbols, by their categories, that look like a space: fillers of Hangul, the empty Braille
pattern, the place of an object, empty hieroglyphs, the note without a head."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Unicode categories of invisible characters, direction overrides included."""
ACCENTS = {"Mn", "Me"}


def player_name(*texts: str) -> str:
    """Return the first of these names that has anything visible, safe to show; empty if none has.

    It is on one line and without invisible characters. A word joiner splits whatever a chat would turn into
    a link, so that no name mentions anybody.
    """
    return next(filter(None, map(_safe_name, texts)), "")


def _safe_name(text: str) -> str:
    name = " ".join(visible(text).split())[:LONGEST_NAME].strip(f" {JOINERS}")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        return ""
    split = LINKING.sub(lambda found: found[0] + JOINER, name)
    return split[:LONGEST_NAME].strip(f" {JOINERS}{JOINER}")


def visible(text: str) -> str:
    """Return a text without invisible characters, and with few combining marks on a letter."""
    return text if text.isascii() and text.isprintable() else "".join(_visible_characters(text))


def _visible_characters(text: str) -> Iterator[str]:
    """Yield the characters that stay; line separators and what looks like a space become spaces."""
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ACCENTS else 0
        if sign in JOINERS:
            yield sign
        elif sign in BLANKS:
            yield " "
        elif kind in UNSEEN or kind[0] == "Z":
            yield " " if sign.isspace() else ""
        elif marks <= MOST_MARKS:
            yield sign
