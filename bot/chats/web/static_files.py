"""The static files of the page; some of them are in the language and the theme of the player.

They are served with an ETag for the browser's cache, and compressed once for all requests.
"""

import gzip
import html
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Self

from aiohttp import web
from aiohttp.helpers import ETag

from bot.chats.web.theme_colors import color_schemes, felt, grounds, theme_styles
from bot.core.actions import Chat
from bot.core.typed_input.deal_codes import code_pattern
from bot.i18n.texts import Texts

TEXT_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
TYPES = {**TEXT_TYPES, ".png": "image/png"}
MANIFEST = "/manifest.webmanifest"
ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable-512.png", "512x512", "maskable"),
)
"""The icons of the installed page: their files, sizes and purposes."""

PLACEHOLDER = re.compile(r"\{\{ ([a-z-]+) \}\}")
HEAD = "<!-- head -->"
"""Where the page has what only a browser or only a chat needs, from ``head-….html``."""
WORTHWHILE = 0.9
"""The share of a file's size below which its compressed form is sent."""


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file as it is served."""

    body: bytes
    compressed: bytes
    """The same by gzip; empty if that saves nothing."""
    content_type: str
    tag: str

    @classmethod
    def of(cls, body: bytes, content_type: str) -> Self:
        """Return a file with these contents."""
        compressed = gzip.compress(body, mtime=0)
        is_smaller = len(compressed) < WORTHWHILE * len(body)
        tag = blake2b(body, digest_size=12).hexdigest()
        return cls(body, compressed if is_smaller else b"", content_type, tag)

    def response(self, request: web.Request, *, vary: tuple[str, ...] = ()) -> web.Response:
        """Return the file, or 304 if the browser's copy is current.

        ``vary`` are the headers on which it depends, besides that of its encoding.
        """
        is_compressed = bool(self.compressed) and accepts_gzip(request.headers.get("Accept-Encoding", ""))
        tag = f"{self.tag}-gzip" if is_compressed else self.tag  # each form has its own: RFC 9110, 8.8.3
        headers = {"Cache-Control": "no-cache", "Vary": ", ".join(("Accept-Encoding", *vary))}
        if any(known.value == tag for known in request.if_none_match or ()):
            response = web.Response(status=304, headers=headers)
        else:
            if is_compressed:
                headers["Content-Encoding"] = "gzip"
            response = web.Response(
                body=self.compressed if is_compressed else self.body,
                content_type=self.content_type,
                charset="utf-8" if self.content_type in TEXT_TYPES.values() else None,
                headers=headers,
            )
        response.etag = ETag(tag)
        return response


def accepts_gzip(header: str) -> bool:
    """Return whether an ``Accept-Encoding`` header allows gzip (RFC 9110, 12.5.3)."""
    for part in header.lower().split(","):
        coding, *parameters = (word.strip() for word in part.split(";"))
        if coding in ("gzip", "x-gzip"):
            return not any(re.fullmatch(r"q=0(\.0*)?", parameter) for parameter in parameters)
    return False


@cache
def common_files() -> Mapping[str, StaticFile]:
    """Return the files that are the same for everybody, by their path."""
    found = {"/themes.css": StaticFile.of(theme_styles().encode(), TYPES[".css"])}
    for file in files("bot.chats.web").joinpath("page").iterdir():
        suffix = file.name[file.name.rfind(".") :]
        if suffix in TYPES and suffix != ".html":
            found[f"/{file.name}"] = StaticFile.of(file.read_bytes(), TYPES[suffix])
    return found


@cache
def personal_file(path: str, texts: Texts, theme: str) -> StaticFile:
    """Return one of ``PERSONAL_FILES`` in a language and a theme."""
    return PERSONAL_FILES[path](texts, theme)


@cache
def embedded_page(chat: Chat, texts: Texts, theme: str, application: str = "") -> StaticFile:
    """Return the page for the frame of a chat; ``application`` is the id of the bot's in Discord."""
    return _page(texts, theme, chat, application)


def _page(texts: Texts, theme: str, chat: Chat = Chat.PAGE, application: str = "") -> StaticFile:
    page = files("bot.chats.web").joinpath("page")
    head = page.joinpath(f"head-{chat}.html").read_text("utf-8").strip()
    text = page.joinpath("index.html").read_text("utf-8").replace(HEAD, head)
    day, night = grounds(theme)
    values = {
        "language": texts.language,
        "links": code_pattern(),  # what is opened by the address of the page if it follows its #
        "theme": theme,
        "color-schemes": color_schemes(theme),
        "ground-by-day": day,
        "ground-by-night": night,
        "host": chat,
        "application": application,
    }

    def value(found: re.Match[str]) -> str:
        name = found[1]
        return html.escape(values[name] if name in values else texts(name))

    return StaticFile.of(PLACEHOLDER.sub(value, text).encode(), TYPES[".html"])


def _manifest(texts: Texts, theme: str) -> StaticFile:
    """Return what a browser has to know to install the page as an app (https://www.w3.org/TR/appmanifest)."""
    manifest = {
        "id": "/",
        "name": texts("page-title"),
        "short_name": texts("page-short-title"),
        "description": texts("page-motto"),
        "lang": texts.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": felt(theme),
        "theme_color": felt(theme),
        "categories": ["games"],
        "icons": [
            {"src": f"/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in ICONS
        ],
    }
    body = json.dumps(manifest, ensure_ascii=False).encode()
    return StaticFile.of(body, "application/manifest+json")


PERSONAL_FILES: Mapping[str, Callable[[Texts, str], StaticFile]] = {"/": _page, MANIFEST: _manifest}
"""By their path, the files that depend on the language and theme of the player."""
