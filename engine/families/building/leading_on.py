"""Which moves of a building game lead on: the others undo progress, or change nothing."""

from typing import TYPE_CHECKING

from engine.families.building.places import Kind, Place
from engine.families.building.rules import BuiltGroup, SpacesPolicy
from engine.move import Move

if TYPE_CHECKING:
    from engine.families.building.position import BuildingPosition

HARDLY_ANY = 6
"""Legal moves."""


def main_moves(position: "BuildingPosition", moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return those of the legal moves that lead on, best first; all if none does."""
    ranked = [(_rank(position, move), move) for move in moves if not leads_back(position, move)]
    return tuple(move for _, move in sorted(ranked, key=lambda one: one[0])) or moves


def further_moves(position: "BuildingPosition", moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves between piles that take a sequence apart, in games where that is a step on the way.

    Where any face-up cards move together, what lies on a card need not belong to it, and such a move sorts a
    pile. Where there are cells, it clears the way to a card for which no cell is needed then; and with hardly
    a move left, all of them are steps to consider, such as taking a card back from a foundation.
    """
    if position.rules.cells and len(moves) <= HARDLY_ANY:
        return moves
    if position.rules.group is not BuiltGroup.ANY_CARDS and not position.rules.cells:
        return ()
    return tuple(move for move in moves if move.places and _only_splits_for(position, move))


def _only_splits_for(position: "BuildingPosition", move: Move) -> bool:
    source, target = map(position.table.place, move.places)
    if source is None or target is None or {source.kind, target.kind} != {Kind.PILE}:
        return False
    return bool(position.piles[target.number]) and _only_splits(position, source, target)


def _rank(position: "BuildingPosition", move: Move) -> tuple[int, int]:
    """Return a sort key: home, what turns up a card, cards of waste and cells, the rest, the stock.

    What would go to any empty pile or cell comes last. Where whole suits go home, what completes one is home,
    and what joins parts of one comes before the rest.
    """
    if not move.places:
        return 4, 0
    source, target = map(position.table.place, move.places)
    if source is None or target is None or target.kind is Kind.CELL:
        return 5, 0
    if target.kind is Kind.FOUNDATION:
        return 0, 0
    if source.kind is not Kind.PILE:
        return 2, 0
    down = position.down[source.number]
    joined = _joined(position, source, target) if position.rules.foundations.takes_runs else 0
    if joined == len(position.rules.ranks):
        return 0, 0
    if 0 < down == len(position.piles[source.number]) - len(position.cards_at(source)):
        return 1, -down
    if joined:
        return 2, -joined
    is_space = not position.piles[target.number] and position.rules.spaces is SpacesPolicy.ANYTHING
    return (5, -len(position.cards_at(source))) if is_space else (3, 0)


def _joined(position: "BuildingPosition", source: Place, target: Place) -> int:
    """Return how many cards of a suit lie in sequence after a move joins parts of it; 0 if it does not."""
    card, onto = position.cards_at(source)[0], position.piles[target.number]
    top = onto[-1] if onto else None
    if card is None or top is None or top.suit != card.suit:
        return 0
    return len(position.cards_at(source)) + len(onto) - position.group_start(target.number)


def leads_back(position: "BuildingPosition", move: Move) -> bool:
    """Tell whether a move undoes progress, changes nothing, or is one of several that are alike."""
    if not move.places:
        return False
    source, target = map(position.table.place, move.places)
    if source is None or target is None or position.is_to_and_fro(move):
        return True
    if target.kind is Kind.CELL:
        return target.number != position.cells.index(None)
    if target.kind is not Kind.PILE:
        return False
    if not position.piles[target.number] and target.number != position.piles.index(()):
        return True
    return source.kind is Kind.PILE and _only_splits(position, source, target)


def _only_splits(position: "BuildingPosition", source: Place, target: Place) -> bool:
    """Tell whether cards leave one that they lie on in sequence and that could come along, for no better."""
    pile, cards = position.piles[source.number], position.cards_at(source)
    card, left = cards[0], len(pile) - len(cards)
    if card is None or left <= max(position.group_start(source.number), position.down[source.number]):
        return False
    under, most = pile[left - 1], position.most_movable(target.number)
    if under is None or under not in position.table.facts[card].bases or most == len(cards):
        return False
    onto = position.piles[target.number][-1:]
    is_better = any(one and one.suit == card.suit != under.suit for one in onto)
    if (
        position.rules.foundations.takes_runs
    ):  # parts of a suit are joined to longer ones, perhaps by way of a space
        here, there = position.group_start(source.number), position.group_start(target.number)
        is_better |= not onto or len(position.piles[target.number]) - there > left - here
    return not is_better and position.fits_home(under) is None
