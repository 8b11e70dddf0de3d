"""Direct messages in Discord.

Sending one needs a channel, which the bot opens. A bot that opens many in a short time is refused (error
40003) or even blocked, at a limit that Discord does not publish. So channels are opened one at a time, and
those who send repeatedly store them. Source: https://discord.com/developers/docs/resources/user#create-dm
"""

import asyncio
import logging
from dataclasses import dataclass, field

import discord
from aiohttp import ClientError

from bot.chats.discord.api_errors import DiscordErrorCode
from bot.chats.discord.message import Arguments, custom_ids
from bot.chats.discord.posts import SERVICE_UNAVAILABLE, DiscordSender
from bot.core.actions import Chat
from bot.core.callback_data import CallbackDataError
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import Begin, PostOutcome, unpack_from_post
from bot.core.replies import Reply

log = logging.getLogger(__name__)

MAX_HISTORY = 100
"""The last messages in which one is searched: a single request."""
OPENING_WAIT = 600.0
"""Seconds to wait after Discord has refused to open more channels."""
NOT_REACHABLE = {
    DiscordErrorCode.CLOSED_TO_MESSAGES,
    DiscordErrorCode.NO_SHARED_SERVER,
    DiscordErrorCode.UNKNOWN_USER,
}
"""The player takes no direct messages from the bot, or is gone."""


@dataclass(eq=False)
class DiscordDirectMessages(DiscordSender):
    """Sends direct messages."""

    opening: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def send_direct_message(
        self, message: DirectMessage, begin: Begin | None = None
    ) -> DirectMessageResult:
        """Send a message once: Discord drops a second one with the same nonce within minutes."""
        channel = message.channel
        sent = await self.renderer.message(Reply(message.screen, language=message.language))
        nonce: Arguments = {"nonce": message.nonce} if message.nonce else {}
        if not channel:
            opened = await self.open_channel(message)
            if opened.fate is not PostOutcome.SENT:
                return opened
            channel = opened.channel
        outcome = await self._try_to_send(
            "direct message", channel, nonce | sent.new(), begin, gives_way=message.gives_way
        )
        if isinstance(outcome, PostOutcome):
            return DirectMessageResult(outcome, channel=channel)
        return _result_of(outcome, channel)

    async def open_channel(self, message: DirectMessage) -> DirectMessageResult:
        """Open the private channel for a message; opening it again returns the same one."""
        client = self.current_client()
        if client.user is None:
            return DirectMessageResult(PostOutcome.UNREACHED)
        try:
            async with self.opening, self.pace.slot(Chat.DISCORD, gives_way=message.gives_way):
                channel = await client.create_dm(discord.Object(message.player.id))
        except discord.HTTPException as error:
            return _result_of(error, 0)
        except (ClientError, OSError) as error:
            log.warning("Discord opened no private channel: %s", error or type(error).__name__)
            return DirectMessageResult(PostOutcome.UNREACHED)
        return DirectMessageResult(PostOutcome.SENT, channel=channel.id)

    async def was_sent(self, message: DirectMessage) -> bool | None:
        """Return whether a message is among the last ones of its channel, by its buttons.

        Raises ``ConnectionError`` if Discord does not answer.
        """
        client = self.current_client()
        if client.user is None:
            raise ConnectionError("not logged in")
        if not message.channel:
            return False
        try:
            async with self.pace.slot(Chat.DISCORD, gives_way=message.gives_way):
                history = client.get_partial_messageable(message.channel).history(limit=MAX_HISTORY)
                return any([_is_from(message.nonce, one) async for one in history])
        except (discord.NotFound, discord.Forbidden):
            return None
        except (discord.DiscordException, ClientError, OSError) as error:
            raise ConnectionError(f"the direct messages of a player cannot be read: {error!r}") from error


def _is_from(nonce: str, message: discord.Message) -> bool:
    """Return whether a button of a message has a nonce among its words."""
    for custom_id in custom_ids(message.components):
        try:
            action, _ = unpack_from_post(custom_id)
        except CallbackDataError:
            continue
        if nonce in action.words:
            return True
    return False


def _result_of(error: discord.HTTPException, channel: int) -> DirectMessageResult:
    log.info("A direct message in Discord was not sent: %s", error)
    if error.code == DiscordErrorCode.OPENING_TOO_FAST:
        return DirectMessageResult(PostOutcome.UNREACHED, OPENING_WAIT)
    if error.code in NOT_REACHABLE:
        return DirectMessageResult(PostOutcome.REFUSED)
    if error.code == DiscordErrorCode.UNKNOWN_CHANNEL:  # it is opened again
        return DirectMessageResult(PostOutcome.UNREACHED)
    if isinstance(error, discord.DiscordServerError) and error.status != SERVICE_UNAVAILABLE:
        return DirectMessageResult(PostOutcome.UNKNOWN, channel=channel)
    is_refused = isinstance(error, discord.Forbidden)
    return DirectMessageResult(PostOutcome.REFUSED if is_refused else PostOutcome.UNREACHED, channel=channel)
