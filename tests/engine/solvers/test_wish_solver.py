"""The solver of Wish, compared with an exhaustive search and with known figures."""

import random
from functools import cache

from engine.cards.french import french_deck
from engine.games.wish import GAME, PILES, WishPosition
from engine.options import read_options
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.engine.playing import end_of

PLENTY = usual_budget("wish")


@cache
def fewest_left(position: WishPosition) -> int:
    """Return the number of cards that are left at the best end, by exhaustive search."""
    return min(
        (fewest_left(position.after(move)) for move in position.legal_moves()), default=position.score()
    )


def low_piles(seed: int, ranks: str, height: int) -> WishPosition:
    """Deal the cards of some ranks to as many piles of this height as they fill."""
    cards = list(french_deck(ranks))
    random.Random(seed).shuffle(cards)
    piles = [tuple(cards[at : at + height]) for at in range(0, len(cards), height)]
    return WishPosition(tuple(piles + [()] * (len(PILES) - len(piles))))


def dealt(number: int, *words: str) -> WishPosition:
    position = GAME.deal(number, read_options(GAME.options, words))
    assert isinstance(position, WishPosition)
    return position


def test_small_deals_are_solved_as_by_exhaustive_search() -> None:
    sizes = [("A7", 1), ("A78", 2), ("A789", 2), ("A789T", 3), ("A789TJ", 3), ("A789T", 4), ("A789TJ", 4)]
    verdicts = []
    for position in (low_piles(seed, ranks, height) for seed in range(30) for ranks, height in sizes):
        if position.outcome():
            continue
        solution, fewest = solve(position, PLENTY), fewest_left(position)
        assert solution.is_best
        expected = Verdict.UNWINNABLE if fewest else Verdict.WON, fewest
        assert (solution.verdict, solution.score) == expected, position.board().text()
        end_of(position, solution)
        verdicts.append(solution.verdict)
    assert min(verdicts.count(Verdict.WON), verdicts.count(Verdict.UNWINNABLE)) > 10


def test_the_option_open_changes_no_solution() -> None:
    for number in range(20):
        assert solve(dealt(number), PLENTY) == solve(dealt(number, "open"), PLENTY)
