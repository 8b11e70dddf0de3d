"""Pictures in every language: whatever is printed in them has its letters, and room."""

from importlib.resources import files
from itertools import combinations
from unicodedata import category

import pytest

from bot.core.images import ResultCard
from bot.core.loaded_game import LoadedGame
from bot.core.session import Session
from bot.features.replay.screens import result_screen
from bot.i18n.texts import Texts, languages
from bot.screens.descriptions import pile_captions
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from render.boards.layouts import find_layout
from render.boards.scene import PlacedText
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.captions import translate_scene
from render.painting.heading import truncate
from render.painting.result_card import STYLES as LINE_STYLES
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet
from render.painting.titled_image import MARGIN, WIDTH
from render.typography.alphabet import BASELINE, REPLACEMENT, printable
from render.typography.text_sprites import TEXT_STYLES
from tests.engine.playing import kind_name, option_sets, random_course

WRITTEN = frozenset("LNP")
"""Letters, numbers and punctuation, as Unicode's categories begin: all but the signs on buttons."""

LINE = 30
"""Pixels: what stands so near above or below is on the same line."""


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_the_catalogue_can_be_printed(language: str) -> None:
    """Of any message: which of them are painted is the layouts' choice, and may change."""
    folder = files("bot") / "texts" / language
    written = set("".join(file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")))
    told = {letter for letter in written if category(letter)[0] in WRITTEN}
    assert len(told) > 50
    assert not [letter for letter in told if printable(letter) == REPLACEMENT]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_every_line_of_a_result_card_is_whole(game: Game, language: str) -> None:
    layout, room = find_layout(game.name), WIDTH - 2 * MARGIN
    for options in option_sets(game)[::5]:
        begun = Record.begin(game, options, 7)
        moves = [move for move, _ in random_course(begun.start(), 3)]
        for record, has_given_up in ((begun.then(*moves), False), (begun.then(*moves[:1]), True)):
            session = Session("0123456789", record, 0, 0, undos=1999, has_given_up=has_given_up)
            position = record.replay()
            card = result_screen(Texts.load(language), LoadedGame(1, session, position)).picture
            assert isinstance(card, ResultCard)
            drawn = sprite_sheet("green", layout.deck, *layout.lay_out(position.board()).card_size)
            for line in card.lines:
                assert truncate(drawn, LINE_STYLES[-1], line, room) == printable(line)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_every_name_on_the_table_is_told_and_has_room(game: Game, language: str) -> None:
    texts, layout = Texts.load(language), find_layout(game.name)
    told = pile_captions(texts, game.name)
    for options in option_sets(game)[::7]:
        start = game.deal(7, options)
        for position in (start, *[after for _, after in random_course(start, 5)][::9]):
            scene = layout.lay_out(position.board())
            drawn = sprite_sheet("green", layout.deck, *scene.card_size)
            names, printed = scene.all_texts, translate_scene(scene, told, drawn).all_texts
            assert len(printed) == len(names)
            for name, words in zip(names, printed, strict=True):
                if name.caption:
                    message = texts(f"{game.name}-printed-{name.caption.replace(' ', '-')}")
                    assert words.text == message + name.text.removeprefix(name.caption)
                else:
                    assert words == name
            extents = [(words.caption, *extent(drawn, words)) for words in printed]
            pairs = ((one, other) for one, other in combinations(extents, 2) if one[0] or other[0])
            assert not [pair for pair in pairs if meets(*pair)]
            assert all(left >= 0 and right <= scene.width for _, left, right, _ in extents)


def extent(drawn: SpriteSheet, words: PlacedText) -> tuple[int, int, int]:
    """Return where words begin and end, and the line on which they stand."""
    length = PIXELS_PER_BYTE * sum(tile.width for tile in drawn.text(words.style, words.text))
    left = words.x - {"left": 0, "middle": length // 2, "right": length}[words.align]
    return left, left + length, words.y + round(BASELINE * TEXT_STYLES[words.style].size)


def meets(one: tuple[str, int, int, int], other: tuple[str, int, int, int]) -> bool:
    """Tell whether two texts on one line, or nearly, have a column in common."""
    return one[1] < other[2] and other[1] < one[2] and abs(one[3] - other[3]) < LINE
