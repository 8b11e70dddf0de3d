"""Golden pictures, compared pixel by pixel; differences are written to test-output."""

import pytest

from engine.games import all_games
from tests.render.golden_charts import CHARTS
from tests.render.golden_charts import FOLDER as CHARTS_FOLDER
from tests.render.painted import DECKS, FOLDER, PICTURES, golden
from tests.render.pictures import compare
from tests.render.welcomes import FOLDER as WELCOMES_FOLDER
from tests.render.welcomes import WELCOMES, welcome


@pytest.mark.parametrize("name", [*PICTURES, *DECKS])
def test_a_picture_looks_as_it_did(name: str) -> None:
    assert not compare(name, golden(name), FOLDER / f"{name}.png")


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_looks_as_it_did(name: str) -> None:
    assert not compare(f"chart-{name}", CHARTS[name]().image(), CHARTS_FOLDER / f"{name}.png")


@pytest.mark.parametrize("name", WELCOMES)
def test_the_welcome_looks_as_it_did(name: str) -> None:
    assert not compare(f"welcome-{name}", welcome(name).image(), WELCOMES_FOLDER / f"{name}.png")


def test_every_golden_picture_is_compared() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == {*PICTURES, *DECKS}
    assert {file.stem for file in CHARTS_FOLDER.glob("*.png")} == set(CHARTS)
    assert {file.stem for file in WELCOMES_FOLDER.glob("*.png")} == set(WELCOMES)


def test_every_game_has_a_golden_picture() -> None:
    assert {name.partition("-")[0] for name in PICTURES} == {game.name for game in all_games()}
