"""A request from the bot, parsed from HTTP."""

import json
import re
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from time import perf_counter
from typing import Any

from aiohttp import web

from tests.discord_chat.simulator.message import Upload

NAMES = re.compile(rb'\b(name|filename)="([^"]*)"')
PREFIX = "/api/v10"


@dataclass(frozen=True, slots=True)
class Request:
    """A parsed request."""

    method: str
    path: str
    """The path after the API version, without the query."""
    query: dict[str, str]
    authorization: str
    json: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)
    """The files, by the number in the name of their form field."""
    is_multipart: bool = False
    arrived: float = 0.0
    """When the last byte arrived, by ``perf_counter``."""

    def suits(self, method: str, path: str) -> bool:
        """Return whether it matches a method and a path; a ``*`` in them matches anything."""
        return method in ("*", self.method) and fnmatchcase(self.path, path)


async def read(request: web.Request) -> Request:
    body = await request.read()
    arrived = perf_counter()
    sent: Any = None
    uploads: dict[int, Upload] = {}
    is_multipart = request.content_type == "multipart/form-data"
    if is_multipart:
        boundary = request.headers["Content-Type"].partition("boundary=")[2].strip('"')
        sent, uploads = take_apart(body, boundary.encode())
    elif body:
        sent = json.loads(body)
    return Request(
        request.method,
        request.path.removeprefix(PREFIX),
        dict(request.query),
        request.headers.get("Authorization", ""),
        sent,
        uploads,
        is_multipart,
        arrived,
    )


def take_apart(body: bytes, boundary: bytes) -> tuple[Any, dict[int, Upload]]:
    sent: Any = None
    uploads: dict[int, Upload] = {}
    for part in body.split(b"--" + boundary)[1:-1]:
        head, _, content = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        content = content.removesuffix(b"\r\n")
        names = {name: value.decode() for name, value in NAMES.findall(head)}
        if names[b"name"] == "payload_json":
            sent = json.loads(content)
        else:
            number = names[b"name"].removeprefix("files[").removesuffix("]")
            uploads[int(number)] = Upload(names[b"filename"], content)
    return sent, uploads
