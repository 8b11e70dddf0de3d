"""Rate limits by route, reported in response headers.

Source: https://discord.com/developers/docs/topics/rate-limits
"""

import hashlib
import re
import time
from collections import deque
from dataclasses import dataclass

from tests.discord_chat.simulator.faults import Limited
from tests.discord_chat.simulator.request import Request

USUAL = (("*", "/webhooks/*", 5, 2.0), ("*", "/channels/*/messages*", 5, 5.0), ("*", "*", 50, 1.0))
"""Requests allowed per number of seconds: observed values, because Discord publishes none."""


GLOBAL = 50
"""Requests per second over all routes; responses to interactions are not counted."""


@dataclass(slots=True)
class Bucket:
    """The requests that share a limit, in the current window."""

    allowed: int
    seconds: float
    left: int
    ends: float


class Buckets:
    """The limits of all routes."""

    def __init__(self) -> None:
        self._limits = list(USUAL)
        self._buckets: dict[str, Bucket] = {}
        self._latest: deque[float] = deque(maxlen=GLOBAL)

    def allow(self, method: str, path: str, number: int, seconds: float) -> None:
        """Set the limit of a route and its window in seconds; a ``*`` in the path matches anything."""
        self._limits.insert(0, (method, path, number, seconds))

    def take(self, request: Request) -> dict[str, str]:
        if request.path.startswith("/interactions/"):
            return {}  # these have no limit
        found = ((number, span) for method, path, number, span in self._limits if request.suits(method, path))
        if not request.path.startswith("/webhooks/"):
            self._take_of_all()
        allowed, seconds = next(found)
        key = f"{request.method} {request.path if '/webhooks/' in request.path else numberless(request.path)}"
        now = time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None or bucket.ends <= now:
            bucket = self._buckets[key] = Bucket(allowed, seconds, allowed, now + seconds)
        if bucket.left == 0:
            raise Limited(bucket.ends - now)
        bucket.left -= 1
        route = f"{request.method} {numberless(request.path)}"
        return {
            "X-RateLimit-Limit": str(bucket.allowed),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{time.time() + bucket.ends - now:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }

    def _take_of_all(self) -> None:
        """Count a request against the global limit; raise ``Limited`` if it is exceeded."""
        now = time.monotonic()
        if len(self._latest) == GLOBAL and self._latest[0] > now - 1:
            raise Limited(self._latest[0] + 1 - now, is_global=True)
        self._latest.append(now)


def numberless(path: str) -> str:
    """Return a path with the ids after the first one masked: routes that differ only there share a bucket."""
    first, *rest = re.split(r"(?<=\d)(?=/)", path, maxsplit=1)
    return first + "".join(re.sub(r"/\d+", "/…", part) for part in rest)
