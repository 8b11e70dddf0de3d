"""What is posted in a channel, who is told of it, and what becomes of that."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias

from bot.core.actions import Chat, Player
from bot.core.images import ReplayAnimation
from bot.core.screens import Screen


@dataclass(frozen=True, slots=True)
class PostChannel:
    """Where something is posted: a channel of a server, or a group or one of its topics."""

    chat: Chat
    group: int
    channel: int = 0
    """The channel or topic; 0 for a group's only or general one."""


@dataclass(frozen=True, slots=True)
class Post:
    """A post. Its texts are plain; whom it mentions is said apart."""

    screen: Screen
    """Its buttons belong to nobody: whoever presses them is the one who acts."""
    language: str
    film: ReplayAnimation | None = None
    """Shown with it: in the same message where the chat can, else in a silent answer to it."""
    film_title: str = ""
    film_alt: str = ""
    """The film in words: wanted with a film."""
    role: int = 0
    """A role of a Discord server that is told of the post; 0 for none."""
    mentioned: tuple[tuple[Player, str], ...] = ()
    """The players who want to be told of it, with their names."""
    code: str = ""
    """Of a link by which its puzzle is played alone, and counts there, for chats that need a link for it."""
    is_silent: bool = False
    """Whether nobody's device makes a sound, where the chat can do that."""
    told_of: frozenset[Player] = frozenset()
    """The players whose results it tells, as those of the server or group."""
    told_of_all: frozenset[Player] = frozenset()
    """Those whose results it tells as those of all who play."""


class PostOutcome(StrEnum):
    """What became of a post."""

    SENT = "sent"
    REFUSED = "refused"
    """The chat will not have it there: a permission is missing, or the channel is gone."""
    UNREACHED = "unreached"
    """It certainly did not arrive, and may when tried again: no connection, or the chat is in trouble."""
    UNKNOWN = "unknown"
    """Nobody knows whether it arrived: the connection broke after it was sent."""


@dataclass(frozen=True, slots=True)
class PostResult:
    """The answer to a post."""

    fate: PostOutcome
    reason: str = ""
    """Of what was refused: a message of the catalogue, such as ``post-may-not-write``."""
    wait: float = 0.0
    """Seconds that the chat wants us to wait before the next try."""
    moved_to: int = 0
    """The number that the group has got; 0 for the same."""


Begin: TypeAlias = Callable[[], Awaitable[bool]]
"""Notes that a request goes out now; tells whether it may. It may be called more than once for a post."""


class PostSender(Protocol):
    """A chat as posts see it: the adapter of each chat in which can be posted is one."""

    async def post(
        self, channel: PostChannel, bulletin: Post, nonce: str, begin: Begin | None = None
    ) -> PostResult:
        """Post once. What is posted again with the same nonce is recognised where the chat can do that.

        ``begin`` is awaited when all is ready and it is the post's turn, just before the request: whatever
        ends before that has sent nothing. Raises what it raises.
        """

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        """Tell whether a post with that nonce stands in the channel; ``None`` where nobody ever can.

        Raises ``ConnectionError`` where it cannot be found out at present: it is asked again later.
        """

    async def tell(self, player: Player, screen: Screen, language: str) -> bool:
        """Write to a player alone; tell whether that was possible."""
