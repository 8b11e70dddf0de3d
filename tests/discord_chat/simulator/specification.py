"""Discord's OpenAPI specification, and how a request violates it.

The specification is not part of the project: ``API_SPECS`` names the directory that contains
``discord-openapi.json``. It describes routes, types and lengths, but not what a request does.
"""

import copy
import json
import os
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import best_match  # type: ignore[import-untyped]

from tests.discord_chat.simulator.request import Request

FILE = "discord-openapi.json"
NUMBERED = {"message_id", "channel_id", "guild_id", "recipient_id"}
CALLED = {"users", "roles"}
FILE_FIELDS = 10  # files[0] to files[9]


class Specification:
    """The routes of the API, and the schemas of their request bodies."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._document = document
        self._validators: dict[tuple[str, str, str], jsonschema_rs.Draft202012Validator] = {}

    @classmethod
    @cache
    def find(cls) -> "Specification | None":
        """Return the specification if the file exists; it is read once."""
        directory = os.environ.get("API_SPECS", "")
        path = Path(directory) / FILE
        return cls(json.loads(path.read_text("utf-8"))) if directory and path.is_file() else None

    @cached_property
    def _routes(self) -> list[tuple[list[str], str]]:
        """The routes, split into parts; those with fewer parameters come first."""
        routes = [(path.split("/"), path) for path in self._document["paths"]]
        return sorted(routes, key=lambda route: sum(part.startswith("{") for part in route[0]))

    def faults(self, request: Request) -> Iterator[str]:
        where = f"{request.method} {request.path}"
        path = self._find(request.path)
        route = self._document["paths"].get(path, {})
        method = request.method.lower()
        if method not in route:
            yield f"there is no {where}"
            return
        parameters = [*route.get("parameters", []), *route[method].get("parameters", [])]
        known = {one["name"] for one in parameters if one["in"] == "query"}
        yield from (f"{where} knows no query {name}" for name in request.query.keys() - known)
        if any(number >= FILE_FIELDS for number in request.uploads):
            yield f"{where} has too many files"
        content = route[method].get("requestBody", {}).get("content", {})
        if request.json is None:
            if route[method].get("requestBody", {}).get("required"):
                yield f"{where} wants a body"
            return
        kind = "multipart/form-data" if request.is_multipart else "application/json"
        if kind not in content:
            yield f"{where} takes no {kind}"
            return
        body = as_described(request.json)
        if not self._validator(path, method, kind).is_valid(body):
            yield from self._explained(where, self._schema(path, method, kind), body)

    def _find(self, path: str) -> str:
        parts = path.split("/")
        for route, name in self._routes:
            if len(route) == len(parts) and all(map(_fits, route, parts)):
                return name
        return ""

    def _schema(self, path: str, method: str, kind: str) -> dict[str, Any]:
        schema = self._document["paths"][path][method]["requestBody"]["content"][kind]["schema"]
        return {**schema, "components": self._document["components"]}

    def _validator(self, path: str, method: str, kind: str) -> jsonschema_rs.Draft202012Validator:
        key = (path, method, kind)
        if key not in self._validators:
            self._validators[key] = jsonschema_rs.Draft202012Validator(self._schema(*key))
        return self._validators[key]

    @staticmethod
    def _explained(where: str, schema: dict[str, Any], body: object) -> Iterator[str]:
        """Yield what is wrong with a body, by the validator that is slow and names the cause best."""
        for error in Draft202012Validator(schema).iter_errors(body):
            found = best_match([error])
            yield f"{where}: {found.json_path} {found.message[:300]}"


def _fits(want: str, part: str) -> bool:
    return want == part or (want.startswith("{") and bool(part) and not part.startswith("@"))


def as_described(sent: object) -> object:
    """Return a body with ids as strings: discord.py sends some as numbers, which Discord also accepts."""
    if not isinstance(sent, dict):
        return sent
    sent = copy.deepcopy(sent)
    for attachment in (sent.get("data") or sent).get("attachments") or ():
        attachment["id"] = str(attachment["id"])
    mentions = sent.get("allowed_mentions") or {}
    mentions.update({kind: [str(one) for one in mentions[kind]] for kind in CALLED & mentions.keys()})
    for part in (sent, sent.get("message_reference") or {}):
        part.update({name: str(part[name]) for name in NUMBERED & part.keys()})
    return sent
