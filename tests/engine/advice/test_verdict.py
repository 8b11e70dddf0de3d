"""The verdict on a game under way, from the verdicts on its positions."""

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
"""A budget that is enough for some of the positions of a game."""


def judged(verdicts: list[Verdict]) -> tuple[GameVerdict, int]:
    """Find the verdict on a game of whose positions this is known, and count the looks."""
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


def test_verdicts_by_what_is_known_of_the_positions() -> None:
    for verdicts, verdict, most_looks in (
        ([UNKNOWN, UNKNOWN, WON], GameVerdict(WON, 0), 1),
        ([WON, WON, UNKNOWN], GameVerdict(UNKNOWN), 1),
        ([UNKNOWN] * 60 + [LOST] * 4, GameVerdict(LOST), 8),
        ([WON, UNKNOWN, UNKNOWN, LOST], GameVerdict(LOST, 3), 8),
        *(([LOST] * count, GameVerdict(LOST, None, is_lost_from_deal=True), 8) for count in (1, 2, 3, 8, 31)),
    ):
        judgement, looks = judged(verdicts)
        assert judgement == verdict
        assert looks <= most_looks


def test_the_last_position_that_could_be_won_is_found_wherever_it_is() -> None:
    for moves in (*range(1, 20), 200):
        for winnable in range(1, moves + 1):
            judgement, looks = judged([WON] * winnable + [LOST] * (moves + 1 - winnable))
            assert judgement == GameVerdict(LOST, moves - winnable + 1)
            assert looks <= 2 + (moves + 1).bit_length()


def test_a_position_known_to_be_won_is_found_among_unknown_ones() -> None:
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


@pytest.mark.parametrize("game", [game for game in all_games() if can_solve(game.name)], ids=kind_name)
def test_no_position_known_to_be_lost_is_followed_by_one_that_can_be_won(game: Game) -> None:
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
