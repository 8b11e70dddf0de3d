"""A post as Telegram wants it: words with those who are told, and buttons that leave the post as it is."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity, User

from bot.chats.telegram.links import deal_link
from bot.chats.telegram.screen_format import STYLES, entities, utf16_length, words
from bot.core.actions import Chat, Verb
from bot.core.commands import ONLY_PLAYER
from bot.core.post_buttons import pack_for_post
from bot.core.posts import Post
from bot.core.screens import MAX_CAPTION, Button, Screen

BELL = "🔔"
NAMELESS = "👤"
MOST_UNITS = 76
"""Of UTF-16, in which Telegram counts: 50 names of so many fit in a message."""


@dataclass(frozen=True, slots=True)
class PostText:
    """A text, and what in it is marked."""

    text: str
    entities: tuple[MessageEntity, ...] = ()

    def __add__(self, other: "PostText") -> "PostText":
        """Return another text behind this one."""
        ahead = utf16_length(self.text)
        moved = MessageEntity.shift_entities(ahead, other.entities)
        return PostText(self.text + other.text, (*self.entities, *moved))


def caption_and_call(bulletin: Post) -> tuple[PostText, PostText | None]:
    """Return what stands below the picture, and what calls those who are told where there it has no room."""
    said, call = PostText(words(bulletin.screen), entities(bulletin.screen)), call_of(bulletin)
    if call is None:
        return said, None
    together = said + PostText("\n\n") + call
    return (together, None) if utf16_length(together.text) <= MAX_CAPTION else (said, call)


def call_of(bulletin: Post) -> PostText | None:
    """Return the names of those who are told, each leading to its player; 50 of them fit in any message."""
    called = PostText(f"{BELL} ")
    found = [(player, name) for player, name in bulletin.mentioned if player.chat is Chat.TELEGRAM]
    for number, (player, name) in enumerate(found):
        user = User(player.id, _within(name) or NAMELESS, is_bot=False)
        mention = MessageEntity(MessageEntity.TEXT_MENTION, 0, utf16_length(user.first_name), user=user)
        called += PostText(", " if number else "") + PostText(user.first_name, (mention,))
    return called if found else None


def _within(name: str) -> str:
    """Return as much of a name as has room in a call; an emoji takes as much as two letters."""
    encoding = "utf-16-le"
    return name.encode(encoding)[: 2 * MOST_UNITS].decode(encoding, "ignore")


def post_keyboard(screen: Screen, me: User, code: str = "") -> InlineKeyboardMarkup | None:
    """Return the buttons of a post; raise ``WireError`` for an action that fits on none.

    ``code`` is that of the link by which its puzzle is played alone, where there is one.
    """
    rows = [tuple(_buttons(row, me, code)) for row in screen.rows]
    return InlineKeyboardMarkup(rows) if rows else None


def _buttons(controls: Iterable[Button], me: User, code: str) -> Iterator[InlineKeyboardButton]:
    for control in controls:
        action, style = control.action, STYLES[control.style]
        # Who plays alone does so in the private chat, to which a link leads.
        if action.verb is Verb.DAILY and action.words[1:] == (ONLY_PLAYER,):
            url = deal_link(me, code or f"daily-{action.words[0]}")
            yield InlineKeyboardButton(control.label, url=url, style=style)
        else:
            yield InlineKeyboardButton(control.label, callback_data=pack_for_post(action), style=style)
