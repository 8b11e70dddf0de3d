"""Solutions played out: their lines by the rules, to the end that they promise."""

from engine.game import Position
from engine.outcome import Result
from engine.solvers.solution import Solution, Verdict


def end_of(position: Position, solution: Solution) -> Position:
    """Play the line of a solution by the rules, and see that it goes on to the end and to its score."""
    for move in solution.line:
        position = position.play(move)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.result is Result.WON) == (solution.verdict is Verdict.WON)
    assert position.score() == solution.score
    return position
