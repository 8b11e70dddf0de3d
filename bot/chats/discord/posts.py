"""Sending posts to Discord, in channels of which nothing is cached."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import Any

import discord
from aiohttp import ClientConnectorError, ClientError

from bot.chats.discord.api_errors import NOT_ALLOWED, DiscordErrorCode
from bot.chats.discord.client import DiscordClient
from bot.chats.discord.message import (
    MAX_MESSAGE_TEXT,
    Arguments,
    Component,
    ComponentsView,
    DiscordMessage,
    MessageFile,
    MessageRenderer,
    action_row,
    container,
    custom_ids,
    message_in_words,
    plain,
    text_display,
    with_heading,
)  # fmt: skip
from bot.core.actions import Chat
from bot.core.posts import Begin, NoteSent, Post, PostChannel, PostOutcome, PostResult, pack_for_post, post_of
from bot.core.replies import Reply
from bot.i18n.texts import Texts
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
MAY_NOT_ATTACH = "post-may-not-attach"
SERVICE_UNAVAILABLE = 503

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DiscordPost:
    """A post as one message: mentions, the text, today's board, buttons, and an animation below them."""

    post: Post
    message: DiscordMessage
    nonce: str
    role: int
    animation: MessageFile | None

    def new(self) -> Arguments:
        """Return the arguments for sending it; only the mentioned players and role get a notification."""
        users = [player.id for player, _ in self.post.mentioned if player.chat is Chat.DISCORD]
        # The mentions are a text of their own, because all other texts are escaped.
        roles = [f"<@&{self.role}>"] if self.role else []
        mentions = " ".join(roles + [f"<@{user}>" for user in users])
        return {
            "view": ComponentsView(list(self._components(mentions))),
            "files": [file.attachment() for file in (self.message.file, self.animation) if file],
            "allowed_mentions": discord.AllowedMentions(
                everyone=False,
                replied_user=False,
                users=[discord.Object(user) for user in users],
                roles=[discord.Object(self.role)] if self.role else False,
            ),
            "nonce": self.nonce,
            "silent": self.post.is_silent and not mentions,
        }

    def in_words(self) -> "DiscordPost":
        """Return the post without files, for channels in which the bot may not attach any."""
        post = self.post.without_film()
        message = message_in_words(post.screen, Texts.load(post.language))
        return replace(self, post=post, message=message, animation=None)

    def _components(self, mentions: str) -> Iterator[Component]:
        if mentions:
            yield text_display(mentions)
        film = self.post.film if self.animation else None
        message, title = self.message, plain(film.title) if film else ""
        max_length = MAX_MESSAGE_TEXT - len(mentions) - len(title)
        components: list[Component] = [text_display(with_heading(message.title, message.text, max_length))]
        if message.file:
            components.append(message.file.component())
        encode = partial(pack_for_post, post=self.nonce)
        components += [action_row(buttons, encode) for buttons in message.rows]
        if title:
            components.append(text_display(title))
        if self.animation:
            components.append(self.animation.component())
        yield container(components, message.color)


async def channel_permissions(
    client: DiscordClient, channel: PostChannel
) -> tuple[discord.Permissions, bool]:
    """Return the bot's permissions, and whether the channel is a thread, with at most four requests.

    Raises what discord.py raises.
    """
    guild = await client.fetch_guild(channel.group, with_counts=False)
    member = await guild.fetch_member(client.user.id if client.user else 0)
    found: Any = await guild.fetch_channel(channel.channel)
    is_thread = isinstance(found, discord.Thread)
    if is_thread:  # threads have the permissions of their parent channel
        found = await guild.fetch_channel(found.parent_id)
    return found.permissions_for(member), is_thread


@dataclass(eq=False)
class DiscordSender:
    """Sends messages that nobody asked for through the current client, at the pace that processes share."""

    current_client: Callable[[], DiscordClient]
    renderer: MessageRenderer
    pace: PostPacer

    async def _try_to_send(
        self, kind: str, channel: int, arguments: Arguments, begin: Begin | None, *, gives_way: bool = False
    ) -> PostOutcome | discord.HTTPException:
        """Send a message of a kind once; return its outcome, or the error with which Discord refused it."""
        client = self.current_client()
        if client.user is None:
            return PostOutcome.UNREACHED
        try:
            async with self.pace.slot(Chat.DISCORD, gives_way=gives_way):
                if begin and not await begin():
                    return PostOutcome.UNREACHED
                await client.get_partial_messageable(channel).send(**arguments)
        except discord.HTTPException as error:
            return error
        except ClientConnectorError as error:
            log.warning("Discord could not be reached with a %s: %s", kind, error)
            return PostOutcome.UNREACHED
        except (ClientError, OSError) as error:
            log.warning("Discord did not confirm a %s: %s", kind, error or type(error).__name__)
            return PostOutcome.UNKNOWN
        return PostOutcome.SENT


