"""The judge of exercises: whether a goal can still be reached, with all cards known, and by which moves.

An answer is meant to come within half a second, so a search gets the quick budget of the solver: a question
may stay open that a longer search would decide. Positions are offered as exercises only if each question
about their solutions is answered within that budget.
"""

from engine.game import Position
from engine.games import find_game
from engine.goal import SCORE, WIN, Goal, GoalState, find_kind
from engine.move import Move
from engine.record import Record
from engine.solvers import quick_budget, solve
from engine.solvers.solution import Line, Solution, Verdict


def judge(text: str, base: int, goal: Goal) -> Solution:
    """Judge the last position of a recorded exercise that begins after ``base`` moves.

    Raises ``RecordError`` for a record that cannot be replayed, and ``KeyError`` for a game without a solver
    or without such goals.
    """
    record = Record.read(text)
    return judge_position(record.replay(), goal, len(record.moves) - base, quick_budget(record.game))


def judge_position(position: Position, goal: Goal, made: int, budget: int) -> Solution:
    """Judge whether a goal can be reached after ``made`` moves, within a budget of positions.

    The line ends at the goal; if none is known that does, it is the best one that was found, perhaps none.
    """
    match goal.state(position, made):
        case GoalState.REACHED:
            return Solution(Verdict.WON, (), position.score())
        case GoalState.MISSED:
            return Solution(Verdict.UNWINNABLE, (), position.score())
    kind = find_kind(position.game, goal.kind)
    if kind.search:
        left = None if goal.moves is None else goal.moves - made
        found = kind.search(position, goal, left, budget)
        return _judgement(position, found.verdict, found.line)
    found = solve(position, budget)
    line = _cut(position, goal, found.line)
    if line is not None:
        return _judgement(position, Verdict.WON, line)
    is_out = found.is_best or (kind.needs_win and found.verdict is Verdict.UNWINNABLE)
    return _judgement(position, Verdict.UNWINNABLE if is_out else Verdict.UNKNOWN, found.line)


def keeping_moves(position: Position, goal: Goal, made: int, budget: int) -> tuple[Move, ...] | None:
    """Return the legal moves after which the goal is still in reach; ``None`` if a question stays open.

    ``made`` moves were made before, and each of the legal moves gets the whole budget.
    """
    kept = []
    for move in position.legal_moves():
        match judge_position(position.after(move), goal, made + 1, budget).verdict:
            case Verdict.WON:
                kept.append(move)
            case Verdict.UNKNOWN:
                return None
    return tuple(kept)


def goal_of(position: Position, line: Line, own: Position) -> Goal:
    """Return the goal that a line from a position sets: a win, or a score.

    It is a score in a game for points, and where ``own``, the end of the player's game, is a win with another
    score: then only the score could be better.
    """
    score = position.after_line(line).score()
    is_scored = find_game(position.game).is_for_points or (own.is_won() and score != own.score())
    return Goal(SCORE, score) if is_scored else Goal(WIN)


def _judgement(position: Position, verdict: Verdict, line: Line) -> Solution:
    return Solution(verdict, line, position.after_line(line).score() if line else None)


def _cut(position: Position, goal: Goal, line: Line) -> Line | None:
    """Return a line up to where it reaches the goal; ``None`` if it does not."""
    for made, move in enumerate(line, start=1):
        position = position.after(move)
        if goal.is_reached(position):
            return line[:made]
    return None
