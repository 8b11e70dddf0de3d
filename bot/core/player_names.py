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
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Unicode categories of invisible characters, direction overrides included."""
ACCENTS = {"Mn", "Me"}


def player_name(text: str) -> str:
    """Return a name on one line without invisible characters; empty if nothing visible is left.

    A word joiner splits whatever a chat would turn into a link, so that no name mentions anybody.
    """
    name = " ".join(visible(text).split())[:LONGEST_NAME].strip(f" {JOINERS}")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        return ""
    split = LINKING.sub(lambda found: found[0] + JOINER, name)
    return split[:LONGEST_NAME].strip(f" {JOINERS}{JOINER}")


def visible(text: str) -> str:
    """Return a text without invisible characters, and with few combining marks on a letter."""
    return text if text.isascii() and text.isprintable() else "".join(_visible_characters(text))


def _visible_characters(text: str) -> Iterator[str]:
    """Yield the characters that stay; line separators become spaces."""
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ACCENTS else 0
        if sign in JOINERS:
            yield sign
        elif kind in UNSEEN or kind[0] == "Z":
            yield " " if sign.isspace() else ""
        elif marks <= MOST_MARKS:
            yield sign
