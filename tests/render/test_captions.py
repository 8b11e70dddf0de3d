"""Captions: the names on a table in other words, as large as there is room for, on the same line."""

import pytest
from PIL import ImageChops

from bot.core.images import BoardPicture, ReplayAnimation, ResultCard, ReviewStrip
from bot.features.replay.screens import animation_screen, result_screen
from bot.i18n.texts import Texts
from bot.screens.board import board_screen
from bot.screens.descriptions import pile_captions
from bot.screens.menus import example_board
from engine.board import Board
from engine.record import Record
from render.boards.layouts import find_layout
from render.boards.scene import TITLE_HEIGHT, PlacedText
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.captions import Captions, translate_scene
from render.painting.painter import paint_board
from render.painting.result_card import paint_result_card
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet
from tests.bot.saved_games import loaded
from tests.engine.transcripts import RECORDS

BLINK = Record.read(RECORDS["blink-won"])
HEADING = ("Blink", "42")


def board(record: Record = BLINK) -> Board:
    return record.start().board()


def drawn() -> SpriteSheet:
    layout = find_layout("blink")
    return sprite_sheet("green", layout.deck, *layout.lay_out(board()).card_size)


def told(told_as: Captions, name: str) -> PlacedText:
    """Return what is printed for a name."""
    before, after = (
        find_layout("blink").lay_out(board()),
        translate_scene(find_layout("blink").lay_out(board()), told_as, drawn()),
    )
    at = next(at for at, words in enumerate(before.all_texts) if words.caption == name)
    return after.all_texts[at]


def test_without_other_words_a_scene_is_as_it_was_laid() -> None:
    scene = find_layout("blink").lay_out(board())
    assert translate_scene(scene, (), drawn()) is scene
    assert translate_scene(scene, (("no such name", "x"),), drawn()).all_texts == scene.all_texts


def test_a_number_behind_a_name_stays() -> None:
    assert told((), "stock").text == "stock 59"
    assert told((("stock", "山札"),), "stock").text == "山札 59"


@pytest.mark.parametrize(
    ("caption", "style", "lower"), [("neu", "name", 0), ("キープ1", "small", 13), ("gehalten 1", "tiny", 21)]
)
def test_a_long_name_is_smaller_on_the_same_line(caption: str, style: str, lower: int) -> None:
    words, usual = told((("held1", caption),), "held1"), told((), "held1")
    assert (words.text, words.style, words.y - usual.y) == (caption, style, lower)


def test_a_name_that_fits_nowhere_is_cut() -> None:
    words = told((("held1", "Kein Platz dafür"),), "held1")
    assert words.text.startswith("Kein")
    assert words.text.endswith("…")
    assert PIXELS_PER_BYTE * sum(tile.width for tile in drawn().text(words.style, words.text)) <= words.room


def test_pictures_and_result_cards_have_the_names_they_are_given() -> None:
    other = (("held1", "キープ1"),)
    one, two = (
        paint_board(board(), "green", HEADING, captions=given).image().convert("RGB") for given in ((), other)
    )
    box = ImageChops.difference(one, two).getbbox()
    assert box is not None
    assert box[1] > TITLE_HEIGHT
    assert box[2] - box[0] < 200
    cards = {paint_result_card(board(), "green", "Blink", (), given).rows.hex() for given in ((), other)}
    assert len(cards) == 2


def test_the_table_beneath_is_painted_once_in_each_language() -> None:
    scene, other = find_layout("blink").lay_out(board()), (("held1", "キープ1"),)
    assert (
        translate_scene(scene, other, drawn()).background is translate_scene(scene, other, drawn()).background
    )
    assert translate_scene(scene, other, drawn()).background is not scene.background


def test_every_screen_of_a_game_has_the_names_of_its_language() -> None:
    japanese, english = Texts.load("ja"), Texts.load("en")
    assert pile_captions(english, "blink") == ()
    wanted = pile_captions(japanese, "blink")
    assert ("stock", "山札") in wanted
    screens = [screen(japanese, loaded(BLINK)) for screen in (board_screen, animation_screen, result_screen)]
    pictures = [screen.picture for screen in screens] + [
        example_board(japanese, "blink", "green", "Blink")[0]
    ]
    shown = [
        picture
        for picture in pictures
        if isinstance(picture, BoardPicture | ReplayAnimation | ResultCard | ReviewStrip)
    ]
    assert [picture.captions for picture in shown] == 4 * [wanted]
    assert any(isinstance(picture, ResultCard) for picture in pictures)
