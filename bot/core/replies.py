"""The answer to an action: a screen, a notice, or both, and where they go."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from enum import StrEnum

from bot.core.images import (
    Renderable,
)
from bot.core.screens import Screen

MAX_NOTICE = 200  # Telegram: the answer to a callback query


@dataclass(frozen=True, slots=True)
class Document:
    """A file to be kept as it is: its name, and what is in it, or a picture to be painted."""

    name: str
    content: bytes | Renderable


class ReplyTarget(StrEnum):
    """Where a reply's screen goes."""

    HERE = "here"
    """Into the message whose button was pressed; for what was typed, into a new message."""
    NEW = "new"
    """Into a new message."""
    PRIVATE = "private"
    """Into a new message that only the one who acted sees, where the chat has such."""
    PUBLIC = "public"
    """Into a new message for all in the room, even where games are played privately."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to an action: a screen, a notice, or both.

    A notice is for the one who acted alone: a toast on a button where the chat has such, else a private
    message; where it has neither, a message.
    """

    screen: Screen | None = None
    place: ReplyTarget = ReplyTarget.HERE
    notice: str = ""
    is_private: bool = False
    """Whether a new message is for the one who acted alone, unless its place is public."""
    language: str = ""
    """The language that it is in, as the catalogue names it; empty until the bot has said."""
    document: Document | None = None
    """A file to go with the screen, into the same new message."""
    is_said: bool = False
    """Whether the one who acted has just been told this, so that it is enough to acknowledge the act where a
    chat can do that without a word."""
    is_refused: bool = False
    """Whether nothing was done, nor anything looked up, for it was too much: nothing of it is kept."""
    later: AsyncIterator["Reply"] | None = field(default=None, compare=False)
    """What the message shows after this, one after the other, while something is being worked out: the last
    is the answer. It ends early, without one, when the player has gone on to something else."""

    def __post_init__(self) -> None:
        if not (self.screen or self.notice):
            raise ValueError("a reply without a word")
        if self.document and (self.screen is None or self.screen.picture):
            raise ValueError("a file goes with a screen that has no picture")
        if len(self.notice) > MAX_NOTICE:
            raise ValueError(f"a notice of {len(self.notice)} characters, {MAX_NOTICE} fit: {self.notice!r}")

    @property
    def is_for_one(self) -> bool:
        """Whether a new message with it is for the one who acted alone."""
        return self.place is ReplyTarget.PRIVATE or (self.is_private and self.place is not ReplyTarget.PUBLIC)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that could be typed: the words, and what they mean."""

    value: str
    label: str
