"""Moves, in the same form for every game."""

import re
from dataclasses import dataclass
from functools import lru_cache

from engine.errors import InvalidMoveError

WORD = re.compile(r"[A-Za-z0-9-]{1,12}")
CACHE_SIZE = 4096
"""All games together have not many more moves."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move: a verb of the game, and its places."""

    verb: str
    """Such as ``take``, ``deal`` or ``place``."""
    places: tuple[str, ...] = ()
    """Names of places, as on the image."""

    @property
    def text(self) -> str:
        """The move as in records, such as ``take a c``."""
        return " ".join((self.verb, *self.places))

    @staticmethod
    def read(text: str) -> "Move":
        """Parse the ``text`` of a move; raise ``InvalidMoveError`` for anything else."""
        return _read(text)


@lru_cache(CACHE_SIZE)
def _read(text: str) -> Move:
    words = text.split(" ")
    if not all(WORD.fullmatch(word) for word in words):
        raise InvalidMoveError("unreadable", f"{text!r} is not a move", text=text)
    return Move(words[0], tuple(words[1:]))
