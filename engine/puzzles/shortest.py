"""The shortest line to the goal of a puzzle of Kittyhawk, which has to be reached in a few moves."""

from engine.advice.game_value import final_position
from engine.advice.judge import Judgement
from engine.game import Position
from engine.games.kittyhawk import COLLECT, PLACES, KittyhawkPosition
from engine.move import Move
from engine.puzzles.goal import Goal, GoalKind
from engine.searches.kittyhawk.shortest import COLLECT as COLLECT_NUMBER
from engine.searches.kittyhawk.shortest import FOUND, HOME, NONE, ShortestSearch
from engine.solvers.kittyhawk import to_move, to_search
from engine.solvers.solution import Verdict

LONGEST = 12
"""The most moves of a search whose goal allows any number."""


def shortest_line(position: Position, goal: Goal, most_moves: int | None, budget: int) -> Judgement:
    """Search the shortest line to a goal within ``most_moves`` moves and a budget of positions.

    ``WON`` with the line, ``UNWINNABLE`` if it is proved that there is none, else ``UNKNOWN``. Raises
    ``TypeError`` for another game than Kittyhawk.
    """
    if not isinstance(position, KittyhawkPosition):
        raise TypeError(f"{position.game} has no goals in a number of moves")
    place = HOME if goal.kind is GoalKind.HOME else PLACES.index(goal.place)
    search = ShortestSearch(*to_search(position), place, goal.count, budget)
    found = search.run(LONGEST if most_moves is None else most_moves)
    if found == FOUND:
        line = tuple(map(_read_move, search.line))
        return Judgement(Verdict.WON, line, final_position(position, line).score())
    return Judgement(Verdict.UNWINNABLE if found == NONE else Verdict.UNKNOWN, (), None)


def _read_move(code: int) -> Move:
    return COLLECT if code >> 4 == COLLECT_NUMBER else to_move(code)
