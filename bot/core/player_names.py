"""What a chat calls a player, made fit to stand in a line among others: it is a text of their own."""

import re
import unicodedata
from collections.abc import Iterator

LONGEST_NAME = 64
"""Characters that are kept of a name."""
MOST_MARKS = 3
"""Accents and the like on one letter: more of them would reach into the lines around."""

JOINER = "\u2060"
"""Is not to be seen, and keeps what stands around it together."""
LINKING = re.compile(r"(?:[@#$/]|://|(?<=\w)\.)(?=[\w/])")
"""What chats by themselves take for a mention, a tag, a command or an address, whatever is said of markup.

https://core.telegram.org/api/entities
"""
JOINERS = "\u200c\u200d"
"""Shape the letters of some scripts, and make one emoji of several; they are kept."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Kinds of characters that show nothing by themselves, the overrides of direction among them."""
ACCENTS = {"Mn", "Me"}


def player_name(text: str) -> str:
    """Return a name on one line, without what is not to be seen; empty where nothing is left to be seen.

    What a chat would make a link of is parted by a joiner, so that no name calls anybody or leads anywhere.
    """
    name = " ".join(visible(text).split())[:LONGEST_NAME].strip(f" {JOINERS}")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        return ""
    parted = LINKING.sub(lambda found: found[0] + JOINER, name)
    return parted[:LONGEST_NAME].strip(f" {JOINERS}{JOINER}")


def visible(text: str) -> str:
    """Return a text without what is not to be seen, and with a few accents on a letter at most."""
    return text if text.isascii() and text.isprintable() else "".join(_visible(text))


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
