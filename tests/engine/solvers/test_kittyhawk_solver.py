"""The solver of Kittyhawk, compared with an exhaustive search."""

import random

import pytest

from engine.cards.decktet import decktet
from engine.games.kittyhawk import COLLECT, LEVELS, WON, KittyhawkPosition
from engine.outcome import Result
from engine.record import Record
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.engine.kittyhawk_tables import home, table
from tests.engine.playing import end_of

PLENTY = 1_000_000
"""A budget larger than the number of positions that any table here leads to."""
MANY = 25
"""If the solver searches more positions, an exhaustive search is skipped: it would take long."""


def small_deal(level: int, base: int, letters: str, seed: int) -> KittyhawkPosition:
    """Deal all cards of some ranks, the highest ones on the piles; the foundations have height ``base``."""
    chance = random.Random(seed)
    codes = [card.code for card in decktet(LEVELS[level].ranks) if card.rank in letters]
    cards = [code for code in codes for _ in range(1 if code[0] in "AR" else 2)]
    chance.shuffle(cards)
    cards.sort(key=lambda code: code[0] == letters[-1])
    tableau = {name: cards.pop() for name in "abcdef"}
    heaps = {name: " ".join(cards.pop() for _ in range(min(len(cards), 6))) for name in "gh"}
    return table(home(base), tableau, heaps, level=level, stock=" ".join(cards))


def can_be_won(position: KittyhawkPosition) -> bool:
    """Return whether a position can be won, by exhaustive search of all legal moves."""
    seen, waiting = {alike(position)}, [position]
    while waiting:
        here = waiting.pop()
        for move in here.legal_moves():
            after = here.after(move)
            outcome = after.outcome()
            if outcome is not None and outcome.result is Result.WON:
                return True
            if move != COLLECT and alike(after) not in seen:
                seen.add(alike(after))
                waiting.append(after)
    return False


def alike(position: KittyhawkPosition) -> tuple[object, ...]:
    """Return a key that is equal for positions that differ only in the order of piles and in past moves."""
    return (
        position.piles[:6],
        tuple(sorted(map(str, position.piles[6:12]))),
        position.piles[12:],
        position.stock,
    )


def test_small_deals_are_solved_as_by_exhaustive_search() -> None:
    for level, base, letters in ((1, 5, "6789R"), (1, 1, "23456"), (3, 0, "A2345"), (4, 6, "789PCR")):
        verdicts = []
        for seed in range(100):
            position = small_deal(level, base, letters, seed)
            solution = solve(position, PLENTY)
            verdicts.append(solution.verdict)
            if solution.verdict is Verdict.WON:
                assert end_of(position, solution).outcome() == WON
            else:
                assert solution.verdict is Verdict.UNWINNABLE
                assert solution.positions > MANY or not can_be_won(position)
        assert verdicts.count(Verdict.UNWINNABLE) > 3


def test_nine_deals_of_level_3_are_proved_unwinnable() -> None:
    """The rules page tells their number: of the deals 1 to 2,000."""
    for deal in (120, 696, 726, 762, 812, 1049, 1224, 1822, 1972):
        position = Record.read(f"kittyhawk/1 level=3 #{deal}").start()
        assert solve(position, usual_budget("kittyhawk")).verdict is Verdict.UNWINNABLE


def test_piles_that_no_game_leads_to_are_refused() -> None:
    with pytest.raises(ValueError, match="no such piles"):
        solve(table(home(1), a="3MW 9MS"), 10)
