"""Presses in building games: a card that fits nowhere, an empty place that waits, the stock.

Besides the reasons of refused moves there are these, with their details: ``face-down`` (``place``),
``fits-nowhere`` (``card``), ``highest-fits-nowhere`` (``card`` and ``runs``, as in facts of the board),
``space-waits`` and ``foundation-waits`` (``place`` and ``wanted``, a rank), ``no-next-card`` (``place``,
``top``, ``wanted``), ``foundation-is-complete``, ``run-waits`` and ``cell-empty`` (``place``),
``waste-is-empty``.
"""

from itertools import takewhile

from engine.board import Board, Pile
from engine.cards.french import FRENCH_RANKS, FrenchCard
from engine.errors import IllegalMoveError
from engine.families.building.facts import runs_to_complete
from engine.families.building.places import STOCK, Kind, Place
from engine.families.building.position import DEAL, DRAW, BuildingPosition
from engine.families.building.refusals import not_together
from engine.families.building.rules import SpacesPolicy, StockTarget
from engine.move import Move
from engine.presses import Presses, begins_here, pile_of

MOST_PILES = 32
"""More piles than a game has."""


def _at(position: BuildingPosition, place: str) -> IllegalMoveError | None:
    board, table = position.board(), position.table
    if position.rules.stock and pile_of(board, place) == STOCK:
        return begins_here(place) if position.stock_move() else position.refusal(_usual_stock_move(position))
    found = table.place(pile_of(board, place)) if board.has_place(place) else None
    if found is None:
        return None
    match found.kind:
        case Kind.WASTE if not position.waste:
            return IllegalMoveError("waste-is-empty", "there is no card on the waste")
        case Kind.CELL if position.cells[found.number] is None:
            return IllegalMoveError("cell-empty", f"the cell {place} is empty", place=place)
        case Kind.FOUNDATION:
            return _at_foundation(position, found.number, pile_of(board, place))
        case Kind.PILE if not position.piles[found.number]:
            return _at_space(position, place)
    if found.kind is not Kind.PILE and board.covered(place):
        return None
    return _at_card(position, table.place(place) or found, place)


def _usual_stock_move(position: BuildingPosition) -> Move:
    rules = position.rules.stock
    if rules and rules.target is StockTarget.TABLEAU:
        return DEAL
    return DRAW


def _at_foundation(position: BuildingPosition, number: int, place: str) -> IllegalMoveError:
    pile, ranks = position.foundations[number], position.rules.ranks
    if len(pile) == len(ranks):
        return IllegalMoveError("foundation-is-complete", f"{place} is complete", place=place)
    if position.rules.foundations.takes_runs:
        return IllegalMoveError("run-waits", f"{place} takes a whole suit", place=place)
    wanted, top = ranks[len(pile)], pile[-1] if pile else None
    if top is None:
        return IllegalMoveError("foundation-waits", f"{place} waits for {wanted}", place=place, wanted=wanted)
    problem = f"after {top.code} comes rank {wanted}, and none is there"
    return IllegalMoveError("no-next-card", problem, place=place, top=top, wanted=wanted)


def _at_space(position: BuildingPosition, place: str) -> IllegalMoveError:
    if position.rules.spaces is SpacesPolicy.NOTHING:
        return IllegalMoveError("space-closed", f"{place} stays empty", place=place)
    wanted = position.rules.ranks[-1]
    return IllegalMoveError(
        "space-waits", f"{place} takes {wanted}, and none is there", place=place, wanted=wanted
    )


def _at_card(position: BuildingPosition, found: Place, place: str) -> IllegalMoveError:
    """Say why no move begins at a card: it is face down, held by others, or fits nowhere."""
    if found.kind is Kind.PILE and found.card:
        if found.card <= position.down[found.number]:
            return IllegalMoveError("face-down", f"the card at {place} is face down", place=place)
        if found.card <= position.group_start(found.number):
            card = position.piles[found.number][found.card - 1]
            return not_together(position, found, card) if card else _unseen(place)
    card = position.cards_at(found)[0]
    if card is None:
        return _unseen(place)
    is_highest = card.rank == position.rules.ranks[-1] and position.rules.spaces is not SpacesPolicy.NOTHING
    reason = "highest-fits-nowhere" if is_highest else "fits-nowhere"
    problem = f"{card.code} fits nowhere now"
    return IllegalMoveError(reason, problem, card=card, runs=runs_to_complete(position))


def _unseen(place: str) -> IllegalMoveError:
    return IllegalMoveError("face-down", f"the card at {place} is face down", place=place)


def _between(position: BuildingPosition, source: str, target: str) -> Move | None:
    board = position.board()
    if not (board.has_place(source) and board.has_place(target)):
        return None
    start, aim = pile_of(board, source), pile_of(board, target)
    if position.rules.stock and STOCK in (start, aim):
        stock_move = position.stock_move()
        is_meant = start == STOCK if stock_move == DEAL else {start, aim} <= {STOCK, Kind.WASTE}
        if stock_move and is_meant and not (stock_move == DRAW and start == Kind.WASTE):
            return stock_move
    found = position.table.by_name.get(start)
    is_pile = found is not None and found.kind is Kind.PILE
    # Of waste and foundations the top card is meant; cards dropped on the covered part of a pile go on it.
    return Move("move", (source if is_pile else start, aim))


def _preference(board: Board, source: str, target: str) -> int:
    """Prefer home, then the longest sequence of the same suit, then any card, to a cell or an empty pile.

    Of piles that are alike in that, the one with the fewest face-down cards is preferred, and then the first.
    """
    pile = next((pile for pile in board.piles if pile.name == target), None)
    if pile is None or (pile.kind == Kind.PILE and not pile.cards) or pile.kind == Kind.CELL:
        return MOST_PILES
    card = board.card_at(source)
    if pile.kind == Kind.FOUNDATION or not isinstance(card, FrenchCard):
        return -MOST_PILES * len(FRENCH_RANKS)
    return -MOST_PILES * _run_length(pile, card) + _place_among_alike(board, pile, card)


def _run_length(pile: Pile, card: FrenchCard) -> int:
    """Return how many cards at the end of a pile would lie in a sequence of one suit under a card."""
    suited = range(FRENCH_RANKS.index(card.rank) + 1, len(FRENCH_RANKS))
    wanted = (FrenchCard(FRENCH_RANKS[rank], card.suit) for rank in suited)
    pairs = zip(reversed(pile.cards), wanted, strict=False)
    return len([*takewhile(lambda pair: pair[0] == pair[1], pairs)])


def _place_among_alike(board: Board, pile: Pile, card: FrenchCard) -> int:
    """Return how many piles with the same top card, and as long a run, bury fewer face-down cards."""
    run = _run_length(pile, card)
    alike = [
        other
        for other in board.piles
        if other.kind == Kind.PILE and other.cards[-1:] == pile.cards[-1:] and _run_length(other, card) == run
    ]
    alike.sort(key=lambda other: other.hidden)
    return alike.index(pile)


PRESSES = Presses(_at, _between, _preference)
