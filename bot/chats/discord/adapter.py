"""Discord: logging in, the gateway, and the way from its events to the bot and back."""

import asyncio
import logging

import discord
from aiohttp import ClientError
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.app import App
from bot.chats.discord.api_errors import DiscordErrorCode
from bot.chats.discord.client import DiscordClient
from bot.chats.discord.message_rendering import MessageRenderer
from bot.chats.discord.posts import DiscordPostSender
from bot.chats.discord.shards import Shards
from bot.core.actions import Chat, Player
from bot.core.errors import StartError
from bot.core.posts import Begin, Post, PostChannel, PostResult
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.metrics import CONNECTED, SHARDS, SHARDS_EXPECTED, set_gauge_function
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.coordination.post_pacing import PostPacer

SETTING = "DISCORD_TOKEN"
DISCORD = "https://discord.com/api"
API_VERSION = "v10"  # discord.py's
LOGIN_TIME = 10.0  # seconds for one attempt to log in
FIRST_WAIT, LONGEST_WAIT = 2.0, 300.0  # seconds between attempts; each wait is twice the one before
LAST_ANSWERS = 1.0  # seconds for what is under way when the bot stops
HANDING_OVER = 6.0  # the same where others go on: a channel's turn to be written to may be 5 seconds away
GOODBYE = 1.5  # seconds for closing the connection

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
AUTHENTICATION_FAILED = 4004

PASSING = ("Attempting a reconnect", "Failed to connect for shard_id", "Ignoring exception in autocomplete")
"""How discord.py begins to tell of what passes, and of completions that came too late."""

ALL_SHARDS = Shards()

log = logging.getLogger(__name__)


def rejected() -> StartError:
    """Return what is wrong with a token that Discord does not know."""
    return StartError(
        SETTING,
        "Discord does not accept this token",
        "Copy it from the Bot page of your application at https://discord.com/developers/applications",
    )


def tidy_log() -> None:
    """Keep out of the log what discord.py says about intents and voice that this bot does without."""
    for name in ("discord.client", "discord.shard", "discord.app_commands.tree"):
        logging.getLogger(name).addFilter(without_trace)
    logging.getLogger("discord.state").addFilter(without_intents)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def without_intents(record: logging.LogRecord) -> bool:
    """Leave out that there are no guilds: they are not missed."""
    return not str(record.msg).startswith("Guilds intent seems to be disabled")


