"""Formats screens for Telegram: text with a bold title, and an inline keyboard."""

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity
from telegram.constants import KeyboardButtonStyle

from bot.chats.telegram.links import LinkedScreen
from bot.core.callback_data import pack
from bot.core.replies import MAX_NOTICE
from bot.core.screens import Button, ButtonStyle, Screen

# Shown by clients since February 2026; older ones draw all buttons alike.
STYLES = {
    ButtonStyle.MOVE: KeyboardButtonStyle.PRIMARY,
    ButtonStyle.PLAIN: None,
    ButtonStyle.DANGER: KeyboardButtonStyle.DANGER,
}


def screen_text(screen: Screen) -> str:
    """Return title and text as one."""
    return "\n".join(part for part in (screen.title, screen.text) if part)


def title_entities(screen: Screen) -> tuple[MessageEntity, ...]:
    """Return the entities of ``screen_text``: the title in bold. No parse mode is ever used."""
    if not screen.title:
        return ()
    return (MessageEntity(MessageEntity.BOLD, offset=0, length=utf16_length(screen.title)),)


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    """Return the screen's buttons; raise ``CallbackDataError`` for an action that fits on none."""
    rows = [tuple(_keyboard_button(button) for button in row) for row in screen.rows]
    if isinstance(screen, LinkedScreen):
        rows += screen.links
    return InlineKeyboardMarkup(rows) if rows else None


def alert_text(screen: Screen) -> str:
    """Return the text of a screen without buttons: a single button becomes the command to type."""
    buttons = [button for row in screen.rows for button in row]
    if len(buttons) != 1 or buttons[0].action.session:
        return screen_text(screen)
    label, action = buttons[0].label, buttons[0].action
    return f"{screen_text(screen)}\n{label}: /{' '.join((action.verb, *action.words))}"


def fits_alert(screen: Screen) -> bool:
    """Return whether an alert shows everything that the screen does."""
    if screen.copy:  # an alert has no button for it
        return False
    return len(alert_text(screen)) <= MAX_NOTICE and sum(map(len, screen.rows)) <= 1


def utf16_length(text: str) -> int:
    """Return the length in UTF-16 units, in which Telegram counts entities."""
    return len(text.encode("utf-16-le")) // 2


def _keyboard_button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(button.label, callback_data=pack(button.action), style=STYLES[button.style])
