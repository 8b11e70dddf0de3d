"""HTTP requests to the Bot API, in two lanes, so that answers to queries do not wait for uploads."""

import asyncio
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import aiohttp
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

from bot.runtime.encoded_form import FormField, encode_form

LANE = 16
"""Concurrent requests in each lane."""
CONNECT_SECONDS = 5.0
READ_SECONDS = 10.0
UPLOAD_SECONDS = 20.0
"""Additional seconds for a request with a file."""


class NotSentError(NetworkError):
    """The request did not reach Telegram, so sending it again cannot do anything twice."""


class LanedRequest(BaseRequest):
    """Sends the library's requests by aiohttp, uploads in one lane and all others in another.

    httpx, the library's default, takes several times as long for each; the requests are the same.
    """

    def __init__(self) -> None:
        self._uploads = asyncio.Semaphore(LANE)
        self._others = asyncio.Semaphore(LANE)
        self._session: aiohttp.ClientSession | None = None
        self._proxies: dict[str, str | None] = {}

    @property
    def read_timeout(self) -> float:
        """Seconds that Telegram has to respond."""
        return READ_SECONDS

    async def initialize(self) -> None:
        """Open the session."""
        if self._session is None:
            connector = aiohttp.TCPConnector(limit=0)  # the lanes are the limit
            self._session = aiohttp.ClientSession(
                connector=connector, headers={"User-Agent": self.USER_AGENT}
            )

    async def shutdown(self) -> None:
        """Close the session."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,  # noqa: ANN401  (of a private type of the library)
        write_timeout: Any = BaseRequest.DEFAULT_NONE,  # noqa: ANN401, ARG002
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,  # noqa: ANN401, ARG002
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,  # noqa: ANN401, ARG002
    ) -> tuple[int, bytes]:
        """Send a request when its lane is free; return status and body.

        Raises ``NotSentError`` if Telegram cannot be reached, ``TimedOut`` if it does not respond in time,
        ``NetworkError`` if the connection is lost.
        """
        has_files = bool(request_data and request_data.contains_files)
        seconds = READ_SECONDS if read_timeout is self.DEFAULT_NONE else read_timeout
        if has_files:
            seconds += UPLOAD_SECONDS
        body: dict[str, Any] = {}
        if request_data and has_files:
            form, content_type = encode_form(_fields(request_data))
            body = {"data": form, "headers": {"Content-Type": content_type}}
        elif request_data:
            body = {"data": request_data.json_parameters}
        async with self._uploads if has_files else self._others:
            return await self._send(url, method, body, seconds)

    async def _send(self, url: str, method: str, body: dict[str, Any], seconds: float) -> tuple[int, bytes]:
        if self._session is None:
            raise RuntimeError("requests before initialize or after shutdown")
        timeout = aiohttp.ClientTimeout(total=seconds, sock_connect=CONNECT_SECONDS)
        try:
            async with self._session.request(
                method, url, **body, timeout=timeout, proxy=self._proxy(url), allow_redirects=False
            ) as answer:
                return answer.status, await answer.read()
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError) as error:
            raise NotSentError(str(error)) from error
        except TimeoutError as error:
            raise TimedOut from error
        except aiohttp.ClientError as error:  # some texts contain the token, so only the type is shown
            raise NetworkError(f"the connection was lost ({type(error).__name__})") from None

    def _proxy(self, url: str) -> str | None:
        """Return the proxy that the environment names for a URL; each host is looked up once."""
        parts = urlsplit(url)
        host = parts.hostname or ""
        if host not in self._proxies:
            self._proxies[host] = None if proxy_bypass(host) else getproxies().get(parts.scheme)
        return self._proxies[host]


def _fields(data: RequestData) -> Iterator[FormField]:
    for name, value in data.json_parameters.items():
        yield FormField(name, value)
    for name, (file_name, content, content_type) in data.multipart_data.items():
        if not isinstance(content, bytes):
            raise TypeError("only bytes can be sent as a file")
        yield FormField(name, content, file_name, content_type)
