"""The Discord adapter: logs in, stays connected to the gateway, and sends posts."""

import asyncio
import logging

import discord
from aiohttp import ClientError
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.app import App
from bot.chats.discord.api_errors import DiscordErrorCode
from bot.chats.discord.boards import DiscordBoards
from bot.chats.discord.client import DiscordClient, Shards
from bot.chats.discord.direct_messages import DiscordDirectMessages
from bot.chats.discord.invite_links import invite_links
from bot.chats.discord.message import MessageRenderer
from bot.chats.discord.posts import DiscordPostSender
from bot.chats.discord.reconnection import replace_shards
from bot.chats.discord.server_directory import DiscordServers, owners
from bot.config.errors import StartError
from bot.core.actions import Chat
from bot.core.public_links import Announce, announce_nothing
from bot.i18n.texts import Texts
from bot.observability.metrics import CONNECTED, SHARDS, SHARDS_EXPECTED
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.clock import SYSTEM_CLOCK, Clock
from bot.runtime.reconnect_waits import ReconnectWaits
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.coordination.post_pacing import PostPacer

SETTING = "DISCORD_TOKEN"
DISCORD = "https://discord.com/api"
API_VERSION = "v10"  # discord.py's
LOGIN_TIMEOUT = 10.0  # seconds for one attempt to log in
STOP_TIMEOUT = 1.0  # seconds for running tasks when the bot stops
HANDOVER_TIMEOUT = 6.0  # the same if other processes go on: a rate-limited channel may wait 5 seconds
CLOSE_TIMEOUT = 1.5  # seconds for closing the connection

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
AUTHENTICATION_FAILED = 4004

TRANSIENT = ("Attempting a reconnect", "Failed to connect for shard_id", "Ignoring exception in autocomplete")
"""How discord.py's log messages about transient errors begin, and about autocomplete that was too late."""

ALL_SHARDS = Shards()

log = logging.getLogger(__name__)


def invalid_token_error() -> StartError:
    """Return the error for a token that Discord does not accept."""
    return StartError(
        SETTING,
        "Discord doesn't accept this token",
        "Copy it from the Bot page of your application at https://discord.com/developers/applications",
    )


def configure_library_log() -> None:
    """Keep discord.py's warnings about intents and voice, which this bot does not use, out of the log."""
    for name in ("discord.client", "discord.shard", "discord.app_commands.tree"):
        logging.getLogger(name).addFilter(shorten_transient_error)
    logging.getLogger("discord.state").addFilter(is_not_intents_warning)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def is_not_intents_warning(record: logging.LogRecord) -> bool:
    """Drop the warning about the guilds intent, which the bot does not need."""
    return not str(record.msg).startswith("Guilds intent seems to be disabled")


def shorten_transient_error(record: logging.LogRecord) -> bool:
    """Log transient errors as warnings of one line: discord.py lost the connection, or got none, and retries.

    An error would wake an operator at each attempt, in an outage every half minute.
    """
    if record.exc_info and str(record.msg).startswith(TRANSIENT):
        error = record.exc_info[1]
        if isinstance(error, discord.HTTPException) and error.code == DiscordErrorCode.ANSWERED_ALREADY:
            return False  # another process has answered the autocomplete
        record.msg = f"{record.getMessage()}: {error or type(error).__name__}"
        record.args = None
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return True


