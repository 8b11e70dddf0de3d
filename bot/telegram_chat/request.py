"""Requests to Telegram in two lanes, so that the answer to a press does not wait behind pictures."""

import asyncio
from typing import Any

from telegram.request import HTTPXRequest, RequestData

LANE = 16
"""Requests at a time in each lane. More would wait in httpx, which looks through all that wait for each."""
READ_SECONDS = 10.0


class LanedRequest(HTTPXRequest):
    """The library's own requests, uploads in one lane and all others in another."""

    def __init__(self) -> None:
        super().__init__(connection_pool_size=2 * LANE, read_timeout=READ_SECONDS)
        self._uploads = asyncio.Semaphore(LANE)
        self._others = asyncio.Semaphore(LANE)

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        *more: Any,  # noqa: ANN401  (time limits, of a type that the library keeps to itself)
        **named: Any,  # noqa: ANN401
    ) -> tuple[int, bytes]:
        """Send a request when its lane is free, and return status and body."""
        lane = self._uploads if request_data and request_data.contains_files else self._others
        async with lane:
            return await super().do_request(url, method, request_data, *more, **named)
