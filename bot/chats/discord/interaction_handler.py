"""Answers interactions: an interaction becomes an action, and the reply to it becomes messages."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

import discord
from aiohttp import ClientError

from bot.chats.discord.answers import Answerer, RunningTasks, shared_name
from bot.chats.discord.api_errors import NO_ANSWER_POSSIBLE, DiscordErrorCode, error_text
from bot.chats.discord.boards import shown_board
from bot.chats.discord.identity import Interaction
from bot.chats.discord.interaction import EditOrder, InteractionExchange, ShownMessage
from bot.chats.discord.latency import DeliveryDelay
from bot.chats.discord.message import DiscordMessage, message_in_words
from bot.core.actions import Action, Chat
from bot.core.callback_data import CallbackDataError
from bot.core.posts import leaving_post, unpack_from_post
from bot.core.replies import Reply, ReplyTarget
from bot.i18n.texts import Texts
from bot.observability.tracing import trace_event
from bot.storage.board_messages import BoardMessages
from bot.storage.errors import StoreUnavailableError

OWNER_PATIENCE = 1.0
"""Seconds that the store may take to say which process answers; Discord waits three for a response."""
DEFER_AFTER = 0.75
"""Seconds from an interaction until its response is deferred; Discord gives up after three."""

BUSY = 24
"""Running answers from which on each further response is deferred at once, so that no interaction times out
while boards for others are rendered."""

MAX_ANSWERS = 16
"""Running answers to one player; further interactions are rejected."""

NEWER_VERSION_TIME = 1.0
"""Seconds that an unknown interaction is left to other processes, which may be of a newer version."""

CONCURRENCY = 4
"""Rejected interactions of one player that are answered at once."""

MAX_WAITING = 1000
"""Rejected interactions of one player that wait; of further ones Discord shows an error after 3 s."""

log = logging.getLogger(__name__)


class RejectedInteractions:
    """Answers interactions that the rate limit rejects.

    Each is still answered, as cheaply as Discord allows, but only a few at a time per player: so a player who
    presses a thousand times does not delay the answers to others.
    """

    def __init__(self) -> None:
        self._semaphores: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        self._running_tasks = RunningTasks()

    async def reject(self, exchange: InteractionExchange, reply: Reply) -> None:
        """Send the reason; if the player has just read it, only acknowledge a button press."""
        user = exchange.interaction.user.id
        if self._running_tasks.count(user) >= MAX_WAITING:
            log.debug("an interaction is dropped, too many are waiting")
            return
        self._running_tasks.add_current(user)
        semaphore = self._semaphores.setdefault(user, asyncio.Semaphore(CONCURRENCY))
        try:
            async with semaphore:
                is_silent = exchange.is_press and reply.is_already_notified and not exchange.is_waited_for
                if not is_silent:
                    await exchange.send(DiscordMessage(text=reply.notice), is_private=True)
                elif not exchange.is_acknowledged:
                    await exchange.acknowledge()
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("A rejected interaction could not be answered: %s", error or type(error).__name__)

    async def close(self) -> None:
        """Drop those that still wait."""
        await self._running_tasks.drain(0.0)


@dataclass(slots=True)
class Deferral:
    """How the response to an interaction is deferred if the answer takes too long."""

    is_private: bool = True
    """Whether a new message in place of the response would be ephemeral."""


@asynccontextmanager
async def deferring(exchange: InteractionExchange, deadline: float) -> AsyncIterator[Deferral]:
    """Defer the response to an interaction at a deadline, while the answer is prepared in the body.

    The body is always finished; only then an error of deferring is raised.
    """
    deferral, loop, tasks = Deferral(), asyncio.get_running_loop(), list[asyncio.Task[None]]()

    async def defer() -> None:
        if not exchange.is_acknowledged:
            await exchange.defer(is_private=deferral.is_private)

    if deadline <= loop.time():
        await defer()
    timer = loop.call_at(deadline, lambda: tasks.append(asyncio.create_task(defer())))
    try:
        yield deferral
    finally:
        timer.cancel()
        for task in tasks:
            await task


@dataclass(eq=False)
class InteractionHandler(Answerer):
    """Answers every button press and command in Discord."""

    rejected: RejectedInteractions = field(default_factory=RejectedInteractions)
    delay: DeliveryDelay = field(default_factory=DeliveryDelay)
    edit_order: EditOrder = field(default_factory=EditOrder)

    async def press(self, interaction: Interaction, custom_id: str) -> None:
        """Answer a button press, however old the button."""
        try:
            action, is_of_post = unpack_from_post(custom_id)
        except CallbackDataError:
            await self.answer_unknown(interaction, "discord-old-button")
        else:
            await self.answer_action(interaction, action, is_of_post=is_of_post)

    async def answer_action(
        self, interaction: Interaction, action: Action, *, is_of_post: bool = False
    ) -> None:
        """Answer an action; errors are logged and, if possible, reported to the player."""
        delay = self.delay.of(interaction.id)
        exchange = InteractionExchange(interaction, delay, self.edit_order)
        action = replace(action, event=str(interaction.id))
        defer_after = DEFER_AFTER if len(self.running_tasks) < BUSY else 0.0
        deadline = asyncio.get_running_loop().time() + defer_after - delay
        names = shared_name(interaction.id), shared_name(exchange.message_id)

        async def answer() -> None:
            async with self.deduplicator.acquired(*names, patience=OWNER_PATIENCE) as is_ours:
                if is_ours:
                    await self._handle_action(exchange, action, deadline, is_of_post=is_of_post)

        message = exchange.message_id
        with self.message_updates.paused(message), self.edit_order.answering(message):
            await self._answer(exchange, answer)

    async def open_table(self, interaction: Interaction) -> None:
        """Open the table, and note the message of the player's board, which then shows what is played there.

        Every process may respond: Discord takes one response.
        """
        exchange = InteractionExchange(interaction, self.delay.of(interaction.id), self.edit_order)

        async def launch() -> None:
            try:
                await exchange.launch()
            except discord.HTTPException as error:
                if error.code in NO_ANSWER_POSSIBLE:
                    raise
                log.warning("Discord does not open the table: %s", error)
                await self._send_text(exchange, "discord-table-refused")
                return
            if board := shown_board(interaction, exchange.player):
                try:
                    await BoardMessages(self.app.services.store.redis).note(exchange.player, board)
                except StoreUnavailableError as error:
                    log.info("The message in Discord will not show what is played at the table: %s", error)

        await self._answer(exchange, launch)

    async def answer_unknown(self, interaction: Interaction, message_id: str) -> None:
        """Send a message about an unknown interaction, unless another process answers it."""
        exchange = InteractionExchange(interaction)

        async def send_message() -> None:
            if self.deduplicator.is_shared:
                await asyncio.sleep(NEWER_VERSION_TIME)
            name = shared_name(exchange.interaction.id)
            async with self.deduplicator.acquired(name, patience=OWNER_PATIENCE) as is_ours:
                if is_ours:
                    await self._send_text(exchange, message_id)

        await self._answer(exchange, send_message)

    async def send_private_text(self, interaction: Interaction, message_id: str) -> None:
        """Send the player a message of the catalog, ephemerally."""
        exchange = InteractionExchange(interaction)
        await self._answer(exchange, lambda: self._send_text(exchange, message_id))

    async def _answer(self, exchange: InteractionExchange, answer: Callable[[], Awaitable[None]]) -> None:
        with trace_event(Chat.DISCORD):
            player, room = exchange.player, exchange.room
            is_crowded = self.running_tasks.count(player.id) >= MAX_ANSWERS
            if refusal := self.app.rate_limit_reply(player, room, is_crowded=is_crowded):
                await self.rejected.reject(exchange, refusal)
                return
            self.running_tasks.add_current(player.id)
            await self._guard(
                answer,
                lambda error: self._report_error(exchange, error),
                is_acknowledged=lambda: exchange.is_acknowledged,
            )

    async def _handle_action(
        self, exchange: InteractionExchange, action: Action, deadline: float, *, is_of_post: bool
    ) -> None:
        interaction = exchange.interaction
        message, channel = None, interaction.channel_id or 0
        async with deferring(exchange, deadline) as deferral:
            reply = await self.app.handle(exchange.player, action, exchange.room)
            if is_of_post:
                reply = leaving_post(reply)
            if interaction.app_permissions.attach_files:
                self.renderer.note_files(channel, are_taken=True)
            if reply.screen and not reply.is_refused:
                deferral.is_private = reply.is_only_for_player
                message = await self.renderer.message(reply, channel)
            if message and _edits_message(exchange, reply):
                await self.message_updates.stop_updates(exchange.message_id)
                await self.deduplicator.discard_updates(shared_name(exchange.message_id))
        if reply.is_refused:
            await self.rejected.reject(exchange, reply)
            return
        shown = await self._deliver(exchange, reply, message)
        await self._follow_updates(
            interaction.id,
            shown,
            reply,
            lambda update: exchange.send(DiscordMessage(text=update.notice), is_private=True),
            channel,
        )

    async def _deliver(
        self, exchange: InteractionExchange, reply: Reply, message: DiscordMessage | None
    ) -> ShownMessage:
        """Show a reply; return the message that shows its screen, or its notice if it has none."""
        shown = await self._show_screen(exchange, reply, message) if message else None
        if reply.notice or shown is None:
            notice = await exchange.send(DiscordMessage(text=reply.notice), is_private=True)
            shown = shown or notice
        return shown

    async def _show_screen(
        self, exchange: InteractionExchange, reply: Reply, message: DiscordMessage
    ) -> ShownMessage:
        """Show the message for a reply's screen; in words if Discord refuses the picture."""
        interaction, texts = exchange.interaction, Texts.load(reply.language)

        async def show_screen(message: DiscordMessage) -> ShownMessage:
            if _edits_message(exchange, reply):
                return await self._edit(exchange, message, texts)
            return await exchange.send(message, is_private=reply.is_only_for_player)

        try:
            return await show_screen(message)
        except discord.Forbidden:
            screen = reply.screen
            may_attach = interaction.app_permissions.attach_files
            if may_attach or not (message.file and screen and screen.picture):
                raise
        self.renderer.note_files(interaction.channel_id or 0, are_taken=False)
        table = self.renderer.table_label(screen, texts.language)
        return await show_screen(message_in_words(screen, texts, table))

    async def _edit(
        self, exchange: InteractionExchange, message: DiscordMessage, texts: Texts
    ) -> ShownMessage:
        """Replace the message with the button, or send a new one if that is too old."""
        if exchange.is_edit_limited:
            return await exchange.send_instead(message, DiscordMessage(text=texts("discord-goes-on-below")))
        try:
            return await exchange.edit(message)
        except discord.HTTPException as error:
            if error.code != DiscordErrorCode.TOO_MANY_OLD_EDITS:
                raise
            return await exchange.send_instead(message)

    async def _player_texts(self, exchange: InteractionExchange) -> Texts:
        return await self.app.texts(exchange.player, exchange.room)

    async def _send_text(self, exchange: InteractionExchange, message_id: str) -> None:
        texts = await self._player_texts(exchange)
        await exchange.send(DiscordMessage(text=texts(message_id)), is_private=True)

    async def _report_error(self, exchange: InteractionExchange, error: discord.HTTPException | None) -> None:
        """Send the player a message about an error, if one can be sent."""
        texts, interaction = await self._player_texts(exchange), exchange.interaction
        in_thread = isinstance(interaction.channel, discord.Thread)
        if text := error_text(texts, error, interaction.app_permissions, in_thread=in_thread):
            await exchange.send(DiscordMessage(text=text), is_private=True)


def _edits_message(exchange: InteractionExchange, reply: Reply) -> bool:
    """Return whether a reply's screen goes into the message with the button."""
    return exchange.is_press and reply.target is ReplyTarget.HERE