def without_trace(record: logging.LogRecord) -> bool:
    """Say in one line what passes: discord.py lost the connection, or did not get one, and tries again."""
    if record.exc_info and str(record.msg).startswith(PASSING):
        error = record.exc_info[1]
        if isinstance(error, discord.HTTPException) and error.code == DiscordErrorCode.ANSWERED_ALREADY:
            return False  # another process was quicker to complete a word
        record.msg = f"{record.getMessage()}: {error or type(error).__name__}"
        record.args = None
        record.exc_info = None
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
    ) -> None:
        self._app = app
        self._deduplicator = deduplicator or EventDeduplicator()
        self._pictures = pictures
        self._texts = texts
        self._token = token
        self._api_url = api_url
        self._shards = shards
        if api_url != DISCORD:
            Route.BASE = f"{api_url}/{API_VERSION}"  # discord.py takes it from nowhere else
        self._wait = FIRST_WAIT
        self._is_begun = False
        self._is_logged_in = False
        self._was_complete = False
        tidy_log()
        self.client = self._new_client()
        self._posts = DiscordPostSender(lambda: self.client, MessageRenderer(pictures), pace or PostPacer())

    async def start(self) -> None:
        """Log in; raise ``StartError`` for a rejected token, but not where Discord cannot be reached."""
        if not (self._token.isascii() and self._token.isprintable()):
            raise rejected()
        set_gauge_function(CONNECTED.labels(Chat.DISCORD), lambda: bool(self.client.connected))
        set_gauge_function(SHARDS, lambda: len(self.client.connected))
        set_gauge_function(SHARDS_EXPECTED, lambda: self.client.wanted)
        await self._log_in()

    async def run(self) -> None:
        """Play until cancelled; raise ``StartError`` if Discord turns the bot away for good."""
        while not (self._is_logged_in and self.client.is_closed()):
            if self._is_logged_in:
                await self._connect()
            else:
                await asyncio.sleep(self._wait)
                self._wait = min(2 * self._wait, LONGEST_WAIT)
                await self._log_in()

    async def stop(self) -> None:
        """Finish what is under way, then leave."""
        self._deduplicator.close()
        await self.client.message_updates.close()
        await self.client.answers.doorstep.close()
        await self.client.under_way.finish(HANDING_OVER if self._deduplicator.is_shared else LAST_ANSWERS)
        await self._close()

    async def trouble(self) -> str:
        """Say what keeps the bot from answering; empty for nothing.

        All shards have to be connected once. Later one or another is connected anew, which takes a moment.
        """
        connected, wanted = len(self.client.connected), self.client.wanted
        self._was_complete = self._was_complete or 0 < wanted == connected
        if self._was_complete and connected:
            return ""
        return f"{connected} of {wanted or 'an unknown number of'} shards are connected to Discord"

    async def post(
        self, channel: PostChannel, bulletin: Post, nonce: str, begin: Begin | None = None
    ) -> PostResult:
        """Post once; what is posted again with the same nonce soon after is one message to Discord."""
        return await self._posts.post(channel, bulletin, nonce, begin)

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        """Tell whether a post stands in a channel; ``None`` where old messages are not shown.

        Raise ``ConnectionError`` where Discord does not answer.
        """
        return await self._posts.is_posted(channel, nonce)

    async def tell(self, player: Player, screen: Screen, language: str) -> bool:
        """Write to a player alone; tell whether that was possible."""
        return await self._posts.tell(player, screen, language)

    def _new_client(self) -> DiscordClient:
        return DiscordClient(self._app, self._pictures, self._texts, self._shards, self._deduplicator)

    async def _log_in(self) -> None:
        self._is_begun = True
        try:
            async with asyncio.timeout(LOGIN_TIME):
                await self.client.login(self._token)
                await self._find_gateway()
        except discord.LoginFailure:
            await self._close()
            raise rejected() from None
        except (discord.HTTPException, discord.GatewayNotFound, ClientError, OSError) as error:
            await self._begin_anew(error)
        else:
            self._is_logged_in = True
            self._wait = FIRST_WAIT

    async def _find_gateway(self) -> None:
        """Ask another server than Discord's own where its gateway is; discord.py knows but that one."""
        if self._api_url != DISCORD:
            _, url, _ = await self.client.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = URL(url)

    async def _connect(self) -> None:
        """Stay at the gateway, which discord.py connects to again by itself once it has been reached."""
        try:
            await self.client.connect()
        except discord.PrivilegedIntentsRequired as error:
            raise StartError(SETTING, "Discord refuses the bot's intents", str(error)) from error
        except discord.ConnectionClosed as error:
            if error.code == AUTHENTICATION_FAILED:
                raise rejected() from error
            raise StartError(
                SETTING,
                f"Discord's gateway refuses the bot (code {error.code})",
                "Look this code up in Discord's list of gateway close event codes",
            ) from error
        except (discord.GatewayNotFound, ClientError, OSError) as error:
            await self._begin_anew(error)  # Discord did not even say where the gateway is

    async def _begin_anew(self, error: Exception) -> None:
        """Give a client up that did not get through: discord.py wants a new one for another attempt."""
        reason = str(error) or type(error).__name__
        log.warning("Discord is not reached, next attempt in %.0f s: %s", self._wait, reason)
        await self._close()
        self._is_begun = self._is_logged_in = False
        self.client = self._new_client()

    async def _close(self) -> None:
        if not self._is_begun:
            return  # discord.py cannot close what was never opened
        try:
            async with asyncio.timeout(GOODBYE):
                await self.client.close()
        except TimeoutError:
            log.warning("Discord did not say goodbye")
            await self.client.http.close()
