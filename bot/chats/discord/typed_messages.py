"""Ordinary messages to the bot: direct messages, and messages that mention it.

They can do everything, because not everybody can use application commands: for example, not with Discord's
legacy or accessible chat input. A bot gets the content of such messages without a privileged intent.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord
from aiohttp import ClientError

from bot.chats.discord.answers import Answerer, shared_name
from bot.chats.discord.api_errors import NOT_ALLOWED, DiscordErrorCode
from bot.chats.discord.identity import channel_of, group_of, name_of
from bot.chats.discord.interaction import ShownMessage
from bot.chats.discord.message import Arguments, DiscordMessage, MessageRenderer, message_in_words
from bot.chats.discord.retries import persist
from bot.chats.discord.typed_lines import read_typed
from bot.core.actions import Chat, Player, Room
from bot.core.replies import Reply
from bot.core.screens import Screen
from bot.core.typed_input.records import MAX_RECORD_LINE
from bot.i18n.texts import Texts

MENTION = re.compile(r"<@!?(\d+)>")
MESSAGE_TYPES = {discord.MessageType.default, discord.MessageType.reply}


def line_of(message: discord.Message, bot: int) -> str | None:
    """Return the line that a message sends to the bot; ``None`` if it is not addressed to the bot."""
    if message.author.bot or message.type not in MESSAGE_TYPES:
        return None
    if group_of(message) and bot not in message.raw_mentions:
        return None
    if not message.content.strip():
        return None
    line = MENTION.sub(lambda found: "" if int(found[1]) == bot else found[0], message.content)
    return line.strip()[:MAX_RECORD_LINE]


MAX_ANSWERS = 4
"""Running answers to one player, from which on further messages are rejected. Discord lets a bot write to a
channel about once a second, and other players wait there, too."""

MAX_REJECTIONS = 8
"""The same, from which on messages are ignored."""

REPEAT_TIME = 30.0
"""Seconds in which an answer is sent again if its connection broke."""

TAKEOVER_TIME = 8.0
"""Seconds to wait for a process that took a message and stopped to release it."""

log = logging.getLogger(__name__)


@dataclass(eq=False)
class TypedMessages(Answerer):
    """Answers messages to the bot."""

    find_channel: Callable[[int], Awaitable[discord.abc.Snowflake]]

    async def answer_message(self, message: discord.Message, line: str) -> None:
        """Answer a typed line; errors are logged and, if possible, reported to the player."""
        player, room = Player(Chat.DISCORD, message.author.id), Room(group=group_of(message))
        running = self.running_tasks.count(player.id)
        if running >= MAX_REJECTIONS:
            return
        self.running_tasks.add_current(player.id)
        if refusal := self.app.rate_limit_reply(player, room, is_crowded=running >= MAX_ANSWERS):
            await self._reject(message, refusal)
            return
        async with self.deduplicator.acquired(shared_name(message.id)) as is_ours:
            if is_ours:
                await self._answer_line(message, player, line)
                return
        self.running_tasks.set_aside()
        async with self.deduplicator.acquired_if_released(shared_name(message.id), TAKEOVER_TIME) as is_ours:
            if is_ours:
                self.running_tasks.add_current(player.id)
                await self._answer_line(message, player, line)

    async def _answer_line(self, message: discord.Message, player: Player, line: str) -> None:
        action = replace(read_typed(line), event=str(message.id))
        room = await self._room_of(message)

        async def answer() -> None:
            reply = await self.app.handle(player, action, room)
            await (self._reject if reply.is_refused else self._deliver)(message, reply)

        await self._guard(answer, lambda error: self._report_error(message, player, room, error))

    async def _reject(self, message: discord.Message, reply: Reply) -> None:
        """Send a player the reason why a message was rejected, once."""
        if reply.is_already_notified:
            return
        try:
            await _reply(message, DiscordMessage(text=reply.notice))
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("A rejection could not be sent: %s", error or type(error).__name__)

    async def _room_of(self, message: discord.Message) -> Room:
        """Return the room of a message; the parent channel of a thread has to be requested."""
        group, name = group_of(message), name_of(message.author)
        if not group:
            return Room(name=name)
        channel: discord.abc.Snowflake = message.channel
        try:
            channel = await self.find_channel(channel.id)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("A channel is assumed not to be a thread: %s", error or type(error).__name__)
        return Room(group=group, channel=channel_of(channel), name=name)

    async def _deliver(self, message: discord.Message, reply: Reply) -> None:
        """Send the notice of a reply, then its screen, so that the board is the last message."""
        sent: list[discord.Message] = []
        if reply.notice:
            sent.append(await _send_notice(message, reply))
        if reply.screen:
            sent.append(await reply_with_screen(self.renderer, message, reply, reply.screen))
        if sent:
            last = sent[-1]
            shown = ShownMessage(last.id, lambda message, _: last.edit(**message.edited()))
            await self._follow_updates(
                message.id, shown, reply, lambda update: _send_notice(message, update), last.channel.id
            )

    async def _report_error(
        self, message: discord.Message, player: Player, room: Room, error: discord.HTTPException | None
    ) -> None:
        """Report an error: in the channel, or privately if the bot may not write there."""
        code = error.code if error else 0
        if code == DiscordErrorCode.UNKNOWN_CHANNEL or (
            code == DiscordErrorCode.CLOSED_TO_MESSAGES and not room.group
        ):
            return  # nobody can read a message there
        send, name = _reply, "discord-sorry"
        if code == DiscordErrorCode.CLOSED_TO_MESSAGES:
            name = "discord-closed-messages"
        elif code in NOT_ALLOWED:
            send, name = _send_privately, "discord-may-not"
        texts = await self.app.texts(player, room)
        await send(message, DiscordMessage(text=texts(name)))


async def reply_with_screen(
    renderer: MessageRenderer, message: discord.Message, reply: Reply, screen: Screen
) -> discord.Message:
    """Send a reply's screen; in words if Discord refuses the picture."""
    is_private = reply.is_only_for_player
    send, channel = (_send_privately, 0) if is_private else (_reply, message.channel.id)
    answer = await renderer.message(reply, channel)
    try:
        return await send(message, answer)
    except discord.Forbidden as error:
        if is_private or not (answer.file and screen.picture and error.code in NOT_ALLOWED):
            raise
    texts = Texts.load(reply.language)
    in_words = message_in_words(screen, texts, renderer.table_label(screen, reply.language))
    sent = await send(message, in_words)
    renderer.note_files(channel, are_taken=False)  # without the picture it was not refused
    return sent


