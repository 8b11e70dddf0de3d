"""The judge of puzzles: whether a goal can still be reached, and which moves keep it in reach.

An answer is meant to come within half a second, so a search gets the quick budget of the solver. A puzzle is
only made if each question about its solution is answered within that budget.
"""

from engine.advice.game_value import final_position
from engine.advice.judge import Judgement, Line
from engine.game import Position
from engine.move import Move
from engine.puzzles.goal import Goal, GoalKind, GoalState
from engine.puzzles.points import points_line
from engine.puzzles.shortest import shortest_line
from engine.record import Record
from engine.solvers import quick_budget, solve
from engine.solvers.solution import Solution, Verdict

OUT_OF_REACH = Judgement(Verdict.UNWINNABLE, (), None)
OF_SCORE = frozenset({GoalKind.LEAVE, GoalKind.KEEP, GoalKind.REACH})
"""Goals that the score at the end of the game decides."""


def judge_puzzle(text: str, base: int, goal: str) -> Judgement:
    """Judge the last position of a recorded puzzle that begins after ``base`` moves.

    Raises ``RecordError`` for a record that cannot be replayed, ``ValueError`` for an unreadable goal, and
    ``KeyError`` for a game without a solver.
    """
    record = Record.read(text)
    made = len(record.moves) - base
    return can_reach(record.replay(), Goal.read(goal), made, quick_budget(record.game))


def can_reach(position: Position, goal: Goal, made: int, budget: int) -> Judgement:
    """Judge whether a goal can be reached after ``made`` moves, within a budget of positions.

    The line of a goal in reach ends where it is reached; of one out of reach no line is known.
    """
    match goal.state(position, made):
        case GoalState.REACHED:
            return Judgement(Verdict.WON, (), position.score())
        case GoalState.MISSED:
            return OUT_OF_REACH
    if goal.kind is GoalKind.POINTS:
        return points_line(position, goal, budget)
    if goal.kind not in OF_SCORE:
        return shortest_line(position, goal, goal.moves - made if goal.moves is not None else None, budget)
    found = solve(position, budget)
    line = _cut(position, goal, found.line)
    if line is not None:
        return Judgement(Verdict.WON, line, final_position(position, line).score())
    return OUT_OF_REACH if _is_out(goal, found) else Judgement(Verdict.UNKNOWN, (), None)


def keeping_moves(position: Position, goal: Goal, made: int, budget: int) -> tuple[Move, ...] | None:
    """Return the legal moves after which the goal is still in reach; ``None`` if a question stays open.

    ``made`` moves were made before, and each of the legal moves gets the whole budget.
    """
    kept = []
    for move in position.legal_moves():
        match can_reach(position.after(move), goal, made + 1, budget).verdict:
            case Verdict.WON:
                kept.append(move)
            case Verdict.UNKNOWN:
                return None
    return tuple(kept)


def _cut(position: Position, goal: Goal, line: Line) -> Line | None:
    """Return a line up to where it reaches the goal; ``None`` if it does not."""
    for made, move in enumerate(line, start=1):
        position = position.after(move)
        if goal.is_reached(position):
            return line[:made]
    return None


def _is_out(goal: Goal, found: Solution) -> bool:
    """Tell whether a solution that does not reach a goal proves that nothing does."""
    return found.is_best or (goal.kind is GoalKind.KEEP and found.verdict is Verdict.UNWINNABLE)
