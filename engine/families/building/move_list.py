"""The moves of cards in a building game: all of them, or whether one is allowed."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.cards.french import FrenchCard
from engine.families.building.places import Kind, Place
from engine.move import Move

if TYPE_CHECKING:
    from engine.families.building.position import BuildingPosition


@lru_cache(4096)
def move_between(source: str, target: str) -> Move:
    """Return the move of the cards at one place to another."""
    return Move("move", (source, target))


def card_moves(position: "BuildingPosition") -> Iterator[Move]:
    """Yield the moves of cards, by their sources: piles, waste, cells, foundations."""
    tops: dict[FrenchCard, list[int]] = {}
    for number, pile in enumerate(position.piles):
        if pile and (top := pile[-1]):
            tops.setdefault(top, []).append(number)
    for number, pile in enumerate(position.piles):
        yield from _pile_moves(position, number, pile, tops)
    table, waste = position.table, position.waste[-1:]
    others: list[tuple[Kind, Sequence[str], Sequence[FrenchCard | None]]] = [
        (Kind.WASTE, (Kind.WASTE,)[: len(waste)], waste),
        (Kind.CELL, table.cells, position.cells),
    ]
    if position.may_give_back():
        top_cards = [pile[-1] if pile else None for pile in position.foundations]
        others.append((Kind.FOUNDATION, table.foundations, top_cards))
    for kind, names, cards in others:
        for name, card in zip(names, cards, strict=True):
            if card is not None:
                if kind is not Kind.FOUNDATION:
                    yield from _moves_home(position, name, card)
                yield from _moves_to_piles(position, name, card, tops)
                if kind is Kind.WASTE:
                    yield from _moves_to_cells(position, name)


def _pile_moves(
    position: "BuildingPosition",
    number: int,
    pile: Sequence[FrenchCard | None],
    tops: Mapping[FrenchCard, list[int]],
) -> Iterator[Move]:
    """Yield the moves of a pile's cards, from the deepest one that moves with all that lie on it."""
    name, top = position.table.piles[number], len(pile) - 1
    for at in range(position.group_start(number), top + 1):
        card, source = pile[at], name if at == top else f"{name}{at + 1}"
        if card is None:
            continue
        if at == top:
            yield from _moves_home(position, source, card)
        yield from _moves_to_piles(position, source, card, tops, top + 1 - at, number)
        if at == top:
            yield from _moves_to_cells(position, source)


def _moves_home(position: "BuildingPosition", source: str, card: FrenchCard) -> Iterator[Move]:
    home = position.fits_home(card)
    if home is not None:
        yield move_between(source, position.table.foundations[home])


def _moves_to_piles(
    position: "BuildingPosition",
    source: str,
    card: FrenchCard,
    tops: Mapping[FrenchCard, list[int]],
    count: int = 1,
    own: int | None = None,
) -> Iterator[Move]:
    """Yield where a card can go with those on it, ``count`` in all, from the pile with a number if any."""
    numbers = [number for base in position.table.facts[card].bases for number in tops.get(base, ())]
    if () in position.piles and position.takes_space(card):
        numbers += [number for number, pile in enumerate(position.piles) if not pile]
    for number in sorted(numbers):
        if number != own and _has_room(position, number, count):
            yield move_between(source, position.table.piles[number])


def _moves_to_cells(position: "BuildingPosition", source: str) -> Iterator[Move]:
    for name, held in zip(position.table.cells, position.cells, strict=True):
        if held is None:
            yield move_between(source, name)


def may_go(position: "BuildingPosition", source: Place, target: Place) -> bool:
    """Tell whether the cards of a place may go to another one."""
    cards = position.cards_at(source)
    card = cards[0] if cards else None
    if card is None or target.card or (source.kind is Kind.PILE and not _moves_together(position, source)):
        return False
    if source.kind is Kind.FOUNDATION and (target.kind is not Kind.PILE or not position.may_give_back()):
        return False
    match target.kind:
        case Kind.FOUNDATION:
            return len(cards) == 1 and position.fits_home(card) == target.number
        case Kind.PILE:
            is_other = source.kind is not Kind.PILE or source.number != target.number
            fits = is_other and position.fits_pile(card, target.number)
            return fits and _has_room(position, target.number, len(cards))
        case Kind.CELL:
            is_empty = position.cells[target.number] is None
            return source.kind is not Kind.CELL and len(cards) == 1 and is_empty
        case Kind.WASTE:
            return False


def _has_room(position: "BuildingPosition", pile: int, count: int) -> bool:
    most = position.most_movable(pile)
    return most is None or count <= most


def _moves_together(position: "BuildingPosition", source: Place) -> bool:
    first = source.card or len(position.piles[source.number])
    return position.group_start(source.number) < first <= len(position.piles[source.number])
