"""A message as Discord wants it: words that are no markup, the picture as an attachment, rows of buttons."""

import re
from dataclasses import dataclass
from io import BytesIO
from typing import TypedDict

import discord

from bot.model import Control, Screen, Style
from bot.wire import pack

MAX_CONTENT = 2000  # characters of a message's own words

STYLES = {
    Style.MOVE: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.DANGER: discord.ButtonStyle.danger,
}

ANYWHERE = re.compile(r"[\\*_~`|<\[]|:(?=//)")
"""Emphasis, code, spoilers, whatever stands in angle brackets, masked links and bare ones."""
AT_LINE_START = re.compile(r"^(\s*)([#>+-])|^(\s*\d+)(?=[.)]\s)", re.MULTILINE)
"""Headings, small print, quotations and lists."""


class NewMessage(TypedDict, total=False):
    """The arguments by which discord.py sends a message."""

    content: str
    embeds: list[discord.Embed]
    files: list[discord.File]
    view: discord.ui.View


class ChangedMessage(TypedDict):
    """The arguments by which discord.py replaces all of a message."""

    content: str | None
    embeds: list[discord.Embed]
    attachments: list[discord.Attachment | discord.File]
    view: discord.ui.View | None


def plain(text: str) -> str:
    """Return the text so that Discord shows it as it stands, with no markup, mention, emoji or link."""
    text = ANYWHERE.sub(r"\\\g<0>", text)
    text = AT_LINE_START.sub(lambda found: f"{found[1]}\\{found[2]}" if found[2] else f"{found[3]}\\", text)
    return discord.utils.escape_mentions(text)


@dataclass(frozen=True, slots=True)
class Message:
    """All that one message of the bot shows."""

    title: str = ""
    text: str = ""
    file: bytes = b""
    """The picture, still or moving; empty where there is none."""
    file_name: str = ""
    """What the picture is called; by how this ends Discord tells whether to play it."""
    alt: str = ""
    rows: tuple[tuple[Control, ...], ...] = ()

    @classmethod
    def of(cls, screen: Screen, file: bytes) -> "Message":
        """Return a screen and its painted picture, if it has one, as a message."""
        name = screen.picture.file_name if screen.picture else ""
        return cls(screen.title, screen.text, file, name, screen.alt, screen.rows)

    @property
    def words(self) -> str:
        """Its title in bold and its text, both made plain."""
        title = f"**{plain(self.title)}**" if self.title else ""
        return "\n".join(part for part in (title, plain(self.text)) if part)

    def new(self) -> NewMessage:
        """Return what sends it; files can be sent once, so ask again for each attempt."""
        content, embeds = self._parts()
        message = NewMessage()
        if content:
            message["content"] = content
        if embeds:
            message["embeds"] = embeds
        if self.file:
            message["files"] = [self._file()]
        if self.rows:
            message["view"] = self._view()
        return message

    def changed(self) -> ChangedMessage:
        """Return what replaces a message by it, naming each part: Discord keeps what is left out."""
        content, embeds = self._parts()
        return ChangedMessage(
            content=content or None,
            embeds=embeds,
            attachments=[self._file()] if self.file else [],
            view=self._view() if self.rows else None,
        )

    def _parts(self) -> tuple[str, list[discord.Embed]]:
        words = self.words
        if len(words) <= MAX_CONTENT:
            return words, []
        # Made plain, a text may grow to twice its length; an embed has room for 4,096 characters.
        return "", [discord.Embed(description=words)]

    def _file(self) -> discord.File:
        return discord.File(BytesIO(self.file), filename=self.file_name, description=self.alt)

    def _view(self) -> discord.ui.View:
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            for control in row:
                view.add_item(
                    discord.ui.Button(
                        style=STYLES[control.style],
                        label=control.label,
                        custom_id=pack(control.action),
                        row=number,
                    )
                )
        view.stop()  # each button carries its action, so discord.py need not remember any
        return view
