"""The button that opens the table from a message in Telegram: a Mini App, or a link to it.

Sources: https://core.telegram.org/bots/api#inlinekeyboardbutton: a button with ``web_app`` is available only
in private chats; https://core.telegram.org/bots/webapps#direct-link-mini-apps.
"""

from dataclasses import dataclass
from typing import TypeAlias

from telegram import InlineKeyboardButton, User, WebAppInfo

from bot.chats.telegram.screen_format import board_in_play
from bot.chats.telegram.sending.outgoing_message import OutgoingMessage
from bot.core.actions import Action
from bot.core.images import BoardPicture
from bot.core.public_links import TableAddress
from bot.storage.board_messages import BoardMessages

ButtonRow: TypeAlias = tuple[InlineKeyboardButton, ...]


@dataclass(frozen=True, slots=True)
class TelegramTables:
    """What the table in Telegram needs, if the operator has given the page a public address."""

    address: TableAddress
    messages: BoardMessages
    """The messages that show players' boards."""
    app: str = ""
    """The short name of the Mini App to which links in groups lead; empty for the bot's main one."""

    def row_below(self, outgoing: OutgoingMessage, me: User) -> ButtonRow:
        """Return the row with the button that opens the table; empty if there is none in that place.

        Below an ephemeral message there is none: it can be gone when the table is left. Nor is there one
        where Telegram has refused it. ``me`` is the bot.
        """
        game = board_in_play(outgoing.screen)
        if game is None or outgoing.document or outgoing.target.receiver or not outgoing.has_table:
            return ()
        label = outgoing.texts("button-open-table")
        if not outgoing.target.is_group:
            return (InlineKeyboardButton(label, web_app=WebAppInfo(self._address_of(outgoing, game))),)
        link = self._link(me, game.session)
        return (InlineKeyboardButton(label, url=link),) if link else ()

    def _address_of(self, outgoing: OutgoingMessage, game: Action) -> str:
        picture = outgoing.screen.picture
        theme = picture.theme if isinstance(picture, BoardPicture) else ""
        return self.address.in_telegram(outgoing.texts.language, theme, game.session)

    def _link(self, me: User, session: str) -> str:
        """Return the link that opens the Mini App in a group; empty if the bot has none that a link opens."""
        bot = f"https://t.me/{me.username}"
        if self.app:
            return f"{bot}/{self.app}?startapp={session}"
        return f"{bot}?startapp={session}" if me.has_main_web_app else ""
