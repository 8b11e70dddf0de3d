"""Advice for building games without a stock in which cards lie face down: ways to turn up the next one.

What happens before a card is turned up can be planned, since no other card comes up. So the ways to do that
are compared, by how many imagined deals are won after them. The imagined deals are the same until a card is
turned up, and the way that is chosen is followed up to there.
"""

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from operator import attrgetter
from statistics import fmean
from typing import NamedTuple

from engine.advice.building.board import imagined, unseen_cards
from engine.advice.building.reasons import FARTHEST, HOME, SPACE, UNCOVER
from engine.advice.building.ways import Way, Ways, with_automatic
from engine.advice.estimates import BY_WINS, STUCK, Advice, MoveEstimate
from engine.cards import Detail
from engine.families.building.position import BuildingPosition
from engine.move import Move
from engine.searches.random_generator import RandomGenerator
from engine.solvers import quick_budget, solve
from engine.solvers.solution import Solution, Verdict

DEALS = 12
"""Imagined deals of a hint that are not proved lost."""
MOST_DEALS = 4
"""This many times as many deals are imagined if most are lost."""
WAYS_COMPARED = 3
LOOK_DIVISOR = 16
"""Each imagined deal is searched with this part of the quick budget."""
CANDIDATES = 3
"""The number of moves that are estimated where no way is found."""
CACHE_SIZE = 1024

CHOSEN = Ways()
"""Ways that were chosen, for the positions on them but the first."""


class Sample(NamedTuple):
    """Imagined deals."""

    made: int
    """How many there are."""
    deals: tuple[BuildingPosition, ...]
    """Those that are not proved lost."""


@dataclass(frozen=True, slots=True)
class Tried:
    """Moves with what came of them in imagined deals."""

    moves: tuple[Move, ...]
    won: int
    score: float
    """The mean of the best scores."""


def advise(visible: BuildingPosition, part: float, also: Move | None) -> Advice:
    """Advise the first move of the way after which most of the imagined deals are won.

    ``part`` of the usual number of deals is imagined.
    """
    visible = replace(visible, moves=0)
    sample = _imagine(visible, max(1, round(DEALS * part)))
    safe, kept = visible.automatic(), CHOSEN.find(visible)
    if safe or kept:
        tried = [_try(visible, (safe,) if safe else kept.moves if kept else (), sample)]
    else:
        tried = list(_compare(visible, sample))
        if tried:
            CHOSEN.keep(visible, Way(tried[0].moves, is_won=False, score=0), skipped=1)
    leading = () if tried else visible.main_moves(visible.legal_moves())[:CANDIDATES]
    more = [_try(visible, (move,), sample) for move in dict.fromkeys((also, *leading)) if move]
    found = {
        one.moves[0]: MoveEstimate(one.moves[0], one.won, sample.made, one.score)
        for one in reversed((*tried, *more))
    }
    if not tried:
        return Advice(tuple(sorted(found.values(), key=BY_WINS, reverse=True)), STUCK)
    best = found.pop(tried[0].moves[0])
    estimates = (best, *sorted(found.values(), key=BY_WINS, reverse=True))
    return Advice(estimates, HOME) if safe else Advice(estimates, *_reason(visible, tried[0]))


def _compare(visible: BuildingPosition, sample: Sample) -> tuple[Tried, ...]:
    """Return the most promising ways to turn up a card, the best one first."""
    ways, support = dict[BuildingPosition, tuple[Move, ...]](), Counter[BuildingPosition]()
    for deal in sample.deals:
        found = _look(deal)
        way = _up_to_turn(visible, found.line)
        if way:
            after = replace(visible.after_line(way), moves=0)
            ways[after] = min((ways.get(after, way), way), key=len)
            support[after] += sample.made if found.verdict is Verdict.WON else 1
    tried = [_try(visible, ways[after], sample) for after, _ in support.most_common(WAYS_COMPARED)]
    return tuple(sorted(tried, key=attrgetter("won", "score"), reverse=True))


def _up_to_turn(visible: BuildingPosition, line: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves of a line up to the first that turns up a card, and the automatic ones among them."""
    position = visible
    for number, move in enumerate(line, start=1):
        position = position.after(move)
        if position.down != visible.down:
            line = line[:number]
            break
    return with_automatic(visible, line) or line


@lru_cache(CACHE_SIZE)
def _imagine(visible: BuildingPosition, count: int) -> Sample:
    """Imagine deals, the same ones until a card is turned up, until so many are not proved lost."""
    unseen = ([card.code for card in unseen_cards(visible)], visible.down)
    generator = RandomGenerator(int.from_bytes(blake2b(repr(unseen).encode(), digest_size=7).digest()))
    deals, made = list[BuildingPosition](), 0
    while len(deals) < count and made < MOST_DEALS * count:
        deal, made = imagined(visible, generator), made + 1
        if _look(deal).verdict is not Verdict.UNWINNABLE:
            deals.append(deal)
    return Sample(made, tuple(deals))


def _try(visible: BuildingPosition, moves: tuple[Move, ...], sample: Sample) -> Tried:
    """Return in how many imagined deals a short search finds a win after moves."""
    won, scores = 0, list[int]()
    for deal in sample.deals:
        after = replace(deal.after_line(moves), moves=0)
        found = _look(after)
        is_won = found.verdict is Verdict.WON
        won += is_won
        scores.append(len(deal.table.deck) if is_won else max(found.score or 0, after.score()))
    return Tried(moves, won, fmean(scores) if scores else visible.after_line(moves).score())


@lru_cache(CACHE_SIZE)
def _look(deal: BuildingPosition) -> Solution:
    return solve(deal, quick_budget(deal.game) // LOOK_DIVISOR)


def _reason(visible: BuildingPosition, best: Tried) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Say what a way is for."""
    after, moves = visible.after_line(best.moves), len(best.moves)
    for number, name in enumerate(visible.table.piles):
        if after.down[number] < visible.down[number]:
            return UNCOVER, (("moves", moves), ("place", name))
    for number, name in enumerate(visible.table.piles):
        if visible.piles[number] and not after.piles[number]:
            return SPACE, (("moves", moves), ("place", name))
    return FARTHEST, (("best", round(best.score)),)
