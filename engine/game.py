"""What every game is: a declaration of itself, and positions that follow from one another."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from engine.board import Board
from engine.cards import Detail
from engine.deal import check_deal
from engine.errors import IllegalMoveError
from engine.move import Move
from engine.options import Option, Options
from engine.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Pick:
    """Moves of one verb that take any of some places, so that players put a tick to each of them."""

    verb: str
    places: tuple[str, ...]
    """In the order in which a move names them."""


class Position(ABC):
    """One moment of one game: immutable, hashable and complete, hidden cards and all."""

    __slots__ = ()

    game: ClassVar[str]
    """The name of the game that the position is of."""

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

    def allows(self, move: Move) -> bool:
        """Tell whether a move is among the legal ones; games that can tell without listing them do."""
        return move in self.legal_moves()

    def details(self, move: Move) -> Mapping[str, Detail]:  # noqa: ARG002
        """Return what there is to say of a legal move beside its places, from what the player can see."""
        return {}

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the places at which the player can see here what the move that led here has done."""
        return move.places

    def pick(self) -> Pick | None:
        """Return the moves that take any of some places, where there are such now."""
        return None

    def at(self, seconds: int) -> Self:  # noqa: ARG002
        """Return the position as it is so long after the first move: itself in a game without a clock."""
        return self

    def play(self, move: Move) -> Self:
        """Play a move from outside: the one gate; raises ``IllegalMoveError`` with the reason."""
        if not self.allows(move):
            raise self.refusal(move)
        return self.after(move)

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves that were entered at once: all of them, or none and ``IllegalMoveError``."""
        position = self
        for move in moves:
            position = position.play(move)
        return position


class Feat(StrEnum):
    """What a player must do to reach a game's own achievement."""

    WIN = "win"
    """Win with the options that the achievement names."""
    FIRST_WIN = "first-win"
    """Win the first game of a day at the first try, without help."""
    MOST_POINTS = "most-points"
    """Reach the most points that there can be."""


@dataclass(frozen=True, slots=True)
class GameAchievement:
    """An achievement of one game. The games' texts say what it is called: ``achievement-NAME``."""

    name: str
    """The name under which it is stored, unique among all achievements."""
    emblem: str
    feat: Feat
    option_words: tuple[str, ...] = ()
    """The options that a win needs."""
    rank: int = 99
    """Its place among the achievements of all games: the lowest is listed first."""


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
    is_chosen_by_place: bool = True
    """Whether players choose a move place after place; else whole moves are offered, as of pairs."""
    is_low_best: bool = False
    """Whether of two scores the lower one is better, as where cards left are counted."""
    is_for_points: bool = False
    """Whether it is played for as many points as can be had: then what is not won is worth its points."""
    most_points: int = 0
    """Of a game that is played for points: the most that there can be."""
    achievements: tuple[GameAchievement, ...] = ()
    """What is rare enough in this game to be an achievement of its own."""

    def deal(self, number: int, options: Options) -> Position:
        """Return the first position of a deal; raises ``DealError`` for a number that no deal has."""
        return self.start(check_deal(number), options)
