"""Checks this machine's clock against those of the chats: days, streaks and posts depend on it."""

import time
from email.utils import parsedate_to_datetime

from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.config.environment import Config
from bot.operations.checks.finding import Findings, note_finding, ok_finding, wrong_finding

TIMEOUT = ClientTimeout(total=5)
FAR, TOO_FAR = 5.0, 60.0
"""Seconds."""


async def check_clock(settings: Config) -> Findings:
    """Compare the clock with the time of each chat's server."""
    addresses = {}
    if settings.discord_token:
        addresses["Discord"] = f"{settings.discord_api_url}/v10/gateway"
    if settings.telegram_token:
        addresses["Telegram"] = f"{settings.telegram_api_url}/"
    async with ClientSession(timeout=TIMEOUT) as session:
        for name, address in addresses.items():
            ahead = await _seconds_ahead(session, address)
            if ahead is None:
                continue  # another check reports that
            text = f"this machine is {abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} {name}"
            if abs(ahead) > TOO_FAR:
                yield wrong_finding("clock", text, "Synchronize it over the network (NTP)")
            elif abs(ahead) > FAR:
                yield note_finding("clock", text)
            else:
                yield ok_finding("clock", f"this machine has the same time as {name}")


async def _seconds_ahead(session: ClientSession, address: str) -> float | None:
    """Return how many seconds our clock is ahead of a server's, which sends whole seconds."""
    try:
        before = time.time()
        async with session.get(address, allow_redirects=False) as answer:
            sent = parsedate_to_datetime(answer.headers["Date"]).timestamp()
            after = time.time()
    except (ClientError, TimeoutError, OSError, KeyError, ValueError, TypeError):
        return None
    if sent <= after and before <= sent + 1:
        return 0.0
    return before - (sent + 1) if before > sent else after - sent
