"""The buttons that only Telegram has: the picture as a file, and what leads to a deal from any chat."""

from dataclasses import dataclass
from urllib.parse import quote

from telegram import CopyTextButton, InlineKeyboardButton, User
from telegram.helpers import create_deep_linked_url

from bot.core.actions import Action, Verb
from bot.core.callback_data import pack
from bot.core.images import BoardPicture
from bot.core.screens import Button, Screen
from bot.i18n.texts import Texts

OF_A_BOARD = frozenset({Verb.MOVE, Verb.CHOOSE, Verb.UNDO, Verb.REDO, Verb.NEW, Verb.GIVE_UP})
"""What is done below the board of a game; pictures with none of these buttons show something else."""
SHARING = "https://t.me/share/url?url="
"""Telegram's own page for sending a link to a chat of one's choice."""
MENU = "menu"
"""The word of the link that opens the bot and deals nothing; no code of a deal is like it."""


@dataclass(frozen=True, slots=True)
class LinkedScreen(Screen):
    """A screen with rows of buttons beneath its own that no other chat could have."""

    links: tuple[tuple[InlineKeyboardButton, ...], ...] = ()


def deal_link(me: User, code: str) -> str:
    """Return the link that deals a deal to whoever opens it, in a private chat with the bot."""
    return create_deep_linked_url(me.username or "", code)


def way_in(texts: Texts, me: User) -> Screen:
    """Return what is told to one to whom the bot may not write yet, with the way to its private chat."""
    button = InlineKeyboardButton(texts("telegram-open"), url=deal_link(me, MENU))
    return LinkedScreen(text=texts("telegram-no-private-chat", bot=me.username or ""), links=((button,),))


def linked(screen: Screen, texts: Texts, me: User) -> Screen:
    """Return a screen with the buttons that it has in Telegram besides."""
    beneath = (_copy_row(screen, texts), _file_row(screen, texts), _deal_row(screen, texts, me))
    rows = tuple(row for row in beneath if row)
    if not rows:
        return screen
    return LinkedScreen(
        screen.title,
        screen.text,
        screen.picture,
        screen.alt,
        screen.rows,
        screen.code,
        screen.copy,
        links=rows,
    )


def _copy_row(screen: Screen, texts: Texts) -> tuple[InlineKeyboardButton, ...]:
    """Return the button that puts a text on the clipboard."""
    if not screen.copy:
        return ()
    return (InlineKeyboardButton(texts("button-copy"), copy_text=CopyTextButton(screen.copy)),)


def _file_row(screen: Screen, texts: Texts) -> tuple[InlineKeyboardButton, ...]:
    """Return the button for the picture of a board as a file."""
    game = _game_of(screen)
    if game is None or not isinstance(screen.picture, BoardPicture):
        return ()
    action = Action(Verb.FILE, session=game.session, owner=game.owner)
    return (InlineKeyboardButton(texts("telegram-button-file"), callback_data=pack(action)),)


def _deal_row(screen: Screen, texts: Texts, me: User) -> tuple[InlineKeyboardButton, ...]:
    """Return the buttons for a deal that others may want to play."""
    if not screen.code:
        return ()
    link = deal_link(me, screen.code)
    offers_it = any(control.action.verb is Verb.PLAY for control in _controls(screen))
    label = texts("telegram-button-play-alone") if offers_it else texts("button-play-deal")
    return (InlineKeyboardButton(label, url=link), _send_button(texts, me, screen.code, link))


def _send_button(texts: Texts, me: User, code: str, link: str) -> InlineKeyboardButton:
    """Return the button that sends a deal to another chat: through the bot, or as a bare link."""
    label = texts("telegram-button-send")
    if me.supports_inline_queries:
        return InlineKeyboardButton(label, switch_inline_query=code)
    return InlineKeyboardButton(label, url=SHARING + quote(link, safe=""))


def _game_of(screen: Screen) -> Action | None:
    """Return a button's action that names the game whose board is shown."""
    actions = (control.action for control in _controls(screen))
    return next((action for action in actions if action.session and action.verb in OF_A_BOARD), None)


def _controls(screen: Screen) -> tuple[Button, ...]:
    return tuple(control for row in screen.rows for control in row)
