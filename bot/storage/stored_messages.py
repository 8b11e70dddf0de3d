"""Messages of the web chat as they are stored: compressed JSON, of which each version reads what it knows.

Another version may have stored a picture, a button or a file of a kind or in a form that this one does not
know. Then the rest of the message is read, with the alt text in place of the picture.
"""

import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.core.images import Renderable
from bot.core.replies import Document
from bot.core.screens import MAX_CAPTION, MAX_TEXT, MAX_TITLE, Button, GameProgress, Screen, in_words
from bot.i18n.texts import clipped
from bot.storage.decoding import fault_of, log_fault

Form = TypeVar("Form")


class MessageAuthor(StrEnum):
    """The author of a message."""

    BOT = "bot"
    PLAYER = "player"


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """One message: text, a screen, or both."""

    author: MessageAuthor
    said: int
    """When, in seconds since 1970."""
    words: str = ""
    screen: Screen | None = None
    document: Document | None = None
    """A file that came with the screen."""
    notice: str = ""
    """The notice that came with an update that the player did not ask for."""


@dataclass(frozen=True, slots=True)
class ReadMessage:
    """A message as this version reads it."""

    message: StoredMessage
    is_whole: bool = True
    """Whether nothing of it had to be left out."""


MESSAGE = TypeAdapter(StoredMessage)
PICTURE: TypeAdapter[Renderable] = TypeAdapter(Renderable)
BUTTON, DOCUMENT, PROGRESS = TypeAdapter(Button), TypeAdapter(Document), TypeAdapter(GameProgress)
HEAD: TypeAdapter[tuple[MessageAuthor, int]] = TypeAdapter(tuple[MessageAuthor, int])


def write_message(message: StoredMessage) -> bytes:
    """Return the stored form of a message."""
    return zlib.compress(MESSAGE.dump_json(message, exclude_defaults=True))


def read_message(text: bytes) -> ReadMessage | None:
    """Return what this version can read of a stored message; ``None`` if that is nothing."""
    try:
        written = zlib.decompress(text)
        return ReadMessage(MESSAGE.validate_json(written))
    except zlib.error as error:
        log_fault(fault_of(error))
        return None
    except ValidationError as error:
        log_fault(validation_fault(error))
    try:
        part = _read_in_part(json.loads(written))
    except (ValueError, RecursionError):  # it is no JSON, or not even its author is known
        return None
    return ReadMessage(part, is_whole=False) if part.words or part.screen else None


def validation_fault(error: ValidationError) -> str:
    """Return the kinds of errors in stored JSON: the texts are private."""
    return ", ".join(sorted({fault["type"] for fault in error.errors(include_input=False)}))


def _read_in_part(stored: Any) -> StoredMessage:  # noqa: ANN401 - any JSON
    """Return a message without the parts that cannot be read; raise ``ValueError`` if there is no author."""
    if not isinstance(stored, dict):
        raise ValueError("a message is an object")  # noqa: TRY004 - as for all other JSON
    author, said = HEAD.validate_python((stored.get("author"), stored.get("said")))
    screen = stored.get("screen")
    return StoredMessage(
        author,
        said,
        _text(stored, "words"),
        _screen_in_part(screen) if isinstance(screen, dict) else None,
        _readable(DOCUMENT, stored.get("document")),
        _text(stored, "notice"),
    )


def _screen_in_part(stored: dict[str, Any]) -> Screen | None:
    title, text, alt = clipped(_text(stored, "title"), MAX_TITLE), _text(stored, "text"), _text(stored, "alt")
    picture = _readable(PICTURE, stored.get("picture")) if alt else None
    if picture is None:
        text, alt = in_words(title, text, alt), ""
    text = clipped(text, (MAX_CAPTION if picture else MAX_TEXT) - len(title) - 1)
    if not (title or text):
        return None
    rows = tuple(row for row in map(tuple, _rows(stored.get("rows"))) if row)
    try:
        codes = (_text(stored, "code"), _text(stored, "copy"))
        progress = _readable(PROGRESS, stored.get("progress"))
        return Screen(title, text, picture, alt, rows, *codes, progress=progress)
    except ValueError:  # more than a screen holds now
        return Screen(title, text, picture, alt)


def _rows(stored: object) -> Iterator[Iterator[Button]]:
    for row in stored if isinstance(stored, list) else ():
        buttons = (_readable(BUTTON, button) for button in (row if isinstance(row, list) else ()))
        yield filter(None, buttons)


def _text(stored: dict[str, Any], name: str) -> str:
    text = stored.get(name)
    return text if isinstance(text, str) else ""


def _readable(form: TypeAdapter[Form], stored: object) -> Form | None:
    """Return a part of a message; ``None`` if there is none that this version knows."""
    try:
        return None if stored is None else form.validate_json(json.dumps(stored))
    except ValidationError:
        return None
