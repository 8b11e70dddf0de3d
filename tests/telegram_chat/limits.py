"""What the Bot API allows in its prose, or in practice: lengths, numbers of buttons, sizes of pictures."""

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
FILM_BYTES = 50 * 1024 * 1024
DOCUMENT_BYTES = 50 * 1024 * 1024
FILE_NAME = 60
"""Characters of a file's name that every client shows; more is no error, but no use either."""
DESCRIPTION = 256
COMMANDS = 100
COPIED_TEXT = 256
PAYLOAD = 64
"""Of a deep link: https://core.telegram.org/bots/features#deep-linking."""
RESULTS = 50
RESULT_ID = 64
SECRET = 256
ABOUT = {"name": 64, "description": 512, "short_description": 120}
"""What a bot says of itself."""
ACTIONS = {
    "url", "callback_data", "web_app", "login_url", "switch_inline_query", "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat", "copy_text", "callback_game", "pay",
}  # fmt: skip
"""What a button can do, of which it does exactly one."""
LINK = re.compile(r"https://t\.me/\w+\?start(?:group|app)?=([^\s&]*)")


def utf16(text: str) -> int:
    """Return the length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def faults(method: str, fields: Mapping[str, str], file_names: Mapping[str, str]) -> Iterator[str]:
    """Yield what a request has too much or too little of."""
    if method in {"sendMessage", "editMessageText"} and not 0 < utf16(fields["text"].strip()) <= TEXT:
        yield f"{method}: a text of {utf16(fields['text'])} characters"
    if method in CHECKS:
        yield from CHECKS[method](fields)
    yield from _faults_of_caption(fields)
    if "reply_markup" in fields:
        yield from _faults_of_keyboard(json.loads(fields["reply_markup"])["inline_keyboard"])
    for name in file_names.values():
        if not 0 < len(name) <= FILE_NAME or set(name) & set('/\\:*?"<>|\n'):
            yield f"{method}: a file called {name!r}"
    for payload in LINK.findall(fields.get("text", "") + fields.get("caption", "")):
        yield from _faults_of_payload(payload)


def size_of_png(content: bytes) -> tuple[int, int]:
    """Return width and height of a picture; raise ``RefusedError`` unless it is one that may be sent."""
    if content[:8] != b"\x89PNG\r\n\x1a\n" or len(content) > PHOTO_BYTES:
        raise RefusedError("PHOTO_INVALID_DIMENSIONS")
    width, height = struct.unpack(">II", content[16:24])
    if width + height > PHOTO_SIDES or max(width, height) > PHOTO_RATIO * min(width, height):
        raise RefusedError("PHOTO_INVALID_DIMENSIONS")
    return width, height


def size_of_gif(content: bytes, name: str) -> tuple[int, int, int]:
    """Return width, height and milliseconds of a film; raise ``RefusedError`` unless it is one to be played.

    By its name the real server tells that it may be a film, by what is in it whether it is one.
    """
    if not name.endswith(".gif") or content[:6] != b"GIF89a" or len(content) > FILM_BYTES:
        raise RefusedError("wrong type of the file")
    with Image.open(BytesIO(content)) as film:
        frames = [frame.info["duration"] for frame in ImageSequence.Iterator(film)]
        if len(frames) < 2:
            raise RefusedError("a film of one frame stands still")
        return *film.size, sum(frames)


def _faults_of_caption(fields: Mapping[str, str]) -> Iterator[str]:
    """Yield what is wrong with the caption, wherever it stands, and with what is marked in it."""
    media = json.loads(fields.get("media", "{}"))
    caption = media.get("caption", fields.get("caption", ""))
    if utf16(caption) > CAPTION:
        yield f"a caption of {utf16(caption)} characters"
    yield from _faults_of_entities(media.get("caption_entities", []), caption)
    for name in ("entities", "caption_entities"):
        text = fields.get("text", caption)
        yield from _faults_of_entities(json.loads(fields.get(name, "[]")), text)


def _faults_of_answer(fields: Mapping[str, str]) -> Iterator[str]:
    if len(fields.get("text", "")) > CALLBACK_ANSWER:
        yield f"an answer of {len(fields['text'])} characters"


def _faults_of_commands(fields: Mapping[str, str]) -> Iterator[str]:
    commands = json.loads(fields["commands"])
    if len(commands) > COMMANDS:
        yield f"{len(commands)} commands"
    for command in commands:
        name, description = command["command"], command["description"]
        if not 0 < len(name) <= 32 or not set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789_"):
            yield f"a command {name!r}"
        if not 0 < len(description) <= DESCRIPTION:
            yield f"a description of {len(description)} characters"
    yield from _faults_of_language(fields)


def _faults_of_language(fields: Mapping[str, str]) -> Iterator[str]:
    """Yield a fault for a language that is no ISO 639-1 code of two letters; empty is for all others."""
    if not re.fullmatch("([a-z]{2})?", fields.get("language_code", "")):
        yield f"a language {fields['language_code']!r}"


def _faults_of_name(fields: Mapping[str, str]) -> Iterator[str]:
    for name, length in ABOUT.items():
        if len(fields.get(name, "")) > length:
            yield f"a {name} of {len(fields[name])} characters"
    yield from _faults_of_language(fields)


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
        yield "a button without a word"
    if len(button.keys() & ACTIONS) != 1:
        yield f"a button that does {sorted(button.keys() & ACTIONS)}"
    if not 0 < len(button.get("callback_data", "-").encode()) <= CALLBACK_DATA:
        yield f"callback data {button['callback_data']!r}"
    if button.get("style", "primary") not in {"primary", "success", "danger"}:
        yield f"a style {button['style']!r}"
    if not 0 < len(button.get("copy_text", {"text": "-"})["text"]) <= COPIED_TEXT:
        yield f"a text to be copied of {len(button['copy_text']['text'])} characters"
    for payload in LINK.findall(button.get("url", "")):
        yield from _faults_of_payload(payload)


def _faults_of_payload(payload: str) -> Iterator[str]:
    if not re.fullmatch(rf"[A-Za-z0-9_-]{{1,{PAYLOAD}}}", payload):
        yield f"a deep link's payload {payload!r}"


def _faults_of_webhook(fields: Mapping[str, str]) -> Iterator[str]:
    """Yield what is wrong with a webhook; plain http is let pass, for here nothing leaves the machine."""
    if not fields["url"]:
        return
    if not re.fullmatch(rf"[A-Za-z0-9_-]{{1,{SECRET}}}", fields.get("secret_token", "-")):
        yield "a secret token of other characters, or of too many"
    if not re.match(r"https?://[^/]+/", fields["url"]):
        yield f"a webhook at {fields['url']!r}"
    if not 1 <= int(fields.get("max_connections", 40)) <= 100:
        yield f"{fields['max_connections']} connections"


def _faults_of_results(fields: Mapping[str, str]) -> Iterator[str]:
    results = json.loads(fields["results"])
    if len(results) > RESULTS:
        yield f"{len(results)} results"
    names = [result["id"] for result in results]
    if len(set(names)) < len(names):
        yield "two results with the same id"
    for result in results:
        yield from _faults_of_result(result)
    if len(fields.get("next_offset", "").encode()) > RESULT_ID:
        yield "an offset that is too long"
    button = json.loads(fields.get("button", "{}"))
    if "start_parameter" in button:
        yield from _faults_of_payload(button["start_parameter"])


def _faults_of_result(result: dict[str, Any]) -> Iterator[str]:
    if not 0 < len(result["id"].encode()) <= RESULT_ID:
        yield f"a result's id {result['id']!r}"
    if utf16(result.get("caption", "")) > CAPTION:
        yield f"a result's caption of {utf16(result['caption'])} characters"
    text = result.get("input_message_content", {}).get("message_text", "-")
    if not 0 < utf16(text.strip()) <= TEXT:
        yield f"a result's text of {utf16(text)} characters"
    yield from _faults_of_keyboard(result.get("reply_markup", {}).get("inline_keyboard", []))
    for payload in LINK.findall(text + result.get("caption", "")):
        yield from _faults_of_payload(payload)


def _faults_of_entities(entities: list[dict[str, Any]], text: str) -> Iterator[str]:
    for entity in entities:
        if entity["length"] < 1 or entity["offset"] + entity["length"] > utf16(text):
            yield f"an entity outside of the text: {entity}"


CHECKS: dict[str, Callable[[Mapping[str, str]], Iterator[str]]] = {
    "answerCallbackQuery": _faults_of_answer,
    "answerInlineQuery": _faults_of_results,
    "setMyCommands": _faults_of_commands,
    "setMyName": _faults_of_name,
    "setMyDescription": _faults_of_name,
    "setMyShortDescription": _faults_of_name,
    "setWebhook": _faults_of_webhook,
}
"""What is to be looked at in the requests of single methods."""
