"""The static files of the page, with its texts filled in, served with an ETag for the browser's cache."""

import html
import re
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files

from aiohttp import web
from aiohttp.helpers import ETag

from bot.core.typed_input.deal_codes import code_pattern
from bot.i18n.texts import Texts

TEXT_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
TYPES = {**TEXT_TYPES, ".png": "image/png"}

PLACEHOLDER = re.compile(r"\{\{ ([a-z-]+) \}\}")


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file as it is served."""

    body: bytes
    content_type: str
    tag: str

    def response(self, request: web.Request) -> web.Response:
        """Return the file, or 304 if the browser's copy is current."""
        known = request.if_none_match or ()
        headers = {"Cache-Control": "no-cache"}
        if any(tag.value == self.tag for tag in known):
            response = web.Response(status=304, headers=headers)
        else:
            charset = "utf-8" if self.content_type in TEXT_TYPES.values() else None
            response = web.Response(
                body=self.body, content_type=self.content_type, charset=charset, headers=headers
            )
        response.etag = ETag(self.tag)
        return response


@cache
def read_page(texts: Texts) -> dict[str, StaticFile]:
    """Return the files by their path, in the language of these texts."""
    page = {}
    for file in files("bot.chats.web").joinpath("page").iterdir():
        suffix = file.name[file.name.rfind(".") :]
        if suffix in TYPES:
            body = file.read_bytes()
            if suffix == ".html":
                body = _with_texts(texts, body.decode()).encode()
            tag = blake2b(body, digest_size=12).hexdigest()
            page[f"/{file.name}"] = StaticFile(body, TYPES[suffix], tag)
    page["/"] = page.pop("/index.html")
    return page


def _with_texts(texts: Texts, page: str) -> str:
    return PLACEHOLDER.sub(lambda found: html.escape(_page_text(texts, found[1])), page)


def _page_text(texts: Texts, name: str) -> str:
    if name == "links":  # what is opened by the address of the page if it follows its #
        return code_pattern()
    return texts.language if name == "language" else texts(name)
