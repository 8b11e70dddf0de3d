"""What every game is: a declaration of itself, and positions that follow from one another."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from engine.board import Board
from engine.deal import check_deal
from engine.errors import IllegalMoveError
from engine.move import Move
from engine.options import Option, Options
from engine.outcome import Outcome


class Position(ABC):
    """One moment of one game: immutable, hashable and complete, hidden cards and all."""

    __slots__ = ()

    @abstractmethod
    def legal_moves(self) -> tuple[Move, ...]:
        """Return every move the rules allow, in a stable order; none once the game is over."""

    @abstractmethod
    def after(self, move: Move) -> Self:
        """Return the position that a legal move leads to; trusts its input."""

    @abstractmethod
    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why a move is not legal here, in terms of what the player can see."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended, ``None`` while it goes on."""

    @abstractmethod
    def score(self) -> int:
        """Return the score in the game's own terms."""

    @abstractmethod
    def board(self) -> Board:
        """Return what the player may see, and nothing else."""

    @abstractmethod
    def read(self, text: str) -> tuple[Move, ...]:
        """Read typed moves liberally; raise ``InvalidMoveError`` where there are none to be read."""

    def play(self, move: Move) -> Self:
        """Play a move from outside: the one gate; raises ``IllegalMoveError`` with the reason."""
        if move not in self.legal_moves():
            raise self.refusal(move)
        return self.after(move)

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves that were entered at once: all of them, or none and ``IllegalMoveError``."""
        position = self
        for move in moves:
            position = position.play(move)
        return position


@dataclass(frozen=True, slots=True)
class Game:
    """A game's declaration of itself; the last line of its file makes it known."""

    name: str
    title: str
    rules: int
    """The number of its rules, raised when a record would replay otherwise than before."""
    designer: str
    start: Callable[[int, Options], Position]
    options: tuple[Option, ...] = ()

    def deal(self, number: int, options: Options) -> Position:
        """Return the first position of a deal; raises ``DealError`` for a number that no deal has."""
        return self.start(check_deal(number), options)
