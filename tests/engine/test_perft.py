"""Counts of lines of play, which change with any change of the rules."""

from pathlib import Path

import pytest

from engine.games import all_games
from engine.perft import perft
from engine.record import Record

SUITES = Path(__file__).parent / "perft"


def cases() -> list[tuple[str, int, int]]:
    """Return record, depth and count from the lines ``RECORD = perft DEPTH COUNT``."""
    found = []
    for suite in sorted(SUITES.glob("*.perft")):
        for line in suite.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                record, _, rest = line.partition(" = perft ")
                depth, count = rest.split()
                found.append((record, int(depth), int(count)))
    return found


@pytest.mark.parametrize(("record", "depth", "count"), cases())
def test_there_are_as_many_lines_of_play_as_ever(record: str, depth: int, count: int) -> None:
    assert perft(Record.read(record).replay(), depth) == count


def test_every_game_has_its_counts() -> None:
    assert {record.partition("/")[0] for record, _, _ in cases()} == {game.name for game in all_games()}
