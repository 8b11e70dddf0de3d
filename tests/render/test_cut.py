"""Cuts: what becomes of four pixels where a picture is made half as large."""

import pytest
from PIL import Image

from render.graphics.palette import pack
from render.graphics.sprite_format import FELT, SpriteFormat


@pytest.mark.parametrize(
    ("four", "one"),
    [
        ((5, 3, 3, 3), 3),
        ((5, 5, 3, 4), 5),
        ((5, 3, 3, 5), 5),
        ((5, 5, 3, 3), 5),
        ((FELT, 3, FELT, 3), 3),
        ((3, FELT, 3, FELT), 3),
        ((FELT, FELT, FELT, 3), FELT),
        ((FELT, 3, 4, 6), FELT),
    ],
)
def test_of_four_pixels_the_most_stay_and_of_two_pairs_the_one_that_is_no_felt(
    four: tuple[int, int, int, int], one: int
) -> None:
    picture = Image.frombytes("P", (2, 2), bytes(four))
    assert SpriteFormat.halve(pack(picture)).tobytes() == bytes([one])


def test_pixels_that_make_no_pairs_cannot_be_packed() -> None:
    with pytest.raises(ValueError, match="3 pixels wide"):
        pack(Image.new("P", (3, 2)))
