"""Telegram: updates taken in their order for each player, and handed to who answers them."""

import asyncio
import logging

from telegram import Bot, Update

from bot.app import App
from bot.chats.telegram.answer_updates import AnswerUpdates
from bot.chats.telegram.bot_profile import BotProfile
from bot.chats.telegram.callback_queries import CallbackQueries
from bot.chats.telegram.inline_queries import InlineQueries
from bot.chats.telegram.membership import Membership
from bot.chats.telegram.messages import TelegramMessages
from bot.chats.telegram.post_parts import PostPartSender
from bot.chats.telegram.posts import TelegramPostSender
from bot.chats.telegram.rejected_requests import RejectedCallbackQueries
from bot.chats.telegram.rooms import Administrators, has_number
from bot.chats.telegram.sending.clock import SYSTEM, Clock
from bot.chats.telegram.sending.http_requests import LanedRequest
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.chats.telegram.updates.connection import TelegramConnection
from bot.chats.telegram.updates.polling import Polling
from bot.chats.telegram.updates.update_queue import Answered, UpdateQueue
from bot.chats.telegram.updates.webhook import Webhook, WebhookAddress
from bot.core.actions import Chat, Player
from bot.core.posts import Begin, Post, PostChannel, PostResult
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.metrics import CONNECTED, OUTBOX, set_gauge_function
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.coordination.post_pacing import PostPacer

log = logging.getLogger(__name__)

ANSWERS_END = 1.0
OUTBOX_END = 1.0
"""Seconds, as is the other."""
QUIET = {
    "httpx": logging.WARNING,  # it would log the token with every address
    "httpcore": logging.INFO,  # and so would this
    "telegram": logging.CRITICAL,  # it raises what it logs, traces and all
}


class TelegramAdapter:
    """The bot in Telegram. Without an address for a webhook it fetches its updates."""

    def __init__(
        self,
        app: App,
        pictures: ImageRenderer,
        texts: Texts,
        token: str,
        api_url: str,
        clock: Clock = SYSTEM,
        webhook: WebhookAddress | None = None,
        pace: PostPacer | None = None,
        deduplicator: EventDeduplicator | None = None,
    ) -> None:
        self._bot = bot = Bot(
            token,
            base_url=f"{api_url}/bot",
            base_file_url=f"{api_url}/file/bot",
            request=LanedRequest(),
            get_updates_request=LanedRequest(),
        )
        deduplicator = deduplicator or EventDeduplicator()
        source = Webhook(bot, webhook) if webhook else Polling(bot, deduplicator.lead("telegram"))
        self._connection = TelegramConnection(bot, source)
        self._intake = UpdateQueue(deduplicator, self._answer)
        self._answers = self._intake.answers
        self._profile = BotProfile(bot, texts)
        outbox, admins = OutgoingQueue(bot, pictures, clock), Administrators(bot)
        self._outbox = outbox
        pace = pace or PostPacer()
        pieces = PostPartSender(bot, outbox, pictures, pace, clock)
        self._posts = TelegramPostSender(bot, outbox, pieces, pace, clock, self._connection)
        self._following = AnswerUpdates(outbox, bot)
        self._messages = TelegramMessages(app, outbox, self._following, bot, admins)
        self._doorstep = RejectedCallbackQueries(bot)
        self._presses = CallbackQueries(app, outbox, self._following, bot, admins, self._doorstep)
        self._membership = Membership(app, outbox, admins)
        self._inline = InlineQueries(app, bot, outbox.files)

    async def start(self) -> None:
        """Log in; raise ``StartError`` for a rejected token. Without a network this is left to ``run``."""
        for name, level in QUIET.items():
            logging.getLogger(name).setLevel(level)
        set_gauge_function(OUTBOX, lambda: self._outbox.waiting)
        set_gauge_function(CONNECTED.labels(Chat.TELEGRAM), lambda: self._connection.is_reached)
        await self._connection.open(self.take)

    async def run(self) -> None:
        """Play until cancelled; raise ``StartError`` when the token is rejected later."""
        await self._connection.log_in()
        profile = asyncio.create_task(self._profile.keep())
        try:
            await self._connection.run()
        finally:
            profile.cancel()
            await asyncio.gather(profile, return_exceptions=True)

    async def stop(self) -> None:
        """Take nothing more and finish what was begun, within three seconds."""
        await self._connection.fall_silent()
        await self._posts.close()
        await self._following.close()
        await self._inline.close()
        await self._doorstep.close()
        await self._intake.finish(ANSWERS_END)
        await self._outbox.close(OUTBOX_END)
        await self._following.close()  # of what was only then shown
        await self._intake.close()
        await self._connection.close()

    async def trouble(self) -> str:
        """Say what keeps the bot from answering; empty for nothing."""
        return "" if self._connection.is_reached else "Telegram is not reached"

    async def post(
        self, channel: PostChannel, bulletin: Post, nonce: str, begin: Begin | None = None
    ) -> PostResult:
        """Post once. Telegram recognises nothing that is posted again."""
        del nonce
        return await self._posts.post(channel, bulletin, begin)

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        """Tell nothing: bots cannot look back in Telegram."""
        del channel, nonce
        return None

    async def tell(self, player: Player, screen: Screen, language: str) -> bool:
        """Write to a player alone; tell whether that was possible."""
        return await self._posts.tell(player, screen, language)

    def take(self, update: Update) -> Answered:
        """Begin to answer an update, in the order in which they are taken for each player."""
        if known := self._intake.known(update):
            return known
        actor = update.effective_sender or update.effective_chat
        if actor is None or not has_number(actor):
            return self._intake.pass_over(update)
        if update.inline_query:  # it changes nothing, and each letter brings another
            self._inline.take(update.inline_query)
        elif self._intake.has_room(actor.id):
            return self._intake.begin(update, actor.id)
        elif update.callback_query:
            self._presses.refuse(update.callback_query, is_crowded=True)
        elif update.message:
            self._messages.refuse(update.message, is_crowded=True)
        return self._intake.pass_over(update)

    async def _answer(self, update: Update, turn: asyncio.Lock) -> None:
        """Answer an update when it is its player's turn."""
        if update.callback_query:
            await self._presses.answer(update.callback_query, turn)
            return
        async with turn:
            if update.my_chat_member:
                await self._membership.change(update.my_chat_member)
            elif update.message:
                await self._membership.move(update.message)
                await self._messages.answer(update.message)
