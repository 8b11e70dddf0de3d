"""Golden plays, compared line by line: a change of the rules shows as a readable diff."""

import pytest

from engine.game import Game
from engine.games import all_games
from engine.outcome import Result
from engine.record import Record
from tests.engine.transcripts import FOLDER, RECORDS, transcript


@pytest.mark.parametrize("name", RECORDS)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert transcript(Record.read(RECORDS[name])).splitlines() == written.splitlines()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_game_has_three_golden_plays_one_of_them_won(game: Game) -> None:
    ends = [
        Record.read(text).replay().outcome() for text in RECORDS.values() if text.startswith(f"{game.name}/")
    ]
    assert len(ends) >= 3, f"tests/engine/golden/{game.name}-*.txt: {len(ends)} of three plays"
    assert Result.WON in {end.result for end in ends if end}, (
        f"tests/engine/golden/{game.name}-*.txt: none is won"
    )


def test_every_game_has_golden_plays_and_no_file_is_left_over() -> None:
    assert {record.partition("/")[0] for record in RECORDS.values()} == {game.name for game in all_games()}
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(RECORDS)
