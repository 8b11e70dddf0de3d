"""Formats screens for Telegram: text with a bold title, and links to deals."""

from dataclasses import dataclass, fields
from urllib.parse import quote

from telegram import CopyTextButton, InlineKeyboardButton, LinkPreviewOptions, MessageEntity, User
from telegram.helpers import create_deep_linked_url

from bot.core.actions import Action, Verb
from bot.core.callback_data import pack
from bot.core.images import BoardPicture, Celebration
from bot.core.replies import MAX_NOTICE
from bot.core.screens import MAX_COPY, Button, Screen
from bot.core.typed_input.deal_codes import read_link_code
from bot.features import links, routes
from bot.i18n.texts import Texts, clipped

NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
SHARE_URL = "https://t.me/share/url?url="
"""Telegram's page for sending a link to a chat of the user's choice."""
MENU = "menu"
"""The start parameter that opens the bot without dealing; no code of a deal equals it."""


@dataclass(frozen=True, slots=True)
class LinkedScreen(Screen):
    """A screen with rows of Telegram's own buttons below its buttons."""

    links: tuple[tuple[InlineKeyboardButton, ...], ...] = ()


def deal_link(me: User, code: str) -> str:
    """Return the deep link that starts a deal in a private chat with the bot."""
    return create_deep_linked_url(me.username or "", code)


def private_chat_link(texts: Texts, me: User) -> Screen:
    """Return the screen for a user whom the bot cannot write to yet, with a link to their private chat."""
    button = InlineKeyboardButton(texts("telegram-open"), url=deal_link(me, MENU))
    return LinkedScreen(text=texts("telegram-no-private-chat", bot=me.username or ""), links=((button,),))


def with_links(screen: Screen, texts: Texts, me: User) -> Screen:
    """Return a screen with the buttons that it has only in Telegram."""
    rows = (_copy_row(screen, texts, me), _file_row(screen, texts), _deal_row(screen, texts, me))
    links = tuple(row for row in rows if row)
    if not links:
        return screen
    return LinkedScreen(**{field.name: getattr(screen, field.name) for field in fields(Screen)}, links=links)


def without_picture(screen: Screen, note: str, texts: Texts, me: User) -> Screen:
    """Return a screen in words, without buttons that only make sense below a picture; ``note`` says why."""
    plain = Screen(**{field.name: getattr(screen, field.name) for field in fields(Screen)})
    return with_links(plain.without_picture(note), texts, me)


def _copy_row(screen: Screen, texts: Texts, me: User) -> tuple[InlineKeyboardButton, ...]:
    """Return the button that copies the text of a screen, with the link to what it is about as its end."""
    if not screen.copy:
        return ()
    link = f"\n{deal_link(me, screen.code)}" if screen.code else ""
    copied = CopyTextButton(clipped(screen.copy, MAX_COPY - len(link)) + link)
    return (InlineKeyboardButton(texts("button-copy"), copy_text=copied),)


def _file_row(screen: Screen, texts: Texts) -> tuple[InlineKeyboardButton, ...]:
    game = game_action(screen)
    if game is None or not isinstance(screen.picture, BoardPicture | Celebration) or _has_few(screen):
        return ()
    action = Action(Verb.FILE, session=game.session, owner=game.owner)
    return (InlineKeyboardButton(texts("telegram-button-file"), callback_data=pack(action)),)


def _deal_row(screen: Screen, texts: Texts, me: User) -> tuple[InlineKeyboardButton, ...]:
    """Return the buttons that play a deal in the private chat and send it to another chat."""
    if not screen.code or _has_few(screen):
        return ()
    link = deal_link(me, screen.code)
    offers = (one.action for one in _all_buttons(screen) if routes()[one.action.verb].takes_audience)
    is_offered = any(action.words for action in offers)  # without words, it is the choice of games
    label = texts("telegram-button-play-alone") if is_offered else play_label(texts, screen.code)
    return (InlineKeyboardButton(label, url=link), _send_button(texts, me, screen.code, link))


def play_label(texts: Texts, code: str) -> str:
    """Return the label of a link to a deal, or to what features declare links to."""
    opens = read_link_code(code)
    return texts(links()[opens.verb].open_label if opens else "button-play-deal")


def _send_button(texts: Texts, me: User, code: str, link: str) -> InlineKeyboardButton:
    """Return the button that sends a deal to another chat: through inline mode, or as a link."""
    opens = read_link_code(code)
    label = texts(links()[opens.verb].send_label if opens else "telegram-button-send")
    if me.supports_inline_queries:
        return InlineKeyboardButton(label, switch_inline_query=code)
    return InlineKeyboardButton(label, url=SHARE_URL + quote(link, safe=""))


def board_in_play(screen: Screen) -> Action | None:
    """Return a button's action that names the game of a board on which it goes on; ``None`` without one."""
    return game_action(screen) if screen.is_in_play else None


def _has_few(screen: Screen) -> bool:
    """Return whether a screen has few buttons and leads to all others by “More”, as at the end of a game."""
    controls = _all_buttons(screen)
    is_ended = any(one.is_main and one.action.verb is not Verb.MOVE for one in controls)
    return is_ended and any(one.action.verb is Verb.MORE for one in controls)


def game_action(screen: Screen) -> Action | None:
    """Return a button's action that names the game whose board is shown; ``None`` if there is no board."""
    actions = (button.action for button in _all_buttons(screen))
    shown = (action for action in actions if action.session and routes()[action.verb].is_below_boards)
    return next(shown, None)


def _all_buttons(screen: Screen) -> tuple[Button, ...]:
    return tuple(button for row in screen.rows for button in row)


def screen_text(screen: Screen) -> str:
    """Return title and text as one."""
    return "\n".join(part for part in (screen.title, screen.text) if part)


def title_entities(screen: Screen) -> tuple[MessageEntity, ...]:
    """Return the entities of ``screen_text``: the title in bold. No parse mode is ever used."""
    if not screen.title:
        return ()
    return (MessageEntity(MessageEntity.BOLD, offset=0, length=utf16_length(screen.title)),)


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
