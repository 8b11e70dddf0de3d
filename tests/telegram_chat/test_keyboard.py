"""Inline keyboards: a narrow phone shows every label whole, of every game in every language."""

from collections.abc import Iterator, Sequence
from importlib.resources import as_file, files

import pytest
from PIL import ImageFont
from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.chats.telegram.inline_keyboard import FRAME, GAP, GROUP_ROOM, PRIVATE_ROOM, keyboard, keyboard_of
from bot.core.actions import Verb
from bot.core.screens import Screen
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.screens.board import board_screen, more_screen
from engine.record import Record
from render.typography.alphabet import FONT
from tests.combinations import combined
from tests.engine.transcripts import RECORDS
from tests.gallery.views import loaded_game

BOARDS = 8
"""Boards of each play that are looked at."""
TOLERANCE = 6
"""Pixels that a row may be wider, because the font is another one."""
FIRST_SIGN, SIGN, COLUMN = "\u2000", 11.0, 7.5
"""From this character on, the font has not all: signs of one column are at most 11 pixels wide, others 15."""


@pytest.fixture(scope="module")
def font() -> ImageFont.FreeTypeFont:
    """Provide a font that is about as wide as Roboto Medium of 15 pixels."""
    with as_file(files("render") / "fonts" / FONT) as path:
        return ImageFont.truetype(path, 14.5)


def screens(texts: Texts, record: Record) -> Iterator[Screen]:
    """Yield the board, its groups of moves, and all other actions."""
    loaded = loaded_game(record)
    board = board_screen(texts, loaded)
    yield board
    for button in (button for row in board.rows for button in row if button.action.verb is Verb.CHOOSE):
        yield board_screen(texts, loaded, button.action.words)
    yield more_screen(texts, loaded)


def width(row: Sequence[InlineKeyboardButton], font: ImageFont.FreeTypeFont) -> float:
    """Return how wide a row is whose buttons are all as wide as the widest label needs."""
    widest = max(
        font.getlength("".join(sign for sign in button.text if sign < FIRST_SIGN))
        + sum(SIGN if columns(sign) < 2 else 2 * COLUMN for sign in button.text if sign >= FIRST_SIGN)
        for button in row
    )
    return len(row) * (widest + FRAME) + (len(row) - 1) * GAP


def shown(markup: InlineKeyboardMarkup | None) -> list[list[str]]:
    return [[button.text for button in row] for row in markup.inline_keyboard] if markup else []


@pytest.mark.parametrize(("language", "name"), combined(finished_languages(), [*RECORDS], seconds=0.15))
def test_every_label_is_whole(language: str, name: str, font: ImageFont.FreeTypeFont) -> None:
    record, texts = Record.read(RECORDS[name]), Texts.load(language)
    for number in range(0, len(record.moves), max(1, len(record.moves) // BOARDS)):
        for screen in screens(texts, record.first(number)):
            for is_in_group, room in ((False, PRIVATE_ROOM), (True, GROUP_ROOM)):
                markup = keyboard(screen, is_in_group=is_in_group)
                assert markup
                labels = [label for row in shown(markup) for label in row]
                assert labels == [button.label for row in screen.rows for button in row]
                most = room + TOLERANCE
                wide = [row for row in markup.inline_keyboard if len(row) > 1 and width(row, font) > most]
                assert shown(InlineKeyboardMarkup(wide)) == []


def test_a_row_is_split_into_equal_parts_only_where_it_is_too_wide() -> None:
    def rows(label: str, count: int, *, is_in_group: bool = False) -> list[int]:
        row = [InlineKeyboardButton(label, callback_data="-")] * count
        return [len(part) for part in shown(keyboard_of([row], is_in_group=is_in_group))]

    assert rows("A♠", 5) == [5]
    assert rows("10♠ + 10♥", 4) == [2, 2]
    assert rows("10♠ + 10♥", 3) == [3]
    assert rows("10♠ + 10♥", 3, is_in_group=True) == [2, 1]
    assert rows("9 of Moons+Suns → pile c", 2) == [1, 1]
    assert keyboard_of([], is_in_group=False) is None
