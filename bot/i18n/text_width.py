"""The width of texts in columns: a Latin letter takes one, a kanji two."""

from functools import lru_cache
from itertools import accumulate
from unicodedata import category, east_asian_width

WIDE = frozenset("WF")
"""East Asian Wide and Fullwidth (Unicode Standard Annex 11): two columns."""
UNSEEN = frozenset(("Mn", "Me", "Cf"))
"""Combining marks and format characters: no columns."""
EMOJI_STYLE = "\N{VARIATION SELECTOR-16}"
"""Makes a symbol of one column an emoji, which takes two."""

REMEMBERED = 4096
"""Cached texts: the labels of a board are measured several times for every press."""


@lru_cache(REMEMBERED)
def columns(text: str) -> int:
    """Return the number of columns that a text takes."""
    return len(text) if text.isascii() else sum(map(_character_columns, text))


def shortened(text: str, most: int) -> str:
    """Return the text, cut to at most ``most`` columns, between words if possible."""
    if columns(text) <= most:
        return text
    fitting = sum(width < most for width in accumulate(map(_character_columns, text)))
    return whole_words(text[:fitting]) + "…"


def whole_words(text: str) -> str:
    """Return a text without its last, cut word, if there is another one before it.

    Every wide character is a word of its own: a Japanese line may break after almost any.
    """
    last = len(text)
    while last and not text[last - 1].isspace() and _character_columns(text[last - 1]) < 2:
        last -= 1
    return text[:last].strip() or text.strip()


def _character_columns(character: str) -> int:
    if category(character) in UNSEEN:
        return int(character == EMOJI_STYLE)
    return 2 if east_asian_width(character) in WIDE else 1
