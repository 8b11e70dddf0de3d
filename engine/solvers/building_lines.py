"""Converts cards, places and moves of building games between positions and searches."""

from functools import cache
from types import MappingProxyType

from engine.cards.french import FrenchCard
from engine.families.building.move_list import move_between
from engine.families.building.places import Kind, Place, table_of
from engine.families.building.position import BuildingPosition
from engine.families.building.rules import BuildingRules
from engine.move import Move
from engine.searches.building.expansion import BACK, HOME, STOCK, TURN
from engine.searches.building.general_table import FIRST_CELL, FIRST_FOUNDATION, WASTE
from engine.searches.building.general_table import STOCK as GENERAL_STOCK
from engine.searches.building.problem import SUITS

SUIT_ORDER = "SCHD"
"""The suits as the searches number them: two black ones, two red ones."""


@cache
def card_numbers(rules: BuildingRules) -> MappingProxyType[FrenchCard | None, int]:
    """Return the number of each card in the search."""
    facts = table_of(rules).facts.items()
    return MappingProxyType({card: SUITS * of.height + SUIT_ORDER.index(card.suit) for card, of in facts})


def card_of(rules: BuildingRules, number: int) -> FrenchCard:
    """Return the card of a number of the search."""
    return FrenchCard(rules.ranks[number // SUITS], SUIT_ORDER[number % SUITS])


class Line:
    """A line of moves, made from the moves of a search."""

    def __init__(self, position: BuildingPosition) -> None:
        self.position = position
        self.moves: list[Move] = []

    def extend(self, moves: tuple[Move, ...]) -> None:
        """Add legal moves."""
        for move in moves:
            self.position = self.position.after(move)
            self.moves.append(move)

    def add(self, source: int, first: int, target: int) -> None:
        """Add a move of the general search."""
        if source == GENERAL_STOCK:
            move = self.position.stock_move()
            if move is None:
                raise ValueError(f"the stock allows nothing: {self.position!r}")
            self.extend((move,))
        else:
            self._move(place_of(source, first + 1), place_of(target))

    def make(self, kind: int, card: FrenchCard) -> None:
        """Add a move of the search of games like Klondike, with those that make way for it."""
        if kind == BACK:
            (foundation,) = self.position.table.facts[card].foundations
            self._to_pile(Place(Kind.FOUNDATION, foundation), card)
        elif kind == TURN:
            self._to_pile(self._find(card), card)
        elif kind == HOME:
            self._uncover(card)
            self._to_foundation(self._find(card), card)
        else:
            self._draw(card)
            if kind == STOCK:
                self._to_pile(Place(Kind.WASTE, 0), card)
            else:
                self._to_foundation(Place(Kind.WASTE, 0), card)

    def _to_pile(self, source: Place, card: FrenchCard) -> None:
        target = next(pile for pile in range(len(self.position.piles)) if self.position.fits_pile(card, pile))
        self._move(source, Place(Kind.PILE, target))

    def _to_foundation(self, source: Place, card: FrenchCard) -> None:
        (foundation,) = self.position.table.facts[card].foundations
        self._move(source, Place(Kind.FOUNDATION, foundation))

    def _move(self, source: Place, target: Place) -> None:
        self.extend((move_between(self.position.name_of(source), self.position.name_of(target)),))

    def _find(self, card: FrenchCard) -> Place:
        number, pile = next((number, pile) for number, pile in enumerate(self.position.piles) if card in pile)
        return Place(Kind.PILE, number, pile.index(card) + 1)

    def _uncover(self, card: FrenchCard) -> None:
        """Move what lies on a card of the tableau onto the other one of its rank and color."""
        place = self._find(card)
        above = self.position.piles[place.number][place.card :]
        if above and above[0] is not None:
            self._to_pile(self._find(above[0]), above[0])

    def _draw(self, card: FrenchCard) -> None:
        """Draw until a card is on top of the waste."""
        while self.position.waste[-1:] != (card,):
            move = self.position.stock_move()
            if move is None:
                raise ValueError(f"{card.code} cannot be drawn: {self.position!r}")
            self.extend((move,))


def place_of(number: int, card: int = 0) -> Place:
    """Return the place of a number in the general search; ``card`` counts only in a pile."""
    if number < FIRST_CELL:
        return Place(Kind.PILE, number, card)
    if number < FIRST_FOUNDATION:
        return Place(Kind.CELL, number - FIRST_CELL)
    if number < WASTE:
        return Place(Kind.FOUNDATION, number - FIRST_FOUNDATION)
    return Place(Kind.WASTE, 0)
