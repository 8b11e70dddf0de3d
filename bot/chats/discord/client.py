"""The bot as a client of discord.py: passes gateway events to their handlers."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import discord
from discord import app_commands
from yarl import URL

from bot.app import App
from bot.chats.discord.answers import RunningTasks
from bot.chats.discord.commands import CommandTranslator, solitaire
from bot.chats.discord.identity import Interaction
from bot.chats.discord.interaction_handler import InteractionHandler
from bot.chats.discord.message import OPEN_TABLE, MessageRenderer
from bot.chats.discord.reconnection import CONNECT_SECONDS, ReconnectPace
from bot.chats.discord.registration import ENTRY_POINT, register
from bot.chats.discord.server_greeting import ServerGreeter, is_arrival
from bot.chats.discord.session_starts import SessionStarts
from bot.chats.discord.typed_messages import TypedMessages, line_of
from bot.core.actions import Chat
from bot.i18n.texts import Texts
from bot.observability.tracing import trace_event
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.clock import SYSTEM_CLOCK, Clock
from bot.runtime.message_updates import MessageUpdates
from bot.runtime.reconnect_waits import ReconnectWaits
from bot.storage.coordination.event_deduplication import EventDeduplicator

INTENTS = discord.Intents(guild_messages=True, dm_messages=True)
"""Interactions need no intent; messages to the bot need these two, which are not privileged."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Shards:
    """How many shards there are, and which of them this process runs.

    Discord divides the guilds of a large bot into shards: https://discord.com/developers/docs/events/gateway#sharding
    """

    total: int | None = None
    """``None`` for the number that Discord recommends."""
    ours: tuple[int, int] | None = None
    """The first and the last of this process, from 0; ``None`` for all."""

    @property
    def numbers(self) -> list[int] | None:
        """The shards of this process; ``None`` for all."""
        return list(range(self.ours[0], self.ours[1] + 1)) if self.ours else None


class DiscordCommandTree(app_commands.CommandTree["DiscordClient"]):
    """The application commands, with the answer if one of them cannot be called."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Answer the entry point command, which discord.py does not know; return whether it is another."""
        data: Mapping[str, Any] = interaction.data or {}
        if data.get("type") != ENTRY_POINT:
            return True
        if self.client.has_table:
            await self.client.interactions.open_table(interaction)
        else:
            await self.client.interactions.answer_unknown(interaction, "discord-table-refused")
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Log the error and answer the player; autocomplete cannot be answered with a message."""
        can_answer = interaction.type is not discord.InteractionType.autocomplete
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("Discord offers a command of another version: %s", error)
            if can_answer:
                await self.client.interactions.answer_unknown(interaction, "discord-old-command")
            return
        log.error("A command in Discord failed", exc_info=error)
        if can_answer:
            await self.client.interactions.send_private_text(interaction, "discord-sorry")


class DiscordClient(discord.AutoShardedClient):
    """The bot as one Discord client, without caches of guilds, members or messages."""

    def __init__(
        self,
        app: App,
        pictures: ImageRenderer,
        texts: Texts,
        shards: Shards,
        deduplicator: EventDeduplicator,
        clock: Clock = SYSTEM_CLOCK,
        *,
        has_table: bool = False,
    ) -> None:
        """``has_table`` says whether the table opens in Discord."""
        super().__init__(
            intents=INTENTS,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shards.total,
            shard_ids=shards.numbers,  # type: ignore[arg-type] # discord.py accepts None for all shards
            shard_connect_timeout=CONNECT_SECONDS,
        )
        self.clock = clock
        self.session_starts = SessionStarts(self.fetch_session_start_limits, clock)
        self.identifying = asyncio.Lock()
        """Held by a shard that starts a session: the next one has to wait for some seconds."""
        self._paces: dict[int, ReconnectPace] = {}
        """When each shard may connect again."""
        self.connected_shards: set[int] = set()
        """The ids of the shards that are connected to the gateway now."""
        self.running_tasks = RunningTasks()
        self.message_updates = MessageUpdates()
        self.has_table = has_table
        renderer = MessageRenderer(pictures, has_table=has_table)
        shared = (app, renderer, self.running_tasks, self.message_updates, deduplicator)
        self.interactions = InteractionHandler(*shared)
        self.typed_messages = TypedMessages(*shared, self.fetch_channel)
        self.greeter = ServerGreeter(*shared, self.fetch_guild)
        self.tree = DiscordCommandTree(self)
        self._app = app
        self._texts = texts
        self._launching: dict[int, bool] = {}
        """The shards that are connecting: whether the latest attempt has not failed so far."""

    @property
    def expected_shards(self) -> int:
        """How many shards this process has to connect; 0 while that is unknown."""
        return len(self.shard_ids or range(self.shard_count or 0))

    async def setup_hook(self) -> None:
        """Register the commands after login, if they have changed."""
        await self.tree.set_translator(CommandTranslator())
        self.tree.add_command(solitaire(self._app, self._texts, self.interactions.answer_action))
        try:
            if await register(self.tree, self._texts, has_table=self.has_table):
                log.info("The commands were registered with Discord")
        except discord.HTTPException as error:
            if error.status != HTTPStatus.BAD_REQUEST:
                raise
            log.exception("Discord refuses the commands; the registered ones stay as they are")

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press of any button of this bot, however old: its custom_id contains the action."""
        if interaction.type is not discord.InteractionType.component:
            return
        if self.has_table and interaction.custom_id == OPEN_TABLE:
            await self.interactions.open_table(interaction)
        else:
            await self.interactions.press(interaction, interaction.custom_id or "")

    async def on_message(self, message: discord.Message) -> None:
        """Answer what is typed to the bot, and greet a server that it has joined."""
        if self.user and is_arrival(message, self.user.id):
            with trace_event(Chat.DISCORD):
                await self.greeter.greet(message)
        line = line_of(message, self.user.id) if self.user else None
        if line is not None:
            with trace_event(Chat.DISCORD):
                await self.typed_messages.answer_message(message, line)

    def pace_of(self, shard_id: int) -> ReconnectPace:
        """Return the waits between the attempts of a shard to connect."""
        return self._paces.setdefault(shard_id, ReconnectPace(ReconnectWaits(), self.clock.now))

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a shard is connected."""
        self.connected_shards.add(shard_id)
        self.pace_of(shard_id).note_connected()

    on_shard_resumed = on_shard_connect

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard is disconnected."""
        self.connected_shards.discard(shard_id)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, trying again until it is connected or the client is closed.

        After each failure discord.py waits and calls this method recursively, without a limit on depth.
        """
        if shard_id in self._launching:
            self._launching[shard_id] = False
            return
        try:
            while not (self._launching.get(shard_id) or self.is_closed()):
                self._launching[shard_id] = True
                await self.session_starts.acquire()
                await super().launch_shard(gateway, shard_id, initial=initial)
        finally:
            self._launching.pop(shard_id, None)

    async def on_error(self, event: str, /, *_details: Any, **_more: Any) -> None:  # noqa: ANN401 - discord.py's
        """Log an exception in an event handler; discord.py would print it."""
        log.exception("Handling Discord's %s failed", event)
