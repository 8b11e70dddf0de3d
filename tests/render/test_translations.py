"""Translated texts in pictures: all characters can be printed, and captions fit their space."""

from functools import cache
from importlib.resources import files
from itertools import combinations
from unicodedata import category

import pytest

from bot.core.actions import Chat
from bot.core.images import BoardPicture, ReplayAnimation, ResultCard
from bot.core.session import LoadedGame, Session
from bot.features.replay.screens import animation_screen, result_screen
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.board import board_screen
from bot.screens.descriptions import pile_captions
from bot.screens.menus import record_picture
from engine.board import Board
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from render.boards.layouts import lay_out, layout_of
from render.boards.scene import TITLE_HEIGHT, PlacedText, Scene
from render.painting.captions import Captions, translate_scene
from render.painting.heading import truncate
from render.painting.painter import paint_board
from render.painting.result_card import STYLES, paint_result_card
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet
from render.painting.titled_image import ROOM
from render.typography.alphabet import BASELINE, REPLACEMENT, printable
from render.typography.text_sprites import TEXT_STYLES
from tests.bot.saved_games import loaded
from tests.engine.playing import option_sets, random_course
from tests.engine.transcripts import RECORDS
from tests.render.pictures import all_texts, changed, paired_options, rgb

WRITTEN = frozenset("LNP")
"""Unicode categories of letters, numbers and punctuation; symbols on buttons are in none of them."""
SAME_LINE = 30
"""Texts whose baselines differ by fewer pixels are on the same line."""
BLINK = Record.read(RECORDS["blink-won"])
BOARD = BLINK.start().board()

