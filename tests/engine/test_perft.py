"""Counts of lines of play, which change with any change of the rules."""

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet  # pytest.param has no other name for what it returns

from engine.games import all_games
from engine.perft import perft
from engine.record import Record

SUITES = Path(__file__).parent / "perft"


QUICK = 20_000
"""Counts of more lines are rare tests."""


def cases() -> list[ParameterSet]:
    """Return record, depth and count from the lines ``RECORD = perft DEPTH COUNT``."""
    found = []
    for suite in sorted(SUITES.glob("*.perft")):
        for line in suite.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                record, _, rest = line.partition(" = perft ")
                depth, count = rest.split()
                marks = () if int(count) < QUICK else pytest.mark.rare(seconds=int(count) / QUICK / 3)
                found.append(pytest.param(record, int(depth), int(count), marks=marks))
    return found


@pytest.mark.parametrize(("record", "depth", "count"), cases())
def test_there_are_as_many_lines_of_play_as_ever(record: str, depth: int, count: int) -> None:
    assert perft(Record.read(record).replay(), depth) == count


def test_every_game_has_its_counts() -> None:
    records = (str(case.values[0]) for case in cases())
    assert {record.partition("/")[0] for record in records} == {game.name for game in all_games()}
