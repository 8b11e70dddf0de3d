"""Cards that go home by themselves, and the end of a game in which nothing is left to decide.

A card can go home safely if no card that is not home could ever need it on a pile. Charlie Blake and Ian
Gent ("The Winnability of Klondike Solitaire and Many Other Patience Games", JAIR 85:21, 2026) prove for
building in alternating colors: where cards may come back from foundations, a rank up to 2 above both
foundations of the other color and up to 3 above the other one of its own color; where they may not, up to 1
above both of the other color. Where any suit may be laid on a card, it is the lowest of all foundations that
counts; where only its own suit may, the card below is home already.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards.french import FrenchCard
from engine.families.building import runs
from engine.families.building.places import RED, Kind, Place, is_red
from engine.families.building.rules import BuildPolicy, BuiltGroup
from engine.move import Move

if TYPE_CHECKING:
    from engine.families.building.position import BuildingPosition

MOST_MOVES = 500
"""More moves than any end of a game needs in which nothing is left to decide."""


def safe_move(position: "BuildingPosition") -> Move | None:
    """Return the move home of a card that nothing can need; ``None`` if there is none.

    A card of a stock that is drawn by three stays on the waste: taking it changes which cards come up. No
    move ends the game as lost: cards that come back might still win it.
    """
    stock = position.rules.stock
    for source, card, home in _ways_home(position):
        is_in_order = source.kind is Kind.WASTE and stock is not None and stock.draw > 1
        if not is_in_order and _is_safe(position, card, home):
            move = _move_home(position, source, home)
            if position.stock_move() or not position.after(move).is_lost():
                return move
    return None


def finish(visible: "BuildingPosition") -> tuple[Move, ...]:
    """Return the moves that bring everything home without a decision; none if these are not certain.

    ``visible`` is the position as the player knows it.
    """
    if any(visible.down) or None in visible.stock or visible.outcome() is not None:
        return ()
    if visible.rules.foundations.takes_runs:
        return () if visible.stock else runs.finish(visible)
    position, line, drawn = visible, list[Move](), 0
    while len(line) < MOST_MOVES and not position.is_won():
        way = min(_ways_home(position), key=lambda way: position.table.facts[way[1]].height, default=None)
        if way:
            move, drawn = _move_home(position, way[0], way[2]), 0
        else:
            stock_move, whole = position.stock_move(), len(position.stock) + len(position.waste)
            if stock_move is None or drawn > 2 * whole + 2:
                return ()
            move, drawn = stock_move, drawn + 1
        line.append(move)
        position = position.after(move)
    return tuple(line) if position.is_won() else ()


def _ways_home(position: "BuildingPosition") -> Iterator[tuple[Place, FrenchCard, int]]:
    """Yield each top card that can go home, with its place and the number of its foundation."""
    places = [
        *(Place(Kind.PILE, number) for number, pile in enumerate(position.piles) if pile),
        *(Place(Kind.CELL, number) for number, card in enumerate(position.cells) if card),
        *([Place(Kind.WASTE, 0)] if position.waste else []),
    ]
    for place in places:
        card = position.cards_at(place)[0]
        home = position.fits_home(card)
        if card is not None and home is not None:
            yield place, card, home


def _move_home(position: "BuildingPosition", source: Place, home: int) -> Move:
    return Move("move", (position.name_of(source), position.name_of(Place(Kind.FOUNDATION, home))))


def _is_safe(position: "BuildingPosition", card: FrenchCard, home: int) -> bool:
    """Tell whether no card that is not home can need a card on the tableau."""
    rules, rank = position.rules, position.table.facts[card].height + 1
    suits = [suit for suit in rules.suits for _ in range(rules.copies)]
    others = [
        (suit, len(pile))
        for number, (suit, pile) in enumerate(zip(suits, position.foundations, strict=True))
        if number != home
    ]
    other_color = [height for suit, height in others if (suit in RED) != is_red(card)]
    same_color = [height for suit, height in others if (suit in RED) == is_red(card)]
    match rules.build:
        case BuildPolicy.SAME_SUIT:
            return rank <= min((height for suit, height in others if suit == card.suit), default=rank) + 1
        case BuildPolicy.ANY_SUIT:
            return rank <= min((height for _, height in others), default=rank) + 1
        case BuildPolicy.ALTERNATING_COLORS if (
            rules.group is BuiltGroup.ANY_CARDS or not position.may_give_back()
        ):
            return rank <= min(other_color, default=rank) + 1
        case BuildPolicy.ALTERNATING_COLORS:
            return rank <= min(other_color, default=rank) + 2 and rank <= min(same_color, default=rank) + 3
