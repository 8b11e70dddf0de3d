"""The content of a post in Telegram: text with mentions, and buttons that leave the post as it is."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity, User

from bot.chats.telegram.inline_keyboard import button_style, keyboard_of
from bot.chats.telegram.screen_format import deal_link, screen_text, title_entities, utf16_length
from bot.core.actions import Chat
from bot.core.commands import ONLY_PLAYER
from bot.core.posts import Post, pack_for_post
from bot.core.screens import MAX_CAPTION, Button, Screen

BELL = "🔔"
NAMELESS = "👤"
MOST_NAME_UNITS = 76
"""The longest name in UTF-16 units, in which Telegram counts: 50 of these names fit in a message."""


@dataclass(frozen=True, slots=True)
class PostText:
    """A text with its entities."""

    text: str
    entities: tuple[MessageEntity, ...] = ()

    def __add__(self, other: "PostText") -> "PostText":
        shifted = MessageEntity.shift_entities(utf16_length(self.text), other.entities)
        return PostText(self.text + other.text, (*self.entities, *shifted))


def caption_and_mentions(post: Post) -> tuple[PostText, PostText | None]:
    """Return the caption of the picture, and the mentions if they do not fit in it."""
    caption, mentions = PostText(screen_text(post.screen), title_entities(post.screen)), mentions_text(post)
    if mentions is None:
        return caption, None
    together = caption + PostText("\n\n") + mentions
    return (together, None) if utf16_length(together.text) <= MAX_CAPTION else (caption, mentions)


def mentions_text(post: Post) -> PostText | None:
    """Return the mentions of a post's players, ``None`` if there are none; 50 of them fit in any message."""
    text = PostText(f"{BELL} ")
    mentioned = [(player, name) for player, name in post.mentioned if player.chat is Chat.TELEGRAM]
    for number, (player, name) in enumerate(mentioned):
        user = User(player.id, _clip_name(name) or NAMELESS, is_bot=False)
        entity = MessageEntity(MessageEntity.TEXT_MENTION, 0, utf16_length(user.first_name), user=user)
        text += PostText(", " if number else "") + PostText(user.first_name, (entity,))
    return text if mentioned else None


def _clip_name(name: str) -> str:
    """Return as much of a name as fits; an emoji takes two units."""
    encoding = "utf-16-le"
    return name.encode(encoding)[: 2 * MOST_NAME_UNITS].decode(encoding, "ignore")


def post_keyboard(
    screen: Screen, me: User, code: str = "", *, has_styles: bool = False
) -> InlineKeyboardMarkup | None:
    """Return the buttons of a post; raise ``CallbackDataError`` for an action that fits on none.

    ``code`` is the start parameter of the deep link by which its challenge is played in private, if any.
    ``has_styles`` says that the server knows the styles of buttons.
    """
    rows = [tuple(_post_buttons(row, me, code, has_styles=has_styles)) for row in screen.rows]
    return keyboard_of(rows, is_in_group=True)


def _post_buttons(
    buttons: Iterable[Button], me: User, code: str, *, has_styles: bool
) -> Iterator[InlineKeyboardButton]:
    for button in buttons:
        action, style = button.action, button_style(button, has_styles=has_styles)
        # Playing without spectators is possible in the private chat, so that button is a link to it.
        if action.words[1:] == (ONLY_PLAYER,):
            url = deal_link(me, code or f"{action.verb}-{action.words[0]}")
            yield InlineKeyboardButton(button.label, url=url, style=style)
        else:
            yield InlineKeyboardButton(button.label, callback_data=pack_for_post(action), style=style)
