"""Drawing tools: antialiasing in colors of the palette, sprites in half size, caches while drawing."""

import pytest
from PIL import Image

from render.cards.card_base import CardShape
from render.graphics.antialiasing import intermediate_colors
from render.graphics.drawing_cache import cached_while_drawing, clear_drawing_caches
from render.graphics.palette import pack
from render.graphics.sprite_format import FELT, SpriteFormat
from render.painting.sprite_sheet import draw_sheet

WHITE, GREY, BLACK = (255, 255, 255), (128, 128, 128), (0, 0, 0)
PINK, RED, BLUE = (255, 128, 128), (255, 0, 0), (0, 0, 255)


@pytest.mark.parametrize(
    ("ink", "background", "palette", "expected"),
    [
        (BLACK, WHITE, (BLACK, RED, PINK, BLUE, GREY, WHITE), (WHITE, GREY, BLACK)),
        (RED, WHITE, (BLACK, RED, PINK, BLUE, GREY, WHITE), (WHITE, PINK, RED)),
        (BLUE, WHITE, (BLACK, RED, PINK, BLUE, GREY, WHITE), (WHITE, BLUE)),
        (GREY, WHITE, (BLACK,), (WHITE, GREY)),
        (BLACK, WHITE, (RED, (150, 150, 220), (255, 120, 0)), (WHITE, (150, 150, 220), BLACK)),
        (BLACK, WHITE, ((125, 125, 125), GREY, (240, 240, 240)), (WHITE, GREY, BLACK)),
    ],
    ids=["grey", "pink", "none", "beyond-ink", "far-beside", "too-close"],
)
def test_intermediate_colors_are_palette_colors_between_background_and_ink(
    ink: tuple[int, int, int],
    background: tuple[int, int, int],
    palette: tuple[tuple[int, int, int], ...],
    expected: tuple[tuple[int, int, int], ...],
) -> None:
    assert intermediate_colors(ink, background, palette) == expected


def test_half_size_keeps_the_most_frequent_of_four_pixels_and_of_two_pairs_the_one_that_is_not_felt() -> None:
    for four, one in (
        ((5, 3, 3, 3), 3),
        ((5, 5, 3, 4), 5),
        ((5, 3, 3, 5), 5),
        ((5, 5, 3, 3), 5),
        ((FELT, 3, FELT, 3), 3),
        ((3, FELT, 3, FELT), 3),
        ((FELT, FELT, FELT, 3), FELT),
        ((FELT, 3, 4, 6), FELT),
    ):
        picture = Image.frombytes("P", (2, 2), bytes(four))
        assert SpriteFormat.halve(pack(picture)).tobytes() == bytes([one]), four


def test_caches_hold_a_limited_number_of_results_until_a_sheet_is_drawn() -> None:
    calls: list[int] = []

    @cached_while_drawing(2)
    def double(number: int) -> int:
        calls.append(number)
        return 2 * number

    assert [double(1), double(1), double(2), double(3), double(1)] == [2, 2, 4, 6, 2]
    assert calls == [1, 2, 3, 1]
    clear_drawing_caches()
    double(1)
    draw_sheet("green", "flip", CardShape(60, 108))
    double(1)
    assert calls[4:] == [1, 1]
