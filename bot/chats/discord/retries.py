"""Repeated attempts at the requests that answer an interaction, within the time that Discord gives for them.

discord.py repeats such a request, too, but not one whose connection broke, and its waits (1, 3, 5 … seconds
after a failing server, and whatever a 429 asks for) are longer than the 3 seconds for a response. So each
attempt here is made without them (``SingleAttempts``), and ``persist`` decides about the next one.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from io import BytesIO
from typing import Any, TypeVar, cast

import discord
from aiohttp import ClientConnectionError, ClientError, ClientResponse, ClientSession
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.chats.discord.api_errors import DiscordErrorCode
from bot.runtime.encoded_form import FormField, encode_form
from bot.runtime.message_updates import MessageChangedError

Value = TypeVar("Value")

FIRST_WAIT, MAX_WAIT = 0.05, 15.0
"""Seconds before the second attempt, and at most before a further one; each wait is twice the one before."""

LAST_PAUSE = 0.1
"""Seconds between the last attempts, which are made although Discord asks to wait longer than that."""

ATTEMPT_TIMEOUT = 60.0
"""Seconds after which an attempt counts as failed: a large picture on a slow line takes some."""

MOST_UNKNOWN = 6
"""How often a response that should be there is looked for: Discord may take a moment to know it."""

UNKNOWN = {DiscordErrorCode.UNKNOWN_MESSAGE, DiscordErrorCode.UNKNOWN_WEBHOOK}

log = logging.getLogger(__name__)


class AlreadyArrivedError(Exception):
    """An earlier attempt has arrived, although Discord's answer to it was lost."""


class RateLimitedError(discord.HTTPException):
    """Discord asks to wait before the next attempt."""

    def __init__(self, response: ClientResponse, data: dict[str, Any]) -> None:
        super().__init__(response, data)
        self.retry_after = float(data["retry_after"])
        """Seconds."""


class SingleAttempts(AsyncWebhookAdapter):
    """Sends discord.py's requests about interactions once.

    discord.py has no setting for that. It takes the sender of these requests from a context variable, and
    passes it a session: this one raises an error where discord.py would wait.
    """

    async def request(
        self,
        route: Route,
        session: ClientSession,
        *,
        multipart: Sequence[Mapping[str, Any]] | None = None,
        files: Sequence[discord.File] | None = None,  # noqa: ARG002 - they are in the form, which is sent once
        **parameters: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Send a request once; raise what discord.py raises, or ``RateLimitedError``."""
        form = encode_form(map(_field_of, multipart)) if multipart else None
        answer = await super().request(
            route, cast(ClientSession, _SingleAttemptSession(session, form)), **parameters
        )
        if isinstance(answer, dict):  # discord.py would make objects of the message, which nobody reads
            answer.pop("resource", None)
        return answer


def _field_of(field: Mapping[str, Any]) -> FormField:
    """Return a field of a form of discord.py: the message as JSON, or a file."""
    if isinstance(field["value"], str):
        return FormField(field["name"], field["value"], content_type="application/json")
    return FormField(field["name"], field["value"].read(), field["filename"], field["content_type"])


class _SingleAttemptSession:
    """As much of a session as discord.py uses, which raises errors that discord.py would wait after."""

    def __init__(self, session: ClientSession, form: tuple[BytesIO, str] | None) -> None:
        self._session = session
        self._form = form

    @asynccontextmanager
    async def request(self, method: str, url: str, **arguments: Any) -> AsyncIterator[ClientResponse]:  # noqa: ANN401
        if self._form:
            body, content_type = self._form
            arguments |= {"data": body, "headers": arguments["headers"] | {"Content-Type": content_type}}
        try:
            async with self._session.request(method, url, **arguments) as response:
                await _raise_for_status(response)
                yield response
        except OSError as error:  # discord.py waits after some of these
            raise ClientConnectionError(str(error) or type(error).__name__) from error


async def _raise_for_status(response: ClientResponse) -> None:
    if response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        raise discord.DiscordServerError(response, await response.text())
    if response.status == HTTPStatus.TOO_MANY_REQUESTS and response.content_type == "application/json":
        data = await response.json()
        if not data.get("code") and "retry_after" in data:  # a code is an error, such as too many old edits
            raise RateLimitedError(response, data)
        raise discord.HTTPException(response, data)


async def persist(
    request: Callable[[], Awaitable[Value]],
    until: float,
    *,
    is_wanted: Callable[[], bool] = lambda: True,
    is_known: bool = False,
    last_attempts: float = 0.0,
    find_arrived: Callable[[], Awaitable[Value | None]] | None = None,
    attempt_seconds: float | None = ATTEMPT_TIMEOUT,
) -> Value:
    """Make a request until it succeeds, at least once; the last time at a moment of the event loop's clock.

    ``request`` is called for each attempt, so that its files can be sent again. ``is_known`` says that what
    it changes must exist, so that it is repeated some times if Discord does not know it.

    ``find_arrived`` looks for what an attempt has made that seemed to fail: a second one would make it twice.

    ``attempt_seconds`` is ``None`` where discord.py may wait in an attempt, for its turn in a channel.

    For ``last_attempts`` seconds after the last moment there are more, in quick succession.

    Raises the last error, ``AlreadyArrivedError``, or ``MessageChangedError`` if it is not wanted any more.
    """
    loop = asyncio.get_running_loop()
    failure: Exception
    wait, unknown, is_doubtful = FIRST_WAIT, 0, False
    while True:
        try:
            return await _attempt(request, attempt_seconds)
        except RateLimitedError as error:
            failure, pause = error, error.retry_after
        except (discord.DiscordServerError, ClientError, OSError) as error:
            failure, pause, is_doubtful = error, wait, True
        except discord.HTTPException as error:
            if is_doubtful and error.code == DiscordErrorCode.ANSWERED_ALREADY:
                raise AlreadyArrivedError from error
            unknown += 1
            if not (is_known and error.code in UNKNOWN and unknown < MOST_UNKNOWN):
                raise
            failure, pause = error, wait
        left = until - loop.time()
        if left <= -last_attempts:
            raise failure
        log.info("Discord did not take an answer, which is sent again: %s", failure or type(failure).__name__)
        await asyncio.sleep(min(pause, left if left > 0 else LAST_PAUSE))
        wait = min(2 * wait, MAX_WAIT)
        if not is_wanted():
            raise MessageChangedError
        if is_doubtful and find_arrived and (arrived := await find_arrived()) is not None:
            return arrived


async def _attempt(request: Callable[[], Awaitable[Value]], seconds: float | None) -> Value:
    token = async_context.set(SingleAttempts())  # type: ignore[no-untyped-call] # discord.py's
    try:
        async with asyncio.timeout(seconds):
            return await request()
    finally:
        async_context.reset(token)
