"""The interface of every game: its declaration, and its positions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Self, TypeVar

from engine.board import Board
from engine.cards import Detail
from engine.deal import check_deal
from engine.errors import IllegalMoveError
from engine.export import Export
from engine.move import Move
from engine.options import Option, Options
from engine.outcome import Outcome, Result


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of any number of places for one verb, as with check boxes."""

    verb: str
    places: tuple[str, ...]
    """In the order in which a move lists them."""


class Position(ABC):
    """A position of a game: immutable, hashable and complete, including hidden cards."""

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> str:
        """The name of the game that the position is of."""

    @abstractmethod
    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move, in a stable order; none after the end of the game."""

    @abstractmethod
    def after(self, move: Move) -> Self:
        """Return the position after a move, which must be legal and is not checked."""

    @abstractmethod
    def refusal(self, move: Move) -> IllegalMoveError:
        """Return why a move is not legal; the reason must not depend on hidden cards."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended; ``None`` while it goes on."""

    @abstractmethod
    def score(self) -> int:
        """Return the score in the game's own terms."""

    @abstractmethod
    def board(self) -> Board:
        """Return what the player may see, and nothing else."""

    def is_won(self) -> bool:
        """Tell whether the game has ended as a win by the rules."""
        outcome = self.outcome()
        return outcome is not None and outcome.result is Result.WON

    def allows(self, move: Move) -> bool:
        """Tell whether a move is legal; overridden by games that need not list all moves for this."""
        return move in self.legal_moves()

    def longest_streak(self) -> int:
        """Return the most cards taken one after the other so far; 0 in games that know no such streaks."""
        return 0

    def details(self, move: Move) -> Mapping[str, Detail]:  # noqa: ARG002
        """Return details of a legal move for texts, from what the player can see."""
        return {}

    def choice_details(self) -> Mapping[str, Detail]:
        """Return details for texts of what can be done now, from what the player can see."""
        return {}

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the places that the previous move visibly changed."""
        return move.places

    def sources(self, move: Move) -> tuple[str, ...]:  # noqa: ARG002
        """Return the places, beside those it names, from which a legal move takes cards that are seen."""
        return ()

    def main_moves(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return those of the legal ``moves`` that boards offer at once, in the order of their buttons.

        The others undo progress or change nothing: they are as legal, and offered on request. Where no other
        move is left, they are main moves.
        """
        return moves

    def further_moves(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:  # noqa: ARG002
        """Return further ones of the legal ``moves`` that boards offer at once, if they offer few others."""
        return ()

    def shortcut(self) -> Move | None:
        """Return the move that is offered at once where there are too many choices; ``None`` without one."""
        return None

    def automatic(self) -> Move | None:
        """Return the move that is made by itself after a move of the player; ``None`` if there is none."""
        return None

    def finish(self) -> tuple[Move, ...]:
        """Return moves that certainly win, as far as the player can see; none while that is not certain.

        They are offered as one choice when nothing is left to decide.
        """
        return ()

    def export(self, moves: Sequence[Move]) -> Export | None:  # noqa: ARG002
        """Return the position, and legal moves from there on, as other programs read them.

        ``None`` if they read no such game, or if it has hidden cards.
        """
        return None

    def pick(self) -> Pick | None:
        """Return the current choice of any number of places; ``None`` if there is none."""
        return None

    def ends_early(self, move: Move) -> bool:  # noqa: ARG002
        """Tell whether a move ends the game although more could be played: players are asked before it."""
        return False

    def at(self, seconds: int) -> Self:  # noqa: ARG002
        """Return the position that many seconds after the first move; unchanged without a clock."""
        return self

    def play(self, move: Move) -> Self:
        """Check and play a move; raise ``IllegalMoveError`` with the reason."""
        if not self.allows(move):
            raise self.refusal(move)
        return self.after(move)

    def after_line(self, line: Iterable[Move]) -> Self:
        """Return the position after moves, which must be legal and are not checked."""
        position = self
        for move in line:
            position = position.after(move)
        return position

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves that were entered together: all of them, or none and raise ``IllegalMoveError``."""
        position = self
        for move in moves:
            position = position.play(move)
        return position


P = TypeVar("P", bound=Position)


class GameGroup(StrEnum):
    """The games that are shown together wherever all games are listed, in the order of the groups.

    The message ``games-GROUP`` is the heading.
    """

    CLASSICS = "classics"
    """Those that most players know from elsewhere."""
    ORIGINALS = "originals"
    """Those that are hardly found elsewhere."""


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
    """Its place among the achievements of its game: the lowest is listed first."""


@dataclass(frozen=True, slots=True)
class Game:
    """The declaration of a game; its module assigns it to ``GAME``."""

    name: str
    title: str
    rules: int
    """The version of its rules, raised when a record would replay differently than before."""
    designer: str
    start: Callable[[int, Options], Position]
    family: str = ""
    """The name of the family of games that it belongs to, which no game has; empty for a game by itself. What
    the game has no file or message of its own for is looked up by this name."""
    group: GameGroup = GameGroup.ORIGINALS
    options: tuple[Option, ...] = ()
    is_chosen_by_place: bool = True
    """Whether players choose a move place by place; otherwise whole moves are offered, as many as fit."""
    is_any_order: bool = False
    """Whether the places of a move can be pressed in any order, such as those of a pair."""
    is_low_best: bool = False
    """Whether the lower of two scores is better, for example if cards left are counted."""
    is_for_points: bool = False
    """Whether the aim is as many points as possible, so a game that is not won counts its points."""
    most_points: int = 0
    """The highest possible score of a game for points."""
    achievements: tuple[GameAchievement, ...] = ()
    """What is rare enough in this game to be an achievement of its own."""
    similar: tuple[str, ...] = ()
    """Well-known games to which it is the nearest of all: players who ask for one of these are told of it."""
    score_goals: tuple[int, ...] = ()
    """Scores to aim for in one game, the easiest first; empty if the score says little. The message
    ``GAME-score-goal`` says what such a score is."""
    rank: int = 99
    """Its place in its group, from the game that explains itself to the one that wants most."""

    def deal(self, number: int, options: Options) -> Position:
        """Return the first position of a deal; raise ``DealError`` if there is no such deal."""
        return self.start(check_deal(number), options)
