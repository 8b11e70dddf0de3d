"""What passes between the chats and the bot: plain values that belong to no chat.

A :class:`Screen` refuses to be built larger than the narrowest chat can show, so that a button too many
fails in a test and not in front of a player.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.core.actions import Action
from bot.core.images import (
    Renderable,
)
from bot.i18n.text_width import columns

MAX_ROWS = 5  # Discord: five action rows to a message
MAX_IN_ROW = 5  # Discord: five buttons to a row; Telegram would take eight
MAX_LABEL = 38  # columns: Discord cuts labels longer than this on phones
MAX_LABEL_LENGTH = 80  # Discord: the characters of a label, wide or not; Telegram has no stated limit
MAX_TITLE = 100
MAX_CAPTION = 1024  # Telegram: the caption of a photo, title and text together
MAX_TEXT = 2000  # Discord: the content of a message, title and text together; Telegram takes 4,096
MAX_ALT = 1024  # Discord: the description of an attachment
MAX_COPY = 256  # Telegram: the text of a button that copies it


class ButtonStyle(StrEnum):
    """How much a button stands out."""

    MOVE = "move"
    PLAIN = "plain"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button: what stands on it, and the action that pressing it is."""

    label: str
    action: Action
    style: ButtonStyle = ButtonStyle.PLAIN
    spoken: str = ""
    """Its name where a sign alone stands on it, for chats whose buttons can have one; empty for the label."""

    def __post_init__(self) -> None:
        if not 0 < columns(self.label) <= MAX_LABEL or len(self.label) > MAX_LABEL_LENGTH:
            raise ValueError(f"a label of {columns(self.label)} columns, {MAX_LABEL} fit: {self.label!r}")


@dataclass(frozen=True, slots=True)
class Screen:
    """What one message shows. Its texts are plain: an adapter lets nothing in them act as markup."""

    title: str = ""
    """A heading, to be shown in bold where the chat can."""
    text: str = ""
    picture: Renderable | None = None
    alt: str = ""
    """The picture in words."""
    rows: tuple[tuple[Button, ...], ...] = ()
    code: str = ""
    """The deal that it is about (``bot/core/deal_codes.py``), for chats in which a link can lead to one."""
    copy: str = ""
    """A text to be copied and pasted elsewhere, by a button or from a block of its own."""

    def __post_init__(self) -> None:
        limit = MAX_CAPTION if self.picture else MAX_TEXT
        length = len(self.title) + 1 + len(self.text)
        if len(self.title) > MAX_TITLE or length > limit:
            raise ValueError(f"a text of {length} characters, {limit} fit: {self.title!r}")
        if len(self.alt) > MAX_ALT or bool(self.alt) != bool(self.picture):
            raise ValueError(f"a picture wants an alt text of 1 to {MAX_ALT} characters, not {len(self.alt)}")
        if not (self.text or self.title):
            raise ValueError("a screen without a word")
        if len(self.copy) > MAX_COPY:
            raise ValueError(f"a text to be copied of {len(self.copy)} characters, {MAX_COPY} fit")
        if len(self.rows) > MAX_ROWS or any(not 0 < len(row) <= MAX_IN_ROW for row in self.rows):
            raise ValueError(f"rows of {[len(row) for row in self.rows]} buttons")
        actions = [control.action for row in self.rows for control in row]
        if len(set(actions)) < len(actions):  # Discord refuses two buttons with one custom id
            raise ValueError("two buttons that do the same")
