"""Golden pictures, compared by what they show; one that differs lies in test-output beside the difference."""

from pathlib import Path

import pytest
from PIL import Image

from engine.games import all_games
from tests.render.comparison import SIGNAL, compare
from tests.render.painted import DECKS, FOLDER, PICTURES, golden


@pytest.mark.parametrize("name", [*PICTURES, *DECKS])
def test_a_picture_looks_as_it_did(name: str) -> None:
    wrong = compare(name, golden(name), FOLDER / f"{name}.png")
    assert not wrong, wrong


def test_every_golden_picture_is_compared() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == {*PICTURES, *DECKS}


def test_every_game_has_a_golden_picture() -> None:
    assert {name.partition("-")[0] for name in PICTURES} == {game.name for game in all_games()}


def test_a_picture_that_differs_is_kept_beside_the_difference(tmp_path: Path) -> None:
    picture = Image.new("RGB", (40, 30), (0, 90, 60))
    picture.save(tmp_path / "as-it-was.png")
    picture.putpixel((7, 5), (0, 90, 61))
    wrong = compare("board", picture, tmp_path / "as-it-was.png", tmp_path / "output")
    assert "different in 1 pixels" in wrong
    assert str(tmp_path / "output" / "board-actual.png") in wrong
    with Image.open(tmp_path / "output" / "board-actual.png") as kept:
        assert kept.getpixel((7, 5)) == (0, 90, 61)
    with Image.open(tmp_path / "output" / "board-difference.png") as pointed:
        colors = {pointed.getpixel((x, y)): (x, y) for x in range(40) for y in range(30)}
        assert len(colors) == 2
        assert colors[SIGNAL] == (7, 5)


def test_a_picture_of_another_size_differs_in_what_only_one_has(tmp_path: Path) -> None:
    Image.new("RGB", (40, 30)).save(tmp_path / "as-it-was.png")
    wrong = compare("board", Image.new("RGB", (42, 30)), tmp_path / "as-it-was.png", tmp_path)
    assert "(42, 30) instead of (40, 30) in size and different in 60 pixels" in wrong


def test_equal_pictures_leave_nothing_behind(tmp_path: Path) -> None:
    picture = Image.new("P", (40, 30), 3)
    picture.putpalette(bytes(range(48)))
    picture.save(tmp_path / "as-it-was.png", bits=4)
    assert compare("board", picture, tmp_path / "as-it-was.png", tmp_path / "output") == ""
    assert not (tmp_path / "output").exists()


def test_a_picture_that_is_new_is_kept_to_be_looked_at(tmp_path: Path) -> None:
    wrong = compare("board", Image.new("RGB", (40, 30)), tmp_path / "no-such.png", tmp_path / "output")
    assert "nothing to be compared with" in wrong
    assert (tmp_path / "output" / "board-actual.png").is_file()
