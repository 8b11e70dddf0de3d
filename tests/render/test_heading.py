"""Headings: the title of a picture in a line or in two, and nothing of it cut."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.i18n.texts import Texts, languages
from bot.screens.descriptions import board_facts, deal_name, picture_heading
from engine.deal import DEALS
from engine.game import Game
from engine.games import all_games
from engine.options import read_options
from engine.record import Record
from render.boards.layouts import find_layout
from render.boards.layouts.wish import CARD
from render.boards.scene import MAX_SIDE as WIDTH
from render.boards.scene import SECOND_LINE_HEIGHT, TITLE_HEIGHT
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.heading import NARROW, TITLE_MARGIN, fit_heading, truncate
from render.painting.painter import paint_board
from render.painting.sprite_sheet import sprite_sheet
from render.typography.alphabet import printable
from tests.render.boards import wish
from tests.render.test_sheet import colors

MOST = {"score": 1000, "stock": 180, "moves": 1000}
"""More than games come to, in figures."""


def title(heading: tuple[str, str], lines: int = 1) -> Image.Image:
    """Return the title of a picture."""
    board, _ = wish(42, 0)
    picture = paint_board(board, "green", heading).image().convert("RGB")
    return picture.crop((0, 0, WIDTH, TITLE_HEIGHT + (lines - 1) * SECOND_LINE_HEIGHT))


def is_printed(shown: Image.Image, style: str, text: str, top: int, *, right: bool = False) -> bool:
    """Tell whether a whole text stands at an end of a line that begins there."""
    drawn = sprite_sheet("green", "french", *CARD)
    tiles = [drawn.glyphs[style][character] for character in printable(text)]
    x = WIDTH - TITLE_MARGIN - sum(PIXELS_PER_BYTE * tile.width for tile in tiles) if right else TITLE_MARGIN
    for tile in (colors(drawn, tile) for tile in tiles):
        if shown.crop((x, top, x + tile.width, top + tile.height)).tobytes() != tile.tobytes():
            return False
        x += tile.width
    return True


@pytest.mark.parametrize(
    ("left", "right", "styles", "tops"),
    [
        ("Kittyhawk, level 3", "deal 3 · 32/60 home · stock 6", ("title", "note"), (6, 12)),
        ("Kittyhawk, level 3, blind", "deal 4 812 · 32/60 home · stock 60", ("note", "note"), (12, 12)),
        ("Wish 12 345 678, and only the left text is rather long", "", ("note", "note"), (12, 12)),
        ("", "Nothing on the left, a long text on the right", ("title", "note"), (6, 12)),
    ],
)
def test_a_heading_in_one_line(left: str, right: str, styles: tuple[str, str], tops: tuple[int, int]) -> None:
    line = title((left, right))
    assert is_printed(line, styles[0], left, tops[0])
    assert is_printed(line, styles[1], right, tops[1], right=True)


def test_what_would_be_small_in_one_line_takes_two_and_the_scene_moves_down() -> None:
    board, last = wish(42, 2)
    short = paint_board(board, "green", ("Wish", ""), last).image().convert("RGB")
    heading = ("Kittyhawk, level 3, blind", "deal 9 007 199 254 740 991 · 32/60 home")
    long = paint_board(board, "green", heading, last).image().convert("RGB")
    assert long.height == short.height + SECOND_LINE_HEIGHT
    under = (0, TITLE_HEIGHT, WIDTH, short.height)
    moved = (0, TITLE_HEIGHT + SECOND_LINE_HEIGHT, WIDTH, long.height)
    assert short.crop(under).tobytes() == long.crop(moved).tobytes()
    assert is_printed(long, "title", heading[0], 2)
    assert is_printed(long, "note", heading[1], 62)


@given(left=st.text(max_size=80), right=st.text(max_size=80))
def test_any_heading_is_printed_within_its_title(left: str, right: str) -> None:
    board, _ = wish(42, 0)
    row = WIDTH // PIXELS_PER_BYTE + 1
    painted, bare = (paint_board(board, "green", heading) for heading in ((left, right), ("", "")))
    height = TITLE_HEIGHT + painted.height - bare.height
    assert painted.rows[row * height :] == bare.rows[row * TITLE_HEIGHT :]
    assert set(painted.rows[::row]) == {0}
    margin = slice(1, TITLE_MARGIN // PIXELS_PER_BYTE)
    for start in range(0, row * height, row):
        assert painted.rows[start:][margin] == bare.rows[margin]


def test_a_text_that_stands_alone_goes_on_in_the_second_line() -> None:
    first, second = "Blink Solitaire 9 007 199 254 740 991,", "2 decks, snug table, hold 2, 20 minutes"
    shown = title((f"{first} {second}", ""), lines=2)
    assert is_printed(shown, "note", first, 8)
    assert is_printed(shown, "note", second, 56)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Blink Solitaire 9 007 199 254 740 991", "（2組、やや狭い台、キープ2、20分）"),
        ("ブリンク・ソリティア、2組とやや狭い台、", "キープは2枚、制限時間は20分、配札は42"),
        ("とても長い名前のソリティアがどこで行を改め", "るかを読点のない文で確かめておくことにする"),
        ("長音で始まる行や拗音で始まる行はないカー", "ドゲームであってほしいと願うものであります"),
        ("「閉じる括弧が行の先頭に来ることはない」", "ので改行の位置は括弧のうしろになるのです。"),
    ],
)
def test_a_japanese_text_goes_on_where_a_line_may_end(first: str, second: str) -> None:
    shown = title((first + second, ""), lines=2)
    assert is_printed(shown, "note", first, 8)
    assert is_printed(shown, "note", second, 56)


def test_what_fits_nowhere_is_cut_at_the_end_of_its_line() -> None:
    shown = title(("W" * 90, "32 left"), lines=2)
    assert is_printed(shown, "small-note", "W" * 20, 18)
    assert is_printed(shown, "small-note", "32 left", 56)
    drawn = sprite_sheet("green", "french", *CARD)
    room = PIXELS_PER_BYTE * sum(drawn.glyphs["small-note"][character].width for character in "WWWWW…")
    assert truncate(drawn, "small-note", "W" * 6, room) == "WWWWW…"
    assert truncate(drawn, "small-note", "WWWWW.", room) == "WWWWW."


@pytest.mark.parametrize(("width", "lines"), [(NARROW, 1), (NARROW + PIXELS_PER_BYTE, 2)])
def test_a_narrow_picture_has_small_letters_before_a_second_line(width: int, lines: int) -> None:
    drawn = sprite_sheet("green", "french", *CARD)
    heading = ("Kittyhawk, level 3, blind", "deal 4 812 · 32/60 home · stock 60")
    assert fit_heading(drawn, width, heading).lines == lines


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_nothing_of_the_longest_headings_is_cut(game: Game, language: str) -> None:
    layout, texts = find_layout(game.name), Texts.load(language)
    for values in product(*(option.values for option in game.options)):
        words = [f"{option.name}={value}" for option, value in zip(game.options, values, strict=True)]
        options = read_options(game.options, words)
        record = Record.begin(game, options, DEALS - 1)
        board = game.deal(DEALS - 1, options).board()
        told = texts.of_game(game.name, "picture-state", **{**board_facts(board), **MOST})
        scene = layout.lay_out(board)
        for width in (scene.width, min(scene.width, NARROW)):
            drawn = sprite_sheet("green", layout.deck, *scene.card_size)
            for heading in (picture_heading(texts, record, told), (deal_name(texts, record), "")):
                set_ = fit_heading(drawn, width, heading)
                for text in (set_.left, set_.right):
                    assert text.width <= width - 2 * TITLE_MARGIN
                least = sum(
                    PIXELS_PER_BYTE * tile.width
                    for text in heading
                    for tile in drawn.text("small-note", text)
                )
                broken = PIXELS_PER_BYTE * drawn.glyphs["small-note"][" "].width if "" in heading else 0
                assert set_.left.width + set_.right.width + broken >= least
