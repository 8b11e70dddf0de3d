"""Golden pictures, compared pixel by pixel; differences are written to test-output."""

from pathlib import Path

import pytest
from PIL import Image

from engine.games import all_games
from tests.render.charts import CHARTS
from tests.render.charts import FOLDER as CHARTS_FOLDER
from tests.render.comparison import DIFFERENT, compare
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


def test_a_picture_that_differs_is_written_beside_the_difference(tmp_path: Path) -> None:
    picture, output = Image.new("RGB", (40, 30), (0, 90, 60)), tmp_path / "output"
    picture.save(tmp_path / "golden.png")
    assert compare("board", picture, tmp_path / "golden.png", output) == ""
    assert not output.exists()
    picture.putpixel((7, 5), (0, 90, 61))
    problem = compare("board", picture, tmp_path / "golden.png", output)
    assert "different in 1 pixels" in problem
    assert str(output / "board-actual.png") in problem
    with Image.open(output / "board-actual.png") as actual:
        assert actual.getpixel((7, 5)) == (0, 90, 61)
    with Image.open(output / "board-difference.png") as shown:
        pixels = {shown.getpixel((x, y)): (x, y) for x in range(40) for y in range(30)}
        assert len(pixels) == 2
        assert pixels[DIFFERENT] == (7, 5)


def test_a_picture_of_another_size_or_without_a_golden_one_is_reported(tmp_path: Path) -> None:
    Image.new("RGB", (40, 30)).save(tmp_path / "golden.png")
    problem = compare("board", Image.new("RGB", (42, 30)), tmp_path / "golden.png", tmp_path)
    assert "(42, 30) instead of (40, 30) in size and different in 60 pixels" in problem
    problem = compare("new", Image.new("RGB", (40, 30)), tmp_path / "none.png", tmp_path)
    assert "no golden picture" in problem
    assert (tmp_path / "new-actual.png").is_file()
