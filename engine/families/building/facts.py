"""What messages say of a position of a building game: facts of its board, its moves, and its choices."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards import Detail
from engine.cards.french import FrenchCard
from engine.families.building.places import SPACE, Kind
from engine.move import Move
from engine.options import switch_value

if TYPE_CHECKING:
    from engine.families.building.places import Place
    from engine.families.building.position import BuildingPosition


def game_facts(position: "BuildingPosition") -> dict[str, str | int]:
    """Return the options, with what the rules say where there are none for it, and how far the stock is.

    ``runs`` is the number of whole suits that win the game; ``deals`` is how often the stock can still be
    dealt to the tableau.
    """
    rules, stock = position.rules, position.rules.stock
    facts: dict[str, str | int] = {}
    if stock and stock.has_waste:
        facts = {"draw": stock.draw, "passes": stock.passes or "any"}
    if stock:
        facts["open"] = switch_value(is_on=rules.is_open)
    chosen = position.options.chosen
    facts |= {name: int(value) if value.isdecimal() else value for name, value in chosen}
    dealt = len(position.piles) if stock and not stock.has_waste else 0
    return {
        **facts,
        "runs": runs_to_complete(position),
        "deals": -(-len(position.stock) // dealt) if dealt else 0,
    }


def runs_to_complete(position: "BuildingPosition") -> int:
    """Return the number of whole suits that win the game; 0 if cards go home one by one."""
    return len(position.foundations) if position.rules.foundations.takes_runs else 0


def move_details(position: "BuildingPosition", move: Move) -> dict[str, Detail]:
    """Return how many cards move, the kinds of places between which they move, and what looks alike there.

    ``alike`` counts the cards like the one that moves which could be moved, ``targets`` the piles that end
    in a card like the one of the target. ``pile`` is the name of the pile from which cards move.
    """
    table = position.table
    source, target = map(table.place, move.places)
    kind = str(target.kind) if target else Kind.PILE
    if target and target.kind is Kind.PILE and not position.piles[target.number]:
        kind = SPACE
    cards = position.cards_at(source) if source else ()
    alike = targets = 1
    if position.rules.copies > 1:
        alike = sum(card in cards[:1] for card in _movable(position))
        onto = position.cards_at(target)[-1:] if target and kind == Kind.PILE else ()
        targets = sum(pile[-1:] == onto for pile in position.piles) if onto else 1
    return {
        "cards": len(cards),
        "source": str(source.kind) if source else Kind.PILE,
        "target": kind,
        "alike": alike,
        "targets": targets,
        "pile": _pile_name(position, source),
    }


def choice_details(position: "BuildingPosition") -> dict[str, Detail]:
    """Return the numbers of cards of stock and waste and of the next draw, of redeals, and of empty piles."""
    left = position.redeals_left()
    return {
        "stock": len(position.stock),
        "waste": len(position.waste),
        "next": position.next_draw(),
        "redeals": -1 if left is None else left,
        "spaces": position.piles.count(()),
    }


def _movable(position: "BuildingPosition") -> Iterator[FrenchCard | None]:
    for number, pile in enumerate(position.piles):
        yield from pile[position.group_start(number) :]
    yield from position.waste[-1:]


def _pile_name(position: "BuildingPosition", source: "Place | None") -> str:
    return position.table.piles[source.number] if source and source.kind is Kind.PILE else ""
