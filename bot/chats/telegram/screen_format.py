"""A screen as Telegram wants it: text with a bold title, an inline keyboard."""

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity
from telegram.constants import KeyboardButtonStyle

from bot.chats.telegram.links import LinkedScreen
from bot.core.callback_data import pack
from bot.core.replies import MAX_NOTICE
from bot.core.screens import Button, ButtonStyle, Screen

# Shown by clients since February 2026; older ones draw every button alike.
STYLES = {
    ButtonStyle.MOVE: KeyboardButtonStyle.PRIMARY,
    ButtonStyle.PLAIN: None,
    ButtonStyle.DANGER: KeyboardButtonStyle.DANGER,
}


def words(screen: Screen) -> str:
    """Return title and text as one."""
    return "\n".join(part for part in (screen.title, screen.text) if part)


def entities(screen: Screen) -> tuple[MessageEntity, ...]:
    """Return what is to be marked in ``words``: the title, in bold; no parse mode is ever used."""
    if not screen.title:
        return ()
    return (MessageEntity(MessageEntity.BOLD, offset=0, length=utf16_length(screen.title)),)


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    """Return the screen's buttons; raise ``WireError`` for an action that fits on none."""
    rows = [tuple(_button(control) for control in row) for row in screen.rows]
    if isinstance(screen, LinkedScreen):
        rows += screen.links
    return InlineKeyboardMarkup(rows) if rows else None


def short_words(screen: Screen) -> str:
    """Return the screen for where there are no buttons: what a single one does, as it is typed."""
    controls = [control for row in screen.rows for control in row]
    if len(controls) != 1 or controls[0].action.session:
        return words(screen)
    label, action = controls[0].label, controls[0].action
    return f"{words(screen)}\n{label}: /{' '.join((action.verb, *action.words))}"


def is_short(screen: Screen) -> bool:
    """Tell whether nothing is lost when the screen is shown in an alert."""
    if screen.copy:  # an alert has no button for it
        return False
    return len(short_words(screen)) <= MAX_NOTICE and sum(map(len, screen.rows)) <= 1


def utf16_length(text: str) -> int:
    """Return the length in UTF-16 units, in which Telegram counts entities."""
    return len(text.encode("utf-16-le")) // 2


def _button(control: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        control.label, callback_data=pack(control.action), style=STYLES[control.style]
    )
