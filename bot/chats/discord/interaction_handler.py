"""What the bot answers in Discord: an interaction becomes an action, and the reply to it becomes messages."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

import discord
from aiohttp import ClientError

from bot.app import App
from bot.chats.discord.api_errors import DiscordErrorCode, spoken_trouble
from bot.chats.discord.identity import Interaction, player_of, room_of
from bot.chats.discord.interaction import InteractionExchange, ShownMessage
from bot.chats.discord.latency import DeliveryDelay
from bot.chats.discord.message import DiscordMessage
from bot.chats.discord.message_rendering import MessageRenderer
from bot.chats.discord.rejected_requests import RejectedInteractions
from bot.chats.discord.running_tasks import RunningTasks
from bot.core.actions import Action, Chat
from bot.core.callback_data import CallbackDataError
from bot.core.post_buttons import leaving_post, unpack_from_post
from bot.core.replies import Reply, ReplyTarget
from bot.i18n.texts import Texts
from bot.observability.metrics import count_chat_error
from bot.observability.tracing import trace_event
from bot.runtime.message_updates import MessageChangedError, MessageUpdates
from bot.storage.coordination.event_deduplication import EventDeduplicator

Value = TypeVar("Value")

PATIENCE = 0.75
"""Seconds from a player's act until its answer is put off; Discord gives up after three."""

CROWD = 24
"""Answers under way at once from which on each further one is put off before all else: in a crowd promises
come first, so that nobody waits for one while the boards of others are made."""

MOST_OF_ONE = 16
"""Answers to one player that are under way at once; whoever asks for more is turned away."""

ELSEWHERE = 1.0
"""Seconds for which what is not known here is left to a process that may know it: one of a newer version."""

log = logging.getLogger(__name__)