class DiscordAdapter:
    """The bot in Discord, from logging in to logging out."""

    def __init__(
        self,
        app: App,
        pictures: ImageRenderer,
        texts: Texts,
        token: str,
        api_url: str = DISCORD,
        shards: Shards = ALL_SHARDS,
        pace: PostPacer | None = None,
        deduplicator: EventDeduplicator | None = None,
        announce: Announce = announce_nothing,
        clock: Clock = SYSTEM_CLOCK,
        *,
        has_table: bool = False,
    ) -> None:
        """``has_table`` says whether the table opens in Discord."""
        self._has_table = has_table
        self._app = app
        self._clock = clock
        self._announce = announce
        self._deduplicator = deduplicator or EventDeduplicator()
        self._pictures = pictures
        self._texts = texts
        self._token = token
        self._api_url = api_url
        self._shards = shards
        if api_url != DISCORD:
            Route.BASE = f"{api_url}/{API_VERSION}"  # discord.py reads it only from here
        self._waits = ReconnectWaits()
        self._wait = 0.0
        self._is_begun = False
        self._is_logged_in = False
        self._was_fully_connected = False
        configure_library_log()
        replace_shards()
        self.client = self._new_client()
        shared = (lambda: self.client), MessageRenderer(pictures), pace or PostPacer()
        self.posts = DiscordPostSender(*shared)
        self.direct_messages = DiscordDirectMessages(*shared)
        self.groups = DiscordServers(lambda: self.client)
        self.boards = DiscordBoards(app, lambda: self.client)

    async def start(self) -> None:
        """Log in; raise ``StartError`` for an invalid token, but not if Discord cannot be reached."""
        if not (self._token.isascii() and self._token.isprintable()):
            raise invalid_token_error()
        CONNECTED.labels(Chat.DISCORD).set_function(lambda: bool(self.client.connected_shards))
        SHARDS.set_function(lambda: len(self.client.connected_shards))
        SHARDS_EXPECTED.set_function(lambda: self.client.expected_shards)
        await self._log_in()

    async def run(self) -> None:
        """Run until cancelled; raise ``StartError`` if Discord refuses the bot permanently."""
        while not (self._is_logged_in and self.client.is_closed()):
            if self._is_logged_in:
                await self._connect()
            else:
                await self._clock.sleep(self._wait)
                await self._log_in()

    async def stop(self) -> None:
        """Finish running tasks, then disconnect."""
        self._deduplicator.close()
        await self.client.message_updates.close()
        await self.client.interactions.rejected.close()
        await self.client.running_tasks.drain(
            HANDOVER_TIMEOUT if self._deduplicator.is_shared else STOP_TIMEOUT
        )
        await self._close()

    async def trouble(self) -> str:
        """Return what prevents the bot from answering; empty if nothing.

        All shards have to be connected once. Later, single shards may reconnect, which takes a moment.
        """
        connected, expected = len(self.client.connected_shards), self.client.expected_shards
        self._was_fully_connected = self._was_fully_connected or 0 < expected == connected
        if self._was_fully_connected and connected:
            return ""
        return f"{connected} of {expected or 'an unknown number of'} shards are connected to Discord"

    @property
    def application(self) -> int:
        """The id of the bot's application; 0 before the bot has logged in."""
        return self.client.application_id or 0

    def _new_client(self) -> DiscordClient:
        shared = self._pictures, self._texts, self._shards, self._deduplicator
        return DiscordClient(self._app, *shared, self._clock, has_table=self._has_table)

    async def _log_in(self) -> None:
        self._is_begun = True
        try:
            async with asyncio.timeout(LOGIN_TIMEOUT):
                await self.client.login(self._token)
                if self._api_url != DISCORD:  # discord.py knows only Discord's own gateway
                    _, url, _ = await self.client.http.get_bot_gateway()
                    DiscordWebSocket.DEFAULT_GATEWAY = URL(url)
        except discord.LoginFailure:
            await self._close()
            raise invalid_token_error() from None
        except (discord.HTTPException, discord.GatewayNotFound, ClientError, OSError) as error:
            await self._replace_client(error)
        else:
            self._is_logged_in = True
            self._waits.reset()
            if self.client.application:
                self._app.services.operators.set_owners(Chat.DISCORD, owners(self.client.application))
            if self.client.application_id:
                self._announce(invite_links(self.client.application_id))

    async def _connect(self) -> None:
        """Stay connected to the gateway; discord.py reconnects automatically after the first connection."""
        try:
            await self.client.connect()
        except discord.PrivilegedIntentsRequired as error:
            raise StartError(SETTING, "Discord refuses the bot's intents", str(error)) from error
        except discord.ConnectionClosed as error:
            if error.code == AUTHENTICATION_FAILED:
                raise invalid_token_error() from error
            raise StartError(
                SETTING,
                f"Discord's gateway refuses the bot (code {error.code})",
                "Look this code up in Discord's list of gateway close event codes",
            ) from error
        except (discord.GatewayNotFound, ClientError, OSError) as error:
            await self._replace_client(error)  # Discord did not return the address of the gateway

    async def _replace_client(self, error: Exception) -> None:
        """Replace a client that could not connect: discord.py needs a new one for another attempt."""
        reason, self._wait = str(error) or type(error).__name__, self._waits.next()
        log.warning("Discord cannot be reached, next attempt in %.0f s: %s", self._wait, reason)
        await self._close()
        self._is_begun = self._is_logged_in = False
        self.client = self._new_client()

    async def _close(self) -> None:
        if not self._is_begun:
            return  # discord.py cannot close a client that was never opened
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self.client.close()
        except TimeoutError:
            log.warning("Discord did not close the connection in time")
            await self.client.http.close()
