"""Themes of Kittyhawk."""

from collections.abc import Sequence

from engine.games.kittyhawk import COLLECT, DEAL, FOUNDATIONS, PILES, PLACES, KittyhawkPosition
from engine.move import Move
from engine.puzzles.goal import Goal
from engine.puzzles.step import Step, decisions


def give_back(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether a card comes down from a foundation."""
    return any(step.move.places[:1] in BACK and step.move.places[1] in PILES for step in steps)


def let_it_lie(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether a card could go home at first, and must not."""
    first = steps[0]
    return not any(map(_goes_home, first.keeping)) and any(map(_goes_home, first.losing))


def empty_pile(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether a pile is emptied for a card that is laid there later."""
    emptied = set[str]()
    for step in steps:
        source, target = step.move.places or ("", "")
        if target in emptied:
            return True
        if source in PILES and _is_empty(step.after, source):
            emptied.add(source)
    return False


def wait_to_deal(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether cards are dealt, but not at a decision where it would have been possible before."""
    dealt = next((number for number, step in enumerate(steps) if step.move == DEAL), 0)
    return any(DEAL in step.losing for step in decisions(steps[:dealt]))


def _goes_home(move: Move) -> bool:
    source, target = move.places or ("", "")
    return move == COLLECT or (source not in FOUNDATIONS and target in FOUNDATIONS)


def _is_empty(position: object, name: str) -> bool:
    return isinstance(position, KittyhawkPosition) and not position.piles[PLACES.index(name)]


BACK = {(name,) for name in FOUNDATIONS}
RULES = {
    "give-back": give_back,
    "let-it-lie": let_it_lie,
    "empty-pile": empty_pile,
    "wait-to-deal": wait_to_deal,
}