class DiscordPostSender(DiscordSender):
    """Sends posts."""

    async def post(
        self,
        channel: PostChannel,
        post: Post,
        nonce: str,
        begin: Begin | None = None,
        note_sent: NoteSent | None = None,
    ) -> PostResult:
        """Send a post once: Discord drops a second message with the same nonce within minutes."""
        del note_sent  # a post is one message
        message = await self._compose(channel, post, nonce)
        result = await self._try_message(channel, message, begin)
        if result.reason == MAY_NOT_ATTACH and message.message.file:
            return await self._try_message(channel, message.in_words())
        return result

    async def _try_message(
        self, channel: PostChannel, message: DiscordPost, begin: Begin | None = None
    ) -> PostResult:
        outcome = await self._try_to_send("post", channel.channel, message.new(), begin)
        if isinstance(outcome, PostOutcome):
            return PostResult(outcome)
        return await self._result_of(channel, outcome)

    async def post_replies(self, channel: PostChannel, post: Post, message: int) -> bool:
        """Do nothing: a post is one message, with its film."""
        del channel, post, message
        return True

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        """Return whether a post is in the channel, by the buttons of the bot's messages there.

        Raises ``ConnectionError`` if Discord does not answer.
        """
        client = self.current_client()
        if client.user is None:
            raise ConnectionError("not logged in")
        try:
            async with self.pace.slot(Chat.DISCORD):
                return await self._search_history(client, channel, nonce)
        except discord.NotFound:
            return False
        except discord.Forbidden:
            return None
        except (discord.DiscordException, ClientError, OSError) as error:
            raise ConnectionError(f"the history of a channel cannot be read: {error!r}") from error

    async def _compose(self, channel: PostChannel, post: Post, nonce: str) -> DiscordPost:
        animation = await self._animation_file(post)
        if animation is None:
            post = post.without_film()
        message = await self.renderer.message(Reply(post.screen, language=post.language))
        role = post.role if post.role != channel.group else 0  # that is the role @everyone
        return DiscordPost(post, message, nonce, role, animation)

    async def _animation_file(self, post: Post) -> MessageFile | None:
        """Return the animation, unless it is larger than Discord accepts in every channel."""
        if post.film is None:
            return None
        content = await self.renderer.pictures.file(post.film.animation)
        if len(content) > MAX_FILE:
            log.warning("a post is sent without its animation of %d bytes", len(content))
            return None
        return MessageFile(post.film.animation.file_name, content, post.film.alt)

    async def _result_of(self, channel: PostChannel, error: discord.HTTPException) -> PostResult:
        log.warning("Discord refused a post: %s", error)
        if error.status == SERVICE_UNAVAILABLE:
            return PostResult(PostOutcome.UNREACHED)
        if isinstance(error, discord.DiscordServerError):
            return PostResult(PostOutcome.UNKNOWN)  # it may have been sent before the server failed
        if error.code in REASONS:
            return PostResult(PostOutcome.REFUSED, REASONS[DiscordErrorCode(error.code)])
        if error.code in NOT_ALLOWED or isinstance(error, discord.Forbidden):
            return PostResult(PostOutcome.REFUSED, await self._missing_permission(channel))
        return PostResult(PostOutcome.REFUSED, REFUSED)

    async def _missing_permission(self, channel: PostChannel) -> str:
        """Return which permission is missing, or a general reason if Discord does not answer."""
        try:
            may, is_thread = await channel_permissions(self.current_client(), channel)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("The permissions in a channel cannot be read: %s", error or type(error).__name__)
            return MAY_NOT_WRITE
        may_write = may.send_messages_in_threads if is_thread else may.send_messages
        required = {
            "post-may-not-see": may.view_channel,
            "post-may-not-write-in-threads" if is_thread else MAY_NOT_WRITE: may_write,
            MAY_NOT_ATTACH: may.attach_files,
            "post-may-not-embed": may.embed_links,
        }
        return next((name for name, is_granted in required.items() if not is_granted), MAY_NOT_WRITE)

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
        if not seen:
            may, _ = await channel_permissions(client, channel)
            return False if may.read_message_history else None
        return False
