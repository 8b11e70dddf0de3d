"""Posting in Discord: a message that nobody has asked for, in a channel of which nothing is known."""

import logging
from collections.abc import Callable, Iterable, Iterator
from datetime import timedelta
from typing import Any

import discord
from aiohttp import ClientConnectorError, ClientError

from bot.chats.discord.api_errors import NOT_ALLOWED, DiscordErrorCode
from bot.chats.discord.client import DiscordClient
from bot.chats.discord.message import MessageFile
from bot.chats.discord.message_rendering import MessageRenderer
from bot.chats.discord.permissions import channel_permissions
from bot.chats.discord.post import DiscordPost
from bot.core.actions import Chat, Player
from bot.core.post_buttons import post_of
from bot.core.posts import Begin, Post, PostChannel, PostOutcome, PostResult
from bot.core.replies import Reply
from bot.core.screens import Screen
from bot.storage.coordination.post_pacing import PostPacer

MAX_FILE = 10 * 1024 * 1024
"""Bytes of a file: https://discord.com/developers/docs/reference#uploading-files."""
LOOKED_BACK = timedelta(hours=36)
"""How old the post of a day can be while the day is on, with time to spare."""
MOST_SEEN = 500
"""Messages of a channel, a hundred to a request."""

REASONS = {
    DiscordErrorCode.UNKNOWN_CHANNEL: "post-is-gone",
    DiscordErrorCode.UNKNOWN_GUILD: "post-is-outside",
    DiscordErrorCode.ARCHIVED_THREAD: "post-is-closed",
    DiscordErrorCode.LOCKED_THREAD: "post-is-closed",
    DiscordErrorCode.MISSING_ACCESS: "post-may-not-see",
}
"""Messages of the catalogue."""
REFUSED, MAY_NOT = "post-is-refused", "post-may-not-write"
SERVICE_UNAVAILABLE = 503

log = logging.getLogger(__name__)


class DiscordPostSender:
    """Posts through whichever client there is just now."""

    def __init__(self, client: Callable[[], DiscordClient], easel: MessageRenderer, pace: PostPacer) -> None:
        self._client = client
        self._easel = easel
        self._pace = pace

    async def post(
        self, channel: PostChannel, bulletin: Post, nonce: str, begin: Begin | None = None
    ) -> PostResult:
        """Post once; what is posted again with the same nonce within minutes is one message to Discord."""
        post = await self._composed(channel, bulletin, nonce)
        client = self._client()
        if client.user is None:
            return PostResult(PostOutcome.UNREACHED)
        try:
            async with self._pace.turn(Chat.DISCORD):
                if begin and not await begin():
                    return PostResult(PostOutcome.UNREACHED)
                await client.get_partial_messageable(channel.channel).send(**post.new())
        except discord.HTTPException as error:
            return await self._refused(client, channel, error)
        except ClientConnectorError as error:
            log.warning("Discord was not reached with a post: %s", error)
            return PostResult(PostOutcome.UNREACHED)
        except (ClientError, OSError) as error:
            log.warning("Discord did not say what became of a post: %s", error or type(error).__name__)
            return PostResult(PostOutcome.UNKNOWN)
        return PostResult(PostOutcome.SENT)

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        """Tell whether a post stands in the channel, by the buttons of the bot's messages there.

        Raise ``ConnectionError`` where Discord does not answer.
        """
        client = self._client()
        if client.user is None:
            raise ConnectionError("not logged in")
        try:
            async with self._pace.turn(Chat.DISCORD):
                return await self._is_found(client, channel, nonce)
        except discord.NotFound:
            return False
        except discord.Forbidden:
            return None
        except (discord.DiscordException, ClientError, OSError) as error:
            raise ConnectionError(f"Discord does not tell what is posted: {error!r}") from error

    async def tell(self, player: Player, screen: Screen, language: str) -> bool:
        """Write to a player alone; tell whether that was possible."""
        client = self._client()
        if client.user is None:
            return False
        message = await self._easel.message(Reply(screen, language=language))
        try:
            conversation = await client.create_dm(discord.Object(player.id))
            async with self._pace.turn(Chat.DISCORD):
                await conversation.send(**message.new())
        except (discord.HTTPException, ClientError, OSError) as error:
            log.info("A player in Discord was not told: %s", error or type(error).__name__)
            return False
        return True

    async def _composed(self, channel: PostChannel, bulletin: Post, nonce: str) -> DiscordPost:
        message = await self._easel.message(Reply(bulletin.screen, language=bulletin.language))
        film = await self._film(bulletin)
        return DiscordPost(
            message,
            nonce,
            film,
            bulletin.film_title,
            bulletin.role if bulletin.role != channel.group else 0,  # that one would be everybody
            tuple(player for player, _ in bulletin.mentioned),
            bulletin.is_silent,
        )

    async def _film(self, bulletin: Post) -> MessageFile | None:
        """Return the film, unless it is larger than every channel takes it."""
        if bulletin.film is None:
            return None
        content = await self._easel.painted(bulletin.film)
        if len(content) > MAX_FILE:
            log.warning("a post goes without its film of %d bytes", len(content))
            return None
        return MessageFile(bulletin.film.file_name, content, bulletin.film_alt)

    async def _refused(
        self, client: DiscordClient, channel: PostChannel, error: discord.HTTPException
    ) -> PostResult:
        """Return what an error means for a post."""
        log.warning("Discord refused a post: %s", error)
        if error.status == SERVICE_UNAVAILABLE:
            return PostResult(PostOutcome.UNREACHED)
        if isinstance(error, discord.DiscordServerError):
            return PostResult(PostOutcome.UNKNOWN)  # whoever failed there may have handed it on before
        if error.code in REASONS:
            return PostResult(PostOutcome.REFUSED, REASONS[DiscordErrorCode(error.code)])
        if error.code in NOT_ALLOWED or isinstance(error, discord.Forbidden):
            return PostResult(PostOutcome.REFUSED, await self._lacking(client, channel))
        return PostResult(PostOutcome.REFUSED, REFUSED)

    async def _lacking(self, client: DiscordClient, channel: PostChannel) -> str:
        """Return which permission is missing, as far as Discord tells."""
        try:
            return (await channel_permissions(client, channel)).lacking or MAY_NOT
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("Discord does not tell what is missing: %s", error or type(error).__name__)
            return MAY_NOT

    async def _is_found(self, client: DiscordClient, channel: PostChannel, nonce: str) -> bool | None:
        """Look through what the channel shows of the last day and a half."""
        begin, seen = discord.utils.utcnow() - LOOKED_BACK, 0
        me = client.user.id if client.user else 0
        async for message in client.get_partial_messageable(channel.channel).history(limit=MOST_SEEN):
            seen += 1
            if message.author.id == me and nonce in map(post_of, custom_ids(message.components)):
                return True
            if message.created_at < begin:
                return False
        if seen == MOST_SEEN:
            return None
        # A bot that may not look back is told that there is nothing.
        return (
            False if seen or (await channel_permissions(client, channel)).may.read_message_history else None
        )


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield what the buttons of a message carry, however deep they stand in it."""
    for component in components:
        if isinstance(component, discord.Button):
            yield component.custom_id or ""
        yield from custom_ids(getattr(component, "children", ()))
