"""A message as Discord wants it: laid out with its words, its files named explicitly."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import NotRequired, TypedDict

import discord

from bot.chats.discord import layout
from bot.chats.discord.markup import headed, to_copy
from bot.core.screens import Button, Screen
from bot.rendering.themes import accent


class NewMessage(TypedDict):
    """The arguments by which discord.py sends a message."""

    view: discord.ui.LayoutView
    files: NotRequired[list[discord.File]]


class ChangedMessage(TypedDict):
    """The arguments by which discord.py replaces all of a message."""

    view: discord.ui.LayoutView
    attachments: list[discord.Attachment | discord.File]
    content: NotRequired[None]
    embeds: NotRequired[list[discord.Embed]]


@dataclass(frozen=True, slots=True)
class MessageFile:
    """A file as it is sent."""

    name: str
    """By how this ends Discord tells what it is, and whether to play it."""
    content: bytes
    alt: str = ""
    """The picture in words; empty for a file that is to be kept."""


@dataclass(frozen=True, slots=True)
class DiscordMessage:
    """All that one message of the bot shows."""

    title: str = ""
    text: str = ""
    file: MessageFile | None = None
    """The picture, still or moving, or a file to be kept."""
    rows: tuple[tuple[Button, ...], ...] = ()
    colour: int | None = None
    """Of its edge: red, green and blue, a byte each."""
    copy: str = ""
    """A text to be copied, shown in a block of its own."""

    @classmethod
    def of(cls, screen: Screen, file: MessageFile | None = None) -> "DiscordMessage":
        """Return a screen and its painted picture, or the file that goes with it, as a message."""
        colour = accent(screen.picture.theme) if screen.picture else None
        return cls(screen.title, screen.text, file, screen.rows, colour, screen.copy)

    @property
    def words(self) -> str:
        """Its title as a heading and its text, both made plain."""
        return headed(self.title, self.text, layout.MAX_WORDS)

    def new(self) -> NewMessage:
        """Return what sends it; files can be sent once, so ask again for each attempt."""
        message = NewMessage(view=self._view())
        if self.file:
            message["files"] = [attached(self.file)]
        return message

    def changed(self, *, is_older_kind: bool = False) -> ChangedMessage:
        """Return what replaces a message by it, naming each part: Discord keeps what is left out.

        A message of the older kind, which earlier versions of the bot sent, becomes a new one where its own
        words are taken away: https://github.com/discord/discord-api-docs/pull/7852
        """
        message = ChangedMessage(view=self._view(), attachments=[attached(self.file)] if self.file else [])
        if is_older_kind:
            message["content"] = None
            message["embeds"] = []
        return message

    def _view(self) -> discord.ui.LayoutView:
        parts = list(self._parts())
        if self.title or self.rows or self.file:
            return layout.framed(parts, self.rows, self.colour)
        return layout.view(*parts)

    def _parts(self) -> Iterator[layout.Part]:
        yield layout.words(self.words)
        if self.copy and len(self.words) + len(to_copy(self.copy)) <= layout.MAX_WORDS:
            yield layout.words(to_copy(self.copy))
        if self.file and self.file.alt:
            yield layout.picture(self.file.name, self.file.alt)
        elif self.file:
            yield layout.document(self.file.name)


def attached(file: MessageFile) -> discord.File:
    """Return a file as discord.py sends it, once."""
    return discord.File(BytesIO(file.content), filename=file.name, description=file.alt or None)
