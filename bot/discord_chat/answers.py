"""What the bot answers in Discord: an interaction becomes an action, and the reply to it becomes messages."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import discord
from aiohttp import ClientError

from bot.app import App
from bot.discord_chat.exchange import Exchange, Interaction
from bot.discord_chat.message import Message
from bot.model import Action, Chat, Place, Player, Reply, Screen
from bot.pictures import Pictures
from bot.texts import Texts
from bot.wire import WireError, unpack

Value = TypeVar("Value")

PATIENCE = 1.5  # seconds until an answer is put off; Discord gives up after three

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
UNKNOWN_MESSAGE = 10008
TOO_LATE = {10015, 10062, 40060, 50027}  # answered already, or waited too long: nothing more can be said

log = logging.getLogger(__name__)


def player_of(interaction: Interaction) -> Player:
    """Return who acted."""
    return Player(Chat.DISCORD, interaction.user.id)


class Answers:
    """The bot's side of every conversation in Discord."""

    def __init__(self, app: App, pictures: Pictures, texts: Texts) -> None:
        self._app = app
        self._pictures = pictures
        self._texts = texts
        self._under_way: set[asyncio.Task[object]] = set()

    async def press(self, interaction: Interaction, custom_id: str) -> None:
        """Answer the press of a button, however old."""
        try:
            action = unpack(custom_id)
        except WireError:
            await self.say(interaction, "discord-old-button")
        else:
            await self.act(interaction, action)

    async def act(self, interaction: Interaction, action: Action) -> None:
        """Answer an action; whatever goes wrong is logged and, where that can be, told to the player."""
        exchange = Exchange(interaction)
        action = replace(action, event=str(interaction.id))
        await self._guard(exchange, lambda: self._answer(exchange, player_of(interaction), action))

    async def say(self, interaction: Interaction, name: str) -> None:
        """Tell the one who acted a message of the catalogue, privately."""
        exchange = Exchange(interaction)
        await self._guard(exchange, lambda: self._tell(exchange, name))

    async def finish(self, seconds: float) -> None:
        """Wait until what is under way has been answered, but not longer than this."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=seconds)

    async def _guard(self, exchange: Exchange, answer: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.current_task()
        if task:
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        try:
            await answer()
        except discord.HTTPException as error:
            await self._refused(exchange, error)
        except (ClientError, OSError) as error:
            log.warning("Discord was not reached with an answer: %s", error or type(error).__name__)
        except Exception:
            log.exception("An answer in Discord failed")
            await self._apologise(exchange, "discord-sorry")

    async def _answer(self, exchange: Exchange, player: Player, action: Action) -> None:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        reply = await self._in_time(exchange, self._app.handle(player, action), deadline, is_private=True)
        message = None
        if reply.screen:
            is_private = reply.place is Place.PRIVATE
            message = await self._in_time(
                exchange, self._paint(reply.screen), deadline, is_private=is_private
            )
        await self._deliver(exchange, reply, message)

    async def _in_time(
        self, exchange: Exchange, work: Awaitable[Value], deadline: float, *, is_private: bool
    ) -> Value:
        """Return what the work comes to, and put the answer off where that takes until the deadline."""
        task = asyncio.ensure_future(work)
        left = deadline - asyncio.get_running_loop().time()
        done, _ = await asyncio.wait({task}, timeout=max(left, 0))
        try:
            if not done and not exchange.is_acknowledged:
                await exchange.put_off(is_private=is_private)
        finally:
            value = await task  # whatever becomes of the answer, the work is not left half done
        return value

    async def _paint(self, screen: Screen) -> Message:
        return Message.of(screen, await self._pictures.file(screen.picture) if screen.picture else b"")

    async def _deliver(self, exchange: Exchange, reply: Reply, message: Message | None) -> None:
        if message and exchange.is_press and reply.place is Place.HERE:
            await exchange.change(message)
        elif message:
            await exchange.send(message, is_private=reply.place is Place.PRIVATE)
        if reply.notice:
            await exchange.send(Message(text=reply.notice), is_private=True)

    async def _tell(self, exchange: Exchange, name: str) -> None:
        await exchange.send(Message(text=self._texts(name)), is_private=True)

    async def _refused(self, exchange: Exchange, error: discord.HTTPException) -> None:
        log.warning("Discord refused an answer: %s", error)
        if error.code in TOO_LATE:
            return
        if error.code == UNKNOWN_MESSAGE:
            await self._apologise(exchange, "discord-message-gone")
        elif isinstance(error, discord.Forbidden):
            await self._apologise(exchange, "discord-may-not")
        else:
            await self._apologise(exchange, "discord-sorry")

    async def _apologise(self, exchange: Exchange, name: str) -> None:
        try:
            await self._tell(exchange, name)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.warning("Nor could the player be told: %s", error)
