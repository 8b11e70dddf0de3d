"""The goals of puzzles. Each game has its own kinds; in Kittyhawk a goal has to be reached in a few moves."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from engine.game import Position
from engine.outcome import Result

SEPARATOR = ":"
MOST_MOVES = 99


class GoalKind(StrEnum):
    """The kinds of goals; the values are stored."""

    LEAVE = "leave"
    """Wish: leave at most that many cards; 0 is a win."""
    KEEP = "keep"
    """Follow-the-Suit: win with that many cards in the deck, or more."""
    REACH = "reach"
    """Flip: reach that many points, or more."""
    POINTS = "points"
    """Blink: place every card, with that many points at the end, or more."""
    HOME = "home"
    """Kittyhawk: have that many cards on the foundations, or more."""
    EMPTY = "empty"
    """Kittyhawk: empty that pile or heap."""
    FREE = "free"
    """Kittyhawk: bring the card at that place in its heap, such as ``g4``, to the top."""


class GoalState(StrEnum):
    """How far a puzzle is."""

    OPEN = "open"
    """It goes on."""
    REACHED = "reached"
    MISSED = "missed"
    """The game or the moves have come to an end without the goal."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What to reach from a position."""

    kind: GoalKind
    count: int = 0
    """Cards or points, as the kind says; for ``FREE`` the number of cards that are then in the heap."""
    place: str = ""
    """The pile or heap of ``EMPTY`` and ``FREE``."""
    moves: int | None = None
    """In at most how many moves; ``None`` if the number of moves does not matter."""

    @property
    def text(self) -> str:
        """The stored form, such as ``leave:4``, ``home:23:5`` or ``free:g4:3``, without spaces."""
        target = self.place if self.kind is GoalKind.EMPTY else f"{self.place}{self.count}"
        limit = () if self.moves is None else (str(self.moves),)
        return SEPARATOR.join((self.kind, target, *limit))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        kind, target, *limit = text.split(SEPARATOR)
        place = target[:1] if target[:1].isalpha() else ""
        count = target.removeprefix(place)
        found = cls(GoalKind(kind), int(count or 0), place, int(limit[0]) if limit else None)
        if found.text != text:
            raise ValueError(f"not a goal: {text[:40]!r}")
        return found

    def is_reached(self, position: Position) -> bool:
        """Tell whether a position has reached the goal, in however many moves."""
        match self.kind:
            case GoalKind.LEAVE:
                return position.score() <= self.count
            case GoalKind.REACH | GoalKind.HOME:
                return position.score() >= self.count
            case GoalKind.KEEP | GoalKind.POINTS:
                outcome = position.outcome()
                is_won = outcome is not None and outcome.result is Result.WON
                return is_won and position.score() >= self.count
            case GoalKind.EMPTY | GoalKind.FREE:
                return len(position.board().pile(self.place).cards) <= self.count

    def state(self, position: Position, made: int) -> GoalState:
        """Return how far the puzzle is after ``made`` moves since its beginning."""
        is_late = self.moves is not None and made > self.moves
        if not is_late and self.is_reached(position):
            return GoalState.REACHED
        has_ended = position.outcome() is not None or (self.moves is not None and made >= self.moves)
        return GoalState.MISSED if has_ended else GoalState.OPEN
