"""Moves: one shape for every game, with a text form that reads back."""

import re
from dataclasses import dataclass
from functools import lru_cache

from engine.errors import InvalidMoveError

WORD = re.compile(r"[A-Za-z0-9-]{1,12}")
REMEMBERED = 4096
"""Texts that are not read anew each time: there are not many more moves in all games together."""


@dataclass(frozen=True, slots=True)
class Move:
    """What a player does: a verb of the game, and the places it is done with."""

    verb: str
    """As in ``take``, ``deal``, ``place``."""
    places: tuple[str, ...] = ()
    """The names that stand on the picture."""

    @property
    def text(self) -> str:
        """The move as it stands in records, such as ``take a c``."""
        return " ".join((self.verb, *self.places))

    @staticmethod
    def read(text: str) -> "Move":
        """Read what ``text`` wrote; raise ``InvalidMoveError`` for anything else."""
        return _read(text)


@lru_cache(REMEMBERED)
def _read(text: str) -> Move:
    words = text.split(" ")
    if not all(WORD.fullmatch(word) for word in words):
        raise InvalidMoveError("unreadable", f"{text!r} is not a move", text=text)
    return Move(words[0], tuple(words[1:]))
