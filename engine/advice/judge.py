"""The judge of an exercise: whether its goal can still be reached, with all cards known.

A goal is a win, or a score. An answer is meant to come within half a second, so a search gets the quick
budget of the solver: a question may stay open that a longer search would decide.
"""

from typing import NamedTuple

from engine.advice.game_value import final_position
from engine.game import Position
from engine.games import find_game
from engine.move import Move
from engine.outcome import Result
from engine.record import Record
from engine.solvers import quick_budget, solve
from engine.solvers.solution import Verdict

Line = tuple[Move, ...]


class Judgement(NamedTuple):
    """What is known about the goal of an exercise in a position."""

    verdict: Verdict
    """Whether the goal can be reached: with a line that reaches it, proved that it cannot be, or unknown."""
    line: Line
    """The best line that was found, perhaps none."""
    score: int | None
    """The game's own score at the end of that line; ``None`` if no line was found."""


def judge(text: str, goal: int | None, known: Line = ()) -> Judgement:
    """Judge the last position of a recorded game; ``known`` are moves from there that may reach the goal.

    Raises ``RecordError`` for a record that cannot be replayed, and ``KeyError`` for a game without a solver.
    """
    record = Record.read(text)
    return judge_position(record.replay(), goal, known, quick_budget(record.game))


def judge_position(position: Position, goal: int | None, known: Line, budget: int) -> Judgement:
    """Judge a position within a budget of positions, of which none is used if the ``known`` line decides."""
    if position.outcome() is None and known and reaches(end := final_position(position, known), goal):
        return Judgement(Verdict.WON, known, end.score())
    found = solve(position, budget)
    end = final_position(position, found.line)
    if reaches(end, goal):
        return Judgement(Verdict.WON, found.line, end.score())
    is_out = found.verdict is Verdict.UNWINNABLE if goal is None else found.is_best
    is_over = position.outcome() is not None
    verdict = Verdict.UNWINNABLE if is_out or is_over else Verdict.UNKNOWN
    return Judgement(verdict, found.line, end.score() if found.line or is_over else None)


def reaches(end: Position, goal: int | None) -> bool:
    """Tell whether the end of a game reaches a goal: a win, or the score or a better one.

    A score only counts in a game that is won, except in games for points.
    """
    outcome, game = end.outcome(), find_game(end.game)
    if outcome is None:
        return False
    is_won = outcome.result is Result.WON
    if goal is None or not (is_won or game.is_for_points):
        return goal is None and is_won
    return end.score() <= goal if game.is_low_best else end.score() >= goal


def goal_of(position: Position, line: Line, own: Position) -> int | None:
    """Return the goal that a line from a position sets: a score, or ``None`` for a win.

    It is a score in a game for points, and where ``own``, the end of the player's game, is a win with another
    score: then only the score could be better.
    """
    outcome, score = own.outcome(), final_position(position, line).score()
    is_won = outcome is not None and outcome.result is Result.WON
    is_scored = find_game(position.game).is_for_points or (is_won and score != own.score())
    return score if is_scored else None
