"""A message as discord.py sends and edits it, escaped and laid out in Discord's Components V2.

Source: https://discord.com/developers/docs/components/reference
"""

import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any
from zlib import crc32

import discord
from discord import ui

from bot.core.actions import Action
from bot.core.callback_data import pack
from bot.core.images import Renderable
from bot.core.replies import Reply
from bot.core.screens import Button, ButtonStyle, Screen
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.rendering.themes import accent_color

MAX_MESSAGE_TEXT = 4000
"""Characters of all texts of a message together."""

OPEN_TABLE = "open-table"
"""The custom id of the button that opens the table, which is no action of the bot."""

NO_FILES_TIME = 10 * 60.0
"""Seconds in which a channel that refused a file is sent none, if nothing says that it takes files again."""

TEXT = discord.ComponentType.text_display.value
GALLERY, FILE = discord.ComponentType.media_gallery.value, discord.ComponentType.file.value
CONTAINER = discord.ComponentType.container.value
ACTION_ROW, BUTTON = discord.ComponentType.action_row.value, discord.ComponentType.button.value
STYLES = {
    ButtonStyle.MOVE: discord.ButtonStyle.primary.value,
    ButtonStyle.PLAIN: discord.ButtonStyle.secondary.value,
    ButtonStyle.DANGER: discord.ButtonStyle.danger.value,
}

# Markup: https://support.discord.com/hc/en-us/articles/210298617
INLINE_MARKUP = re.compile(r"[\\*_~`|<\[]|:(?=//)")
"""Emphasis, code, spoilers, anything in angle brackets, masked links and bare links."""
LINE_MARKUP = re.compile(r"^(\s*)([#>+-])|^(\s*\d+)(?=[.)]\s)", re.MULTILINE)
"""Headings, subtext, quotes and lists."""
FENCE, BROKEN_FENCE = re.compile("`(?=``)"), "`\u200b"
"""What would end a code block, and the same with a zero-width space in it."""

Component = dict[str, Any]
"""A component as Discord's API describes it."""
Arguments = dict[str, Any]
"""The arguments of a method of discord.py."""


@dataclass(frozen=True, slots=True)
class MessageFile:
    """A file to be sent."""

    name: str
    """Its suffix tells Discord the type, and whether to play it."""
    content: bytes
    alt: str = ""
    """The alt text of a picture; empty for a file to download."""

    def attachment(self) -> discord.File:
        """Return the file as discord.py sends it, which works once."""
        return discord.File(BytesIO(self.content), filename=self.name, description=self.alt or None)

    def component(self) -> Component:
        """Return what shows the attached file: a picture, or a file to download."""
        media = {"url": f"attachment://{self.name}"}
        if self.alt:
            return {"type": GALLERY, "items": [{"media": media, "description": self.alt}]}
        return {"type": FILE, "file": media}


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
    addresses: tuple[str, ...] = ()
    """Web addresses in the text that become links."""
    table: str = ""
    """The label of the button that opens the table; empty without one."""

    @classmethod
    def of(cls, screen: Screen, file: MessageFile | None = None, table: str = "") -> "DiscordMessage":
        """Return the message for a screen and its rendered picture, or the file that goes with it.

        ``table`` is the label of the button that opens the table, if there is one.
        """
        color = accent_color(screen.picture.theme) if screen.picture else None
        return cls(screen.title, screen.text, file, screen.rows, color, screen.copy, screen.addresses, table)

    @property
    def body(self) -> str:
        """Its title as a heading and its text, both escaped except for the addresses."""
        body = with_heading(self.title, self.text, MAX_MESSAGE_TEXT)
        for address in self.addresses:
            body = body.replace(plain(address), address)
        return body

    def new(self) -> Arguments:
        """Return the arguments for sending it; files can be sent once, so call this for each attempt."""
        return {"view": self._view()} | ({"files": [self.file.attachment()]} if self.file else {})

    def edited(self, *, is_older_kind: bool = False) -> Arguments:
        """Return the arguments for replacing a message, each of them: Discord does not change omitted ones.

        A message without Components V2, as earlier versions of the bot sent it, is converted by removing its
        content and embeds: https://github.com/discord/discord-api-docs/pull/7852
        """
        arguments = {"view": self._view(), "attachments": [self.file.attachment()] if self.file else []}
        return arguments | ({"content": None, "embeds": []} if is_older_kind else {})

    @property
    def digest(self) -> str:
        """Five characters that tell it from other answers to the same event: nonces have 25 at most."""
        content = "\0".join([self.body, *(pack(button.action) for row in self.rows for button in row)])
        return f"{crc32(content.encode(errors='replace')) & 0xFFFFF:05x}"

    def has_buttons_of(self, found: discord.Message) -> bool:
        """Return whether a message in Discord has the same buttons."""
        own = [pack(button.action) for row in self.rows for button in row]
        return own == [one for one in custom_ids(found.components) if one != OPEN_TABLE]

    def _view(self) -> "ComponentsView":
        """Return its components; a text, a picture and six rows are 35 at most, and Discord accepts 40."""
        components = list(self._components())
        if self.title or self.rows or self.file:
            rows = [*map(action_row, self.rows), *([table_row(self.table)] if self.table else [])]
            components = [container([*components, *rows], self.color)]
        return ComponentsView(components)

    def _components(self) -> Iterator[Component]:
        body = self.body
        yield text_display(body)
        if self.copy and len(body) + len(code_block(self.copy)) <= MAX_MESSAGE_TEXT:
            yield text_display(code_block(self.copy))
        if self.file:
            yield self.file.component()