by_language = pytest.mark.parametrize("language", finished_languages())
by_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@by_language
def test_every_character_of_the_catalogue_can_be_printed(language: str) -> None:
    """All messages are checked, because layouts choose which of them they print."""
    folder = files("bot") / "texts" / language
    text = "".join(file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl"))
    characters = {character for character in text if category(character)[0] in WRITTEN}
    assert len(characters) > 50
    assert not [character for character in characters if printable(character) == REPLACEMENT]


@by_language
@by_game
def test_every_line_of_a_result_card_fits(game: Game, language: str) -> None:
    for ended, sheet in ended_games(game):
        card = result_screen(Texts.load(language), ended, Chat.PAGE).picture
        assert isinstance(card, ResultCard)
        assert all(truncate(sheet, STYLES[-1], line, ROOM) == printable(line) for line in card.lines)


@cache
def ended_games(game: Game) -> tuple[tuple[LoadedGame, SpriteSheet], ...]:
    """Return a game played to its end with each of some option sets, and one given up after a move."""
    found = []
    for options in paired_options(game):
        start = Record.begin(game, options, 7)
        moves = [move for move, _ in random_course(start.start(), 3)]
        for record, has_given_up in ((start.then(*moves), False), (start.then(*moves[:1]), True)):
            session = Session("0123456789", record, 0, 0, undos=1999, has_given_up=has_given_up)
            found.append((LoadedGame(1, session, record.replay()), laid_out(record)[1]))
    return tuple(found)


def laid_out(record: Record) -> tuple[Scene, SpriteSheet]:
    return with_sheet(record.replay().board())


def with_sheet(board: Board) -> tuple[Scene, SpriteSheet]:
    layout, scene = layout_of(board), lay_out(board)
    return scene, sprite_sheet("green", layout.deck, *scene.card_size)


@cache
def scenes_of_play(game: Game) -> tuple[tuple[Scene, SpriteSheet], ...]:
    """Return some moments of random play with some option sets."""
    found, sets = [], option_sets(game)
    for options in sets[::7] + sets[-1:]:
        start = game.deal(7, options)
        positions = (start, *[after for _, after in random_course(start, 5)][::9])
        found += [with_sheet(position.board()) for position in positions]
    return tuple(found)


@by_language
@by_game
def test_every_caption_is_translated_and_has_room(game: Game, language: str) -> None:
    texts = Texts.load(language)
    captions = pile_captions(texts, game.name)
    for scene, sheet in scenes_of_play(game):
        translated = all_texts(translate_scene(scene, captions, sheet))
        for before, after in zip(all_texts(scene), translated, strict=True):
            if before.caption:
                message = texts.of_game(game.name, f"printed-{before.caption.replace(' ', '-')}")
                assert after.text == message + before.text.removeprefix(before.caption)
            else:
                assert after == before
        extents = [(text.caption, *extent(sheet, text)) for text in translated]
        pairs = ((one, other) for one, other in combinations(extents, 2) if one[0] or other[0])
        assert not [pair for pair in pairs if overlap(*pair)]
        assert all(left >= 0 and right <= scene.width for _, left, right, _ in extents)


def extent(sheet: SpriteSheet, text: PlacedText) -> tuple[int, int, int]:
    width = sheet.text_width(text.style, text.text)
    left = text.x - {"left": 0, "middle": width // 2, "right": width}[text.align]
    return left, left + width, text.y + round(BASELINE * TEXT_STYLES[text.style].size)


def overlap(one: tuple[str, int, int, int], other: tuple[str, int, int, int]) -> bool:
    return one[1] < other[2] and other[1] < one[2] and abs(one[3] - other[3]) < SAME_LINE


def caption(captions: Captions, name: str) -> PlacedText:
    scene, sheet = laid_out(BLINK.first(0))
    texts = zip(all_texts(scene), all_texts(translate_scene(scene, captions, sheet)), strict=True)
    return next(after for before, after in texts if before.caption == name)


def test_a_translation_is_as_large_as_it_fits_on_the_same_baseline() -> None:
    assert caption((), "stock").text == "stock 59"
    assert caption((("stock", "山札"),), "stock").text == "山札 59"
    for text, style, lower in (("neu", "name", 0), ("キープ1", "small", 13), ("gehalten 1", "tiny", 21)):
        held = caption((("held1", text),), "held1")
        assert (held.text, held.style, held.y - caption((), "held1").y) == (text, style, lower)
    held = caption((("held1", "Kein Platz dafür"),), "held1")
    assert held.text.startswith("Kein")
    assert held.text.endswith("…")
    assert laid_out(BLINK)[1].text_width(held.style, held.text) <= held.room


def test_the_translations_of_a_row_have_the_same_size() -> None:
    captions = (("drawn", "neu"), ("held1", "gehalten 1"), ("held2", "b"))
    assert {caption(captions, name).style for name in ("drawn", "held1", "held2")} == {"tiny"}
    assert caption((*captions, ("stock", "Talon")), "stock").style == "small"


def test_boards_and_result_cards_have_the_captions_that_they_are_given() -> None:
    choices: tuple[Captions, ...] = ((), (("held1", "キープ1"),))
    pictures = [rgb(paint_board(BOARD, "green", ("Blink", "42"), captions=each)) for each in choices]
    left, top, right, _ = changed(*pictures)
    assert top > TITLE_HEIGHT
    assert right - left < 200
    cards = [paint_result_card(BOARD, "green", "Blink", (), captions).rows for captions in choices]
    assert cards[0] != cards[1]


def test_every_screen_of_a_game_has_the_captions_of_its_language() -> None:
    japanese = Texts.load("ja")
    assert pile_captions(Texts.load("en"), "blink") == ()
    captions = pile_captions(japanese, "blink")
    assert ("stock", "山札") in captions
    here = loaded(BLINK.first(len(BLINK.moves) - 1))  # a won game is celebrated instead
    screens = [screen(japanese, here) for screen in (board_screen, animation_screen)]
    screens.append(result_screen(japanese, here, Chat.PAGE))
    pictures = [*(screen.picture for screen in screens), record_picture(japanese, BLINK, "green")[0]]
    assert all(isinstance(picture, BoardPicture | ReplayAnimation | ResultCard) for picture in pictures)
    assert [getattr(picture, "captions", None) for picture in pictures] == 4 * [captions]
