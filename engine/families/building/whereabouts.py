"""Where a card lies that cannot be named in a move, as far as the player knows, and how to get to it."""

from typing import TYPE_CHECKING

from engine.cards.french import FrenchCard
from engine.errors import InvalidMoveError
from engine.families.building.rules import StockTarget

if TYPE_CHECKING:
    from engine.families.building.position import BuildingPosition


def why_not_there(visible: "BuildingPosition", card: FrenchCard) -> InvalidMoveError:
    """Say where a card lies that is neither face up on the piles nor on top of another place.

    ``visible`` is the position as the player knows it. Of several copies it is the one to get to first.
    """
    rules, code = visible.rules, card.code
    copies = visible.table.deck.count(card)
    if not copies:
        return InvalidMoveError("card-not-in-game", f"this game has no {code}", card=card)
    if card in visible.waste:
        left = visible.redeals_left()
        problem = f"{code} is covered on the waste"
        return InvalidMoveError("card-in-waste", problem, card=card, redeals=-1 if left is None else left)
    if card in visible.stock:
        return _in_stock(visible, card)
    for name, pile in zip(visible.table.piles, visible.piles, strict=True):
        if card in pile:
            problem = f"{code} lies face down in pile {name}"
            return InvalidMoveError("card-face-down-in", problem, card=card, place=name)
    home = sum(pile.count(card) for pile in visible.foundations)
    if home == copies:
        problem, keeps = f"{code} is covered on its foundation", not visible.may_give_back()
        return InvalidMoveError("card-home-for-good" if keeps else "card-home", problem, card=card)
    if None not in visible.stock:
        return InvalidMoveError("card-face-down", f"{code} lies face down in a pile", card=card)
    if not any(None in pile for pile in visible.piles):
        return _in_stock(visible, card)
    deals = rules.stock is not None and rules.stock.target is StockTarget.TABLEAU
    reason = "card-not-dealt" if deals else "card-not-drawn"
    return InvalidMoveError(reason, f"{code} was not turned up yet", card=card)


def _in_stock(visible: "BuildingPosition", card: FrenchCard) -> InvalidMoveError:
    stock = visible.rules.stock
    deals = stock is not None and stock.target is StockTarget.TABLEAU
    reason = "card-to-deal" if deals else "card-to-draw"
    return InvalidMoveError(reason, f"{card.code} is in the stock", card=card)
