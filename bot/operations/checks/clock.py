"""Whether this machine's clock goes as those of the chats do: days, streaks and posts go by it."""

import time
from email.utils import parsedate_to_datetime

from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.config.environment import Config
from bot.operations.checks.finding import Findings, note_finding, ok_finding, wrong_finding

PATIENCE = ClientTimeout(total=5)
FAR, TOO_FAR = 5.0, 60.0
"""Seconds."""


async def check_clock(settings: Config) -> Findings:
    """Compare it with what each chat says of the time."""
    addresses = {}
    if settings.discord_token:
        addresses["Discord"] = f"{settings.discord_api_url}/v10/gateway"
    if settings.telegram_token:
        addresses["Telegram"] = f"{settings.telegram_api_url}/"
    async with ClientSession(timeout=PATIENCE) as session:
        for name, address in addresses.items():
            ahead = await _ahead(session, address)
            if ahead is None:
                continue  # that it is not reached is told elsewhere
            said = f"this machine is {abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} {name}"
            if abs(ahead) > TOO_FAR:
                yield wrong_finding("clock", said, "Have it set by the network (NTP)")
            elif abs(ahead) > FAR:
                yield note_finding("clock", said)
            else:
                yield ok_finding("clock", f"this machine has the same time as {name}")


async def _ahead(session: ClientSession, address: str) -> float | None:
    """Return how many seconds our clock is ahead of a server's, which tells whole ones."""
    try:
        before = time.time()
        async with session.get(address, allow_redirects=False) as answer:
            told = parsedate_to_datetime(answer.headers["Date"]).timestamp()
            after = time.time()
    except (ClientError, TimeoutError, OSError, KeyError, ValueError, TypeError):
        return None
    if told <= after and before <= told + 1:
        return 0.0
    return before - (told + 1) if before > told else after - told
