"""What is typed to the bot as an ordinary message: in a conversation with it, or behind a mention of it.

Everything can be asked for so, for slash commands are out of reach of some: of those with Discord's legacy
or accessible chat input, for one. Discord tells a bot what such messages say without any privileged intent.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from aiohttp import ClientError

from bot.app import App
from bot.chats.discord.api_errors import NOT_ALLOWED, DiscordErrorCode
from bot.chats.discord.identity import channel_of, group_of
from bot.chats.discord.message import DiscordMessage
from bot.chats.discord.message_parsing import read_typed
from bot.chats.discord.message_rendering import MessageRenderer
from bot.chats.discord.running_tasks import RunningTasks
from bot.core.actions import Chat, Player, Room
from bot.core.player_names import player_name
from bot.core.replies import Reply
from bot.observability.metrics import count_chat_error
from bot.runtime.message_updates import MessageChangedError, MessageUpdates
from bot.storage.coordination.event_deduplication import EventDeduplicator

FindChannel = Callable[[int], Awaitable[discord.abc.Snowflake]]

MOST_OF_ONE = 4
"""Answers to one player that are under way; who types meanwhile is told to wait. Discord lets a bot write to
a channel about once a second, and others wait there, too."""

MOST_TOLD = 8
"""The same from which on what is typed is passed over."""

ELSEWHERE = 8.0
"""Seconds for which it is looked whether a process that took a line and ended gives it back."""

log = logging.getLogger(__name__)


class TypedMessages:
    """The bot's side of what is typed to it."""

    def __init__(
        self,
        app: App,
        easel: MessageRenderer,
        under_way: RunningTasks,
        message_updates: MessageUpdates,
        deduplicator: EventDeduplicator,
        find: FindChannel,
    ) -> None:
        self._deduplicator = deduplicator
        self._app = app
        self._find = find
        self._easel = easel
        self._under_way = under_way
        self._message_updates = message_updates

    async def answer(self, message: discord.Message, line: str) -> None:
        """Answer a typed line; whatever goes wrong is logged and, where that can be, told to the player."""
        player, room = Player(Chat.DISCORD, message.author.id), Room(group=group_of(message))
        waiting = self._under_way.of(player.id)
        if waiting >= MOST_TOLD:
            return
        self._under_way.begin(player.id)
        if refusal := self._app.rate_limit_reply(player, room, is_crowded=waiting >= MOST_OF_ONE):
            await self._refuse(message, refusal)
            return
        async with self._deduplicator.taking(_act(message)) as is_ours:
            if is_ours:
                await self._answer(message, player, line)
                return
        self._under_way.step_aside()
        async with self._deduplicator.inheriting(_act(message), ELSEWHERE) as is_ours:
            if is_ours:
                self._under_way.begin(player.id)
                await self._answer(message, player, line)

    async def _answer(self, message: discord.Message, player: Player, line: str) -> None:
        action = replace(read_typed(line), event=str(message.id))
        room = await self._room(message)
        try:
            reply = await self._app.handle(player, action, room)
            if reply.is_refused:
                await self._refuse(message, reply)
            else:
                await self._deliver(message, reply)
        except discord.HTTPException as error:
            count_chat_error(Chat.DISCORD, "refused")
            log.warning("Discord refused an answer: %s", error)
            await self._apologise(message, player, room, error.code)
        except (ClientError, OSError) as error:
            count_chat_error(Chat.DISCORD, "unreached")
            log.warning("Discord was not reached with an answer: %s", error or type(error).__name__)
        except Exception:
            count_chat_error(Chat.DISCORD, "failed")
            log.exception("An answer in Discord failed")
            await self._apologise(message, player, room)

    async def _refuse(self, message: discord.Message, reply: Reply) -> None:
        """Say once that a player has asked for too much, where they did."""
        if reply.is_already_notified:
            return
        try:
            await _reply(message, DiscordMessage(text=reply.notice))
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("A player was not told to wait: %s", error or type(error).__name__)

    async def _room(self, message: discord.Message) -> Room:
        """Return where a message stands; whether that is a thread, and of which channel, it does not tell."""
        group, name = group_of(message), player_name(message.author.display_name)
        if not group:
            return Room(name=name)
        channel: discord.abc.Snowflake = message.channel
        try:
            channel = await self._find(channel.id)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("A channel is taken for no thread: %s", error or type(error).__name__)
        return Room(group=group, channel=channel_of(channel), name=name)

    async def _deliver(self, message: discord.Message, reply: Reply) -> None:
        send = _write if reply.is_only_for_player else _reply
        sent: list[discord.Message] = []
        if reply.screen:
            sent.append(await send(message, await self._easel.message(reply)))
        if reply.notice:  # it tells of the same game, so that it is no less private
            sent.append(await send(message, DiscordMessage(text=reply.notice)))
        if reply.updates:
            shown = sent[0]
            await self._deduplicator.announce(_act(message), f"discord:{shown.id}")
            self._message_updates.follow(
                shown.id, reply.updates, lambda following: self._follow(message, shown, following)
            )

    async def _follow(self, message: discord.Message, shown: discord.Message, reply: Reply) -> None:
        """Show what comes after an answer, in its message."""
        if not await self._deduplicator.is_announced(_act(message), f"discord:{shown.id}"):
            raise MessageChangedError
        try:
            if reply.screen:
                changed = await self._easel.message(reply)
                await shown.edit(**changed.changed())
            if reply.notice:
                await (_write if reply.is_only_for_player else _reply)(
                    message, DiscordMessage(text=reply.notice)
                )
        except (discord.HTTPException, ClientError, OSError) as error:
            log.warning("What came after an answer was not shown: %s", error or type(error).__name__)
            raise MessageChangedError from error

    async def _apologise(self, message: discord.Message, player: Player, room: Room, code: int = 0) -> None:
        """Tell what went wrong: in the channel, or to the player alone where the channel is closed to us."""
        texts = await self._app.texts(player, room)
        send, words = _reply, texts("discord-sorry")
        if code == DiscordErrorCode.UNKNOWN_CHANNEL or (
            code == DiscordErrorCode.CLOSED_TO_MESSAGES and not room.group
        ):
            return  # nobody is there to be told
        if code == DiscordErrorCode.CLOSED_TO_MESSAGES:
            words = texts("discord-closed-messages")
        elif code in NOT_ALLOWED:
            send, words = _write, texts("discord-may-not")
        try:
            await send(message, DiscordMessage(text=words))
        except (discord.DiscordException, ClientError, OSError) as trouble:
            log.warning("Nor could the player be told: %s", trouble)


def _act(message: discord.Message) -> str:
    """Return the name of a typed line, the same in all processes."""
    return f"discord:{message.id}"


async def _reply(message: discord.Message, answer: DiscordMessage) -> discord.Message:
    """Answer where the message stands, as a reply to it unless the bot may not look back there."""
    reference = message.to_reference(fail_if_not_exists=False)
    try:
        return await message.channel.send(**answer.new(), reference=reference)
    except discord.HTTPException as error:
        if error.code != DiscordErrorCode.UNREAD_HISTORY:
            raise
        return await message.channel.send(**answer.new())


async def _write(message: discord.Message, answer: DiscordMessage) -> discord.Message:
    """Answer to the author of the message alone."""
    if group_of(message):
        return await message.author.send(**answer.new())
    return await message.channel.send(**answer.new())
