"""The welcome picture: all games, legible on a phone in every theme and language."""

from dataclasses import replace
from functools import partial
from io import BytesIO

import pytest
from PIL import Image

from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.screens.welcome import welcome_picture
from engine.games import games_by_group, games_in_order
from render.boards.scene import MAX_SIDE
from render.files.png import encode_png
from render.graphics.theme import TABLE, Color, load_theme, theme_names
from render.painting.heading import wrap
from render.painting.sprite_sheet import text_sheet
from render.painting.welcome_picture import (
    HEADING_HEIGHT,
    PADDING,
    WIDTH,
    PanelGroup,
    WelcomeLayout,
    balanced_lines,
    board_box,
    heading_text,
    paint_welcome,
    panel_texts,
    small_board,
)
from render.typography.alphabet import CAP_HEIGHT
from render.typography.text_sprites import TEXT_STYLES
from tests.combinations import combined, mostly_rare
from tests.gallery.readme import WIDE_SIZE, paint_wide_welcome
from tests.render.pictures import ink_box
from tests.render.welcomes import groups, panels

PHONE = 360
"""The width of the picture on a narrow phone."""
LEAST_CAPITAL = 8
"""The least height of capital letters there, in pixels of the page: some 11 pixels an em."""

every_language = pytest.mark.parametrize("language", finished_languages())


@pytest.mark.parametrize(("theme", "language"), combined(theme_names(), finished_languages(), seconds=0.1))
def test_every_text_of_every_game_is_shown_in_full(theme: str, language: str) -> None:
    sheet, shown = text_sheet(theme, "french"), panels(language)
    for panel, area in zip(shown, layout().areas, strict=True):
        placed = panel_texts(sheet, panel, area)
        whole = "".join(text.text for text in placed).replace(" ", "")
        said = f"{panel.name} {panel.pitch}"
        assert whole == "".join(said.split())
        if language != "ja":  # has no spaces
            assert " ".join(text.text for text in placed).split() == said.split(), "a word is broken"
        for text in placed:
            assert text.x + sheet.text_width(text.style, text.text) <= area.x + area.width - PADDING
            assert area.y <= text.y <= area.y + area.height - sheet.line_height(text.style)
            _, _, right, bottom = board_box(sheet, area)
            assert text.x > right or text.y + sheet.line_height(text.style) < bottom
    for group, top in zip(groups(language), layout().headings, strict=True):
        heading = heading_text(sheet, group.title, top)
        assert heading.text == group.title
        assert top <= heading.y <= top + HEADING_HEIGHT - sheet.line_height(heading.style)


def layout() -> WelcomeLayout:
    return WelcomeLayout.of([len(games) for games in games_by_group().values()])


def test_the_smallest_letters_can_be_read_on_a_phone() -> None:
    sheet = text_sheet("green", "french")
    shown = [panel for language in finished_languages() for panel in panels(language)]
    areas = (layout().areas[0], layout().areas[-1])
    styles = {text.style for panel in shown for area in areas for text in panel_texts(sheet, panel, area)}
    smallest = min(TEXT_STYLES[style].size for style in styles)
    assert smallest * CAP_HEIGHT * PHONE / WIDTH > LEAST_CAPITAL


@pytest.mark.parametrize("theme", mostly_rare(theme_names(), 2))
def test_each_game_has_a_panel_in_order_with_its_board_and_its_texts(theme: str) -> None:
    felt = load_theme(theme)[TABLE]["felt"]
    shown = panels("en")
    assert [panel.board.game for panel in shown] == [game.name for game in games_in_order()]
    with Image.open(BytesIO(encode_png(paint_welcome(theme, groups("en"))))) as file:
        picture = file.convert("RGB")
    assert picture.size == (WIDTH, layout().height)
    assert picture.height <= MAX_SIDE
    areas = layout().areas
    assert len(areas) == len(shown)
    assert sorted(areas, key=lambda area: (area.y, area.x)) == list(areas)
    sheet = text_sheet(theme, "french")
    for area in areas:
        x, top, width, height = area
        bottom = top + height
        middle = x + width // 2
        edges = [
            (x, top + height // 2),
            (x + width - 1, top + height // 2),
            (middle, top),
            (middle, bottom - 1),
        ]
        beyond = [(x - 1, top), (x + width, top), (middle, top - 1), (middle, bottom)]
        assert all(is_like(picture.getpixel(point), felt) for point in edges)
        assert all(is_like(picture.getpixel(point), load_theme(theme)[TABLE]["bar"]) for point in beyond)
        box = board_box(sheet, area)
        left, upper, right, lower = ink_box(picture.crop(box), felt, 30)
        assert (right - left) / (box[2] - box[0]) > 1 / 2 or (lower - upper) / (box[3] - box[1]) > 3 / 4
        assert lower - upper > (box[3] - box[1]) / 3
        texts = picture.crop((box[2] + PADDING, top + PADDING, x + width - PADDING, bottom - PADDING))
        assert ink_box(texts, felt, 30)[2] > texts.width / 3


def is_like(one: object, other: Color) -> bool:
    """Tell whether a pixel has a color, or one that the picture's palette has instead."""
    return isinstance(one, tuple) and all(
        abs(part - same) <= 2 for part, same in zip(one, other, strict=True)
    )


def test_any_number_of_games_has_room() -> None:
    shown = panels("en")
    for counts in ((1,), (1, 1), (8,), (9, 5), (7, 8)):
        some = [PanelGroup(str(count), tuple(shown[:count])) for count in counts]
        picture = paint_welcome("green", some)
        assert picture.height <= MAX_SIDE
        assert (picture.width, picture.height) == (WIDTH, WelcomeLayout.of(counts).height)
    small = small_board(shown[0], "green", 100, 50)
    assert small.width <= 100
    assert small.height <= 50


def test_no_line_is_much_longer_than_the_others() -> None:
    width = partial(text_sheet("green", "french").text_width, "tiny")
    text = "one two three four five six"
    room = width("one two three four five")
    assert balanced_lines(width, text, room) == ["one two three", "four five six"]
    assert balanced_lines(width, text, width(text)) == [text]
    assert balanced_lines(width, "", room) == []


def test_a_line_ends_after_a_comma_if_the_rest_has_room() -> None:
    sheet = text_sheet("green", "french")
    width = partial(sheet.text_width, "tiny")
    room = width("one, two three four")
    assert wrap(width, "one, two three four", room) == ["one, two three four"]
    assert wrap(width, "one, two three four", room - 2) == ["one,", "two three four"]
    assert wrap(width, "one two, three four five six seven", room)[0] == "one two, three four"
    assert wrap(width, "", room) == []


def test_no_line_ends_at_a_no_break_space() -> None:
    width = partial(text_sheet("green", "french").text_width, "tiny")
    assert wrap(width, "one two\u00a0: three", width("one two")) == ["one", "two\u00a0:", "three"]


def test_telegrams_picture_of_the_description_has_its_size_and_all_games() -> None:
    picture = paint_wide_welcome("green", panels("en"), ("Solitaire", "Bot"))
    assert picture.size == (WIDE_SIZE[0] // 2, WIDE_SIZE[1] // 2) == (640, 360)
    without = paint_wide_welcome("green", panels("en")[:-1], ("Solitaire", "Bot"))
    assert picture.tobytes() != without.tobytes()


def test_the_file_of_the_picture_is_that_of_its_theme() -> None:
    picture, _ = welcome_picture(Texts.load("en"), "green")
    green, night = paint_file(picture), paint_file(replace(picture, theme="night"))
    assert green == encode_png(paint_welcome("green", groups("en")), is_small=True)
    assert green != night
