"""What the browser is told: the kept messages as it shows them, and what it may send."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, StringConstraints, TypeAdapter

from bot.core.actions import MAX_LINE
from bot.core.callback_data import pack
from bot.core.commands import COMMANDS
from bot.core.images import Renderable, ReplayAnimation
from bot.core.replies import Document
from bot.core.screens import Button, Screen
from bot.i18n.texts import Texts
from bot.storage.chat_history import StoredHistory


@dataclass(frozen=True, slots=True)
class ButtonView:
    """A button: its label and style, what pressing it sends, and what stays the same when it moves on."""

    label: str
    style: str
    press: str
    key: str
    spoken: str = ""
    """Its name where a sign alone stands on it; empty for the label."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """A picture and what it shows in words."""

    address: str
    alt: str
    is_film: bool
    """Whether it moves, so that the player must be able to stop it."""


@dataclass(frozen=True, slots=True)
class AttachmentView:
    """A file that can be saved."""

    address: str
    label: str


@dataclass(frozen=True, slots=True)
class MessageView:
    """A message as the browser shows it."""

    number: int
    version: str
    author: str
    said: int
    title: str
    text: str
    board: BoardView | None
    rows: tuple[tuple[ButtonView, ...], ...]
    document: AttachmentView | None = None
    is_coming: bool = False
    """Whether more is being worked out, which will be shown in its place."""
    copy: str = ""
    """A text to be copied."""


@dataclass(frozen=True, slots=True)
class MessagesView:
    """The answer to an entry."""

    messages: tuple[MessageView, ...]
    notice: str = ""
    language: str = ""
    """The language that the bot speaks to this player."""
    is_beginning: bool = False
    """Whether nothing that the browser has shown before is kept any more."""


@dataclass(frozen=True, slots=True)
class HintView:
    """Something that can be typed, and what it means."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class WordView:
    """What may follow a command."""

    kind: str
    name: str
    description: str
    is_required: bool


@dataclass(frozen=True, slots=True)
class LineView:
    """A command of the completion."""

    name: str
    description: str
    words: tuple[WordView, ...]


@dataclass(frozen=True, slots=True)
class EnteredRequest:
    """What a browser gets when it enters: what proves that it is the page, and all that was said."""

    token: str
    commands: tuple[LineView, ...]
    messages: tuple[MessageView, ...]
    is_new: bool
    language: str


Entry = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
"""The page's own name for something that the player did, the same when it is sent again."""


@dataclass(frozen=True, slots=True)
class TypedRequest:
    """A line that was typed."""

    entry: Entry
    line: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_LINE)]


@dataclass(frozen=True, slots=True)
class PressedRequest:
    """A button that was pressed, and the message on which it stands."""

    entry: Entry
    message: Annotated[int, Field(ge=1, lt=10**15)]
    press: Annotated[str, StringConstraints(max_length=MAX_LINE)]


@dataclass(frozen=True, slots=True)
class FailureView:
    """Why nothing was done, in a sentence for the player."""

    error: str
    can_enter_again: bool = False
    """Whether the browser only has to enter anew."""


TYPED = TypeAdapter(TypedRequest)
PRESSED = TypeAdapter(PressedRequest)
TOLD = TypeAdapter(MessagesView)
ENTERED = TypeAdapter(EnteredRequest)
HINTS = TypeAdapter(tuple[HintView, ...])
FAILURE = TypeAdapter(FailureView)


def bubble(kept: StoredHistory, *, is_coming: bool = False) -> MessageView:
    """Return a kept message as the browser shows it."""
    message = kept.message
    screen = message.screen
    return MessageView(
        number=kept.number,
        version=kept.version,
        author=message.author,
        said=message.said,
        title=screen.title if screen else "",
        text=screen.text if screen else message.words,
        board=_board(kept, screen) if screen else None,
        rows=tuple(tuple(_button(control) for control in row) for row in screen.rows) if screen else (),
        document=_attached(kept, message.document) if message.document else None,
        is_coming=is_coming,
        copy=screen.copy if screen else "",
    )


def commands(texts: Texts) -> tuple[LineView, ...]:
    """Return the commands with their descriptions."""
    return tuple(
        LineView(
            command.name,
            texts(f"command-{command.name}"),
            tuple(
                WordView(word.kind, word.name, texts(f"parameter-{word.name}"), word.is_required)
                for word in command.parameters
            ),
        )
        for command in COMMANDS
    )


def suffix(picture: Renderable) -> str:
    """Return how the name of a picture's file ends: ``png``, or ``gif`` for one that moves."""
    return picture.file_name.rpartition(".")[2]


def _board(kept: StoredHistory, screen: Screen) -> BoardView | None:
    if not screen.picture:
        return None
    address = f"/picture/{kept.number}.{kept.version}.{suffix(screen.picture)}"
    return BoardView(address, screen.alt, isinstance(screen.picture, ReplayAnimation))


def _attached(kept: StoredHistory, document: Document) -> AttachmentView:
    return AttachmentView(f"/document/{kept.number}.{kept.version}/{document.name}", f"⤓ {document.name}")


def _button(control: Button) -> ButtonView:
    action = control.action
    key = " ".join((action.verb, *action.words))
    return ButtonView(control.label, control.style, pack(action), key, control.spoken)
