"""Puzzles with the positions of their solutions, and what these say about the moves of an attempt."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.core.exercise import COUNTED_PUZZLES, PUZZLES
from bot.core.session import Session
from engine.game import Position
from engine.goal import Goal
from engine.move import Move
from seeds.puzzle import Puzzle, find_puzzle

CACHED = 256
"""Puzzles that are kept read, with the positions of their solutions."""


@dataclass(frozen=True, slots=True)
class KnownPuzzle:
    """A puzzle with the positions of its solution, the first one before its first move."""

    puzzle: Puzzle
    positions: tuple[Position, ...]

    @property
    def start(self) -> Position:
        """The position of the puzzle."""
        return self.positions[0]

    @property
    def title_facts(self) -> tuple[int, Goal, Position]:
        """The number, the goal and the position."""
        return self.puzzle.number, self.puzzle.goal, self.start


@lru_cache(CACHED)
def known_puzzle(number: int) -> KnownPuzzle | None:
    """Return the puzzle of a number; ``None`` if there is none."""
    puzzle = find_puzzle(number)
    if puzzle is None:
        return None
    positions = [puzzle.record.replay()]
    for move in puzzle.solution:
        positions.append(positions[-1].after(move))
    return KnownPuzzle(puzzle, tuple(positions))


def is_puzzle(session: Session) -> bool:
    """Return whether a session is an attempt at a puzzle."""
    return session.exercise is not None and session.exercise.kind in PUZZLES


def is_counted(session: Session) -> bool:
    """Return whether it is an attempt that is rated or in a streak, so that nothing helps in it."""
    return session.exercise is not None and session.exercise.kind in COUNTED_PUZZLES


def puzzle_number(session: Session) -> int:
    """Return the number of a session's puzzle; 0 if it is none."""
    source = session.exercise.source if session.exercise and is_puzzle(session) else ""
    return int(source) if source.isdecimal() else 0


def puzzle_of(session: Session) -> KnownPuzzle | None:
    """Return the puzzle of a session; ``None`` if it is none, or if the puzzle has changed since it began."""
    exercise, known = session.exercise, known_puzzle(puzzle_number(session))
    if exercise is None or known is None or known.puzzle.goal != exercise.goal:
        return None
    return known if known.puzzle.record == session.record.first(exercise.base) else None


def moves_made(session: Session) -> tuple[Move, ...]:
    """Return the player's own moves in an exercise."""
    return session.record.moves[session.base :]


class LostMove(NamedTuple):
    """What the stored solution says about the moves of an attempt."""

    number: int | None
    """The number of the move after which the goal was out of reach; ``None`` if none is known."""
    kept: int
    """How many moves from the first one are known to have kept the goal in reach."""


def lost_move(known: KnownPuzzle, made: Sequence[Move]) -> LostMove:
    """Return what is known of an attempt's moves without any search.

    Whoever leaves the solution by a move that keeps the goal may come back to it, as by its moves in another
    order.
    """
    puzzle, positions = known.puzzle, known.positions
    position, kept, is_on_solution = known.start, 0, True
    for number, move in enumerate(made, start=1):
        if is_on_solution and number <= len(puzzle.solution):
            if move not in puzzle.keeping[number - 1]:
                return LostMove(number, number - 1)
            kept, is_right = number, move == puzzle.solution[number - 1]
            position = positions[number] if is_right else position.after(move)
            is_on_solution = is_right or position == positions[number]
        elif number < len(positions):
            position = position.after(move)
            is_on_solution = position == positions[number]
            kept = number if is_on_solution else kept
    return LostMove(None, kept)
