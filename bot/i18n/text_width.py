"""How wide a text is where it is shown: in columns, of which a letter takes one and a kanji two."""

from functools import lru_cache
from itertools import accumulate
from unicodedata import category, east_asian_width

WIDE = frozenset("WF")
"""What Unicode calls wide and full-width (its annex 11): twice as wide as a Latin letter."""
UNSEEN = frozenset(("Mn", "Me", "Cf"))
"""Marks that stand on the letter before them, and signs that only say how it is drawn: of no width."""


REMEMBERED = 4096
"""Texts whose width is kept: the labels of a board are measured several times with every press."""


@lru_cache(REMEMBERED)
def columns(text: str) -> int:
    """Return how many columns a text takes on a screen."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def shortened(text: str, most: int) -> str:
    """Return the text, or as much of it as fits into so many columns, whole words where there are several."""
    if columns(text) <= most:
        return text
    fitting = sum(width < most for width in accumulate(map(_columns, text)))
    return whole_words(text[:fitting]) + "…"


def whole_words(text: str) -> str:
    """Return a beginning of a text without the word that it ends with, if there is anything before that.

    Every wide character is a word of its own, for in Japanese a line may end behind almost any.
    """
    last = len(text)
    while last and not text[last - 1].isspace() and _columns(text[last - 1]) < 2:
        last -= 1
    return text[:last].strip() or text.strip()


def _columns(character: str) -> int:
    if category(character) in UNSEEN:
        return 0
    return 2 if east_asian_width(character) in WIDE else 1
