"""The verdict on a running game, from the verdicts on its positions."""

from itertools import product

from engine.advice.verdict import GameVerdict, find_verdicts, verdict_after
from engine.record import Record
from engine.solvers.solution import Verdict
from tests.engine.transcripts import RECORDS

WON, LOST, UNKNOWN = Verdict.WON, Verdict.UNWINNABLE, Verdict.UNKNOWN


def judged(verdicts: list[Verdict]) -> tuple[GameVerdict, int]:
    """Return the verdict on a game whose positions have these verdicts, and how many it asked for."""
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


def test_the_verdict_after_some_moves_is_that_of_the_solver() -> None:
    won, lost = RECORDS["wish-won"], RECORDS["wish-lost"]
    assert verdict_after(won, 5) is WON
    assert verdict_after(lost, len(Record.read(lost).moves)) is LOST
    assert verdict_after(won, 5, budget=0) is UNKNOWN
