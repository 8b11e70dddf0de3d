"""The Telegram adapter: receives updates, and handles those of each player in their order."""

import asyncio
import logging

from telegram import Bot, Update

from bot.app import App
from bot.chats.telegram.answer_updates import AnswerUpdates
from bot.chats.telegram.background_tasks import BackgroundTasks
from bot.chats.telegram.bot_profile import publish_profile
from bot.chats.telegram.callback_answers import RejectedCallbackQueries
from bot.chats.telegram.callback_queries import CallbackQueries
from bot.chats.telegram.direct_messages import TelegramDirectMessages
from bot.chats.telegram.group_directory import TelegramGroups
from bot.chats.telegram.inline_queries import InlineQueries
from bot.chats.telegram.invite_links import invite_links
from bot.chats.telegram.membership import Membership
from bot.chats.telegram.messages import TelegramMessages
from bot.chats.telegram.posts import TelegramPostSender
from bot.chats.telegram.rooms import Administrators, has_valid_id
from bot.chats.telegram.sending.http_requests import LanedRequest
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.chats.telegram.shown_boards import TelegramBoards
from bot.chats.telegram.table_button import TelegramTables
from bot.chats.telegram.updates.connection import TelegramConnection
from bot.chats.telegram.updates.polling import Polling
from bot.chats.telegram.updates.update_queue import Answered, UpdateQueue
from bot.chats.telegram.updates.webhook import Webhook, WebhookAddress
from bot.core.actions import Chat
from bot.core.public_links import Announce, announce_nothing
from bot.i18n.texts import Texts
from bot.observability.metrics import CONNECTED, OUTBOX
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.clock import SYSTEM_CLOCK, Clock
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.coordination.post_pacing import PostPacer

log = logging.getLogger(__name__)

ANSWER_DRAIN_SECONDS = 1.0
SEND_DRAIN_SECONDS = 1.0
LOG_LEVELS = {
    "httpx": logging.WARNING,  # it would log the token with every URL
    "httpcore": logging.INFO,  # and so would this
    "telegram": logging.CRITICAL,  # it raises what it logs, with tracebacks
}


class TelegramAdapter:
    """The bot in Telegram. Without a webhook address it uses long polling."""

    def __init__(
        self,
        app: App,
        pictures: ImageRenderer,
        texts: Texts,
        token: str,
        api_url: str,
        webhook: WebhookAddress | None = None,
        pace: PostPacer | None = None,
        deduplicator: EventDeduplicator | None = None,
        announce: Announce = announce_nothing,
        clock: Clock = SYSTEM_CLOCK,
        tables: TelegramTables | None = None,
    ) -> None:
        """``tables`` opens the table from boards; ``None`` if the page has no public address."""
        self._announce = announce
        self._bot = bot = Bot(
            token,
            base_url=f"{api_url}/bot",
            base_file_url=f"{api_url}/file/bot",
            request=LanedRequest(),
            get_updates_request=LanedRequest(),
        )
        deduplicator = deduplicator or EventDeduplicator()
        lease, receive = deduplicator.leader_lease("telegram"), self.receive_update
        source = Webhook(bot, receive, webhook) if webhook else Polling(bot, receive, lease)
        self._connection = TelegramConnection(bot, source)
        self._update_queue = UpdateQueue(deduplicator, self._answer_update)
        self._answering = self._update_queue.answering
        self._texts = texts
        queue, admins = OutgoingQueue(bot, pictures, clock, tables), Administrators(bot)
        self._queue = queue
        self._table_address = tables.address if tables else None
        sending = (bot, queue, pace or PostPacer(), clock, self._connection)
        self.posts = TelegramPostSender(*sending, pictures)
        self.direct_messages = TelegramDirectMessages(*sending)
        self.groups = TelegramGroups(bot)
        self._answer_updates = AnswerUpdates(queue)
        self._tasks = BackgroundTasks()
        self.boards = TelegramBoards(app, queue, tables.messages, self._tasks) if tables else None
        if self.boards:
            queue.note_shown = self.boards.note_shown
        shared = (app, queue, self._answer_updates, bot, admins)
        self._messages = TelegramMessages(*shared)
        self._callback_queries = CallbackQueries(*shared, RejectedCallbackQueries(bot, self._tasks))
        self._membership = Membership(*shared)
        self._inline = InlineQueries(app, bot, queue.files, self._tasks)

    async def start(self) -> None:
        """Log in; raise ``StartError`` for a rejected token. Without a network, ``run`` logs in later."""
        for name, level in LOG_LEVELS.items():
            logging.getLogger(name).setLevel(level)
        OUTBOX.set_function(lambda: self._queue.waiting)
        CONNECTED.labels(Chat.TELEGRAM).set_function(lambda: self._connection.is_reached)
        await self._connection.open()

    async def run(self) -> None:
        """Handle updates until cancelled; raise ``StartError`` if the token is rejected later."""
        await self._connection.log_in()
        self._announce(invite_links(self._bot.username))
        self._tasks.start(self._queue.ephemeral.probe())
        self._tasks.start(self._queue.styles.probe())
        self._tasks.start(publish_profile(self._bot, self._texts, self._table_address))
        await self._connection.run()

    async def stop(self) -> None:
        """Receive nothing more and finish what has begun, within three seconds."""
        await self._connection.stop_receiving()
        await self.posts.close()
        await self._answer_updates.close()
        await self._tasks.close()
        await self._update_queue.drain(ANSWER_DRAIN_SECONDS)
        await self._queue.close(SEND_DRAIN_SECONDS)
        await self._answer_updates.close()  # of messages sent in the meantime
        await self._update_queue.close()
        await self._connection.close()

    async def trouble(self) -> str:
        """Return what keeps the bot from answering; empty if nothing does."""
        return "" if self._connection.is_reached else "Telegram can't be reached"

    def receive_update(self, update: Update) -> Answered:
        """Start to answer an update; those of one player are answered in the order of arrival."""
        if known := self._update_queue.find_taken(update):
            return known
        actor = update.effective_sender or update.effective_chat
        if actor is None or not has_valid_id(actor):
            return self._update_queue.skip(update)
        if update.inline_query:  # it changes nothing, and each letter sends another
            self._inline.receive_query(update.inline_query)
        elif self._update_queue.has_room(actor.id):
            return self._update_queue.start(update, actor.id)
        elif update.callback_query:
            self._callback_queries.reject_if_limited(update.callback_query, is_crowded=True)
        elif update.message:
            self._messages.reject_if_limited(update.message, is_crowded=True)
        return self._update_queue.skip(update)

    async def _answer_update(self, update: Update, lock: asyncio.Lock) -> None:
        """Answer an update while holding its player's lock."""
        if update.callback_query:
            await self._callback_queries.handle_query(update.callback_query, lock)
            return
        async with lock:
            if update.my_chat_member:
                await self._membership.update_membership(update.my_chat_member)
            elif update.message:
                await self._membership.migrate_group(update.message)
                await self._messages.handle_message(update.message)
