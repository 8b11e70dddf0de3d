"""Discord: logging in, the gateway, and the way from its events to the bot and back."""

import asyncio
import logging
import re
from typing import Self, cast

import discord
from aiohttp import ClientError
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.app import App
from bot.discord_chat.answers import Answers
from bot.discord_chat.commands import solitaire
from bot.discord_chat.exchange import Interaction
from bot.errors import StartError
from bot.pictures import Pictures
from bot.texts import Texts

SETTING = "DISCORD_TOKEN"
DISCORD = "https://discord.com/api"
API_VERSION = "v10"  # discord.py's
LOGIN_TIME = 10.0  # seconds for one attempt to log in
FIRST_WAIT, LONGEST_WAIT = 2.0, 300.0  # seconds between attempts; each wait is twice the one before
LAST_ANSWERS = 1.0  # seconds for what is under way when the bot stops
GOODBYE = 1.5  # seconds for closing the connection

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
AUTHENTICATION_FAILED = 4004

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
    logging.getLogger("discord.client").addFilter(without_trace)
    logging.getLogger("discord.state").addFilter(without_intents)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def without_intents(record: logging.LogRecord) -> bool:
    """Leave out that there are no guilds: they are not missed."""
    return not str(record.msg).startswith("Guilds intent seems to be disabled")


def without_trace(record: logging.LogRecord) -> bool:
    """Say in one line that discord.py lost the connection and tries again."""
    if record.exc_info and str(record.msg).startswith("Attempting a reconnect"):
        error = record.exc_info[1]
        record.msg = f"{record.getMessage()}: {error or type(error).__name__}"
        record.args = None
        record.exc_info = None
    return True


class BoardButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=re.compile(r"\d.*", re.DOTALL)
):
    """Any button of this bot, however old and from whatever version: what it does stands in its custom id."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: discord.ui.Item[discord.ui.View], _match: re.Match[str], /
    ) -> Self:
        """Take any press; reading it is left to the callback, for errors here would go unanswered."""
        return cls(cast(discord.ui.Button[discord.ui.View], item))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press on."""
        await cast(Table, interaction.client).answers.press(interaction, self.custom_id)


class Commands(app_commands.CommandTree["Table"]):
    """The commands, and what is said when one of them cannot be called."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell the player, and the log."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("Discord offers a command of another version: %s", error)
            await self.client.answers.say(interaction, "discord-old-command")
        else:
            log.error("A command in Discord failed", exc_info=error)
            await self.client.answers.say(interaction, "discord-sorry")


class Table(discord.Client):
    """The bot as one Discord client: it keeps nothing about servers, members or messages."""

    def __init__(self, app: App, pictures: Pictures, texts: Texts) -> None:
        super().__init__(
            intents=discord.Intents.none(),  # commands and presses come without any
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.answers = Answers(app, pictures, texts)
        self.tree = Commands(self)
        self._app = app
        self._texts = texts

    async def setup_hook(self) -> None:
        """Make buttons and commands known, once logged in."""
        self.add_dynamic_items(BoardButton)
        self.tree.add_command(await solitaire(self._app, self._texts, self.answers.act))
        try:
            await self.tree.sync()
        except app_commands.CommandSyncFailure:
            log.exception("Discord refuses the commands; those that it has stay as they are")


class DiscordAdapter:
    """The bot in Discord, from logging in to logging out."""

    def __init__(
        self, app: App, pictures: Pictures, texts: Texts, token: str, api_url: str = DISCORD
    ) -> None:
        self._app = app
        self._pictures = pictures
        self._texts = texts
        self._token = token
        self._api_url = api_url
        if api_url != DISCORD:
            Route.BASE = f"{api_url}/{API_VERSION}"  # discord.py takes it from nowhere else
        self._wait = FIRST_WAIT
        self._is_logged_in = False
        tidy_log()
        self.client = self._new_client()

    async def start(self) -> None:
        """Log in; raise ``StartError`` for a rejected token, but not where Discord cannot be reached."""
        if not (self._token.isascii() and self._token.isprintable()):
            raise rejected()
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
        await self.client.answers.finish(LAST_ANSWERS)
        await self._close()

    def _new_client(self) -> Table:
        return Table(self._app, self._pictures, self._texts)

    async def _log_in(self) -> None:
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
        except AttributeError:
            # discord.py 2.7.1 stumbles so where a client's very first connection does not come about.
            if getattr(self.client, "ws", None) is not None:
                raise
            await self._begin_anew(ConnectionError("the gateway does not answer"))

    async def _begin_anew(self, error: Exception) -> None:
        """Give a client up that did not get through: discord.py wants a new one for another attempt."""
        reason = str(error) or type(error).__name__
        log.warning("Discord is not reached, next attempt in %.0f s: %s", self._wait, reason)
        await self._close()
        self._is_logged_in = False
        self.client = self._new_client()

    async def _close(self) -> None:
        try:
            async with asyncio.timeout(GOODBYE):
                await self.client.close()
        except TimeoutError:
            log.warning("Discord did not say goodbye")
            await self.client.http.close()