class MessageRenderer:
    """Renders replies as messages, with their pictures."""

    def __init__(
        self,
        pictures: ImageRenderer,
        monotonic: Callable[[], float] = time.monotonic,
        *,
        has_table: bool = False,
    ) -> None:
        """``has_table`` says whether boards have a button that opens the table."""
        self.pictures = pictures
        self._has_table = has_table
        self._monotonic = monotonic
        self._without_files: dict[int, float] = {}
        """The channels that take no files, and until when that is assumed."""

    def note_files(self, channel: int, *, are_taken: bool) -> None:
        """Note whether a channel takes files."""
        now = self._monotonic()
        self._without_files = {one: end for one, end in self._without_files.items() if end > now}
        if are_taken:
            self._without_files.pop(channel, None)
        else:
            self._without_files[channel] = now + NO_FILES_TIME

    async def message(self, reply: Reply, channel: int = 0) -> DiscordMessage:
        """Return the message that shows a reply's screen, with its picture or its file.

        It is in words if the channel takes no files.
        """
        screen, document = reply.screen or Screen(text=reply.notice), reply.document
        if screen.picture and self._without_files.get(channel, 0.0) > self._monotonic():
            label = self.table_label(screen, reply.language)
            return message_in_words(screen, Texts.load(reply.language), label)
        if document:
            content = document.content
            if isinstance(content, Renderable):
                content = await self.pictures.file(content)
            return DiscordMessage.of(screen, MessageFile(document.name, content))
        if screen.picture is None:
            return DiscordMessage.of(screen, table=self.table_label(screen, reply.language))
        content = await self.pictures.file(screen.picture)
        file = MessageFile(screen.picture.file_name, content, screen.alt)
        return DiscordMessage.of(screen, file, self.table_label(screen, reply.language))

    def table_label(self, screen: Screen, language: str) -> str:
        """Return the label of the button that opens the table; empty for all but boards of games in play."""
        return Texts.load(language)("button-open-table") if self._has_table and screen.is_in_play else ""


def message_in_words(screen: Screen, texts: Texts, table: str = "") -> DiscordMessage:
    """Return the message for a screen with a picture where the bot may not attach it.

    ``table`` is the label of the button that opens the table, if there is one.
    """
    note = texts("discord-no-pictures", permission=texts("discord-attach-files"))
    color = accent_color(screen.picture.theme) if screen.picture else None
    return replace(DiscordMessage.of(screen.without_picture(note), table=table), color=color)


class ComponentsView(ui.LayoutView):
    """Components, one below the other.

    They are already what is sent: discord.py makes two objects of each of its own, which takes a twentieth of
    the processor time of a press.
    """

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self._sent_components = components

    def to_components(self) -> list[Component]:
        """Return the components."""
        return self._sent_components

    def has_components_v2(self) -> bool:
        """Return that it is of Components V2: what the message shows are components, too."""
        return True

    def is_dispatchable(self) -> bool:
        """Return that discord.py need not remember the view: each button contains its action."""
        return False


def text_display(text: str) -> Component:
    """Return a text with markup."""
    return {"type": TEXT, "content": text}


def container(components: list[Component], color: int | None) -> Component:
    """Return components, one below the other, in a container with an accent color."""
    return {"type": CONTAINER, "accent_color": color, "components": components}


def action_row(buttons: Iterable[Button], encode: Callable[[Action], str] = pack) -> Component:
    """Return a row of buttons; ``encode`` turns their actions into custom ids."""
    return {
        "type": ACTION_ROW,
        "components": [
            {
                "type": BUTTON,
                "style": STYLES[button.style],
                "label": button.label,
                "custom_id": encode(button.action),
            }
            for button in buttons
        ],
    }


def table_row(label: str) -> Component:
    """Return a row with the button that opens the table."""
    style = discord.ButtonStyle.secondary.value
    button = {"type": BUTTON, "style": style, "label": label, "custom_id": OPEN_TABLE}
    return {"type": ACTION_ROW, "components": [button]}


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom ids of all buttons of a message, however deeply nested."""
    for component in components:
        if isinstance(component, discord.Button):
            yield component.custom_id or ""
        yield from custom_ids(getattr(component, "children", ()))


def plain(text: str) -> str:
    """Return the text so that Discord shows it literally, with no markup, mention, emoji or link."""
    text = INLINE_MARKUP.sub(lambda found: f"\\{found[0]}", text)  # a template is several times slower
    text = LINE_MARKUP.sub(lambda found: f"{found[1]}\\{found[2]}" if found[2] else f"{found[3]}\\", text)
    return discord.utils.escape_mentions(text)


def code_block(text: str) -> str:
    """Return a text as a code block, which Discord lets players copy."""
    return f"```\n{FENCE.sub(BROKEN_FENCE, text)}\n```"


def with_heading(title: str, text: str, max_length: int) -> str:
    """Return an escaped title and text, the title as a heading unless that exceeds the length.

    A screen has at most 2,000 characters, escaped at most twice as many: without the heading's mark it always
    fits the 4,000 of a message.
    """
    escaped = "\n".join(part for part in (plain(title), plain(text)) if part)
    heading = f"### {escaped}" if title else escaped
    return heading if len(heading) <= max_length else escaped
