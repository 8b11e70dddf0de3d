"""Goals: what is to be reached from a position, perhaps within a number of moves.

In every game a goal can be a win, or a score at its end. Puzzles and the daily five have goals of further
kinds, which their games declare: ``GOALS`` of ``engine/puzzles/GAME.py``.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Generic, Self

from engine.declarations import Declarations
from engine.game import P, Position
from engine.games import find_game, module_names
from engine.move import Move
from engine.solvers.solution import Solution

SEPARATOR, POINT = ":", "."

WIN, SCORE = "win", "score"
"""The kinds of goals that every game has."""
WIN_TEXT = "-"
"""The stored form of a goal to win in any number of moves."""


class GoalState(StrEnum):
    """How far a player is on the way to a goal."""

    OPEN = "open"
    """The game goes on."""
    REACHED = "reached"
    MISSED = "missed"
    """The game or the moves have come to an end without the goal."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What to reach from a position."""

    kind: str
    """``WIN``, ``SCORE``, or the name of a kind of the game."""
    count: int = 0
    """The score in the game's own terms, or another number, as the kind says."""
    place: str = ""
    """The place that it is about, a letter or digit; empty if it is about the whole board."""
    moves: int | None = None
    """In at most how many moves; ``None`` if the number of moves does not matter."""

    @property
    def text(self) -> str:
        """The stored form, without spaces: ``-`` for a win, the number of a score, else as ``free:g4:3``.

        A win in at most 110 moves is ``win::110``. A place that is a digit is followed by a point, as in
        ``empty:3.:5``.
        """
        if self.kind == WIN:
            return WIN_TEXT if self.moves is None else SEPARATOR.join((WIN, "", str(self.moves)))
        if self.kind == SCORE:
            return str(self.count)
        count = str(self.count) if self.count or not self.place else ""
        target = f"{self.place}{POINT if self.place.isdecimal() else ''}{count}"
        limit = () if self.moves is None else (str(self.moves),)
        return SEPARATOR.join((self.kind, target, *limit))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        if text == WIN_TEXT:
            return cls(WIN)
        if SEPARATOR in text:
            kind, target, *limit = text.split(SEPARATOR)
            place = target[:1] if target[:1].isalpha() or target[1:2] == POINT else ""
            count = target.removeprefix(place).removeprefix(POINT)
            found = cls(kind, int(count or 0), place, int(limit[0]) if limit else None)
        else:
            found = cls(SCORE, int(text))
        if found.text != text or found.kind not in puzzle_goals() | {WIN, SCORE}:
            raise ValueError(f"not a goal: {text[:40]!r}")
        return found

    def is_reached(self, position: Position) -> bool:
        """Tell whether a position has reached the goal, in however many moves."""
        kind = find_kind(position.game, self.kind)
        if kind.is_reached:
            return kind.is_reached(position, self)
        return (not kind.needs_win or position.is_won()) and self.is_scored(position.game, position.score())

    def is_scored(self, game: str, score: int) -> bool:
        """Tell whether a score is as good as that of the goal."""
        return score <= self.count if find_game(game).is_low_best else score >= self.count

    def state(self, position: Position, made: int) -> GoalState:
        """Return how far a player is after ``made`` moves since the beginning."""
        is_late = self.moves is not None and made > self.moves
        if not is_late and self.is_reached(position):
            return GoalState.REACHED
        has_ended = position.outcome() is not None or (self.moves is not None and made >= self.moves)
        return GoalState.MISSED if has_ended else GoalState.OPEN

    def reached_after(self, position: Position, moves: Iterable[Move]) -> int | None:
        """Return after how many of the legal ``moves`` from a position the goal is reached at first.

        ``None`` if it is not. What is played after it takes nothing away: cards may leave the foundations
        again, and the moves may be more than the goal allows.
        """
        if self.is_reached(position):
            return 0
        for made, move in enumerate(moves, start=1):
            if self.moves is not None and made > self.moves:
                return None
            position = position.after(move)
            if self.is_reached(position):
                return made
        return None


@dataclass(frozen=True, slots=True)
class GoalKind(Generic[P]):
    """How goals of a kind are reached: by a score that the solver finds, unless it says otherwise."""

    name: str
    """It is stored. The message ``puzzle-goal-NAME``, or the game's own, says the goal."""
    needs_win: bool = False
    """Whether a score counts only in a game that has been won."""
    is_reached: Callable[[P, Goal], bool] | None = None
    """Tells whether a position has reached a goal that is no score."""
    search: Callable[[P, Goal, int | None, int], Solution] | None = None
    """Finds a line that ends at a goal, within a number of moves and a budget of the solver's positions."""


GOALS: Declarations[tuple[GoalKind[Position], ...]] = Declarations("engine.puzzles", "GOALS", tuple)


def find_kind(game: str, name: str) -> GoalKind[Position]:
    """Return a kind of goals of a game; raise ``KeyError`` if the game has none of that name."""
    if name == WIN:
        return WINNING
    if name == SCORE:
        return POINTS_AT_THE_END if find_game(game).is_for_points else SCORE_OF_A_WIN
    return {kind.name: kind for kind in GOALS.require(*module_names(game))}[name]


@cache
def puzzle_goals() -> frozenset[str]:
    """Return the names of the kinds of goals that puzzles of any game have."""
    return frozenset(kind.name for kinds in GOALS.all().values() for kind in kinds)


def _has_ended_with_points(position: Position, goal: Goal) -> bool:
    return position.outcome() is not None and goal.is_scored(position.game, position.score())


WINNING: GoalKind[Position] = GoalKind(WIN, needs_win=True, is_reached=lambda position, _: position.is_won())
SCORE_OF_A_WIN: GoalKind[Position] = GoalKind(SCORE, needs_win=True)
POINTS_AT_THE_END: GoalKind[Position] = GoalKind(SCORE, is_reached=_has_ended_with_points)
"""In a game for points, a game that is not won counts its points."""
