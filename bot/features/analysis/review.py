"""A finished game with its review, and the better ways to its end."""

from dataclasses import dataclass
from typing import Self

from bot.core.actions import Verb
from bot.core.loaded_game import LoadedGame
from bot.screens.ending import WayToEnd
from engine.advice.effects import Effect, decided_at, effects
from engine.advice.review import Review
from engine.advice.worth import Worth, course
from engine.game import Position
from engine.games import find_game
from engine.move import Move

LINE = "line"
"""The first word of buttons about the better way."""


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A finished game and its review. Its steps are its moves, from 1; giving up is a last step."""

    loaded: LoadedGame
    review: Review
    positions: tuple[Position, ...]
    """The deal, and the position after each move."""
    effects: tuple[Effect, ...]
    """What each step did."""
    decided: int | None
    """The step that decided the game."""
    is_for_points: bool

    @classmethod
    def of(cls, loaded: LoadedGame, review: Review) -> Self:
        """Return the values of a finished review."""
        record = loaded.session.record
        is_for_points = find_game(record.game).is_for_points
        return cls(loaded, review, course(record), effects(review), decided_at(review), is_for_points)

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self.effects)

    def move_of(self, step: int) -> Move | None:
        """Return the move of a step; ``None`` for giving up."""
        moves = self.loaded.session.record.moves
        return moves[step - 1] if step <= len(moves) else None

    def worths(self, step: int) -> tuple[Worth, Worth]:
        """Return the best worth that could be reached before a step, and after it."""
        reaches = self.review.reaches
        return reaches[step - 1].worth, reaches[step].worth if step < len(reaches) else self.review.own

    def better(self, step: int) -> Move | None:
        """Return the move that would have been better than a step; ``None`` if none is known."""
        before, after = self.worths(step)
        return next(iter(self.review.line(step - 1)), None) if before > after else None

    def ending(self, step: int) -> WayToEnd:
        """Return the best known way from before a step."""
        record = self.loaded.session.record.first(step - 1)
        return WayToEnd(record.then(*self.review.line(step - 1)), step - 1, Verb.REVIEW, (LINE,))


def clock_seconds(loaded: LoadedGame) -> int:
    """Return the time on the clock of a finished game in seconds; 0 if it has no clock."""
    session = loaded.session
    if not session.first_move or loaded.position.at(1) is loaded.position:
        return 0
    return max(0, session.moved - session.first_move)