async def _reply(message: discord.Message, answer: DiscordMessage) -> discord.Message:
    """Answer in the channel, as a reply to the message if the bot may read its history."""
    reference = message.to_reference(fail_if_not_exists=False)
    try:
        return await _send_once(message, message.channel, answer, reference)
    except discord.HTTPException as error:
        if error.code != DiscordErrorCode.UNREAD_HISTORY:
            raise
        return await _send_once(message, message.channel, answer)


async def _send_notice(message: discord.Message, reply: Reply) -> discord.Message:
    """Send the notice of a reply, which is about the same game as its screen, so it is as private."""
    send = _send_privately if reply.is_only_for_player else _reply
    return await send(message, DiscordMessage(text=reply.notice))


async def _send_privately(message: discord.Message, answer: DiscordMessage) -> discord.Message:
    """Answer the author of a message in a direct message."""
    return await _send_once(message, message.author if group_of(message) else message.channel, answer)


async def _send_once(
    message: discord.Message,
    place: discord.abc.Messageable,
    answer: DiscordMessage,
    reference: discord.MessageReference | None = None,
) -> discord.Message:
    """Send an answer to a message once: Discord drops a second one with the same nonce within minutes.

    So it can be repeated, by discord.py after a failure of Discord, and here if its connection broke.
    """
    arguments: Arguments = {"reference": reference} if reference else {}
    arguments["nonce"] = f"{message.id}-{answer.digest}"
    until = asyncio.get_running_loop().time() + REPEAT_TIME
    return await persist(lambda: place.send(**answer.new(), **arguments), until, attempt_seconds=None)
