"""Golden pictures, compared by what they show; one that differs lies in test-output beside the difference."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.render.painted import FOLDER, PICTURES, painted

OUTPUT = Path(__file__).parents[2] / "test-output"


@pytest.mark.parametrize("name", PICTURES)
def test_a_board_looks_as_it_did(name: str) -> None:
    actual = painted(PICTURES[name]).image().convert("RGB")
    with Image.open(FOLDER / f"{name}.png") as file:
        expected = file.convert("RGB")
    assert actual.size == expected.size
    difference = ImageChops.difference(actual, expected)
    if difference.getbbox():
        OUTPUT.mkdir(exist_ok=True)
        actual.save(OUTPUT / f"{name}-actual.png")
        difference.point(lambda value: min(255, 8 * value)).save(OUTPUT / f"{name}-difference.png")
    assert difference.getbbox() is None, f"{name} differs: see {OUTPUT}"


def test_every_golden_picture_is_compared() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == set(PICTURES)
