"""Presses in clearing games: a card that is covered or matches nothing, the stock, the waste.

Besides the reasons of refused moves there are these, with their details: ``no-partner`` (``card``), and of
the waste onto which cards go ``waste-top`` (``card``, ``lower`` and ``higher``, as of ``not-next``, and
``stock``, the number of cards there).
"""

from engine.errors import IllegalMoveError
from engine.families.clearing.places import STOCK, WASTE
from engine.families.clearing.position import DRAW, REDEAL, TAKE, ClearingPosition
from engine.families.clearing.refusals import next_ranks, waste_empty, why_no_match, why_not_free
from engine.families.clearing.rules import NextRank
from engine.move import Move
from engine.presses import Presses, begins_here, pile_of


def _at(position: ClearingPosition, place: str) -> IllegalMoveError | None:
    board = position.board()
    pile = pile_of(board, place)
    if not board.has_place(place) or (pile == WASTE and place != WASTE):
        return None
    if pile == STOCK:
        return begins_here(place) if position.stock_move() else position.refusal(DRAW)
    match position.rules.match:
        case NextRank() as match if pile == WASTE:
            return _at_waste(position, match)
    if reason := why_not_free(position, place):
        return reason
    card = dict(position.free_cards()).get(place)
    if card and position.table.has_pairs:
        return IllegalMoveError("no-partner", f"no partner of {card.code} is free", card=card)
    return why_no_match(position, card) if card else None


def _at_waste(position: ClearingPosition, match: NextRank) -> IllegalMoveError:
    top = position.waste[-1] if position.waste else None
    if top is None:
        return waste_empty()
    details = next_ranks(position, match, top)
    problem = f"on {top.code} goes {' or '.join(filter(None, details.values()))}"
    return IllegalMoveError("waste-top", problem, card=top, stock=len(position.stock), **details)


def _between(position: ClearingPosition, source: str, target: str) -> Move | IllegalMoveError | None:
    """Return the match of two places in any order, or what is done with stock and waste.

    In games of pairs, a card that leaves alone can be dropped on the waste.
    """
    board, table = position.board(), position.table
    if not (board.has_place(source) and board.has_place(target)):
        return None
    ends = (pile_of(board, source), pile_of(board, target))
    if ends[0] in table.numbers and ends[0] != source:  # a card under others in its pile
        return why_not_free(position, source)
    match = _match(position, *ends)
    if match and position.allows(match):
        return match
    if position.rules.stock and STOCK in ends and {*ends} <= {STOCK, WASTE}:
        stock_move = position.stock_move()
        if stock_move == REDEAL or ends[0] == STOCK:
            return stock_move or DRAW
    return match


def _match(position: ClearingPosition, source: str, target: str) -> Move | None:
    """Return the match that two places mean; ``None`` if they mean none."""
    order = (*position.table.names, WASTE, STOCK)
    first, second = sorted((source, target), key=order.index)
    if position.table.has_pairs:
        alone = Move(TAKE, (source,))
        is_alone = target in (source, WASTE) and position.allows(alone)
        return alone if is_alone else (Move(TAKE, (first, second)) if source != target else None)
    return Move(TAKE, (first,)) if second == WASTE and first != WASTE else None


PRESSES = Presses(_at, _between)
