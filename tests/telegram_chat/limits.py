"""Limits of the Bot API that are documented only in prose or known from practice."""

import json
import re
import struct
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Any

from PIL import Image, ImageSequence

from tests.telegram_chat.refusals import RefusedError

TEXT, CAPTION = 4096, 1024
CALLBACK_ANSWER, CALLBACK_DATA = 200, 64
BUTTONS, BUTTONS_IN_ROW = 100, 8
COPIED_TEXT = 256
PHOTO_BYTES = 10 * 1024 * 1024
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20
FILE_BYTES = 50 * 1024 * 1024
FILE_NAME = 60
"""Characters of a file name that every client shows; the real server accepts more."""
COMMANDS, DESCRIPTION = 100, 256
RESULTS, RESULT_ID = 50, 64
ABOUT = {"description": 512, "short_description": 120}
"""Characters of the fields of the bot's profile."""
ACTIONS = {
    "url", "callback_data", "web_app", "login_url", "switch_inline_query", "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat", "copy_text", "callback_game", "pay",
}  # fmt: skip
"""What a button can do; each button has exactly one of these fields."""
WEB_APP = "https://.+"
"""The address of a Mini App, also of one that is only on this machine."""
LINK = re.compile(r"https://t\.me/\w+\?start(?:group|app)?=([^\s&]*)")
PAYLOAD = "[A-Za-z0-9_-]{1,64}"
"""The payload of a deep link: https://core.telegram.org/bots/features#deep-linking."""
PATTERNS = {
    "language_code": "([a-z]{2})?",
    "secret_token": "[A-Za-z0-9_-]{1,256}",
    "url": "|https?://[^/]+/.*",  # http is accepted here, because everything stays on the machine
    "max_connections": "[1-9][0-9]?|100",
}
"""Patterns of fields, for all methods."""


