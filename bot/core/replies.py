"""The answer to an action: a screen, a notice, or both, and where they go."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from enum import StrEnum

from bot.core.images import Renderable
from bot.core.screens import Screen

MAX_NOTICE = 200  # Telegram: answer to a callback query


@dataclass(frozen=True, slots=True)
class Document:
    """A file sent as it is: its name, and its bytes or an image to render."""

    name: str
    content: bytes | Renderable


class ReplyTarget(StrEnum):
    """Where the screen of a reply goes."""

    HERE = "here"
    """Into the message whose button was pressed; after a typed action, into a new message."""
    NEW = "new"
    PRIVATE = "private"
    """Into a new message that only the player sees, where the chat has such messages."""
    PUBLIC = "public"
    """Into a new message for everybody in the room, even if games are played privately."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to an action: a screen, a notice, or both.

    Only the player sees a notice: it is a toast or alert on a button, else a private message, else a message.
    """

    screen: Screen | None = None
    target: ReplyTarget = ReplyTarget.HERE
    notice: str = ""
    is_private: bool = False
    """Whether only the player sees a new message, unless its target is public."""
    language: str = ""
    """The language of its texts, by its name in the catalog; empty until ``App`` fills it in."""
    theme: str = ""
    """The theme of the player's pictures; empty until ``App`` fills it in."""
    document: Document | None = None
    """A file for the same new message as the screen."""
    is_already_notified: bool = False
    """Whether the player has just read the same notice, so that a chat may acknowledge without a word."""
    is_refused: bool = False
    """Whether a rate limit refused the action before anything was done or read."""
    has_changed_nothing: bool = False
    """Whether its screen shows a game as it was, because what was typed could not be read."""
    updates: AsyncIterator["Reply"] | None = field(default=None, compare=False)
    """Later states of the message while something is computed; the last one is the answer. Ends early,
    without an answer, when the player goes on to something else."""

    def __post_init__(self) -> None:
        if not (self.screen or self.notice):
            raise ValueError("reply without screen and notice")
        if self.document and (self.screen is None or self.screen.picture):
            raise ValueError("a file goes with a screen that has no picture")
        if len(self.notice) > MAX_NOTICE:
            raise ValueError(
                f"notice of {len(self.notice)} characters, at most {MAX_NOTICE}: {self.notice!r}"
            )

    @property
    def is_only_for_player(self) -> bool:
        """Whether only the player sees a new message with it."""
        return self.target is ReplyTarget.PRIVATE or (
            self.is_private and self.target is not ReplyTarget.PUBLIC
        )


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A completion of typed words: the words, and what they mean."""

    value: str
    label: str
