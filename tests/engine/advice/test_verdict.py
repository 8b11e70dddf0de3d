"""The verdict on a game that goes on: what is asked of which of its positions, and what comes of it."""

import random
from itertools import product

import pytest

from engine.advice.verdict import GameVerdict, find_verdicts, verdict_after
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from engine.solvers import can_solve
from engine.solvers.solution import Verdict
from tests.engine.playing import kind_name, option_sets, random_course

WON, LOST, UNKNOWN = Verdict.WON, Verdict.UNWINNABLE, Verdict.UNKNOWN
SMALL = 2_000
"""A budget that settles some of the positions of a game, at no cost."""


def judged(verdicts: list[Verdict]) -> tuple[GameVerdict, int]:
    """Inquire into a game of whose positions this is known, and count the looks."""
    search, looks = find_verdicts(len(verdicts) - 1), 1
    wanted = next(search)
    seen = {wanted}
    while True:
        try:
            wanted = search.send(verdicts[wanted])
        except StopIteration as end:
            judgement: GameVerdict = end.value
            return judgement, looks
        assert wanted not in seen, "the same position twice"
        seen.add(wanted)
        looks += 1


def test_a_game_that_can_be_won_is_looked_at_once() -> None:
    assert judged([UNKNOWN, UNKNOWN, WON]) == (GameVerdict(WON, 0), 1)


def test_what_is_unknown_as_it_stands_stays_so_whatever_was_before() -> None:
    assert judged([WON, WON, UNKNOWN]) == (GameVerdict(UNKNOWN), 1)


def test_the_last_position_that_could_be_won_is_found_wherever_it_is() -> None:
    for moves in (*range(1, 20), 200):
        for winnable in range(1, moves + 1):
            judgement, looks = judged([WON] * winnable + [LOST] * (moves + 1 - winnable))
            assert judgement == GameVerdict(LOST, moves - winnable + 1)
            assert looks <= 2 + (moves + 1).bit_length()


def test_a_deal_that_was_lost_from_the_beginning_is_told_as_such() -> None:
    for moves in (0, 1, 2, 7, 30):
        assert judged([LOST] * (moves + 1))[0] == GameVerdict(LOST, None, is_lost_from_deal=True)


def test_a_position_known_to_be_won_is_found_among_unknown_ones() -> None:
    """Never a wrong one, at few looks, and none is overlooked just before the loss."""
    for length in range(1, 8):
        for before in product((WON, UNKNOWN), repeat=length):
            for lost in range(1, 5):
                verdicts = [*before, *(LOST,) * lost]
                judgement, looks = judged(verdicts)
                assert judgement.verdict is LOST
                assert not judgement.is_lost_from_deal
                assert looks <= 2 + 2 * len(verdicts).bit_length()
                if judgement.undo is not None:
                    assert verdicts[len(verdicts) - 1 - judgement.undo] is WON
                if before[-1] is WON:
                    assert judgement.undo == lost


def test_a_loss_that_is_known_only_late_is_told_without_a_way_back_and_soon() -> None:
    judgement, looks = judged([UNKNOWN] * 60 + [LOST] * 4)
    assert judgement == GameVerdict(LOST)
    assert looks <= 2 + 6


@pytest.mark.parametrize("game", [game for game in all_games() if can_solve(game.name)], ids=kind_name)
def test_verdicts_on_the_positions_of_a_game_only_ever_fall(game: Game) -> None:
    """Nothing that is known to be lost is followed by what can be won: halving rests on that."""
    seen = set()
    for deal in random.Random(game.name).sample(range(1000), 3):
        record = Record.begin(game, option_sets(game)[0], deal)
        record = record.then(*(move for move, _ in random_course(record.start(), deal)))
        moves = len(record.moves)
        verdicts = [
            verdict_after(record.text, count, SMALL) for count in range(0, moves + 1, max(1, moves // 8))
        ]
        seen |= set(verdicts)
        last_won = max((place for place, one in enumerate(verdicts) if one is WON), default=-1)
        assert LOST not in verdicts[: last_won + 1]
    assert seen
