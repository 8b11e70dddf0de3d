"""Posts of the daily challenge in channels: what is posted, what became of it, and their buttons.

A post belongs to nobody: many players press its buttons, and it stays as it was posted. The callback data of
its buttons says that the message is a post.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol, TypeAlias

from bot.core.actions import Action, Chat, Player
from bot.core.callback_data import pack, unpack
from bot.core.images import ReplayAnimation
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import Screen


@dataclass(frozen=True, slots=True)
class PostChannel:
    """A channel of a server, or a group, or one of its topics."""

    chat: Chat
    group: int
    channel: int = 0
    """The channel or topic; 0 for a group without topics, or its general topic."""


@dataclass(frozen=True, slots=True)
class PostFilm:
    """An animation that comes with a post: in the same message where the chat can, else as a silent reply."""

    animation: ReplayAnimation
    title: str
    alt: str
    line: str = ""
    """The line of the post's text that announces it."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message that nobody asked for. Its texts are plain; mentions are separate."""

    screen: Screen
    """Its buttons belong to nobody: the player who presses one acts."""
    language: str
    film: PostFilm | None = None
    role: int = 0
    """The Discord role to mention; 0 for none."""
    mentioned: tuple[tuple[Player, str], ...] = ()
    code: str = ""
    """The code of a link to play in private so that it counts here, for chats that need one."""
    is_silent: bool = False
    shown_in_group: frozenset[Player] = frozenset()
    """The players whose results it shows as results of the server or group."""
    shown_globally: frozenset[Player] = frozenset()
    """The players whose results it shows as results of everybody."""

    def without_film(self) -> "Post":
        """Return the post without its film, and without the line that announces it."""
        announced = self.film.line if self.film else ""
        lines = [line for line in self.screen.text.split("\n") if line != announced]
        return replace(self, film=None, screen=replace(self.screen, text="\n".join(lines)))


class PostOutcome(StrEnum):
    """What became of a post, or of a direct message."""

    SENT = "sent"
    REFUSED = "refused"
    """The chat refuses it there: a permission is missing, or the channel is gone."""
    UNREACHED = "unreached"
    """It certainly did not arrive, and may be tried again: no connection, or the chat has an outage."""
    PARTIAL = "partial"
    """It arrived, and replies to it that it announces are still to be sent."""
    UNKNOWN = "unknown"
    """It may have arrived: the connection broke after it was sent."""


@dataclass(frozen=True, slots=True)
class PostResult:
    """The outcome of a post, with its reason."""

    fate: PostOutcome
    reason: str = ""
    """If refused, the id of a message, such as ``post-may-not-write``."""
    wait: float = 0.0
    """Seconds to wait before the next attempt, as the chat asked."""
    moved_to: int = 0
    """The new id of a group that was migrated; 0 if it is the same."""


Begin: TypeAlias = Callable[[], Awaitable[bool]]
"""Notes that a request is about to be sent; returns whether it may. Can be called more than once."""


NoteSent: TypeAlias = Callable[[int], Awaitable[None]]
"""Notes the id of a message that was sent while replies to it are still to be sent."""


class PostSender(Protocol):
    """What the poster needs of a chat's adapter."""

    async def post(
        self,
        channel: PostChannel,
        post: Post,
        nonce: str,
        begin: Begin | None = None,
        note_sent: NoteSent | None = None,
    ) -> PostResult:
        """Post once. A second post with the same nonce is recognized where the chat can do that.

        ``begin`` is awaited just before the request: a failure before that has sent nothing. Raises what
        ``begin`` raises. ``note_sent`` is awaited if replies follow, which are then sent before this returns.
        """

    async def post_replies(self, channel: PostChannel, post: Post, message: int) -> bool:
        """Send what follows a message of a post that was sent; return whether the post is complete now."""

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        """Return whether a post with that nonce is in the channel; ``None`` if the chat cannot know.

        Raises ``ConnectionError`` if it cannot be found out now; the poster asks again later.
        """


MARK = "*"
"""Separates the name of a post from the action; no other callback data contains it."""


def pack_for_post(action: Action, post: str = "") -> str:
    """Return the callback data of a post's button, perhaps with the name of the post."""
    return f"{post}{MARK}{pack(action)}"


def unpack_from_post(text: str) -> tuple[Action, bool]:
    """Decode an action, and whether its button is on a post; raise ``CallbackDataError`` for all else."""
    _, mark, words = text.rpartition(MARK)
    return unpack(words), bool(mark)


def post_of(text: str) -> str:
    """Return the name of the post in callback data; empty if there is none."""
    return text.rpartition(MARK)[0]


def leaving_post(reply: Reply) -> Reply:
    """Return the reply to a press on a post, redirected so that the post stays as it is."""
    return replace(reply, target=ReplyTarget.PRIVATE) if reply.target is ReplyTarget.HERE else reply
