"""Plans in games like Klondike: which move that cannot be taken back comes next, and what leads to it.

Moves that can be taken back change nothing but the way to those that cannot. So all that can go home and come
back is imagined at home, and the moves that cannot be taken back are compared from there: to turn up a card,
to take one from stock or waste, or to draw cards that were not seen yet. The choice is the same from every
board that differs only by moves that can be taken back, and each advised move leads nearer to it. So
following advice always makes progress.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b

from engine.advice.building.numbers import BY_NUMBER, situation_of
from engine.advice.building.reasons import DRAW as DRAW_REASON
from engine.advice.building.reasons import FETCH, SPACE, TRIED, UNCOVER, WASTE, WINS
from engine.advice.building.reasons import HOME as HOME_REASON
from engine.advice.estimates import STUCK
from engine.cards import Detail
from engine.cards.french import FrenchCard
from engine.families.building.position import DRAW as DRAW_MOVE
from engine.families.building.position import BuildingPosition, Cards
from engine.move import Move
from engine.searches.building import expansion, search
from engine.searches.building_player.decider import Candidate, Decider
from engine.searches.building_player.layout import BACK, HOME, STOCK_HOME, STOCK_PILE, TURN
from engine.searches.building_player.tree import Tree
from engine.solvers.building import to_problem
from engine.solvers.building_lines import Line, card_of

EFFORT = 120_000
"""Positions of the searches that compare moves."""
COMPARED = 6
"""The part of it with which moves are compared that then are the first ones of a tree: one in this many."""
PLAYED = 20
"""The part of it that a game costs which is played along the tree."""
CACHE_SIZE = 4096
"""Choices that are remembered: a plan of several moves makes the same choice before each of them."""
WIN_BUDGET = 100_000
"""Positions of a search where every card is known."""
LINE_KINDS = {
    HOME: expansion.HOME,
    TURN: expansion.TURN,
    STOCK_HOME: expansion.STOCK_HOME,
    STOCK_PILE: expansion.STOCK,
    BACK: expansion.BACK,
}
KINDS = {line_kind: kind for kind, line_kind in LINE_KINDS.items()}
"""The kinds of moves of the search with all cards known, as the player has them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that cannot be taken back."""

    kind: int
    card: FrenchCard | None
    home: tuple[int, ...] = ()
    """The heights of the foundations before it, in the order of the rules' suits."""
    wins: bool = False
    """Whether it begins a line that wins, with all cards known."""
    won: int = 0
    other: int = 0
    samples: int = 0
    """In how many imagined deals a win was found with it, and with another move that looks best at first."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves up to one that cannot be taken back, and why."""

    moves: tuple[Move, ...]
    reason: str
    details: tuple[tuple[str, Detail], ...] = ()


def plan_for(visible: BuildingPosition, effort: int = EFFORT) -> Plan:
    """Plan the next moves of a position as the player knows it; none if nothing leads anywhere."""
    finish = visible.finish()
    if finish:
        return Plan(finish, WINS, (("moves", len(finish)),))
    safe = visible.automatic()
    if safe:
        return Plan((safe,), HOME_REASON)
    choice = choose(_canonical(with_all_home(visible)), effort)
    moves = moves_to(visible, choice) if choice else ()
    if choice is None or not moves:
        return Plan((), STUCK)
    return Plan(moves, *_reason(visible, choice, len(moves)))


def with_all_home(position: BuildingPosition) -> BuildingPosition:
    """Return the position after all cards that can go home and come back have gone home."""
    line = Line(position)
    while cards := [card for card in _next_home(line.position) if _can_return(line.position, card)]:
        line.make(expansion.HOME, cards[0])
    return line.position


