"""Tones between an ink and its ground: of the palette, on the way from one to the other, and few."""

import pytest
from PIL import Image

from render.graphics.antialiasing import colorize, intermediate_colors
from render.graphics.theme import load_theme, theme_names

WHITE, GREY, BLACK = (255, 255, 255), (128, 128, 128), (0, 0, 0)
PINK, RED, BLUE = (255, 128, 128), (255, 0, 0), (0, 0, 255)


def test_they_go_from_ground_to_ink_over_colors_of_the_palette() -> None:
    palette = (BLACK, RED, PINK, BLUE, GREY, WHITE)
    assert intermediate_colors(BLACK, WHITE, palette) == (WHITE, GREY, BLACK)
    assert intermediate_colors(RED, WHITE, palette) == (WHITE, PINK, RED)
    assert intermediate_colors(WHITE, BLACK, palette) == (BLACK, GREY, WHITE)
    assert intermediate_colors(BLUE, WHITE, palette) == (WHITE, BLUE)


def test_what_lies_beyond_ink_or_ground_is_no_tone() -> None:
    assert intermediate_colors(GREY, WHITE, (BLACK,)) == (WHITE, GREY)
    assert intermediate_colors(BLACK, GREY, (WHITE,)) == (GREY, BLACK)


def test_where_none_is_near_one_further_off_serves() -> None:
    aside, astray = (150, 150, 220), (255, 120, 0)
    assert intermediate_colors(BLACK, WHITE, (RED, aside, astray)) == (WHITE, aside, BLACK)


def test_those_that_nobody_would_tell_apart_are_left_out() -> None:
    assert intermediate_colors(BLACK, WHITE, ((125, 125, 125), GREY, (240, 240, 240))) == (WHITE, GREY, BLACK)


def test_coverage_is_printed_in_the_nearest_tone() -> None:
    coverage = Image.frombytes("L", (5, 1), bytes((0, 50, 120, 200, 255)))
    shown = colorize(coverage, BLACK, WHITE, (GREY,))
    assert shown.tobytes() == bytes(sum((WHITE, WHITE, GREY, BLACK, BLACK), ()))


@pytest.mark.parametrize("theme", theme_names())
def test_the_ink_of_every_theme_has_a_tone_between_it_and_paper(theme: str) -> None:
    colors = load_theme(theme)
    found = intermediate_colors(colors["table"]["ink"], colors["table"]["paper"], colors.palette("french"))
    assert 3 <= len(found) <= 4
