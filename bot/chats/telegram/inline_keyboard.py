"""The inline keyboard below a message, in rows of buttons that a phone shows whole.

Telegram draws the buttons of a row equally wide and cuts labels that do not fit, but a keyboard can have many
rows. The sizes are those of Telegram for Android, in ``ChatMessageCell`` and ``MessageObject`` of its source.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from unicodedata import east_asian_width

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import KeyboardButtonStyle

from bot.chats.telegram.screen_format import LinkedScreen
from bot.core.callback_data import pack
from bot.core.screens import Button, ButtonStyle, Screen
from bot.i18n.text_width import EMOJI_STYLE, WIDE

PRIVATE_ROOM, GROUP_ROOM = 345, 293
"""Pixels for a row on a phone 360 pixels wide; in a group, the sender's picture is beside it."""
FRAME, GAP = 16, 5
"""Pixels around a label, and between two buttons."""
WIDTHS = {" ": 4.0, "…": 11.0, "–": 9.0, EMOJI_STYLE: 6.0}
NARROW, BROAD = frozenset("fijlrt.,:;!|’'()[]-"), frozenset("mwMW%+")
NARROW_WIDTH, BROAD_WIDTH, CAPITAL_WIDTH, LOWERCASE_WIDTH = 5.5, 13.0, 10.0, 8.5
IDEOGRAPH_WIDTH, SIGN_WIDTH, EMOJI_WIDTH = 15.0, 12.0, 18.0
FIRST_SIGN, FIRST_EMOJI = "\u2000", "\U0001f000"
"""From the first one on, characters are signs, such as suits, unless they are wide."""
MEASURED = 4096
"""Cached labels: most are shown again and again."""


def keyboard(
    screen: Screen, *, is_in_group: bool, has_styles: bool = False, last: Sequence[InlineKeyboardButton] = ()
) -> InlineKeyboardMarkup | None:
    """Return a screen's buttons; raise ``CallbackDataError`` for an action that fits on none.

    ``has_styles`` says that the server knows the styles of buttons, ``last`` is a row below all others.
    """
    rows = [tuple(_keyboard_button(button, has_styles=has_styles) for button in row) for row in screen.rows]
    if isinstance(screen, LinkedScreen):
        rows += screen.links
    if last:
        rows.append(tuple(last))
    return keyboard_of(rows, is_in_group=is_in_group)


def keyboard_of(
    rows: Sequence[Sequence[InlineKeyboardButton]], *, is_in_group: bool
) -> InlineKeyboardMarkup | None:
    """Return buttons in rows that a phone shows whole; ``None`` without any."""
    room = GROUP_ROOM if is_in_group else PRIVATE_ROOM
    return InlineKeyboardMarkup([*_whole_rows(rows, room)]) if rows else None


def _whole_rows(
    rows: Iterable[Sequence[InlineKeyboardButton]], room: int
) -> Iterator[Sequence[InlineKeyboardButton]]:
    """Yield the rows; one whose labels would be cut as several, which are about equally long."""
    for row in rows:
        widest = max(label_width(button.text) for button in row)
        fitting = max(1, int((room + GAP) // (widest + FRAME + GAP)))
        parts = -(-len(row) // fitting)
        size = -(-len(row) // parts)
        yield from (row[first : first + size] for first in range(0, len(row), size))


@lru_cache(MEASURED)
def label_width(label: str) -> float:
    """Return about how many pixels wide a label is in Roboto Medium of 15 pixels, rather more than less."""
    return sum(map(_character_width, label))


def _character_width(character: str) -> float:
    if found := WIDTHS.get(character):
        return found
    if east_asian_width(character) in WIDE:
        return EMOJI_WIDTH if character >= FIRST_EMOJI else IDEOGRAPH_WIDTH
    if character >= FIRST_SIGN:
        return SIGN_WIDTH
    if character in NARROW:
        return NARROW_WIDTH
    if character in BROAD:
        return BROAD_WIDTH
    return CAPITAL_WIDTH if character.isupper() else LOWERCASE_WIDTH


def button_style(button: Button, *, has_styles: bool) -> KeyboardButtonStyle | None:
    """Return the color of a button: one for what a screen is for, another for what ends or deletes something.

    All others have none, moves too: Telegram recommends its blue for main actions, and with a dozen of them
    nothing would stand out. Clients before February 2026 draw all buttons alike.
    """
    if has_styles and button.style is ButtonStyle.DANGER:
        return KeyboardButtonStyle.DANGER
    return KeyboardButtonStyle.PRIMARY if has_styles and button.is_main else None


def _keyboard_button(button: Button, *, has_styles: bool) -> InlineKeyboardButton:
    style = button_style(button, has_styles=has_styles)
    return InlineKeyboardButton(button.label, callback_data=pack(button.action), style=style)
