"""What a chat calls a player, made fit to stand in a line among others: it is a text of their own."""

import unicodedata
from collections.abc import Iterator

LONGEST_NAME = 64
"""Characters that are kept of a name."""
MOST_MARKS = 3
"""Accents and the like on one letter: more of them would reach into the lines around."""

JOINERS = "\u200c\u200d"
"""Shape the letters of some scripts, and make one emoji of several; they are kept."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Kinds of characters that show nothing by themselves, the overrides of direction among them."""
ACCENTS = {"Mn", "Me"}


def player_name(text: str) -> str:
    """Return a name on one line, without what is not to be seen; empty where nothing is left to be seen."""
    name = " ".join("".join(_visible(text)).split())[:LONGEST_NAME].strip(f" {JOINERS}")
    return name if any(unicodedata.category(sign)[0] in "LNPS" for sign in name) else ""


def _visible(text: str) -> Iterator[str]:
    """Yield the characters that are kept; what parts lines is a space."""
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
