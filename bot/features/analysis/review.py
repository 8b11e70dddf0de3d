"""A finished game with its review, and the better ways to its end."""

from dataclasses import dataclass
from typing import Self

from bot.core.actions import Verb
from bot.core.loaded_game import LoadedGame
from bot.screens.ending import WayToEnd
from engine.advice.game_value import GameValue, replayed_positions
from engine.advice.move_effects import MoveEffect, classify_moves, decisive_move
from engine.advice.review import Review
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
    effects: tuple[MoveEffect, ...]
    """What each step did."""
    decided: int | None
    """The step that decided the game."""
    is_for_points: bool

    @classmethod
    def of(cls, loaded: LoadedGame, review: Review) -> Self:
        """Return the values of a finished review."""
        record = loaded.session.record
        is_for_points = find_game(record.game).is_for_points
        positions, effects = replayed_positions(record), classify_moves(review)
        return cls(loaded, review, positions, effects, decisive_move(review), is_for_points)

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self.effects)

    def move_of(self, step: int) -> Move | None:
        """Return the move of a step; ``None`` for giving up."""
        moves = self.loaded.session.record.moves
        return moves[step - 1] if step <= len(moves) else None

    def values(self, step: int) -> tuple[GameValue, GameValue]:
        """Return the best value that could be reached before a step, and after it."""
        values = [*(line.value for line in self.review.best_lines), self.review.own]
        return values[step - 1], values[step]

    def better(self, step: int) -> Move | None:
        """Return the move that would have been better than a step; ``None`` if none is known."""
        before, after = self.values(step)
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
