"""Sending posts to Discord, in channels of which nothing is cached."""

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
MAX_POST_AGE = timedelta(hours=36)
"""How old the post of a day can be during that day, with time to spare."""
MAX_HISTORY = 500
"""Messages of a channel to search, a hundred per request."""

REASONS = {
    DiscordErrorCode.UNKNOWN_CHANNEL: "post-is-gone",
    DiscordErrorCode.UNKNOWN_GUILD: "post-is-outside",
    DiscordErrorCode.ARCHIVED_THREAD: "post-is-closed",
    DiscordErrorCode.LOCKED_THREAD: "post-is-closed",
    DiscordErrorCode.MISSING_ACCESS: "post-may-not-see",
}
"""Ids of messages."""
REFUSED, MAY_NOT_WRITE = "post-is-refused", "post-may-not-write"
SERVICE_UNAVAILABLE = 503

log = logging.getLogger(__name__)


class DiscordPostSender:
    """Sends posts through the current client."""

    def __init__(
        self, client: Callable[[], DiscordClient], renderer: MessageRenderer, pace: PostPacer
    ) -> None:
        self._client = client
        self._renderer = renderer
        self._pace = pace

    async def post(
        self, channel: PostChannel, post: Post, nonce: str, begin: Begin | None = None
    ) -> PostResult:
        """Send a post once: Discord drops a second message with the same nonce within minutes."""
        message = await self._compose(channel, post, nonce)
        client = self._client()
        if client.user is None:
            return PostResult(PostOutcome.UNREACHED)
        try:
            async with self._pace.turn(Chat.DISCORD):
                if begin and not await begin():
                    return PostResult(PostOutcome.UNREACHED)
                await client.get_partial_messageable(channel.channel).send(**message.new())
        except discord.HTTPException as error:
            return await self._result_of(client, channel, error)
        except ClientConnectorError as error:
            log.warning("Discord could not be reached with a post: %s", error)
            return PostResult(PostOutcome.UNREACHED)
        except (ClientError, OSError) as error:
            log.warning("Discord did not confirm a post: %s", error or type(error).__name__)
            return PostResult(PostOutcome.UNKNOWN)
        return PostResult(PostOutcome.SENT)

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        """Return whether a post is in the channel, by the buttons of the bot's messages there.

        Raises ``ConnectionError`` if Discord does not answer.
        """
        client = self._client()
        if client.user is None:
            raise ConnectionError("not logged in")
        try:
            async with self._pace.turn(Chat.DISCORD):
                return await self._search_history(client, channel, nonce)
        except discord.NotFound:
            return False
        except discord.Forbidden:
            return None
        except (discord.DiscordException, ClientError, OSError) as error:
            raise ConnectionError(f"the history of a channel cannot be read: {error!r}") from error

    async def send_direct_message(self, player: Player, screen: Screen, language: str) -> bool:
        """Send a direct message to a player; return whether that was possible."""
        client = self._client()
        if client.user is None:
            return False
        message = await self._renderer.message(Reply(screen, language=language))
        try:
            dm_channel = await client.create_dm(discord.Object(player.id))
            async with self._pace.turn(Chat.DISCORD):
                await dm_channel.send(**message.new())
        except (discord.HTTPException, ClientError, OSError) as error:
            log.info("A direct message in Discord was not sent: %s", error or type(error).__name__)
            return False
        return True

    async def _compose(self, channel: PostChannel, post: Post, nonce: str) -> DiscordPost:
        message = await self._renderer.message(Reply(post.screen, language=post.language))
        animation = await self._animation_file(post)
        return DiscordPost(
            message,
            nonce,
            animation,
            post.film_title,
            post.role if post.role != channel.group else 0,  # that is the role @everyone
            tuple(player for player, _ in post.mentioned),
            post.is_silent,
        )

    async def _animation_file(self, post: Post) -> MessageFile | None:
        """Return the animation, unless it is larger than Discord accepts in every channel."""
        if post.film is None:
            return None
        content = await self._renderer.image(post.film)
        if len(content) > MAX_FILE:
            log.warning("a post is sent without its animation of %d bytes", len(content))
            return None
        return MessageFile(post.film.file_name, content, post.film_alt)

    async def _result_of(
        self, client: DiscordClient, channel: PostChannel, error: discord.HTTPException
    ) -> PostResult:
        """Return the result of a post by the error that it caused."""
        log.warning("Discord refused a post: %s", error)
        if error.status == SERVICE_UNAVAILABLE:
            return PostResult(PostOutcome.UNREACHED)
        if isinstance(error, discord.DiscordServerError):
            return PostResult(PostOutcome.UNKNOWN)  # it may have been sent before the server failed
        if error.code in REASONS:
            return PostResult(PostOutcome.REFUSED, REASONS[DiscordErrorCode(error.code)])
        if error.code in NOT_ALLOWED or isinstance(error, discord.Forbidden):
            return PostResult(PostOutcome.REFUSED, await self._missing_permission(client, channel))
        return PostResult(PostOutcome.REFUSED, REFUSED)

    async def _missing_permission(self, client: DiscordClient, channel: PostChannel) -> str:
        """Return which permission is missing, or a general reason if Discord does not answer."""
        try:
            return (await channel_permissions(client, channel)).missing or MAY_NOT_WRITE
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("The permissions in a channel cannot be read: %s", error or type(error).__name__)
            return MAY_NOT_WRITE

    async def _search_history(self, client: DiscordClient, channel: PostChannel, nonce: str) -> bool | None:
        """Search the channel's messages of the last day and a half for a post."""
        begin, seen = discord.utils.utcnow() - MAX_POST_AGE, 0
        me = client.user.id if client.user else 0
        async for message in client.get_partial_messageable(channel.channel).history(limit=MAX_HISTORY):
            seen += 1
            if message.author.id == me and nonce in map(post_of, custom_ids(message.components)):
                return True
            if message.created_at < begin:
                return False
        if seen == MAX_HISTORY:
            return None
        # Without the permission to read the history, Discord returns an empty one.
        return (
            False
            if seen or (await channel_permissions(client, channel)).permissions.read_message_history
            else None
        )


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom ids of all buttons of a message, however deeply nested."""
    for component in components:
        if isinstance(component, discord.Button):
            yield component.custom_id or ""
        yield from custom_ids(getattr(component, "children", ()))