@lru_cache(CACHE_SIZE)
def choose(position: BuildingPosition, effort: int) -> Choice | None:
    """Choose the next move that cannot be taken back; ``None`` if there is none or no win is left.

    All cards that can go home and come back are home. The choice depends only on the position.
    """
    situation = situation_of(position)
    decider = Decider(situation, _seed(position))
    candidates = decider.candidates()
    heights = tuple(map(len, position.foundations))
    if not candidates:
        return None
    if situation.is_all_known():
        problem = to_problem(position)
        found = search.search(problem, WIN_BUDGET) if problem else None
        if found and found.verdict == search.WON:
            return _first_of(position, found.line)
        if found and found.verdict == search.LOST:
            return None
    left = decider.ranked(candidates, effort // COMPARED)
    best = left[0] if len(left) == 1 else Tree(decider).best(left, effort // PLAYED)
    for returning in best.back:
        at = position.rules.suits.index(BY_NUMBER[returning.bit_length() - 1].suit)
        heights = (*heights[:at], heights[at] - 1, *heights[at + 1 :])
    won, other, samples = _comparison(best, candidates[0])
    card = BY_NUMBER[best.card.bit_length() - 1] if best.card else None
    return Choice(best.kind, card, heights, won=won, other=other, samples=samples)


def moves_to(visible: BuildingPosition, choice: Choice) -> tuple[Move, ...]:
    """Return the moves that lead to a choice, and make it; none if there is no way to it."""
    line = Line(visible)
    if choice.card is None:
        return (DRAW_MOVE,)
    while not _can_make(line.position, choice.kind, choice.card):
        if not _make_way(line, choice.home):
            return ()
    line.make(LINE_KINDS[choice.kind], choice.card)
    return tuple(line.moves)


def _make_way(line: Line, heights: tuple[int, ...]) -> bool:
    """Bring a card back or home, towards these heights of the foundations; tell whether one can."""
    position = line.position
    for pile, height in zip(position.foundations, heights, strict=True):
        if len(pile) > height and (card := pile[-1]) and _can_make(position, BACK, card):
            line.make(expansion.BACK, card)
            return True
    for card in _next_home(position):
        (foundation,) = position.table.facts[card].foundations
        is_wanted = len(position.foundations[foundation]) < heights[foundation]
        if is_wanted and _can_return(position, card):
            line.make(expansion.HOME, card)
            return True
    return False


def _canonical(position: BuildingPosition) -> BuildingPosition:
    """Return the same position for all that differ by the order of piles, or by draws that cost nothing."""
    piles = sorted(zip(position.piles, position.down, strict=True), key=repr)
    stock, waste, redeals = position.stock, position.waste, position.redeals
    rules = position.rules.stock
    if rules and rules.passes is None and None not in stock:
        redeals = 0
        if rules.draw == 1 or not stock or len(waste) % rules.draw == 0:
            stock, waste = waste + stock, ()
    return replace(
        position,
        piles=tuple(pile for pile, _ in piles),
        down=tuple(down for _, down in piles),
        stock=stock,
        waste=waste,
        redeals=redeals,
        moves=0,
    )


def _seed(position: BuildingPosition) -> int:
    """Return a seed for the imagined deals, the same in every process."""
    known = (
        sorted(card.code for pile, down in _piles(position) for card in pile[down:] if card),
        sorted((down, head.code) for pile, down in _piles(position) if pile and (head := pile[down])),
        [card.code if card else "?" for card in position.waste + position.stock],
        len(position.waste),
    )
    return int.from_bytes(blake2b(repr(known).encode(), digest_size=4).digest())


def _first_of(position: BuildingPosition, steps: list[int]) -> Choice | None:
    """Return the first move of a line that cannot be taken back."""
    line = Line(position)
    for step in steps:
        kind, card = KINDS[step >> 8], card_of(position.rules, step & 255)
        heights = tuple(map(len, line.position.foundations))
        if not (kind == BACK or (kind == HOME and _can_return(line.position, card))):
            return Choice(kind, card, heights, wins=True)
        line.make(LINE_KINDS[kind], card)
    return None


def _comparison(best: Candidate, first: Candidate) -> tuple[int, int, int]:
    """Return in how many of the same imagined deals a win was found with either move."""
    samples = min(len(best.won), len(first.won))
    if best is first or first.kind not in (HOME, TURN):
        return 0, 0, 0
    return sum(best.won[:samples]), sum(first.won[:samples]), samples


def _reason(
    visible: BuildingPosition, choice: Choice, moves: int
) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Say what a plan is for."""
    if choice.wins:
        return WINS, (("moves", moves),)
    if choice.won > choice.other:
        return TRIED, (("won", choice.won), ("other", choice.other), ("samples", choice.samples))
    if choice.card is None:
        return DRAW_REASON, ()
    if choice.kind in (STOCK_HOME, STOCK_PILE):
        is_on_top = visible.waste[-1:] == (choice.card,)
        return WASTE if is_on_top else FETCH, (("card", choice.card), ("moves", moves))
    number = next(number for number, pile in enumerate(visible.piles) if choice.card in pile)
    reason = UNCOVER if visible.down[number] else SPACE
    return reason, (("moves", moves), ("place", visible.table.piles[number]))


def _can_make(position: BuildingPosition, kind: int, card: FrenchCard) -> bool:
    """Tell whether a move is possible at once, but for what lies on the card, and for draws."""
    if kind == STOCK_HOME:
        return position.fits_home(card) is not None
    if kind == HOME:
        return position.fits_home(card) is not None and _can_clear(position, card)
    return any(position.fits_pile(card, pile) for pile in range(len(position.piles)))


def _can_clear(position: BuildingPosition, card: FrenchCard) -> bool:
    """Tell whether nothing lies on a card, or it can be laid on another one."""
    pile = next(pile for pile in position.piles if card in pile)
    above = pile[pile.index(card) + 1 :][:1]
    return not above or (above[0] is not None and _can_make(position, TURN, above[0]))


def _next_home(position: BuildingPosition) -> list[FrenchCard]:
    """Return the face-up cards of piles that go home next."""
    return [
        card
        for pile, down in _piles(position)
        for card in pile[down:]
        if card and position.fits_home(card) is not None and _can_clear(position, card)
    ]


def _can_return(position: BuildingPosition, card: FrenchCard) -> bool:
    """Tell whether a card of a pile that goes home can come back to its place."""
    for pile, down in _piles(position):
        if card in pile:
            at = pile.index(card)
            return at > down or (down == 0 and card.rank == position.rules.ranks[-1])
    return False


def _piles(position: BuildingPosition) -> list[tuple[Cards, int]]:
    return list(zip(position.piles, position.down, strict=True))
