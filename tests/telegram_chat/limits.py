"""The limits of the Bot API that only its prose or practice tells: lengths, buttons, sizes of pictures."""

import json
import re
import struct
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from typing import Any

from PIL import Image, ImageSequence

from tests.telegram_chat.refusals import RefusedError

TEXT = 4096
CAPTION = 1024
CALLBACK_ANSWER = 200
CALLBACK_DATA = 64
BUTTONS = 100
BUTTONS_IN_ROW = 8
PHOTO_BYTES = 10 * 1024 * 1024
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20
FILE_BYTES = 50 * 1024 * 1024
FILE_NAME = 60
"""Characters of a file name that every client shows; more is not an error."""
DESCRIPTION = 256
COMMANDS = 100
COPIED_TEXT = 256
RESULTS = 50
RESULT_ID = 64
ABOUT = {"description": 512, "short_description": 120}
"""Of the bot's profile."""
ACTIONS = {
    "url", "callback_data", "web_app", "login_url", "switch_inline_query", "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat", "copy_text", "callback_game", "pay",
}  # fmt: skip
"""What a button can do; each does exactly one of these."""
LINK = re.compile(r"https://t\.me/\w+\?start(?:group|app)?=([^\s&]*)")
PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""Of a deep link: https://core.telegram.org/bots/features#deep-linking."""


def utf16(text: str) -> int:
    """Return the length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def faults(method: str, fields: Mapping[str, str], file_names: Mapping[str, str]) -> Iterator[str]:
    """Yield what a request has too much or too little of."""
    if method in CHECKS:
        yield from CHECKS[method](fields)
    media = json.loads(fields.get("media", "{}"))
    caption = media.get("caption", fields.get("caption", ""))
    yield from _faults_of_texts(caption, fields.get("text"), method)
    entities = [(media.get("caption_entities", []), caption)]
    entities += [
        (json.loads(fields.get(name, "[]")), fields.get("text", caption))
        for name in ("entities", "caption_entities")
    ]
    for marked, text in entities:
        for entity in marked:
            if entity["length"] < 1 or entity["offset"] + entity["length"] > utf16(text):
                yield f"an entity outside of the text: {entity}"
    if "reply_markup" in fields:
        yield from _faults_of_keyboard(json.loads(fields["reply_markup"])["inline_keyboard"])
    for name in file_names.values():
        if not 0 < len(name) <= FILE_NAME or set(name) & set('/\\:*?"<>|\n'):
            yield f"{method}: a file called {name!r}"


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


def _faults_of_texts(caption: str, text: str | None, method: str = "") -> Iterator[str]:
    if utf16(caption) > CAPTION:
        yield f"a caption of {utf16(caption)} characters"
    needs_text = method in {"sendMessage", "editMessageText"}
    if (needs_text or text is not None) and not 0 < utf16((text or "").strip()) <= TEXT:
        yield f"a text of {utf16(text or '')} characters"
    yield from _faults_of_payloads((text or "") + caption)


def _faults_of_payloads(text: str) -> Iterator[str]:
    for payload in LINK.findall(text):
        if not PAYLOAD.fullmatch(payload):
            yield f"a deep link's payload {payload!r}"


def _faults_of_answer(fields: Mapping[str, str]) -> Iterator[str]:
    if len(fields.get("text", "")) > CALLBACK_ANSWER:
        yield f"an answer of {len(fields['text'])} characters"


def _faults_of_profile(fields: Mapping[str, str]) -> Iterator[str]:
    """Yield what is wrong with commands or a description, and their ISO 639-1 code, empty for all others."""
    commands = json.loads(fields.get("commands", "[]"))
    if len(commands) > COMMANDS:
        yield f"{len(commands)} commands"
    for command in commands:
        if not re.fullmatch("[a-z0-9_]{1,32}", command["command"]):
            yield f"a command {command['command']!r}"
        if not 0 < len(command["description"]) <= DESCRIPTION:
            yield f"a description of {len(command['description'])} characters"
    for name, length in ABOUT.items():
        if len(fields.get(name, "")) > length:
            yield f"a {name} of {len(fields[name])} characters"
    if not re.fullmatch("([a-z]{2})?", fields.get("language_code", "")):
        yield f"a language {fields['language_code']!r}"


def _faults_of_keyboard(rows: list[list[dict[str, Any]]]) -> Iterator[str]:
    if sum(map(len, rows)) > BUTTONS:
        yield f"{sum(map(len, rows))} buttons"
    for row in rows:
        if len(row) > BUTTONS_IN_ROW:
            yield f"a row of {len(row)} buttons"
        for button in row:
            yield from _faults_of_button(button)


def _faults_of_button(button: dict[str, Any]) -> Iterator[str]:
    if not button["text"].strip():
        yield "a button without a text"
    if len(button.keys() & ACTIONS) != 1:
        yield f"a button that does {sorted(button.keys() & ACTIONS)}"
    if not 0 < len(button.get("callback_data", "-").encode()) <= CALLBACK_DATA:
        yield f"callback data {button['callback_data']!r}"
    if button.get("style", "primary") not in {"primary", "success", "danger"}:
        yield f"a style {button['style']!r}"
    if not 0 < len(button.get("copy_text", {"text": "-"})["text"]) <= COPIED_TEXT:
        yield f"a text to be copied of {len(button['copy_text']['text'])} characters"
    yield from _faults_of_payloads(button.get("url", ""))


def _faults_of_webhook(fields: Mapping[str, str]) -> Iterator[str]:
    """Yield what is wrong with a webhook; http is allowed here, where everything stays on the machine."""
    if fields["url"] and not re.match(r"https?://[^/]+/", fields["url"]):
        yield f"a webhook at {fields['url']!r}"
    if not re.fullmatch("[A-Za-z0-9_-]{1,256}", fields.get("secret_token", "-")):
        yield "a secret token of other characters, or of too many"
    if not 1 <= int(fields.get("max_connections", 40)) <= 100:
        yield f"{fields['max_connections']} connections"


def _faults_of_results(fields: Mapping[str, str]) -> Iterator[str]:
    results = json.loads(fields["results"])
    if len(results) > RESULTS:
        yield f"{len(results)} results"
    if len({result["id"] for result in results}) < len(results):
        yield "two results with the same id"
    for result in results:
        if not 0 < len(result["id"].encode()) <= RESULT_ID:
            yield f"a result's id {result['id']!r}"
        text = result.get("input_message_content", {}).get("message_text")
        yield from _faults_of_texts(result.get("caption", ""), text)
        yield from _faults_of_keyboard(result.get("reply_markup", {}).get("inline_keyboard", []))
    yield from _faults_of_payloads(
        "https://t.me/bot?start=" + json.loads(fields.get("button", "{}")).get("start_parameter", "-")
    )


CHECKS: dict[str, Callable[[Mapping[str, str]], Iterator[str]]] = {
    "answerCallbackQuery": _faults_of_answer,
    "answerInlineQuery": _faults_of_results,
    "setMyCommands": _faults_of_profile,
    "setMyDescription": _faults_of_profile,
    "setMyShortDescription": _faults_of_profile,
    "setWebhook": _faults_of_webhook,
}
"""The checks of single methods."""
