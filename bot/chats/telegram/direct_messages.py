"""Direct messages in Telegram: to the private chats of players who have opened one with the bot."""

import logging

from telegram.error import InvalidToken, TelegramError

from bot.chats.telegram.inline_keyboard import keyboard
from bot.chats.telegram.posts import BusyChatError, TelegramSender
from bot.chats.telegram.screen_format import NO_PREVIEW, screen_text, title_entities, with_links
from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of, retry_seconds
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import Begin, PostOutcome
from bot.i18n.texts import Texts

log = logging.getLogger(__name__)

OUTCOMES = {ApiRefusal.NO_ENTRY: PostOutcome.REFUSED, ApiRefusal.UNKNOWN: PostOutcome.UNKNOWN}
"""What became of a message by the error; all others may be tried again."""


class TelegramDirectMessages(TelegramSender):
    """Sends direct messages."""

    async def send_direct_message(
        self, message: DirectMessage, begin: Begin | None = None
    ) -> DirectMessageResult:
        """Send a message once; Telegram does not recognize a repeated one."""
        if not self.connection.is_open:
            return DirectMessageResult(PostOutcome.UNREACHED)
        chat = message.player.id  # a private chat has the id of its user
        screen = with_links(message.screen, Texts.load(message.language), self.bot.bot)
        try:
            async with self._slot(chat, begin, gives_way=message.gives_way):
                await self.bot.send_message(
                    chat,
                    screen_text(screen),
                    entities=title_entities(screen),
                    reply_markup=keyboard(screen, is_in_group=False, has_styles=self.queue.styles.are_known),
                    link_preview_options=NO_PREVIEW,
                )
        except BusyChatError as error:
            return DirectMessageResult(PostOutcome.UNREACHED, error.wait)
        except InvalidToken:
            return DirectMessageResult(PostOutcome.UNREACHED)
        except TelegramError as error:
            log.info("Telegram: a direct message was not sent: %s", error)
            if wait := retry_seconds(error):
                self.queue.pause_chat(chat, wait)
            return DirectMessageResult(OUTCOMES.get(refusal_of(error), PostOutcome.UNREACHED), wait)
        return DirectMessageResult(PostOutcome.SENT)

    async def open_channel(self, message: DirectMessage) -> DirectMessageResult:
        """Return the private chat: it has the id of its user, who must have opened it."""
        return DirectMessageResult(PostOutcome.SENT, channel=message.player.id)

    async def was_sent(self, message: DirectMessage) -> bool | None:
        """Return ``None``: bots cannot read earlier messages in Telegram."""
        del message
        return None
