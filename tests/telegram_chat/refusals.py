"""The errors of the Bot API with their original texts, and its flood limits."""

from collections import deque
from collections.abc import Callable, Mapping
from math import ceil
from typing import Any

from aiohttp import web

Json = dict[str, Any]

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
PREFIXES = {400: "Bad Request: ", 403: "Forbidden: ", 409: "Conflict: "}


TO_GROUP, TO_PLAYER = 20, 60
"""Messages to a chat per minute, edits included: core.telegram.org/bots/faq, levlam in tdlib/td#3034."""
SECONDS = 60.0
OVERALL = 30
"""Messages to all chats per second: core.telegram.org/bots/faq."""
APART = 1.0
"""Seconds between two messages to a chat if bursts are not allowed."""


class RefusedError(Exception):
    """An error of the Bot API."""

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
        """Return the response with this error; a 502 has a HTML page instead of JSON, like a gateway's."""
        if self.code == 502:
            return web.Response(status=502, text="<html><h1>502 Bad Gateway</h1></html>")
        prefix = PREFIXES.get(self.code, "")
        description = self.description.removeprefix(prefix)
        body: Json = {"ok": False, "error_code": self.code, "description": prefix + description}
        if self.parameters:
            body["parameters"] = self.parameters
        return web.json_response(body, status=self.code)


def flood(seconds: int) -> RefusedError:
    return RefusedError(f"Too Many Requests: retry after {seconds}", 429, retry_after=seconds)


def migrated(chat: int) -> RefusedError:
    return RefusedError(
        "group chat was upgraded to a supergroup chat", parameters={"migrate_to_chat_id": chat}
    )


class Quota:
    """The flood limits of groups and of private chats."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.taken: dict[int, list[float]] = {}
        """By chat, the times of its messages, without rejected requests."""

    def take(self, chat: int) -> None:
        """Count a message to a chat; raise ``RefusedError`` if the limit is exceeded."""
        now, most = self._clock(), TO_GROUP if chat < 0 else TO_PLAYER
        taken = self.taken.setdefault(chat, [])
        recent = [time for time in taken if time > now - SECONDS]
        if len(recent) >= most:
            raise flood(ceil(recent[-most] + SECONDS - now))
        taken.append(now)


class StrictQuota(Quota):
    """The flood limits of groups and of all chats together, without bursts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self._latest: deque[float] = deque(maxlen=OVERALL)

    def take(self, chat: int) -> None:
        """Count a message to a chat; raise ``RefusedError`` if a limit is exceeded."""
        now = self._clock()
        if len(self._latest) == OVERALL and self._latest[0] > now - 1:
            raise flood(1)
        taken = self.taken.get(chat)
        if taken and taken[-1] > now - APART:
            raise flood(1)
        super().take(chat)
        self._latest.append(now)
