"""What messages say of a position of a clearing game: facts of its board, its moves, and its choices."""

from typing import TYPE_CHECKING

from engine.cards import Detail
from engine.families.clearing.places import STOCK
from engine.families.clearing.rules import PairsTo
from engine.move import Move
from engine.options import switch_value

if TYPE_CHECKING:
    from engine.families.clearing.position import ClearingPosition


def game_facts(position: "ClearingPosition") -> dict[str, str | int]:
    """Return the options, with what the rules say where there are none for it.

    ``pairs`` is what the ranks of a pair make; 0 if cards go onto the waste. ``gone`` has the codes of the
    cards that left the game, which the player saw.
    """
    rules = position.rules
    facts: dict[str, str | int] = {
        "open": switch_value(is_on=rules.is_open),
        "passes": (rules.stock.passes or "any") if rules.stock else 0,
        "pairs": rules.match.total if isinstance(rules.match, PairsTo) else 0,
    }
    if position.table.has_pairs:
        left = {card for pile in (*position.piles, position.stock, position.waste) for card in pile}
        facts["gone"] = " ".join(card.code for card in position.table.deck if card not in left)
    chosen = position.options.chosen
    return facts | {name: int(value) if value.isdecimal() else value for name, value in chosen}


def move_details(position: "ClearingPosition", move: Move) -> dict[str, Detail]:
    """Return how many cards leave, and whether other free cards look like the first one.

    ``alike`` counts the free cards of its rank; ``source`` is ``stock`` if the stock's top card leaves.
    """
    if not move.places:
        return {"cards": 1 if position.stock else len(position.waste)}
    rank = position.cards_at(move.places[0])[-1]
    alike = sum(rank is not None and card.rank == rank.rank for _, card in position.free_cards())
    return {"cards": len(move.places), "alike": alike, "source": STOCK if STOCK in move.places else ""}


def choice_details(position: "ClearingPosition") -> dict[str, Detail]:
    """Return the numbers of matches, and of cards of stock and waste, and the redeals that are left."""
    left = position.redeals_left()
    return {
        "matches": sum(1 for _ in position.matches()),
        "stock": len(position.stock),
        "waste": len(position.waste),
        "redeals": -1 if left is None else left,
    }
