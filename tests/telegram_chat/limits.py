"""What the Bot API allows in its prose, or in practice: lengths, numbers of buttons, sizes of pictures."""

import json
import struct
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Any

from PIL import Image, ImageSequence

TEXT = 4096
CAPTION = 1024
CALLBACK_ANSWER = 200
CALLBACK_DATA = 64
BUTTONS = 100
BUTTONS_IN_ROW = 8
PHOTO_BYTES = 10 * 1024 * 1024
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20
FILM_BYTES = 50 * 1024 * 1024
DESCRIPTION = 256
COMMANDS = 100


def utf16(text: str) -> int:
    """Return the length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def faults(method: str, fields: Mapping[str, str]) -> Iterator[str]:
    """Yield what a request has too much or too little of."""
    if method in {"sendMessage", "editMessageText"} and not 0 < utf16(fields["text"].strip()) <= TEXT:
        yield f"{method}: a text of {utf16(fields['text'])} characters"
    if utf16(fields.get("caption", "")) > CAPTION:
        yield f"{method}: a caption of {utf16(fields['caption'])} characters"
    if method == "answerCallbackQuery" and len(fields.get("text", "")) > CALLBACK_ANSWER:
        yield f"{method}: a text of {len(fields['text'])} characters"
    if method == "editMessageMedia" and utf16(json.loads(fields["media"]).get("caption", "")) > CAPTION:
        yield f"{method}: the caption is too long"
    if method == "setMyCommands":
        yield from _faults_of_commands(json.loads(fields["commands"]))
    if "reply_markup" in fields:
        yield from _faults_of_keyboard(json.loads(fields["reply_markup"])["inline_keyboard"])
    for name in ("entities", "caption_entities"):
        text = fields.get("text", fields.get("caption", ""))
        yield from _faults_of_entities(json.loads(fields.get(name, "[]")), text)


def size_of_png(content: bytes) -> tuple[int, int]:
    """Return width and height of a picture; raise ``ValueError`` unless it is one that may be sent."""
    if content[:8] != b"\x89PNG\r\n\x1a\n" or len(content) > PHOTO_BYTES:
        raise ValueError("PHOTO_INVALID_DIMENSIONS")
    width, height = struct.unpack(">II", content[16:24])
    if width + height > PHOTO_SIDES or max(width, height) > PHOTO_RATIO * min(width, height):
        raise ValueError("PHOTO_INVALID_DIMENSIONS")
    return width, height


def size_of_gif(content: bytes, name: str) -> tuple[int, int, int]:
    """Return width, height and milliseconds of a film; raise ``ValueError`` unless it is one to be played.

    By its name the real server tells that it may be a film, by what is in it whether it is one.
    """
    if not name.endswith(".gif") or content[:6] != b"GIF89a" or len(content) > FILM_BYTES:
        raise ValueError("wrong type of the file")
    with Image.open(BytesIO(content)) as film:
        frames = [frame.info["duration"] for frame in ImageSequence.Iterator(film)]
        if len(frames) < 2:
            raise ValueError("a film of one frame stands still")
        return *film.size, sum(frames)


def _faults_of_commands(commands: list[dict[str, str]]) -> Iterator[str]:
    if len(commands) > COMMANDS:
        yield f"{len(commands)} commands"
    for command in commands:
        name, description = command["command"], command["description"]
        if not 0 < len(name) <= 32 or not set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789_"):
            yield f"a command {name!r}"
        if not 0 < len(description) <= DESCRIPTION:
            yield f"a description of {len(description)} characters"


def _faults_of_keyboard(rows: list[list[dict[str, Any]]]) -> Iterator[str]:
    if sum(map(len, rows)) > BUTTONS:
        yield f"{sum(map(len, rows))} buttons"
    for row in rows:
        if len(row) > BUTTONS_IN_ROW:
            yield f"a row of {len(row)} buttons"
        for button in row:
            if not 0 < len(button["callback_data"].encode()) <= CALLBACK_DATA:
                yield f"callback data {button['callback_data']!r}"
            if button.get("style", "primary") not in {"primary", "success", "danger"}:
                yield f"a style {button['style']!r}"


def _faults_of_entities(entities: list[dict[str, Any]], text: str) -> Iterator[str]:
    for entity in entities:
        if entity["length"] < 1 or entity["offset"] + entity["length"] > utf16(text):
            yield f"an entity outside of the text: {entity}"
