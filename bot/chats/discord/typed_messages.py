"""Ordinary messages to the bot: direct messages, and messages that mention it.

They can do everything, because not everybody can use application commands: for example, not with Discord's
legacy or accessible chat input. A bot gets the content of such messages without a privileged intent.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import cache
from itertools import product

import discord
from aiohttp import ClientError

from bot.app import App
from bot.chats.discord.api_errors import NOT_ALLOWED, DiscordErrorCode
from bot.chats.discord.commands import GROUP
from bot.chats.discord.identity import channel_of, group_of
from bot.chats.discord.message import DiscordMessage, MessageRenderer
from bot.chats.discord.running_tasks import RunningTasks
from bot.core.actions import MAX_LINE, Action, Chat, Player, Room, Verb
from bot.core.commands import COMMANDS, VERBS, read_line
from bot.core.deal_request import named_game
from bot.core.player_names import player_name
from bot.core.replies import Reply
from bot.i18n.texts import Texts, languages
from bot.observability.metrics import count_chat_error
from bot.runtime.message_updates import MessageChangedError, MessageUpdates
from bot.storage.coordination.event_deduplication import EventDeduplicator

MENTION = re.compile(r"<@!?(\d+)>")
AMBIGUOUS = {Verb.PLAY, Verb.MOVE}
"""Commands whose English names are also moves of games."""
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
    return line.strip()[:MAX_LINE]


def read_typed(line: str) -> Action:
    """Parse a typed line: a command in any language, or else a move.

    A command needs no slash here. “play” is a command only if a game follows: games have a move of that name.
    """
    words = line.split()
    if words and words[0].lower() == f"/{GROUP}":
        words = [f"/{word}" for word in words[1:2]] + words[2:]
    if not words:
        return Action(Verb.START)
    first, *others = words
    word = first.removeprefix("/").lower()
    name = commands_in_all_languages().get(word, "")
    is_move = word == name and VERBS.get(name) in AMBIGUOUS and not named_game(others)
    if name and (word != first.lower() or not is_move):
        return read_line(" ".join([f"/{name}", *others]))
    return read_line(" ".join(words))


@cache
def commands_in_all_languages() -> Mapping[str, str]:
    """Return the English name of each command by its name in any language."""
    names = {name: name for name in VERBS}
    for language, command in product(languages(), COMMANDS):
        names.setdefault(Texts.load(language)(f"command-name-{command.name}"), command.name)
    return names


FindChannel = Callable[[int], Awaitable[discord.abc.Snowflake]]

MAX_ANSWERS = 4
"""Running answers to one player, from which on further messages are rejected. Discord lets a bot write to a
channel about once a second, and other players wait there, too."""

MAX_REJECTIONS = 8
"""The same, from which on messages are ignored."""

TAKEOVER_TIME = 8.0
"""Seconds to wait for a process that took a message and stopped to release it."""

log = logging.getLogger(__name__)


class TypedMessages:
    """Answers messages to the bot."""

    def __init__(
        self,
        app: App,
        renderer: MessageRenderer,
        running_tasks: RunningTasks,
        message_updates: MessageUpdates,
        deduplicator: EventDeduplicator,
        find_channel: FindChannel,
    ) -> None:
        self._deduplicator = deduplicator
        self._app = app
        self._find_channel = find_channel
        self._renderer = renderer
        self._running_tasks = running_tasks
        self._message_updates = message_updates

    async def answer_message(self, message: discord.Message, line: str) -> None:
        """Answer a typed line; errors are logged and, if possible, reported to the player."""
        player, room = Player(Chat.DISCORD, message.author.id), Room(group=group_of(message))
        running = self._running_tasks.count(player.id)
        if running >= MAX_REJECTIONS:
            return
        self._running_tasks.add_current(player.id)
        if refusal := self._app.rate_limit_reply(player, room, is_crowded=running >= MAX_ANSWERS):
            await self._reject(message, refusal)
            return
        async with self._deduplicator.taking(_event_name(message)) as is_ours:
            if is_ours:
                await self._answer_line(message, player, line)
                return
        self._running_tasks.set_aside()
        async with self._deduplicator.inheriting(_event_name(message), TAKEOVER_TIME) as is_ours:
            if is_ours:
                self._running_tasks.add_current(player.id)
                await self._answer_line(message, player, line)

    async def _answer_line(self, message: discord.Message, player: Player, line: str) -> None:
        action = replace(read_typed(line), event=str(message.id))
        room = await self._room_of(message)
        try:
            reply = await self._app.handle(player, action, room)
            if reply.is_refused:
                await self._reject(message, reply)
            else:
                await self._deliver(message, reply)
        except discord.HTTPException as error:
            count_chat_error(Chat.DISCORD, "refused")
            log.warning("Discord refused an answer: %s", error)
            await self._report_error(message, player, room, error.code)
        except (ClientError, OSError) as error:
            count_chat_error(Chat.DISCORD, "unreached")
            log.warning("Discord could not be reached with an answer: %s", error or type(error).__name__)
        except Exception:
            count_chat_error(Chat.DISCORD, "failed")
            log.exception("An answer in Discord failed")
            await self._report_error(message, player, room)

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
        group, name = group_of(message), player_name(message.author.display_name)
        if not group:
            return Room(name=name)
        channel: discord.abc.Snowflake = message.channel
        try:
            channel = await self._find_channel(channel.id)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("A channel is assumed not to be a thread: %s", error or type(error).__name__)
        return Room(group=group, channel=channel_of(channel), name=name)

    async def _deliver(self, message: discord.Message, reply: Reply) -> None:
        send = _send_privately if reply.is_only_for_player else _reply
        sent: list[discord.Message] = []
        if reply.screen:
            sent.append(await send(message, await self._renderer.message(reply)))
        if reply.notice:  # it is about the same game, so it is as private
            sent.append(await send(message, DiscordMessage(text=reply.notice)))
        if reply.updates:
            shown = sent[0]
            await self._deduplicator.announce(_event_name(message), f"discord:{shown.id}")
            self._message_updates.follow(
                shown.id, reply.updates, lambda update: self._show_update(message, shown, update)
            )

    async def _show_update(self, message: discord.Message, shown: discord.Message, reply: Reply) -> None:
        """Show an update in the message of an answer."""
        if not await self._deduplicator.is_announced(_event_name(message), f"discord:{shown.id}"):
            raise MessageChangedError
        try:
            if reply.screen:
                edited = await self._renderer.message(reply)
                await shown.edit(**edited.edited())
            if reply.notice:
                await (_send_privately if reply.is_only_for_player else _reply)(
                    message, DiscordMessage(text=reply.notice)
                )
        except (discord.HTTPException, ClientError, OSError) as error:
            log.warning("An update of an answer was not shown: %s", error or type(error).__name__)
            raise MessageChangedError from error

    async def _report_error(
        self, message: discord.Message, player: Player, room: Room, code: int = 0
    ) -> None:
        """Report an error: in the channel, or privately if the bot may not write there."""
        texts = await self._app.texts(player, room)
        send, text = _reply, texts("discord-sorry")
        if code == DiscordErrorCode.UNKNOWN_CHANNEL or (
            code == DiscordErrorCode.CLOSED_TO_MESSAGES and not room.group
        ):
            return  # nobody can read a message there
        if code == DiscordErrorCode.CLOSED_TO_MESSAGES:
            text = texts("discord-closed-messages")
        elif code in NOT_ALLOWED:
            send, text = _send_privately, texts("discord-may-not")
        try:
            await send(message, DiscordMessage(text=text))
        except (discord.DiscordException, ClientError, OSError) as trouble:
            log.warning("The error could not be reported to the player: %s", trouble)


def _event_name(message: discord.Message) -> str:
    """Return the name of a message's event, the same in all processes."""
    return f"discord:{message.id}"


async def _reply(message: discord.Message, answer: DiscordMessage) -> discord.Message:
    """Answer in the channel, as a reply to the message if the bot may read its history."""
    reference = message.to_reference(fail_if_not_exists=False)
    try:
        return await message.channel.send(**answer.new(), reference=reference)
    except discord.HTTPException as error:
        if error.code != DiscordErrorCode.UNREAD_HISTORY:
            raise
        return await message.channel.send(**answer.new())


async def _send_privately(message: discord.Message, answer: DiscordMessage) -> discord.Message:
    """Answer the author of a message in a direct message."""
    if group_of(message):
        return await message.author.send(**answer.new())
    return await message.channel.send(**answer.new())
