"""Solves building games with all cards known: whether a position can be won, and how."""

from functools import cache
from types import MappingProxyType

from engine.cards.french import FrenchCard
from engine.families.building.going_home import finish
from engine.families.building.move_list import move_between
from engine.families.building.places import Kind, Place, table_of
from engine.families.building.position import BuildingPosition
from engine.families.building.rules import BuildingRules, BuildPolicy, BuiltGroup, SpacesPolicy
from engine.move import Move
from engine.searches.building.expansion import BACK, HOME, STOCK, TURN
from engine.searches.building.problem import ANY, SUITS, Problem
from engine.searches.building.search import LOST, WON, search
from engine.solvers import Solver
from engine.solvers.solution import Solution, Verdict

BUDGET = 500_000
"""Positions: about a second's."""
QUICK_BUDGET = 100_000
"""Positions: about a fifth of a second's."""

VERDICTS = {WON: Verdict.WON, LOST: Verdict.UNWINNABLE}
SUIT_ORDER = "SCHD"
"""The suits as the search numbers them: two black ones, two red ones."""


def solve(position: BuildingPosition, budget: int) -> Solution:
    """Look for a win from a position that goes on; face-down cards are known, too."""
    problem = to_problem(position)
    if problem is None:
        return Solution(Verdict.UNKNOWN)
    found = search(problem, budget)
    verdict = VERDICTS.get(found.verdict, Verdict.UNKNOWN)
    line = Line(position)
    for step in found.line:
        line.make(step >> 8, card_of(position.rules, step & 255))
    if verdict is Verdict.WON:
        line.extend(finish(line.position))
    score = line.position.score() if line.moves else None
    return Solution(verdict, tuple(line.moves), score, verdict is Verdict.WON, found.positions)


@cache
def card_numbers(rules: BuildingRules) -> MappingProxyType[FrenchCard | None, int]:
    """Return the number of each card in the search."""
    facts = table_of(rules).facts.items()
    return MappingProxyType({card: SUITS * of.height + SUIT_ORDER.index(card.suit) for card, of in facts})


def card_of(rules: BuildingRules, number: int) -> FrenchCard:
    """Return the card of a number of the search."""
    return FrenchCard(rules.ranks[number // SUITS], SUIT_ORDER[number % SUITS])


def to_problem(position: BuildingPosition) -> Problem | None:
    """Convert a position to the problem of a search; return ``None`` if it is not of a game like Klondike."""
    rules, stock = position.rules, position.rules.stock
    if (
        rules.build is not BuildPolicy.ALTERNATING_COLORS
        or rules.group is not BuiltGroup.SEQUENCE
        or rules.spaces is not SpacesPolicy.KINGS
        or rules.foundations.takes_runs
        or rules.copies > 1
        or rules.cells
        or (stock and not stock.has_waste)
        or any(position.group_start(number) != down for number, down in enumerate(position.down))
    ):
        return None
    numbers = card_numbers(rules)
    heights = dict(zip(rules.suits, map(len, position.foundations), strict=True))
    redeals = position.redeals_left()
    problem = Problem(
        ranks=len(rules.ranks),
        foundations=[heights.get(suit, ANY) for suit in SUIT_ORDER],
        piles=[[numbers[card] for card in pile] for pile in position.piles],
        down=list(position.down),
        stock=[numbers[card] for card in position.waste + position.stock],
        waste=len(position.waste),
        draw=stock.draw if stock else 1,
        redeals=ANY if redeals is None else redeals,
        gives_back=position.may_give_back(),
    )
    return problem if problem.has_keys else None


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

    def make(self, kind: int, card: FrenchCard) -> None:
        """Add a move of the search, with those that make way for it."""
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


SOLVER = Solver(solve, BUDGET, QUICK_BUDGET)
