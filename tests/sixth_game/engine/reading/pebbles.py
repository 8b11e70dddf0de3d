"""Reads typed moves of Pebbles: piles by their letters, or the cards on top of them by count and hue."""

import re

from engine.errors import InvalidMoveError
from engine.games.pebbles import PILES, TAKES, PebblesPosition
from engine.move import Move
from engine.reading.words import split_words

FILLERS = frozenset({"take", "pile", "and", "then", "pebble", "pebbles"})
"""Words that are ignored."""
HUES = {"red": "r", "green": "g", "blue": "b"}
CARD = re.compile("[1-4][rgb]")


def read_moves(position: PebblesPosition, text: str) -> tuple[Move, ...]:
    """Read piles and top cards, such as ``a``, ``take b``, ``3r`` and ``ab``."""
    tops = {pile[-1].code.lower(): name for name, pile in zip(PILES, position.piles, strict=True) if pile}
    names = [tops.get(name, name) for name in _names(text)]
    if not names or not set(names) <= set(PILES):
        raise InvalidMoveError("unreadable", f"no pile and no card on top in {text[:60]!r}", text=text)
    return tuple(TAKES[name] for name in names)


def _names(text: str) -> tuple[str, ...]:
    """Return the pile letters and card codes in a line; nothing if it has any other word."""
    words = "".join(HUES.get(word, word) + " " for word in split_words(text) if word not in FILLERS)
    names = re.sub(r"([1-4]) (?=[rgb] )", r"\1", words).split()
    if not all(CARD.fullmatch(name) or set(name) <= set(PILES) for name in names):
        return ()
    return tuple(part for name in names for part in ([name] if CARD.fullmatch(name) else name))
