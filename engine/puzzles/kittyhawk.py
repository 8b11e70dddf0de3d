"""Puzzles of Kittyhawk: a goal has to be reached in a few moves."""

from collections.abc import Sequence

from engine.games.kittyhawk import COLLECT, DEAL, FOUNDATIONS, PILES, PLACES, KittyhawkPosition
from engine.goal import Goal, GoalKind
from engine.move import Move
from engine.puzzles.step import Step, decisions
from engine.puzzles.themes import Theme
from engine.searches.kittyhawk import shortest
from engine.solvers.kittyhawk import to_move, to_search
from engine.solvers.solution import Solution, Verdict

HOME = "home"
"""Have that many cards on the foundations, or more."""
EMPTY = "empty"
"""Empty that pile or heap."""
FREE = "free"
"""Bring the card at that place in its heap, such as ``g4``, to the top: then the heap has 4 cards."""

LONGEST = 12
"""The most moves of a search whose goal allows any number."""


def give_back(steps: Sequence[Step[KittyhawkPosition]]) -> bool:
    """Tell whether a card comes down from a foundation."""
    return any(step.move.places[:1] in BACK and step.move.places[1] in PILES for step in steps)


def let_it_lie(steps: Sequence[Step[KittyhawkPosition]]) -> bool:
    """Tell whether a card could go home at first, and must not."""
    return steps[0].forbids(goes_home)


def empty_pile(steps: Sequence[Step[KittyhawkPosition]]) -> bool:
    """Tell whether a pile is emptied for a card that is laid there later."""
    emptied = set[str]()
    for step in steps:
        source, target = step.move.places or ("", "")
        if target in emptied:
            return True
        if source in PILES and not step.after.piles[PLACES.index(source)]:
            emptied.add(source)
    return False


def wait_to_deal(steps: Sequence[Step[KittyhawkPosition]]) -> bool:
    """Tell whether cards are dealt, but not at a decision where it would have been possible before."""
    dealt = next((number for number, step in enumerate(steps) if step.move == DEAL), 0)
    return any(DEAL in step.losing for step in decisions(steps[:dealt]))


def goes_home(move: Move) -> bool:
    """Tell whether a move brings cards home that were not."""
    source, target = move.places or ("", "")
    return move == COLLECT or (source not in FOUNDATIONS and target in FOUNDATIONS)


BACK = {(name,) for name in FOUNDATIONS}


def shortest_line(position: KittyhawkPosition, goal: Goal, most_moves: int | None, budget: int) -> Solution:
    """Search the shortest line to a goal within ``most_moves`` moves and a budget of positions."""
    place = shortest.HOME if goal.kind == HOME else PLACES.index(goal.place)
    search = shortest.ShortestSearch(*to_search(position), place, goal.count, budget)
    found = search.run(LONGEST if most_moves is None else most_moves)
    if found == shortest.FOUND:
        line = (COLLECT if code >> 4 == shortest.COLLECT else to_move(code) for code in search.line)
        return Solution(Verdict.WON, tuple(line))
    return Solution(Verdict.UNWINNABLE if found == shortest.NONE else Verdict.UNKNOWN)


def _has_few_cards(position: KittyhawkPosition, goal: Goal) -> bool:
    """Tell whether the pile or heap of a goal has no more cards than it says."""
    return len(position.piles[PLACES.index(goal.place)]) <= goal.count


GOALS = (
    GoalKind(HOME, search=shortest_line),
    GoalKind(EMPTY, is_reached=_has_few_cards, search=shortest_line),
    GoalKind(FREE, is_reached=_has_few_cards, search=shortest_line),
)

THEMES = (
    Theme("let-it-lie", let_it_lie),
    Theme("empty-pile", empty_pile),
    Theme("give-back", give_back),
    Theme("wait-to-deal", wait_to_deal),
)
