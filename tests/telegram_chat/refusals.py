"""Errors that the Bot API answers with, in its own words."""

from collections.abc import Mapping
from typing import Any

from aiohttp import web

Json = dict[str, Any]

PREFIXES = {400: "Bad Request: ", 403: "Forbidden: ", 409: "Conflict: "}


class RefusedError(Exception):
    """An error that the API answers with."""

    def __init__(
        self,
        description: str,
        code: int = 400,
        retry_after: int = 0,
        parameters: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__(description)
        self.description = description
        self.code = code
        self.parameters = dict(parameters or {})
        if retry_after:
            self.parameters["retry_after"] = retry_after

    def response(self) -> web.Response:
        """Return it as the server sends it; a gateway in between answers with a page and no JSON."""
        if self.code == 502:
            return web.Response(status=502, text="<html><h1>502 Bad Gateway</h1></html>")
        prefix = PREFIXES.get(self.code, "")
        description = self.description.removeprefix(prefix)
        body: Json = {"ok": False, "error_code": self.code, "description": prefix + description}
        if self.parameters:
            body["parameters"] = self.parameters
        return web.json_response(body, status=self.code)


def flood(seconds: int) -> RefusedError:
    """Return the error of a chat that was sent too much."""
    return RefusedError(f"Too Many Requests: retry after {seconds}", 429, retry_after=seconds)


def migrated(chat: int) -> RefusedError:
    """Return the error of a group that has become a supergroup of that number."""
    return RefusedError(
        "group chat was upgraded to a supergroup chat", parameters={"migrate_to_chat_id": chat}
    )