class InteractionHandler:
    """The bot's side of every press and command in Discord."""

    def __init__(
        self,
        app: App,
        easel: MessageRenderer,
        under_way: RunningTasks,
        message_updates: MessageUpdates,
        deduplicator: EventDeduplicator,
    ) -> None:
        self._app = app
        self._deduplicator = deduplicator
        self._easel = easel
        self._under_way = under_way
        self._message_updates = message_updates
        self.doorstep = RejectedInteractions()
        self.delay = DeliveryDelay()

    async def press(self, interaction: Interaction, custom_id: str) -> None:
        """Answer the press of a button, however old."""
        try:
            action, is_of_post = unpack_from_post(custom_id)
        except CallbackDataError:
            await self.admit(interaction, "discord-old-button")
        else:
            await self.act(interaction, action, is_of_post=is_of_post)

    async def act(self, interaction: Interaction, action: Action, *, is_of_post: bool = False) -> None:
        """Answer an action; whatever goes wrong is logged and, where that can be, told to the player."""
        exchange = InteractionExchange(interaction)
        action = replace(action, event=str(interaction.id))
        patience = PATIENCE if len(self._under_way) < CROWD else 0.0
        deadline = asyncio.get_running_loop().time() + patience - self.delay.of(interaction.id)
        with self._message_updates.paused(exchange.pressed):
            await self._guard(exchange, lambda: self._take(exchange, action, deadline, is_of_post=is_of_post))

    async def admit(self, interaction: Interaction, name: str) -> None:
        """Say the same of what is not known here, unless another process answers."""
        exchange = InteractionExchange(interaction)

        async def tell() -> None:
            if self._deduplicator.is_shared:
                await asyncio.sleep(ELSEWHERE)
            async with self._deduplicator.taking(_act(exchange)) as is_ours:
                if is_ours:
                    await self._tell(exchange, name)

        await self._guard(exchange, tell)

    async def say(self, interaction: Interaction, name: str) -> None:
        """Tell the one who acted a message of the catalogue, privately."""
        exchange = InteractionExchange(interaction)
        await self._guard(exchange, lambda: self._tell(exchange, name))

    async def _guard(self, exchange: InteractionExchange, answer: Callable[[], Awaitable[None]]) -> None:
        with trace_event(Chat.DISCORD):
            if refusal := self._refusal(exchange):
                await self.doorstep.turn_away(exchange, refusal)
                return
            self._under_way.begin(exchange.interaction.user.id)
            try:
                await answer()
            except discord.HTTPException as error:
                await self._refused(exchange, error)
            except (ClientError, OSError) as error:
                count_chat_error(Chat.DISCORD, "unreached")
                log.warning("Discord was not reached with an answer: %s", error or type(error).__name__)
            except Exception:
                count_chat_error(Chat.DISCORD, "failed")
                log.exception("An answer in Discord failed")
                await self._apologise(exchange, lambda texts: texts("discord-sorry"))

    def _refusal(self, exchange: InteractionExchange) -> Reply | None:
        """Return what one is told who has asked for too much."""
        player, room = player_of(exchange.interaction), room_of(exchange.interaction)
        is_crowded = self._under_way.of(player.id) >= MOST_OF_ONE
        return self._app.rate_limit_reply(player, room, is_crowded=is_crowded)

    async def _take(
        self, exchange: InteractionExchange, action: Action, deadline: float, *, is_of_post: bool
    ) -> None:
        async with self._deduplicator.taking(_act(exchange), _place(exchange.pressed)) as is_ours:
            if is_ours:
                await self._answer(exchange, action, deadline, is_of_post=is_of_post)

    async def _answer(
        self, exchange: InteractionExchange, action: Action, deadline: float, *, is_of_post: bool
    ) -> None:
        interaction = exchange.interaction
        player, room = player_of(interaction), room_of(interaction)
        reply = await self._in_time(
            exchange, lambda: self._app.handle(player, action, room), deadline, is_private=True
        )
        if reply.is_refused:
            await self.doorstep.turn_away(exchange, reply)
            return
        if is_of_post:
            reply = leaving_post(reply)
        message = None
        if reply.screen:
            message = await self._in_time(
                exchange, lambda: self._easel.message(reply), deadline, is_private=reply.is_only_for_player
            )
        if message and _is_change(exchange, reply):
            await self._in_time(exchange, lambda: self._overtake(exchange), deadline, is_private=True)
        shown = await self._deliver(exchange, reply, message)
        if reply.updates:
            await self._deduplicator.announce(_act(exchange), _place(shown.id))
            self._message_updates.follow(
                shown.id, reply.updates, lambda following: self._follow(exchange, shown, following)
            )

    async def _overtake(self, exchange: InteractionExchange) -> None:
        """Have nothing more shown in the message that was pressed, by whatever process."""
        if self._message_updates.is_following(exchange.pressed):
            await self._message_updates.stop_updates(exchange.pressed)
        await self._deduplicator.overtake(_place(exchange.pressed))

    async def _in_time(
        self,
        exchange: InteractionExchange,
        work: Callable[[], Coroutine[Any, Any, Value]],
        deadline: float,
        *,
        is_private: bool,
    ) -> Value:
        """Return what the work comes to, and put the answer off where that takes until the deadline."""
        left = deadline - asyncio.get_running_loop().time()
        if left <= 0 and not exchange.is_acknowledged:
            await exchange.put_off(is_private=is_private)
        if exchange.is_acknowledged:
            return await work()
        task = asyncio.create_task(work())
        done, _ = await asyncio.wait({task}, timeout=left)
        try:
            if not done and not exchange.is_acknowledged:
                await exchange.put_off(is_private=is_private)
        finally:
            value = await task  # whatever becomes of the answer, the work is not left half done
        return value

    async def _deliver(
        self, exchange: InteractionExchange, reply: Reply, message: DiscordMessage | None
    ) -> ShownMessage:
        """Show a reply; return the message that shows its screen, or its notice where it has none."""
        shown = None
        if message and _is_change(exchange, reply):
            shown = await self._change(exchange, message, Texts.load(reply.language))
        elif message:
            shown = await exchange.send(message, is_private=reply.is_only_for_player)
        if reply.notice or shown is None:
            told = await exchange.send(DiscordMessage(text=reply.notice), is_private=True)
            shown = shown or told
        return shown

    async def _follow(self, exchange: InteractionExchange, shown: ShownMessage, reply: Reply) -> None:
        """Show what comes after an answer, in its message."""
        if not await self._deduplicator.is_announced(_act(exchange), _place(shown.id)):
            raise MessageChangedError
        try:
            if reply.screen:
                message = await self._easel.message(reply)
                await shown.change(**message.changed())
            if reply.notice:
                await exchange.send(DiscordMessage(text=reply.notice), is_private=True)
        except (discord.HTTPException, ClientError, OSError) as error:
            # The message is gone, say: nobody waits for it any longer.
            log.warning("What came after an answer was not shown: %s", error or type(error).__name__)
            raise MessageChangedError from error

    async def _change(
        self, exchange: InteractionExchange, message: DiscordMessage, texts: Texts
    ) -> ShownMessage:
        """Replace the message that was pressed, or go on in a new one where that is too old."""
        if exchange.is_worn_out:
            return await exchange.move_on(message, DiscordMessage(text=texts("discord-goes-on-below")))
        try:
            return await exchange.change(message)
        except discord.HTTPException as error:
            if error.code != DiscordErrorCode.TOO_MANY_OLD_EDITS:
                raise
            return await exchange.move_on(message)

    async def _texts(self, exchange: InteractionExchange) -> Texts:
        return await self._app.texts(player_of(exchange.interaction), room_of(exchange.interaction))

    async def _tell(self, exchange: InteractionExchange, name: str) -> None:
        texts = await self._texts(exchange)
        await exchange.send(DiscordMessage(text=texts(name)), is_private=True)

    async def _refused(self, exchange: InteractionExchange, error: discord.HTTPException) -> None:
        if (
            error.code == DiscordErrorCode.ANSWERED_ALREADY
        ):  # by another process, while nobody could say which is to
            log.info("Somebody else has answered: %s", error)
            return
        count_chat_error(Chat.DISCORD, "refused")
        log.warning("Discord refused an answer: %s", error)
        interaction = exchange.interaction
        may, in_thread = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
        await self._apologise(exchange, lambda texts: spoken_trouble(texts, error, may, in_thread=in_thread))

    async def _apologise(self, exchange: InteractionExchange, said: Callable[[Texts], str]) -> None:
        """Tell the one who acted what went wrong, if there is anything to be said."""
        try:
            if words := said(await self._texts(exchange)):
                await exchange.send(DiscordMessage(text=words), is_private=True)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.warning("Nor could the player be told: %s", error)


def _is_change(exchange: InteractionExchange, reply: Reply) -> bool:
    """Tell whether a reply's screen goes into the message that was pressed."""
    return exchange.is_press and reply.target is ReplyTarget.HERE


def _act(exchange: InteractionExchange) -> str:
    """Return the name of what a player did, the same in all processes."""
    return f"discord:{exchange.interaction.id}"


def _place(message: int) -> str:
    """Return the name of a message, empty where there is none."""
    return f"discord:{message}" if message else ""
