"""Golden pictures, compared pixel by pixel; differences are written to test-output."""

from pathlib import Path

import pytest
from PIL import Image

from engine.games import all_games
from tests.render.charts import CHARTS
from tests.render.charts import FOLDER as CHARTS_FOLDER
from tests.render.comparison import compare
from tests.render.painted import DECKS, FOLDER, PICTURES, golden


@pytest.mark.parametrize("name", [*PICTURES, *DECKS])
def test_a_picture_looks_as_it_did(name: str) -> None:
    assert not compare(name, golden(name), FOLDER / f"{name}.png")


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_looks_as_it_did(name: str) -> None:
    assert not compare(f"chart-{name}", CHARTS[name]().image(), CHARTS_FOLDER / f"{name}.png")


def test_every_golden_picture_is_compared() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == {*PICTURES, *DECKS}
    assert {file.stem for file in CHARTS_FOLDER.glob("*.png")} == set(CHARTS)


def test_every_game_has_a_golden_picture() -> None:
    assert {name.partition("-")[0] for name in PICTURES} == {game.name for game in all_games()}


def test_a_single_pixel_a_size_and_a_missing_file_are_reported(tmp_path: Path) -> None:
    picture, golden_file = Image.new("RGB", (40, 30), (0, 90, 60)), tmp_path / "golden.png"
    picture.save(golden_file)
    assert compare("board", picture, golden_file, tmp_path) == ""
    picture.putpixel((7, 5), (0, 90, 61))
    assert "different in 1 pixels" in compare("board", picture, golden_file, tmp_path)
    assert "in size" in compare("board", Image.new("RGB", (42, 30)), golden_file, tmp_path)
    assert "no golden picture" in compare("new", picture, tmp_path / "none.png", tmp_path)
