"""The solver of Flip, compared with an exhaustive search on small hands, and on whole deals."""

import random
from functools import cache

from engine.cards.flip import LIGHT_CARDS
from engine.games.flip import SIZE, FlipPosition
from engine.solvers import solve
from engine.solvers.flip import BUDGET, upper_bound
from engine.solvers.solution import Verdict
from tests.engine.flip_hands import dealt
from tests.engine.playing import end_of

SOME = 20_000
"""A budget that solves any small hand completely; about five hundred games of a whole deal."""


@cache
def most(position: FlipPosition) -> int:
    """Return the best score, by exhaustive search that also deals cards one by one."""
    return max((most(position.after(move)) for move in position.legal_moves()), default=position.score())


def small(seed: int) -> FlipPosition:
    """Return a random position of 8 to 12 cards, on either side, some of which may be in the stock."""
    chance = random.Random(seed)
    size = chance.randint(8, 12)
    ranks = chance.sample(range(13), 4)
    pool = [LIGHT_CARDS[13 * suit + rank] for suit in range(4) for rank in ranks]
    stock = chance.choice((0, 0, 2, 5))
    hand_cards = [chance.choice((card, card.turned)) for card in chance.sample(pool, size - stock)]
    left = [card for card in pool if card not in hand_cards and card.turned not in hand_cards]
    return FlipPosition(tuple(hand_cards), tuple(left[:stock]))


def test_small_hands_are_solved_as_by_exhaustive_search() -> None:
    verdicts = set()
    for position in map(small, range(60)):
        solution = solve(position, SOME)
        assert solution.score == most(position)
        assert solution.is_best
        assert solution.verdict is (Verdict.WON if solution.score == 2 * SIZE else Verdict.UNWINNABLE)
        end_of(position, solution)
        verdicts.add(solution.verdict)
    assert verdicts == {Verdict.WON, Verdict.UNWINNABLE}


def test_whole_deals_score_at_least_as_much_as_a_short_search_finds() -> None:
    """A long search finds 86, 82, 101 and 76."""
    for deal, least in enumerate((84, 80, 97, 71)):
        solution = solve(dealt(deal), SOME)
        end_of(dealt(deal), solution)
        assert solution.line[0].text == "deal all"
        assert solution.score is not None
        assert solution.score >= least
        assert not solution.is_best


def test_a_deal_can_be_proved_unwinnable_where_its_best_score_is_not_known() -> None:
    # The last card of deal 0 goes only with one of its rank on the dark side, an odd number of places away.
    solution = solve(dealt(0), SOME)
    assert (solution.verdict, solution.is_best) == (Verdict.UNWINNABLE, False)
    assert solve(dealt(0), 1).verdict is Verdict.UNWINNABLE
    assert solve(dealt(1), SOME).verdict is Verdict.UNKNOWN


def test_a_long_search_ends_at_the_best_score_where_that_is_proved() -> None:
    deal = dealt(75)
    solution = solve(deal, BUDGET)
    assert solution.score == upper_bound(deal)
    assert solution.is_best
    assert solution.positions < BUDGET
    assert solution.verdict is Verdict.UNWINNABLE
