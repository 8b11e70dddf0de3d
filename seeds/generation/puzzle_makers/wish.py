"""Puzzles of Wish: clear all cards, or leave as few as can be."""

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.games.wish import PILES, WishPosition
from engine.goal import Goal
from engine.move import Move
from engine.puzzles.wish import LEAVE
from engine.solvers import quick_budget, solve
from seeds.generation.puzzle_makers import LIKELY, Candidate, Maker
from seeds.generation.puzzle_makers.walks import walks


def candidates(start: WishPosition, seed: int) -> Iterator[Candidate]:
    """Yield moments with three pairs or more; the goal is the fewest cards that can be left."""
    for name, positions in walks(start, obvious, seed):
        for moves, position in positions:
            if len(position.legal_moves()) >= 3:
                best = solve(position, quick_budget("wish")).score
                if best is not None:
                    yield Candidate(moves, Goal(LEAVE, best), name)


def weights(position: WishPosition, _goal: Goal, _left: int | None) -> Mapping[Move, int]:
    """Return that the last two cards of a rank are likely to be taken, because nothing is lost by it."""
    left = Counter(card.rank for pile in position.piles for card in pile)
    tops = dict(zip(PILES, (pile[-1].rank if pile else "" for pile in position.piles), strict=True))
    return {move: LIKELY if left[tops[move.places[0]]] == 2 else 1 for move in position.legal_moves()}


def obvious(position: WishPosition, _: Goal | None = None) -> tuple[Move, ...]:
    """Return the pairs that are the last of their rank, else those from the tallest piles."""
    piles = dict(zip(PILES, position.piles, strict=True))
    left = Counter(card.rank for pile in position.piles for card in pile)
    values = {
        move: (left[piles[move.places[0]][-1].rank] == 2, sum(len(piles[name]) for name in move.places))
        for move in position.legal_moves()
    }
    best = max(values.values())
    return tuple(move for move, value in values.items() if value == best)


def canonical(position: WishPosition, goal: Goal) -> str:
    """Return the ranks of the piles in any order, without suits."""
    piles = sorted("".join(card.rank for card in pile) for pile in position.piles)
    return " ".join((goal.text, *filter(None, piles)))


MAKER = Maker((("open",),), candidates, candidates, obvious, canonical, weights=weights)
