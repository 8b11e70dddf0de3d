"""What is typed to the bot as an ordinary message: in a conversation with it, or behind a mention of it.

Everything can be asked for so, for slash commands are out of reach of some: of those with Discord's legacy
or accessible chat input, for one. Discord tells a bot what such messages say without any privileged intent.
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
from bot.commands import COMMANDS, VERBS, read_line
from bot.discord_chat.answers import is_for_one
from bot.discord_chat.commands import GROUP
from bot.discord_chat.easel import Easel
from bot.discord_chat.message import Message
from bot.discord_chat.surroundings import channel_of
from bot.discord_chat.trouble import NOT_ALLOWED, Code
from bot.discord_chat.under_way import UnderWay
from bot.model import MAX_LINE, Action, Chat, Player, Reply, Room, Verb
from bot.request import named_game
from bot.texts import Texts, languages

FindChannel = Callable[[int], Awaitable[discord.abc.Snowflake]]

MENTION = re.compile(r"<@!?(\d+)>")
OF_GAMES = {Verb.PLAY, Verb.MOVE}
"""Commands whose English names are moves of games as well."""

TYPED = {discord.MessageType.default, discord.MessageType.reply}

log = logging.getLogger(__name__)


def group_of(message: discord.Message) -> int:
    """Return the server of a message; 0 for a conversation with the bot."""
    if message.guild:
        return message.guild.id
    channel = message.channel
    return (isinstance(channel, discord.PartialMessageable) and channel.guild_id) or 0


def line_of(message: discord.Message, bot: int) -> str | None:
    """Return what a message asks of the bot; ``None`` if it is not meant for it."""
    if message.author.bot or message.type not in TYPED:
        return None
    if group_of(message) and bot not in message.raw_mentions:
        return None
    if not message.content.strip():
        return None
    line = MENTION.sub(lambda found: "" if int(found[1]) == bot else found[0], message.content)
    return line.strip()[:MAX_LINE]


def read_message(line: str) -> Action:
    """Turn what was typed into an action: a command, in whatever language, or else a move.

    A command needs no slash here. “play” is one only where a game is named: games have a move of that name.
    """
    words = line.split()
    if words and words[0].lower() == f"/{GROUP}":
        words = [f"/{word}" for word in words[1:2]] + words[2:]
    if not words:
        return Action(Verb.START)
    first, *others = words
    typed = first.removeprefix("/").lower()
    name = commands_in_all_languages().get(typed, "")
    is_of_games = typed == name and VERBS[name] in OF_GAMES and not named_game(others)
    if name and (typed != first.lower() or not is_of_games):
        return read_line(" ".join([f"/{name}", *others]))
    return read_line(" ".join(words))


@cache
def commands_in_all_languages() -> Mapping[str, str]:
    """Return the names of the commands by what any language calls them."""
    called = {name: name for name in VERBS}
    for language, command in product(languages(), COMMANDS):
        called.setdefault(Texts.load(language)(f"command-name-{command.name}"), command.name)
    return called


class Lines:
    """The bot's side of what is typed to it."""

    def __init__(self, app: App, easel: Easel, under_way: UnderWay, find: FindChannel) -> None:
        self._app = app
        self._find = find
        self._easel = easel
        self._under_way = under_way

    async def answer(self, message: discord.Message, line: str) -> None:
        """Answer a typed line; whatever goes wrong is logged and, where that can be, told to the player."""
        self._under_way.begin()
        player = Player(Chat.DISCORD, message.author.id)
        action = replace(read_message(line), event=str(message.id))
        room = await self._room(message)
        try:
            reply = await self._app.handle(player, action, room)
            await self._deliver(message, reply)
        except discord.HTTPException as error:
            log.warning("Discord refused an answer: %s", error)
            await self._apologise(message, player, room, error.code)
        except (ClientError, OSError) as error:
            log.warning("Discord was not reached with an answer: %s", error or type(error).__name__)
        except Exception:
            log.exception("An answer in Discord failed")
            await self._apologise(message, player, room)

    async def _room(self, message: discord.Message) -> Room:
        """Return where a message stands; whether that is a thread, and of which channel, it does not tell."""
        group = group_of(message)
        if not group:
            return Room()
        channel: discord.abc.Snowflake = message.channel
        try:
            channel = await self._find(channel.id)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("A channel is taken for no thread: %s", error or type(error).__name__)
        return Room(group=group, channel=channel_of(channel))

    async def _deliver(self, message: discord.Message, reply: Reply) -> None:
        send = _write if is_for_one(reply) else _reply
        if reply.screen:
            await send(message, await self._easel.message(reply))
        if reply.notice:  # it tells of the same game, so that it is no less private
            await send(message, Message(text=reply.notice))

    async def _apologise(self, message: discord.Message, player: Player, room: Room, code: int = 0) -> None:
        """Tell what went wrong: in the channel, or to the player alone where the channel is closed to us."""
        texts = await self._app.texts(player, room)
        send, words = _reply, texts("discord-sorry")
        if code == Code.UNKNOWN_CHANNEL or (code == Code.CLOSED_TO_MESSAGES and not room.group):
            return  # nobody is there to be told
        if code == Code.CLOSED_TO_MESSAGES:
            words = texts("discord-closed-messages")
        elif code in NOT_ALLOWED:
            send, words = _write, texts("discord-may-not")
        try:
            await send(message, Message(text=words))
        except (discord.DiscordException, ClientError, OSError) as trouble:
            log.warning("Nor could the player be told: %s", trouble)


async def _reply(message: discord.Message, answer: Message) -> None:
    """Answer where the message stands, as a reply to it unless the bot may not look back there."""
    reference = message.to_reference(fail_if_not_exists=False)
    try:
        await message.channel.send(**answer.new(), reference=reference)
    except discord.HTTPException as error:
        if error.code != Code.UNREAD_HISTORY:
            raise
        await message.channel.send(**answer.new())


async def _write(message: discord.Message, answer: Message) -> None:
    """Answer to the author of the message alone."""
    await (message.author.send(**answer.new()) if group_of(message) else message.channel.send(**answer.new()))
