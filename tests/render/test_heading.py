"""Headings: the title of a picture in one or two lines, with nothing cut off."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.descriptions import board_facts, deal_name, picture_heading
from engine.deal import DEALS
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from render.boards.layouts import lay_out, layout_of
from render.boards.layouts.wish import CARD
from render.boards.scene import MAX_SIDE, SECOND_LINE_HEIGHT, TITLE_HEIGHT
from render.graphics.palette import PIXELS_PER_BYTE, to_rgb
from render.painting.heading import NARROW, TITLE_MARGIN, fit_heading, truncate
from render.painting.painter import paint_board
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet
from render.typography.alphabet import printable
from tests.render.pictures import painted, paired_options, wish

MOST = {"score": 1000, "stock": 180, "moves": 1000}
"""At least as many digits as games can reach."""
BOARD, LAST = wish(42, 2)


def sheet() -> SpriteSheet:
    return sprite_sheet("green", "french", *CARD)


def is_printed(picture: Image.Image, style: str, text: str, top: int, *, right: bool = False) -> bool:
    """Return whether a whole text is printed at the left end of a line, or at the right end."""
    sprites = [to_rgb(sheet().glyphs[style][character], sheet().palette) for character in printable(text)]
    x = MAX_SIDE - TITLE_MARGIN - sum(sprite.width for sprite in sprites) if right else TITLE_MARGIN
    for sprite in sprites:
        if picture.crop((x, top, x + sprite.width, top + sprite.height)).tobytes() != sprite.tobytes():
            return False
        x += sprite.width
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
    picture = painted(BOARD, heading=(left, right))
    assert is_printed(picture, styles[0], left, tops[0])
    assert is_printed(picture, styles[1], right, tops[1], right=True)


def test_a_heading_that_would_be_small_takes_two_lines_and_the_scene_moves_down() -> None:
    heading = ("Kittyhawk, level 3, blind", "deal 9 007 199 254 740 991 · 32/60 home")
    short, long = (painted(BOARD, *LAST, heading=texts) for texts in (("Wish", ""), heading))
    assert long.height == short.height + SECOND_LINE_HEIGHT
    below = short.crop((0, TITLE_HEIGHT, MAX_SIDE, short.height))
    moved = long.crop((0, TITLE_HEIGHT + SECOND_LINE_HEIGHT, MAX_SIDE, long.height))
    assert below.tobytes() == moved.tobytes()
    assert is_printed(long, "title", heading[0], 2)
    assert is_printed(long, "note", heading[1], 62)


@given(left=st.text(max_size=80), right=st.text(max_size=80))
@settings(deadline=None)
def test_any_heading_is_printed_within_its_title(left: str, right: str) -> None:
    row = MAX_SIDE // PIXELS_PER_BYTE + 1
    image, bare = (paint_board(BOARD, "green", heading) for heading in ((left, right), ("", "")))
    height = TITLE_HEIGHT + image.height - bare.height
    assert image.rows[row * height :] == bare.rows[row * TITLE_HEIGHT :]
    assert set(image.rows[::row]) == {0}
    margin = slice(1, TITLE_MARGIN // PIXELS_PER_BYTE)
    for start in range(0, row * height, row):
        assert image.rows[start:][margin] == bare.rows[margin]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Blink Solitaire 9 007 199 254 740 991,", " 2 decks, snug table, hold 2, 20 minutes"),
        ("Blink Solitaire 9 007 199 254 740 991", "（2組、やや狭い台、キープ2、20分）"),
        ("ブリンク・ソリティア、2組とやや狭い台、", "キープは2枚、制限時間は20分、配札は42"),
        ("とても長い名前のソリティアがどこで行を改め", "るかを読点のない文で確かめておくことにする"),
        ("長音で始まる行や拗音で始まる行はないカー", "ドゲームであってほしいと願うものであります"),
        ("「閉じる括弧が行の先頭に来ることはない」", "ので改行の位置は括弧のうしろになるのです。"),
    ],
)
def test_a_single_text_continues_in_the_second_line_where_a_line_may_end(first: str, second: str) -> None:
    picture = painted(BOARD, heading=(first + second, ""))
    assert is_printed(picture, "note", first, 8)
    assert is_printed(picture, "note", second.strip(), 56)


def test_a_text_that_does_not_fit_is_truncated() -> None:
    picture = painted(BOARD, heading=("W" * 90, "32 left"))
    assert is_printed(picture, "small-note", "W" * 20, 18)
    assert is_printed(picture, "small-note", "32 left", 56)
    room = PIXELS_PER_BYTE * sum(sheet().glyphs["small-note"][character].width for character in "WWWWW…")
    assert truncate(sheet(), "small-note", "W" * 6, room) == "WWWWW…"
    assert truncate(sheet(), "small-note", "WWWWW.", room) == "WWWWW."


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_nothing_of_the_longest_headings_is_cut(game: Game, language: str) -> None:
    texts = Texts.load(language)
    for options in paired_options(game):
        record, board = Record.begin(game, options, DEALS - 1), game.deal(DEALS - 1, options).board()
        state = texts.of_game(game.name, "picture-state", **{**board_facts(board), **MOST})
        scene = lay_out(board)
        sheet = sprite_sheet("green", layout_of(board).deck, *scene.card_size)
        for width in {scene.width, min(scene.width, NARROW)}:
            for heading in (picture_heading(texts, record, state), (deal_name(texts, record), "")):
                fitted = fit_heading(sheet, width, heading)
                assert max(fitted.left.width, fitted.right.width) <= width - 2 * TITLE_MARGIN
                least = sum(sheet.text_width("small-note", text) for text in heading)
                broken = sheet.text_width("small-note", " ") if "" in heading else 0
                assert fitted.left.width + fitted.right.width + broken >= least
