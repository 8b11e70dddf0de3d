"""A message as discord.py sends and edits it."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import NotRequired, TypedDict

import discord

from bot.chats.discord import layout
from bot.chats.discord.markup import code_block, with_heading
from bot.core.screens import Button, Screen
from bot.rendering.themes import accent_color


class NewMessage(TypedDict):
    """The arguments with which discord.py sends a message."""

    view: discord.ui.LayoutView
    files: NotRequired[list[discord.File]]


class EditedMessage(TypedDict):
    """The arguments with which discord.py replaces everything in a message."""

    view: discord.ui.LayoutView
    attachments: list[discord.Attachment | discord.File]
    content: NotRequired[None]
    embeds: NotRequired[list[discord.Embed]]


@dataclass(frozen=True, slots=True)
class MessageFile:
    """A file to be sent."""

    name: str
    """Its suffix tells Discord the type, and whether to play it."""
    content: bytes
    alt: str = ""
    """The alt text of a picture; empty for a file to download."""


@dataclass(frozen=True, slots=True)
class DiscordMessage:
    """Everything that one message of the bot shows."""

    title: str = ""
    text: str = ""
    file: MessageFile | None = None
    """The picture, still or animated, or a file to download."""
    rows: tuple[tuple[Button, ...], ...] = ()
    color: int | None = None
    """Its accent color: red, green and blue, a byte each."""
    copy: str = ""
    """A text to copy, shown in a code block."""

    @classmethod
    def of(cls, screen: Screen, file: MessageFile | None = None) -> "DiscordMessage":
        """Return the message for a screen and its rendered picture, or the file that goes with it."""
        color = accent_color(screen.picture.theme) if screen.picture else None
        return cls(screen.title, screen.text, file, screen.rows, color, screen.copy)

    @property
    def body(self) -> str:
        """Its title as a heading and its text, both escaped."""
        return with_heading(self.title, self.text, layout.MAX_MESSAGE_TEXT)

    def new(self) -> NewMessage:
        """Return the arguments for sending it; files can be sent once, so call this for each attempt."""
        message = NewMessage(view=self._view())
        if self.file:
            message["files"] = [to_discord_file(self.file)]
        return message

    def edited(self, *, is_older_kind: bool = False) -> EditedMessage:
        """Return the arguments for replacing a message, each of them: Discord does not change omitted ones.

        A message without Components V2, as earlier versions of the bot sent it, is converted by removing its
        content and embeds: https://github.com/discord/discord-api-docs/pull/7852
        """
        message = EditedMessage(
            view=self._view(), attachments=[to_discord_file(self.file)] if self.file else []
        )
        if is_older_kind:
            message["content"] = None
            message["embeds"] = []
        return message

    def _view(self) -> discord.ui.LayoutView:
        components = list(self._components())
        if self.title or self.rows or self.file:
            return layout.container_view(components, self.rows, self.color)
        return layout.view(*components)

    def _components(self) -> Iterator[layout.Component]:
        yield layout.text_display(self.body)
        if self.copy and len(self.body) + len(code_block(self.copy)) <= layout.MAX_MESSAGE_TEXT:
            yield layout.text_display(code_block(self.copy))
        if self.file and self.file.alt:
            yield layout.gallery(self.file.name, self.file.alt)
        elif self.file:
            yield layout.file_item(self.file.name)


def to_discord_file(file: MessageFile) -> discord.File:
    """Return a file as discord.py sends it, which works once."""
    return discord.File(BytesIO(file.content), filename=file.name, description=file.alt or None)
