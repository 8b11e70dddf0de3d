"""Moves: one shape for every game, with a text form that reads back."""

import re
from dataclasses import dataclass
from typing import Self

from engine.errors import InvalidMoveError

WORD = re.compile(r"[A-Za-z0-9-]{1,12}")


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

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``InvalidMoveError`` for anything else."""
        words = text.split(" ")
        if not all(WORD.fullmatch(word) for word in words):
            raise InvalidMoveError("unreadable", f"{text!r} is not a move", text=text)
        return cls(words[0], tuple(words[1:]))
