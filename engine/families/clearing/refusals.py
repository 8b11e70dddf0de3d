"""Why a move of a clearing game is not legal; no reason depends on cards that the player does not see."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.cards import Card, Detail
from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError
from engine.families.clearing.places import STOCK, WASTE, next_heights
from engine.families.clearing.rules import NextRank, PairsTo
from engine.move import Move

if TYPE_CHECKING:
    from engine.families.clearing.position import ClearingPosition

TAKE, DRAW, REDEAL = "take", "draw", "redeal"


def refusal(position: "ClearingPosition", move: Move) -> IllegalMoveError:
    """Say why a move that is not legal is none."""
    if position.outcome() is not None and not _may_go_on(position):
        return _over()
    if move.verb in (DRAW, REDEAL) and not move.places:
        return _why_no_stock_move(position, move)
    most = 2 if position.table.has_pairs else 1
    known = (*position.table.names, WASTE, *((STOCK,) if position.rules.stock else ()))
    if move.verb != TAKE or not 0 < len(move.places) <= most or not {*move.places} <= {*known}:
        return no_such_move(move)
    for place in move.places:
        if reason := why_not_free(position, place):
            return reason
    if len({*move.places}) < len(move.places):
        return IllegalMoveError("one-card", f"{move.places[0]} is named twice", place=move.places[0])
    if sorted(move.places, key=known.index) != [*move.places]:
        second, first = move.places
        problem = f"the places of a pair are named in order: take {first} {second}"
        return IllegalMoveError("order", problem, first=first, second=second)
    cards = [position.cards_at(place)[-1] for place in move.places]
    if None in cards or (not position.table.has_pairs and None in position.waste[-1:]):
        return IllegalMoveError("not-yet-seen", f"{move.text!r} needs a card not seen yet", move=move.text)
    return why_no_match(position, *(card for card in cards if card))


def no_such_move(move: Move) -> IllegalMoveError:
    """Say that a move has no such form."""
    return IllegalMoveError("no-such-move", f"{move.text!r} is no move", move=move.text)


def why_not_free(position: "ClearingPosition", place: str) -> IllegalMoveError | None:
    """Say why the card of a place cannot be part of any match; ``None`` if it can.

    A covered card within a pile is a place, too, as those of a board are: ``a3``.
    """
    table, rules = position.table, position.rules
    if under := position.board().covered(place):
        pile, _ = under
        problem = f"the card at {place} is covered by others in {pile.name}"
        return _covered(place, position.board().card_at(place), (pile.name,), problem)
    if place in (WASTE, STOCK) and not table.has_pairs:
        problem = f"no card is taken from the {place}"
        return IllegalMoveError("not-from-waste" if place == WASTE else "not-from-stock", problem)
    if place == STOCK and not (rules.stock and rules.stock.top_plays):
        return IllegalMoveError("not-from-stock", "no card is taken from the stock")
    if not position.cards_at(place):
        return IllegalMoveError("nothing-there", f"there is no card at {place}", place=place)
    number = table.numbers.get(place)
    if number is None or position.is_uncovered(number):
        return None
    covering = [table.names[other] for other in table.covered_by[number] if position.piles[other]]
    problem = f"the card at {place} is covered by {' and '.join(covering)}"
    return _covered(place, position.visible().piles[number][-1], covering, problem)


def _covered(place: str, card: Card | None, covering: Sequence[str], problem: str) -> IllegalMoveError:
    details: dict[str, Detail] = {"place": place, "covering": " ".join(covering), "count": len(covering)}
    if card is None:
        return IllegalMoveError("face-down", problem, **details)
    return IllegalMoveError("covered", problem, card=card, **details)


def why_no_match(position: "ClearingPosition", card: FrenchCard, *others: FrenchCard) -> IllegalMoveError:
    """Say why free cards do not match."""
    rules, heights = position.rules, position.table.heights
    match rules.match:
        case PairsTo(total):
            if not others:
                wanted = rules.ranks[total - 2 - heights[card]]
                problem = f"{card.code} leaves with a partner of rank {wanted}"
                return IllegalMoveError("needs-partner", problem, card=card, wanted=wanted, total=total)
            ranks = [heights[one] + 1 for one in (card, *others)]
            problem = f"{card.code} and {others[0].code} make {sum(ranks)}, not {total}"
            return IllegalMoveError(
                "not-the-total", problem, card=card, other=others[0], sum=sum(ranks), total=total
            )
        case NextRank() as match:
            top = position.waste[-1] if position.waste else None
            if top is None:
                return waste_empty()
            details = next_ranks(position, match, top)
            wanted = " or ".join(filter(None, details.values()))
            problem = f"on {top.code} goes {wanted}, not {card.code}"
            return IllegalMoveError("not-next", problem, card=card, top=top, **details)


def next_ranks(position: "ClearingPosition", match: NextRank, top: FrenchCard) -> dict[str, str]:
    """Return the ranks that go onto a card of the waste: ``lower``, and ``higher`` if there are two."""
    ranks = position.rules.ranks
    first, *second = (ranks[one] for one in next_heights(match, position.table.heights[top], len(ranks)))
    return {"lower": first, "higher": "".join(second)}


def waste_empty() -> IllegalMoveError:
    """Say that nothing can go onto a waste without a card."""
    return IllegalMoveError("waste-empty", "there is no card on the waste")


def _why_no_stock_move(position: "ClearingPosition", move: Move) -> IllegalMoveError:
    stock = position.rules.stock
    if stock is None:
        return IllegalMoveError("no-stock", "there is no stock in this game")
    if move.verb == DRAW and stock.passes == 1:
        return IllegalMoveError("stock-empty", "the stock is used up")
    if position.redeals_left() == 0:
        return IllegalMoveError("no-pass-left", "this is the last pass", passes=stock.passes or 0)
    if move.verb == REDEAL and position.stock:
        return IllegalMoveError("stock-not-empty", "the waste is turned over when the stock is empty")
    if move.verb == DRAW and position.waste:
        return IllegalMoveError("turn-waste-over", "the stock is empty: turn the waste over")
    return IllegalMoveError("stock-empty", "stock and waste are used up")


def _may_go_on(position: "ClearingPosition") -> bool:
    """Tell whether a position that seems over, as the player knows it, has a free card not seen yet."""
    tops = [cards[-1:] for number, cards in enumerate(position.piles) if position.is_uncovered(number)]
    return position.score() > 0 and (None,) in (*tops, position.waste[-1:])


def _over() -> IllegalMoveError:
    return IllegalMoveError("over", "the game is over")
