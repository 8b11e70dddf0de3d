"""The sound player of puzzles of building games: which moves seem to lead on, best first.

The proofs, ratings and themes of stored puzzles depend on it. So it stays as it is when the game's buttons
get another order (``engine.families.building.leading_on``), which was the same at first.
"""

from engine.families.building.places import Kind, Place
from engine.families.building.position import BuildingPosition
from engine.move import Move


def leading_moves(position: BuildingPosition, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return those of the legal moves that lead on, best first; all if none does."""
    ranked = [(_rank(position, move), move) for move in moves if not leads_back(position, move)]
    return tuple(move for _, move in sorted(ranked, key=lambda one: one[0])) or moves


def _rank(position: BuildingPosition, move: Move) -> tuple[int, int]:
    """Return a sort key: home, what turns up a card, cards of waste and cells, the rest, the stock."""
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
    turns_up = 0 < down == len(position.piles[source.number]) - len(position.cards_at(source))
    return (1, -down) if turns_up else (3, 0)


def leads_back(position: BuildingPosition, move: Move) -> bool:
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
    if not position.piles[target.number]:
        return target.number != position.piles.index(())
    return source.kind is Kind.PILE and _only_shuffles(position, source, target)


def _only_shuffles(position: BuildingPosition, source: Place, target: Place) -> bool:
    """Tell whether cards go from one card on which they may lie to another, which is no better."""
    pile, cards = position.piles[source.number], position.cards_at(source)
    base, onto, card = pile[: -len(cards)][-1:], position.piles[target.number][-1], cards[0]
    if card is None or onto is None or not base or position.down[source.number] == len(pile) - len(cards):
        return False
    under = base[0]
    if under is None or under not in position.table.facts[card].bases:
        return False
    is_better = onto.suit == card.suit != under.suit
    return not is_better and position.fits_home(under) is None