def utf16(text: str) -> int:
    """Return the length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def faults(method: str, fields: Mapping[str, str], file_names: Mapping[str, str]) -> Iterator[str]:
    """Yield the limits that a request exceeds and the patterns that it violates."""
    for name, pattern in PATTERNS.items():
        if name in fields and not re.fullmatch(pattern, fields[name]):
            yield f"{method}: a {name} {fields[name]!r}"
    media = json.loads(fields.get("media", "{}"))
    caption, text = media.get("caption", fields.get("caption", "")), fields.get("text", "")
    if method == "answerCallbackQuery":
        yield from _beyond("an answer", len(text), CALLBACK_ANSWER, 0)
    else:
        yield from _faults_of_texts(caption, fields.get("text"), is_needed=method in TEXT_METHODS)
    yield from _faults_of_entities(media.get("caption_entities", []), caption)
    yield from _faults_of_entities(json.loads(fields.get("caption_entities", "[]")), caption)
    yield from _faults_of_entities(json.loads(fields.get("entities", "[]")), text)
    if "reply_markup" in fields:
        rows = json.loads(fields["reply_markup"])["inline_keyboard"]
        yield from _faults_of_keyboard(rows)
        if int(fields.get("chat_id", 0)) < 0 and any("web_app" in button for row in rows for button in row):
            yield "BUTTON_TYPE_INVALID: a Mini App in a group"
    yield from _faults_of_profile(fields)
    yield from _faults_of_web_app(json.loads(fields.get("menu_button", "{}")))
    if method == "answerInlineQuery":
        yield from _faults_of_results(fields)
    for name in file_names.values():
        if not 0 < len(name) <= FILE_NAME or set(name) & set('/\\:*?"<>|\n'):
            yield f"{method}: a file called {name!r}"


TEXT_METHODS = {"sendMessage", "editMessageText"}


def size_of_png(content: bytes) -> tuple[int, int]:
    """Return width and height of a picture; raise ``RefusedError`` unless it can be sent."""
    if content[:8] != b"\x89PNG\r\n\x1a\n" or len(content) > PHOTO_BYTES:
        raise RefusedError("PHOTO_INVALID_DIMENSIONS")
    width, height = struct.unpack(">II", content[16:24])
    if width + height > PHOTO_SIDES or max(width, height) > PHOTO_RATIO * min(width, height):
        raise RefusedError("PHOTO_INVALID_DIMENSIONS")
    return width, height


def size_of_gif(content: bytes, name: str) -> tuple[int, int, int]:
    """Return width, height and milliseconds of an animation; raise ``RefusedError`` unless it is one.

    The real server looks at the name and at the content.
    """
    if not name.endswith(".gif") or content[:6] != b"GIF89a" or len(content) > FILE_BYTES:
        raise RefusedError("wrong type of the file")
    with Image.open(BytesIO(content)) as animation:
        frames = [frame.info["duration"] for frame in ImageSequence.Iterator(animation)]
        if len(frames) < 2:
            raise RefusedError("an animation of one frame")
        return *animation.size, sum(frames)


def _beyond(what: str, length: int, most: int, least: int = 1) -> Iterator[str]:
    if not least <= length <= most:
        yield f"{what} of {length}"


def _faults_of_texts(caption: str, text: str | None, *, is_needed: bool = False) -> Iterator[str]:
    yield from _beyond("a caption", utf16(caption), CAPTION, 0)
    if is_needed or text is not None:
        yield from _beyond("a text", utf16((text or "").strip()), TEXT)
    yield from _faults_of_payloads((text or "") + caption)


def _faults_of_entities(entities: list[dict[str, Any]], text: str) -> Iterator[str]:
    for entity in entities:
        if entity["length"] < 1 or entity["offset"] + entity["length"] > utf16(text):
            yield f"an entity outside of the text: {entity}"


def _faults_of_payloads(text: str) -> Iterator[str]:
    for payload in LINK.findall(text):
        if not re.fullmatch(PAYLOAD, payload):
            yield f"a deep link's payload {payload!r}"


def _faults_of_profile(fields: Mapping[str, str]) -> Iterator[str]:
    commands = json.loads(fields.get("commands", "[]"))
    yield from _beyond("commands", len(commands), COMMANDS, 0)
    for command in commands:
        if not re.fullmatch("[a-z0-9_]{1,32}", command["command"]):
            yield f"a command {command['command']!r}"
        yield from _beyond("a description", len(command["description"]), DESCRIPTION)
    for name, length in ABOUT.items():
        yield from _beyond(name, len(fields.get(name, "")), length, 0)


def _faults_of_keyboard(rows: list[list[dict[str, Any]]]) -> Iterator[str]:
    yield from _beyond("buttons", sum(map(len, rows)), BUTTONS, 0)
    for row in rows:
        yield from _beyond("a row", len(row), BUTTONS_IN_ROW, 0)
    for button in (button for row in rows for button in row):
        if len(button.keys() & ACTIONS) != 1 or not button["text"].strip():
            yield f"a button {button['text']!r} that does {sorted(button.keys() & ACTIONS)}"
        yield from _beyond("callback data", len(button.get("callback_data", "-").encode()), CALLBACK_DATA)
        if button.get("style", "primary") not in {"primary", "success", "danger"}:
            yield f"a style {button['style']!r}"
        yield from _beyond("a text to copy", len(button.get("copy_text", {"text": "-"})["text"]), COPIED_TEXT)
        yield from _faults_of_payloads(button.get("url", ""))
        yield from _faults_of_web_app(button)


def _faults_of_web_app(button: Mapping[str, Any]) -> Iterator[str]:
    """Yield why a button of a keyboard or the menu opens no Mini App."""
    if not re.fullmatch(WEB_APP, button.get("web_app", {"url": "https://-"})["url"]):
        yield f"a Mini App at {button['web_app']['url']!r}"


def _faults_of_results(fields: Mapping[str, str]) -> Iterator[str]:
    results = json.loads(fields["results"])
    yield from _beyond("results", len(results), RESULTS, 0)
    if len({result["id"] for result in results}) < len(results):
        yield "two results with the same id"
    for result in results:
        yield from _beyond("a result's id", len(result["id"].encode()), RESULT_ID)
        text = result.get("input_message_content", {}).get("message_text")
        yield from _faults_of_texts(result.get("caption", ""), text)
        yield from _faults_of_keyboard(result.get("reply_markup", {}).get("inline_keyboard", []))
    button = json.loads(fields.get("button", "{}"))
    yield from _faults_of_payloads(f"https://t.me/bot?start={button.get('start_parameter', '-')}")
